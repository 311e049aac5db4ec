"""What a simulation has counted. Counts are exact, so that they add up the same in any order."""

import csv
from dataclasses import dataclass, field
from fractions import Fraction
from io import StringIO
from typing import TypeAlias

from drachenhort.core.outcome import Outcome
from drachenhort.core.shares import wilson

Figures: TypeAlias = "int | float | str | dict[str, Figures]"


@dataclass
class Standing:
    """One player's results over all its seats. A shared win counts as an equal part for each winner."""

    games: int = 0
    wins: Fraction = Fraction(0)
    score: int = 0

    @property
    def win_share(self) -> float:
        return float(self.wins / self.games) if self.games else 0.0

    @property
    def mean_score(self) -> float:
        return self.score / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share of wins lies, with 95 % confidence."""
        return wilson(float(self.wins), self.games)

    def add(self, other: "Standing") -> None:
        self.games += other.games
        self.wins += other.wins
        self.score += other.score

    def to_json(self) -> dict[str, Figures]:
        low, high = self.interval
        return {
            "games": self.games,
            "wins": int(self.wins) if self.wins.denominator == 1 else float(self.wins),
            "win_share": self.win_share,
            "low": low,
            "high": high,
            "mean_score": self.mean_score,
        }


@dataclass
class Tally:
    """The counts of some games."""

    games: int = 0
    moves: int = 0
    shortest: int | None = None
    longest: int = 0
    endings: dict[str, int] = field(default_factory=dict)
    players: dict[str, Standing] = field(default_factory=dict)

    def count(self, outcome: Outcome, names: list[str], moves: int) -> None:
        """One more game, with the player of this name at each seat."""
        self.games += 1
        self.moves += moves
        self.shortest = moves if self.shortest is None else min(self.shortest, moves)
        self.longest = max(self.longest, moves)
        self.endings[outcome.ending] = self.endings.get(outcome.ending, 0) + 1
        for seat, name in enumerate(names):
            wins = Fraction(1, len(outcome.winners)) if seat in outcome.winners else Fraction(0)
            self._standing(name).add(Standing(1, wins, outcome.scores[seat]))

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.moves += other.moves
        if other.shortest is not None:
            self.shortest = other.shortest if self.shortest is None else min(self.shortest, other.shortest)
        self.longest = max(self.longest, other.longest)
        for ending, number in other.endings.items():
            self.endings[ending] = self.endings.get(ending, 0) + number
        for name, standing in other.players.items():
            self._standing(name).add(standing)

    def _standing(self, name: str) -> Standing:
        return self.players.setdefault(name, Standing())


@dataclass
class Simulation:
    """The result of many games. Everything but the time depends only on what was asked for."""

    game: str
    seats: int
    seed: str
    tally: Tally
    seconds: float

    @property
    def games(self) -> int:
        return self.tally.games

    @property
    def moves(self) -> int:
        return self.tally.moves

    @property
    def moves_per_second(self) -> float:
        return self.moves / self.seconds if self.seconds else 0.0

    @property
    def endings(self) -> dict[str, int]:
        return self.tally.endings

    @property
    def players(self) -> dict[str, Standing]:
        return self.tally.players

    @property
    def mean_moves(self) -> float:
        return self.moves / self.games if self.games else 0.0

    def to_json(self) -> dict[str, Figures]:
        return {
            "game": self.game,
            "seats": self.seats,
            "seed": self.seed,
            "games": self.games,
            "moves": self.moves,
            "seconds": self.seconds,
            "moves_per_second": self.moves_per_second,
            "lengths": {"mean": self.mean_moves, "min": self.tally.shortest or 0, "max": self.tally.longest},
            "endings": dict(self.endings),
            "players": {name: standing.to_json() for name, standing in self.players.items()},
        }

    def csv(self) -> str:
        """One line for each player, under a header."""
        out = StringIO()
        columns = ["player", *Standing().to_json()]
        writer = csv.DictWriter(out, columns, lineterminator="\n")
        writer.writeheader()
        for name, standing in self.players.items():
            writer.writerow({"player": name, **standing.to_json()})
        return out.getvalue()
