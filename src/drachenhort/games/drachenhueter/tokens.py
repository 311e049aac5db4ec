"""Pieces and pearls packed into one number: how many of each sort, four bits each, sort 0 lowest.

Pieces are sorted by the place of their value in PIECE_VALUES, pearls by their value itself.
"""

from typing import Final

from drachenhort.core.native import i64
from drachenhort.core.packed import unpack
from drachenhort.games.drachenhueter.cards import shifted
from drachenhort.games.drachenhueter.data import BLUE_PEARLS, PIECE_COUNTS, PIECE_KINDS, PIECE_VALUES, RED_PEARLS

MOST_SORTS: Final = 15
assert max(RED_PEARLS + BLUE_PEARLS) < MOST_SORTS, "components.toml: pearls are worth at most 14"


def one_of(sort: i64) -> i64:
    """A single token of this sort, packed."""
    return shifted(1, sort * 4)


def count_of(tokens: i64, sort: i64) -> i64:
    return (tokens >> (sort * 4)) & 15


def how_many(tokens: i64) -> i64:
    total: i64 = 0
    while tokens:
        total += tokens & 15
        tokens >>= 4
    return total


def lowest_sort(tokens: i64) -> i64:
    """The lowest sort there is."""
    sort: i64 = 0
    while tokens & 15 == 0:
        tokens >>= 4
        sort += 1
    return sort


def highest_sort(tokens: i64) -> i64:
    """The highest sort there is."""
    sort: i64 = -1
    while tokens:
        tokens >>= 4
        sort += 1
    return sort


def piece_values(pieces: i64) -> list[int]:
    """The values of packed pieces, ascending."""
    return [PIECE_VALUES[sort] for sort in unpack(pieces)]


ALL_PIECES: Final = [sort for sort in range(PIECE_KINDS) for _ in range(PIECE_COUNTS[sort])]
"""Each piece of the box by its sort."""
