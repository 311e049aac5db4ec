"""What short ways to rows are put together from: pieces of rows that were made beforehand, picked by small numbers.

A piece is made of the very node that writes this part of a view, so a feature is defined in one place. `Plan` checks that
all pieces together have the names of the encoder, in their order.
"""

from typing import Final, final

from drachenhort.core.native import i64
from drachenhort.core.plain import Json
from drachenhort.core.shapes import Count, Fields, Many, Names, Shape
from drachenhort.core.state import State
from drachenhort.players.observation.encoder import Encoder
from drachenhort.players.observation.nodes import Node, Reader, place_name
from drachenhort.players.observation.row import row_of
from drachenhort.players.observation.shaping import node_of

GROUP: Final = 3
"""So many kinds of a packed bag are looked up together."""
GROUP_BITS: Final = 12
GROUP_MASK: Final = (1 << GROUP_BITS) - 1
MOST_KEPT: Final = 1 << 15
"""So many pieces are kept at most; then all are made anew."""
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

    def row(self, value: Json, seats: int = 0) -> bytes:
        """Its bytes; seats are told as places from the reader. `seats` are those at the table, if that matters."""
        present: list[int] = []
        self.node.write(value, Reader(0, seats or self._seats), present)
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
        shape = self._shape
        assert isinstance(shape, Count), "this is no count"
        return Numbers(self.rows(list[Json](range(min(shape.high, LARGEST_NUMBER) + 1))))

    def bag(self) -> "PackedBag":
        """Of a list of things that have names."""
        shape = self._shape
        assert isinstance(shape, Many) and isinstance(shape.of, Names), "this is no list of named things"
        return PackedBag(self, shape.of)


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

    def part(self, name: str, has_ends: bool = True) -> Part:
        """A part of the view."""
        part = Part(self._fields[name], name, self._seats, has_ends)
        self._names.extend(part.names)
        return part

    def seat_part(self, name: str) -> Part:
        """A part of what is shown of every seat. After the last one `end_seats`."""
        self._players.append(name)
        return Part(self._seat_shape(name), name, self._seats, has_ends=False)

    def end_seats(self) -> bytes:
        """All parts of seats have been asked for. Hands over what stands for a seat that is not there."""
        width = 0
        for place in range(self._seats):
            for name in self._players:
                own = Part(self._seat_shape(name), f"players[{place_name(place)}].{name}", self._seats, False).names
                self._names.extend(own)
                width += len(own)
        return bytes(width // self._seats)

    def _seat_shape(self, name: str) -> Shape:
        players = self._fields["players"]
        assert isinstance(players, Many) and isinstance(players.of, Fields), "what is shown of every seat"
        return players.of.fields[name]

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
class Kept:
    """Pieces of something that has many values, each made when it is first needed."""

    def __init__(self, part: Part) -> None:
        self._part: Final = part
        self._rows: Final[dict[int, bytes]] = {}

    def get(self, key: int) -> bytes | None:
        return self._rows.get(key)

    def make(self, key: int, value: Json, seats: int = 0) -> bytes:
        """The bytes of the value that has this key."""
        if len(self._rows) >= MOST_KEPT:
            self._rows.clear()
        row = self._part.row(value, seats)
        self._rows[key] = row
        return row


@final
class PackedBag:
    """Cards packed into one number, four bits a kind, kind 1 from bit 4 on: the pieces of a list of them, sorted."""

    def __init__(self, part: Part, of: Names) -> None:
        self._part: Final = part
        self._things: Final = of.names
        kinds = len(of.names)
        sized = len([name for name in part.names if "#" in name])
        first_size = next(place for place, name in enumerate(part.names) if "#" in name)
        self._size_start: Final = first_size
        self._size_end: Final = first_size + sized
        self._levels: Final = first_size // kinds
        self._groups: i64 = (kinds + GROUP - 1) // GROUP
        self._rows: Final[list[list[bytes | None]]] = [[None] * (1 << GROUP_BITS) for _ in range(self._groups)]
        self._sizes: Final = [self._slice([of.names[0]] * count, self._size_start, self._size_end) for count in range(97)]
        self._empty: Final = bytes(self._size_end)
        self._ends: Final[list[bytes | None]] = [None] * (kinds + 1) ** 3
        self._side: i64 = kinds + 1

    def _slice(self, value: list[str], start: int, end: int) -> bytes:
        return self._part.row(list[Json](value))[start:end]

    def add(self, cards: i64, size: i64, out: list[bytes]) -> None:
        """Which cards, and how many in all; without the ends."""
        if size == 0:
            out.append(self._empty)
            return
        rest = cards >> 4
        group: i64 = 0
        while group < self._groups:
            digits = rest & GROUP_MASK
            row = self._rows[group][digits]
            if row is None:
                row = self._make(group, digits)
            out.append(row)
            rest >>= GROUP_BITS
            group += 1
        out.append(self._sizes[size])

    def _make(self, group: i64, digits: i64) -> bytes:
        first = group * GROUP
        value: list[str] = []
        for place in range(GROUP):
            value.extend(self._things[first + place : first + place + 1] * (digits >> (4 * place) & 15))
        last = min(first + GROUP, len(self._things))
        row = self._slice(value, first * self._levels, last * self._levels)
        self._rows[group][digits] = row
        return row

    def add_ends(self, first: i64, before: i64, last: i64, out: list[bytes]) -> None:
        """The first, the last but one and the last kind; 0 for what is not there."""
        key = (first * self._side + before) * self._side + last
        row = self._ends[key]
        if row is None:
            value = [self._things[kind - 1] for kind in (first, before, last) if kind]
            if before == 0:
                value = value[:1]
            row = self._slice(value, self._size_end, len(self._part.names))
            self._ends[key] = row
        out.append(row)

    def add_sorted(self, cards: i64, size: i64, out: list[bytes]) -> None:
        """All of it, for cards in the order of their kinds."""
        self.add(cards, size, out)
        if size == 0:
            self.add_ends(0, 0, 0, out)
            return
        first: i64 = 1
        rest = cards >> 4
        while rest & 15 == 0:
            rest >>= 4
            first += 1
        last = first
        before: i64 = 0
        kind = first
        while rest:
            count = rest & 15
            if count:
                if count > 1:
                    before = kind
                elif kind != first:
                    before = last
                last = kind
            rest >>= 4
            kind += 1
        self.add_ends(first, before, last, out)


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
        self._single: Final[list[bytes]] = [row_of([place], self._width) for place in range(self._width)]

    def add(self, state: State, options: object, seat: i64, out: list[bytes]) -> None:
        """Options are told by the object, which all games of a table share."""
        if options is not self._options or state.seats != self._seats:
            self._options = options
            self._seats = state.seats
            self._table = self._encoder.seen(state.view(seat))[self._start : self._pending]
        out.append(self._table)
        decision = state.decision
        if decision is None:
            out.append(bytes(self._width))
        elif state.further:
            row = bytearray(self._width)
            row[self._place(decision.seat, decision.kind, seat)] = 1
            for other in state.further:
                row[self._place(other.seat, other.kind, seat)] = 1
            out.append(bytes(row))
        else:
            out.append(self._single[self._place(decision.seat, decision.kind, seat)])

    def _place(self, other: i64, kind: i64, seat: i64) -> i64:
        place = other - seat
        if place < 0:
            place += self._seats
        return place * self._kinds + kind
