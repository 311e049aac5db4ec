"""Plays Drachenhüter on quickly: turns the book towards what it can lay, and lays whenever it pays, as greedy does."""

from typing import Final, final

from drachenhort.core import state as core
from drachenhort.core.decision import Decision, nth_bit
from drachenhort.core.native import i64
from drachenhort.core.rng import Rng
from drachenhort.games.drachenhueter import actions, decisions
from drachenhort.games.drachenhueter.book import Side
from drachenhort.games.drachenhueter.cards import BACK, BACKLIGHT, FRONT, JOKER, LEFT_END, SIX, Cards, bit_of, shifted
from drachenhort.games.drachenhueter.data import COLOURS, NUMBERS
from drachenhort.games.drachenhueter.legal import MOST_FREE
from drachenhort.games.drachenhueter.state import State
from drachenhort.games.drachenhueter.steps import Take
from drachenhort.games.drachenhueter.steps_lay import ASK_PEARL, PEARL_RED
from drachenhort.players.policies.drachenhueter_outlook import (
    NO_PAGE,
    NOTHING,
    Outlook,
    colours_made,
    enclosed_colours,
    makers_of_colour,
    makers_of_number,
)
from drachenhort.players.policies.drachenhueter_weights import Weights
from drachenhort.players.policies.policy import Policy


@final
class Quick(Policy):
    """Weighs what greedy weighs, in whole numbers and without a View."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights

    def choose(self, state: core.State, decision: Decision, rng: Rng) -> i64:
        assert isinstance(state, State), "a state of another game"
        action = self.best(state, decision)
        return action if decision.allows(action) else decision.nth(0)

    def best(self, state: State, decision: Decision) -> i64:
        """What looks best. It may not be among the actions if somebody has taken some away."""
        kind = decision.kind
        if kind == decisions.TAKE:
            return self.best_take(state, decision)
        if kind == decisions.CHANGE:
            return self.best_change(state, decision)
        if kind == decisions.LAY or kind == decisions.LAY_ALONG:
            return self.best_lay(state, decision)
        if kind == decisions.CARD:
            return actions.CARD + self.least_back(state.places[decision.seat].hand, decision.high)
        if kind == ASK_PEARL:
            return PEARL_RED
        if kind == decisions.END:
            return best_end(state, decision.seat)
        return self.best_stand_in(state, decision) if kind == decisions.STAND_IN else decision.nth(0)

    # Taking.

    def best_take(self, state: State, decision: Decision) -> i64:
        """3.1 A card is worth itself and the book that can be made with it; stopping keeps the book as it is."""
        step = state.step
        assert isinstance(step, Take), "cards are being taken"
        seat = decision.seat
        hand = state.places[seat].hand
        outlook = Outlook(self.weights, state, seat)
        outlook.reckon_with_others(state, seat)
        number = page_of(state.left)
        colour = page_of(state.right)
        price: i64 = self.weights.crystal if step.taken >= MOST_FREE else 0
        best: i64 = NOTHING
        action: i64 = actions.STOP
        if decision.low >> actions.TAKE_LEFT & 1:
            best = self.worth_of_take(outlook, hand, state.left.display, page_after_take(state.left), colour) - price
            action = actions.TAKE_LEFT
        if decision.low >> actions.TAKE_RIGHT & 1:
            worth = self.worth_of_take(outlook, hand, state.right.display, number, page_after_take(state.right)) - price
            if worth > best:
                best = worth
                action = actions.TAKE_RIGHT
        if decision.low >> actions.STOP & 1 and outlook.best_book(hand.held, hand.fronts, number, colour) > best:
            action = actions.STOP
        return action

    def worth_of_take(self, outlook: Outlook, hand: Cards, kind: i64, number: i64, colour: i64) -> i64:
        """This card in hand, and the best book with these pages."""
        front: i64 = FRONT[kind]
        book = outlook.best_book(hand.held | bit_of(kind), hand.fronts + shifted(1, front * 8), number, colour)
        return book + self.worth_of_card(hand, kind, outlook.enclosed)

    def worth_of_card(self, hand: Cards, kind: i64, enclosed: i64) -> i64:
        """A card in hand: its front among others of its colour, and its back."""
        weights = self.weights
        front: i64 = FRONT[kind]
        if front == JOKER:
            return weights.backlight
        worth = weights.taken_card + weights.alike * hand.of_colour(front) + self.worth_of_back(hand, kind)
        return worth - weights.dead_colour if (enclosed >> front) & 1 else worth

    def worth_of_back(self, hand: Cards, kind: i64) -> i64:
        """3.2 What a card's back could turn the book to: a colour I hold, or a number I can reach."""
        back: i64 = BACK[kind]
        if kind > LEFT_END:
            return self.weights.alike * hand.of_colour(back) // 2
        return self.weights.alike if back <= longest_lay(hand) else 0

    # The book.

    def best_change(self, state: State, decision: Decision) -> i64:
        """3.2 Done, or a card that makes the best book together with one for the other side."""
        seat = decision.seat
        puts = decision.low
        hand = state.places[seat].hand
        fronts = hand.fronts
        outlook = Outlook(self.weights, state, seat)
        outlook.reckon_with_others(state, seat)
        number = page_of(state.left)
        colour = page_of(state.right)
        colours = colours_made(puts)
        best: i64 = 0 if number == NO_PAGE or colour == NO_PAGE else NOTHING
        best_number = number
        best_colour = colour
        if number != NO_PAGE:
            worth = outlook.worth_of_page(number, fronts, 0, colour, colours)
            if worth > best:
                best = worth
                best_colour = outlook.best_colour
        each: i64 = 1
        while each <= SIX:
            makers = makers_of_number(puts, each) if each != number else 0
            if makers:
                worth = outlook.worth_with(each, makers, fronts, colour, colours)
                if worth > best:
                    best = worth
                    best_number = each
                    best_colour = outlook.best_colour
            each += 1
        if best_number != number:
            return left_put(hand, makers_of_number(puts, best_number), best_number, best_colour, outlook.enclosed)
        if best_colour != colour:
            return right_put(hand, makers_of_colour(puts, best_colour), outlook.enclosed)
        return actions.DONE

    # Laying.

    def best_lay(self, state: State, decision: Decision) -> i64:
        """3.3 With as few backlight dragons as possible, if it pays; 5.3 or with a chest, if that pays more."""
        lays = decision.low >> actions.LAY
        if lays == 0 and not decision.codes:
            return actions.PASS
        outlook = Outlook(self.weights, state, decision.seat)
        number = page_of(state.left)
        colour = page_of(state.right)
        best: i64 = 0
        action: i64 = actions.PASS
        if lays:
            jokers = nth_bit(lays, 0)
            best = outlook.worth_of_cards(number, colour, number - jokers, jokers)
            if best > 0:
                action = actions.LAY + jokers
        for code in decision.codes:
            worth = self.worth_with_chest(outlook, number, colour, actions.lay_method(code), actions.lay_jokers(code))
            if worth > best and worth > 0:
                best = worth
                action = code
        return action

    def worth_with_chest(self, outlook: Outlook, number: i64, colour: i64, method: i64, jokers: i64) -> i64:
        """5.3 A chest costs its crystal."""
        dragons = number - jokers - (1 if method == actions.FEWER else 0)
        worth = outlook.worth_of_cards(number, colour, dragons, jokers) - self.weights.crystal
        return worth if method == actions.FEWER else worth - self.weights.laid_card

    def least_back(self, hand: Cards, kinds: i64) -> i64:
        """3.3 The card whose back I need least."""
        least: i64 = -NOTHING
        found: i64 = 0
        while kinds:
            kind = nth_bit(kinds, 0)
            worth = self.worth_of_back(hand, kind)
            if worth < least:
                least = worth
                found = kind
            kinds &= kinds - 1
        return found

    def best_stand_in(self, state: State, decision: Decision) -> i64:
        """5.3 The card that I need least stands in."""
        place = state.places[decision.seat]
        enclosed = enclosed_colours(place)
        least: i64 = -NOTHING
        found: i64 = 0
        for code in decision.codes:
            worth = self.worth_of_card(place.hand, code - actions.STAND, enclosed)
            if worth < least:
                least = worth
                found = code
        return found


