"""What can be used in a game, read from what its room declares: every action and event, and every thing they name.

A thing is a value of a domain that tells things apart: a name, a field, a place, or a number that cannot be 0. A number
that can be 0 is an amount, and seats and yes or no are no things. Compiled: everything that happens is looked up here.
"""

from typing import Final, NamedTuple, final

from drachenhort.core.event import Event, EventKind
from drachenhort.core.form import Form
from drachenhort.core.game import Game
from drachenhort.core.native import i64
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


@final
class Table:
    """Which use each number of a field stands for."""

    def __init__(self, uses: dict[int, int]) -> None:
        self._low: Final = min(uses)
        self._uses: Final = [uses.get(number, NONE) for number in range(min(uses), max(uses) + 1)]

    def use(self, number: i64) -> i64:
        """NONE for a number that is no thing."""
        place = number - self._low
        return self._uses[place] if 0 <= place < len(self._uses) else NONE


@final
class Reading:
    """How the numbers of an event are read. From `rest` on all belong to the last field, which is a list."""

    def __init__(self, own: int, seat: int | None, single: list[tuple[int, Table]], rest: tuple[int, Table] | None) -> None:
        self.own: Final = own
        self.seat: Final = NONE if seat is None else seat
        self.places: Final = [place for place, _ in single]
        self.tables: Final = [table for _, table in single]
        self.start: Final = NONE if rest is None else rest[0]
        self.rest: Final = None if rest is None else rest[1]


@final
class Uses:
    """All uses of a game, each by its place in `all`. A key is a use with the seat that had it, or `nobody`."""

    def __init__(self, game: Game) -> None:
        self.all: Final[list[Use]] = []
        self.nobody: Final = game.max_seats
        self.stride: Final = game.max_seats + 1
        self._of_action: Final[dict[int, list[int]]] = {}
        self._of_event: Final[dict[EventKind, Reading]] = {}
        for action in game.contract.actions.kinds:
            own, fields = self._declare(ACTION, action)
            for code, values in action.codes.items():
                found = [table.use(values[place]) for place, table in fields]
                self._of_action[code] = [own, *[use for use in found if use != NONE]]
        for event in game.contract.events.kinds:
            own, fields = self._declare(EVENT, event)
            names = list(event.fields)
            seat = names.index(SEAT) if isinstance(event.fields.get(SEAT), Seat) else None
            is_list = bool(names) and isinstance(event.fields[names[-1]], Many)
            lists = [each for each in fields if is_list and each[0] == len(names) - 1]
            single = [each for each in fields if each not in lists]
            self._of_event[event] = Reading(own, seat, single, lists[0] if lists else None)

    def _declare(self, source: str, form: Form) -> tuple[int, list[tuple[int, Table]]]:
        """The use that is the form itself, and for each field that names things a table of its numbers."""
        own = self._add(Use(source, form.name, "", None, NONE))
        places: list[tuple[int, Table]] = []
        for place, (field, shape) in enumerate(form.fields.items()):
            domain = things_of(shape)
            if domain is not None:
                uses = {number: self._add(Use(source, form.name, field, domain, number)) for number in domain.numbers()}
                places.append((place, Table(uses)))
        return own, places

    def _add(self, use: Use) -> int:
        self.all.append(use)
        return len(self.all) - 1

    def of_acts(self, acts: list[tuple[int, int]]) -> list[int]:
        """The keys of what was done, each as often as it was: seat and code of every act."""
        found: list[int] = []
        stride: i64 = self.stride
        use: i64
        for seat, code in acts:
            for use in self._of_action[code]:
                found.append(use * stride + seat)
        return found

    def of_events(self, events: list[Event]) -> list[int]:
        """The keys of what happened, each as often as it did."""
        found: list[int] = []
        stride: i64 = self.stride
        seat: i64
        use: i64
        for event in events:
            reading = self._of_event[event.kind]
            values = event.values
            seat = self.nobody if reading.seat == NONE else values[reading.seat]
            found.append(reading.own * stride + seat)
            for each in range(len(reading.places)):  # Compiled `zip(strict=True)` takes several times as long.
                use = reading.tables[each].use(values[reading.places[each]])
                if use != NONE:
                    found.append(use * stride + seat)
            rest = reading.rest
            if rest is not None:
                for place in range(reading.start, len(values)):
                    use = rest.use(values[place])
                    if use != NONE:
                        found.append(use * stride + seat)
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
