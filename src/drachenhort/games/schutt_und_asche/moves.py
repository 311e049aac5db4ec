"""What happens to pieces: tiles, gold, markers. Each function is one movement at the table."""

from drachenhort.core.event import EVERYBODY, all_but, only
from drachenhort.core.native import i64
from drachenhort.games.schutt_und_asche import events
from drachenhort.games.schutt_und_asche.board import BIT, FOLLOWING, LANDS, lands_of
from drachenhort.games.schutt_und_asche.data import CARDS_PER_HIT, KNIGHT, POWER, SHIELD, SWORD
from drachenhort.games.schutt_und_asche.gold import card_of, nth_value, size_of, unpack
from drachenhort.games.schutt_und_asche.order import Order
from drachenhort.games.schutt_und_asche.stacks import count_in, height_of
from drachenhort.games.schutt_und_asche.stacks import unpack as tiles_in
from drachenhort.games.schutt_und_asche.state import ALL_GOLD_CARDS, NOTHING_SAID, State


def take_land(state: State, seat: i64, land: i64) -> None:
    """2.2"""
    state.places[seat].lands |= BIT[land]
    state.tell(events.TOOK_LAND, EVERYBODY, [seat, land])


def look_at(state: State, seat: i64, land: i64) -> Order:
    """2.4, 7.2 The owner sees the whole stack; the others see only which."""
    stack: i64 = state.stacks[land]
    state.known[land] = height_of(stack)
    state.looks[land] += 1
    if state.is_logging:
        state.tell(events.LOOKED, EVERYBODY, [seat, land])
        state.tell(events.SAW_STACK, only(seat), [seat, land, *tiles_in(stack)])
    return Order(land, 0, stack)


def lay_stack(state: State, seat: i64, order: Order) -> None:
    """2.4, 7.2 The stack lies in its new order, seen by its owner only."""
    state.stacks[order.land] = order.whole()
    if state.is_logging:
        state.tell(events.LAID_STACK, only(seat), [seat, order.land, *tiles_in(order.whole())])


def leave_game(state: State, kind: i64, count: i64) -> None:
    """Tiles that all have seen leave the game."""
    removed = state.removed[:]
    removed[kind] += count
    state.removed = removed


def take_top(state: State, land: i64) -> i64:
    """The top tile of a stack, for all to see; the caller puts it somewhere."""
    stack: i64 = state.stacks[land]
    kind = stack & 7
    stack >>= 3
    state.stacks[land] = stack
    height = height_of(stack)
    if state.known[land] > height:
        state.known[land] = height
    if kind == KNIGHT:
        state.hidden_knights -= 1
    return kind


def put_tile(state: State, seat: i64, kind: i64, land: i64) -> None:
    """7.1 Never moved later."""
    if kind == KNIGHT:
        state.knights |= BIT[land]
    elif kind == SWORD:
        state.swords |= BIT[land]
    else:
        state.shields |= BIT[land]
    state.tell(events.TILE_PUT, EVERYBODY, [seat, land, kind])


def clear_gear(state: State, land: i64) -> None:
    """5.6, 6.4 Knight, sword and shield on a land leave the game."""
    bit: i64 = BIT[land]
    if state.knights & bit:
        state.knights ^= bit
        leave_game(state, KNIGHT, 1)
    if state.swords & bit:
        state.swords ^= bit
        leave_game(state, SWORD, 1)
    if state.shields & bit:
        state.shields ^= bit
        leave_game(state, SHIELD, 1)


def lose_land(state: State, land: i64) -> None:
    """5.6, 7.4 Crest, gear and stack leave; the stack unseen."""
    clear_gear(state, land)
    state.standing &= ~BIT[land]
    state.hidden_knights -= count_in(state.stacks[land], KNIGHT)
    if state.is_logging:
        state.tell(events.LAND_LOST, EVERYBODY, [state.owner_of(land), land])


def spend_power(state: State, seat: i64) -> None:
    """6.3 The power leaves the game."""
    state.places[seat].power -= 1
    leave_game(state, POWER, 1)
    state.tell(events.POWER_SPENT, EVERYBODY, [seat])


def mark_lands(state: State, entry: i64, attacks: i64) -> None:
    """5.4 Along the path each standing land gets one marker, never two; lost ones are passed over."""
    land = entry
    passed = 0
    while attacks and passed < LANDS:
        if state.standing & BIT[land]:
            state.marked |= BIT[land]
            attacks -= 1
        land = FOLLOWING[land]
        passed += 1
    if state.is_logging:
        state.tell(events.ATTACKED, EVERYBODY, lands_of(state.marked))


def lift_marker(state: State, seat: i64, land: i64) -> None:
    """6.5"""
    state.marked &= ~BIT[land]
    state.tell(events.MARKER_LIFTED, EVERYBODY, [seat, land])


def offer_card(state: State, seat: i64, value: i64) -> None:
    """5.2 Face down; nothing is taken back."""
    place = state.places[seat]
    place.hand -= card_of(value)
    place.offered += card_of(value)


def deal_gold(state: State) -> None:
    """4.1 to 4.4 All cards are shuffled; first for fame and hits, then one by one, from the regent on."""
    deck: i64 = ALL_GOLD_CARDS
    left: i64 = size_of(deck)
    state.discard = 0
    for turn in range(state.seats):
        seat = state.seat_after(state.regent, turn)
        place = state.places[seat]
        place.hand = 0
        place.given = 0
        place.returned = 0
        place.spent = 0
        earned = place.cards_earned()
        cards = min(earned, left)
        for _ in range(cards):
            card = card_of(nth_value(deck, state.rng.below(left)))
            deck -= card
            left -= 1
            place.hand += card
        if earned:
            if state.is_logging:
                state.tell(events.HANDED_IN, EVERYBODY, [seat, earned - CARDS_PER_HIT * place.hits, place.hits, cards])
            place.fame = 0  # 4.3
            place.hits = 0
    seat = state.regent
    while left:
        card = card_of(nth_value(deck, state.rng.below(left)))
        deck -= card
        left -= 1
        state.places[seat].hand += card
        seat = state.seat_after(seat, 1)
    if state.is_logging:
        tell_gold(state)


def tell_gold(state: State) -> None:
    """4.5 How many cards is public, which ones is not."""
    for seat in range(state.seats):
        hand = state.places[seat].hand
        state.tell(events.GOT_GOLD, all_but(seat), [seat, size_of(hand)])
        state.tell(events.GOLD_HELD, only(seat), [seat, *unpack(hand)])


def claim(state: State, seat: i64, action: i64) -> None:
    """4.5 Said for all to hear, true or not."""
    state.claims = [*state.claims, seat * 1000 + action]
    state.places[seat].claims_left -= 1
    state.tell(events.CLAIMED, EVERYBODY, [seat, action])


def allow_claims(state: State) -> None:
    """4.5 A new phase: so many claims for each seat. Alone there is nobody to talk to."""
    allowed = state.options.claims if state.seats > 1 else 0
    for place in state.places:
        place.claims_left = allowed


def forget_claims(state: State) -> None:
    """A new round begins with nothing said."""
    state.claims = NOTHING_SAID
