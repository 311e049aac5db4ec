"""One side of the magic book: a stack, whose top back is the page, and its place in the display."""

from typing import final

from drachenhort.core.native import i64
from drachenhort.games.drachenhueter.cards import NO_CARD


@final
class Side:
    """2.2, 6.2 The stack from top to bottom: cards put on it, those never seen, cards put under it.

    Only `put`, `put_under` and `lift` change the stack, so `page` always fits it.
    """

    def __init__(self, unseen: list[int], unseen_count: i64, tops: list[int], unders: list[int], display: i64) -> None:
        self.unseen = unseen  # As it was shuffled, the next card last; never changed, so copies share it.
        self.unseen_count: i64 = unseen_count  # How many of it are left.
        self.tops = tops  # 3.2 Put on it, the topmost last.
        self.unders = unders  # 5.3 Put under it, the lowest last.
        self.display: i64 = display  # The card turned up before it; NO_CARD is a gap.
        self.page: i64 = self.top()  # The top card, whose back is the page; NO_CARD if there is none.

    def copy(self) -> "Side":
        return Side(self.unseen, self.unseen_count, self.tops[:], self.unders[:], self.display)

    def top(self) -> i64:
        if self.tops:
            return self.tops[-1]
        if self.unseen_count:
            return self.unseen[self.unseen_count - 1]
        return self.unders[0] if self.unders else NO_CARD

    def put(self, kind: i64) -> None:
        """A card back up on top."""
        self.tops.append(kind)
        self.page = kind

    def put_under(self, kind: i64) -> None:
        self.unders.append(kind)
        self.page = self.top()

    def lift(self) -> i64:
        """Takes the top card away; NO_CARD if there is none."""
        kind = self.page
        if self.tops:
            self.tops.pop()
        elif self.unseen_count:
            self.unseen_count -= 1
        elif self.unders:
            self.unders.pop(0)
        self.page = self.top()
        return kind

    def stack(self) -> list[int]:
        """The whole stack, the top card last."""
        return self.unders[::-1] + self.unseen_left() + self.tops

    def unseen_left(self) -> list[int]:
        """The cards never seen, the next one last."""
        return self.unseen[: self.unseen_count]
