"""The parts of a view, each with its features: a tree like that of the shapes a room declares.

A node is handed the plain data of its part and writes the numbers of the features that are there. Seats are turned so that
the reader comes first: `me`, then `+1`, the next one clockwise.
"""

from typing import Final, final

from drachenhort.core.native import i64
from drachenhort.core.plain import Json
from drachenhort.players.observation.counting import Ranges

FEW: Final = 30
"""Of so many kinds of things it is told how many alike there are, up to ALIKE; of more kinds up to two."""
ALIKE: Final = 4
LONG: Final = 30
"""Longer lists all count as this long."""


@final
class Reader:
    """Who reads, at a table of how many."""

    def __init__(self, seat: i64, seats: i64) -> None:
        self.seat: i64 = seat
        self.seats: i64 = seats

    def place(self, seat: i64) -> i64:
        """How far from the reader a seat is, clockwise."""
        place = seat - self.seat
        return place if place >= 0 else place + self.seats


def place_name(place: int) -> str:
    return f"+{place}" if place else "me"


class Node:
    """One part of a view."""

    def write(self, value: Json, reader: Reader, out: list[int]) -> None:
        """Adds the numbers of the features that are there."""
        raise NotImplementedError


@final
class Nothing(Node):
    """What says nothing about the position, such as words for people."""

    def write(self, value: Json, reader: Reader, out: list[int]) -> None:
        return


@final
class Yes(Node):
    """On, or not."""

    def __init__(self, name: str, names: list[str]) -> None:
        self._feature: i64 = len(names)
        names.append(name)

    def write(self, value: Json, reader: Reader, out: list[int]) -> None:
        if value:
            out.append(self._feature)


@final
class Number(Node):
    """A count."""

    def __init__(self, name: str, high: int, names: list[str]) -> None:
        self._ranges: Final = Ranges(name, high, names)

    def write(self, value: Json, reader: Reader, out: list[int]) -> None:
        assert isinstance(value, int), f"{value!r} is no count"
        self._ranges.write(value, out)


@final
class SeatNode(Node):
    """A seat, seen from the reader."""

    def __init__(self, name: str, most: int, names: list[str]) -> None:
        self._offset: i64 = len(names)
        for place in range(most):
            names.append(f"{name}={place_name(place)}")

    def write(self, value: Json, reader: Reader, out: list[int]) -> None:
        assert isinstance(value, int), f"{value!r} is no seat"
        out.append(self._offset + reader.place(value))


@final
class OneOf(Node):
    """One of some things that are told apart by a name or a number."""

    def __init__(self, name: str, things: list[Json], names: list[str]) -> None:
        self._offset: i64 = len(names)
        self._places: Final[dict[object, int]] = {thing: place for place, thing in enumerate(things)}
        for thing in things:
            names.append(f"{name}={thing}")

    def write(self, value: Json, reader: Reader, out: list[int]) -> None:
        out.append(self._offset + self._places[value])


@final
class Optional(Node):
    """Something or nothing."""

    def __init__(self, name: str, of: Node, names: list[str]) -> None:
        self._none: i64 = len(names)
        self._of: Final = of
        names.append(f"{name}=none")

    def write(self, value: Json, reader: Reader, out: list[int]) -> None:
        if value is None:
            out.append(self._none)
        else:
            self._of.write(value, reader, out)


@final
class WordOrNumber(Node):
    """A name or a number, whichever it is."""

    def __init__(self, word: Node, number: Node) -> None:
        self._word: Final = word
        self._number: Final = number

    def write(self, value: Json, reader: Reader, out: list[int]) -> None:
        if isinstance(value, str):
            self._word.write(value, reader, out)
        else:
            self._number.write(value, reader, out)


@final
class Named(Node):
    """Parts by their names; what is not there says nothing."""

    def __init__(self, parts: dict[str, Node]) -> None:
        self._keys: Final = list(parts)
        self._nodes: Final = list(parts.values())

    def write(self, value: Json, reader: Reader, out: list[int]) -> None:
        assert isinstance(value, dict), f"{value!r} has no fields"
        for place, key in enumerate(self._keys):
            if key in value:
                self._nodes[place].write(value[key], reader, out)


@final
class Tagged(Node):
    """One of several kinds of things, each with parts of its own; its first field says which it is."""

    def __init__(self, tag: str, kinds: dict[str, Node], features: dict[str, int]) -> None:
        self._tag: Final = tag
        self._kinds: Final = kinds
        self._features: Final = features
        """By the kind: that there is one."""

    def key(self, value: Json) -> str:
        assert isinstance(value, dict), f"{value!r} has no fields"
        kind = value[self._tag]
        assert isinstance(kind, str), f"{kind!r} is no name"
        return kind

    def write(self, value: Json, reader: Reader, out: list[int]) -> None:
        kind = self.key(value)
        out.append(self._features[kind])
        self._kinds[kind].write(value, reader, out)


