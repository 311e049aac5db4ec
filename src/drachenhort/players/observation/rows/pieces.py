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
from drachenhort.players.observation.nodes import Node, Reader, place_name
from drachenhort.players.observation.row import row_of
from drachenhort.players.observation.shaping import PLACES, node_of

GROUP_BITS: Final = 12
"""So many bits of a packed bag are looked up together."""
GROUP_MASK: Final = (1 << GROUP_BITS) - 1
MOST_THINGS: Final = 128
"""No list of things in a view is so long."""
SLOTS: Final = 1 << 12
FEW: Final = 5
"""Up to so many things the row is kept: there are not many ways to have them."""
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
        return PackedBag(self, [shape.of.json(number) for number in shape.of.numbers()], bits, low)


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
class Kept:
    """Pieces of something that has many values: each is made from a view when it is first needed, and kept under a key
    that tells everything in it, seats as places from the reader."""

    def __init__(self, part: Part) -> None:
        self._part: Final = part
        self._rows: Final[dict[int, bytes]] = {}

    def get(self, key: int) -> bytes | None:
        return self._rows.get(key)

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


def shifted(word: i64, places: i64) -> i64:
    """The word moved up. A call, since mypyc compiles a literal moved by an i64 as 32 bits wide."""
    return word << places


def slot_of(things: i64, slots: i64) -> i64:
    """Where something packed is kept: well mixed, so that few share a place."""
    return ((things & 0x3FFFFFFF) * 40503 + (things >> 30 & 0x3FFFFFFF) * 30011) >> 14 & (slots - 1)


def place_of(state: State, other: i64, seat: i64) -> i64:
    """How far from the reader a seat is, clockwise."""
    place = other - seat
    return place if place >= 0 else place + state.seats


@final
class Held:
    """The row of things that were looked at not long ago."""

    def __init__(self, things: i64, row: bytes) -> None:
        self.things: i64 = things
        self.row = row


