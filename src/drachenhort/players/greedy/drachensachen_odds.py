"""What a seat can tell about the others in Drachensachen: what they hold, and whether they can answer."""

from typing import Final, final

from drachenhort.core.native import i64
from drachenhort.core.packed import pack
from drachenhort.games.drachensachen.cards import KINDS, PROTECTO, count_of, mask_of, size_of
from drachenhort.games.drachensachen.data import ALL_CARDS, SKILL_ONE
from drachenhort.games.drachensachen.legal import fits
from drachenhort.games.drachensachen.view import View

DRAW_ANSWERS: Final[i64] = mask_of(4) | mask_of(PROTECTO)  # 4.2 What passes an owed draw on.


@final
class Top:
    """What the next play has to fit on: the topmost card, the card to beat, and how many equal ones lie on top."""

    def __init__(self, card: i64, beat: i64, run: i64) -> None:
        self.card: i64 = card
        self.beat: i64 = beat
        self.run: i64 = run

    def after(self, kind: i64, count: i64) -> "Top":
        """The same when so many cards of this kind have been laid on it."""
        run = self.run + count if kind == self.card else count
        return Top(kind, self.beat if kind == PROTECTO else kind, run)


def top_of(pile: list[int]) -> Top:
    """3.2, 3.3 The top of a pile, the topmost card last."""
    top = Top(0, 0, 0)
    for kind in pile:
        top = top.after(kind, 1)
    return top


@final
class Odds:
    """The cards this seat has not seen, and what follows for what the others can do."""

    def __init__(self, view: View) -> None:
        self.view: Final = view
        self.unseen: i64 = unseen_cards(view)
        self.unseen_count: i64 = size_of(self.unseen)

    def fitting(self, top: Top) -> i64:
        """The kinds that fit there in a normal turn, as a mask."""
        has_skill_one = self.view.skills & SKILL_ONE != 0
        kinds: i64 = 0
        for kind in range(1, KINDS + 1):
            if fits(kind, top.card, top.beat, has_skill_one):
                kinds |= mask_of(kind)
        return kinds

    def blocked(self, seat: i64, kinds: i64) -> float:
        """The chance that this seat has none of these kinds to play: 3.1 from the hand, 3.8 open cards, 3.9 hidden ones."""
        view = self.view
        hand: i64 = view.hand_sizes[seat]
        if hand:
            known: i64 = view.known[seat]
            if known & kinds:
                return 0.0
            return self.none_among(hand - size_of(known), kinds)
        opens: i64 = view.opens[seat]
        if opens:
            return 0.0 if opens & kinds else 1.0
        return self.none_among(1, kinds)

    def none_among(self, count: i64, kinds: i64) -> float:
        """The chance that none of so many unseen cards is of these kinds."""
        others = self.unseen_count - size_of(self.unseen & kinds)
        chance = 1.0
        for drawn in range(count):
            left = self.unseen_count - drawn
            if others <= drawn:
                return 0.0
            chance *= float(others - drawn) / float(left)
        return chance


def unseen_cards(view: View) -> i64:
    """3.12 Everything that lies neither open nor in a hand this seat knows of, packed."""
    unseen: i64 = ALL_CARDS - view.removed - pack(view.pile)
    for seat in range(view.seats):
        unseen -= view.opens[seat] + view.known[seat]
    return unseen


def cards_left(view: View, seat: i64) -> i64:
    """How many cards this seat is away from winning."""
    return view.hand_sizes[seat] + size_of(view.opens[seat]) + view.hidden_counts[seat]


def has_any_but(cards: i64, kind: i64) -> bool:
    """Whether there is a card of another kind."""
    return size_of(cards) > count_of(cards, kind)
