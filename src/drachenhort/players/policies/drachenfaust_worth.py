"""What creatures and stones are worth to one seat of Drachenfaust, in hundredths of a stone.

Whole numbers, so that a sum over cards is the same in whatever order they lie: their order is nobody's to know.
"""

from typing import Final, final

from drachenhort.core.native import i64, mypyc_attr
from drachenhort.games.drachenfaust import data
from drachenhort.games.drachenfaust.cards import (
    ALCHEMIST,
    ANCIENT_DRAGON,
    APPRENTICE,
    BRIGAND,
    COLOURS,
    CUSTOM,
    DOPPELGANGER,
    DWARF_4,
    DWARF_5,
    ENCHANTRESS,
    FAIRY,
    GHOST,
    GNOME,
    GOBLIN,
    GOLDSMITH,
    IMP,
    KINDS,
    MAGICIAN,
    MERCHANT,
    NECROMANCER,
    QUACK,
    RAINBOW_DRAGON,
    RED_DRAGON,
    SORCERER,
    THIEF,
    TROLL,
    TWO_HEADED_DRAGON,
    WITCH,
    WIZARD,
    YELLOW_DRAGON,
    count_of,
    total_of,
)
from drachenhort.games.drachenfaust.custom import DRAW, GAIN, PAY, TAKE
from drachenhort.games.drachenfaust.state import Place, State

WIN: Final = 10_000  # More than anything else together.
DECISIVE: Final = 5_000


@final
class Weights:
    """What things are worth."""

    def __init__(self) -> None:
        self.point: i64 = 600
        self.fairy: i64 = 130  # It comes back every round.
        self.common: i64 = 70
        self.silver: i64 = 25
        self.harm: i64 = 30  # What a stone lost by another seat is worth.
        self.stolen: i64 = 40  # Beyond the stone itself: it is missing elsewhere.
        self.alike: i64 = 25  # Each of up to four stones of the colour one has most of.
        self.each: i64 = 80  # One of each colour.
        self.necromancer: i64 = 250  # What is given up for the point.
        self.reached: i64 = 200  # A creature that leads to another one, before its turn has come.
        self.matters: i64 = 250  # From this worth on common gold is bid too.
        self.great: i64 = 400  # From this worth on a red coin is bid too.
        self.twice: i64 = 150  # From this worth on the Doppelgänger is spent.
        self.threat: i64 = 80  # Of a hundred: how much of their win is worth preventing.
        self.later: i64 = 60  # Of a hundred: how much gold is kept for what comes later.
        self.blur: i64 = 4  # Bids differ by up to half as many coins.
        self.least: i64 = 10  # What any card to come is worth at least.
        self.plain: list[int] = _plain()


def _plain() -> list[int]:
    """Creatures whose worth hardly depends on the position."""
    out = [0] * KINDS
    out[WITCH] = 60
    out[DOPPELGANGER] = 160
    out[GOLDSMITH] = 120
    out[TWO_HEADED_DRAGON] = 200
    out[RAINBOW_DRAGON] = 160
    out[ANCIENT_DRAGON] = 120
    out[MERCHANT] = 100
    return out


# How the worth of a creature is found.
_PLAIN: Final = 0
_DRAGON: Final = 1
_PAYING: Final = 2
_BANK: Final = 3
_REACHING: Final = 4
_ONE_OFF: Final = 5


def _ways() -> list[int]:
    out = [_PLAIN] * KINDS
    for card in range(RED_DRAGON, YELLOW_DRAGON + 1):
        out[card] = _DRAGON
    for card in (MAGICIAN, SORCERER, WIZARD, ENCHANTRESS, APPRENTICE):
        out[card] = _PAYING
    for card in (ALCHEMIST, DWARF_4, DWARF_5, FAIRY, GNOME):
        out[card] = _BANK
    for card in (GHOST, GOBLIN, IMP):
        out[card] = _REACHING
    for card in (QUACK, NECROMANCER, THIEF, BRIGAND, TROLL, *range(CUSTOM, KINDS)):
        out[card] = _ONE_OFF
    return out


_WAY: Final = _ways()
_PRICE: Final = [data.PAY_ANY[card] + data.PAY_SAME[card] + 3 * data.PAY_EACH[card] for card in range(KINDS)]


