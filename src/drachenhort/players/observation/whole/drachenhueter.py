"""What is hidden in Drachenhüter: start cards, both stacks of the book, and what pearls are worth."""

from typing import Final

from drachenhort.core.packed import unpack
from drachenhort.core.plain import Json
from drachenhort.core.shapes import Count, Fields, Many
from drachenhort.games.drachenhueter.cards import LEFT_DECK, RIGHT_DECK, names_of
from drachenhort.games.drachenhueter.data import BLUE_PEARLS, RED_PEARLS
from drachenhort.games.drachenhueter.domains import CARD
from drachenhort.games.drachenhueter.state import State
from drachenhort.players.observation.whole_encoder import Order

_WORTH: Final = Count(0, max(RED_PEARLS + BLUE_PEARLS))
_PLAYER: Final = Fields("", {"hand": Many(CARD), "reds": Many(_WORTH), "blues": Many(_WORTH)})
SHAPE: Final = Fields("", {"players": Many(_PLAYER), "starts_out": Many(CARD)})
ORDERS: Final = {
    "left_unseen": Order(CARD, len(LEFT_DECK)),
    "right_unseen": Order(CARD, len(RIGHT_DECK)),
    "red_pearls": Order(_WORTH, len(RED_PEARLS)),
    "blue_pearls": Order(_WORTH, len(BLUE_PEARLS)),
}


def hidden(state: State) -> dict[str, Json]:
    return {
        "players": [
            {
                "hand": list[Json](names_of(place.hand.kinds())),
                "reds": list[Json](unpack(place.reds)),
                "blues": list[Json](unpack(place.blues)),
            }
            for place in state.places
        ],
        "starts_out": list[Json](names_of(state.starts_out)),
        "left_unseen": list[Json](names_of(state.left.unseen_left()[::-1])),
        "right_unseen": list[Json](names_of(state.right.unseen_left()[::-1])),
        "red_pearls": list[Json](state.red_pearls[: state.reds_left][::-1]),
        "blue_pearls": list[Json](state.blue_pearls[: state.blues_left][::-1]),
    }
