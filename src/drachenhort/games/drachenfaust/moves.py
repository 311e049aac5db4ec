"""What happens to coins, stones and cards, each function one movement at the table, with who is told."""

from drachenhort.core.event import EVERYBODY, only
from drachenhort.core.native import i64
from drachenhort.games.drachenfaust import events
from drachenhort.games.drachenfaust.bids import black_in, common_in, fairy_in, red_in
from drachenhort.games.drachenfaust.cards import COLOUR_MASK, DOPPELGANGER, count_of, stones_of, unpack_stones
from drachenhort.games.drachenfaust.state import DOUBLE_THIS_ROUND, NO_DOUBLE, Place, State


def lay_bid(state: State, seat: i64, bid: i64) -> None:
    """4.2, 4.8 Common gold and magic coins to the bank, fairy gold before its owner."""
    place = state.places[seat]
    fairy = fairy_in(bid)
    common = common_in(bid)
    place.fairy -= fairy
    place.laid += fairy
    place.common -= common
    state.common += common
    if bid >> 10:
        place.black -= black_in(bid)
        place.red -= red_in(bid)
        state.red += red_in(bid)
    if state.is_logging:
        state.tell(events.BID, EVERYBODY, [seat, fairy, common, black_in(bid), red_in(bid)])


def pay_silver(state: State, seat: i64, silver: i64) -> None:
    """4.3 All silver bid in a tie-break is lost."""
    state.places[seat].silver -= silver
    state.silver += silver
    state.tell(events.BID_SILVER, EVERYBODY, [seat, silver])


def take_coins(state: State, seat: i64, fairy: i64, common: i64, silver: i64) -> bool:
    """2.3 From the bank what is there, each kind on its own. Says whether there was anything."""
    fairy = min(fairy, state.fairy)
    common = min(common, state.common)
    silver = min(silver, state.silver)
    place = state.places[seat]
    _give_from_bank(state, place, fairy, common, silver)
    if not fairy and not common and not silver:
        return False
    if state.is_logging:
        state.tell(events.TOOK_COINS, EVERYBODY, [seat, fairy, common, silver])
    return True


def take_black(state: State, seat: i64) -> None:
    """5.1 Black coins never run out."""
    state.places[seat].black += 1
    state.tell(events.TOOK_BLACK, EVERYBODY, [seat])


def take_red(state: State, seat: i64) -> bool:
    """6.11 If the bank has one."""
    if not state.red:
        return False
    state.red -= 1
    state.places[seat].red += 1
    state.tell(events.TOOK_RED, EVERYBODY, [seat])
    return True


def take_stones(state: State, seat: i64, colour: i64, count: i64) -> bool:
    """2.3 Stones of one colour from the bank, as many as are there."""
    count = min(count, count_of(state.stones, colour))
    if not count:
        return False
    keep_stones(state, seat, stones_of(colour, count))
    return True


def keep_stones(state: State, seat: i64, stones: i64) -> None:
    """These stones go from the bank to a seat."""
    state.stones -= stones
    state.places[seat].stones += stones
    if state.is_logging:
        state.tell(events.TOOK_STONES, EVERYBODY, [seat, *unpack_stones(stones)])


def pay_stones(state: State, seat: i64, stones: i64) -> None:
    state.places[seat].stones -= stones
    state.stones += stones
    if state.is_logging:
        state.tell(events.PAID_STONES, EVERYBODY, [seat, *unpack_stones(stones)])


def lose_colour(state: State, seat: i64, colour: i64) -> None:
    """6.18 All stones of one colour to the bank."""
    stones = state.places[seat].stones & COLOUR_MASK[colour]
    state.places[seat].stones -= stones
    state.stones += stones
    if stones and state.is_logging:
        state.tell(events.LOST_STONES, EVERYBODY, [seat, *unpack_stones(stones)])


