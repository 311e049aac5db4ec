"""What just happened, for the log and the animation, and who may know it."""

from typing import Final, final

from drachenhort.core.form import Form
from drachenhort.core.plain import Json
from drachenhort.core.shapes import Shape

EVERYBODY: Final = (1 << 16) - 1


@final
class EventKind(Form):
    """A kind of event: its clause, and what its numbers stand for."""

    def __init__(self, name: str, clause: str, fields: dict[str, Shape]) -> None:
        super().__init__(name, clause, fields)


@final
class Events:
    """All kinds of event of a game, in the order in which they are declared."""

    def __init__(self) -> None:
        self.kinds: Final[list[EventKind]] = []

    def kind(self, name: str, clause: str, fields: dict[str, Shape]) -> EventKind:
        """Declares one more."""
        assert all(kind.name != name for kind in self.kinds), f"{name} is declared twice"
        declared = EventKind(name, clause, fields)
        self.kinds.append(declared)
        return declared


@final
class Event:
    """An event with its audience, a bit per seat. The audience is always named: without one nobody gets it."""

    def __init__(self, kind: EventKind, audience: int, values: list[int]) -> None:
        self.kind: Final = kind
        self.audience: Final = audience
        self.values: Final = values

    def is_for(self, seat: int) -> bool:
        return (self.audience >> seat) & 1 == 1

    def to_json(self) -> dict[str, Json]:
        return self.kind.json("event", self.values)


def only(seat: int) -> int:
    """The audience of one seat."""
    return 1 << seat


def all_but(seat: int) -> int:
    """Everybody except one seat; watchers without a seat included."""
    return EVERYBODY ^ (1 << seat)
