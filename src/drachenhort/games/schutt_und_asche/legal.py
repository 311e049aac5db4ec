"""What is legal. Nothing here changes a state."""

from typing import Final

from drachenhort.core.decision import NO_CODES, Decision
from drachenhort.core.native import i64
from drachenhort.games.schutt_und_asche import decisions
from drachenhort.games.schutt_und_asche.actions import (
    ABOUT_GOLD,
    ABOUT_OFFER,
    ABOUT_TOP,
    BUY,
    DONE,
    FIGHT,
    LAY,
    LIFT,
    NAME,
    NEXT,
    OFFER,
    ONWARD,
    PIECE,
    PUT,
    SAY_GOLD,
    SAY_OFFER,
    SAY_TOP,
    SPEND,
    STOP,
    TALK,
    TURN,
)
from drachenhort.games.schutt_und_asche.board import ALL_LANDS, BIT, FIELDS, LANDS, lands_of
from drachenhort.games.schutt_und_asche.data import (
    GOLD_VALUES,
    KINDS,
    KNIGHT,
    LAST_CHANGE,
    LAST_YELLOW,
    PRICE_LOOK,
    PRICE_TILE,
    SHIELD,
    SWORD,
    tiles_of_round,
)
from drachenhort.games.schutt_und_asche.gold import worth_of
from drachenhort.games.schutt_und_asche.order import Order
from drachenhort.games.schutt_und_asche.state import Seat, State

_BIT_DONE: Final[i64] = 2**DONE
_SPEND_OR_TURN: Final[i64] = 2**SPEND | 2**TURN
_STOP_OR_ON: Final[i64] = 2**STOP | 2**ONWARD
_PUT: Final = 24
"""Places of the codes within the second word of a Decision."""
_PIECE: Final = 48
_NAMES: Final[list[int]] = [2**52 * 2**seat for seat in range(6)]
_NEXT: Final[list[int]] = [0] + [2**NEXT * 2**place for place in range(KINDS)]
_BIT_OFFER: Final[i64] = 2**OFFER
"""For the first of the values."""
_SAY_OFFERS: Final = list(range(SAY_OFFER, SAY_GOLD))
_SAY_GOLDS: Final = list(range(SAY_GOLD, SAY_TOP))
_ALL_TOPICS: Final = [TALK + ABOUT_OFFER, TALK + ABOUT_GOLD, TALK + ABOUT_TOP]
_ABOUT_GOLD_ONLY: Final = [TALK + ABOUT_OFFER, TALK + ABOUT_GOLD]
_ALL_FIELDS: Final = 2**FIELDS - 1
assert PUT == 62 + _PUT and PIECE == 62 + _PIECE and NAME == 62 + 52, "the words of a Decision and the codes must agree"


def free_lands(state: State) -> i64:
    """2.2 Those nobody has taken yet."""
    free: i64 = ALL_LANDS
    for place in state.places:
        free &= ~place.lands
    return free


def own_stacks(state: State, place: Seat) -> i64:
    """Own standing lands on which tiles lie."""
    own = place.lands & state.standing
    land: i64 = 0
    while land < LANDS:
        if state.stacks[land] == 0:
            own &= ~BIT[land]
        land += 1
    return own


def room_for(state: State, seat: i64, kind: i64) -> i64:
    """7.1 Own lands without such a tile: one of each kind per land."""
    own = state.places[seat].lands & state.standing
    if kind == KNIGHT:
        return own & ~state.knights
    if kind == SWORD:
        return own & ~state.swords
    assert kind == SHIELD, "nothing else is put on lands"
    return own & ~state.shields


def can_offer(place: Seat) -> bool:
    """5.2 Without cards there is nothing to lay, as all can see; 4.5 but perhaps something to claim."""
    return place.hand != 0 or place.claims_left != 0


def fights_of(state: State, seat: i64) -> i64:
    """5.5 Own lands that hold a knight and a marker."""
    return state.places[seat].lands & state.knights & state.marked


def purse_of(place: Seat) -> i64:
    """7.3 What is left of the one purse."""
    return worth_of(place.hand) - place.spent


def _patterns_of(round: int) -> list[int]:
    red = sum([1 for tile in tiles_of_round(round) if tile > LAST_YELLOW])
    return [mask for mask in range(2**FIELDS) if bin(mask).count("1") == red]


