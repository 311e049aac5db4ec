"""Stacks of city tiles packed into one number: three bits a tile, the topmost in the lowest."""

from drachenhort.core.native import i64
from drachenhort.games.schutt_und_asche.data import KINDS, TILE_LETTERS


def height_of(stack: i64) -> i64:
    height: i64 = 0
    while stack:
        stack >>= 3
        height += 1
    return height


def pack(tiles: list[int]) -> i64:
    """From a list with the topmost tile first."""
    stack: i64 = 0
    for place in range(len(tiles) - 1, -1, -1):
        stack = stack << 3 | tiles[place]
    return stack


def unpack(stack: i64) -> list[int]:
    """The topmost tile first."""
    out: list[int] = []
    while stack:
        out.append(stack & 7)
        stack >>= 3
    return out


def count_in(stack: i64, kind: i64) -> i64:
    count: i64 = 0
    while stack:
        if stack & 7 == kind:
            count += 1
        stack >>= 3
    return count


def letters_of(stack: i64) -> list[str]:
    return [TILE_LETTERS[kind] for kind in unpack(stack)]


def kinds_in(stack: i64) -> list[int]:
    """By kind: how many there are; place 0 is empty."""
    out = [0] * (KINDS + 1)
    for kind in unpack(stack):
        out[kind] += 1
    return out
