"""Games that are played on in three ways from where a creature of one's own was won (see `lab/creature_worth.py`)."""

from dataclasses import dataclass, field
from typing import NamedTuple


@dataclass(frozen=True)
class WorthTask:
    """Some of the games about one creature, as plain data for another process."""

    creature: str
    """As the one word of options."""
    seats: int
    level: str
    """Who plays, at every seat."""
    seed: str
    first: int
    games: int
    seconds: float = 0.0
    """It stops when they are over, if they are not 0; one game is played at least."""


class Fork(NamedTuple):
    """A game in which the creature was won: wins of the winner's, of TIMES each, with it, with FEW and with MANY."""

    number: int
    used: float
    few: float
    many: float
    got_few: int
    """Coins: the bank may not have had as many."""
    got_many: int


@dataclass
class Forks:
    """What came of so many games. In those that are not there the creature was not won, or won with a Doppelganger."""

    games: int = 0
    found: list[Fork] = field(default_factory=list)

    def add(self, other: "Forks") -> None:
        self.games += other.games
        self.found += other.found
