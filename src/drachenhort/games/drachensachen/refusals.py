"""Why an action is refused: the clause, and a short reason whose words are in the text catalogues (`refuse-...`)."""

from drachenhort.core.actions import Meaning
from drachenhort.core.decision import Decision
from drachenhort.core.errors import Illegal
from drachenhort.core.native import i64
from drachenhort.games.drachensachen import decisions
from drachenhort.games.drachensachen.actions import (
    Accept,
    Draw,
    Give,
    Keep,
    Onward,
    Pick,
    Play,
    Remove,
    Reverse,
    Swap,
    Take,
    Turn,
)
from drachenhort.games.drachensachen.cards import count_of, is_dragon, mask_of
from drachenhort.games.drachensachen.legal import fitting, most_of, playable, skip_answers
from drachenhort.games.drachensachen.state import State
from drachenhort.games.drachensachen.steps import Swap as SwapStep


def refuse_idle(state: State, seat: i64) -> Illegal:
    """The reason while this seat has nothing to decide."""
    if isinstance(state.step, SwapStep) and seat < state.seats:
        return Illegal("2.2", "swap-decided")
    return Illegal("3.0", "not-your-turn") if state.outcome is None else Illegal("6.1", "match-over")


def refuse(state: State, seat: i64, decision: Decision, action: Meaning) -> Illegal:
    """The reason for an action that is not legal now."""
    kind = decision.kind
    if kind == decisions.SWAP:
        return Illegal("2.2", "no-such-swap" if isinstance(action, Swap) else "swap-first")
    if kind == decisions.GIVE:
        return Illegal("8.4", "give-to-another" if isinstance(action, Give) else "give-first")
    if kind == decisions.PICK:
        return Illegal("8.7", "no-such-open" if isinstance(action, Pick) else "pick-first")
    if kind == decisions.DIRECTION:
        return Illegal("8.5", "direction-first")
    match action:
        case Swap() | Keep():
            return Illegal("2.2", "swap-only-before")
        case Give():
            return Illegal("8.4", "only-after-a-2")
        case Pick():
            return Illegal("8.7", "only-after-a-9")
        case Reverse() | Onward():
            return Illegal("8.5", "only-after-a-7")
        case Accept():
            return Illegal("4.3", "not-being-skipped")
        case Draw():
            return Illegal("4.3", "skip-first") if kind == decisions.OWED_SKIP else Illegal("4.2", "no-draw-owed")
        case Take():
            return _refuse_take(kind)
        case Remove():
            return Illegal("3.5", "not-while-skipped" if kind == decisions.OWED_SKIP else "not-four")
        case Turn():
            return _refuse_turn(state, seat, kind)
        case Play():
            return _refuse_play(state, seat, kind, action)
        case _:
            raise AssertionError(f"nothing says why {action} is refused")


def _refuse_take(decision: i64) -> Illegal:
    if decision == decisions.OWED_DRAW:
        return Illegal("3.7", "draw-first")
    if decision == decisions.OWED_SKIP:
        return Illegal("4.3", "skip-first")
    return Illegal("3.7", "pile-empty")


def _refuse_turn(state: State, seat: i64, decision: i64) -> Illegal:
    if not _can_turn_over(state, decision):
        return Illegal(_answer_clause(decision), "never-hidden")
    is_turn = decision == decisions.PLAY
    if state.places[seat].hand:
        return Illegal("3.1", "hand-first" if is_turn else "answer-from-hand")
    if state.places[seat].open:
        return Illegal("3.8", "open-first" if is_turn else "answer-from-open")
    return Illegal("3.9", "no-such-hidden")


def _can_turn_over(state: State, decision: i64) -> bool:
    """Whether a seat with hidden cards only may turn one over: 3.9 in its turn, 9.1 before an owed draw."""
    return decision == decisions.PLAY or (decision == decisions.OWED_DRAW and state.options.blind_answer)


def _answer_clause(decision: i64) -> str:
    return "4.3" if decision == decisions.OWED_SKIP else "4.2"


def _refuse_play(state: State, seat: i64, decision: i64, play: Play) -> Illegal:
    if decision == decisions.OWED_SKIP and not skip_answers(state) & mask_of(play.kind):
        return Illegal("4.3", "does-not-answer-skip")
    if decision == decisions.OWED_DRAW and not playable(state) & mask_of(play.kind):
        return Illegal("4.2", "does-not-answer-draw")
    hand = state.places[seat].hand
    opens = state.places[seat].open
    if not hand and not opens:
        if _can_turn_over(state, decision):
            return Illegal("3.9", "only-hidden")
        return Illegal(_answer_clause(decision), "never-hidden")
    if hand and not count_of(hand, play.kind):
        return _refuse_not_held(decision, count_of(opens, play.kind) > 0)
    if not hand and not count_of(opens, play.kind):
        return Illegal("3.8", "not-open")
    if not fitting(state) & mask_of(play.kind):
        return _refuse_misfit(state, play.kind)
    if play.times > most_of(state.pile, play.kind):
        return Illegal("3.3", "over-four")
    if hand and count_of(hand, play.kind) + count_of(opens, play.kind) >= play.times:
        return Illegal("3.6", "not-whole-hand")
    return Illegal("3.3", "not-so-many")


def _refuse_not_held(decision: i64, is_open: bool) -> Illegal:
    """3.1 A card that is not in the hand."""
    if not is_open:
        return Illegal("3.1", "not-in-hand")
    return Illegal("3.1", "hand-first" if decision == decisions.PLAY else "answer-from-hand")


def _refuse_misfit(state: State, kind: i64) -> Illegal:
    top = state.pile.top
    if is_dragon(kind):
        return Illegal("4.4", "no-dragons")
    if kind == 9 and is_dragon(top):
        return Illegal("4.5", "no-9-on-dragon")
    if top == 6:
        return Illegal("4.4", "under-6")
    if state.pile.beat == 3:
        return Illegal("4.1", "undercut")
    return Illegal("3.2", "too-low")
