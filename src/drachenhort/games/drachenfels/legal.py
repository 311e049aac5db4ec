"""What is legal. Nothing here changes a state."""

from typing import Final

from drachenhort.core.decision import NO_CODES, Decision, bit_count
from drachenhort.core.native import i64
from drachenhort.games.drachenfels import decisions
from drachenhort.games.drachenfels.actions import (
    BUILD,
    DRAGON,
    DRAW,
    KNIGHT,
    LEAVE,
    LIFT,
    PLAY,
    RAZE,
    REBUILD,
    REFRESH,
    SET,
    SHIFT,
    STOP,
    SWAP,
    USE,
)
from drachenhort.games.drachenfels.actions import CLOUD as CLOUD_CODE
from drachenhort.games.drachenfels.cards import BRIDGE, CLOUD, KINDS, POINT_DIGITS, POINTS, TELETRANSFER
from drachenhort.games.drachenfels.data import BRIDGES, MAX_SEATS, RAINBOWS
from drachenhort.games.drachenfels.fields import (
    BITS,
    CASTLE,
    HOLE,
    PAIRS,
    POWERS,
    QUARTERS,
    SITES,
    START,
    WORD,
    is_rock_castle,
    is_start,
)
from drachenhort.games.drachenfels.state import State
from drachenhort.games.drachenfels.ways import allowed_pairs, can_move

_PLAY_BITS: Final = [0] + [2 ** (PLAY + kind - 1 - WORD) for kind in range(1, KINDS + 1)]
_STOP_BIT: Final = 2 ** (STOP - WORD)


def _other_choices(seats_with_cards: int, can_use: bool) -> list[int]:
    codes = [REFRESH] + [DRAW + seat for seat in range(MAX_SEATS) if seats_with_cards & POWERS[seat]]
    return [*codes, USE] if can_use else codes


# 4.2, 4.3 By the seats that can be drawn from, without and with a top discard to use; shared, never changed.
_OTHER_CHOICES: Final = [_other_choices(seats, False) for seats in range(2**MAX_SEATS)]
_OTHER_CHOICES_USE: Final = [_other_choices(seats, True) for seats in range(2**MAX_SEATS)]


def can_play_magic(state: State, seat: i64, kind: i64) -> bool:
    """4.1 Whether a magic card has a legal effect. Rainbows and dragons always have one (5.1, 5.3)."""
    if kind == BRIDGE:
        return bit_count(state.bridges) < BRIDGES or free_bridges(state) != 0
    if kind == TELETRANSFER:
        for other in range(state.seats):
            if can_swap(state, seat, other):
                return True
        return False
    if kind == CLOUD:
        return free_starts(state) != 0
    return True


def free_bridges(state: State) -> i64:
    """5.2 Bridged sites without a knight."""
    sites = state.bridges
    for place in state.places:
        if HOLE <= place.field < HOLE + SITES:
            sites &= ~POWERS[place.field - HOLE]
    return sites


def can_swap(state: State, seat: i64, other: i64) -> bool:
    """5.4 Not with itself, not within K, and no knight without armour into a rock castle."""
    if seat == other:
        return False
    one = state.places[seat]
    two = state.places[other]
    if one.field == CASTLE and two.field == CASTLE:
        return False
    if is_rock_castle(two.field) and not one.has_armour:
        return False
    return two.has_armour or not is_rock_castle(one.field)


def free_starts(state: State) -> i64:
    """5.5, 7.2 Starts without a knight, as bits of the low word."""
    bits: i64 = _ALL_STARTS
    for place in state.places:
        if is_start(place.field):
            bits &= ~BITS[place.field].low
    return bits


_ALL_STARTS: Final = sum(BITS[START + start].low for start in range(QUARTERS))


def can_use_top(state: State, seat: i64) -> bool:
    """4.3 A top discard with a legal effect or an exact move; with `fresh_discard` one that was not used before."""
    if not state.discards or state.is_top_used:
        return False
    kind = state.discards[-1]
    return can_move(state, seat, kind) if kind <= POINTS else can_play_magic(state, seat, kind)


def robbable(state: State, seat: i64) -> i64:
    """4.2 The other seats that hold cards, a bit each."""
    seats: i64 = 0
    other: i64 = 0
    while other < state.seats:
        if other != seat and state.places[other].hand:
            seats |= POWERS[other]
        other += 1
    return seats