def page_of(side: Side) -> i64:
    """2.2 What this side of the book shows."""
    return BACK[side.page] if side.page else NO_PAGE


def page_after_take(side: Side) -> i64:
    """2.2, 6.2 The page that a refill uncovers, where it is known."""
    tops = len(side.tops)
    if tops > 1:
        return BACK[side.tops[tops - 2]]
    if tops and side.unseen_count:
        return BACK[side.unseen[side.unseen_count - 1]]
    return NO_PAGE


def longest_lay(hand: Cards) -> i64:
    """How many cards the longest lay could have, backlight dragons included."""
    fronts = hand.fronts
    longest: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        if fronts & 255 > longest:
            longest = fronts & 255
        fronts >>= 8
        colour += 1
    return longest + fronts


def left_put(hand: Cards, makers: i64, number: i64, colour: i64, enclosed: i64) -> i64:
    """3.2 Of the cards with this number, whose colours are given, one that I need least and that I do not want to lay."""
    if number == SIX:
        return BACKLIGHT
    least: i64 = -NOTHING
    found: i64 = 0
    front: i64 = 0
    while front < COLOURS:
        if (makers >> front) & 1:
            need = need_of(hand, front, enclosed) + (100 if front == colour else 0)
            if need < least:
                least = need
                found = front
        front += 1
    return found * NUMBERS + number


def right_put(hand: Cards, kinds: i64, enclosed: i64) -> i64:
    """3.2 Of these cards the one that I need least."""
    least: i64 = -NOTHING
    found: i64 = 0
    while kinds:
        kind = nth_bit(kinds, 0)
        need = need_of(hand, FRONT[kind], enclosed)
        if need < least:
            least = need
            found = kind
        kinds &= kinds - 1
    return found


def need_of(hand: Cards, front: i64, enclosed: i64) -> i64:
    """How much I need a card of this colour: the more of it the more, and not at all if it lies enclosed."""
    return 0 if (enclosed >> front) & 1 else hand.of_colour(front)


def best_end(state: State, seat: i64) -> i64:
    """3.4 The new stack encloses the one at that end: better the colour of which I hold less."""
    place = state.places[seat]
    leftmost = (place.row & 15) - 1
    rightmost = (place.row >> (place.row_size * 4 - 4) & 15) - 1
    return actions.END_RIGHT if place.hand.of_colour(rightmost) < place.hand.of_colour(leftmost) else actions.END_LEFT


POLICY: Final = Quick(Weights())
