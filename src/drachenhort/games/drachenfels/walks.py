"""6.1, 6.4 The table of walks: every way of so many steps over fixed edges, with flights between stars.

A walk knows the fields it enters as bits, so whether dragons or missing bridges stop it is one look at two words. Walks
that are never needed, because another one enters no field that they do not enter, are left out. The table of a field and
a number of steps is made when it is first asked for.
"""

from typing import Final, final

from drachenhort.core.native import i64
from drachenhort.games.drachenfels.fields import (
    BITS,
    FIELDS,
    LAND,
    QUARTERS,
    ROCK_CASTLE,
    STAR,
    WORD,
    is_rock_castle,
    is_star,
)

MOST_STEPS: Final = 10  # 8.3 A five, doubled.
MOST_WALKS: Final = 600  # More ways than this from one field make a board unplayable.
MOST_WALKS_IN_ALL: Final = 80_000
"""Of all fields and lengths together, when a board is checked: four times those of the standard board."""
FLIGHT: Final = 128  # Added to a field's number in a path: reached by flight.
CROSSING: Final = 256  # Added to a field's number in a path: reached over a rainbow.
FLOWN: Final = FIELDS - WORD
"""The first of four bits in the high word that say which stars are flown to: they must be free of knights."""
_FLOWN_BITS: Final = [1 << (FLOWN + star) for star in range(QUARTERS)]


@final
class Walk:
    """Fields entered and stars flown to, as bits; where it ends; how many flights; and the way itself."""

    def __init__(self, low: i64, high: i64, end: i64, flights: i64, path: list[int]) -> None:
        self.low: i64 = low
        self.high: i64 = high
        self.end: i64 = end
        self.end_low: i64 = BITS[end].low
        self.end_high: i64 = BITS[end].high
        self.flights: i64 = flights
        self.path: Final = path


class TooManyWalks(Exception):
    """A board with more ways than can be listed."""


@final
class Walks:
    """All walks of a board. `neighbours` are the fixed edges; holes and gates count as if they were bridged."""

    def __init__(self, neighbours: list[list[int]]) -> None:
        self.neighbours: Final = neighbours
        self.tables: Final[list[list[Walk] | None]] = [None] * (FIELDS * (MOST_STEPS + 1))

    def table(self, start: i64, steps: i64) -> list[Walk]:
        """The walks of exactly so many steps from a field: fewest flights first, then in a fixed order."""
        place = start * (MOST_STEPS + 1) + steps
        found = self.tables[place]
        if found is None:
            found = _needed(_all_walks(self.neighbours, start, steps))
            self.tables[place] = found
        return found

    def try_out(self, start: i64) -> int:
        """How many there are from this field, of all lengths together. Raises TooManyWalks if they cannot be listed."""
        return _count_walks(self.neighbours, start)


def flown_bit(star: i64) -> i64:
    """The bit, in the high word, of a flight to this star."""
    return _FLOWN_BITS[star]


def _all_walks(neighbours: list[list[int]], start: int, steps: int) -> list[Walk]:
    """Step by step: each walk goes on to every neighbour not entered before, and from a star to other stars for free."""
    first = BITS[start]
    seen_low: list[int] = [first.low]  # Walks do not count the field of departure as entered, but may not return there.
    seen_high: list[int] = [first.high]
    walks = [Walk(0, 0, start, 0, [])]
    for _ in range(steps):
        longer: list[Walk] = []
        longer_low: list[int] = []
        longer_high: list[int] = []
        for walk, low, high in zip(walks, seen_low, seen_high, strict=True):
            if is_rock_castle(walk.end) and walk.path:  # 6.2 It ends the move.
                continue
            for field in neighbours[walk.end]:
                bit = BITS[field]
                if low & bit.low or high & bit.high:
                    continue
                path = [*walk.path, field]
                stepped = Walk(walk.low | bit.low, walk.high | bit.high, field, walk.flights, path)
                longer.append(stepped)
                longer_low.append(low | bit.low)
                longer_high.append(high | bit.high)
                if not is_star(field):
                    continue
                for star in range(QUARTERS):  # 6.4
                    to = BITS[STAR + star]
                    if (low | bit.low) & to.low:
                        continue
                    longer.append(
                        Walk(
                            stepped.low | to.low,
                            stepped.high | flown_bit(star),
                            STAR + star,
                            walk.flights + 1,
                            [*path, FLIGHT + STAR + star],
                        )
                    )
                    longer_low.append(low | bit.low | to.low)
                    longer_high.append(high | bit.high)
        if len(longer) > MOST_WALKS:
            raise TooManyWalks
        walks, seen_low, seen_high = longer, longer_low, longer_high
    return walks


def _count_walks(neighbours: list[list[int]], start: int) -> int:
    """As `_all_walks` goes, but without the ways themselves: whoever sends a board waits for this for every field."""
    ends = [start]
    lows: list[int] = [BITS[start].low]
    highs: list[int] = [BITS[start].high]
    count = 0
    for step in range(MOST_STEPS):
        longer: list[int] = []
        longer_low: list[int] = []
        longer_high: list[int] = []
        for end, low, high in zip(ends, lows, highs, strict=True):
            if step and is_rock_castle(end):  # 6.2 It ends the move.
                continue
            for field in neighbours[end]:
                bit = BITS[field]
                if low & bit.low or high & bit.high:
                    continue
                with_low = low | bit.low
                longer.append(field)
                longer_low.append(with_low)
                longer_high.append(high | bit.high)
                if is_star(field):  # 6.4
                    for star in range(STAR, STAR + QUARTERS):
                        if not with_low & BITS[star].low:
                            longer.append(star)
                            longer_low.append(with_low | BITS[star].low)
                            longer_high.append(high | bit.high)
            if len(longer) > MOST_WALKS:
                raise TooManyWalks
        ends, lows, highs = longer, longer_low, longer_high
        count += len(ends)
    return count


def _needed(walks: list[Walk]) -> list[Walk]:
    """Without those that another walk to the same field makes superfluous, whatever is in the way."""
    ordered = sorted(walks, key=_order)
    kept: list[Walk] = []
    for walk in ordered:
        for other in kept:
            if other.end == walk.end and other.low & ~walk.low == 0 and other.high & ~walk.high == 0:
                break
        else:
            kept.append(walk)
    return kept


def _order(walk: Walk) -> tuple[int, list[int]]:
    return walk.flights, walk.path


assert ROCK_CASTLE + QUARTERS <= WORD and LAND <= WORD, "stars, castles and sites are in the low word"
