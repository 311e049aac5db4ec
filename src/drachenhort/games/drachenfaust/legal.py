"""What is legal. Nothing here changes a state."""

from typing import Final

from drachenhort.core.decision import NO_CODES, Decision
from drachenhort.core.native import i64
from drachenhort.games.drachenfaust import decisions
from drachenhort.games.drachenfaust.actions import (
    BITS_COMMON,
    BITS_FAIRY,
    BITS_ROWS,
    BUY,
    CARD,
    COLOUR,
    DOUBLE,
    DRAW,
    FAIRY,
    GIVE,
    ONCE,
    PASS,
    ROB,
    SILVER,
    STEAL,
    STEAL_COIN,
    STOP,
    TAKE,
    TENDERS,
    WITH_COMMON,
    WITH_FAIRY,
    WITH_SILVER,
    bid_code,
    magic_code,
    pay_code,
)
from drachenhort.games.drachenfaust.bids import FAIRY_CHOSEN, GOLD_CHOSEN, fairy_in, seconds_after
from drachenhort.games.drachenfaust.cards import (
    ANCIENT_DRAGON,
    BLUE,
    BRIGAND,
    COLOURS,
    GHOST,
    IMP,
    MERCHANT,
    NECROMANCER,
    RAINBOW_DRAGON,
    RED,
    THIEF,
    TROLL,
    YELLOW,
    count_of,
)
from drachenhort.games.drachenfaust.data import (
    GAIN_COMMON,
    GAIN_FAIRY,
    GAIN_SILVER,
    PAY_ANY,
    PAY_EACH,
    PAY_SAME,
    PRICE_COMMON,
    PRICE_FAIRY,
    PRICE_SILVER,
)
from drachenhort.games.drachenfaust.state import State

MOST_MIXES: Final = 256
"""So many bids are offered at once; beyond that fairy gold is asked for first."""

_ROWS: Final = [(1 << BITS_COMMON * rows) - 1 for rows in range(BITS_ROWS + 1)]
"""By a number of rows: all bids of that many rows in one word."""
_MIX: Final = [sum(((2 << common) - 1) << BITS_COMMON * row for row in range(BITS_ROWS)) for common in range(BITS_COMMON)]
"""By common gold owned: in every row the bids with at most so much."""
_COLOUR_CODES: Final = [COLOUR + colour for colour in range(COLOURS)]


def bid_decision(state: State, seat: i64, choice: i64) -> Decision:
    """4.1 The next part of a seat's bid: gold, or fairy gold alone where there are too many mixes, then magic coins."""
    place = state.places[seat]
    if choice & GOLD_CHOSEN:
        magic = [magic_code(black, red) for black in range(place.black + 1) for red in range(place.red + 1)]
        return Decision(seat, decisions.BID_MAGIC, 0, 0, magic)
    fairy = place.fairy
    common = place.common
    if choice & FAIRY_CHOSEN:
        chosen = fairy_in(choice)
        return Decision(seat, decisions.BID, 0, 0, [bid_code(chosen, much) for much in range(common + 1)])
    if fairy < BITS_FAIRY and common < BITS_COMMON:
        mix: i64 = _MIX[common]
        if fairy < BITS_ROWS:
            return Decision(seat, decisions.BID, mix & _ROWS[fairy + 1], 0, NO_CODES)
        return Decision(seat, decisions.BID, mix, mix & _ROWS[fairy + 1 - BITS_ROWS], NO_CODES)
    if (fairy + 1) * (common + 1) > MOST_MIXES:
        return Decision(seat, decisions.BID_FAIRY, 0, 0, [FAIRY + much for much in range(fairy + 1)])
    codes = [bid_code(light, much) for light in range(fairy + 1) for much in range(common + 1)]
    return Decision(seat, decisions.BID, 0, 0, codes)


def silver_decision(state: State, seat: i64) -> Decision:
    """4.3 Any silver, nothing included."""
    return Decision(seat, decisions.BID_SILVER, 0, 0, [SILVER + much for much in range(state.places[seat].silver + 1)])


def double_decision(seat: i64) -> Decision:
    """6.4 The Doppelgänger is optional."""
    return Decision(seat, decisions.DOUBLE, 0, 0, [DOUBLE, ONCE])


def draw_decision(seat: i64) -> Decision:
    """6.16 On or not."""
    return Decision(seat, decisions.DRAW_ON, 0, 0, [DRAW, STOP])


