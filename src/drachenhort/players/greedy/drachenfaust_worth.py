"""What creatures and stones are worth to one seat of Drachenfaust. The unit is one stone."""

from typing import Final

from drachenhort.core.native import i64
from drachenhort.games.drachenfaust import data
from drachenhort.games.drachenfaust.bids import fairy_in
from drachenhort.games.drachenfaust.cards import (
    ALCHEMIST,
    ANCIENT_DRAGON,
    BRIGAND,
    COLOURS,
    CUSTOM,
    DOPPELGANGER,
    DWARF_4,
    DWARF_5,
    FAIRY,
    GHOST,
    GNOME,
    GOBLIN,
    GOLDSMITH,
    IMP,
    MERCHANT,
    NECROMANCER,
    QUACK,
    RAINBOW_DRAGON,
    RED_DRAGON,
    THIEF,
    TROLL,
    TWO_HEADED_DRAGON,
    WITCH,
    YELLOW_DRAGON,
    count_of,
    stones_of,
    total_of,
)
from drachenhort.games.drachenfaust.custom import DRAW, GAIN, PAY, TAKE, Creature
from drachenhort.games.drachenfaust.legal import payments
from drachenhort.games.drachenfaust.view import View

POINT: Final = 6.0
WIN: Final = 100.0  # More than anything else together.
FAIRY_GOLD: Final = 1.3  # It comes back every round.
COMMON_GOLD: Final = 0.7
SILVER: Final = 0.25
HARM: Final = 0.3  # What a stone lost by another seat is worth.
STOLEN: Final = 0.4  # Beyond the stone itself: it is missing elsewhere.
PLAIN: Final = {
    WITCH: 0.6,
    DOPPELGANGER: 1.6,
    GOLDSMITH: 1.2,
    TWO_HEADED_DRAGON: 2.0,
    RAINBOW_DRAGON: 1.6,
    ANCIENT_DRAGON: 1.2,
    MERCHANT: 1.0,
}
"""Creatures whose worth hardly depends on the position."""


def stones_worth(stones: i64) -> float:
    """Each stone, and a little for what makes sets: many of one colour, and one of each."""
    counts = [int(count_of(stones, colour)) for colour in range(COLOURS)]
    return sum(counts) + 0.25 * min(max(counts), 4) + 0.8 * (min(counts) > 0)


def points_worth(view: View, seat: i64, points: int) -> float:
    """Points for a seat; those that win outweigh everything."""
    return WIN if view.places[seat].score + points >= view.options.points else POINT * points


def coins_worth(fairy: int, common: int, silver: int) -> float:
    return fairy * FAIRY_GOLD + common * COMMON_GOLD + silver * SILVER


def card_worth(view: View, seat: i64, card: i64, depth: i64) -> float:
    """What using this card would bring a seat now. `depth` limits how far cards through cards are followed."""
    place = view.places[seat]
    if card >= CUSTOM:
        return _own_worth(view, seat, view.options.creatures[card - CUSTOM])
    if RED_DRAGON <= card <= YELLOW_DRAGON:
        if not count_of(view.stones, card - RED_DRAGON):
            return 0.0
        return stones_worth(place.stones + stones_of(card - RED_DRAGON, 1)) - stones_worth(place.stones)
    if data.PAY_ANY[card] or data.PAY_SAME[card] or data.PAY_EACH[card]:
        return _paying_worth(view, seat, card)
    if card in (ALCHEMIST, DWARF_4, DWARF_5, FAIRY, GNOME):
        return _bank_worth(view, card)
    if card in (GHOST, GOBLIN, IMP):
        return _reached_worth(view, seat, card, depth)
    if card == QUACK:
        return points_worth(view, seat, data.SCORES[card]) - int(total_of(place.stones))
    if card == NECROMANCER:
        return points_worth(view, seat, data.SCORES[card]) - 2.5
    if card == THIEF:
        others = [total_of(other.stones) for number, other in enumerate(view.places) if number != seat]
        return 1.0 + STOLEN if max(others) else COMMON_GOLD
    if card == BRIGAND:
        return max([victim_worth(view, number) for number in range(view.seats) if number != seat])
    if card == TROLL:
        return max(0.0, max([troll_worth(view, seat, colour) for colour in range(COLOURS)]))
    return PLAIN[card]


def victim_worth(view: View, seat: int) -> float:
    """6.3 What a Brigand gets here."""
    return coins_worth(0, view.places[seat].common, view.places[seat].silver)


def troll_worth(view: View, seat: int, colour: int) -> float:
    """6.18 What the others lose, less what this seat loses."""
    worth = 0.0
    for other in range(view.seats):
        lost = int(count_of(view.places[other].stones, colour))
        worth += -lost if other == seat else HARM * lost
    return worth


def _bank_worth(view: View, card: int) -> float:
    fairy = min(data.GAIN_FAIRY[card], view.fairy)
    return coins_worth(fairy, min(data.GAIN_COMMON[card], view.common), min(data.GAIN_SILVER[card], view.silver))


def _paying_worth(view: View, seat: int, card: int) -> float:
    """5.2-5.4, 6.6, 6.17 Points for stones, or the coins instead."""
    worth = _bank_worth(view, card)
    if payments(view.places[seat].stones, data.PAY_ANY[card], data.PAY_SAME[card], data.PAY_EACH[card]):
        paid = data.PAY_ANY[card] + data.PAY_SAME[card] + 3 * data.PAY_EACH[card]
        worth = max(worth, points_worth(view, seat, data.SCORES[card]) - paid)
    return worth


def _reached_worth(view: View, seat: int, card: int, depth: int) -> float:
    """6.8, 6.10, 6.12 The best of the discards, the best of the stack, or any of it."""
    cards = view.discards if card == GHOST else view.stack
    if depth > 1 or not cards:
        return 0.0
    worths = [card_worth(view, seat, reached, depth + 1) for reached in cards]
    return sum(worths) / len(worths) if card == GOBLIN else max(worths)


def _own_worth(view: View, seat: int, creature: Creature) -> float:
    """6.21 Roughly, effect by effect."""
    worth = 0.0
    for effect in creature.effects:
        if effect.verb == PAY:
            worth += max(0.0, points_worth(view, seat, effect.points) - int(effect.count))
        elif effect.verb == GAIN or effect.verb == TAKE or effect.verb == DRAW:
            worth += 0.6 * int(effect.count)
        else:
            worth += 0.5
    return worth


def given_up_worth(view: View, seat: int) -> float:
    """6.14 The point, less the fairy gold that would come back every round."""
    return points_worth(view, seat, data.SCORES[NECROMANCER]) - FAIRY_GOLD * int(fairy_in(view.bids[seat]))
