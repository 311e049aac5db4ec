"""From the shapes that a room declares to the nodes that write features."""

from typing import Final

from drachenhort.core.plain import Json
from drachenhort.core.shapes import (
    ByName,
    Count,
    Domain,
    Either,
    Fields,
    Flag,
    Many,
    Maybe,
    Names,
    Place,
    Seat,
    Shape,
    Text,
    Word,
)
from drachenhort.players.observation.nodes import (
    Bag,
    ByKey,
    ByPlace,
    BySeat,
    ByTag,
    Named,
    Node,
    Nothing,
    Number,
    NumberBag,
    OneOf,
    Optional,
    SeatBag,
    SeatNode,
    Tagged,
    WordOrNumber,
    Yes,
    place_name,
)

BY_SEAT: Final = ("players", "bids", "decided", "fists", "tied", "done")
"""Lists of these names have one entry for each seat, in their order; a test looks whether they do."""
LEFT_OUT: Final = ("x", "y", "ways")
"""Where something is drawn, and the paths of moves: their codes say where they lead."""
PLACES: Final = 4
"""So many of a list that has an order but no names."""
MOST_IN_BAG: Final = 64
"""Numbers up to here are told apart in a list; of greater ones the sum and the highest are told."""


def node_of(shape: Shape, name: str, seats: int, names: list[str], has_ends: bool = True) -> Node:
    """The node of a part of a view at tables of up to so many seats. Its features are added to `names`."""
    match shape:
        case Flag():
            return Yes(name, names)
        case Count():
            return Number(name, shape.high, names)
        case Seat():
            return SeatNode(name, seats, names)
        case Place():
            return OneOf(name, list[Json](shape.numbers()), names)
        case Maybe():
            return Optional(name, node_of(shape.of, name, seats, names, has_ends), names)
        case Domain():
            return OneOf(name, [shape.json(number) for number in shape.numbers()], names)
        case Text() | Word():
            return Nothing()
        case ByName():
            return Named({each: node_of(shape.of, f"{name}.{each}", seats, names, has_ends) for each in shape.names.names})
        case Fields():
            return fields_node(shape, name, seats, names, has_ends)
        case Either():
            return either_node(shape, name, seats, names)
        case Many():
            return many_node(shape.of, name, seats, names, has_ends)
    raise AssertionError(f"{name}: {shape} cannot be encoded")


def fields_node(shape: Fields, name: str, seats: int, names: list[str], has_ends: bool) -> Named:
    parts: dict[str, Node] = {}
    prefix = f"{name}." if name else ""
    for key, of in shape.fields.items():
        if key in LEFT_OUT:
            continue
        if key in BY_SEAT:
            assert isinstance(of, Many), f"{name}.{key} is one for each seat"
            parts[key] = seats_node(of.of, prefix + key, seats, names)
        else:
            parts[key] = node_of(of, prefix + key, seats, names, has_ends)
    return Named(parts)


def seats_node(of: Shape, name: str, seats: int, names: list[str]) -> BySeat:
    """Who sits where is told by the place from the reader; lists within are told without their ends."""
    nodes: list[Node] = []
    for place in range(seats):
        nodes.append(node_of(of, f"{name}[{place_name(place)}]", seats, names, has_ends=False))
    return BySeat(nodes)


def either_node(shape: Either, name: str, seats: int, names: list[str]) -> Node:
    """Numbers and names, or kinds of things that their first field names."""
    shapes = shape.shapes
    if all(isinstance(one, Domain) for one in shapes):
        words = [one for one in shapes if not isinstance(one, Count)]
        counts = [one for one in shapes if isinstance(one, Count)]
        assert len(words) == len(counts) == 1, f"{name} is a name or a number"
        return WordOrNumber(node_of(words[0], name, seats, names), node_of(counts[0], name, seats, names))
    return tagged_node(shapes, name, seats, names)


def tagged_node(shapes: list[Shape], name: str, seats: int, names: list[str]) -> Tagged:
    """Kinds of things. Two declarations with the same first word are one kind with the fields of both."""
    tag = ""
    merged: dict[str, dict[str, Shape]] = {}
    for shape in shapes:
        assert isinstance(shape, Fields), f"{name} is one of several kinds of things"
        tag, first = next(iter(shape.fields.items()))
        rest = {key: of for key, of in shape.fields.items() if key != tag}
        assert isinstance(first, Word | Names), f"{name}.{tag} says which kind it is"
        for word in [first.word] if isinstance(first, Word) else first.names:
            merged.setdefault(word, {}).update(rest)
    features: dict[str, int] = {}
    kinds: dict[str, Node] = {}
    for word, fields in merged.items():
        features[word] = len(names)
        names.append(f"{name}={word}")
        kinds[word] = fields_node(Fields("", fields), f"{name}={word}", seats, names, has_ends=False)
    return Tagged(tag, kinds, features)


def many_node(of: Shape, name: str, seats: int, names: list[str], has_ends: bool) -> Node:
    match of:
        case Seat():
            return SeatBag(name, seats, names)
        case Count() if of.high > MOST_IN_BAG:
            return NumberBag(name, of.high, names)
        case Maybe() | Many() | Flag():
            return places_node(of, name, seats, names)
        case Domain():
            return Bag(name, [of.json(number) for number in of.numbers()], has_ends, names)
        case Either():
            node = either_node(of, name, seats, names)
            assert isinstance(node, Tagged), f"{name}: things in a list say what they are"
            return ByTag(node)
        case Fields():
            key, first = next(iter(of.fields.items()))
            if isinstance(first, Names):
                rest = Fields("", {each: shape for each, shape in of.fields.items() if each != key})
                return ByKey(
                    key, {each: fields_node(rest, f"{name}[{each}]", seats, names, has_ends=False) for each in first.names}
                )
            return places_node(of, name, seats, names)
    raise AssertionError(f"{name}: a list of {of} cannot be encoded")


def places_node(of: Shape, name: str, seats: int, names: list[str]) -> ByPlace:
    nodes: list[Node] = []
    for place in range(PLACES):
        nodes.append(node_of(of, f"{name}[{place + 1}]", seats, names, has_ends=False))
    return ByPlace(nodes)
