"""What was counted in some games: whole numbers only, so that counts add up to the same in any order."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from math import lcm
from typing import Final, TypeAlias

from drachenhort.core.outcome import Outcome
from drachenhort.lab.report.tally import Played, Tally

NOBODY: Final = -1
"""In place of a seat, where all have lost."""
Place: TypeAlias = int | str


@dataclass
class Counts:
    """A win counts as `unit`, so that equal parts of a shared one are whole numbers too."""

    games: Counter[Place] = field(default_factory=Counter)
    """By how many seats share the win: 0 if all have lost."""
    lengths: Counter[Place] = field(default_factory=Counter)
    """Games by their decisions."""
    turns: Counter[Place] = field(default_factory=Counter)
    """Games by their turns."""
    choices: Counter[Place] = field(default_factory=Counter)
    """Decisions by how many actions were legal."""
    endings: Counter[Place] = field(default_factory=Counter)
    wins: Counter[Place] = field(default_factory=Counter)
    """Units by seat, and by NOBODY."""
    scores: Counter[Place] = field(default_factory=Counter)
    margins: Counter[Place] = field(default_factory=Counter)
    """Games by how many points lie between the two best seats."""
    seated: Counter[Place] = field(default_factory=Counter)
    """Seats taken by the players of this name, and below the units they have won."""
    player_wins: Counter[Place] = field(default_factory=Counter)
    used: Counter[Place] = field(default_factory=Counter)
    """How often, by use; those that nobody has used are there with 0."""
    had: Counter[Place] = field(default_factory=Counter)
    """Games in which a seat has used a thing at all, by `key_of`; and below the units won in them."""
    won: Counter[Place] = field(default_factory=Counter)
    close: Counter[Place] = field(default_factory=Counter)
    """What was seen in the games that were watched closely (closely.py)."""

    def add(self, other: "Counts") -> None:
        for each in fields(self):
            mine: Counter[Place] = getattr(self, each.name)
            theirs: Counter[Place] = getattr(other, each.name)
            for key, count in theirs.items():
                mine[key] += count

    @property
    def total(self) -> int:
        return sum(self.games.values())

    @property
    def decisions(self) -> int:
        return sum(self.choices.values())

    def note_game(self, outcome: Outcome, names: list[str], played: Played) -> list[int]:
        """One more game, but for what was used in it. Returns the units won by every seat."""
        seats = len(names)
        share = unit_of(seats) // max(1, len(outcome.winners))
        self.games[len(outcome.winners)] += 1
        self.lengths[len(played.acts)] += 1
        self.turns[played.turns] += 1
        self.choices.update(played.choices)
        self.endings[outcome.ending] += 1
        if not outcome.winners:
            self.wins[NOBODY] += share
        ranked = sorted(outcome.scores)
        if seats > 1:
            self.margins[ranked[-1] - ranked[-2]] += 1
        units = [share if seat in outcome.winners else 0 for seat in range(seats)]
        for seat, name in enumerate(names):
            self.wins[seat] += units[seat]
            self.scores[seat] += outcome.scores[seat]
            self.seated[name] += 1
            self.player_wins[name] += units[seat]
        return units

    def note_uses(self, names: Sequence[str], tally: Tally, with_unused: bool) -> None:
        """Numbers of uses become words, which are the same in a variant of the game with other cards."""
        stride = tally.stride
        for number, times in enumerate(tally.used):
            if times or with_unused:
                self.used[names[number]] += times
        for key, times in enumerate(tally.had):
            if times:
                place = key_of(names[key // stride], key % stride)
                self.had[place] += times
                if tally.won[key]:
                    self.won[place] += tally.won[key]


def key_of(use: str, seat: int) -> str:
    """The key of a use at a seat."""
    return f"{use}@{seat}"


def unit_of(seats: int) -> int:
    """So many parts a win has, so that any number of seats can share it."""
    return lcm(*range(1, seats + 1))
