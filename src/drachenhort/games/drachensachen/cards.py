"""Cards: twelve kinds, and a hand packed into one number.

The eight cards of a kind are alike, so a hand is twelve counts. They are kept four bits each in one number (kind k at bit
4k), which copies for free and holds what the rules need: how many of a kind, how many in all.
"""

from typing import Final

from drachenhort.core.native import i64

NULL: Final = 10
EXTERMINO: Final = 11
PROTECTO: Final = 12
KINDS: Final = 12
FIRST_DRAGON: Final = NULL
ONES: Final = 0x1111111111110  # A one for every kind, packed.
FOUR: Final = 4  # 3.3-3.5 Four of a kind.

NAMES: Final = ["", "1", "2", "3", "4", "5", "6", "7", "8", "9", "N", "E", "P"]


def cards_of(kind: i64, count: i64) -> i64:
    """So many cards of one kind, packed."""
    return count << (kind * 4)


def mask_of(kind: i64) -> i64:
    """The place of one kind within a packed hand."""
    return cards_of(kind, 15)


def count_of(cards: i64, kind: i64) -> i64:
    """How many of this kind."""
    return (cards >> (kind * 4)) & 15


def size_of(cards: i64) -> i64:
    """How many in all."""
    pairs = (cards & 0x0F0F0F0F0F0F0F) + ((cards >> 4) & 0x0F0F0F0F0F0F0F)
    pairs += pairs >> 8
    return (pairs + (pairs >> 16) + (pairs >> 32) + (pairs >> 48)) & 0xFF


def nth_card(cards: i64, place: i64) -> i64:
    """The kind of the card at this place when the hand is sorted."""
    kind: i64 = 1
    while kind < KINDS:
        place -= count_of(cards, kind)
        if place < 0:
            return kind
        kind += 1
    return kind


def is_dragon(kind: i64) -> bool:
    return kind >= FIRST_DRAGON


def name_of(kind: i64) -> str:
    return NAMES[kind]


def names_of(kinds: list[int]) -> list[str]:
    return [NAMES[kind] for kind in kinds]


# A row keeps the order of face-down cards: four bits each, the first lowest, ended by 0 (no kind has the number 0).


def row_of(kinds: list[int]) -> i64:
    """A list of kinds as one packed row."""
    row: i64 = 0
    for kind in reversed(kinds):
        row = (row << 4) | kind
    return row


def row_length(row: i64) -> i64:
    length: i64 = 0
    while row:
        row >>= 4
        length += 1
    return length


def row_list(row: i64) -> list[int]:
    kinds: list[int] = []
    while row:
        kinds.append(row & 15)
        row >>= 4
    return kinds


def row_card(row: i64, place: i64) -> i64:
    """The kind of the card at this place of the row."""
    return (row >> (place * 4)) & 15


def row_without(row: i64, place: i64) -> i64:
    """The row with one card taken out; those behind it move up."""
    low = row & (cards_of(place, 1) - 1)
    return low | ((row >> ((place + 1) * 4)) << (place * 4))
