"""Why an action is refused: the clause, and a short reason whose words are in the text catalogues (`refuse-...`)."""

from drachenhort.core.errors import Illegal
from drachenhort.core.native import i64
from drachenhort.games.schutt_und_asche import state as kinds
from drachenhort.games.schutt_und_asche.actions import (
    ABOUT_TOP,
    Buy,
    Done,
    Fight,
    Lay,
    Lift,
    Look,
    Name,
    Next,
    Offer,
    Onward,
    Piece,
    Put,
    SayGold,
    SayOffer,
    SayTop,
    Spend,
    Stop,
    Take,
    Talk,
    Turn,
    meaning,
)
from drachenhort.games.schutt_und_asche.board import BIT
from drachenhort.games.schutt_und_asche.data import HITS, PRICE_LOOK, PRICE_TILE
from drachenhort.games.schutt_und_asche.legal import purse_of
from drachenhort.games.schutt_und_asche.state import State
from drachenhort.games.schutt_und_asche.steps_talk import Talking


def refuse(state: State, seat: i64, code: i64) -> Illegal:
    """The reason for an action that is not legal now."""
    action = meaning(code)
    if action is None:
        return Illegal("3.1", "no-such-action")
    if state.outcome is not None:
        return Illegal("9.1" if state.hits == HITS else "9.2", "game-over")
    decision = state.decision_of(seat)
    if decision is None:
        return Illegal("3.1", "not-your-turn")
    kind = decision.kind
    match action:
        case SayOffer() | SayGold() | SayTop():
            return _refuse_claim(state, kind, action)
        case Talk():
            return _refuse_talk(state, seat, kind)
        case Take():
            return Illegal("2.2", "land-not-free" if kind == kinds.TAKE_LAND else "only-in-the-draft")
        case Next():
            return Illegal("7.2", "no-such-tile-left" if kind == kinds.LAY_ORDER else "no-stack-open")
        case Piece():
            return Illegal("5.1", "tile-face-up" if kind == kinds.PUT_PIECE else "not-putting-the-piece")
        case Offer():
            return Illegal("5.2", "no-such-card" if kind == kinds.OFFER else "not-offering")
        case Fight():
            return Illegal("5.5", "no-fight-there" if kind == kinds.PICK_FIGHT else "not-picking-a-fight")
        case Turn() | Spend():
            return Illegal("6.3", "not-at-two-dragons")
        case Stop() | Onward():
            return Illegal("6.2", "not-at-third-shield")
        case Lift():
            return Illegal("6.5", "no-marker-there" if kind == kinds.LIFT_MARKER else "no-fight-won")
        case Lay():
            return Illegal("8.2", "wrong-colours" if kind == kinds.LAY_TILES else "not-laying-out")
        case Name():
            return Illegal("9.5", "not-tied" if kind == kinds.NAME_KING else "nobody-to-name")
        case Done():
            return _refuse_done(kind)
        case Put():
            return _refuse_put(kind)
        case Look():
            return _refuse_look(state, seat, kind, action.land)
        case Buy():
            return _refuse_buy(state, seat, kind, action.land)


def _refuse_talk(state: State, seat: i64, kind: i64) -> Illegal:
    if kind not in (kinds.PUT_PIECE, kinds.OFFER, kinds.PURCHASE):
        return Illegal("4.5", "no-claim-now")
    if state.places[seat].claims_left == 0:
        return Illegal("4.5", "enough-said")
    return Illegal("4.5", "no-own-stack-there")


def _refuse_claim(state: State, kind: i64, action: SayOffer | SayGold | SayTop) -> Illegal:
    if kind != kinds.CLAIM:
        return Illegal("4.5", "talk-first")
    step = state.step
    if isinstance(step, Talking) and step.topic == ABOUT_TOP and isinstance(action, SayTop):
        return Illegal("4.5", "no-own-stack-there")
    return Illegal("4.5", "other-topic")


def _refuse_done(kind: i64) -> Illegal:
    if kind == kinds.LAY_ORDER:
        return Illegal("7.2", "lay-the-stack-first")
    if kind in (kinds.SPEND_POWER, kinds.STOP_FIGHT):
        return Illegal("6.1", "fight-first")
    if kind == kinds.PUT_TILE:
        return Illegal("7.1", "put-first")
    return Illegal("3.1", "must-choose")


def _refuse_put(kind: i64) -> Illegal:
    if kind == kinds.PUT_KNIGHT:
        return Illegal("2.3", "not-your-land")
    if kind == kinds.PUT_TILE:
        return Illegal("7.1", "no-room-there")
    return Illegal("7.1", "nothing-to-put")


def _refuse_look(state: State, seat: i64, kind: i64, land: i64) -> Illegal:
    if kind == kinds.LAY_ORDER:
        return Illegal("7.2", "lay-the-stack-first")
    if kind == kinds.SORT:
        return Illegal("2.4", "not-your-land")
    if kind != kinds.PURCHASE:
        return Illegal("7.2", "not-buying")
    if not _is_own(state, seat, land):
        return Illegal("7.2", "not-your-land")
    if purse_of(state.places[seat]) < PRICE_LOOK:
        return Illegal("7.3", "too-little-gold")
    return Illegal("7.2", "no-tiles-there")


def _refuse_buy(state: State, seat: i64, kind: i64, land: i64) -> Illegal:
    if kind == kinds.LAY_ORDER:
        return Illegal("7.2", "lay-the-stack-first")
    if kind == kinds.PUT_TILE:
        return Illegal("7.1", "put-first")
    if kind != kinds.PURCHASE:
        return Illegal("7.1", "not-buying")
    if not _is_own(state, seat, land):
        return Illegal("7.1", "not-your-land")
    if purse_of(state.places[seat]) < PRICE_TILE:
        return Illegal("7.3", "too-little-gold")
    return Illegal("7.1", "no-tiles-there")


def _is_own(state: State, seat: i64, land: i64) -> bool:
    return state.places[seat].lands & state.standing & BIT[land] != 0
