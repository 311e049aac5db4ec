"""Why an action is refused: the clause, and a short reason whose words are in the text catalogues (`refuse-...`)."""

from drachenhort.core.actions import Meaning
from drachenhort.core.decision import Decision, bit_count
from drachenhort.core.errors import Illegal
from drachenhort.core.native import i64
from drachenhort.games.drachenfels import decisions
from drachenhort.games.drachenfels.actions import (
    Build,
    Cloud,
    Dragon,
    Draw,
    Knight,
    Leave,
    Lift,
    Move,
    Play,
    Raze,
    Rebuild,
    Refresh,
    Set,
    Shift,
    Stop,
    Swap,
    Use,
)
from drachenhort.games.drachenfels.cards import BRIDGE, POINTS, TELETRANSFER, count_of
from drachenhort.games.drachenfels.data import BRIDGES, RAINBOWS
from drachenhort.games.drachenfels.fields import CASTLE, POWERS, is_rock, is_rock_castle, is_start
from drachenhort.games.drachenfels.legal import free_bridges
from drachenhort.games.drachenfels.state import State
from drachenhort.games.drachenfels.steps import Turn
from drachenhort.games.drachenfels.steps_magic import CloudHome
from drachenhort.games.drachenfels.ways import allowed_pairs


def refuse_idle(state: State, seat: i64) -> Illegal:
    """The reason while this seat has nothing to decide."""
    return Illegal("3.3", "not-your-turn") if state.outcome is None else Illegal("8.1", "game-over")


def refuse(state: State, seat: i64, decision: Decision, action: Meaning) -> Illegal:
    """The reason for an action that is not legal now."""
    kind = decision.kind
    if kind == decisions.KNIGHT:
        return Illegal("3.1", "knight-taken" if isinstance(action, Knight) else "knight-first")
    if kind == decisions.MOVE:
        return _refuse_move(state, seat, action) if isinstance(action, Move) else Illegal("6.3", "move-first")
    if kind == decisions.RE_SET:
        return _refuse_reset(state, action)
    if kind == decisions.RAINBOW:
        return _refuse_rainbow(state, action)
    if kind == decisions.BRIDGE:
        return _refuse_bridge(state, action)
    if kind == decisions.DRAGON:
        return Illegal("5.3", "no-dragon-there" if isinstance(action, Dragon) else "dragon-first")
    if kind == decisions.DRAGON_TO:
        return _refuse_dragon(state, action)
    if kind == decisions.TELETRANSFER:
        return _refuse_swap(state, seat, action)
    if kind == decisions.CLOUD:
        return Illegal("5.5", "no-such-knight" if isinstance(action, Cloud) else "cloud-first")
    if kind == decisions.HOME:
        return _refuse_home(state, action)
    if kind == decisions.DRAW:
        return _refuse_draw(state, seat, action)
    return _refuse_in_turn(state, seat, action)


def _refuse_in_turn(state: State, seat: i64, action: Meaning) -> Illegal:
    step = state.step
    is_first_act = isinstance(step, Turn) and step.is_first_act
    match action:
        case Play():
            if not count_of(state.places[seat].hand, action.kind):
                return Illegal("4.1", "not-in-hand")
            return _refuse_effect(action.kind)
        case Stop():
            return Illegal("4.1", "no-pass" if is_first_act else "point-card-owed")
        case Refresh():
            return Illegal("4.2", "only-first-act")
        case Draw():
            return _refuse_draw(state, seat, action) if is_first_act else Illegal("4.2", "only-first-act")
        case Use():
            return _refuse_use(state, is_first_act)
        case Move():
            return Illegal("4.1", "card-first")
        case Leave():
            return Illegal("5.1", "nothing-crossed")
        case Set() | Lift() | Shift():
            return Illegal("5.1", "card-first")
        case Build() | Raze() | Rebuild():
            return Illegal("5.2", "card-first")
        case Dragon():
            return Illegal("5.3", "card-first")
        case Swap():
            return Illegal("5.4", "card-first")
        case Cloud():
            return Illegal("5.5", "card-first")
        case Knight():
            return Illegal("3.1", "knights-are-picked")
        case _:
            raise AssertionError(f"nothing says why {action} is refused")


def _refuse_effect(kind: i64) -> Illegal:
    """A magic card in hand that has no legal effect now."""
    if kind == BRIDGE:
        return Illegal("5.2", "knights-on-bridges")
    if kind == TELETRANSFER:
        return Illegal("5.4", "nobody-to-swap")
    return Illegal("5.5", "no-free-start")


