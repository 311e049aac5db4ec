"""Why an action is refused: the clause, and a short reason whose words are in the text catalogues (`refuse-...`)."""

from drachenhort.core.actions import Meaning
from drachenhort.core.decision import Decision
from drachenhort.core.errors import Illegal
from drachenhort.core.native import i64
from drachenhort.games.drachenhueter import decisions, steps
from drachenhort.games.drachenhueter.actions import (
    METHOD_CHESTS,
    PLAIN,
    Card,
    Cover,
    End,
    Exchange,
    Lay,
    Put,
    Recover,
    Stand,
    Stop,
    Take,
)
from drachenhort.games.drachenhueter.legal import (
    CHEST_COVER,
    CHEST_EXCHANGE,
    CHEST_RECOVER,
    MOST_FREE,
    page_colour,
)
from drachenhort.games.drachenhueter.state import State
from drachenhort.games.drachenhueter.steps_lay import ASK_PEARL, Pearl


def refuse_idle(state: State, seat: i64) -> Illegal:
    """The reason while this seat has nothing to decide."""
    return Illegal("3.0", "not-your-turn") if state.outcome is None else Illegal("4.1", "game-over")


def refuse(state: State, seat: i64, decision: Decision, action: Meaning) -> Illegal:
    """The reason for an action that is not legal now."""
    kind = decision.kind
    if kind == decisions.TAKE:
        return _refuse_taking(state, seat, action)
    if kind == decisions.CHANGE:
        return _refuse_changing(state, seat, action)
    if kind == decisions.END:
        return Illegal("3.4", "end-first")
    if kind == ASK_PEARL:
        return Illegal("3.5", "pearl-first")
    if kind == decisions.CARD:
        return Illegal("3.3", "not-that-card" if isinstance(action, Card) else "card-first")
    if kind == decisions.STAND_IN:
        return Illegal("5.3", "not-that-stand-in" if isinstance(action, Stand) else "stand-in-first")
    can_lay = decision.count() > 1  # Passing is always there.
    return _refuse_laying(state, seat, kind == decisions.LAY_ALONG, can_lay, action)


def _refuse_chest(state: State, seat: i64, chest: i64, price: i64) -> Illegal | None:
    """5.2 Why this chest cannot be used at all now."""
    if not state.chests & 2**chest:
        return Illegal("5.1", "chest-closed")
    if seat != state.on_turn:
        return Illegal("5.2", "no-chest-along")
    if state.is_chest_used:
        return Illegal("5.2", "chest-used")
    if state.places[seat].crystals < price:
        return Illegal("5.2", "no-crystal")
    return None


def _refuse_taking(state: State, seat: i64, action: Meaning) -> Illegal:
    step = state.step
    assert isinstance(step, steps.Take), "cards are taken in this step"
    match action:
        case Take():
            return Illegal("4.3", "gap")
        case Stop():
            return Illegal("5.3", "take-after-exchange") if step.must_take else Illegal("3.1", "take-one")
        case Exchange():
            price = 2 if step.taken == MOST_FREE else 1
            return _refuse_chest(state, seat, CHEST_EXCHANGE, price) or Illegal("5.2", "no-effect")
        case _:
            return Illegal("3.1", "stop-first" if step.taken and not step.must_take else "take-first")


def _refuse_changing(state: State, seat: i64, action: Meaning) -> Illegal:
    hand = state.places[seat].hand
    match action:
        case Put():
            return Illegal("3.2", "side-changed" if hand.count(action.card) else "not-in-hand")
        case Cover():
            closed = _refuse_chest(state, seat, CHEST_COVER, 1)
            if closed is not None:
                return closed
            return Illegal("5.3", "nothing-to-cover") if hand.count(action.card) else Illegal("3.2", "not-in-hand")
        case Recover():
            return _refuse_chest(state, seat, CHEST_RECOVER, 1) or _refuse_recovery(state, seat, action)
        case Take() | Stop() | Exchange():
            return Illegal("3.1", "taking-over")
        case _:
            return Illegal("3.2", "change-first")


def _refuse_recovery(state: State, seat: i64, action: Recover) -> Illegal:
    place = state.places[seat]
    if not place.stacks[action.colour].count(action.card):
        return Illegal("5.3", "not-in-stack")
    if place.is_enclosed(action.colour):
        return Illegal("5.3", "not-an-end-stack")
    return Illegal("5.3", "last-of-its-colour")


def _refuse_laying(state: State, seat: i64, is_along: bool, can_lay: bool, action: Meaning) -> Illegal:
    match action:
        case Lay():
            return _refuse_lay(state, seat, action)
        case Put() | Cover() | Recover():
            return Illegal("3.8", "no-change-along") if is_along else Illegal("3.2", "change-over")
        case Card() | Stand() | End() | Pearl():
            return Illegal("3.3", "lay-first") if can_lay else _refuse_lay(state, seat, Lay(PLAIN, 0))
        case _:
            return Illegal("3.3", "lay-or-pass")


def _refuse_lay(state: State, seat: i64, lay: Lay) -> Illegal:
    if lay.way != PLAIN:
        closed = _refuse_chest(state, seat, METHOD_CHESTS[lay.way], 1)
        if closed is not None:
            return closed
        return Illegal("5.2", "chest-does-not-fit")
    if state.places[seat].is_enclosed(page_colour(state)):
        return Illegal("3.4", "enclosed")
    return Illegal("3.3", "does-not-match")
