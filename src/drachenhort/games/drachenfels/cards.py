"""The kinds of cards, and cards packed into one number: a digit of four bits for each kind."""

from typing import Final

from drachenhort.core.native import i64

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
POINT_DIGITS: Final[i64] = 0xFFFFF0
"""The digits of all point cards."""
ONES: Final[i64] = 0x11111111110
"""One card of each kind."""


def cards_of(kind: i64, count: i64) -> i64:
    """So many cards of one kind, packed."""
    return count << (kind * 4)


def count_of(cards: i64, kind: i64) -> i64:
    return cards >> (kind * 4) & DIGIT


def size_of(cards: i64) -> i64:
    """How many cards in all."""
    total: i64 = 0
    while cards:
        total += cards & DIGIT
        cards >>= 4
    return total


def nth_card(cards: i64, place: i64) -> i64:
    """The kind of the card that has so many before it, kinds in order."""
    kind: i64 = 0
    while place >= cards & DIGIT:
        place -= cards & DIGIT
        cards >>= 4
        kind += 1
    return kind


def pack(kinds: list[int]) -> i64:
    cards: i64 = 0
    for kind in kinds:
        cards += cards_of(kind, 1)
    return cards


def unpack(cards: i64) -> list[int]:
    """The kinds in order, each as often as it is there."""
    out: list[int] = []
    for kind in range(1, KINDS + 1):
        for _ in range(count_of(cards, kind)):
            out.append(kind)
    return out


def less(cards: i64, others: i64) -> i64:
    """What is left of each kind when others go, nothing below zero."""
    if cards == 0:
        return 0
    out: i64 = 0
    for kind in range(1, KINDS + 1):
        left = count_of(cards, kind) - count_of(others, kind)
        if left > 0:
            out += cards_of(kind, left)
    return out


def each_less(cards: i64, count: i64) -> i64:
    """So many cards less of every kind, nothing below zero."""
    if cards == 0:
        return 0
    out: i64 = 0
    for kind in range(1, KINDS + 1):
        left = count_of(cards, kind) - count
        if left > 0:
            out += cards_of(kind, left)
    return out


def most(cards: i64, others: i64) -> i64:
    """Of each kind as many as there are on either side, whichever has more."""
    if cards == 0:
        return others
    out: i64 = others
    for kind in range(1, KINDS + 1):
        more = count_of(cards, kind) - count_of(others, kind)
        if more > 0:
            out += cards_of(kind, more)
    return out


def names_of(cards: i64) -> list[str]:
    return [NAMES[kind] for kind in unpack(cards)]
