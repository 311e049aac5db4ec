"""What is hidden in Drachenfels: hands, the draw pile, which has no order, and the princesses."""

from typing import Final

from drachenhort.core.plain import Json
from drachenhort.core.shapes import Fields, Many
from drachenhort.games.drachenfels.cards import names_of
from drachenhort.games.drachenfels.data import COLOURS
from drachenhort.games.drachenfels.domains import COLOUR, KIND
from drachenhort.games.drachenfels.fields import QUARTERS
from drachenhort.games.drachenfels.state import State
from drachenhort.players.observation.whole_encoder import Order

SHAPE: Final = Fields("", {"players": Many(Fields("", {"hand": Many(KIND)})), "draw_pile": Many(KIND)})
ORDERS: Final = {"princesses": Order(COLOUR, QUARTERS)}


def hidden(state: State) -> dict[str, Json]:
    return {
        "players": [{"hand": list[Json](names_of(place.hand))} for place in state.places],
        "draw_pile": list[Json](names_of(state.draw_pile)),
        "princesses": [COLOURS[colour] for colour in state.princesses],
    }