def steal_stones(state: State, seat: i64, victim: i64, colour: i64, count: i64) -> None:
    """5.6 Stones from seat to seat, as many as are there."""
    stones = stones_of(colour, min(count, count_of(state.places[victim].stones, colour)))
    state.places[victim].stones -= stones
    state.places[seat].stones += stones
    if state.is_logging:
        for _ in range(count_of(stones, colour)):
            state.tell(events.STOLE_STONE, EVERYBODY, [seat, victim, colour])


def steal_coin(state: State, seat: i64, victim: i64) -> None:
    """5.6 1 common gold, else 1 fairy gold, from behind the screen first; seen by all."""
    place = state.places[victim]
    thief = state.places[seat]
    common: i64 = 0
    fairy: i64 = 0
    if place.common:
        common = 1
        place.common -= 1
        thief.common += 1
    elif place.fairy or place.laid:
        fairy = 1
        if place.fairy:
            place.fairy -= 1
        else:
            place.laid -= 1
        thief.fairy += 1
    if state.is_logging:
        state.tell(events.STOLE_COINS, EVERYBODY, [seat, victim, fairy, common, 0])


def steal_coins(state: State, seat: i64, victim: i64, fairy: i64, common: i64, silver: i64) -> None:
    """6.21 Coins from behind a screen, as many as are there; seen by all."""
    place = state.places[victim]
    thief = state.places[seat]
    fairy = min(fairy, place.fairy)
    common = min(common, place.common)
    silver = min(silver, place.silver)
    place.fairy -= fairy
    thief.fairy += fairy
    place.common -= common
    thief.common += common
    place.silver -= silver
    thief.silver += silver
    if state.is_logging:
        state.tell(events.STOLE_COINS, EVERYBODY, [seat, victim, fairy, common, silver])


def rob(state: State, seat: i64, victim: i64) -> None:
    """6.3 All common gold and silver, shown to these two only."""
    place = state.places[victim]
    common = place.common
    silver = place.silver
    place.common = 0
    place.silver = 0
    state.places[seat].common += common
    state.places[seat].silver += silver
    if state.is_logging:
        both = only(seat) | only(victim)
        state.tell(events.ROBBED, EVERYBODY ^ both, [seat, victim])
        state.tell(events.ROBBED_COINS, both, [seat, victim, common, silver])


def buy_stone(state: State, seat: i64, colour: i64, fairy: i64, common: i64, silver: i64) -> None:
    """6.13 One stone for coins from behind the screen, for good."""
    place = state.places[seat]
    _give_from_bank(state, place, -fairy, -common, -silver)
    stone = stones_of(colour, 1)
    state.stones -= stone
    place.stones += stone
    if state.is_logging:
        state.tell(events.BOUGHT, EVERYBODY, [seat, colour, fairy, common, silver])


def _give_from_bank(state: State, place: Place, fairy: i64, common: i64, silver: i64) -> None:
    """Coins from the bank, or with negative numbers to it."""
    state.fairy -= fairy
    place.fairy += fairy
    state.common -= common
    place.common += common
    state.silver -= silver
    place.silver += silver


def give_up_bid(state: State, seat: i64) -> None:
    """6.14 The fairy gold laid out in this auction goes to the bank for good; the rest of the bid is there already."""
    fairy = fairy_in(state.bids[seat])
    state.places[seat].laid -= fairy
    state.fairy += fairy
    state.is_given_up = True
    state.tell(events.GAVE_UP, EVERYBODY, [seat, fairy])


def put_down(state: State, card: i64, is_auctioned: bool) -> None:
    """A card goes to the discards; 6.8 those only drawn lie apart, since no Ghost may choose them."""
    if is_auctioned:
        state.discards = [*state.discards, card]
    else:
        state.drawn = [*state.drawn, card]


def discard_double(state: State, seat: i64) -> None:
    """6.4 After the second use."""
    place = state.places[seat]
    put_down(state, DOPPELGANGER, place.double == DOUBLE_THIS_ROUND)
    place.double = NO_DOUBLE


def without(cards: list[int], card: i64) -> list[int]:
    """These cards without one of this kind."""
    left = cards[:]
    left.remove(card)
    return left
