"""4 A turn: cards, refreshing, the top discard; 6, 7, 8 the move for a point card. One class for each procedure."""

from typing import Final, final

from drachenhort.core.codec import Line
from drachenhort.core.event import EVERYBODY
from drachenhort.core.form import Form
from drachenhort.core.native import i64
from drachenhort.core.step import Step
from drachenhort.games.drachenfels import decisions, events
from drachenhort.games.drachenfels.actions import DRAW, LEAVE, PLAY, REFRESH, SET, STOP, TO, USE, move_of
from drachenhort.games.drachenfels.cards import POINTS
from drachenhort.games.drachenfels.data import ROBBED_BY_DUEL, ROBBED_BY_REFRESH
from drachenhort.games.drachenfels.domains import SEAT
from drachenhort.games.drachenfels.fields import CASTLE, ENDS, POWERS, end_of
from drachenhort.games.drachenfels.legal import decide, decide_draw, decide_reset, decide_turn, robbable
from drachenhort.games.drachenfels.moves import play_card, refresh_hand, rob_card, send_home, shift_rainbow
from drachenhort.games.drachenfels.scoring import end_stopped
from drachenhort.games.drachenfels.state import STEPS, State
from drachenhort.games.drachenfels.steps_magic import arrive_at_castle, magic_step
from drachenhort.games.drachenfels.ways import allowed_pairs, crossed_pairs, destinations, way_of

EVERY_SEAT: Final[i64] = 15
"""The seats one may draw from, a bit each: all that hold cards."""


@final
class Turn(Step[State]):
    """4 The seat on turn acts. `is_first_act`: nothing done yet. `has_played`: a card of its own (4.1 binds it)."""

    def __init__(self, is_first_act: bool, has_played: bool) -> None:
        self.is_first_act: bool = is_first_act
        self.has_played: bool = has_played

    def run(self, state: State) -> None:
        seat = state.on_turn
        if self.is_first_act:
            if state.turns > state.options.turn_limit:  # 9
                end_stopped(state)
                return
        elif state.places[seat].hand == 0:  # 4.1 Out of cards: the turn ends.
            end_turn(state)
            return
        state.decision = decide_turn(state, seat, self.is_first_act, self.has_played)

    def answer(self, state: State, seat: i64, action: i64) -> None:
        if PLAY <= action < STOP:  # 4.1
            kind = action - PLAY + 1
            play_card(state, seat, kind)
            take_effect(state, kind, True)
        elif action == STOP:
            end_turn(state)
        elif action == REFRESH:  # 4.2
            refresh_hand(state, seat)
            end_turn(state)
        elif action == USE:  # 4.3 The card stays where it is.
            kind = state.discards[-1]
            state.is_top_used = state.options.fresh_discard
            state.tell(events.USED, EVERYBODY, [seat, kind])
            take_effect(state, kind, False)
        else:  # 4.2
            rob_card(state, seat, action - DRAW)
            state.replace(DrawCards(EVERY_SEAT, ROBBED_BY_REFRESH - 1))


def take_effect(state: State, kind: i64, is_own: bool) -> None:
    """4.1, 4.3 A magic card is resolved, then the turn goes on; a point card moves the knight and ends the turn."""
    if kind <= POINTS:
        state.replace(Move(kind))
        return
    assert isinstance(state.step, Turn), "cards are played in a turn"
    state.replace(Turn(False, is_own or state.step.has_played))
    state.push(magic_step(kind))


def end_turn(state: State) -> None:
    """3.3 Clockwise."""
    following = state.on_turn + 1
    state.on_turn = 0 if following == state.seats else following
    state.turns += 1
    state.replace(Turn(True, False))