@final
@mypyc_attr(free_list_len=1)
class Reckoning:
    """One seat while it thinks about one decision."""

    def __init__(self, state: State, seat: i64, weights: Weights) -> None:
        place = state.places[seat]
        self.state: Final = state
        self.seat: i64 = seat
        self.weights: Final = weights
        self.place: Final = place
        self.missing: i64 = state.options.points - place.score
        """Points to the end."""
        stones = place.stones
        red = stones & 15
        blue = (stones >> 4) & 15
        yellow = stones >> 8
        self.total: i64 = red + blue + yellow
        self.most: i64 = max(max(red, blue), yellow)  # Of two at a time, which is compiled to a comparison.
        self.fewest: i64 = min(min(red, blue), yellow)
        self.colours: i64 = (1 if red else 0) + (1 if blue else 0) + (1 if yellow else 0)

    def points(self, points: i64) -> i64:
        """Points for this seat; those that win outweigh everything."""
        return WIN if points >= self.missing else self.weights.point * points

    def stone(self, colour: i64) -> i64:
        """One stone more of this colour: it counts more where it makes a set."""
        count = count_of(self.place.stones, colour)
        worth: i64 = 100
        if count == self.most and count < 4:
            worth += self.weights.alike
        if not count and self.colours == COLOURS - 1:
            worth += self.weights.each
        return worth

    def card(self, card: i64) -> i64:
        """What using this card would bring now."""
        if _WAY[card] != _REACHING:
            return self.later(card)
        cards = self.state.discards if card == GHOST else self.state.stack
        if not cards:
            return 0
        best: i64 = 0
        total: i64 = 0
        for reached in cards:
            worth = self.later(reached)
            total += worth
            best = max(best, worth)
        return total // len(cards) if card == GOBLIN else best

    def later(self, card: i64) -> i64:
        """The same, but without following creatures that lead to others."""
        way: i64 = _WAY[card]
        if way == _DRAGON:
            colour = card - RED_DRAGON
            return self.stone(colour) if count_of(self.state.stones, colour) else 0
        if way == _PAYING:
            return self.paying(card)
        if way == _PLAIN:
            return self.weights.plain[card]
        if way == _BANK:
            return self.bank(card)
        if way == _REACHING:
            return self.weights.reached
        return self.one_off(card)

    def bank(self, card: i64) -> i64:
        state = self.state
        weights = self.weights
        return (
            min(data.GAIN_FAIRY[card], state.fairy) * weights.fairy
            + min(data.GAIN_COMMON[card], state.common) * weights.common
            + min(data.GAIN_SILVER[card], state.silver) * weights.silver
        )

    def can_pay(self, card: i64) -> bool:
        return self.total >= data.PAY_ANY[card] and self.most >= data.PAY_SAME[card] and self.fewest >= data.PAY_EACH[card]

    def paying(self, card: i64) -> i64:
        """5.2-5.4, 6.6, 6.17 Points for stones, or else the coins."""
        if self.can_pay(card):
            return self.points(data.SCORES[card]) - 100 * _PRICE[card]
        return self.bank(card)

    def one_off(self, card: i64) -> i64:
        if card == QUACK:
            return self.points(data.SCORES[card]) - 100 * self.total
        if card == NECROMANCER:
            return self.points(data.SCORES[card]) - self.weights.necromancer
        if card == THIEF:
            for other in range(self.state.seats):
                if other != self.seat and self.state.places[other].stones:
                    return 100 + self.weights.stolen
            return self.weights.common
        if card == BRIGAND:
            best: i64 = 0
            for other in range(self.state.seats):
                if other != self.seat:
                    best = max(best, self.purse(self.state.places[other]))
            return best
        if card == TROLL:
            return max(max(self.troll(0), self.troll(1)), max(self.troll(2), 0))
        return self.own(card)

    def purse(self, place: Place) -> i64:
        """6.3 What a Brigand gets here."""
        return place.common * self.weights.common + place.silver * self.weights.silver

    def troll(self, colour: i64) -> i64:
        """6.18 What the others lose, less what this seat loses."""
        worth: i64 = -100 * count_of(self.place.stones, colour)
        for other in range(self.state.seats):
            if other != self.seat:
                worth += self.weights.harm * count_of(self.state.places[other].stones, colour)
        return worth

    def own(self, card: i64) -> i64:
        """6.21 Roughly, effect by effect; winning twice is no better than winning."""
        worth: i64 = 0
        for effect in self.state.options.creatures[card - CUSTOM].effects:
            if effect.verb == PAY:
                worth += max(0, self.points(effect.points) - 100 * effect.count)
            elif effect.verb == GAIN or effect.verb == TAKE or effect.verb == DRAW:
                worth += 60 * effect.count
            else:
                worth += 50
        return min(worth, WIN)


def stones_worth(stones: i64, weights: Weights) -> i64:
    """Each stone, and a little for what makes sets: many of one colour, and one of each."""
    red = stones & 15
    blue = (stones >> 4) & 15
    yellow = stones >> 8
    worth = 100 * total_of(stones) + weights.alike * min(max(max(red, blue), yellow), 4)
    return worth + weights.each if red and blue and yellow else worth


def is_threat(state: State, seat: i64, card: i64) -> bool:
    """Whether somebody else could win the game with this card."""
    way: i64 = _WAY[card]
    if way == _REACHING:
        return is_threat_through(state, seat, card)
    points: i64 = data.SCORES[card]
    if not points and card < CUSTOM:
        return False
    for other in range(state.seats):
        if other != seat and wins_with(state, state.places[other], card):
            return True
    return False


def is_threat_through(state: State, seat: i64, card: i64) -> bool:
    """6.8, 6.10, 6.12 Any card that can be chosen, or most of those that can be drawn."""
    cards = state.discards if card == GHOST else state.stack
    for other in range(state.seats):
        if other == seat:
            continue
        wins: i64 = 0
        for reached in cards:
            if _WAY[reached] != _REACHING and wins_with(state, state.places[other], reached):
                wins += 1
        if wins and (card != GOBLIN or 2 * wins >= len(cards)):
            return True
    return False


def wins_with(state: State, place: Place, card: i64) -> bool:
    """7.1 Whether using this card now would be the end."""
    missing = state.options.points - place.score
    if card >= CUSTOM:
        for effect in state.options.creatures[card - CUSTOM].effects:
            if effect.verb == PAY and effect.points >= missing:
                return True
        return False
    points: i64 = data.SCORES[card]
    if not points or points < missing:
        return False
    stones = place.stones
    red = stones & 15
    blue = (stones >> 4) & 15
    yellow = stones >> 8
    return (
        red + blue + yellow >= data.PAY_ANY[card]
        and max(max(red, blue), yellow) >= data.PAY_SAME[card]
        and min(min(red, blue), yellow) >= data.PAY_EACH[card]
    )
