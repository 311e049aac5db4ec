"""How far every field of Drachenfels is from what a knight wants, and which magic its way needs.

The measure is steps; whatever a magic card would have to do first counts as several. It is worked out from the goals
outwards and kept as long as nothing that it depends on changes.
"""

from typing import Final, final

from drachenhort.core.native import i64
from drachenhort.games.drachenfels.board import Board
from drachenhort.games.drachenfels.cards import BRIDGE, DRAGON, RAINBOW
from drachenhort.games.drachenfels.fields import (
    CASTLE,
    END_FIELDS,
    ENDS,
    FIELDS,
    HOLE,
    POWERS,
    QUARTERS,
    ROCK,
    ROCK_CASTLE,
    SITES,
    STAR,
    end_of,
    is_rock,
    is_rock_castle,
    is_site,
    is_star,
)
from drachenhort.games.drachenfels.state import State
from drachenhort.games.drachenfels.ways import allowed_pairs

FAR: Final = 80  # Farther than anything.
HELD: Final = 2  # What it costs in steps to use a card that is there.
MISSING: Final = 9  # What it costs to wait for one that is not.
TAKEN: Final = 5  # What a knight in a rock castle costs: it has to leave first.
NO_PAIR: Final = QUARTERS * ENDS


@final
class Setting:
    """What a chart depends on. `held` has a bit for each of rainbow, bridge and dragon that can be counted on; `goals` one
    for each end of rainbows, the royal castle first."""

    def __init__(self, state: State, seat: i64, goals: i64, held: i64) -> None:
        taken: i64 = 0
        other: i64 = 0
        while other < state.seats:
            field = state.places[other].field
            if other != seat and is_rock_castle(field):
                taken |= POWERS[field - ROCK_CASTLE]
            other += 1
        self.board: Final = state.options.board
        self.dragons: Final = state.dragons  # Replaced when one moves, never changed.
        self.rainbows: i64 = state.rainbows
        self.bridges: i64 = state.bridges
        self.pairs: i64 = allowed_pairs(state)
        self.goals: i64 = goals
        self.held: i64 = held
        self.taken: i64 = taken

    def is_as(self, other: "Setting") -> bool:
        return (
            self.dragons is other.dragons
            and self.rainbows == other.rainbows
            and self.bridges == other.bridges
            and self.goals == other.goals
            and self.held == other.held
            and self.taken == other.taken
            and self.pairs == other.pairs
            and self.board is other.board
        )


HOLDS_RAINBOW: Final = 1
HOLDS_BRIDGE: Final = 2
HOLDS_DRAGON: Final = 4