@final
class DrawCards(Step[State]):
    """4.2, 7.2 One card after another from these seats, a bit each, at most `left`; each is seen before the next."""

    def __init__(self, seats: i64, left: i64) -> None:
        self.seats: i64 = seats
        self.left: i64 = left

    def run(self, state: State) -> None:
        if self.left == 0 or robbable(state, state.on_turn) & self.seats == 0:
            end_turn(state)
        else:
            state.decision = decide_draw(state, state.on_turn, self.seats)

    def answer(self, state: State, seat: i64, action: i64) -> None:
        if action == STOP:
            end_turn(state)
        else:
            rob_card(state, seat, action - DRAW)
            state.replace(DrawCards(self.seats, self.left - 1))


@final
class Move(Step[State]):
    """6 The knight of the seat on turn goes exactly as far as the card says."""

    def __init__(self, value: i64) -> None:
        self.value: i64 = value

    def run(self, state: State) -> None:
        seat = state.on_turn
        decision = destinations(state, seat, self.value)
        if decision.low or decision.high or decision.codes:
            state.decision = decision
        else:  # 6.3
            state.tell(events.STAYED, EVERYBODY, [seat, self.value])
            end_turn(state)

    def answer(self, state: State, seat: i64, action: i64) -> None:
        place = state.places[seat]
        start = place.field
        if state.is_logging:
            way = way_of(state, seat, self.value, action)
            state.tell(events.MOVED, EVERYBODY, [seat, way.steps, start, *way.path])
        if TO <= action < PLAY:
            place.field = action
            arrive(state, seat)
            return
        move = move_of(action)
        assert move is not None, "a move was asked for"
        place.field = move.field
        if move.is_reset and move.first is not None and move.last is not None:  # 5.1
            shift_rainbow(state, seat, move.first * ENDS + end_of(start), move.last * ENDS + end_of(move.field))
        state.replace(Reset(crossed_pairs(start, move)))


@final
class Reset(Step[State]):
    """5.1 The rainbows of these pairs were crossed; one by one they may be set on another free pair."""

    def __init__(self, pairs: list[int]) -> None:
        self.pairs: Final = pairs

    def run(self, state: State) -> None:
        if not self.pairs or allowed_pairs(state) & ~state.rainbows == 0:  # 5.1 No free pair: it stays.
            arrive(state, state.on_turn)
        else:
            state.decision = decide_reset(state, state.on_turn)

    def answer(self, state: State, seat: i64, action: i64) -> None:
        if action != LEAVE:
            shift_rainbow(state, seat, self.pairs[0], action - SET)
        state.replace(Reset(self.pairs[1:]))


def arrive(state: State, seat: i64) -> None:
    """7.1, 7.2, 8 Armour, look or duel, when everything else of the move is done."""
    if arrive_at_castle(state, seat):
        return
    field = state.places[seat].field
    loser = state.knight_at(field, seat)
    if loser == state.seats or field == CASTLE:  # 7.3
        end_turn(state)
        return
    state.tell(events.DUEL, EVERYBODY, [seat, loser])
    state.replace(SendHome(loser))


@final
class SendHome(Step[State]):
    """7.2 The loser of a duel goes to a start without a knight, then up to two of its cards may be drawn."""

    def __init__(self, loser: i64) -> None:
        self.loser: i64 = loser

    def told(self) -> tuple[Form, list[int]]:
        return HOME, [self.loser]

    def run(self, state: State) -> None:
        state.decision = decide(state, state.on_turn, decisions.HOME)

    def answer(self, state: State, seat: i64, action: i64) -> None:
        send_home(state, seat, self.loser, action)
        state.replace(DrawCards(POWERS[self.loser], ROBBED_BY_DUEL))


def _read_home(line: Line, state: State, values: list[int]) -> Step[State]:
    loser = values[0]
    check_loser(line, loser, state)
    field = state.places[loser].field
    if field != state.places[state.on_turn].field or field == CASTLE:
        raise line.error("the loser of a duel stands where the knight on turn stands (7.2)")
    return SendHome(loser)


def check_loser(line: Line, loser: i64, state: State) -> None:
    if loser == state.on_turn:
        raise line.error("nobody duels with itself (7.2)")


HOME: Final = STEPS.form("home", "7.2", {"loser": SEAT}, _read_home)
