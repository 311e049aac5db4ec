"""8.1, 8.2 In which rock castles a seat's princess can be, for all that this seat can know."""

from typing import Final

from drachenhort.core.native import i64
from drachenhort.games.drachenfels.deduction import ALL_PLACINGS
from drachenhort.games.drachenfels.fields import POWERS, QUARTERS
from drachenhort.games.drachenfels.state import State

ANY_COLOUR: Final = 15

_FOUND: Final[dict[int, int]] = {}
"""What has been worked out: there are few cases, and every turn asks for one."""


def own_castles(state: State, seat: i64) -> i64:
    """The rock castles that this seat's princess can be in, a bit each: by its own looks and everybody's fruitless ones."""
    me = state.places[seat]
    key: i64 = me.colour
    for castle in range(QUARTERS):
        bit: i64 = POWERS[castle]
        colours: i64 = ANY_COLOUR
        if me.looked & bit:
            colours = POWERS[state.princesses[castle]]
        else:
            for place in state.places:
                if place.looked & bit:
                    colours &= ~POWERS[place.colour]
        key = key * (ANY_COLOUR + 1) + colours
    found = _FOUND.get(key)
    if found is None:
        found = _work_out(key)
        _FOUND[key] = found
    return found


def other_castles(state: State, seat: i64) -> i64:
    """The rock castles that another seat may still want to look into, as far as everybody can tell."""
    return ANY_COLOUR & ~state.places[seat].looked


def _work_out(key: i64) -> i64:
    """`key` has a digit of four bits for the colours possible in each castle, the first highest, below the own colour."""
    possible: list[int] = []
    for _ in range(QUARTERS):
        possible.insert(0, key & ANY_COLOUR)
        key >>= QUARTERS
    castles: i64 = 0
    for placing in ALL_PLACINGS:
        if all(possible[castle] & POWERS[placing[castle]] for castle in range(QUARTERS)):
            castles |= POWERS[placing.index(key)]
    return castles
