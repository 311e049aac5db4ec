"""6 Where a point card can take a knight, and one way to each such end. Nothing here changes a state.

Castles end a move, so a rainbow is crossed with its first step (out of a castle), with its last one (into a castle), or
both. Between those, the walk is looked up in the board's table.
"""

from typing import Final, final

from drachenhort.core.decision import NO_CODES, Decision
from drachenhort.core.native import i64
from drachenhort.games.drachenfels import decisions
from drachenhort.games.drachenfels.actions import Move, from_code, from_via_code, move_of, via_code
from drachenhort.games.drachenfels.fields import (
    BITS,
    CASTLE,
    END_FIELDS,
    ENDS,
    HOLE,
    PAIRS,
    POWERS,
    QUARTERS,
    ROCK,
    ROCK_CASTLE,
    STAR,
    end_of,
    is_rock,
    is_rock_castle,
    is_star,
)
from drachenhort.games.drachenfels.state import State
from drachenhort.games.drachenfels.walks import CROSSING, FLIGHT, Walk, flown_bit

ALL_SITES: Final = 255
CASTLE_PAIRS: Final = sum(POWERS[rock * ENDS] for rock in range(QUARTERS))
ALL_PAIRS: Final = sum(POWERS)
ROCK_PAIRS: Final = [sum(POWERS[rock * ENDS + end] for end in range(ENDS)) for rock in range(QUARTERS)]
END_PAIRS: Final = [sum(POWERS[rock * ENDS + end] for rock in range(QUARTERS)) for end in range(ENDS)]
ROCK_CASTLE_BITS: Final = sum(BITS[ROCK_CASTLE + castle].low for castle in range(QUARTERS))


@final
class Obstacles:
    """What is in a knight's way: fields and flights that stop a walk, and fields where it may pass but not end."""

    def __init__(self, state: State, seat: i64) -> None:
        low: i64 = (ALL_SITES & ~state.bridges) << HOLE  # 2.1
        high: i64 = 0
        for dragon in state.dragons:  # 6.1
            bit = BITS[dragon]
            low |= bit.low
            high |= bit.high
        me = state.places[seat]
        no_end = BITS[me.field].low  # 6.1 Of importance for a rock castle only: it is left and entered by its gate.
        if not me.has_armour:  # 6.2
            no_end |= ROCK_CASTLE_BITS
        other: i64 = 0
        while other < state.seats:
            field = state.places[other].field
            if other != seat:
                if is_star(field):  # 6.4
                    high |= flown_bit(field - STAR)
                elif is_rock(field) or is_rock_castle(field):  # 7.3
                    no_end |= BITS[field].low
            other += 1
        self.low: i64 = low
        self.high: i64 = high
        self.no_end: i64 = no_end  # All these fields are in the low word.

    def let_end(self, walk: Walk) -> bool:
        """Whether a walk is open and its end too."""
        return walk.low & self.low == 0 and walk.high & self.high == 0 and walk.end_low & self.no_end == 0

    def enterable_pairs(self) -> i64:
        """6.2 Pairs whose castle may be entered as the last step, were there a rainbow."""
        pairs: i64 = 0
        for end in range(ENDS):
            field = END_FIELDS[end]
            if not (self.no_end | self.low) & BITS[field].low:
                pairs |= END_PAIRS[end]
        return pairs


def allowed_pairs(state: State) -> i64:
    """2.3, 8.4, 9 Where rainbows may stand now."""
    if not state.are_castles_open():
        return CASTLE_PAIRS
    if not state.options.nearest_rainbows:
        return ALL_PAIRS
    pairs: i64 = CASTLE_PAIRS
    nearest = state.options.board.nearest
    for rock in range(QUARTERS):
        pairs |= POWERS[rock * ENDS + 1 + nearest[rock]]
    return pairs


def destinations(state: State, seat: i64, value: i64) -> Decision:
    """6, 8.3 All ends of a move for this point card, single and double; nothing is legal if there is none."""
    obstacles = Obstacles(state, seat)
    place = state.places[seat]
    low: i64 = 0
    high: i64 = 0
    codes = NO_CODES
    steps = value
    while True:
        for walk in state.options.board.walks.table(place.field, steps):
            if walk.low & obstacles.low == 0 and walk.high & obstacles.high == 0:
                low |= walk.end_low
                high |= walk.end_high
        if state.rainbows:
            if codes is NO_CODES:
                codes = []
            _cross(state, place.field, steps, obstacles, codes)
        if steps > value or place.looked == 0:
            break
        steps = value + value
    return Decision(seat, decisions.MOVE, low & ~obstacles.no_end, high, codes)


