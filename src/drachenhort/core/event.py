"""What just happened, for the log and the animation, and who may know it."""

from typing import Final, final

EVERYBODY: Final = (1 << 16) - 1


@final
class EventKind:
    """A kind of event with the names of its numbers; a last name with a star takes all that are left."""

    def __init__(self, name: str, fields: list[str]) -> None:
        self.name: Final = name
        self.fields: Final = fields


@final
class Event:
    """An event with its audience, a bit per seat. The audience is always named: without one nobody gets it."""

    def __init__(self, kind: EventKind, audience: int, values: list[int]) -> None:
        self.kind: Final = kind
        self.audience: Final = audience
        self.values: Final = values

    def is_for(self, seat: int) -> bool:
        return (self.audience >> seat) & 1 == 1

    def to_json(self) -> dict[str, str | int | list[int]]:
        out: dict[str, str | int | list[int]] = {"event": self.kind.name}
        for place, field in enumerate(self.kind.fields):
            if field.endswith("*"):
                out[field[:-1]] = self.values[place:]
            else:
                out[field] = self.values[place]
        return out


def only(seat: int) -> int:
    """The audience of one seat."""
    return 1 << seat


def all_but(seat: int) -> int:
    """Everybody except one seat; watchers without a seat included."""
    return EVERYBODY ^ (1 << seat)