_PATTERNS: Final = [_patterns_of(round) for round in range(LAST_CHANGE + 1)]
"""By round; later ones are like the last."""
_LAYS: Final = [[LAY + mask for mask in masks] for masks in _PATTERNS]


def patterns(round: i64) -> list[int]:
    """8.2 The masks of red fields that a regent can lay in this round."""
    return _PATTERNS[min(round, LAST_CHANGE)]


def decide(state: State, seat: i64, kind: i64) -> Decision:
    """A decision of this kind for this seat, with everything that is legal."""
    place = state.places[seat]
    low: i64 = _BIT_DONE
    if kind == decisions.OFFER:
        for value in range(GOLD_VALUES):
            if place.hand >> (value * 8) & 255:
                low |= _BIT_OFFER << value
        return Decision(seat, kind, low, 0, topics_of(state, place))
    if kind == decisions.PURCHASE:
        high: i64 = 0
        purse = purse_of(place)
        if purse >= PRICE_LOOK:
            high = own_stacks(state, place)
            if purse >= PRICE_TILE:
                low |= high << BUY
        return Decision(seat, kind, low, high, topics_of(state, place))
    if kind == decisions.SORT:
        return Decision(seat, kind, _BIT_DONE, place.lands, NO_CODES)
    if kind == decisions.TAKE_LAND:
        return Decision(seat, kind, free_lands(state), 0, NO_CODES)
    if kind == decisions.START_KNIGHT:
        return Decision(seat, kind, 0, place.lands << _PUT, NO_CODES)
    if kind == decisions.DRAGON_PIECE:
        return Decision(seat, kind, 0, (_ALL_FIELDS & ~state.up) << _PIECE, topics_of(state, place))
    if kind == decisions.PICK_FIGHT:
        return Decision(seat, kind, 0, 0, [FIGHT + land for land in lands_of(fights_of(state, seat))])
    if kind == decisions.POWER:
        return Decision(seat, kind, _SPEND_OR_TURN, 0, NO_CODES)
    if kind == decisions.SHIELD:
        return Decision(seat, kind, _STOP_OR_ON, 0, NO_CODES)
    if kind == decisions.MARKER:
        return Decision(seat, kind, 0, 0, [LIFT + land for land in lands_of(state.marked)])
    assert kind == decisions.LAY_TILES, "the other kinds have functions of their own"
    return Decision(seat, kind, 0, 0, _LAYS[min(state.round, LAST_CHANGE)])


def decide_order(seat: i64, order: Order) -> Decision:
    """2.4, 7.2 Which tile lies next, from the top down."""
    low: i64 = 0
    rest = order.rest
    while rest:
        low |= _NEXT[rest & 7]
        rest >>= 3
    return Decision(seat, decisions.ORDER, low, 0, NO_CODES)


def decide_put(state: State, seat: i64, kind: i64) -> Decision:
    """7.1 The tile just bought onto an own land with room."""
    return Decision(seat, decisions.PUT, 0, room_for(state, seat, kind) << _PUT, NO_CODES)


def decide_king(regent: i64, tied: list[int]) -> Decision:
    """9.5 One of the tied seats."""
    high: i64 = 0
    for seat in tied:
        high |= _NAMES[seat]
    return Decision(regent, decisions.NAME_KING, 0, high, NO_CODES)


def topics_of(state: State, place: Seat) -> list[int]:
    """4.5 What a seat can make a claim about: what it offers, what it holds, the tops of its stacks."""
    if place.claims_left == 0:
        return NO_CODES
    return _ALL_TOPICS if own_stacks(state, place) else _ABOUT_GOLD_ONLY


def decide_claim(state: State, seat: i64, topic: i64) -> Decision:
    """4.5 Everything that can be said about a topic, true or not."""
    if topic == ABOUT_OFFER:
        return Decision(seat, decisions.CLAIM, 0, 0, _SAY_OFFERS)
    if topic == ABOUT_GOLD:
        return Decision(seat, decisions.CLAIM, 0, 0, _SAY_GOLDS)
    codes: list[int] = []
    for land in lands_of(own_stacks(state, state.places[seat])):
        for kind in range(KINDS):
            codes.append(SAY_TOP + land * KINDS + kind)
    return Decision(seat, decisions.CLAIM, 0, 0, codes)
