"""How steps stand in positions and views: declared beside each step, and collected here for the whole room."""

from collections.abc import Callable
from typing import Final, Generic, final

from drachenhort.core.codec import Line
from drachenhort.core.form import Form
from drachenhort.core.shapes import Shape
from drachenhort.core.step import S, Step

OVER: Final = "over"
"""In place of a step when the game is over."""


@final
class StepForms(Generic[S]):
    """All forms of a room's steps. Each step names its own (`told`)."""

    def __init__(self) -> None:
        self._forms: Final[dict[str, Form]] = {}
        self._readers: Final[dict[str, Callable[[Line, S, list[int]], Step[S]]]] = {}

    def form(self, name: str, clause: str, fields: dict[str, Shape], read: Callable[[Line, S, list[int]], Step[S]]) -> Form:
        """Declares one more. `read` makes the step of its numbers, or raises what is wrong with it in this position."""
        assert name not in self._forms, f"{name} is declared twice"
        declared = Form(name, clause, fields)
        self._forms[name] = declared
        self._readers[name] = read
        return declared

    def in_order(self) -> list[Form]:
        """As the rules speak of them."""
        return sorted(self._forms.values(), key=lambda form: [int(number) for number in form.clause.split(".")])

    def words(self, step: Step[S] | None) -> list[str]:
        """The innermost step, for a line of a position."""
        told = None if step is None else step.told()
        return [OVER] if told is None else told[0].words(told[1])

    def read(self, line: Line, state: S) -> Step[S] | None:
        """The step of what `words` wrote, None if the game is over. The rest of the position has been read."""
        name = line.words[0] if line.words else ""
        if name == OVER:
            return None
        form = self._forms.get(name)
        if form is None:
            raise line.error(f"'{name}' is not one of {', '.join([form.name for form in self.in_order()])}, {OVER}")
        return self._readers[name](line, state, form.read(line, state.seats))
