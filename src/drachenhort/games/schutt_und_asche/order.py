"""A stack that its owner is laying in a new order, tile by tile from the top down (2.4, 7.2)."""

from typing import final

from drachenhort.core.native import i64
from drachenhort.games.schutt_und_asche.stacks import height_of


@final
class Order:
    """What has been laid, and what is left of the stack. Never changed once made."""

    def __init__(self, land: i64, laid: i64, rest: i64) -> None:
        self.land: i64 = land
        self.laid: i64 = laid  # Packed, the topmost tile in the lowest bits.
        self.rest: i64 = rest

    def with_next(self, kind: i64) -> "Order":
        """This tile lies next."""
        laid = self.laid | kind << (3 * height_of(self.laid))
        return Order(self.land, laid, without(self.rest, kind))

    def is_plain(self) -> bool:
        """Whether nothing is left to choose: all tiles that are left are alike."""
        rest = self.rest
        while rest >> 3:
            if rest & 7 != rest >> 3 & 7:
                return False
            rest >>= 3
        return True

    def whole(self) -> i64:
        """The stack with the rest below what has been laid."""
        return self.laid | self.rest << (3 * height_of(self.laid))


def without(stack: i64, kind: i64) -> i64:
    """The stack without its topmost tile of this kind."""
    shift: i64 = 0
    rest = stack
    while rest & 7 != kind:
        assert rest, "no such tile in the stack"
        rest >>= 3
        shift += 3
    one: i64 = 1
    below = rest >> 3 << shift
    return below | stack & ((one << shift) - 1)
