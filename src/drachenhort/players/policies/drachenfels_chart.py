"""How far every field of Drachenfels is from what a knight wants, and which magic its way needs.

The measure is steps; whatever a magic card would have to do first counts as several. It is worked out from the goals
outwards, whole sets of fields at once, and kept as long as nothing that it depends on changes.
"""

from typing import Final, final

from drachenhort.core.decision import nth_bit
from drachenhort.core.native import i64
from drachenhort.games.drachenfels.board import Board
from drachenhort.games.drachenfels.cards import BRIDGE, DRAGON, RAINBOW
from drachenhort.games.drachenfels.fields import (
    BITS,
    CASTLE,
    END_FIELDS,
    ENDS,
    FIELDS,
    HOLE,
    POWERS,
    QUARTERS,
    ROCK,
    ROCK_CASTLE,
    STAR,
    WORD,
    Bit,
    end_of,
    is_rock,
    is_rock_castle,
    is_site,
    is_star,
)
from drachenhort.games.drachenfels.state import State
from drachenhort.games.drachenfels.ways import ALL_SITES, allowed_pairs
from drachenhort.players.greedy.drachenfels_plan import Needs

FAR: Final = 80  # Farther than anything.
MAGIC: Final = 1  # What it costs in steps to use a card, whether it is there or must be waited for.
TAKEN: Final = 2  # What a knight in a rock castle costs: it has to leave first.
DEAREST: Final = 2 * MAGIC + TAKEN + 2  # No single step costs more.

_STARS: Final = sum(BITS[STAR + star].low for star in range(QUARTERS))
_RAINBOW_FIELDS: Final = sum(BITS[ROCK + rock].low for rock in range(QUARTERS)) + sum(
    BITS[field].low for field in END_FIELDS
)


@final
class Ground:
    """The neighbours of every field of a board, as sets."""

    def __init__(self, board: Board) -> None:
        self.board: Final = board
        self.near: Final = [
            Bit(sum(BITS[other].low for other in others), sum(BITS[other].high for other in others))
            for others in board.neighbours
        ]


@final
class _Last:
    """The ground of the last board that was asked for; nearly always it is the same one."""

    def __init__(self) -> None:
        self.ground: Ground | None = None


_LAST: Final = _Last()


def ground_of(board: Board) -> Ground:
    ground = _LAST.ground
    if ground is None or ground.board is not board:
        ground = Ground(board)
        _LAST.ground = ground
    return ground


@final
class Setting:
    """What a chart depends on. `goals` has a bit for each end of rainbows, the royal castle first."""

    def __init__(self, state: State, seat: i64, goals: i64) -> None:
        taken: i64 = 0
        other: i64 = 0
        while other < state.seats:
            field = state.places[other].field
            if other != seat and is_rock_castle(field):
                taken |= BITS[field].low
            other += 1
        self.board: Final = state.options.board
        self.dragons: Final = state.dragons  # Replaced when one moves, never changed.
        self.rainbows: i64 = state.rainbows
        self.bridges: i64 = state.bridges
        self.pairs: i64 = allowed_pairs(state)
        self.goals: i64 = goals
        self.taken: i64 = taken

    def is_as(self, other: "Setting") -> bool:
        return (
            self.dragons is other.dragons
            and self.rainbows == other.rainbows
            and self.bridges == other.bridges
            and self.goals == other.goals
            and self.taken == other.taken
            and self.pairs == other.pairs
            and self.board is other.board
        )