@final
class ByTag(Node):
    """Several such things; of two of a kind the last one, which is the innermost of steps."""

    def __init__(self, of: Tagged) -> None:
        self._of: Final = of

    def write(self, value: Json, reader: Reader, out: list[int]) -> None:
        assert isinstance(value, list), f"{value!r} is no list"
        seen: list[str] = []
        for item in reversed(value):
            kind = self._of.key(item)
            if kind not in seen:
                seen.append(kind)
                self._of.write(item, reader, out)


@final
class BySeat(Node):
    """One for each seat; the reader's comes first."""

    def __init__(self, nodes: list[Node]) -> None:
        self._nodes: Final = nodes

    def write(self, value: Json, reader: Reader, out: list[int]) -> None:
        assert isinstance(value, list) and len(value) == reader.seats, f"{value!r} is not one for each seat"
        for seat, item in enumerate(value):
            self._nodes[reader.place(seat)].write(item, reader, out)


@final
class ByPlace(Node):
    """The first few of a list, each by its place."""

    def __init__(self, nodes: list[Node]) -> None:
        self._nodes: Final = nodes

    def write(self, value: Json, reader: Reader, out: list[int]) -> None:
        assert isinstance(value, list), f"{value!r} is no list"
        for place, item in enumerate(value):
            if place == len(self._nodes):
                return
            self._nodes[place].write(item, reader, out)


@final
class Bag(Node):
    """How many of each kind are in a list, and how long it is; with `ends` also which lie first and last."""

    def __init__(self, name: str, things: list[Json], has_ends: bool, names: list[str]) -> None:
        self._places: Final[dict[object, int]] = {thing: place for place, thing in enumerate(things)}
        self._levels: i64 = ALIKE if len(things) <= FEW else 2
        self._offset: i64 = len(names)
        for thing in things:
            names.extend([f"{name}:{thing}" if level == 1 else f"{name}:{thing}>={level}" for level in levels(len(things))])
        self._size: Final = Ranges(f"{name}#", LONG, names)
        self._has_ends: Final = has_ends
        self._kinds: i64 = len(things)
        self._ends: i64 = len(names)
        if has_ends:
            for end in ("first", "last", "last-but-one"):
                names.extend([f"{name}[{end}]={thing}" for thing in things])

    def write(self, value: Json, reader: Reader, out: list[int]) -> None:
        assert isinstance(value, list), f"{value!r} is no list"
        count: i64 = len(value)
        if count == 0:
            return
        places = [self._places[item] for item in value]
        if self._has_ends:
            out.append(self._ends + places[0])
            out.append(self._ends + self._kinds + places[count - 1])
            if count > 1:
                out.append(self._ends + 2 * self._kinds + places[count - 2])
        self._size.write(count, out)
        places.sort()
        before: i64 = -1
        alike: i64 = 0
        for place in places:
            alike = alike + 1 if place == before else 0
            before = place
            if alike < self._levels:
                out.append(self._offset + place * self._levels + alike)


def levels(kinds: int) -> range:
    return range(1, (ALIKE if kinds <= FEW else 2) + 1)


@final
class SeatBag(Node):
    """Several seats, seen from the reader."""

    def __init__(self, name: str, most: int, names: list[str]) -> None:
        self._offset: i64 = len(names)
        names.extend([f"{name}:{place_name(place)}" for place in range(most)])

    def write(self, value: Json, reader: Reader, out: list[int]) -> None:
        assert isinstance(value, list), f"{value!r} is no list"
        for item in value:
            assert isinstance(item, int), f"{item!r} is no seat"
            out.append(self._offset + reader.place(item))


@final
class NumberBag(Node):
    """Numbers of any size in a list: which ranges they lie in, and how many they are."""

    def __init__(self, name: str, high: int, names: list[str]) -> None:
        self._size: Final = Ranges(f"{name}#", LONG, names)
        self._sum: Final = Ranges(f"{name}+", high, names)
        self._highest: Final = Ranges(f"{name}^", high, names)

    def write(self, value: Json, reader: Reader, out: list[int]) -> None:
        assert isinstance(value, list), f"{value!r} is no list"
        total: i64 = 0
        highest: i64 = 0
        for item in value:
            assert isinstance(item, int), f"{item!r} is no number"
            number: i64 = item
            total += number
            highest = max(highest, number)
        self._size.write(len(value), out)
        self._sum.write(total, out)
        self._highest.write(highest, out)


@final
class ByKey(Node):
    """A list of things that are each known by the name in their first field."""

    def __init__(self, key: str, nodes: dict[str, Node]) -> None:
        self._key: Final = key
        self._nodes: Final = nodes

    def write(self, value: Json, reader: Reader, out: list[int]) -> None:
        assert isinstance(value, list), f"{value!r} is no list"
        for item in value:
            assert isinstance(item, dict), f"{item!r} has no fields"
            name = item[self._key]
            assert isinstance(name, str), f"{name!r} is no name"
            self._nodes[name].write(item, reader, out)
