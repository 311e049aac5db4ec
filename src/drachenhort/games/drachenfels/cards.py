"""The kinds of cards, and cards packed into one number: a digit of four bits for each kind."""

from typing import Final

from drachenhort.core.native import i64
from drachenhort.core.packed import unpack

# 1 The point cards are the kinds of their value.
POINTS: Final = 5
RAINBOW: Final = 6
BRIDGE: Final = 7
DRAGON: Final = 8
TELETRANSFER: Final = 9
CLOUD: Final = 10
KINDS: Final = 10

NAMES: Final = ["?", "1", "2", "3", "4", "5", "rainbow", "bridge", "dragon", "teletransfer", "cloud"]

DIGIT: Final = 15
POINT_DIGITS: Final[i64] = 0xFFFFF0  # The digits of all point cards.
ONES: Final[i64] = 0x11111111110  # One card of each kind.

_HIGHEST: Final[i64] = ONES << 3
_EVERY_OTHER: Final[i64] = 0x0F0F0F0F0F0F
MOST_OF_A_KIND: Final = 7  # What a digit may hold, so that all digits can be worked with at once.


def cards_of(kind: i64, count: i64) -> i64:
    """So many cards of one kind, packed."""
    return count << (kind * 4)


def count_of(cards: i64, kind: i64) -> i64:
    return cards >> (kind * 4) & DIGIT


def size_of(cards: i64) -> i64:
    """How many cards in all: digits are added in pairs, then all pairs at once."""
    pairs = (cards & _EVERY_OTHER) + (cards >> 4 & _EVERY_OTHER)
    pairs += pairs >> 8
    pairs += pairs >> 16
    return (pairs + (pairs >> 32)) & 0xFF


def nth_card(cards: i64, place: i64) -> i64:
    """The kind of the card that has so many before it, kinds in order."""
    kind: i64 = 0
    while place >= cards & DIGIT:
        place -= cards & DIGIT
        cards >>= 4
        kind += 1
    return kind


def less(cards: i64, others: i64) -> i64:
    """What is left of each kind when others go, nothing below zero.

    All digits at once: no digit is above 7, so the highest bit of each is free to tell whether anything is left.
    """
    left = (cards | _HIGHEST) - others
    return left & ((left & _HIGHEST) >> 3) * MOST_OF_A_KIND


def each_less(cards: i64, count: i64) -> i64:
    """So many cards less of every kind, nothing below zero."""
    return less(cards, ONES * count) if cards and count <= MOST_OF_A_KIND else 0


def most(cards: i64, others: i64) -> i64:
    """Of each kind as many as there are on either side, whichever has more."""
    return others + less(cards, others)


def names_of(cards: i64) -> list[str]:
    return [NAMES[kind] for kind in unpack(cards)]
