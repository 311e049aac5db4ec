"""Cards: 41 kinds, and a hand or a stack as counts.

Cards with the same front, back and side are alike, so they are one kind, numbered from 1; 0 means no card:
1-20 the left cards (front colour, number on the back), 21-32 the right ones (front colour, colour on the back), 33-40 the
start cards, which belong to the right side and are one of each, and 41 the backlight dragon, a 6 of the left side.
"""

from typing import Final, final

from drachenhort.core.decision import bit_count
from drachenhort.core.native import i64
from drachenhort.games.drachenhueter.data import (
    BACKLIGHTS,
    COLOURS,
    LEFT_COPIES,
    NUMBERS,
    OTHERS,
    RIGHT_COPIES,
    START_BACKS,
)

NO_CARD: Final = 0
LEFT_END: Final = COLOURS * NUMBERS
RIGHT_END: Final = LEFT_END + COLOURS * OTHERS
START_END: Final = RIGHT_END + COLOURS * len(START_BACKS)
BACKLIGHT: Final = START_END + 1
KINDS: Final = BACKLIGHT
SIX: Final = NUMBERS + 1
"""1 The number on the back of a backlight dragon."""
JOKER: Final = COLOURS
"""The front of a backlight dragon, where others have a colour."""

LETTERS: Final = "rwbg"
COLOUR_NAMES: Final = ["red", "white", "blue", "green"]


def _fronts() -> list[int]:
    lefts = [front for front in range(COLOURS) for _ in range(NUMBERS)]
    rights = [front for front in range(COLOURS) for _ in range(OTHERS)]
    starts = [front for front in range(COLOURS) for _ in START_BACKS]
    return [NO_CARD, *lefts, *rights, *starts, JOKER]


def _backs() -> list[int]:
    lefts = [number for _ in range(COLOURS) for number in range(1, NUMBERS + 1)]
    rights = [(front + further) % COLOURS for front in range(COLOURS) for further in range(1, OTHERS + 1)]
    starts = [(front + further) % COLOURS for front in range(COLOURS) for further in START_BACKS]
    return [NO_CARD, *lefts, *rights, *starts, SIX]


FRONT: Final = _fronts()
"""By kind: the colour of the front; JOKER for a backlight dragon."""
BACK: Final = _backs()
"""By kind: the number or the colour on the back."""


def is_left(kind: i64) -> bool:
    """Whether it belongs to the left side of the book."""
    return kind <= LEFT_END or kind == BACKLIGHT


def is_start(kind: i64) -> bool:
    return RIGHT_END < kind <= START_END


def _name(kind: int) -> str:
    if kind == NO_CARD:
        return "none"
    if kind == BACKLIGHT:
        return "x"
    back = str(BACK[kind]) if is_left(kind) else LETTERS[BACK[kind]]
    return LETTERS[FRONT[kind]] + back + ("*" if is_start(kind) else "")


NAMES: Final = [_name(kind) for kind in range(KINDS + 1)]


def names_of(kinds: list[int]) -> list[str]:
    return [NAMES[kind] for kind in kinds]


def _copies(kind: int) -> int:
    if kind <= LEFT_END:
        return LEFT_COPIES[BACK[kind] - 1]
    if kind <= RIGHT_END:
        return RIGHT_COPIES[(BACK[kind] - FRONT[kind]) % COLOURS - 1]
    return 1 if kind <= START_END else BACKLIGHTS


COPIES: Final = [0] + [_copies(kind) for kind in range(1, KINDS + 1)]
LEFT_DECK: Final = [kind for kind in range(1, LEFT_END + 1) for _ in range(COPIES[kind])]
RIGHT_DECK: Final = [kind for kind in range(LEFT_END + 1, RIGHT_END + 1) for _ in range(COPIES[kind])]
START_CARDS: Final = list(range(RIGHT_END + 1, START_END + 1))


def bits_of(kinds: list[int]) -> int:
    """A bit for each kind."""
    bits = 0
    for kind in kinds:
        bits |= 2**kind
    return bits


