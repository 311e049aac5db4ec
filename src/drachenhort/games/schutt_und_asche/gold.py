"""Gold cards packed into one number: eight bits each for how many X, 1, 2 and 3 there are."""

from drachenhort.core.native import i64
from drachenhort.games.schutt_und_asche.data import GOLD, GOLD_NAMES, GOLD_VALUES


def card_of(value: i64) -> i64:
    """One card of this value."""
    one: i64 = 1
    return one << (value * 8)


def count_of(cards: i64, value: i64) -> i64:
    return cards >> (value * 8) & 255


def size_of(cards: i64) -> i64:
    """How many cards there are."""
    return (cards & 255) + (cards >> 8 & 255) + (cards >> 16 & 255) + (cards >> 24)


def worth_of(cards: i64) -> i64:
    """How much gold they are together."""
    return (cards >> 8 & 255) + 2 * (cards >> 16 & 255) + 3 * (cards >> 24)


def nth_value(cards: i64, place: i64) -> i64:
    """The value of the card at this place, lowest values first."""
    value: i64 = 0
    while place >= cards & 255:
        place -= cards & 255
        cards >>= 8
        value += 1
    return value


def pack(values: list[int]) -> i64:
    cards: i64 = 0
    for value in values:
        cards += card_of(value)
    return cards


def unpack(cards: i64) -> list[int]:
    out: list[int] = []
    for value in range(GOLD_VALUES):
        out += [value] * count_of(cards, value)
    return out


def names_of(cards: i64) -> list[str]:
    return [GOLD_NAMES[value] for value in unpack(cards)]


def all_cards() -> i64:
    cards: i64 = 0
    for value in range(GOLD_VALUES):
        cards += GOLD[value] * card_of(value)
    return cards
