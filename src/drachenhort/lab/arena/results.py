"""What an arena has counted. Counts are whole numbers, so that they add up the same in any order and load as they were."""

from dataclasses import dataclass
from math import lcm
from typing import Final

from msgspec import Struct, field

from drachenhort.core.outcome import Outcome
from drachenhort.lab.arena.matches import Match, Seating
from drachenhort.lab.arena.thinking import Thinking
from drachenhort.lab.stats import clustered

WHOLE: Final = lcm(*range(1, 11))
"""A victory in parts, so that up to ten winners can share it."""
BETTER: Final = ">"
EQUAL: Final = "="


@dataclass(frozen=True)
class Played:
    """One game that was played, as plain data from another process."""

    seating: Seating
    ending: str
    scores: list[int]
    winners: list[int]
    thinking: dict[str, Thinking]


class Standing(Struct):
    """One player's results in a match, over all its seats."""

    seats: int = 0
    """How many it had in all games together."""
    parts: int = 0
    """What it won, in parts of a victory."""
    squares: int = 0
    """The square of what it won in a deal, over all deals."""
    score: int = 0
    thinking: Thinking = field(default_factory=Thinking)

    @property
    def mean_score(self) -> float:
        return self.score / self.seats if self.seats else 0.0


class MatchResult(Struct):
    """The counts of one match. A deal counts when it has been played in all seatings; until then its games wait."""

    players: list[str]
    games_per_deal: int
    deals: int = 0
    nobody: int = 0
    """Games that everybody lost."""
    endings: dict[str, int] = field(default_factory=dict)
    standings: dict[str, Standing] = field(default_factory=dict)
    orders: dict[str, int] = field(default_factory=dict)
    """How often they came in this order: `a>b=b>a`."""
    begun: list[Played] = field(default_factory=list)
    """Games of the deal that is being played, in the order of its seatings."""
    figures: dict[str, dict[str, float]] = field(default_factory=dict)
    """What follows from the counts for each player, for readers of the file; written, never read."""

    @property
    def games(self) -> int:
        return self.deals * self.games_per_deal

    @property
    def won(self) -> int:
        """Games that somebody won."""
        return self.games - self.nobody

    def add(self, game: Played) -> None:
        self.begun.append(game)
        if len(self.begun) == self.games_per_deal:
            self._count_deal()
            self.begun = []

    def _count_deal(self) -> None:
        self.deals += 1
        won = dict.fromkeys(self.players, 0)
        for game in self.begun:
            self.nobody += not game.winners
            self.endings[game.ending] = self.endings.get(game.ending, 0) + 1
            order = order_of(game.seating, game.scores, game.winners)
            self.orders[order] = self.orders.get(order, 0) + 1
            for seat, name in enumerate(game.seating):
                self.standings[name].seats += 1
                self.standings[name].score += game.scores[seat]
                won[name] += WHOLE // len(game.winners) if seat in game.winners else 0
            for name, thinking in game.thinking.items():
                self.standings[name].thinking.add(thinking)
        for name, parts in won.items():
            self.standings[name].parts += parts
            self.standings[name].squares += parts * parts

    def wins(self, name: str) -> float:
        return self.standings[name].parts / WHOLE

    def share(self, name: str) -> float:
        """Of all games, those that a player has won at any of its seats; a shared victory counts in part."""
        return self.wins(name) / self.games if self.games else 0.0

    def share_of_won(self, name: str) -> float:
        """The same, of the games that somebody won."""
        return self.wins(name) / self.won if self.won else 0.0

    def fair_share(self, name: str) -> float:
        """What it would win if all were equally strong and somebody always won."""
        seats = sum(standing.seats for standing in self.standings.values())
        return self.standings[name].seats / seats if seats else 0.0

    def interval(self, name: str) -> tuple[float, float]:
        """Where its true share of wins lies, with 95 % confidence."""
        if self.deals == 0:
            return 0.0, 1.0
        standing = self.standings[name]
        scatter = (standing.squares * self.deals - standing.parts**2) / (self.deals * (WHOLE * self.games_per_deal) ** 2)
        return clustered(self.share(name), scatter, self.deals, self.games_per_deal)


def empty_result(match: Match) -> MatchResult:
    return MatchResult(match.players, len(match.seatings), standings={name: Standing() for name in match.players})


def played(seating: Seating, outcome: Outcome, thinking: dict[str, Thinking]) -> Played:
    return Played(seating, outcome.ending, list(outcome.scores), list(outcome.winners), thinking)


def order_of(seating: Seating, scores: list[int], winners: list[int]) -> str:
    """Who came before whom: winners first, then by score. Where nobody wins, all have lost alike."""
    ranks: dict[tuple[bool, int], list[str]] = {}
    for seat, name in enumerate(seating):
        rank = (seat not in winners, 0 if seat in winners or not winners else -scores[seat])
        ranks.setdefault(rank, []).append(name)
    return BETTER.join(EQUAL.join(sorted(ranks[rank])) for rank in sorted(ranks))