def _refuse_use(state: State, is_first_act: bool) -> Illegal:
    if not is_first_act:
        return Illegal("4.3", "only-first-act")
    if not state.discards:
        return Illegal("4.3", "no-discards")
    if state.is_top_used:
        return Illegal("4.3", "discard-used")
    return Illegal("4.3", "no-exact-move" if state.discards[-1] <= POINTS else "no-effect")


def _refuse_draw(state: State, seat: i64, action: Meaning) -> Illegal:
    if not isinstance(action, Draw):
        return Illegal("4.2", "draw-or-stop")
    if action.seat == seat or action.seat >= state.seats:
        return Illegal("4.2", "no-such-hand")
    if state.places[action.seat].hand == 0:
        return Illegal("4.2", "hand-empty")
    return Illegal("7.2", "only-the-loser")


def _refuse_move(state: State, seat: i64, move: Move) -> Illegal:
    if not state.options.board.has(move.field):
        return Illegal("2.1", "no-such-field")
    if move.field == state.places[seat].field:
        return Illegal("6.1", "no-field-twice")
    if state.is_dragon_at(move.field):
        return Illegal("6.1", "dragon-there")
    is_taken = state.knight_at(move.field, seat) < state.seats
    if is_rock_castle(move.field):
        if not state.places[seat].has_armour:
            return Illegal("6.2", "no-armour")
        if is_taken:
            return Illegal("6.2", "castle-taken")
    if is_rock(move.field) and is_taken:
        return Illegal("7.3", "rock-taken")
    return Illegal("6.2" if move.field == CASTLE else "6.1", "not-reached-exactly")


def _refuse_reset(state: State, action: Meaning) -> Illegal:
    if isinstance(action, Set):
        return _refuse_pair(state, action.pair)
    return Illegal("5.1", "not-off" if isinstance(action, Lift) else "re-set-first")


def _refuse_pair(state: State, pair: i64) -> Illegal:
    """A pair that cannot take a rainbow."""
    if not allowed_pairs(state) & POWERS[pair]:
        return Illegal("2.3" if state.are_castles_open() else "8.4", "no-such-pair")
    return Illegal("2.3", "pair-taken")


def _refuse_rainbow(state: State, action: Meaning) -> Illegal:
    match action:
        case Set():
            if bit_count(state.rainbows) >= RAINBOWS:
                return Illegal("5.1", "none-in-supply")
            return _refuse_pair(state, action.pair)
        case Lift():
            return Illegal("5.1", "no-rainbow-there")
        case Shift():
            if not state.rainbows & POWERS[action.pair]:
                return Illegal("5.1", "no-rainbow-there")
            return _refuse_pair(state, action.to)
        case _:
            return Illegal("5.1", "rainbow-first")


def _refuse_bridge(state: State, action: Meaning) -> Illegal:
    match action:
        case Build():
            if state.bridges & POWERS[action.site]:
                return Illegal("5.2", "site-taken")
            assert bit_count(state.bridges) >= BRIDGES, "a free site can be built on from the supply"
            return Illegal("5.2", "none-in-supply")
        case Raze() | Rebuild():
            if not state.bridges & POWERS[action.site]:
                return Illegal("5.2", "no-bridge-there")
            if not free_bridges(state) & POWERS[action.site]:
                return Illegal("5.2", "knight-on-it")
            return Illegal("5.2", "site-taken")
        case _:
            return Illegal("5.2", "bridge-first")


def _refuse_dragon(state: State, action: Meaning) -> Illegal:
    if not isinstance(action, Move) or action.first is not None or action.last is not None:
        return Illegal("5.3", "dragon-first")
    if state.is_dragon_at(action.field):
        return Illegal("5.3", "dragon-there")
    if state.knight_at(action.field, state.seats) < state.seats:
        return Illegal("5.3", "knight-there")
    return Illegal("5.3", "no-place-for-dragons")


def _refuse_swap(state: State, seat: i64, action: Meaning) -> Illegal:
    if not isinstance(action, Swap):
        return Illegal("5.4", "swap-first")
    if action.seat == seat or action.seat >= state.seats:
        return Illegal("5.4", "no-such-knight")
    if state.places[seat].field == CASTLE and state.places[action.seat].field == CASTLE:
        return Illegal("5.4", "both-in-castle")
    return Illegal("5.4", "no-armour")


def _refuse_home(state: State, action: Meaning) -> Illegal:
    clause = "5.5" if isinstance(state.step, CloudHome) else "7.2"
    if not isinstance(action, Move) or action.first is not None or action.last is not None:
        return Illegal(clause, "start-first")
    return Illegal(clause, "start-taken" if is_start(action.field) else "not-a-start")