@final
class Chart:
    """For every field: the steps to the nearest goal with what magic costs, the bare steps, the next field of that way."""

    def __init__(self, setting: Setting) -> None:
        self.setting: Final = setting
        self.board: Final[Board] = setting.board
        self.rainbows: i64 = setting.rainbows
        self.pairs: i64 = setting.pairs
        self.rainbow_cost: i64 = HELD if setting.held & HOLDS_RAINBOW else MISSING
        self.steps: Final = [FAR] * FIELDS
        self.bare: Final = [0] * FIELDS
        self.next: Final = [CASTLE] * FIELDS
        self.pair: Final = [NO_PAIR] * FIELDS
        """The rainbow that is missing on the step to the next field."""
        self.extra: Final = [0] * FIELDS
        """What has to be done before a field can be entered."""
        self._note_obstacles()
        self._rims: Final = [NOBODY] * (FAR + 1)
        self._queue: Final[list[int]] = []
        self._behind: Final[list[int]] = []
        self._spread()

    def _note_obstacles(self) -> None:
        setting = self.setting
        cost: i64 = HELD if setting.held & HOLDS_BRIDGE else MISSING
        for site in range(SITES):
            if not setting.bridges & POWERS[site]:
                self.extra[HOLE + site] = cost
        cost = HELD if setting.held & HOLDS_DRAGON else MISSING
        for dragon in setting.dragons:
            self.extra[dragon] = cost
        for castle in range(QUARTERS):
            if setting.taken & POWERS[castle]:
                self.extra[ROCK_CASTLE + castle] += TAKEN

    def _spread(self) -> None:
        """From the goals outwards, nearest first. Fields of equal distance are queued one behind the other."""
        for end in range(ENDS):
            if self.setting.goals & POWERS[end]:
                self._reach(END_FIELDS[end], 0, CASTLE, 0, NO_PAIR)
        steps: i64 = 0
        while steps < FAR:
            entry: i64 = self._rims[steps]
            while entry != NOBODY:
                field: i64 = self._queue[entry]
                entry = self._behind[entry]
                if self.steps[field] == steps:
                    self._spread_from(field, steps)
            steps += 1

    def _spread_from(self, field: i64, steps: i64) -> None:
        into = steps + 1 + self.extra[field]
        bare = self.bare[field] + 1
        for other in self.board.neighbours[field]:
            if into < self.steps[other]:
                self._reach(other, into, field, bare, NO_PAIR)
        if is_rock(field):
            for end in range(ENDS):
                self._cross(END_FIELDS[end], (field - ROCK) * ENDS + end, into, field, bare)
            return
        end_here = end_of(field)
        if end_here < ENDS:
            for rock in range(QUARTERS):
                pair = rock * ENDS + end_here
                self._cross(ROCK + rock, pair, into, field, bare)
                if self.pairs & POWERS[pair]:
                    self._reset(rock, end_here, into, field, bare)

    def _cross(self, other: i64, pair: i64, into: i64, field: i64, bare: i64) -> None:
        """5.1 A step over a rainbow, or over one that has to be set before."""
        if self.rainbows & POWERS[pair]:
            if into < self.steps[other]:
                self._reach(other, into, field, bare, NO_PAIR)
        elif self.pairs & POWERS[pair] and into + self.rainbow_cost < self.steps[other]:
            self._reach(other, into + self.rainbow_cost, field, bare, pair)

    def _reset(self, rock: i64, end: i64, into: i64, field: i64, bare: i64) -> None:
        """5.1 Out of any castle over a rainbow to the rock, and over the same one, set anew, into this castle."""
        for other in range(ENDS):
            if other != end:
                self._cross(END_FIELDS[other], rock * ENDS + other, into + 1, field, bare + 1)

    def _reach(self, field: i64, steps: i64, following: i64, bare: i64, pair: i64) -> None:
        if steps >= FAR:
            return
        if is_star(field):  # 6.4 Whoever comes to one star is at all of them.
            for star in range(STAR, STAR + QUARTERS):
                if steps < self.steps[star]:
                    self._label(star, steps, following, bare, pair)
        else:
            self._label(field, steps, following, bare, pair)

    def _label(self, field: i64, steps: i64, following: i64, bare: i64, pair: i64) -> None:
        self.steps[field] = steps
        self.next[field] = following
        self.bare[field] = bare
        self.pair[field] = pair
        self._behind.append(self._rims[steps])
        self._rims[steps] = len(self._queue)
        self._queue.append(field)

    def is_open(self, field: i64) -> bool:
        """Whether the way from a field to a goal needs nothing but steps."""
        return self.steps[field] == self.bare[field]

    def is_on_way(self, start: i64, sought: i64) -> bool:
        """Whether the best way from a field leads over another one."""
        field = start
        while 0 < self.steps[field] < FAR:
            field = self.next[field]
            if field == sought:
                return True
        return False

    def needs(self, start: i64) -> "Needs":
        """The first magic on the way from this field."""
        field = start
        while 0 < self.steps[field] < FAR:
            walked: i64 = self.bare[start] - self.bare[field]
            if self.pair[field] != NO_PAIR:
                return Needs(RAINBOW, self.pair[field], walked)
            field = self.next[field]
            if self.extra[field] > 0:
                if is_site(field):
                    return Needs(BRIDGE, field - HOLE, walked)
                if self._has_dragon(field):
                    return Needs(DRAGON, field, walked)
        return Needs(0, 0, self.bare[start])

    def _has_dragon(self, field: i64) -> bool:
        for dragon in self.setting.dragons:
            if dragon == field:
                return True
        return False


@final
class Needs:
    """Which magic a knight's way needs first, and how many steps before."""

    def __init__(self, card: i64, place: i64, steps: i64) -> None:
        self.card: i64 = card  # The kind of card; 0 for none.
        self.place: i64 = place  # The pair, the site or the dragon's field.
        self.steps: i64 = steps


NOBODY: Final = 9999
"""The end of a queue."""
