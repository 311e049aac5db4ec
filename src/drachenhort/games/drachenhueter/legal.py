"""What the rules allow. Nothing here changes a state."""

from typing import Final

from drachenhort.core.decision import NO_CODES, Decision
from drachenhort.core.native import i64
from drachenhort.games.drachenhueter import decisions
from drachenhort.games.drachenhueter.actions import (
    CARD,
    COVER,
    DONE,
    ENCLOSED,
    END_LEFT,
    END_RIGHT,
    EXCHANGE,
    FEWER,
    JOKER_COUNTS,
    LAY,
    METHOD_CHESTS,
    PASS,
    PLAIN,
    STAND,
    STAND_IN,
    STOP,
    TAKE_LEFT,
    TAKE_RIGHT,
    lay_start,
    recover_code,
)
from drachenhort.games.drachenhueter.cards import (
    BACK,
    DRAGON_BITS,
    FRONT_BITS,
    JOKER,
    LEFT_BITS,
    RIGHT_BITS,
    bit_of,
    kinds_in,
)
from drachenhort.games.drachenhueter.state import Place, State

assert CARD == 62, "cards to lay are the bits of a Decision's second word"

MOST_FREE: Final = 3
"""3.1 Cards that a turn gives without a crystal."""
MOST_TAKEN: Final = 4

CHEST_RECOVER: Final = 1
CHEST_EXCHANGE: Final = 3
CHEST_COVER: Final = 6

_BIT_LEFT: Final = 1 << TAKE_LEFT
_BIT_RIGHT: Final = 1 << TAKE_RIGHT
_BIT_STOP: Final = 1 << STOP
_BIT_EXCHANGE: Final = 1 << EXCHANGE
_BIT_DONE: Final = 1 << DONE
_BIT_PASS: Final = 1 << PASS
_BITS_END: Final = (1 << END_LEFT) | (1 << END_RIGHT)


def can_use_chest(state: State, seat: i64, chest: i64, price: i64) -> bool:
    """5.2 Once per turn, by the active seat, for a crystal; `price` is more if another one is needed beside it."""
    return (
        state.chests & bit_of(chest) != 0
        and not state.is_chest_used
        and seat == state.on_turn
        and state.places[seat].crystals >= price
    )


def can_take(state: State, taken: i64) -> bool:
    """3.1 Three cards, a fourth for a crystal, and only while the display has any."""
    if taken >= MOST_TAKEN or state.is_display_empty():
        return False
    return taken < MOST_FREE or state.places[state.on_turn].crystals > 0


def can_exchange(state: State, taken: i64) -> bool:
    """5.3 Chest 3, before a take; a display card goes under its stack only if there is another to turn up."""
    price = 2 if taken == MOST_FREE else 1
    if not can_use_chest(state, state.on_turn, CHEST_EXCHANGE, price):
        return False
    left = state.left
    right = state.right
    return (left.display != 0 and left.page != 0) or (right.display != 0 and right.page != 0)


def decide_take(state: State, taken: i64, must_take: bool) -> Decision:
    """3.1 Left, right, or enough after at least one; 5.3 after chest 3 a card must be taken."""
    low: i64 = 0
    if state.left.display:
        low = _BIT_LEFT
    if state.right.display:
        low |= _BIT_RIGHT
    if taken and not must_take:
        low |= _BIT_STOP
    if state.chests and can_exchange(state, taken):
        low |= _BIT_EXCHANGE
    return Decision(state.on_turn, decisions.TAKE, low, 0, NO_CODES)


def decide_change(state: State, lefts: i64, rights: i64) -> Decision:
    """3.2 A card on each side that has got none in this turn; 5.3 what chests 1 and 6 allow."""
    seat = state.on_turn
    held = state.places[seat].hand.held
    low: i64 = _BIT_DONE
    if lefts == 0:
        low |= held & LEFT_BITS
    if rights == 0:
        low |= held & RIGHT_BITS
    codes = NO_CODES
    if state.chests:
        codes = _recoveries(state, seat) + _covers(state, seat, lefts, rights)
    return Decision(seat, decisions.CHANGE, low, 0, codes)


def _recoveries(state: State, seat: i64) -> list[int]:
    """5.3 Chest 1: any card of an end stack that leaves a dragon of its colour there."""
    out: list[int] = []
    if can_use_chest(state, seat, CHEST_RECOVER, 1):
        place = state.places[seat]
        for colour in place.colours():
            if not place.is_enclosed(colour):
                for kind in kinds_in(recoverable(place, colour)):
                    out.append(recover_code(colour, kind))
    return out


