"""Procedures under way, as a stack of plain data in the rulebook's order."""

from typing import Generic, TypeVar, cast, final

from drachenhort.core.native import i64, mypyc_attr
from drachenhort.core.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One procedure of the rulebook: its few fields and, where it needs one, the line it has reached.

    A State holds the innermost step, and each step the one `below` it. A step is never changed once it is on the stack,
    so copies of a State share it: to go on, it puts another one in its place.
    `run` does the next lines: it changes the state, pushes a step, pops itself, or asks.
    `answer` takes what a seat chose. Asking changes nothing else, so a loaded position asks again and gets the same.
    """

    below: "Step[S] | None" = None

    def run(self, state: S) -> None:
        raise NotImplementedError

    def answer(self, state: S, seat: i64, action: i64) -> None:
        raise NotImplementedError


class SteppedState(State, Generic[S]):
    """A State whose procedures are a stack of steps. `S` is the game's own State, which the steps know."""

    step: Step[S] | None  # The innermost of those under way.

    @final
    def advance(self) -> None:
        while self.decision is None and self.step is not None:
            self.step.run(cast("S", self))

    @final
    def answer(self, seat: i64, action: i64) -> None:
        step = self.step
        assert step is not None, "somebody decides, so a step is under way"
        step.answer(cast("S", self), seat, action)
        while self.decision is None and self.step is not None:
            self.step.run(cast("S", self))

    @final
    def push(self, step: Step[S]) -> None:
        """A procedure within the present one begins."""
        step.below = self.step
        self.step = step

    @final
    def pop(self) -> None:
        """The present procedure is finished."""
        step = self.step
        assert step is not None, "no step is under way"
        self.step = step.below

    @final
    def replace(self, step: Step[S]) -> None:
        """The present procedure goes on as this one."""
        present = self.step
        assert present is not None, "no step is under way"
        step.below = present.below
        self.step = step
