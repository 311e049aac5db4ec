"""What can be used in a game, read from what its room declares: every action and event, and every thing they name.

A thing is a value of a domain that tells things apart: a name, a field, a place, or a number that cannot be 0. A number
that can be 0 is an amount, and seats and yes or no are no things.
"""

from typing import Final, NamedTuple, final

from drachenhort.core.event import Event, EventKind
from drachenhort.core.form import Form
from drachenhort.core.game import Game
from drachenhort.core.shapes import NONE, Count, Domain, Flag, Many, Maybe, Seat, Shape

SEAT: Final = "seat"
"""The field of an event that says who did it or had it."""
ACTION: Final = "action"
EVENT: Final = "event"
MOST_VALUES: Final = 200


class Use(NamedTuple):
    """One thing in one role, such as `event played kind=7`; without a field it is the action or event itself."""

    source: str
    kind: str
    field: str
    domain: Domain | None
    number: int

    @property
    def group(self) -> str:
        return f"{self.source}:{self.kind}.{self.field}" if self.field else f"{self.source}:{self.kind}"

    @property
    def value(self) -> str:
        return "" if self.domain is None else self.domain.word(self.number)

    @property
    def key(self) -> str:
        """What data call it: `event:played.kind=7`."""
        return f"{self.group}={self.value}" if self.field else self.group


class _Reading(NamedTuple):
    """How the numbers of an event are read: which use each stands for."""

    own: int
    seat: int | None
    single: list[tuple[int, dict[int, int]]]
    rest: tuple[int, dict[int, int]] | None


@final
class Uses:
    """All uses of a game, each by its place in `all`. A key is a use with the seat that had it, or `nobody`."""

    def __init__(self, game: Game) -> None:
        self.all: Final[list[Use]] = []
        self.nobody: Final = game.max_seats
        self.stride: Final = game.max_seats + 1
        self._of_action: Final[dict[int, list[int]]] = {}
        self._of_event: Final[dict[EventKind, _Reading]] = {}
        for action in game.contract.actions.kinds:
            own, places = self._declare(ACTION, action)
            for code, values in action.codes.items():
                found = [table.get(values[place]) for place, table in places]
                self._of_action[code] = [own, *[use for use in found if use is not None]]
        for event in game.contract.events.kinds:
            own, places = self._declare(EVENT, event)
            names = list(event.fields)
            seat = names.index(SEAT) if isinstance(event.fields.get(SEAT), Seat) else None
            is_list = bool(names) and isinstance(event.fields[names[-1]], Many)
            lists = [each for each in places if is_list and each[0] == len(names) - 1]
            single = [each for each in places if each not in lists]
            self._of_event[event] = _Reading(own, seat, single, lists[0] if lists else None)

    def _declare(self, source: str, form: Form) -> tuple[int, list[tuple[int, dict[int, int]]]]:
        """The use that is the form itself, and for each field that names things a table of its numbers."""
        own = self._add(Use(source, form.name, "", None, NONE))
        places: list[tuple[int, dict[int, int]]] = []
        for place, (field, shape) in enumerate(form.fields.items()):
            domain = things_of(shape)
            if domain is not None:
                table = {number: self._add(Use(source, form.name, field, domain, number)) for number in domain.numbers()}
                places.append((place, table))
        return own, places

    def _add(self, use: Use) -> int:
        self.all.append(use)
        return len(self.all) - 1

    def of_acts(self, acts: dict[tuple[int, int], int]) -> dict[int, int]:
        """How often each key was used by these acts: seat and code, each so many times."""
        found: dict[int, int] = {}
        for (seat, code), times in acts.items():
            for use in self._of_action[code]:
                key = use * self.stride + seat
                found[key] = found.get(key, 0) + times
        return found

    def of_events(self, events: list[Event]) -> list[int]:
        """The keys of what happened, each as often as it did."""
        found: list[int] = []
        note = found.append
        stride = self.stride
        for event in events:
            own, place, single, rest = self._of_event[event.kind]
            values = event.values
            seat = self.nobody if place is None else values[place]
            note(own * stride + seat)
            for at, table in single:
                use = table.get(values[at])
                if use is not None:
                    note(use * stride + seat)
            if rest is not None:
                start, table = rest
                for number in values[start:]:
                    use = table.get(number)
                    if use is not None:
                        note(use * stride + seat)
        return found


def things_of(shape: Shape) -> Domain | None:
    """The domain of a field, if it tells things apart."""
    while isinstance(shape, Maybe | Many):
        shape = shape.of
    if not isinstance(shape, Domain) or isinstance(shape, Seat | Flag):
        return None
    if isinstance(shape, Count) and (shape.low < 1 or shape.high - shape.low >= MOST_VALUES):
        return None
    return shape if 1 < len(shape.numbers()) <= MOST_VALUES else None
