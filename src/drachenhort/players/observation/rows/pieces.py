"""What short ways to rows are put together from: pieces of rows that were made beforehand, picked by small numbers.

A piece is made of the very node that writes this part of a view, so a feature is defined in one place. `Plan` checks that
all pieces together have the names of the encoder, in their order.
"""

from typing import Final, final

from drachenhort.core.decision import Decision
from drachenhort.core.native import i64
from drachenhort.core.plain import Json
from drachenhort.core.shapes import ByName, Count, Domain, Fields, Many, Maybe, Names, Shape
from drachenhort.core.state import State
from drachenhort.players.observation.encoder import Encoder
from drachenhort.players.observation.lately import Lately
from drachenhort.players.observation.nodes import Node, Reader, place_name
from drachenhort.players.observation.row import row_of
from drachenhort.players.observation.rows.bags import PackedBag
from drachenhort.players.observation.shaping import PLACES, node_of

SLOTS: Final = 1 << 10
"""So many pieces of each part are found at once."""
MOST_KEPT: Final = 1 << 15
"""So many pieces are kept at most; then all are made anew."""
PAIRED: Final = 64
"""Two counts below it are one piece."""
LARGEST_NUMBER: Final = 1000
"""Greater ones are told alike."""


@final
class Part:
    """A part of a view by itself: the node that writes it, and its names."""

    def __init__(self, shape: Shape, name: str, seats: int, has_ends: bool) -> None:
        self.names: Final[list[str]] = []
        self._shape: Final = shape
        self.node: Final[Node] = node_of(shape, name, seats, self.names, has_ends)
        self._seats: Final = seats

    def row(self, value: Json) -> bytes:
        """Its bytes, for a reader in the first seat."""
        return self.seen(value, 0, self._seats)

    def seen(self, value: Json, seat: i64, seats: i64) -> bytes:
        """Its bytes for this reader."""
        present: list[int] = []
        self.node.write(value, Reader(seat, seats), present)
        return row_of(present, len(self.names))

    def rows(self, values: list[Json]) -> list[bytes]:
        """The bytes of each of these values."""
        return [self.row(value) for value in values]

    def seats(self) -> list[bytes]:
        """By the place of a seat from the reader."""
        return self.rows(list[Json](range(self._seats)))

    def flags(self) -> list[bytes]:
        return self.rows([False, True])

    def numbers(self) -> "Numbers":
        """Of a count."""
        shape = self._shape.of if isinstance(self._shape, Maybe) else self._shape
        assert isinstance(shape, Count), "this is no count"
        return Numbers(self.rows(list[Json](range(min(shape.high, LARGEST_NUMBER) + 1))))

    def bag(self, bits: int, low: int) -> "PackedBag":
        """Of a list of things, packed into a number elsewhere."""
        shape = self._shape
        assert isinstance(shape, Many) and isinstance(shape.of, Domain), "this is no list of things"
        return PackedBag(self.row, self.names, [shape.of.json(number) for number in shape.of.numbers()], bits, low)


