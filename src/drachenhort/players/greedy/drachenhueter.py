"""A player of Drachenhüter that weighs every legal choice by the lay it leads to and takes the best.

The unit of all weights is a point of the final score.
"""

from typing import Final, final

from drachenhort.core.native import i64
from drachenhort.games.drachenhueter import actions, decisions
from drachenhort.games.drachenhueter.cards import (
    BACK,
    FRONT,
    JOKER,
    LEFT_BITS,
    RIGHT_BITS,
    Cards,
    cards_of,
    is_left,
    kinds_in,
)
from drachenhort.games.drachenhueter.data import COLOURS, PIECE_VALUES, REWARDS, RING
from drachenhort.games.drachenhueter.legal import MOST_FREE
from drachenhort.games.drachenhueter.steps import Change, Take
from drachenhort.games.drachenhueter.steps_lay import ASK_PEARL, PEARL_RED
from drachenhort.games.drachenhueter.tokens import highest_sort, how_many, lowest_sort
from drachenhort.games.drachenhueter.view import SideView, View
from drachenhort.players.player import GreedyPlayer, Thoughts

PEARL: Final = 8.5
PEARL_SHARE: Final = 2.5  # 3.5 A piece that does not yet complete an amulet brings its pearl nearer.
EGG: Final = 5.5  # 4.2 More than its points: the most eggs are worth 12 more.
BACKLIGHT: Final = 3.5
CRYSTAL: Final = 2.0
LAID_CARD: Final = 0.7  # What a dragon laid could have been worth later.
NEW_COLOUR: Final = 1.0  # 3.7 Each colour brings the crest nearer.
CREST_SHARE: Final = 0.9
ENCLOSING: Final = 3.0  # 3.4 A colour that can never be laid again.
PUT_CARD: Final = 0.8  # 3.2 A hand card given away.
HARM: Final = 0.35  # What a point for one of the others costs.
TAKEN_CARD: Final = 1.2
ALIKE: Final = 0.35  # For each card of the same colour in hand.
DEAD_COLOUR: Final = 1.0  # A card whose colour lies enclosed is good for its back only.
NEVER: Final = -100.0
NO_PAGE: Final = -1  # A page that is not known yet, or has no card.


