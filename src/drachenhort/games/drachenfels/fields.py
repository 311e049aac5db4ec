"""The names and numbers of fields, the same for every board, and sets of fields as bits of two words.

Numbers are bit places: 0 to 61 in the low word, 62 to 112 in the high one. Which fields there are, a board says.
"""

from typing import Final, final

from drachenhort.core.native import i64

QUARTERS: Final = 4
WORD: Final = 62

CASTLE: Final = 0
START: Final = 1
ROCK: Final = 5
STAR: Final = 9
ROCK_CASTLE: Final = 13
HOLE: Final = 17
GATE: Final = 21
LAND: Final = 25

SPECIAL_LETTERS: Final = "SRTFHG"
LAND_LETTERS: Final = "aAbBcdefghijklmnopwxyz"

FIELD_NAMES: Final = ["K"] + [
    f"{letter}{quarter}" for letter in SPECIAL_LETTERS + LAND_LETTERS for quarter in range(1, QUARTERS + 1)
]
FIELDS: Final = len(FIELD_NAMES)
CASTLE_NAMES: Final = FIELD_NAMES[ROCK_CASTLE : ROCK_CASTLE + QUARTERS]
FIELD_NUMBERS: Final = {name: number for number, name in enumerate(FIELD_NAMES)}

# 2.3 Rainbow sites. A pair is a rock and one of five ends: the royal castle, then the four rock castles.
ENDS: Final = 5
PAIRS: Final = QUARTERS * ENDS
END_FIELDS: Final = [CASTLE] + [ROCK_CASTLE + quarter for quarter in range(QUARTERS)]
PAIR_NAMES: Final = [
    f"{FIELD_NAMES[ROCK + rock]}-{FIELD_NAMES[END_FIELDS[end]]}" for rock in range(QUARTERS) for end in range(ENDS)
]

# 2.1 Bridge sites: the four holes, then the four gates.
SITES: Final = 8
SITE_NAMES: Final = [FIELD_NAMES[HOLE + site] for site in range(SITES)]


@final
class Bit:
    """A field as a set of one, as an object of its own, so that compiled code need not unpack a large int."""

    def __init__(self, low: i64, high: i64) -> None:
        self.low: i64 = low
        self.high: i64 = high


def _bit(field: int) -> Bit:
    if field < WORD:
        return Bit(2**field, 0)
    return Bit(0, 2 ** (field - WORD)) if field < FIELDS else Bit(0, 0)


BITS: Final = [_bit(field) for field in range(128)]
"""By field number; numbers that are no field have no bit."""
POWERS: Final = [1 << place for place in range(PAIRS)]
"""Single bits of the small sets: pairs, sites, castles, seats."""


def is_rock(field: i64) -> bool:
    return ROCK <= field < ROCK + QUARTERS


def is_star(field: i64) -> bool:
    return STAR <= field < STAR + QUARTERS


def is_rock_castle(field: i64) -> bool:
    return ROCK_CASTLE <= field < ROCK_CASTLE + QUARTERS


def is_start(field: i64) -> bool:
    return START <= field < START + QUARTERS


def is_site(field: i64) -> bool:
    return HOLE <= field < LAND


def end_of(field: i64) -> i64:
    """Which of the five ends of rainbows this castle is; 5 for a field that is none."""
    if field == CASTLE:
        return 0
    if ROCK_CASTLE <= field < ROCK_CASTLE + QUARTERS:
        return 1 + field - ROCK_CASTLE
    return ENDS


def names_in(bits: i64, names: list[str]) -> list[str]:
    """The names of what is in a small set."""
    return [name for place, name in enumerate(names) if bits & POWERS[place]]
