"""Decisions: whose choice it is, of what kind, and everything that is legal."""

from typing import Final, cast, final

from drachenhort.core.native import i64, mypyc_attr

WORD: Final = 62
"""Action codes per word: bits are kept below 2^62, where compiled and uncompiled numbers agree."""

NO_CODES: Final[list[int]] = []
"""For decisions whose codes are all in the words; shared, never changed."""

# 2 has 66 different powers modulo 67, so the remainder tells which power a single bit is.
_BIT_INDEX: Final = [0] * 67
for _index in range(WORD):
    _BIT_INDEX[2**_index % 67] = _index
_LOW_CODE: Final[list[object]] = list(_BIT_INDEX)
_HIGH_CODE: Final[list[object]] = [WORD + index for index in _BIT_INDEX]


@final
class Decisions:
    """All kinds of decision of a game, by number.

    `parts` are those that are parts of one choice at the table, such as the coins of one fist: until the choice is made,
    only the seat that makes it knows that a part is done.
    """

    def __init__(self) -> None:
        self.names: Final[list[str]] = []
        self.parts: Final[list[int]] = []

    def kind(self, number: int, name: str) -> i64:
        """Declares one, beside the step that alone asks it."""
        while len(self.names) <= number:
            self.names.append("")
        assert not self.names[number], f"{name} and {self.names[number]} have the number {number}"
        self.names[number] = name
        return number

    def declare(self, module: dict[str, object], parts: list[int] | None = None) -> None:
        """Declares those of a room's module of numbers: `LAY_ALONG: Final = 3` is `lay-along`."""
        for name, number in module.items():
            if isinstance(number, int):
                self.kind(number, name.lower().replace("_", "-"))
        self.parts.extend(parts or [])


@final
@mypyc_attr(free_list_len=1)
class Decision:
    """One seat's open choice. Never changed once made, so copies of a State share it.

    `kind` is the game's own small number; `Game.decision_names` has the words. The legal actions are a set of codes: 0 to
    61 as bits of `low`, 62 to 123 as bits of `high`, any code in the list `codes`. A game's most frequent codes belong in
    the words: no list is made for them unless somebody asks for `legal`. There is always at least one.
    """

    def __init__(self, seat: i64, kind: i64, low: i64, high: i64, codes: list[int]) -> None:
        self.seat: i64 = seat
        self.kind: i64 = kind
        self.low: i64 = low
        self.high: i64 = high
        self.codes: list[int] = codes

    @property
    def legal(self) -> list[int]:
        """All legal actions, in a fixed order."""
        out: list[object] = []  # Of ints; as objects they go from list to list without being unpacked.
        rest = self.low
        while rest:
            bit = rest & -rest
            out.append(_LOW_CODE[bit % 67])
            rest ^= bit
        rest = self.high
        while rest:
            bit = rest & -rest
            out.append(_HIGH_CODE[bit % 67])
            rest ^= bit
        if self.codes:
            out.extend(self.codes)
        return cast("list[int]", out)

    def allows(self, action: i64) -> bool:
        """Whether this action is legal."""
        if action < 0:
            return False
        if action < WORD and (self.low >> action) & 1:
            return True
        if WORD <= action < 2 * WORD and (self.high >> (action - WORD)) & 1:
            return True
        for code in self.codes:  # Written out, since mypyc makes `in` compare objects.
            if code == action:
                return True
        return False

    def is_like(self, other: "Decision") -> bool:
        """Whether it asks the same of the same seat: open decisions may be made anew while others decide."""
        return (
            self.seat == other.seat
            and self.kind == other.kind
            and self.low == other.low
            and self.high == other.high
            and self.codes == other.codes
        )

    def count(self) -> i64:
        """How many actions are legal."""
        return bit_count(self.low) + bit_count(self.high) + len(self.codes)

    def nth(self, place: i64) -> i64:
        """The legal action at this place of `legal`, without making the list."""
        lows = bit_count(self.low)
        if place < lows:
            return nth_bit(self.low, place)
        place -= lows
        highs = bit_count(self.high)
        if place < highs:
            return WORD + nth_bit(self.high, place)
        return self.codes[place - highs]


def bit_count(word: i64) -> i64:
    """How many bits are set, without a product that could leave 62 bits."""
    word -= (word >> 1) & 0x1555555555555555
    word = (word & 0x3333333333333333) + ((word >> 2) & 0x3333333333333333)
    word = (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0F
    word += word >> 8
    word += word >> 16
    return (word + (word >> 32)) & 0x7F


def nth_bit(word: i64, place: i64) -> i64:
    """The index of the set bit that has so many set bits below it."""
    while place > 0:
        word &= word - 1
        place -= 1
    return _BIT_INDEX[(word & -word) % 67]
