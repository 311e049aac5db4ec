"""What matters in a game, as numbers: the facts a room declares in its `facts.py`, and what is said with them.

A room that has no such module is explained all the same: every game has the chance to win and the lead in points.
"""

from collections.abc import Callable
from typing import Final, Literal, NamedTuple, TypeAlias, TypeVar, cast, final

from drachenhort.core.native import i64
from drachenhort.core.state import State

S = TypeVar("S", bound=State)

MORE_IS_BETTER: Final = 1
LESS_IS_BETTER: Final = -1

WIN: Final = "win"
"""The fact of every game: whether it is won. A share of games."""
LEAD: Final = "lead"
"""The fact of every game whose winner is told by points: how far ahead of the best of the others a game ends."""

Topic: TypeAlias = Literal["better", "worse", "risk", "now", "changed"]
"""What it is about: why one action is better than another, why an action is worse than the best, what an action risks,
what matters now, what others did."""


@final
class Fact:
    """One number that matters, worked out from a table for one seat; a yes or no counts as 1 or 0.

    It is asked of tables dealt by `view.sample`, never of a real one. The texts of the room say it as `fact-ID`, and where
    it has an `alarm`, as `fact-ID.now` for the moment in which the number is at the alarm or beyond.
    """

    def __init__(
        self,
        id: str,
        clause: str,
        better: int,
        measure: Callable[[S, i64], float],
        is_whether: bool = False,
        alarm: float | None = None,
        jolt: float | None = None,
        least_seats: int = 2,
    ) -> None:
        self.id: Final = id
        self.clause: Final = clause
        """The rule that makes it matter."""
        self.better: Final = better
        """1 if more of it is good for the seat, -1 if less is."""
        self.measure: Final = cast("Callable[[State, i64], float]", measure)  # A room measures its own tables only.
        self.is_whether: Final = is_whether
        """Said as a share of cases instead of as a number."""
        self.alarm: Final = alarm
        self.jolt: Final = jolt
        """If others change it by so much between two turns of the seat, that is worth telling."""
        self.least_seats: Final = least_seats
        """At a table with fewer it says nothing that another fact does not."""

    def is_alarming(self, value: float) -> bool:
        """Whether the number is so bad for the seat that it matters now."""
        if self.alarm is None:
            return False
        return value * self.better <= self.alarm * self.better


@final
class Facts:
    """All facts of a game, what matters most first."""

    def __init__(self, facts: list[Fact]) -> None:
        self.all: Final = facts

    def of(self, id: str) -> Fact | None:
        for fact in self.all:
            if fact.id == id:
                return fact
        return None

    def at(self, seats: i64) -> "Facts":
        """Those for a table with so many seats."""
        return Facts([fact for fact in self.all if fact.least_seats <= seats])

    def measure(self, state: State, seat: i64) -> list[float]:
        """The number of every fact, in their order."""
        return [fact.measure(state, seat) for fact in self.all]


NO_FACTS: Final = Facts([])


class Reason(NamedTuple):
    """One thing to say, in numbers; the texts make a sentence of it."""

    topic: Topic
    fact: str
    value: float
    """The mean of the fact: after the better action, in the bad cases of an action, now, or since others have acted."""
    other: float
    """What it is compared with: after the worse action, in all cases of the action, or before. The same if nothing is."""


def figure(is_whether: bool, value: float, other: float) -> int:
    """A number as people are told it, counted in halves: whole where that is enough to tell it from the other one. A share
    is counted in tenths."""
    if is_whether:
        return round(value * 10)
    if round(value) != round(other) or abs(value - other) < 0.25:
        return 2 * round(value)
    return round(2 * value)


def are_told_apart(is_whether: bool, reason: Reason) -> bool:
    """Whether people who are told both numbers see a difference."""
    here = figure(is_whether, reason.value, reason.other)
    return here != figure(is_whether, reason.other, reason.value)