@final
class Plan:
    """The pieces of a game's row, asked for in the order of the names.

    Names are those of the view's fields, or `players.` and a field of a seat, which is the same for every place.
    """

    def __init__(self, encoder: Encoder) -> None:
        game = encoder.game
        self._encoder: Final = encoder
        self._seats: Final = game.max_seats
        self._fields: Final = game.contract.view.fields
        self._names: Final[list[str]] = []
        self._players: Final[list[str]] = []

    def part(self, name: str) -> Part:
        """A part of the view, or with dots a part of a part."""
        first, *others = name.split(".")
        shape = self._fields[first]
        for other in others:
            assert isinstance(shape, Fields | ByName), f"{name}: only what has names has parts"
            shape = shape.fields[other] if isinstance(shape, Fields) else shape.of
        part = Part(shape, name, self._seats, has_ends=True)
        self._names.extend(part.names)
        return part

    def parts(self, names: list[str]) -> Part:
        """Several parts of the view, one behind the other, as one."""
        part = Part(Fields("", {name: self._fields[name] for name in names}), "", self._seats, has_ends=True)
        self._names.extend(part.names)
        return part

    def seat_part(self, name: str) -> Part:
        """A part of what is shown of every seat. After the last one `end_seats`."""
        self._players.append(name)
        players = self._of_each("players")
        assert isinstance(players, Fields), "what is shown of every seat"
        return Part(players.fields[name], name, self._seats, has_ends=False)

    def seat_parts(self, names: list[str]) -> Part:
        """Several of them, one behind the other, as one."""
        self._players.extend(names)
        players = self._of_each("players")
        assert isinstance(players, Fields), "what is shown of every seat"
        return Part(Fields("", {name: players.fields[name] for name in names}), "", self._seats, has_ends=False)

    def end_seats(self) -> bytes:
        """All parts of seats have been asked for. Hands over what stands for a seat that is not there."""
        players = self._of_each("players")
        assert isinstance(players, Fields), "what is shown of every seat"
        wanted = Fields("", {name: players.fields[name] for name in self._players})
        return self._by_seat("players", wanted)

    def by_seat(self, name: str) -> tuple[Part, bytes]:
        """A list with one for every seat: the part of one of them, and what stands for a seat that is not there."""
        of = self._of_each(name)
        return Part(of, name, self._seats, has_ends=False), self._by_seat(name, of)

    def by_key(self, name: str) -> Part:
        """A list of things known by their first field, always the same ones: the part of one of them, as they are alike."""
        of = self._of_each(name)
        assert isinstance(of, Fields), f"{name} are known by their first field"
        key, first = next(iter(of.fields.items()))
        assert isinstance(first, Names), f"{name}.{key} is a name"
        rest = Fields("", {each: shape for each, shape in of.fields.items() if each != key})
        for each in first.names:
            part = Part(rest, f"{name}[{each}]", self._seats, has_ends=False)
            self._names.extend(part.names)
        return part

    def by_place(self, name: str, fields: list[str]) -> tuple[list[Part], bytes]:
        """A list whose first few are told by their place: the parts of one of them, and what stands for one too few."""
        of = self._of_each(name)
        assert isinstance(of, Fields) and list(of.fields) == fields, f"{name} have {', '.join(fields)}"
        width = 0
        for place in range(PLACES):
            names = Part(of, f"{name}[{place + 1}]", self._seats, has_ends=False).names
            self._names.extend(names)
            width = len(names)
        return [Part(of.fields[field], field, self._seats, has_ends=False) for field in fields], bytes(width)

    def _of_each(self, name: str) -> Shape:
        shape = self._fields[name]
        assert isinstance(shape, Many), f"{name} is one for each seat"
        return shape.of

    def _by_seat(self, name: str, of: Shape) -> bytes:
        width = 0
        for place in range(self._seats):
            names = Part(of, f"{name}[{place_name(place)}]", self._seats, has_ends=False).names
            self._names.extend(names)
            width = len(names)
        return bytes(width)

    def rest(self) -> "TableRow":
        """What stands behind the view: seats, options, and who decides. Everything else has been asked for."""
        start = len(self._names)
        names = self._encoder.names
        assert names[:start] == self._names, f"the pieces are not those of the encoder: {_difference(names, self._names)}"
        assert names[start].startswith("seats="), f"{names[start]} is missing"
        return TableRow(self._encoder, start)


def _difference(names: list[str], mine: list[str]) -> str:
    for name, own in zip(names, mine, strict=False):
        if name != own:
            return f"{own} instead of {name}"
    return "too many"


@final
class Numbers:
    """The pieces of a count."""

    def __init__(self, rows: list[bytes]) -> None:
        self._rows: Final = rows
        self._last: i64 = len(rows) - 1

    def of(self, number: i64) -> bytes:
        return self._rows[number if number < self._last else self._last]