def can_move(state: State, seat: i64, value: i64) -> bool:
    """Whether there is an exact move at all."""
    obstacles = Obstacles(state, seat)
    place = state.places[seat]
    steps = value
    while True:
        for walk in state.options.board.walks.table(place.field, steps):
            if obstacles.let_end(walk):
                return True
        if state.rainbows:
            codes: list[int] = []
            _cross(state, place.field, steps, obstacles, codes)
            if codes:
                return True
        if steps > value or place.looked == 0:
            return False
        steps = value + value


def _cross(state: State, start: i64, steps: i64, obstacles: Obstacles, codes: list[int]) -> None:
    """5.1 The moves of so many steps that cross rainbows, added to `codes`."""
    enterable = obstacles.enterable_pairs()
    _add_last(start, steps - 1, state, obstacles, state.rainbows & enterable, None, False, codes)
    leave = end_of(start)
    if leave == ENDS:
        return
    free = allowed_pairs(state) & ~state.rainbows
    for rock in range(QUARTERS):
        if not state.rainbows & POWERS[rock * ENDS + leave]:
            continue
        for walk in state.options.board.walks.table(ROCK + rock, steps - 1):
            if obstacles.let_end(walk):
                _add(codes, from_code(rock, walk.end))
        if steps > 1:
            _add_last(ROCK + rock, steps - 2, state, obstacles, state.rainbows & enterable, rock, False, codes)
            _add_last(ROCK + rock, steps - 2, state, obstacles, free & enterable, rock, True, codes)


def _add_last(
    start: i64,
    steps: i64,
    state: State,
    obstacles: Obstacles,
    pairs: i64,
    first: int | None,
    is_reset: bool,
    codes: list[int],
) -> None:
    """Walks to a rock, then one more step over a rainbow of these pairs."""
    if pairs == 0:
        return
    for walk in state.options.board.walks.table(start, steps):
        if not is_rock(walk.end) or walk.low & obstacles.low or walk.high & obstacles.high:
            continue
        at_rock = pairs & ROCK_PAIRS[walk.end - ROCK]
        if at_rock == 0:
            continue
        for pair in range((walk.end - ROCK) * ENDS, (walk.end - ROCK + 1) * ENDS):
            if at_rock & POWERS[pair]:
                _add(codes, via_code(pair) if first is None else from_via_code(first, pair, is_reset))


def _add(codes: list[int], code: i64) -> None:
    for other in codes:
        if other == code:
            return
    codes.append(code)


@final
class Way:
    """A way that can be drawn: how many steps, and the fields in order, FLIGHT or CROSSING added where it is no step."""

    def __init__(self, steps: int, path: list[int]) -> None:
        self.steps: Final = steps
        self.path: Final = path


def way_of(state: State, seat: i64, value: i64, code: i64) -> Way:
    """The way that is shown for a move: single before double, then fewest flights, then the order of the table."""
    move = move_of(code)
    assert move is not None, "a way belongs to a move"
    obstacles = Obstacles(state, seat)
    start = state.places[seat].field
    for steps in (value, 2 * value):
        walk_start, walk_steps, walk_end = start, steps, move.field
        before: list[int] = []
        if move.first is not None:
            walk_start, walk_steps = ROCK + move.first, walk_steps - 1
            before = [CROSSING + walk_start]
        after: list[int] = []
        if move.last is not None:
            walk_end, walk_steps = ROCK + move.last, walk_steps - 1
            after = [CROSSING + move.field]
        if walk_steps >= 0:
            walk = _first_open(state, obstacles, walk_start, walk_steps, walk_end)
            if walk is not None:
                return Way(steps, before + walk.path + after)
    raise AssertionError(f"no way leads to {code}")


def _first_open(state: State, obstacles: Obstacles, start: i64, steps: i64, end: i64) -> Walk | None:
    for walk in state.options.board.walks.table(start, steps):
        if walk.end == end and walk.low & obstacles.low == 0 and walk.high & obstacles.high == 0:
            return walk
    return None


def crossed_pairs(start: i64, move: Move) -> list[int]:
    """The pairs whose rainbows a move crosses, in order. One that is re-set on the way counts where it is set anew."""
    out: list[int] = []
    if move.first is not None and not move.is_reset:
        out.append(move.first * ENDS + end_of(start))
    if move.last is not None:
        out.append(move.last * ENDS + end_of(move.field))
    return out


assert len(POWERS) == PAIRS and CASTLE == 0 and FLIGHT < CROSSING
