"""Why an action is refused: the clause, and a short reason whose words are in the text catalogues (`refuse-...`)."""

from drachenhort.core.actions import Meaning
from drachenhort.core.decision import Decision
from drachenhort.core.errors import Illegal
from drachenhort.core.native import i64
from drachenhort.games.schutt_und_asche import actions, decisions
from drachenhort.games.schutt_und_asche.board import BIT
from drachenhort.games.schutt_und_asche.data import HITS, PRICE_LOOK, PRICE_TILE
from drachenhort.games.schutt_und_asche.legal import purse_of
from drachenhort.games.schutt_und_asche.state import State
from drachenhort.games.schutt_und_asche.steps_talk import Talking


def refuse_idle(state: State, seat: i64) -> Illegal:
    """The reason while this seat has nothing to decide."""
    if state.outcome is None:
        return Illegal("3.1", "not-your-turn")
    return Illegal("9.1" if state.hits == HITS else "9.2", "game-over")


def refuse(state: State, seat: i64, decision: Decision, action: Meaning) -> Illegal:
    """The reason for an action that is not legal now."""
    kind = decision.kind
    match action:
        case actions.SayOffer() | actions.SayGold() | actions.SayTop():
            return _refuse_claim(state, kind, action)
        case actions.Talk():
            return _refuse_talk(state, seat, kind)
        case actions.Take():
            return Illegal("2.2", "land-not-free" if kind == decisions.TAKE_LAND else "only-in-the-draft")
        case actions.Next():
            return Illegal("7.2", "no-such-tile-left" if kind == decisions.ORDER else "no-stack-open")
        case actions.Piece():
            return Illegal("5.1", "tile-face-up" if kind == decisions.DRAGON_PIECE else "not-putting-the-piece")
        case actions.Offer():
            return Illegal("5.2", "no-such-card" if kind == decisions.OFFER else "not-offering")
        case actions.Fight():
            return Illegal("5.5", "no-fight-there" if kind == decisions.PICK_FIGHT else "not-picking-a-fight")
        case actions.Turn() | actions.Spend():
            return Illegal("6.3", "not-at-two-dragons")
        case actions.Stop() | actions.Onward():
            return Illegal("6.2", "not-at-third-shield")
        case actions.Lift():
            return Illegal("6.5", "no-marker-there" if kind == decisions.MARKER else "no-fight-won")
        case actions.Lay():
            return Illegal("8.2", "wrong-colours" if kind == decisions.LAY_TILES else "not-laying-out")
        case actions.Name():
            return Illegal("9.5", "not-tied" if kind == decisions.NAME_KING else "nobody-to-name")
        case actions.Done():
            return _refuse_done(kind)
        case actions.Put():
            return _refuse_put(kind)
        case actions.Look():
            return _refuse_look(state, seat, kind, action.land)
        case actions.Buy():
            return _refuse_buy(state, seat, kind, action.land)
        case _:
            raise AssertionError(f"nothing says why {action} is refused")


def _refuse_talk(state: State, seat: i64, kind: i64) -> Illegal:
    if kind not in (decisions.DRAGON_PIECE, decisions.OFFER, decisions.PURCHASE):
        return Illegal("4.5", "no-claim-now")
    if state.places[seat].claims_left == 0:
        return Illegal("4.5", "enough-said")
    return Illegal("4.5", "no-own-stack-there")


def _refuse_claim(state: State, kind: i64, action: actions.SayOffer | actions.SayGold | actions.SayTop) -> Illegal:
    if kind != decisions.CLAIM:
        return Illegal("4.5", "talk-first")
    step = state.step
    if isinstance(step, Talking) and step.topic == actions.ABOUT_TOP and isinstance(action, actions.SayTop):
        return Illegal("4.5", "no-own-stack-there")
    return Illegal("4.5", "other-topic")


def _refuse_done(kind: i64) -> Illegal:
    if kind == decisions.ORDER:
        return Illegal("7.2", "lay-the-stack-first")
    if kind in (decisions.POWER, decisions.SHIELD):
        return Illegal("6.1", "fight-first")
    if kind == decisions.PUT:
        return Illegal("7.1", "put-first")
    return Illegal("3.1", "must-choose")


def _refuse_put(kind: i64) -> Illegal:
    if kind == decisions.START_KNIGHT:
        return Illegal("2.3", "not-your-land")
    if kind == decisions.PUT:
        return Illegal("7.1", "no-room-there")
    return Illegal("7.1", "nothing-to-put")


def _refuse_look(state: State, seat: i64, kind: i64, land: i64) -> Illegal:
    if kind == decisions.ORDER:
        return Illegal("7.2", "lay-the-stack-first")
    if kind == decisions.SORT:
        return Illegal("2.4", "not-your-land")
    if kind != decisions.PURCHASE:
        return Illegal("7.2", "not-buying")
    if not _is_own(state, seat, land):
        return Illegal("7.2", "not-your-land")
    if purse_of(state.places[seat]) < PRICE_LOOK:
        return Illegal("7.3", "too-little-gold")
    return Illegal("7.2", "no-tiles-there")


def _refuse_buy(state: State, seat: i64, kind: i64, land: i64) -> Illegal:
    if kind == decisions.ORDER:
        return Illegal("7.2", "lay-the-stack-first")
    if kind == decisions.PUT:
        return Illegal("7.1", "put-first")
    if kind != decisions.PURCHASE:
        return Illegal("7.1", "not-buying")
    if not _is_own(state, seat, land):
        return Illegal("7.1", "not-your-land")
    if purse_of(state.places[seat]) < PRICE_TILE:
        return Illegal("7.3", "too-little-gold")
    return Illegal("7.1", "no-tiles-there")


def _is_own(state: State, seat: i64, land: i64) -> bool:
    return state.places[seat].lands & state.standing & BIT[land] != 0