@final
class Pairs:
    """The pieces of two counts that stand one behind the other."""

    def __init__(self, first: Numbers, second: Numbers) -> None:
        self._first: Final = first
        self._second: Final = second
        self._rows: Final[list[bytes | None]] = [None] * (PAIRED * PAIRED)

    def of(self, first: i64, second: i64) -> bytes:
        if first >= PAIRED or second >= PAIRED:
            return self._first.of(first) + self._second.of(second)
        row = self._rows[first * PAIRED + second]
        if row is None:
            row = self._first.of(first) + self._second.of(second)
            self._rows[first * PAIRED + second] = row
        return row


@final
class Kept:
    """Pieces of something that has many values: each is made from a view when it is first needed, and kept under a key
    that tells everything in it, seats as places from the reader."""

    def __init__(self, part: Part) -> None:
        self._part: Final = part
        self._rows: Final[dict[int, bytes]] = {}
        self._lately: Final = Lately(SLOTS)

    def get(self, key: int) -> bytes | None:
        """For keys of any length."""
        return self._rows.get(key)

    def find(self, key: i64) -> bytes | None:
        """For keys that fit in a word: what was asked for not long ago costs no search."""
        row = self._lately.get(key, 0, 0, 0)
        if row is None:
            row = self._rows.get(key)
            if row is not None:
                self._lately.keep(key, 0, 0, 0, row)
        return row

    def make(self, key: int, value: Json, state: State, seat: i64) -> bytes:
        """The bytes of what this seat's view shows."""
        if len(self._rows) >= MOST_KEPT:
            self._rows.clear()
        row = self._part.seen(value, seat, state.seats)
        self._rows[key] = row
        return row

    def once(self, value: Json, state: State, seat: i64) -> bytes:
        """The same for what is too seldom to be kept."""
        return self._part.seen(value, seat, state.seats)


def shown(state: State, seat: i64, name: str) -> Json:
    """A field of this seat's view."""
    return state.view(seat).to_json()[name]


def place_of(state: State, other: i64, seat: i64) -> i64:
    """How far from the reader a seat is, clockwise."""
    place = other - seat
    return place if place >= 0 else place + state.seats


@final
class TableRow:
    """What every game's row ends with: how many seats, the options, and what is open."""

    def __init__(self, encoder: Encoder, start: int) -> None:
        self._encoder: Final = encoder
        self._start: Final = start
        self._pending: Final = encoder.pending_start
        self._kinds: i64 = len(encoder.game.decision_names)
        self._width: i64 = len(encoder.names) - encoder.pending_start
        self._options: object = None
        self._seats: i64 = 0
        self._table = b""
        self.all_told: Final = list(range(self._kinds))
        self._single: Final[list[bytes | None]] = [None] * self._width  # All of it, where one seat is asked.

    def add(self, state: State, options: object, seat: i64, told: list[int], out: list[bytes]) -> None:
        """Options are known by the object, which all games of a table share. `told` says by the kind of a decision of
        another seat which kind this one is told."""
        if options is not self._options or state.seats != self._seats:
            self._options = options
            self._seats = state.seats
            self._table = self._encoder.seen(state.view(seat))[self._start : self._pending]
            for place in range(self._width):
                self._single[place] = None
        decision = state.decision
        if decision is None or state.further:
            out.append(self._table)
            out.append(row_of([self._place(each, seat, told) for each in state.pending], self._width))
        else:
            out.append(self._asked(self._place(decision, seat, told)))

    def _asked(self, place: i64) -> bytes:
        row = self._single[place]
        if row is None:
            row = self._table + row_of([place], self._width)
            self._single[place] = row
        return row

    def _place(self, decision: Decision, seat: i64, told: list[int]) -> i64:
        place = decision.seat - seat
        if place == 0:
            return decision.kind
        return (place if place > 0 else place + self._seats) * self._kinds + told[decision.kind]
