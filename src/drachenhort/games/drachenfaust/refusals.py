"""Why an action is refused: the clause, and a short reason whose words are in the text catalogues (`refuse-...`)."""

from drachenhort.core.actions import Meaning
from drachenhort.core.decision import Decision
from drachenhort.core.errors import Illegal
from drachenhort.core.native import i64
from drachenhort.games.drachenfaust import decisions
from drachenhort.games.drachenfaust.actions import (
    Bid,
    Buy,
    Card,
    Coin,
    Colour,
    Double,
    Fairy,
    Magic,
    Once,
    Pass,
    Pay,
    Rob,
    Silver,
    Steal,
    Stop,
    Take,
)
from drachenhort.games.drachenfaust.bids import seconds_after
from drachenhort.games.drachenfaust.cards import CUSTOM, GHOST, RAINBOW_DRAGON, TROLL
from drachenhort.games.drachenfaust.state import State
from drachenhort.games.drachenfaust.use import Use


def refuse(state: State, seat: i64, decision: Decision, action: Meaning) -> Illegal:
    """The reason for an action that is not legal now."""
    kind = decision.kind
    if kind in (decisions.BID, decisions.BID_FAIRY):
        return _refuse_bid(action, kind)
    if kind == decisions.BID_MAGIC:
        return Illegal("4.1", "not-so-many-magic" if isinstance(action, Magic) else "magic-first")
    if kind == decisions.BID_SILVER:
        return Illegal("4.3", "not-so-much-silver" if isinstance(action, Silver) else "silver-first")
    if kind == decisions.DOUBLE:
        return Illegal("6.4", "double-first")
    if isinstance(action, (Bid, Fairy, Magic)):
        return Illegal("4.1", "not-while-using")
    if isinstance(action, Silver):
        return Illegal("4.3", "only-in-tie-break")
    if isinstance(action, (Double, Once)):
        return Illegal("6.4", "double-only-before-use")
    return _refuse_use(state, seat, kind, action)


def refuse_idle(state: State, seat: i64) -> Illegal:
    """The reason while this seat has nothing to decide."""
    decision = state.decision
    if decision is None:
        return Illegal("7.1", "game-over")
    if seat >= state.seats:
        return Illegal("4.1", "no-seat")
    if decision.kind == decisions.BID_SILVER:
        return Illegal("4.3", "not-tied-or-decided")
    if decision.kind <= decisions.BID_MAGIC:
        return Illegal("4.1", "already-decided")
    return Illegal("4.8", "winner-uses-card")


def _refuse_bid(action: Meaning, kind: i64) -> Illegal:
    if isinstance(action, Bid):
        return Illegal("4.1", "fairy-first" if kind == decisions.BID_FAIRY else "not-so-much-gold")
    if isinstance(action, Fairy):
        return Illegal("4.1", "not-so-much-gold" if kind == decisions.BID_FAIRY else "whole-bid")
    if isinstance(action, Silver):
        return Illegal("4.3", "only-in-tie-break")
    if isinstance(action, Magic):
        return Illegal("4.1", "gold-first")
    return Illegal("4.1", "bid-first")


def _refuse_use(state: State, seat: i64, kind: i64, action: Meaning) -> Illegal:
    """A card is being used: what was tried does not belong to it, or cannot be done."""
    card = _card(state)
    if kind == decisions.STEAL:
        return _refuse_theft(state, seat, action)
    if kind == decisions.COLOUR:
        clause = "6.16" if card == RAINBOW_DRAGON else "6.18" if card == TROLL else "6.21" if card >= CUSTOM else "6.2"
        return Illegal("2.3", "bank-has-none") if isinstance(action, Colour) else Illegal(clause, "colour-first")
    if kind == decisions.SEAT:
        clause = "6.21" if card >= CUSTOM else "6.3"
        return Illegal(clause, "not-this-seat" if isinstance(action, Rob) else "seat-first")
    if kind == decisions.CARD:
        clause = "6.8" if card == GHOST else "6.12"
        return Illegal(clause, "no-such-card" if isinstance(action, Card) else "card-first")
    if kind == decisions.BUY:
        return Illegal("6.13", "cannot-buy" if isinstance(action, Buy) else "buy-first")
    if kind == decisions.GIVE_UP:
        return Illegal("6.14", "give-first")
    if kind == decisions.DRAW_ON:
        return Illegal("6.16", "draw-first")
    return _refuse_payment(card, action)


def _card(state: State) -> int:
    """The card in use, 0 for the stones of a Rainbow Dragon."""
    step = state.step
    return step.card if isinstance(step, Use) else 0


def _refuse_theft(state: State, seat: i64, action: Meaning) -> Illegal:
    seconds = seconds_after(state.bids, seat)
    match action:
        case Steal() | Coin():
            if action.seat not in seconds:
                return Illegal("5.6", "not-second")
            return Illegal("5.6", "has-stones" if isinstance(action, Coin) else "no-such-stone")
        case Pass():
            return Illegal("4.7", "must-use")
        case _:
            return Illegal("5.6", "steal-first")


def _refuse_payment(card: i64, action: Meaning) -> Illegal:
    """4.7 Pay or take."""
    match action:
        case Pay():
            return Illegal("4.7", "cannot-pay-so")
        case Take():
            return Illegal("6.21", "nothing-to-take") if card >= CUSTOM else Illegal("2.3", "bank-has-none")
        case Pass() | Stop():
            return Illegal("4.7", "must-use")
        case _:
            return Illegal("4.7", "pay-or-take-first")