@final
class Chart:
    """For every field the steps to the nearest goal, with what magic on the way costs."""

    def __init__(self, setting: Setting) -> None:
        self.setting: Final = setting
        self.steps: Final = [FAR] * FIELDS
        self.gaps: i64 = (ALL_SITES & ~setting.bridges) << HOLE
        """Sites without a bridge; `shut` are all fields that cannot be entered without doing something."""
        self.dragon_low: i64 = 0
        self.dragon_high: i64 = 0
        for dragon in setting.dragons:
            self.dragon_low |= BITS[dragon].low
            self.dragon_high |= BITS[dragon].high
        self.shut: i64 = self.gaps | self.dragon_low | setting.taken
        self.open_low: i64 = 0
        """Fields from where the way needs nothing but steps."""
        self.open_high: i64 = 0
        # Fields to be reached at a distance, over something that has to be done before.
        self._later_low: Final = [0] * (FAR + DEAREST)
        self._later_high: Final = [0] * (FAR + DEAREST)
        self._last: i64 = 0
        # From where the rock or castle just looked at is one step, or two, over rainbows that stand.
        self._one_step: i64 = 0
        self._two_steps: i64 = 0
        self._spread(ground_of(setting.board))

    def _spread(self, ground: Ground) -> None:
        """From the goals outwards, nearest first."""
        near = ground.near
        seen_low: i64 = 0
        seen_high: i64 = 0
        low: i64 = 0
        for end in range(ENDS):
            if self.setting.goals & POWERS[end]:
                low |= BITS[END_FIELDS[end]].low
        high: i64 = 0
        open_low = low
        open_high: i64 = 0
        open_then: i64 = 0
        steps: i64 = 0
        while steps < FAR:
            low = (low | self._later_low[steps]) & ~seen_low
            high = (high | self._later_high[steps]) & ~seen_high
            if low & _STARS:  # 6.4 Whoever comes to one star is at all of them.
                low |= _STARS & ~seen_low
                if open_low & _STARS:
                    open_low |= _STARS
            seen_low |= low
            seen_high |= high
            open_low &= low
            open_high &= high
            self.open_low |= open_low
            self.open_high |= open_high
            next_low: i64 = 0
            next_high: i64 = 0
            next_open_low = open_then
            open_then = 0
            next_open_high: i64 = 0
            while low:
                bit = low & -low
                field = nth_bit(bit, 0)
                low ^= bit
                self.steps[field] = steps
                around = near[field]
                if bit & self.shut:
                    self._spread_later(around, steps + 1 + self.extra(field))
                else:
                    next_low |= around.low
                    next_high |= around.high
                    if bit & open_low:
                        next_open_low |= around.low
                        next_open_high |= around.high
                if bit & _RAINBOW_FIELDS:
                    self._spread_over_rainbows(field, steps + 1 + self.extra(field))
                    if bit & open_low and not bit & self.shut:
                        next_open_low |= self._one_step
                        open_then |= self._two_steps
            while high:
                bit = high & -high
                field = WORD + nth_bit(bit, 0)
                high ^= bit
                self.steps[field] = steps
                around = near[field]
                if bit & self.dragon_high:
                    self._spread_later(around, steps + 1 + MAGIC)
                else:
                    next_low |= around.low
                    next_high |= around.high
                    if bit & open_high:
                        next_open_low |= around.low
                        next_open_high |= around.high
            if next_low == 0 and next_high == 0 and steps >= self._last:
                return
            low, high, open_low, open_high = next_low, next_high, next_open_low, next_open_high
            steps += 1

    def _spread_later(self, around: Bit, steps: i64) -> None:
        if steps < FAR:
            self._later_low[steps] |= around.low
            self._later_high[steps] |= around.high
            if steps > self._last:
                self._last = steps

    def _reach(self, field: i64, steps: i64) -> None:
        if steps < FAR:
            self._later_low[steps] |= BITS[field].low
            if steps > self._last:
                self._last = steps

    def _spread_over_rainbows(self, field: i64, into: i64) -> None:
        """5.1 From where a rock or castle is reached over a rainbow."""
        self._one_step = 0
        self._two_steps = 0
        here = end_of(field)
        if here < ENDS:
            for rock in range(QUARTERS):
                self._spread_over(ROCK + rock, rock * ENDS + here, into)
                if self.setting.pairs & POWERS[rock * ENDS + here]:
                    self._spread_by_reset(rock * ENDS, here, into + 1)
            return
        first = (field - ROCK) * ENDS
        for end in range(ENDS):
            self._spread_over(END_FIELDS[end], first + end, into)

    def _spread_over(self, other: i64, pair: i64, into: i64) -> None:
        if self.setting.rainbows & POWERS[pair]:
            self._reach(other, into)
            self._one_step |= BITS[other].low
        elif self.setting.pairs & POWERS[pair]:
            self._reach(other, into + MAGIC)

    def _spread_by_reset(self, first: i64, here: i64, into: i64) -> None:
        """5.1 Out of another castle over a rainbow to a rock, and over the same one, set anew, into this castle."""
        for end in range(ENDS):
            if end == here:
                continue
            if self.setting.rainbows & POWERS[first + end]:
                self._reach(END_FIELDS[end], into)
                self._two_steps |= BITS[END_FIELDS[end]].low
            elif self.setting.pairs & POWERS[first + end]:
                self._reach(END_FIELDS[end], into + MAGIC)

    def crossing(self, pair: i64) -> i64:
        """What has to be done before an allowed pair can be crossed."""
        return 0 if self.setting.rainbows & POWERS[pair] else MAGIC

    def extra(self, field: i64) -> i64:
        """What has to be done before a field can be entered."""
        bit = BITS[field]
        cost: i64 = 0
        if bit.low & self.shut or bit.high & self.dragon_high:
            if bit.low & self.gaps:
                cost += MAGIC
            if bit.low & self.dragon_low or bit.high & self.dragon_high:
                cost += MAGIC
            if bit.low & self.setting.taken:
                cost += TAKEN
        return cost

    def is_open(self, field: i64) -> bool:
        """Whether the way from a field to a goal needs nothing but steps."""
        bit = BITS[field]
        return (bit.low & self.open_low) | (bit.high & self.open_high) != 0

    def next(self, field: i64) -> i64:
        """The next field of a best way from here; out of a castle maybe the next castle. At a goal the field itself."""
        steps: i64 = self.steps[field]
        if steps == 0 or steps >= FAR:
            return field
        for other in self.setting.board.neighbours[field]:
            if self.steps[other] + 1 + self.extra(other) == steps:
                return other
        if is_rock(field):
            return self._next_from_rock(field, steps)
        if end_of(field) < ENDS:
            return self._next_from_castle(field, steps)
        for star in range(STAR, STAR + QUARTERS):
            if is_star(field) and star != field and self.steps[star] == steps:
                for other in self.setting.board.neighbours[star]:
                    if self.steps[other] + 1 + self.extra(other) == steps:
                        return other
        return field

    def _next_from_rock(self, rock: i64, steps: i64) -> i64:
        for end in range(ENDS):
            pair = (rock - ROCK) * ENDS + end
            to = END_FIELDS[end]
            if self.setting.pairs & POWERS[pair] and self.steps[to] + 1 + self.extra(to) + self.crossing(pair) == steps:
                return to
        return rock

    def _next_from_castle(self, castle: i64, steps: i64) -> i64:
        here = end_of(castle)
        for rock in range(QUARTERS):
            pair = rock * ENDS + here
            if not self.setting.pairs & POWERS[pair]:
                continue
            if self.steps[ROCK + rock] + 1 + self.extra(ROCK + rock) + self.crossing(pair) == steps:
                return ROCK + rock
            for end in range(ENDS):
                to = END_FIELDS[end]
                is_joined = end != here and self.setting.pairs & POWERS[rock * ENDS + end]
                if is_joined and self.steps[to] + 2 + self.extra(to) + self.crossing(pair) == steps:
                    return to
        return castle

    def is_on_way(self, start: i64, sought: i64) -> bool:
        """Whether the best way from a field leads over another one."""
        field = start
        following = self.next(field)
        while following != field:
            if following == sought:
                return True
            field = following
            following = self.next(field)
        return False

    def needs(self, start: i64) -> Needs:
        """The first magic on the way from this field."""
        field = start
        walked: i64 = 0
        following = self.next(field)
        while following != field:
            pair = self.missing_rainbow(field, following)
            if pair < NO_PAIR:
                return Needs(RAINBOW, pair, walked)
            bit = BITS[following]
            if bit.low & self.gaps:
                return Needs(BRIDGE, following - HOLE, walked)
            if bit.low & self.dragon_low or bit.high & self.dragon_high:
                return Needs(DRAGON, following, walked)
            walked += 2 if end_of(field) < ENDS and end_of(following) < ENDS else 1
            field = following
            following = self.next(field)
        return Needs(0, 0, walked)

    def missing_rainbow(self, field: i64, following: i64) -> i64:
        """The pair that must be joined before the next step of a way; NO_PAIR if there is nothing to do."""
        here, there = end_of(field), end_of(following)
        if is_rock(field) and there < ENDS:
            pair = (field - ROCK) * ENDS + there
        elif is_rock(following) and here < ENDS:
            pair = (following - ROCK) * ENDS + here
        elif here < ENDS and there < ENDS:
            return self._missing_between(here, there)
        else:
            return NO_PAIR
        return NO_PAIR if self.setting.rainbows & POWERS[pair] else pair

    def _missing_between(self, here: i64, there: i64) -> i64:
        """5.1 From castle to castle over a rock: only the first of the two crossings needs a rainbow."""
        found: i64 = NO_PAIR
        for rock in range(QUARTERS):
            pair = rock * ENDS + here
            if self.setting.pairs & POWERS[pair] and self.setting.pairs & POWERS[rock * ENDS + there]:
                if self.setting.rainbows & POWERS[pair]:
                    return NO_PAIR
                if found == NO_PAIR:
                    found = pair
        return found


NO_PAIR: Final = QUARTERS * ENDS


assert CASTLE == 0 and ROCK_CASTLE + QUARTERS <= WORD and is_site(HOLE), "castles, rocks and sites are in the low word"
