"""The procedure of laying: whether and how, at which end, which cards, the reward, then the next seat."""

from typing import Final, NamedTuple, final

from drachenhort.core.actions import ActionKind
from drachenhort.core.codec import Line
from drachenhort.core.decision import NO_CODES, Decision
from drachenhort.core.event import EVERYBODY
from drachenhort.core.form import Form
from drachenhort.core.native import i64
from drachenhort.core.shapes import Count
from drachenhort.core.step import Step
from drachenhort.games.drachenhueter import events
from drachenhort.games.drachenhueter.actions import (
    ACTIONS,
    CARD,
    END_RIGHT,
    FEWER,
    METHOD_CHESTS,
    PASS,
    PLAIN,
    STAND,
    STAND_IN,
    lay_jokers,
    lay_method,
)
from drachenhort.games.drachenhueter.cards import BACKLIGHT, JOKER, SIX, is_single, kinds_in
from drachenhort.games.drachenhueter.data import RING
from drachenhort.games.drachenhueter.decisions import DECISIONS
from drachenhort.games.drachenhueter.domains import BACKLIGHTS, FLAG, PEARL, SEAT, WAY
from drachenhort.games.drachenhueter.events import EVENTS
from drachenhort.games.drachenhueter.legal import (
    decide_card,
    decide_end,
    decide_lay,
    decide_stand_in,
    is_book_complete,
    matching,
    page_colour,
    page_number,
)
from drachenhort.games.drachenhueter.moves import (
    has_closed_ring,
    lay_cards,
    pay_crystal,
    start_stack,
    take_crest,
    take_reward,
)
from drachenhort.games.drachenhueter.state import STEPS, State
from drachenhort.games.drachenhueter.step_text import check_book, check_stack, is_chest_in_use
from drachenhort.games.drachenhueter.tokens import one_of


class SeatStep(Step[State]):
    """A step in which this seat decides."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat


@final
class Lay(SeatStep):
    """3.3, 3.8 The active seat, then each other one clockwise, may lay once."""

    def told(self) -> tuple[Form, list[int]]:
        return LAY, [self.seat]

    def run(self, state: State) -> None:
        if not is_book_complete(state):
            state.pop()
            return
        seat = self.seat
        decision = decide_lay(state, seat)
        while decision is None:
            seat = state.next_seat(seat)
            if seat == state.on_turn:
                state.pop()
                return
            decision = decide_lay(state, seat)
        if seat != self.seat:
            state.replace(Lay(seat))
        state.decision = decision

    def answer(self, state: State, seat: i64, action: i64) -> None:
        if action == PASS:
            if state.is_logging:
                state.tell(events.PASSED, EVERYBODY, [seat])
            go_on(state, seat)
            return
        method = lay_method(action)
        jokers = lay_jokers(action)
        if method != PLAIN:
            pay_crystal(state, seat, METHOD_CHESTS[method])
        place = state.places[seat]
        colour = page_colour(state)
        if place.place_of(colour):
            lay_down(state, seat, method, jokers)
        elif place.row_size:
            state.replace(ChooseEnd(seat, method, jokers))
        else:
            start_stack(state, seat, colour, False)
            lay_down(state, seat, method, jokers)


def _read_lay(line: Line, state: State, values: list[int]) -> Step[State]:
    check_book(line, state)
    return Lay(values[0])


LAY: Final = STEPS.form("lay", "3.3", {"seat": SEAT}, _read_lay)


def go_on(state: State, seat: i64) -> None:
    """3.8 The next seat may lay along; when all have decided the turn is over."""
    following = state.next_seat(seat)
    if following == state.on_turn:
        state.pop()
    else:
        state.replace(Lay(following))


@final
class ChooseEnd(SeatStep):
    """3.4 A new colour: left or right."""

    def __init__(self, seat: i64, method: i64, jokers: i64) -> None:
        super().__init__(seat)
        self.method: i64 = method
        self.jokers: i64 = jokers

    def told(self) -> tuple[Form, list[int]]:
        return END, [self.seat, self.method, self.jokers]

    def run(self, state: State) -> None:
        state.decision = decide_end(self.seat)

    def answer(self, state: State, seat: i64, action: i64) -> None:
        start_stack(state, seat, page_colour(state), action == END_RIGHT)
        lay_down(state, seat, self.method, self.jokers)


def dragons_needed(state: State, method: i64, jokers: i64) -> i64:
    """3.3 How many cards of the book's own colour a lay needs beside its backlight dragons; 5.3 chests 2 and 4 save one."""
    saved = 1 if method in (FEWER, STAND_IN) else 0
    return page_number(state) - jokers - saved