@final
class PackedBag:
    """Things packed into one number, so many bits a kind: the pieces of a list of them.

    Several kinds are looked up at once, and the rows of many lists are kept.
    """

    def __init__(self, part: Part, things: list[Json], bits: int, low: int) -> None:
        """`low` is how many bits are not used below the first kind."""
        self._part: Final = part
        self._things: Final = things
        self._bits: i64 = bits
        self._low: i64 = low
        self._side: i64 = len(things) + 1
        first_size = next(place for place, name in enumerate(part.names) if "#" in name)
        self._size_end: Final = first_size + len([name for name in part.names if "#" in name])
        self._levels: Final = first_size // len(things)
        self._group: i64 = GROUP_BITS // bits
        self.groups: i64 = (len(things) + GROUP_BITS // bits - 1) // (GROUP_BITS // bits)
        self._rows: Final[list[list[bytes | None]]] = [[None] * (1 << GROUP_BITS) for _ in range(self.groups)]
        size_end = self._size_end
        self._sizes: Final = [self._slice([things[0]] * count, first_size, size_end) for count in range(MOST_THINGS)]
        # All things are told in the same way: the first one stands for all.
        most = 1 << bits
        self._counted: Final = [self._slice([things[0]] * count, 0, self._levels) for count in range(most)]
        self._held: Final = [Held(-1, b"") for _ in range(SLOTS)]
        self._empty: Final = bytes(self._size_end)
        self._nothing: Final = bytes(len(part.names))
        self._ends: Final[list[bytes | None]] = [None] * self._side**3

    def _slice(self, value: list[Json], start: int, end: int) -> bytes:
        return self._part.row(value)[start:end]

    def add(self, things: i64, size: i64, out: list[bytes]) -> None:
        """Which there are, and how many in all; without the ends."""
        if size == 0:
            out.append(self._empty)
            return
        if size > FEW:
            self.add_groups(things >> self._low, 0, self.groups, out)
            out.append(self._sizes[size])
            return
        held = self._held[slot_of(things, SLOTS)]
        if held.things != things:
            pieces: list[bytes] = []
            self.add_groups(things >> self._low, 0, self.groups, pieces)
            pieces.append(self._sizes[size])
            held = Held(things, b"".join(pieces))
            self._held[slot_of(things, SLOTS)] = held
        out.append(held.row)

    def add_groups(self, word: i64, group: i64, end: i64, out: list[bytes]) -> None:
        """The kinds of some groups, packed from bit 0 on."""
        step = self._group * self._bits
        mask: i64 = GROUP_MASK >> (GROUP_BITS - step)
        while group < end:
            digits = word & mask
            row = self._rows[group][digits]
            if row is None:
                row = self._make(group, digits)
            out.append(row)
            word >>= step
            group += 1

    def add_size(self, size: i64, out: list[bytes]) -> None:
        out.append(self._sizes[size])

    def _make(self, group: i64, digits: i64) -> bytes:
        left = min(self._group, len(self._things) - group * self._group)
        mask: i64 = GROUP_MASK >> (GROUP_BITS - self._bits)
        row = b"".join([self._counted[digits >> (self._bits * place) & mask] for place in range(left)])
        self._rows[group][digits] = row
        return row

    def add_ends(self, first: i64, before: i64, last: i64, out: list[bytes]) -> None:
        """The first, the last but one and the last thing, counted from 1; 0 for what is not there."""
        key = (first * self._side + before) * self._side + last
        row = self._ends[key]
        if row is None:
            value: list[Json] = [self._things[thing - 1] for thing in (first, before, last) if thing]
            if before == 0:
                value = value[:1]
            row = self._slice(value, self._size_end, len(self._part.names))
            self._ends[key] = row
        out.append(row)

    def add_sorted(self, things: i64, size: i64, out: list[bytes]) -> None:
        """All of it, for things in the order of their kinds."""
        if size == 0:
            out.append(self._nothing)
            return
        self.add(things, size, out)
        mask: i64 = GROUP_MASK >> (GROUP_BITS - self._bits)
        rest = things >> self._low
        first: i64 = 1
        while rest & mask == 0:
            rest >>= self._bits
            first += 1
        kind = first
        last: i64 = 0
        before: i64 = 0
        while rest:
            count = rest & mask
            if count:
                before = kind if count > 1 else last
                last = kind
            rest >>= self._bits
            kind += 1
        self.add_ends(first, before, last, out)

    def add_list(self, things: list[int], first: i64, out: list[bytes], is_sorted: bool) -> None:
        """All of it, for a list of kinds counted from `first`: in its order, or as if it were sorted."""
        size = len(things)
        if size == 0:
            out.append(self._nothing)
            return
        packed: i64 = 0
        for thing in things:
            packed += shifted(1, (thing - first) * self._bits + self._low)
        if is_sorted:
            self.add_sorted(packed, size, out)
            return
        self.add(packed, size, out)
        before: i64 = things[size - 2] - first + 1 if size > 1 else 0
        self.add_ends(things[0] - first + 1, before, things[size - 1] - first + 1, out)


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
        self._nothing: Final = bytes(self._width)
        self.all_told: Final = list(range(self._kinds))
        self._single: Final[list[bytes]] = [row_of([place], self._width) for place in range(self._width)]

    def add(self, state: State, options: object, seat: i64, told: list[int], out: list[bytes]) -> None:
        """Options are known by the object, which all games of a table share. `told` says by the kind of a decision of
        another seat which kind this one is told."""
        if options is not self._options or state.seats != self._seats:
            self._options = options
            self._seats = state.seats
            self._table = self._encoder.seen(state.view(seat))[self._start : self._pending]
        out.append(self._table)
        decision = state.decision
        if decision is None:
            out.append(self._nothing)
        elif state.further:
            row = bytearray(self._width)
            row[self._place(decision, seat, told)] = 1
            for other in state.further:
                row[self._place(other, seat, told)] = 1
            out.append(bytes(row))
        else:
            out.append(self._single[self._place(decision, seat, told)])

    def _place(self, decision: Decision, seat: i64, told: list[int]) -> i64:
        place = decision.seat - seat
        if place == 0:
            return decision.kind
        return (place if place > 0 else place + self._seats) * self._kinds + told[decision.kind]
