"""How far a figure of a report can be trusted, whatever the figure is.

The games are put into groups. A figure is worked out from all games, and again without each group in turn; how much it
moves says how sure it is (the delete-a-group jackknife). So games that hang together, such as four seats of one game or
the same deal under two rules, are no trap: they lie in one group. Student's distribution is taken, with one degree of
freedom less than there are groups.
"""

from collections.abc import Callable, Sequence
from math import inf, sqrt
from statistics import NormalDist
from typing import Final, NamedTuple, TypeAlias

from drachenhort.lab.stats import student

Data: TypeAlias = "float | str | list[Data] | dict[str, Data] | None"
"""Figures and what they are of, as files of data have them."""

GROUPS: Final = 50
CONFIDENCE: Final = 0.95
POINT: Final = 0.01


class Estimate(NamedTuple):
    """A figure, its standard error, and how many groups that comes from."""

    value: float
    error: float
    groups: int
    games: int

    def reach(self, doubt: float = 1 - CONFIDENCE) -> float:
        """How far the interval goes to each side, if it may be wrong with this probability."""
        return inf if self.groups < 2 else self.error * critical(doubt, self.groups - 1)

    def interval(self, doubt: float = 1 - CONFIDENCE) -> tuple[float, float]:
        reach = self.reach(doubt)
        return self.value - reach, self.value + reach

    def is_beyond(self, border: float, doubt: float = 1 - CONFIDENCE) -> bool:
        """Whether the interval does not hold this value."""
        low, high = self.interval(doubt)
        return not low <= border <= high

    def games_for(self, reach: float, doubt: float = 1 - CONFIDENCE) -> int:
        """How many games it takes until the interval goes so far only."""
        now = self.reach(doubt)
        return self.games if now <= reach or now == inf else round(self.games * (now / reach) ** 2)


def critical(doubt: float, freedom: int) -> float:
    """So many standard errors to each side."""
    return student(NormalDist().inv_cdf(1 - doubt / 2), freedom)


def estimate(whole: float, without: Sequence[float], games: int) -> Estimate:
    """From the figure of all games, and the figure without each group."""
    groups = len(without)
    if groups < 2:
        return Estimate(whole, inf, groups, games)
    mean = sum(without) / groups
    scatter = sum((each - mean) ** 2 for each in without)
    return Estimate(whole, sqrt(scatter * (groups - 1) / groups), groups, games)


def difference(
    one: Callable[[int | None], float], other: Callable[[int | None], float], groups: int, games: int
) -> Estimate:
    """`other` less `one`: each gives its figure without a group, or of all games. Their groups belong together."""
    without = [other(group) - one(group) for group in range(groups)]
    return estimate(other(None) - one(None), without, games)


def holm(estimates: Sequence[Estimate], doubt: float = 1 - CONFIDENCE) -> list[bool]:
    """Which of many figures are not 0, so that all of it is right with this confidence (Holm's step-down).

    The clearest has to pass the test as if all were asked of it, the next as if one less, and so on; the first that fails
    ends it.
    """
    found = [False] * len(estimates)
    order = sorted(range(len(estimates)), key=lambda place: -_clearness(estimates[place]))
    for passed, place in enumerate(order):
        if not estimates[place].is_beyond(0.0, doubt / (len(estimates) - passed)):
            break
        found[place] = True
    return found


def _clearness(each: Estimate) -> float:
    if each.error == 0:
        return inf if each.value else 0.0
    return abs(each.value) / each.error
