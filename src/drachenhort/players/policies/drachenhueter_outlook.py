"""What every book would bring to a seat of Drachenhüter and to the others, worked out once for a decision.

A book is a number and a colour. Worths are counted in `POINT`s.
"""

from typing import Final, final

from drachenhort.core.native import i64, mypyc_attr
from drachenhort.games.drachenhueter.cards import BACK, JOKER, LEFT_END, RIGHT_END, SIX, START_BITS, START_CARDS, bits_of
from drachenhort.games.drachenhueter.data import COLOURS, NUMBERS, PIECE_VALUES, REWARDS, RING
from drachenhort.games.drachenhueter.state import Place, State
from drachenhort.games.drachenhueter.tokens import highest_sort, lowest_sort
from drachenhort.players.policies.drachenhueter_weights import POINT, Weights, extras_from

NO_PAGE: Final = -1  # A page that is not known yet, or has no card.
LANE: Final = 15  # Bits for the harm by one colour; four of them stay below 62.
LANE_MASK: Final = 2**LANE - 1
MOST_HARM: Final = LANE_MASK // 3  # What one of at most three others adds to a lane.
WIDE: Final = 20  # Bits for the reward of one number.
WIDE_MASK: Final = 2**WIDE - 1
NOTHING: Final = -1_000_000  # Less than any book is worth.
JOKER_SHIFT: Final = JOKER * 8


def _makers_of(colour: int) -> int:
    return bits_of([kind for kind in range(LEFT_END + 1, START_CARDS[-1] + 1) if BACK[kind] == colour])


# 3.2 The cards that turn the right page to a colour. Single numbers: in a list they would be boxed.
_TO_RED: Final[i64] = _makers_of(0)
_TO_WHITE: Final[i64] = _makers_of(1)
_TO_BLUE: Final[i64] = _makers_of(2)
_TO_GREEN: Final[i64] = _makers_of(3)

_COLOUR_BIT: Final = [0, 1, 2, 4, 8]
"""By the digit of a row."""
_IS_HIGHEST: Final = [reward.is_highest for reward in REWARDS]


def colours_made(held: i64) -> i64:
    """3.2 The colours that the right page can be turned to with these cards: a bit for each."""
    colours: i64 = 0
    if held & _TO_RED:
        colours = 1
    if held & _TO_WHITE:
        colours |= 2
    if held & _TO_BLUE:
        colours |= 4
    if held & _TO_GREEN:
        colours |= 8
    return colours


def laid_colours(place: Place) -> i64:
    """3.4 The colours in a row: a bit for each."""
    row = place.row
    colours: i64 = 0
    while row:
        colours |= _COLOUR_BIT[row & 15]
        row >>= 4
    return colours


def enclosed_colours(place: Place) -> i64:
    """3.4 The colours that can be laid no more: a bit for each."""
    if place.row_size < 3:
        return 0
    colours: i64 = _COLOUR_BIT[place.row >> 4 & 15]
    if place.row_size == COLOURS:
        colours |= _COLOUR_BIT[place.row >> 8 & 15]
    return colours


def known_fronts(state: State, seat: i64) -> i64:
    """6.1 The hand of another seat by colours, without the start cards whose fronts only that seat knows."""
    hand = state.places[seat].hand
    fronts = hand.fronts
    secret = hand.held & START_BITS & ~state.shown
    if secret:
        secret >>= RIGHT_END + 1  # Two start cards of each colour.
        shift: i64 = 0
        while secret:
            fronts -= ((secret & 1) + (secret >> 1 & 1)) << shift
            secret >>= 2
            shift += 8
    return fronts


