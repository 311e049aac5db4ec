"""What somebody who is asked has to know: what is wanted, what they have, and what it means. All of it is in their view."""

from drachenhort.core.decision import bit_count
from drachenhort.core.words import Argument
from drachenhort.games.schutt_und_asche import decisions
from drachenhort.games.schutt_und_asche.actions import BUY, DONE, LOOK, OFFER, PUT
from drachenhort.games.schutt_und_asche.board import ALL_LANDS, LANDS, lands_of
from drachenhort.games.schutt_und_asche.data import is_red, tiles_of_round
from drachenhort.games.schutt_und_asche.decisions import DECISIONS
from drachenhort.games.schutt_und_asche.gold import size_of, worth_of
from drachenhort.games.schutt_und_asche.view import View


def facts(view: View, seat: int, kind: int) -> dict[str, Argument]:
    """The numbers for a question to this seat. For others only what everybody sees is of use."""
    match kind:
        case decisions.TAKE_LAND:
            return _about_draft(view, seat)
        case decisions.SORT:
            own = lands_of(view.places[seat].lands)
            seen = sum(1 for land in own if view.known[land])
            return {"lands": len(own), "seen": seen, "left": len(own) - seen}
        case decisions.DRAGON_PIECE:
            return {"attack": view.attack + 1, "gold": worth_of(view.hand)}
        case decisions.OFFER:
            return _about_offering(view, seat)
        case decisions.PICK_FIGHT:
            return {"count": bit_count(view.places[seat].lands & view.knights & view.marked)}
        case decisions.POWER:
            return {"power": view.places[seat].power}
        case decisions.MARKER:
            return {"count": bit_count(view.marked), "bare": bit_count(view.marked & ~view.knights)}
        case decisions.PURCHASE:
            return {"gold": _purse(view, seat), "can": _can_buy(view)}
        case decisions.PUT:
            return {"count": sum(1 for action in view.legal if PUT <= action < PUT + LANDS)}
        case decisions.LAY_TILES:
            red = sum(1 for tile in tiles_of_round(view.round) if is_red(tile))
            return {"red": red, "yellow": len(tiles_of_round(view.round)) - red}
        case _:
            return {}


def done_with(view: View) -> dict[str, Argument]:
    """What somebody would be done with."""
    for seat, kind in view.pending:
        if seat == view.seat:
            return {"what": DECISIONS.names[kind], "gold": worth_of(view.offered), "cards": size_of(view.offered)}
    return {"what": "none", "gold": 0, "cards": 0}


def _about_draft(view: View, seat: int) -> dict[str, Argument]:
    """2.2 The seat takes one land now, and one more whenever all the others have taken one."""
    taken = sum(place.lands for place in view.places)
    free = bit_count(ALL_LANDS & ~taken)
    own = bit_count(view.places[seat].lands)
    return {"nth": own + 1, "most": own + 1 + (free - 1) // view.seats}


def _about_offering(view: View, seat: int) -> dict[str, Argument]:
    """5.2 What lies there already, and what this seat has left."""
    others = sum(place.offered_size for other, place in enumerate(view.places) if other != seat)
    return {
        "others": others,
        "laid": worth_of(view.offered),
        "gold": worth_of(view.hand),
        "can": _can_offer(view),
    }


def _can_offer(view: View) -> str:
    """Whether there is gold to lay, only cards without any, or nothing."""
    if not any(OFFER <= action < OFFER + 4 for action in view.legal):
        return "nothing"
    return "gold" if worth_of(view.hand) else "bluff"


def _purse(view: View, seat: int) -> int:
    return worth_of(view.hand) - view.places[seat].spent


def _can_buy(view: View) -> str:
    """7 Whether there is enough for a tile, only for a look, or for nothing."""
    if any(BUY <= action < DONE for action in view.legal):
        return "buy"
    return "look" if any(LOOK <= action < LOOK + LANDS for action in view.legal) else "nothing"
