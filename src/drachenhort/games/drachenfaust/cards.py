"""The creatures: 28 kinds in the box and up to three of one's own."""

from typing import Final

from drachenhort.core.native import i64

WITCH: Final = 0
MAGICIAN: Final = 1
SORCERER: Final = 2
WIZARD: Final = 3
THIEF: Final = 4
RED_DRAGON: Final = 5
BLUE_DRAGON: Final = 6
YELLOW_DRAGON: Final = 7
ALCHEMIST: Final = 8
ANCIENT_DRAGON: Final = 9
BRIGAND: Final = 10
DOPPELGANGER: Final = 11
DWARF_4: Final = 12
DWARF_5: Final = 13
ENCHANTRESS: Final = 14
FAIRY: Final = 15
GHOST: Final = 16
GNOME: Final = 17
GOBLIN: Final = 18
GOLDSMITH: Final = 19
IMP: Final = 20
MERCHANT: Final = 21
NECROMANCER: Final = 22
QUACK: Final = 23
RAINBOW_DRAGON: Final = 24
APPRENTICE: Final = 25
TROLL: Final = 26
TWO_HEADED_DRAGON: Final = 27
CUSTOM: Final = 28  # The first of the three blank cards (6.21).
KINDS: Final = 31
FIRST_EXTRA: Final = ALCHEMIST

NAMES: Final = [
    "witch",
    "magician",
    "sorcerer",
    "wizard",
    "thief",
    "red-dragon",
    "blue-dragon",
    "yellow-dragon",
    "alchemist",
    "ancient-dragon",
    "brigand",
    "doppelganger",
    "dwarf-4",
    "dwarf-5",
    "enchantress",
    "fairy",
    "ghost",
    "gnome",
    "goblin",
    "goldsmith",
    "imp",
    "merchant",
    "necromancer",
    "quack",
    "rainbow-dragon",
    "apprentice",
    "troll",
    "two-headed-dragon",
    "custom-1",
    "custom-2",
    "custom-3",
]

# Stones are packed: three counts of four bits each, red lowest. There are twelve of a colour, so four bits hold them.
RED: Final = 0
BLUE: Final = 1
YELLOW: Final = 2
COLOURS: Final = 3
COLOUR_NAMES: Final = ["red", "blue", "yellow"]
COLOUR_MASK: Final = [0x00F, 0x0F0, 0xF00]  # The place of one colour within packed stones.


def is_extra(card: i64) -> bool:
    return card >= FIRST_EXTRA


def stones_of(colour: i64, count: i64) -> i64:
    """So many stones of one colour, packed."""
    return count << (colour * 4)


def count_of(stones: i64, colour: i64) -> i64:
    return (stones >> (colour * 4)) & 15


def total_of(stones: i64) -> i64:
    return (stones & 15) + ((stones >> 4) & 15) + (stones >> 8)


def pack_stones(red: i64, blue: i64, yellow: i64) -> i64:
    return red | blue << 4 | yellow << 8


def unpack_stones(stones: i64) -> list[int]:
    return [count_of(stones, colour) for colour in range(COLOURS)]


def nth_stone(stones: i64, place: i64) -> i64:
    """The colour of the stone at this place when they are sorted."""
    colour: i64 = 0
    while colour < YELLOW:
        place -= count_of(stones, colour)
        if place < 0:
            return colour
        colour += 1
    return colour