@final
@mypyc_attr(free_list_len=1)
class Outlook:
    """What each book brings to one seat, less what the others could lay along."""

    def __init__(self, weights: Weights, state: State, seat: i64) -> None:
        self.weights: Final = weights
        self.harm1: i64 = 0  # By the number: the others' gain, a lane for each colour.
        self.harm2: i64 = 0
        self.harm3: i64 = 0
        self.harm4: i64 = 0
        self.harm5: i64 = 0
        self.harm6: i64 = 0
        self.low_rewards: i64 = 0  # For the numbers 1 to 3 and 4 to 6.
        self.high_rewards: i64 = 0
        self.tell_rewards(state)
        place = state.places[seat]
        self.laid: i64 = laid_colours(place)
        self.enclosed: i64 = enclosed_colours(place)
        self.fresh: i64 = self.worth_of_new_colour(state, place)
        self.ring: i64 = self.worth_of_ring(place)
        self.best_colour: i64 = NO_PAGE  # Of the page last weighed.

    def reckon_with_others(self, state: State, seat: i64) -> None:
        other = state.next_seat(seat)
        while other != seat:
            self.reckon_with(state, other)
            other = state.next_seat(other)

    def tell_rewards(self, state: State) -> None:
        """3.5, 3.6 The piece, and what there still is of the rest."""
        extras = self.weights.extras
        start = extras_from(state.backlights, state.crystals, state.eggs)
        lowest: i64 = PIECE_VALUES[lowest_sort(state.pieces)]
        highest: i64 = PIECE_VALUES[highest_sort(state.pieces)]
        place: i64 = NUMBERS
        while place >= 0:
            worth: i64 = extras[start + place]
            worth += (highest if _IS_HIGHEST[place] else lowest) * POINT
            if place < 3:
                self.low_rewards = self.low_rewards << WIDE | worth
            else:
                self.high_rewards = self.high_rewards << WIDE | worth
            place -= 1

    def reward(self, number: i64) -> i64:
        if number <= 3:
            return self.low_rewards >> (number * WIDE - WIDE) & WIDE_MASK
        return self.high_rewards >> (number * WIDE - 4 * WIDE) & WIDE_MASK

    def worth_of_new_colour(self, state: State, place: Place) -> i64:
        """3.4, 3.7 What a new stack brings and closes."""
        weights = self.weights
        if place.row_size == COLOURS - 1:
            crest: i64 = state.crests[0] if state.crests else 0
            return crest * weights.crest - weights.enclosing
        return weights.new_colour - (weights.enclosing if place.row_size > 1 else 0)

    def worth_of_ring(self, place: Place) -> i64:
        """3.5 A pearl, or a share of it."""
        return self.weights.pearl if (place.piece_count + 1) % RING == 0 else self.weights.pearl_share

    def reckon_with(self, state: State, seat: i64) -> None:
        """3.8 What another seat could lay along by each book."""
        weights = self.weights
        place = state.places[seat]
        fronts = known_fronts(state, seat)
        jokers = fronts >> JOKER_SHIFT
        laid = laid_colours(place)
        enclosed = enclosed_colours(place)
        fresh = self.worth_of_new_colour(state, place)
        ring = self.worth_of_ring(place)
        colour: i64 = 0
        while colour < COLOURS:
            have = fronts >> (colour * 8) & 255
            if have and not (enclosed >> colour) & 1:
                worth = ring if (laid >> colour) & 1 else ring + fresh
                most = have + jokers
                if most > SIX:
                    most = SIX
                number: i64 = 1
                while number <= most:
                    worth -= weights.laid_card if number <= have else weights.backlight
                    self.add_harm(number, colour, worth + self.reward(number))
                    number += 1
            colour += 1

    def add_harm(self, number: i64, colour: i64, worth: i64) -> None:
        if worth <= 0:
            return
        if worth > MOST_HARM:
            worth = MOST_HARM
        worth <<= colour * LANE
        if number == 1:
            self.harm1 += worth
        elif number == 2:
            self.harm2 += worth
        elif number == 3:
            self.harm3 += worth
        elif number == 4:
            self.harm4 += worth
        elif number == 5:
            self.harm5 += worth
        else:
            self.harm6 += worth

    def harm(self, number: i64) -> i64:
        """What a book with this number gives to the others: a lane for each colour."""
        if number == 1:
            return self.harm1
        if number == 2:
            return self.harm2
        if number == 3:
            return self.harm3
        if number == 4:
            return self.harm4
        if number == 5:
            return self.harm5
        return self.harm6

    def worth_of_lay(self, number: i64, colour: i64, have: i64, jokers: i64) -> i64:
        """3.3 What this seat gains by laying with as few backlight dragons as possible; 0 if it cannot."""
        if have <= 0 or number > have + jokers or (self.enclosed >> colour) & 1:
            return 0
        if number <= have:
            return self.worth_of_cards(number, colour, number, 0)
        return self.worth_of_cards(number, colour, have, number - have)

    def worth_of_cards(self, number: i64, colour: i64, dragons: i64, jokers: i64) -> i64:
        """3.3 What so many cards gain by this book."""
        worth = self.reward(number) + self.ring - dragons * self.weights.laid_card - jokers * self.weights.backlight
        return worth if (self.laid >> colour) & 1 else worth + self.fresh

    def worth_of_page(self, number: i64, fronts: i64, spent: i64, colour: i64, colours: i64) -> i64:
        """The best book with this number: with the colour there is, or one of those that a card can turn it to.

        `spent` has a bit for each colour of which the number costs a card.
        """
        weights = self.weights
        harm = self.harm(number)
        jokers = fronts >> JOKER_SHIFT
        best: i64 = NOTHING
        each: i64 = 0
        while each < COLOURS:
            if each == colour or (colours >> each) & 1:
                have = (fronts >> (each * 8) & 255) - (spent >> each & 1)
                worth = (
                    self.worth_of_lay(number, each, have, jokers) - (harm >> (each * LANE) & LANE_MASK) * weights.harm // 20
                )
                if each != colour:
                    worth -= weights.put_card
                if worth > best:
                    best = worth
                    self.best_colour = each
            each += 1
        return best

    def best_book(self, held: i64, fronts: i64, number: i64, colour: i64) -> i64:
        """3.2 The best that can be made of a book with the cards in hand."""
        colours = colours_made(held)
        best: i64 = 0 if number == NO_PAGE or colour == NO_PAGE else NOTHING
        if number != NO_PAGE:
            worth = self.worth_of_page(number, fronts, 0, colour, colours)
            if worth > best:
                best = worth
        each: i64 = 1
        while each <= SIX:
            if each != number:
                makers = makers_of_number(held, each)
                if makers:
                    worth = self.worth_with(each, makers, fronts, colour, colours)
                    if worth > best:
                        best = worth
            each += 1
        return best

    def worth_with(self, number: i64, makers: i64, fronts: i64, colour: i64, colours: i64) -> i64:
        """3.2 The best book with this number, which one of the cards with these fronts makes."""
        if number == SIX:
            fronts -= JOKER_ONE
            makers = 0
        elif makers & (makers - 1):  # Of two colours at least: the one that is laid need not be spent.
            makers = 0
        return self.worth_of_page(number, fronts, makers, colour, colours) - self.weights.put_card


JOKER_ONE: Final[i64] = 2**JOKER_SHIFT


def makers_of_colour(held: i64, colour: i64) -> i64:
    """3.2 The cards that turn the right page to this colour: a bit for each kind."""
    if colour == 0:
        return held & _TO_RED
    if colour == 1:
        return held & _TO_WHITE
    if colour == 2:
        return held & _TO_BLUE
    return held & _TO_GREEN


def makers_of_number(held: i64, number: i64) -> i64:
    """3.2 The colours of the cards that turn the left page to this number: a bit for each."""
    if number == SIX:
        return held >> (START_CARDS[-1] + 1) & 1
    fronts = held >> number
    return (
        (fronts & 1) | (fronts >> (NUMBERS - 1) & 2) | (fronts >> (2 * NUMBERS - 2) & 4) | (fronts >> (3 * NUMBERS - 3) & 8)
    )
