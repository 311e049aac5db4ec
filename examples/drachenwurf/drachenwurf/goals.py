"""The hidden goals: what somebody must have done at the end to get a bonus."""

from collections.abc import Callable
from typing import Final, NamedTuple

BONUS: Final = 15


class Deeds(NamedTuple):
    """What everybody could see of one seat."""

    burned: int
    """How many turns were lost to the fire."""
    best: int
    """The most points of one turn."""
    sixes: int
    """How many sixes were brought home."""
    smallest: int
    """The fewest points with which a turn was ended; 0 if none was."""


GOALS: Final[dict[str, Callable[[Deeds], bool]]] = {
    "careful": lambda deeds: deeds.burned == 0,
    "reckless": lambda deeds: deeds.burned >= 3,
    "greedy": lambda deeds: deeds.best >= 22,
    "noble": lambda deeds: deeds.sixes >= 7,
    "modest": lambda deeds: 0 < deeds.smallest <= 8,
    "scorched": lambda deeds: 1 <= deeds.burned <= 2,
}
NAMES: Final = list(GOALS)