def payments(stones: i64, any_stones: i64, same: i64, each: i64) -> list[int]:
    """4.7 Every way to pay so many stones of any kind, of one colour, or of each colour."""
    red = count_of(stones, RED)
    blue = count_of(stones, BLUE)
    yellow = count_of(stones, YELLOW)
    codes: list[int] = []
    if any_stones:
        for some_red in range(min(red, any_stones) + 1):
            for some_blue in range(min(blue, any_stones - some_red) + 1):
                rest = any_stones - some_red - some_blue
                if rest <= yellow:
                    codes.append(pay_code(some_red, some_blue, rest))
    if same:
        if red >= same:
            codes.append(pay_code(same, 0, 0))
        if blue >= same:
            codes.append(pay_code(0, same, 0))
        if yellow >= same:
            codes.append(pay_code(0, 0, same))
    if each and red >= each and blue >= each and yellow >= each:
        codes.append(pay_code(each, each, each))
    return codes


def gives_coins(state: State, card: i64) -> bool:
    """2.3 Whether the bank has anything of what this card gives."""
    if GAIN_SILVER[card] and state.silver:
        return True
    if GAIN_COMMON[card] and state.common:
        return True
    return GAIN_FAIRY[card] > 0 and state.fairy > 0


def bank_colours(stones: i64) -> list[int]:
    """2.3 A colour that is chosen must be one the bank has."""
    return [COLOUR + colour for colour in range(COLOURS) if count_of(stones, colour)]


def other_seats(state: State, seat: i64) -> list[int]:
    return [ROB + other for other in range(state.seats) if other != seat]


def use_decision(state: State, seat: i64, card: i64) -> Decision | None:
    """4.7 What the user of this card can choose; None if it can do nothing at all. Only for cards that ask."""
    if card == THIEF:
        return Decision(seat, decisions.STEAL, 0, 0, thefts(state, seat))
    if card in (ANCIENT_DRAGON, RAINBOW_DRAGON):
        return _some(seat, decisions.COLOUR, bank_colours(state.stones))
    if card == TROLL:  # 6.18 Any colour, also one nobody has.
        return Decision(seat, decisions.COLOUR, 0, 0, _COLOUR_CODES)
    if card == BRIGAND:
        return Decision(seat, decisions.SEAT, 0, 0, other_seats(state, seat))
    if card == GHOST:
        return _some(seat, decisions.CARD, card_codes(state.discards))
    if card == IMP:
        return _some(seat, decisions.CARD, card_codes(state.stack))
    if card == MERCHANT:
        return Decision(seat, decisions.BUY, 0, 0, purchases(state, seat))
    if card == NECROMANCER:  # 6.20 The coins can be given only once.
        return None if state.is_given_up else Decision(seat, decisions.GIVE_UP, 0, 0, [GIVE, PASS])
    codes = payments(state.places[seat].stones, PAY_ANY[card], PAY_SAME[card], PAY_EACH[card])
    if gives_coins(state, card):
        codes.append(TAKE)
    return _some(seat, decisions.USE, codes)


def _some(seat: i64, kind: i64, codes: list[int]) -> Decision | None:
    return Decision(seat, kind, 0, 0, codes) if codes else None


def thefts(state: State, seat: i64) -> list[int]:
    """5.6 Stones of those who are second; if none of them has any, a coin of one of them, or nothing."""
    seconds = seconds_after(state.bids, seat)
    codes: list[int] = []
    for victim in seconds:
        for colour in range(COLOURS):
            if count_of(state.places[victim].stones, colour):
                codes.append(STEAL + victim * COLOURS + colour)
    if not codes:
        codes = [STEAL_COIN + victim for victim in seconds]
        codes.append(PASS)
    return codes


def card_codes(cards: list[int]) -> list[int]:
    """6.8, 6.12 Each kind of card once."""
    return [CARD + card for card in sorted(set(cards))]


def purchases(state: State, seat: i64) -> list[int]:
    """6.13 A stone the bank has for coins from behind the screen; or no more."""
    place = state.places[seat]
    codes: list[int] = []
    for colour in range(COLOURS):
        if count_of(state.stones, colour):
            first = BUY + colour * TENDERS
            if place.common >= PRICE_COMMON:
                codes.append(first + WITH_COMMON)
            if place.fairy >= PRICE_FAIRY:
                codes.append(first + WITH_FAIRY)
            if place.silver >= PRICE_SILVER:
                codes.append(first + WITH_SILVER)
    codes.append(PASS)
    return codes
