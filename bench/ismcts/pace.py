"""How long both sides think, and how many simulations that makes for the one that counts instead of looking at a clock."""

from typing import Final

FEWEST: Final = 2
"""The first simulation of ISMCTS only looks at where it is; with one alone it has no answer."""
MEMORY: Final = 0.7
"""How much of the rate so far is kept: games are quicker to play on from near their end."""


class Clock:
    """The time one side took for the decisions that left it a choice."""

    def __init__(self) -> None:
        self.decisions = 0
        self.seconds = 0.0

    def note(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds

    @property
    def mean(self) -> float:
        return self.seconds / self.decisions if self.decisions else 0.0


class Pace:
    """Simulations a second, as the last searches had it."""

    def __init__(self, first_guess: float) -> None:
        self.rate = first_guess

    def simulations_in(self, seconds: float) -> int:
        return max(FEWEST, round(self.rate * seconds))

    def note(self, simulations: int, seconds: float) -> None:
        self.rate = MEMORY * self.rate + (1 - MEMORY) * simulations / seconds


class Allowance:
    """What ISMCTS may think, so that it has had so many times our time for every decision of its own.

    What its last searches took too little or too much goes into the next one, so the means stand in that ratio whatever
    the rate does in between.
    """

    def __init__(self, times: float, ours: Clock, theirs: Clock) -> None:
        self._times: Final = times
        self._ours: Final = ours
        self._theirs: Final = theirs

    def next_seconds(self, usual: float) -> float:
        """For the next decision; `usual` is our time as long as we have not decided anything."""
        mean = (self._ours.mean if self._ours.decisions else usual) * self._times
        owed = mean * self._theirs.decisions - self._theirs.seconds
        # A debt is paid in small parts: one search of many times the usual length would not make up for many short ones.
        return mean + min(max(owed, -mean / 2), mean)
