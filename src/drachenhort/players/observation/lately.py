"""Pieces of rows that were made not long ago, found by the numbers that tell everything in them."""

from typing import Final, final

from drachenhort.core.native import i64, mypyc_attr

HALF: Final = 0x3FFFFFFF
"""So much of a word is mixed at once: four products with 29 bits stay below 2^62."""


@final
@mypyc_attr(acyclic=True)
class Held:
    """A piece, and the words that tell everything in it."""

    def __init__(self, first: i64, second: i64, third: i64, fourth: i64, row: bytes) -> None:
        self.first: i64 = first
        self.second: i64 = second
        self.third: i64 = third
        self.fourth: i64 = fourth
        self.row = row


NOBODY: Final = Held(-1, -1, -1, -1, b"")


@final
class Lately:
    """The newest piece in each of so many places, a power of two. Words are never negative."""

    def __init__(self, places: int) -> None:
        self._held: Final[list[Held]] = [NOBODY] * places
        self._mask: i64 = places - 1

    def get(self, first: i64, second: i64, third: i64, fourth: i64) -> bytes | None:
        held = self._held[mixed(first, second, third, fourth) & self._mask]
        if held.first == first and held.second == second and held.third == third and held.fourth == fourth:
            return held.row
        return None

    def keep(self, first: i64, second: i64, third: i64, fourth: i64, row: bytes) -> None:
        place = mixed(first, second, third, fourth) & self._mask
        held = self._held[place]
        if held is NOBODY:
            self._held[place] = Held(first, second, third, fourth, row)
            return
        held.first = first
        held.second = second
        held.third = third
        held.fourth = fourth
        held.row = row


def mixed(first: i64, second: i64, third: i64, fourth: i64) -> i64:
    """A number that is seldom the same for other words; its lowest bits serve as a place."""
    sum_of_all = (
        folded(first) * 506832829 + folded(second) * 374761393 + folded(third) * 433494437 + folded(fourth) * 461845907
    )
    return sum_of_all >> 27


def folded(word: i64) -> i64:
    return (word & HALF) ^ (word >> 30 & HALF)
