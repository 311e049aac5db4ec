"""How steps stand in positions and views: declared beside each step, and collected here for the whole room."""

from collections.abc import Callable
from typing import Final, Generic, final

from drachenhort.core.codec import Line
from drachenhort.core.form import Form
from drachenhort.core.plain import Json
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

    def in_order(self, *first: Form) -> list[Form]:
        """All, those named at the beginning, the others as they were declared: what learners see has this order."""
        others = [form for form in self._forms.values() if form not in first]
        self._forms.clear()
        for form in [*first, *others]:
            self._forms[form.name] = form
        return list(self._forms.values())

    def find(self, name: str) -> Form | None:
        """What is declared under this name."""
        return self._forms.get(name)

    def words(self, step: Step[S] | None) -> list[str]:
        """The innermost step, for a line of a position."""
        if step is None:
            return [OVER]
        told = step.told()
        assert told is not None, "nobody decides in this step"
        return told[0].words(told[1])

    def json(self, step: Step[S] | None) -> dict[str, Json] | None:
        """The step as a view shows it."""
        told = None if step is None else step.told()
        return None if told is None else told[0].json("step", told[1])

    def read(self, line: Line, state: S, *others: str) -> Step[S]:
        """The step of what `words` wrote. The rest of the position has been read, and so have the `others` a room knows."""
        name = line.words[0] if line.words else ""
        form = self._forms.get(name)
        if form is None:
            raise line.error(f"'{name}' is not one of {', '.join([*others, *self._forms, OVER])}")
        return self._readers[name](line, state, form.read(line, state.seats))
