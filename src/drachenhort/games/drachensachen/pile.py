"""The pile in the middle."""

from typing import Final, final

from drachenhort.core.native import i64
from drachenhort.games.drachensachen.cards import PROTECTO, row_list

_NOTHING: Final[list[int]] = []
_FULL: Final = 1 << 56
"""A row has room for fifteen cards; from here on it is full."""


@final
class Pile:
    """The cards in order, and what the rules ask about them at every turn.

    The order is kept as a packed row, the topmost card first; what no longer fits there is `buried`, a list that is
    replaced, never changed. Only `lay` and `clear` change a pile, so the answers always fit the cards.
    """

    def __init__(self, row: i64, buried: list[int], cards: i64, top: i64, beat: i64, run: i64) -> None:
        self.row: i64 = row
        self.buried: list[int] = buried
        self.cards: i64 = cards  # The same cards as packed counts.
        self.top: i64 = top  # The kind of the topmost card, 0 if there is none.
        self.beat: i64 = beat  # 3.2 The kind of the topmost card that is not a Protecto, 0 if there is none.
        self.run: i64 = run  # 3.3 How many of the topmost kind lie directly on each other on top.

    def copy(self) -> "Pile":
        return Pile(self.row, self.buried, self.cards, self.top, self.beat, self.run)

    def order(self) -> list[int]:
        """The kinds of all cards, the topmost last."""
        return self.buried + row_list(self.row)[::-1]

    def lay(self, kind: i64, count: i64) -> None:
        """Puts so many cards of one kind on top."""
        self.cards += count << kind * 4
        if kind == self.top:
            self.run += count
        else:
            self.top = kind
            self.run = count
            if kind != PROTECTO:
                self.beat = kind
        while count > 0:
            if self.row >= _FULL:
                self.buried = self.order()
                self.row = 0
            self.row = self.row << 4 | kind
            count -= 1

    def clear(self) -> i64:
        """Takes the whole pile away and hands it over as packed counts."""
        cards = self.cards
        self.row = 0
        self.buried = _NOTHING
        self.cards = 0
        self.top = 0
        self.beat = 0
        self.run = 0
        return cards


def pile_of(order: list[int]) -> Pile:
    """A pile with these cards, the topmost last."""
    pile = Pile(0, _NOTHING, 0, 0, 0, 0)
    for kind in order:
        pile.lay(kind, 1)
    return pile