def has_announced(state: State, seat: i64, method: i64, jokers: i64, left: i64) -> bool:
    """Whether the hand of a seat still holds what its lay needs; everybody knows that it does."""
    hand = state.places[seat].hand
    have = hand.of_colour(page_colour(state))
    if hand.of_colour(JOKER) < jokers or have < left:
        return False
    return method != STAND_IN or hand.dragons() > have


def _check_announced(line: Line, state: State, seat: i64, method: i64, jokers: i64, left: i64) -> None:
    if left < 0 or not has_announced(state, seat, method, jokers, left):
        raise line.error("the hand of this seat does not hold the cards for this lay (3.3)")


def _read_end(line: Line, state: State, values: list[int]) -> Step[State]:
    seat, method, jokers = values
    check_book(line, state)
    if method != PLAIN and (seat != state.on_turn or not is_chest_in_use(state, METHOD_CHESTS[method])):
        word = WAY.word(method)
        raise line.error(f"way={word} only after the active seat has used chest {METHOD_CHESTS[method]} (5.3)")
    place = state.places[seat]
    if place.place_of(page_colour(state)) or not place.row_size:
        raise line.error("an end is chosen for a new colour that is not the first (3.4)")
    _check_announced(line, state, seat, method, jokers, dragons_needed(state, method, jokers))
    return ChooseEnd(seat, method, jokers)


END: Final = STEPS.form("end", "3.4", {"seat": SEAT, "way": WAY, "jokers": BACKLIGHTS}, _read_end)


def lay_down(state: State, seat: i64, method: i64, jokers: i64) -> None:
    """3.3 The backlight dragons first, then the other cards one by one."""
    if jokers:
        lay_cards(state, seat, page_colour(state), BACKLIGHT, jokers)
    left = dragons_needed(state, method, jokers)
    if method == STAND_IN:
        state.replace(ChooseStandIn(seat, left))
    else:
        state.replace(ChooseCards(seat, left))


class CountedStep(SeatStep):
    """`left` cards are still to be laid."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left


@final
class ChooseStandIn(CountedStep):
    """5.3 Chest 4: which card counts as the book's colour; `left` are those after it."""

    def told(self) -> tuple[Form, list[int]]:
        return STAND_IN_STEP, [self.seat, self.left]

    def run(self, state: State) -> None:
        state.decision = decide_stand_in(state, self.seat)

    def answer(self, state: State, seat: i64, action: i64) -> None:
        lay_cards(state, seat, page_colour(state), action - STAND, 1)
        state.replace(ChooseCards(seat, self.left))


def _read_stand_in(line: Line, state: State, values: list[int]) -> Step[State]:
    seat, left = values
    check_book(line, state)
    if seat != state.on_turn or not is_chest_in_use(state, METHOD_CHESTS[STAND_IN]):
        raise line.error("a stand-in only after the active seat has used chest 4 (5.3)")
    check_stack(line, state, seat)
    _check_announced(line, state, seat, STAND_IN, 0, left)
    return ChooseStandIn(seat, left)


STAND_IN_STEP: Final = STEPS.form("stand-in", "5.3", {"seat": SEAT, "left": Count(0, SIX)}, _read_stand_in)


