"""Chance: one small generator that gives the same numbers compiled and uncompiled.

The algorithm is sfc32 (128 bits of state, a counter guarantees the period). Every intermediate value stays below 2^54, so
native 64-bit integers and Python's own give the same result.
"""

import hashlib
from typing import Final, final

from drachenhort.core.native import i64

MASK: Final = 0xFFFFFFFF
WARM_UP: Final = 12


@final
class Rng:
    """The only source of chance in a State; four 32-bit words, so it copies and saves as plain numbers."""

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.counter: i64 = counter

    @staticmethod
    def from_seed(seed: str) -> "Rng":
        """Any text is a seed; equal texts give equal games."""
        digest = hashlib.sha256(seed.encode()).digest()
        rng = Rng(
            int.from_bytes(digest[0:4], "big"),
            int.from_bytes(digest[4:8], "big"),
            int.from_bytes(digest[8:12], "big"),
            int.from_bytes(digest[12:16], "big"),
        )
        for _ in range(WARM_UP):
            rng.word()
        return rng

    def copy(self) -> "Rng":
        return Rng(self.a, self.b, self.c, self.counter)

    def words(self) -> list[int]:
        """The state as plain numbers, for the position text."""
        return [self.a, self.b, self.c, self.counter]

    def word(self) -> i64:
        """The next 32 random bits."""
        out = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = (((self.c << 21) | (self.c >> 11)) + out) & MASK
        return out

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each exactly equally likely (Lemire's multiply-and-reject; n up to 2^16)."""
        product = self.word() * n
        low = product & MASK
        if low < n:
            reject_below = (MASK + 1 - n) % n
            while low < reject_below:
                product = self.word() * n
                low = product & MASK
        return product >> 32

    def shuffle(self, items: list[int]) -> None:
        """Every order equally likely, in place."""
        self.shuffle_first(items, len(items) - 1)

    def shuffle_first(self, items: list[int], count: i64) -> None:
        """Fisher-Yates that stops early: so many places are filled at random, the rest stays in no particular order."""
        left: i64 = len(items)
        place: i64 = 0
        while place < count:
            other = place + self.below(left)
            items[place], items[other] = items[other], items[place]
            place += 1
            left -= 1

    def fork(self) -> "Rng":
        """A generator of its own: however much is drawn from it, this one has moved along by three words."""
        return Rng(self.word(), self.word(), self.word(), 1)
