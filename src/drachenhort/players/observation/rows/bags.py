"""Lists of things that are packed into one number elsewhere: their pieces, of several kinds at once."""

from collections.abc import Callable
from typing import Final, final

from drachenhort.core.native import i64
from drachenhort.core.plain import Json
from drachenhort.players.observation.lately import Lately
from drachenhort.players.observation.nodes import ALIKE

GROUP_BITS: Final = 12
"""So many bits of a packed bag are looked up together."""
GROUP_MASK: Final = (1 << GROUP_BITS) - 1
SIX_BITS: Final = 4
"""Of things with so many bits six are looked up together, since more than ALIKE of a kind are told alike."""
SIX: Final = 6
ALL_SIX: Final = (1 << SIX * SIX_BITS) - 1
WAYS_OF_SIX: Final = (ALIKE + 1) ** SIX
FEW_GROUPS: Final = 2
"""So few groups cost less than to look for a row that was kept."""
MOST_THINGS: Final = 128
"""No list of things in a view is so long."""
SLOTS: Final = 1 << 10
"""So many short lists are kept."""
FEW: Final = 5
"""Up to so many things the row is kept: there are not many ways to have them."""


def shifted(word: i64, places: i64) -> i64:
    """The word moved up. A call, since mypyc compiles a literal moved by an i64 as 32 bits wide."""
    return word << places


def way_of_six(digits: i64) -> i64:
    """Six counts of four bits as one number below WAYS_OF_SIX. Counts above ALIKE are no different from it."""
    many = (digits >> 2 | digits >> 3) & 0x111111
    counts = (digits & 0x333333 & ~(many * 3)) | (many << 2)
    pairs = (counts & 0x0F0F0F) + (counts >> 4 & 0x0F0F0F) * (ALIKE + 1)
    return ((pairs >> 16) * (ALIKE + 1) ** 2 + (pairs >> 8 & 255)) * (ALIKE + 1) ** 2 + (pairs & 255)