def recoverable(place: Place, colour: i64) -> i64:
    """5.3 The kinds that chest 1 may take from this stack. A card that chest 4 put there counts as its colour."""
    stack = place.stacks[colour]
    return stack.held if stack.dragons() > 1 else stack.held & ~DRAGON_BITS


def _covers(state: State, seat: i64, lefts: i64, rights: i64) -> list[int]:
    """5.3 Chest 6: a second card on a side that has got one."""
    bits: i64 = 0
    if can_use_chest(state, seat, CHEST_COVER, 1):
        if lefts == 1:
            bits |= LEFT_BITS
        if rights == 1:
            bits |= RIGHT_BITS
    return [COVER + kind for kind in kinds_in(state.places[seat].hand.held & bits)]


def is_book_complete(state: State) -> bool:
    """3.3 A page without a card: nobody can lay."""
    return state.left.page != 0 and state.right.page != 0


def page_number(state: State) -> i64:
    return BACK[state.left.page]


def page_colour(state: State) -> i64:
    return BACK[state.right.page]


def lay_options(state: State, seat: i64, method: i64) -> i64:
    """3.3 With how many backlight dragons this seat could lay in this way: a bit for each number."""
    if not is_book_complete(state):
        return 0
    place = state.places[seat]
    hand = place.hand
    number = page_number(state)
    colour = page_colour(state)
    have = hand.of_colour(colour)
    if method == FEWER:
        number -= 1
    elif method == STAND_IN:
        if hand.dragons() == have:
            return 0
        have += 1
    if have == 0:
        return 0
    if place.is_enclosed(colour) != (method == ENCLOSED):  # 3.4, 5.3 Chest 5 is for enclosed stacks only.
        return 0
    fewest = number - have
    if fewest < 0:
        fewest = 0
    most = hand.of_colour(JOKER)
    if most >= number:
        most = number - 1
    if most < fewest:
        return 0
    return bit_of(most + 1) - bit_of(fewest)


def decide_lay(state: State, seat: i64) -> Decision | None:
    """3.3, 3.8 Lay with any possible number of backlight dragons, or not; 5.3 what chests 2, 4 and 5 allow.

    A seat that cannot lay is not asked, unless it holds a start card that only it knows (6.1): then it is always asked,
    so that the question betrays nothing.
    """
    options = lay_options(state, seat, PLAIN)
    codes = NO_CODES
    if state.chests:
        codes = _chest_lays(state, seat)
    if not options and not codes and not state.has_secret(seat):
        return None
    kind = decisions.LAY if seat == state.on_turn else decisions.LAY_ALONG
    return Decision(seat, kind, _BIT_PASS | options << LAY, 0, codes)


def _chest_lays(state: State, seat: i64) -> list[int]:
    out: list[int] = []
    for method in (FEWER, STAND_IN, ENCLOSED):
        if can_use_chest(state, seat, METHOD_CHESTS[method], 1):
            options = lay_options(state, seat, method)
            for jokers in range(JOKER_COUNTS):
                if options & bit_of(jokers):
                    out.append(lay_start(method) + jokers)
    return out


def matching(state: State, seat: i64) -> i64:
    """3.3 The kinds in hand of the book's colour."""
    bits: i64 = FRONT_BITS[page_colour(state)]
    return state.places[seat].hand.held & bits


def stand_ins(state: State, seat: i64) -> i64:
    """5.3 Chest 4: the kinds in hand of another colour."""
    bits: i64 = FRONT_BITS[page_colour(state)]
    return state.places[seat].hand.held & DRAGON_BITS & ~bits


def decide_card(state: State, seat: i64) -> Decision:
    """3.3 Which card of the book's colour is laid next."""
    return Decision(seat, decisions.CARD, 0, matching(state, seat), NO_CODES)


def decide_stand_in(state: State, seat: i64) -> Decision:
    return Decision(seat, decisions.STAND_IN, 0, 0, [STAND + kind for kind in kinds_in(stand_ins(state, seat))])


def decide_end(seat: i64) -> Decision:
    """3.4 Left or right."""
    return Decision(seat, decisions.END, _BITS_END, 0, NO_CODES)
