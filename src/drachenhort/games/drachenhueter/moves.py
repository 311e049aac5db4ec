"""What happens to cards, pieces and stones. Each function is one movement at the table."""

from drachenhort.core.event import EVERYBODY
from drachenhort.core.native import i64
from drachenhort.games.drachenhueter import events
from drachenhort.games.drachenhueter.book import Side
from drachenhort.games.drachenhueter.cards import BACKLIGHT, START_BITS, bit_of, is_left
from drachenhort.games.drachenhueter.data import COLOURS, PIECE_VALUES, REWARDS, RING
from drachenhort.games.drachenhueter.legal import page_number
from drachenhort.games.drachenhueter.state import State
from drachenhort.games.drachenhueter.tokens import highest_sort, lowest_sort, one_of

NO_CHEST = 0


def take_card(state: State, seat: i64, is_right: bool) -> None:
    """3.1 A display card into the hand; the gap is refilled from its own stack, or stays (4.3)."""
    side = state.right if is_right else state.left
    kind = side.display
    state.places[seat].hand.add(kind, 1)
    side.display = side.lift()
    if state.is_logging:
        state.tell(events.TOOK, EVERYBODY, [seat, int(is_right), kind])
        _tell_display(state, side, is_right)


def _tell_display(state: State, side: Side, is_right: bool) -> None:
    if side.display:
        state.tell(events.TURNED_UP, EVERYBODY, [int(is_right), side.display])
    else:
        state.tell(events.GAP, EVERYBODY, [int(is_right)])


def pay_crystal(state: State, seat: i64, chest: i64) -> None:
    """3.1, 5.2 A crystal back to the supply, for a fourth card (NO_CHEST) or for a chest."""
    state.places[seat].crystals -= 1
    state.crystals += 1
    if chest:
        state.is_chest_used = True
    state.tell(events.PAID_CRYSTAL, EVERYBODY, [seat, chest])


def exchange_display(state: State, seat: i64) -> None:
    """5.3 Chest 3: each display card goes under its own stack, and the top one is turned up."""
    for is_right in (False, True):
        side = state.right if is_right else state.left
        if side.display and side.page:
            kind = side.display
            side.display = side.lift()
            side.put_under(kind)
            if state.is_logging:
                state.tell(events.EXCHANGED, EVERYBODY, [seat, int(is_right), kind])
                _tell_display(state, side, is_right)


def put_card(state: State, seat: i64, kind: i64) -> None:
    """3.2 A hand card, shown to all, back up on top of its side."""
    state.places[seat].hand.remove(kind, 1)
    state.shown |= START_BITS & bit_of(kind)
    if is_left(kind):
        state.left.put(kind)
    else:
        state.right.put(kind)
    if state.is_logging:
        state.tell(events.PUT, EVERYBODY, [seat, 0 if is_left(kind) else 1, kind])


def recover_card(state: State, seat: i64, colour: i64, kind: i64) -> None:
    """5.3 Chest 1: a card of the row back to the hand."""
    place = state.places[seat]
    stack = place.stacks[colour].copy()
    stack.remove(kind, 1)
    stacks = place.stacks[:]
    stacks[colour] = stack
    place.stacks = stacks
    place.hand.add(kind, 1)
    state.tell(events.RECOVERED, EVERYBODY, [seat, colour, kind])


def start_stack(state: State, seat: i64, colour: i64, is_right: bool) -> None:
    """3.4 A new colour at an end of the row; there are no cards on it yet."""
    place = state.places[seat]
    if is_right:
        place.row |= (colour + 1) << (place.row_size * 4)
    else:
        place.row = place.row << 4 | (colour + 1)
    place.row_size += 1
    if state.is_logging:
        state.tell(events.NEW_STACK, EVERYBODY, [seat, colour, int(is_right)])


def lay_cards(state: State, seat: i64, colour: i64, kind: i64, count: i64) -> None:
    """3.3 So many cards of one kind from the hand onto the stack of a colour, for all to see."""
    place = state.places[seat]
    stack = place.stacks[colour].copy()
    place.hand.remove(kind, count)
    stack.add(kind, count)
    stacks = place.stacks[:]
    stacks[colour] = stack
    place.stacks = stacks
    state.shown |= START_BITS & bit_of(kind)
    if state.is_logging:
        state.tell(events.LAID, EVERYBODY, [seat, colour, kind, count])


def take_crest(state: State, seat: i64) -> None:
    """3.7 All four colours: the most valuable crest left, once."""
    place = state.places[seat]
    if place.row_size == COLOURS and not place.crest and state.crests:
        place.crest = state.crests[0]
        state.crests = state.crests[1:]
        state.tell(events.CREST, EVERYBODY, [seat, place.crest])


def take_reward(state: State, seat: i64) -> None:
    """3.5, 3.6 A piece, and what there still is of the rest. The pearl of a third piece comes after it."""
    place = state.places[seat]
    reward = REWARDS[page_number(state) - 1]
    sort = highest_sort(state.pieces) if reward.is_highest else lowest_sort(state.pieces)
    state.pieces -= one_of(sort)
    place.pieces += one_of(sort)
    place.piece_count += 1
    backlights: i64 = min(reward.backlights, state.backlights)
    state.backlights -= backlights
    if backlights:
        place.hand.add(BACKLIGHT, backlights)
    crystals: i64 = min(reward.crystals, state.crystals)
    state.crystals -= crystals
    place.crystals += crystals
    eggs: i64 = min(reward.eggs, state.eggs)
    state.eggs -= eggs
    place.eggs += eggs
    if state.is_logging:
        state.tell(events.REWARDED, EVERYBODY, [seat, PIECE_VALUES[sort], backlights, crystals, eggs])


def has_closed_ring(state: State, seat: i64) -> bool:
    """3.5 Whether the piece just taken was the third of its ring."""
    return state.places[seat].piece_count % RING == 0
