"""Procedures under way, as a stack of plain data in the rulebook's order."""

from typing import Generic, TypeVar

from drachenhort.core.form import Form
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

    def told(self) -> tuple[Form, list[int]] | None:
        """The form and the numbers of a step in which somebody decides; no other stands in a position."""
        return None
