"""What is hidden in Drachenfaust: closed fists, and the order of the cards. Coins everybody can count."""

from typing import Final

from drachenhort.core.plain import Json
from drachenhort.core.shapes import Fields, Many, Maybe
from drachenhort.games.drachenfaust.bids import NOT_ASKED, UNDECIDED, black_in, common_in, fairy_in, red_in
from drachenhort.games.drachenfaust.cards import NAMES
from drachenhort.games.drachenfaust.data import BASE_STACK, BLANK_CARDS, EXTRA_PILE
from drachenhort.games.drachenfaust.domains import BLACK, CARD, COMMON, FAIRY, RED, SILVER
from drachenhort.games.drachenfaust.state import State
from drachenhort.games.drachenfaust.steps import Auction, TieBreak
from drachenhort.players.observation.whole_encoder import Order

_MOST_EXTRAS: Final = len(EXTRA_PILE) + BLANK_CARDS
_FIST: Final = Fields("", {"fairy": FAIRY, "common": COMMON, "black": BLACK, "red": RED})
SHAPE: Final = Fields("", {"players": Many(Fields("", {"fist": Maybe(_FIST), "silver": Maybe(SILVER)}))})
ORDERS: Final = {"stack": Order(CARD, len(BASE_STACK) + 3), "extras": Order(CARD, _MOST_EXTRAS)}


def hidden(state: State) -> dict[str, Json]:
    return {
        "players": [{"fist": _fist(state, seat), "silver": _silver(state, seat)} for seat in range(state.seats)],
        "stack": [NAMES[card] for card in reversed(state.stack)],
        "extras": [NAMES[card] for card in reversed(state.extras)],
    }


def _fist(state: State, seat: int) -> Json:
    """What has been chosen so far."""
    step = state.step
    if not isinstance(step, Auction) or step.choices[seat] & UNDECIDED:
        return None
    bid = step.choices[seat]
    return {"fairy": fairy_in(bid), "common": common_in(bid), "black": black_in(bid), "red": red_in(bid)}


def _silver(state: State, seat: int) -> Json:
    step = state.step
    if not isinstance(step, TieBreak) or step.choices[seat] & (UNDECIDED | NOT_ASKED):
        return None
    return step.choices[seat]