@final
class ChooseCards(CountedStep):
    """3.3 Which cards of the book's colour; `left` are still to be laid.

    Without a choice nobody is asked, unless the hand has a secret (see `decide_lay`).
    """

    def told(self) -> tuple[Form, list[int]]:
        return CARDS, [self.seat, self.left]

    def run(self, state: State) -> None:
        seat = self.seat
        if self.left == 0:
            finish_lay(state, seat)
        elif state.has_secret(seat) or not self.is_forced(state):
            state.decision = decide_card(state, seat)
        else:
            self.lay_all(state)
            finish_lay(state, seat)

    def is_forced(self, state: State) -> bool:
        have = state.places[self.seat].hand.of_colour(page_colour(state))
        return self.left == have or is_single(matching(state, self.seat))

    def lay_all(self, state: State) -> None:
        left = self.left
        colour = page_colour(state)
        hand = state.places[self.seat].hand
        for kind in kinds_in(matching(state, self.seat)):
            count = min(hand.count(kind), left)
            lay_cards(state, self.seat, colour, kind, count)
            left -= count

    def answer(self, state: State, seat: i64, action: i64) -> None:
        lay_cards(state, seat, page_colour(state), action - CARD, 1)
        state.replace(ChooseCards(seat, self.left - 1))


def _read_cards(line: Line, state: State, values: list[int]) -> Step[State]:
    seat, left = values
    check_book(line, state)
    check_stack(line, state, seat)
    _check_announced(line, state, seat, PLAIN, 0, left)
    return ChooseCards(seat, left)


CARDS: Final = STEPS.form("cards", "3.3", {"seat": SEAT, "left": Count(1, SIX)}, _read_cards)


def finish_lay(state: State, seat: i64) -> None:
    """3.5, 3.7 Crest, reward, pearl; then the next seat."""
    take_crest(state, seat)
    take_reward(state, seat)
    if has_closed_ring(state, seat):
        if state.reds_left and state.blues_left:
            state.replace(ChoosePearl(seat))
            return
        take_pearl(state, seat, state.reds_left > 0)
    go_on(state, seat)


# 3.5 The pearl: what is asked, done and told.
ASK_PEARL: Final = DECISIONS.kind(7, "pearl")
PEARL_RED: Final = 55
PEARL_BLUE: Final = 56
_RED_OR_BLUE: Final = (1 << PEARL_RED) | (1 << PEARL_BLUE)
PEARL_TAKEN: Final = EVENTS.kind("pearl", "3.5", {"seat": SEAT, "is_red": FLAG})


class Pearl(NamedTuple):
    """3.5 A pearl of this colour."""

    colour: int


ACTIONS.declare(ActionKind(Pearl, "3.5", PEARL_RED, {"colour": PEARL}), "for an amulet: pearl red")


def take_pearl(state: State, seat: i64, is_red: bool) -> None:
    """3.5 An unseen pearl of this colour."""
    place = state.places[seat]
    if is_red:
        state.reds_left -= 1
        place.reds += one_of(state.red_pearls[state.reds_left])
    else:
        state.blues_left -= 1
        place.blues += one_of(state.blue_pearls[state.blues_left])
    if state.is_logging:
        state.tell(PEARL_TAKEN, EVERYBODY, [seat, int(is_red)])


@final
class ChoosePearl(SeatStep):
    """3.5 Red or blue, while there are both."""

    def told(self) -> tuple[Form, list[int]]:
        return PEARL_STEP, [self.seat]

    def run(self, state: State) -> None:
        state.decision = Decision(self.seat, ASK_PEARL, _RED_OR_BLUE, 0, NO_CODES)

    def answer(self, state: State, seat: i64, action: i64) -> None:
        take_pearl(state, seat, action == PEARL_RED)
        go_on(state, seat)


def _read_pearl(line: Line, state: State, values: list[int]) -> Step[State]:
    seat = values[0]
    check_book(line, state)
    if not state.reds_left or not state.blues_left:
        raise line.error("a pearl is chosen only while there are both colours (3.5)")
    if not state.places[seat].piece_count or state.places[seat].piece_count % RING:
        raise line.error("a pearl is chosen only with a ring just closed (3.5)")
    return ChoosePearl(seat)


PEARL_STEP: Final = STEPS.form("pearl", "3.5", {"seat": SEAT}, _read_pearl)