@final
class PackedBag:
    """Things packed into one number, so many bits a kind: the pieces of a list of them.

    Several kinds are looked up at once, and the rows of many lists are kept.
    """

    def __init__(self, make: Callable[[Json], bytes], names: list[str], things: list[Json], bits: int, low: int) -> None:
        """`make` writes a list in full, with these names; `low` is how many bits are not used below the first kind."""
        self._full: Final = make
        self._width: Final = len(names)
        self._things: Final = things
        self._bits: i64 = bits
        self._low: i64 = low
        self._side: i64 = len(things) + 1
        first_size = next(place for place, name in enumerate(names) if "#" in name)
        self._size_end: Final = first_size + len([name for name in names if "#" in name])
        self._levels: Final = first_size // len(things)
        group = SIX if bits == SIX_BITS else GROUP_BITS // bits
        self._group: i64 = group
        self.groups: i64 = (len(things) + group - 1) // group
        size = WAYS_OF_SIX if bits == SIX_BITS else 1 << GROUP_BITS
        self._rows: Final[list[list[bytes | None]]] = [[None] * size for _ in range(self.groups)]
        size_end = self._size_end
        self._sizes: Final = [self._slice([things[0]] * count, first_size, size_end) for count in range(MOST_THINGS)]
        # All things are told in the same way: the first one stands for all.
        most = 1 << bits
        self._counted: Final = [self._slice([things[0]] * count, 0, self._levels) for count in range(most)]
        self._lately: Final = Lately(SLOTS)
        self._empty: Final = bytes(self._size_end)
        self._empty_twice: Final = bytes(2 * self._size_end)
        self._first: Final = self._rows[0]
        self._is_twelve: Final = bits == SIX_BITS and len(things) == 2 * SIX
        self._nothing: Final = bytes(len(names))
        self._ends: Final[list[bytes | None]] = [None] * self._side**3

    def _slice(self, value: list[Json], start: int, end: int) -> bytes:
        return self._full(value)[start:end]

    def add(self, things: i64, size: i64, out: list[bytes]) -> None:
        """Which there are, and how many in all; without the ends."""
        if size == 0:
            out.append(self._empty)
            return
        if self._is_twelve:
            out.append(self._of_six(things >> self._low & ALL_SIX))
            out.append(self._of_six(things >> self._low >> SIX * SIX_BITS))
            out.append(self._sizes[size])
            return
        if size > FEW or self.groups <= FEW_GROUPS:
            self.add_groups(things >> self._low, 0, self.groups, out)
            out.append(self._sizes[size])
            return
        row = self._lately.get(things, 0, 0, 0)
        if row is None:
            pieces: list[bytes] = []
            self.add_groups(things >> self._low, 0, self.groups, pieces)
            pieces.append(self._sizes[size])
            row = b"".join(pieces)
            self._lately.keep(things, 0, 0, 0, row)
        out.append(row)

    def add_twice(self, things: i64, size: i64, out: list[bytes]) -> None:
        """Two lists that are alike, one behind the other."""
        assert self._is_twelve, "only where there are twelve kinds is this quicker"
        if size == 0:
            out.append(self._empty_twice)
            return
        lower = self._of_six(things >> self._low & ALL_SIX)
        upper = self._of_six(things >> self._low >> SIX * SIX_BITS)
        sizes = self._sizes[size]
        out.append(lower)
        out.append(upper)
        out.append(sizes)
        out.append(lower)
        out.append(upper)
        out.append(sizes)

    def _of_six(self, digits: i64) -> bytes:
        place = way_of_six(digits)
        row = self._first[place]
        if row is None:
            row = self._make(0, digits)
            self._first[place] = row
        return row

    def add_groups(self, word: i64, group: i64, end: i64, out: list[bytes]) -> None:
        """The kinds of some groups, packed from bit 0 on."""
        step = self._group * self._bits
        mask: i64 = shifted(1, step) - 1
        is_six = self._bits == SIX_BITS
        while group < end:
            digits = word & mask
            place = way_of_six(digits) if is_six else digits
            row = self._rows[group][place]
            if row is None:
                row = self._make(group, digits)
                self._rows[group][place] = row
            out.append(row)
            word >>= step
            group += 1

    def add_size(self, size: i64, out: list[bytes]) -> None:
        out.append(self._sizes[size])

    def _make(self, group: i64, digits: i64) -> bytes:
        left = min(self._group, len(self._things) - group * self._group)
        mask: i64 = GROUP_MASK >> (GROUP_BITS - self._bits)
        return b"".join([self._counted[digits >> (self._bits * place) & mask] for place in range(left)])

    def add_ends(self, first: i64, before: i64, last: i64, out: list[bytes]) -> None:
        """The first, the last but one and the last thing, counted from 1; 0 for what is not there."""
        key = (first * self._side + before) * self._side + last
        row = self._ends[key]
        if row is None:
            value: list[Json] = [self._things[thing - 1] for thing in (first, before, last) if thing]
            if before == 0:
                value = value[:1]
            row = self._slice(value, self._size_end, self._width)
            self._ends[key] = row
        out.append(row)

    def add_sorted(self, things: i64, size: i64, out: list[bytes]) -> None:
        """All of it, for things in the order of their kinds."""
        if size == 0:
            out.append(self._nothing)
            return
        self.add(things, size, out)
        mask: i64 = GROUP_MASK >> (GROUP_BITS - self._bits)
        rest = things >> self._low
        first: i64 = 1
        while rest & mask == 0:
            rest >>= self._bits
            first += 1
        kind = first
        last: i64 = 0
        before: i64 = 0
        while rest:
            count = rest & mask
            if count:
                before = kind if count > 1 else last
                last = kind
            rest >>= self._bits
            kind += 1
        self.add_ends(first, before, last, out)

    def add_list(self, things: list[int], first: i64, out: list[bytes], is_sorted: bool) -> None:
        """All of it, for a list of kinds counted from `first`: in its order, or as if it were sorted."""
        size = len(things)
        if size == 0:
            out.append(self._nothing)
            return
        packed: i64 = 0
        for thing in things:
            packed += shifted(1, (thing - first) * self._bits + self._low)
        if is_sorted:
            self.add_sorted(packed, size, out)
            return
        self.add(packed, size, out)
        before: i64 = things[size - 2] - first + 1 if size > 1 else 0
        self.add_ends(things[0] - first + 1, before, things[size - 1] - first + 1, out)
