"""Procedures under way, as a stack of plain data in the rulebook's order."""

from typing import Generic, TypeVar

from drachenhort.core.native import i64
from drachenhort.core.state import State

S = TypeVar("S", bound=State)


class Step(Generic[S]):
    """One procedure of the rulebook: its few fields and, where it needs one, the line it has reached.

    A step is never changed, so copies of a State share it: to go on, it puts another one in its place.
    `run` does the next lines: it changes the state, pushes a step, pops itself, or asks.
    `answer` takes what a seat chose. Asking changes nothing else, so a loaded position asks again and gets the same.
    """

    def run(self, state: S) -> None:
        raise NotImplementedError

    def answer(self, state: S, seat: i64, action: i64) -> None:
        raise NotImplementedError


def drive(state: S, steps: list[Step[S]]) -> None:
    """Runs the topmost step again and again until somebody has to choose or the game is over."""
    while state.decision is None and steps:
        steps[-1].run(state)
