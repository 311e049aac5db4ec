"""What is hidden in Schutt und Asche: gold, stacks, dragon tiles, and stacks that are being laid."""

from typing import Final

from drachenhort.core.plain import Json
from drachenhort.core.shapes import Fields, Many, Maybe
from drachenhort.games.schutt_und_asche import domains
from drachenhort.games.schutt_und_asche.board import FIELDS, LAND_NAMES
from drachenhort.games.schutt_und_asche.data import HIGHEST, TILE_NAMES
from drachenhort.games.schutt_und_asche.gold import unpack as cards_in
from drachenhort.games.schutt_und_asche.order import Order as Laid
from drachenhort.games.schutt_und_asche.stacks import unpack as tiles_in
from drachenhort.games.schutt_und_asche.state import State
from drachenhort.games.schutt_und_asche.steps_purchase import Laying
from drachenhort.games.schutt_und_asche.steps_setup import Sorting
from drachenhort.players.observation.whole_encoder import Order

_PLAYER: Final = Fields(
    "",
    {
        "hand": Many(domains.GOLD),
        "offered": Many(domains.GOLD),
        "returned": Many(domains.GOLD),
        "lays": Maybe(domains.LAND),
        "laid": Many(domains.TILE),
    },
)
SHAPE: Final = Fields("", {"players": Many(_PLAYER), "aside": Many(domains.TILE)})
ORDERS: Final = {
    "dragon_tiles": Order(domains.DRAGON_TILE, FIELDS),
    **{f"stack {name}": Order(domains.TILE, HIGHEST) for name in LAND_NAMES},
}


def hidden(state: State) -> dict[str, Json]:
    shown: dict[str, Json] = {
        "players": [_player(state, seat) for seat in range(state.seats)],
        "aside": [TILE_NAMES[kind] for kind in state.aside],
        "dragon_tiles": list[Json](state.tiles),
    }
    for land, name in enumerate(LAND_NAMES):
        shown[f"stack {name}"] = _tiles(state.stacks[land])
    return shown


def _player(state: State, seat: int) -> Json:
    place = state.places[seat]
    order = _order_of(state, seat)
    return {
        "hand": list[Json](cards_in(place.hand)),
        "offered": list[Json](cards_in(place.offered)),
        "returned": list[Json](cards_in(place.returned)),
        "lays": None if order is None else LAND_NAMES[order.land],
        "laid": [] if order is None else _tiles(order.laid),
    }


def _order_of(state: State, seat: int) -> Laid | None:
    """The stack this seat is laying anew."""
    step = state.step
    if isinstance(step, Sorting):
        return step.orders[seat]
    return step.order if isinstance(step, Laying) and step.seat == seat else None


def _tiles(stack: int) -> list[Json]:
    return [TILE_NAMES[kind] for kind in tiles_in(stack)]