@final
class Mind(Thoughts):
    """Turns the book towards what it can lay, and lays whenever it pays."""

    def __init__(self, view: View) -> None:
        self.view: Final = view
        self.seat: i64 = view.seat
        self.hand: Final = cards_of(view.hands[view.seat])
        self.others: Final = [cards_of(view.hands[seat]) for seat in range(view.seats)]
        self.number: i64 = NO_PAGE if view.left.page is None else view.left.page
        self.colour: i64 = NO_PAGE if view.right.page is None else view.right.page

    def worth(self, kind: i64, action: i64) -> float:
        """How good an action is. Only the actions of one decision can be compared."""
        if kind == decisions.TAKE:
            return self.worth_of_taking(action)
        if kind == decisions.CHANGE:
            return self.worth_of_changing(action)
        if kind == decisions.END:
            return self.worth_of_end(action == actions.END_RIGHT)
        if kind == ASK_PEARL:
            return 1.0 if action == PEARL_RED else 0.0
        if kind == decisions.CARD:
            return -self.worth_of_back(action - actions.CARD)
        if kind == decisions.STAND_IN:
            return -self.worth_of_card(action - actions.STAND)
        if kind in (decisions.LAY, decisions.LAY_ALONG) and action != actions.PASS:
            return self.worth_of_lay_action(actions.lay_method(action), actions.lay_jokers(action))
        return 0.0

    # Laying.

    def is_enclosed(self, seat: i64, colour: i64) -> bool:
        row = self.view.rows[seat]
        return colour in row[1:-1]

    def worth_of_lay(self, seat: i64, hand: Cards, number: i64, colour: i64) -> float:
        """3.3 What this seat would gain by this book, with as few backlight dragons as possible; 0 if it cannot lay."""
        if number == NO_PAGE or colour == NO_PAGE or self.is_enclosed(seat, colour):
            return 0.0
        have = hand.of_colour(colour)
        jokers: i64 = max(number - have, 0)
        if have == 0 or jokers > hand.of_colour(JOKER):
            return 0.0
        return self.worth_of_cards(seat, number, colour, number - jokers, jokers)

    def worth_of_cards(self, seat: i64, number: i64, colour: i64, dragons: i64, jokers: i64) -> float:
        worth = self.worth_of_reward(seat, number) + self.worth_of_colour(seat, colour)
        return worth - LAID_CARD * float(dragons) - BACKLIGHT * float(jokers)

    def worth_of_reward(self, seat: i64, number: i64) -> float:
        """3.5, 3.6 The piece with its share of a pearl, and what there still is of the rest."""
        view = self.view
        reward = REWARDS[number - 1]
        sort = highest_sort(view.pieces) if reward.is_highest else lowest_sort(view.pieces)
        worth = float(PIECE_VALUES[sort])
        worth += PEARL if (how_many(view.taken_pieces[seat]) + 1) % RING == 0 else PEARL_SHARE
        worth += BACKLIGHT * float(min(reward.backlights, view.backlights))
        worth += CRYSTAL * float(min(reward.crystals, view.crystals))
        return worth + EGG * float(min(reward.eggs, view.eggs))

    def worth_of_colour(self, seat: i64, colour: i64) -> float:
        """3.4, 3.7 What a new stack brings and closes."""
        row = self.view.rows[seat]
        if colour in row:
            return 0.0
        if len(row) == COLOURS - 1:
            crest = float(self.view.crests[0]) * CREST_SHARE if self.view.crests else 0.0
            return crest - ENCLOSING
        return NEW_COLOUR - (ENCLOSING if len(row) > 1 else 0.0)

    def worth_of_lay_action(self, method: i64, jokers: i64) -> float:
        """3.3, 5.3 The lay as it is offered; a chest costs its crystal."""
        dragons = self.number - jokers - (1 if method == actions.FEWER else 0)
        worth = self.worth_of_cards(self.seat, self.number, self.colour, dragons, jokers)
        if method != actions.PLAIN:
            worth -= CRYSTAL
        if method in (actions.STAND_IN, actions.ENCLOSED):
            worth -= LAID_CARD
        return worth

    def worth_of_end(self, is_right: bool) -> float:
        """3.4 The new stack encloses the one at that end: better the colour of which I hold less."""
        row = self.view.rows[self.seat]
        return -float(self.hand.of_colour(row[-1] if is_right else row[0]))

    # The book.

    def worth_of_book(self, hand: Cards, number: i64, colour: i64) -> float:
        """My lay by this book, less what the others could lay along."""
        worth = self.worth_of_lay(self.seat, hand, number, colour)
        for seat in range(self.view.seats):
            if seat != self.seat:
                worth -= HARM * max(self.worth_of_lay(seat, self.others[seat], number, colour), 0.0)
        return worth

    def best_book(self, hand: Cards, number: i64, colour: i64, can_left: bool, can_right: bool) -> float:
        """3.2 The best that can be made of a book with the cards in hand; each side that may get one gets at most one."""
        best = self.worth_of_book(hand, number, colour)
        lefts = kinds_in(hand.held & LEFT_BITS) if can_left else []
        rights = kinds_in(hand.held & RIGHT_BITS) if can_right else []
        for kind in rights:
            best = max(best, self.worth_without(hand, kind, number, BACK[kind]))
        for kind in lefts:
            best = max(best, self.worth_without(hand, kind, BACK[kind], colour))
            rest = _without(hand, kind)
            for other in rights:
                best = max(best, self.worth_without(rest, other, BACK[kind], BACK[other]) - PUT_CARD)
        return best

    def worth_without(self, hand: Cards, kind: i64, number: i64, colour: i64) -> float:
        """The book after a card of mine has made one of its pages."""
        return self.worth_of_book(_without(hand, kind), number, colour) - PUT_CARD

    def worth_of_changing(self, action: i64) -> float:
        """3.2 Done, or a card that makes the best book together with one for the other side."""
        step = self.view.step
        assert isinstance(step, Change), "the book is being changed"
        if action == actions.DONE:
            return self.worth_of_book(self.hand, self.number, self.colour)
        if action >= actions.RECOVER:
            return NEVER
        cost = PUT_CARD
        kind = action
        if action > actions.COVER:
            kind = action - actions.COVER
            cost += CRYSTAL
        hand = _without(self.hand, kind)
        if is_left(kind):
            return self.best_book(hand, BACK[kind], self.colour, False, step.rights == 0) - cost
        return self.best_book(hand, self.number, BACK[kind], step.lefts == 0, False) - cost

    # Taking.

    def worth_of_taking(self, action: i64) -> float:
        """3.1 A card is worth itself and the book that can be made with it; stopping keeps the book as it is."""
        step = self.view.step
        assert isinstance(step, Take), "cards are being taken"
        if action == actions.STOP:
            return self.best_book(self.hand, self.number, self.colour, True, True)
        if action == actions.EXCHANGE:
            return NEVER
        is_taken_left = action == actions.TAKE_LEFT
        side = self.view.left if is_taken_left else self.view.right
        hand = self.hand.copy()
        hand.add(side.display, 1)
        page = page_after_take(side)
        number = page if is_taken_left else self.number
        colour = self.colour if is_taken_left else page
        worth = self.best_book(hand, number, colour, True, True) + self.worth_of_card(side.display)
        return worth if step.taken < MOST_FREE else worth - CRYSTAL

    def worth_of_card(self, kind: i64) -> float:
        """A card in hand: its front among others of its colour, and its back."""
        front = FRONT[kind]
        if front == JOKER:
            return BACKLIGHT
        worth = TAKEN_CARD + ALIKE * float(self.hand.of_colour(front)) + self.worth_of_back(kind)
        return worth - DEAD_COLOUR if self.is_enclosed(self.seat, front) else worth

    def worth_of_back(self, kind: i64) -> float:
        """3.2 What a card's back could turn the book to: a colour I hold, or a number I can reach."""
        back = BACK[kind]
        if not is_left(kind):
            return ALIKE * float(self.hand.of_colour(back)) / 2.0
        longest: i64 = 0
        for front in range(COLOURS):
            longest = max(longest, self.hand.of_colour(front))
        return ALIKE if back <= longest + self.hand.of_colour(JOKER) else 0.0


def page_after_take(side: SideView) -> i64:
    """2.2, 6.2 The page that a refill uncovers, where it is known."""
    if len(side.tops) > 1:
        return BACK[side.tops[-2]]
    if side.tops and side.unseen_back is not None:
        return side.unseen_back
    return NO_PAGE


def _without(hand: Cards, kind: i64) -> Cards:
    rest = hand.copy()
    rest.remove(kind, 1)
    return rest


PLAYER: Final = GreedyPlayer(View, Mind)