def decide_turn(state: State, seat: i64, is_first_act: bool, has_played: bool) -> Decision:
    """4 Cards from the hand; as the first act also 4.2 and 4.3; afterwards stopping, unless a point card is owed."""
    hand = state.places[seat].hand
    high: i64 = 0
    rest = hand >> 4
    kind: i64 = 1
    while rest:
        if rest & 15 and (kind <= POINTS or can_play_magic(state, seat, kind)):
            high |= _PLAY_BITS[kind]
        rest >>= 4
        kind += 1
    if not is_first_act:
        if not has_played or hand & POINT_DIGITS == 0:
            high |= _STOP_BIT
        return Decision(seat, decisions.TURN, 0, high, NO_CODES)
    choices = _OTHER_CHOICES_USE if can_use_top(state, seat) else _OTHER_CHOICES
    return Decision(seat, decisions.TURN, 0, high, choices[robbable(state, seat)])


def decide_dragon_place(state: State, seat: i64) -> Decision:
    """5.3 Dotted land or a rock castle without knight or dragon."""
    low = state.options.board.dragon_low
    high = state.options.board.dragon_high
    for dragon in state.dragons:
        low &= ~BITS[dragon].low
        high &= ~BITS[dragon].high
    for place in state.places:
        low &= ~BITS[place.field].low
        high &= ~BITS[place.field].high
    return Decision(seat, decisions.DRAGON_TO, low, high, NO_CODES)


def decide_draw(state: State, seat: i64, seats: i64) -> Decision:
    """4.2, 7.2 One more card from one of these seats, given as bits, as far as they have any; or enough."""
    from_seats = robbable(state, seat) & seats
    codes = [DRAW + other for other in range(state.seats) if from_seats & POWERS[other]]
    return Decision(seat, decisions.DRAW, 0, _STOP_BIT, codes)


def decide_reset(state: State, seat: i64) -> Decision:
    """5.1 The rainbow just crossed: leave it, or another free pair."""
    free = allowed_pairs(state) & ~state.rainbows
    return Decision(seat, decisions.RE_SET, 0, 0, [LEAVE] + [SET + pair for pair in range(PAIRS) if free & POWERS[pair]])


def decide(state: State, seat: i64, kind: i64) -> Decision:
    """A decision of one of the other kinds for this seat, with everything that is legal."""
    if kind == decisions.HOME:  # 5.5, 7.2
        return Decision(seat, kind, free_starts(state), 0, NO_CODES)
    if kind == decisions.RAINBOW:
        return Decision(seat, kind, 0, 0, _rainbow_choices(state))
    if kind == decisions.BRIDGE:
        return Decision(seat, kind, 0, 0, _bridge_choices(state))
    if kind == decisions.DRAGON:
        return Decision(seat, kind, 0, 0, [DRAGON + dragon for dragon in state.dragons])
    if kind == decisions.TELETRANSFER:
        return Decision(seat, kind, 0, 0, [SWAP + other for other in range(state.seats) if can_swap(state, seat, other)])
    if kind == decisions.CLOUD:
        return Decision(seat, kind, 0, 0, [CLOUD_CODE + other for other in range(state.seats) if other != seat])
    assert kind == decisions.KNIGHT, "no other kind is decided here"
    taken = [place.colour for place in state.places]
    return Decision(seat, kind, 0, 0, [KNIGHT + colour for colour in range(QUARTERS) if colour not in taken])


def _rainbow_choices(state: State) -> list[int]:
    """5.1 Set one from the supply, lift one, or shift one to another free pair."""
    on_board = state.rainbows
    free = allowed_pairs(state) & ~on_board
    codes: list[int] = []
    for pair in range(PAIRS):
        if free & POWERS[pair] and bit_count(on_board) < RAINBOWS:
            codes.append(SET + pair)
        if on_board & POWERS[pair]:
            codes.append(LIFT + pair)
            for to in range(PAIRS):
                if free & POWERS[to]:
                    codes.append(SHIFT + pair * PAIRS + to)
    return codes


def _bridge_choices(state: State) -> list[int]:
    """5.2 Build one from the supply, raze one or rebuild it elsewhere, unless a knight stands on it."""
    movable = free_bridges(state)
    codes: list[int] = []
    for site in range(SITES):
        if not state.bridges & POWERS[site]:
            if bit_count(state.bridges) < BRIDGES:
                codes.append(BUILD + site)
        elif movable & POWERS[site]:
            codes.append(RAZE + site)
            for to in range(SITES):
                if not state.bridges & POWERS[to]:
                    codes.append(REBUILD + site * SITES + to)
    return codes