LEFT_BITS: Final[i64] = bits_of([*range(1, LEFT_END + 1), BACKLIGHT])
RIGHT_BITS: Final[i64] = bits_of(list(range(LEFT_END + 1, START_END + 1)))
START_BITS: Final[i64] = bits_of(START_CARDS)
DRAGON_BITS: Final[i64] = bits_of(list(range(1, START_END + 1)))
"""All but the backlight dragons."""
FRONT_BITS: Final = [bits_of([kind for kind in range(1, KINDS + 1) if FRONT[kind] == front]) for front in range(COLOURS)]


def shifted(word: i64, places: i64) -> i64:
    """The word moved up. A call, since mypyc compiles a literal moved by an i64 as 32 bits wide."""
    return word << places


def bit_of(kind: i64) -> i64:
    return shifted(1, kind)


@final
class Cards:
    """A hand, or one stack of a row: counts by kind, and what the rules ask of them at every turn.

    Only `add`, `add_all` and `remove` change it, so the answers always fit the counts.
    """

    def __init__(self, left: i64, right: i64, held: i64, fronts: i64) -> None:
        self.left: i64 = left  # Counts of the left kinds, three bits each.
        self.right: i64 = right  # Counts of the right kinds and the start cards, three bits each.
        self.held: i64 = held  # A bit for each kind there is.
        self.fronts: i64 = fronts  # How many of each colour and of the backlight dragons, eight bits each.

    def copy(self) -> "Cards":
        return Cards(self.left, self.right, self.held, self.fronts)

    def add(self, kind: i64, count: i64) -> None:
        """So many more of this kind."""
        if kind <= LEFT_END:
            self.left += count << (kind * 3 - 3)
        elif kind <= START_END:
            self.right += count << ((kind - LEFT_END) * 3 - 3)
        self.held |= bit_of(kind)
        self.fronts += count << (FRONT[kind] * 8)

    def remove(self, kind: i64, count: i64) -> None:
        """So many fewer."""
        if kind <= LEFT_END:
            self.left -= count << (kind * 3 - 3)
        elif kind <= START_END:
            self.right -= count << ((kind - LEFT_END) * 3 - 3)
        self.fronts -= count << (FRONT[kind] * 8)
        if self.count(kind) == 0:
            self.held ^= bit_of(kind)

    def add_all(self, other: "Cards") -> None:
        """All cards of another hand or stack as well."""
        self.left += other.left
        self.right += other.right
        self.held |= other.held
        self.fronts += other.fronts

    def count(self, kind: i64) -> i64:
        """How many of this kind."""
        if kind <= LEFT_END:
            return (self.left >> (kind * 3 - 3)) & 7
        if kind <= START_END:
            return (self.right >> ((kind - LEFT_END) * 3 - 3)) & 7
        return self.fronts >> (JOKER * 8)

    def of_colour(self, front: i64) -> i64:
        """How many with this front; JOKER asks for the backlight dragons."""
        return (self.fronts >> (front * 8)) & 255

    def dragons(self) -> i64:
        """How many that are not backlight dragons."""
        return self.size() - self.of_colour(JOKER)

    def size(self) -> i64:
        fronts = self.fronts
        return (fronts & 255) + (fronts >> 8 & 255) + (fronts >> 16 & 255) + (fronts >> 24 & 255) + (fronts >> 32)

    def kinds(self) -> list[int]:
        """The cards as a sorted list."""
        return [kind for kind in range(1, KINDS + 1) for _ in range(self.count(kind))]


def cards_of(kinds: list[int]) -> Cards:
    cards = Cards(0, 0, 0, 0)
    for kind in kinds:
        cards.add(kind, 1)
    return cards


def is_single(bits: i64) -> bool:
    """Whether exactly one kind is meant."""
    return bit_count(bits) == 1


def kinds_in(bits: i64) -> list[int]:
    """The kinds whose bits are set."""
    return [kind for kind in range(1, KINDS + 1) if bits & bit_of(kind)]
