"""What a seat of Schutt und Asche thinks of its lands: what the dragon can reach, how strong a knight is."""

from drachenhort.core.native import i64
from drachenhort.games.schutt_und_asche.board import BIT, ENTRIES, FIELDS, FOLLOWING, LANDS
from drachenhort.games.schutt_und_asche.data import KNIGHT, SHIELD, SWORD
from drachenhort.games.schutt_und_asche.view import View
from drachenhort.games.schutt_und_asche.view_json import numbers_possible


def reached(view: View, field: i64, attacks: i64) -> i64:
    """5.4 The lands that so many attacks from this field would mark."""
    land: i64 = ENTRIES[field]
    marked: i64 = 0
    passed = 0
    while attacks > 0 and passed < LANDS:
        if view.standing & BIT[land]:
            marked |= BIT[land]
            attacks -= 1
        land = FOLLOWING[land]
        passed += 1
    return marked


def count(mask: i64) -> i64:
    lands: i64 = 0
    while mask:
        mask &= mask - 1
        lands += 1
    return lands


def likely_number(view: View, field: i64) -> i64:
    """2.7 The middle of what the tile on this field can be, rounded up."""
    possible = numbers_possible(view, field)
    return (possible[0] + possible[len(possible) - 1] + 1) // 2


def strength(view: View, land: i64) -> i64:
    """How well armed the knight of a land is: 0 none, 1 bare, 2 with shield, 3 with sword, 4 with both."""
    bit: i64 = BIT[land]
    if not view.knights & bit:
        return 0
    return 1 + (2 if view.swords & bit else 0) + (1 if view.shields & bit else 0)


def danger(view: View, land: i64) -> float:
    """How near behind an entry a land lies: 1.0 the entry itself, less along the path."""
    nearest: i64 = LANDS
    for field in range(FIELDS):
        at: i64 = ENTRIES[field]
        steps: i64 = 0
        while at != land:
            if view.standing & BIT[at]:
                steps += 1
            at = FOLLOWING[at]
        nearest = min(nearest, steps)
    return 1.0 / float(1 + nearest)


def gear_on(view: View, land: i64, kind: i64) -> bool:
    bit: i64 = BIT[land]
    if kind == KNIGHT:
        return view.knights & bit != 0
    if kind == SWORD:
        return view.swords & bit != 0
    assert kind == SHIELD, "nothing else lies on lands"
    return view.shields & bit != 0


def known_top(view: View, land: i64) -> i64:
    """The top tile of an own stack if this seat knows it, else 0."""
    if view.heights[land] == 0 or view.known[land] < view.heights[land]:
        return 0
    return view.stacks[land] & 7
