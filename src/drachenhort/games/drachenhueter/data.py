"""The numbers of Drachenhüter, from components.toml."""

from typing import Final, final

from drachenhort.games.files import Components, Part

_BOX: Final = Components("drachenhueter")
_GAME: Final = _BOX.part("box")
_LEFT: Final = _BOX.part("left")
_RIGHT: Final = _BOX.part("right")
_START: Final = _BOX.part("start")

MIN_SEATS: Final = _GAME.number("seats_min")
MAX_SEATS: Final = _GAME.number("seats_max")
BACKLIGHTS: Final = _GAME.number("backlights")
CRYSTALS: Final = _GAME.number("crystals")
EGGS: Final = _GAME.number("eggs")
EGG: Final = _GAME.number("egg")
BEST_EGG: Final = _GAME.number("best_egg")
CHESTS: Final = _GAME.number("chests")
assert CHESTS == 6, "components.toml: there are six chests, each with an effect of its own (5.3)"

COLOURS: Final = 4
NUMBERS: Final = 5
"""1 The highest number on a book card."""
OTHERS: Final = COLOURS - 1
MOST_COPIES: Final = 7
"""A hand counts alike cards in three bits."""

LEFT_COPIES: Final = [_LEFT.number(str(number)) for number in range(1, NUMBERS + 1)]
RIGHT_COPIES: Final = [_RIGHT.number(str(further)) for further in range(1, OTHERS + 1)]
START_BACKS: Final = [_START.number("first"), _START.number("second")]
assert max(LEFT_COPIES + RIGHT_COPIES) <= MOST_COPIES, f"components.toml: at most {MOST_COPIES} cards can be alike"
assert START_BACKS[0] != START_BACKS[1], "components.toml: the two start cards of a colour differ in their backs"
assert all(1 <= further <= OTHERS for further in START_BACKS), "components.toml: [start] counts 1 to 3 colours further"


def _counts(name: str) -> list[tuple[int, int]]:
    """Value and count of each kind of piece or pearl, ascending."""
    part = _BOX.part(name)
    return sorted((int(key), part.number(key)) for key in part.table)


_PIECES: Final = _counts("pieces")
PIECE_VALUES: Final = [value for value, _ in _PIECES]
PIECE_COUNTS: Final = [count for _, count in _PIECES]
PIECE_KINDS: Final = len(PIECE_VALUES)
assert PIECE_KINDS <= 15 and max(PIECE_COUNTS) <= 15, "components.toml: at most 15 values of pieces, 15 of each"
RING: Final = 3
"""3.5 Pieces that make an amulet."""

RED_PEARLS: Final = [value for value, count in _counts("red_pearls") for _ in range(count)]
BLUE_PEARLS: Final = [value for value, count in _counts("blue_pearls") for _ in range(count)]
CRESTS: Final = [_BOX.part("crests").number(place) for place in ("first", "second", "third")]
assert sorted(CRESTS, reverse=True) == CRESTS, "components.toml: the best crest comes first"

# By the number of seats; there is no game for 0 or 1.
_SEATS: Final = [_BOX.part(name) for name in ("two_seats", "three_seats", "four_seats")]
PIECES_OUT: Final = [0, 0] + [part.number("pieces_out") for part in _SEATS]
AMULETS_TO_END: Final = [0, 0] + [part.number("amulets") for part in _SEATS]


def _check_supply() -> None:
    """2.3 Pieces and pearls cannot run out: a turn gives each seat at most one piece."""
    for seats in range(MIN_SEATS, MAX_SEATS + 1):
        before = (AMULETS_TO_END[seats] - 1) * RING + seats * (RING - 1)
        enough = sum(PIECE_COUNTS) - PIECES_OUT[seats] >= before + seats
        assert enough, f"components.toml: too few pieces for {seats} seats"
        pearls = len(RED_PEARLS) + len(BLUE_PEARLS)
        assert pearls >= AMULETS_TO_END[seats] - 1 + seats, f"components.toml: too few pearls for {seats} seats"


_check_supply()


@final
class Reward:
    """3.5 What a lay earns beside or as its piece."""

    def __init__(self, part: Part) -> None:
        self.is_highest: Final = part.number("highest_piece") == 1
        self.backlights: Final = part.number("backlights")
        self.crystals: Final = part.number("crystals")
        self.eggs: Final = part.number("eggs")


_REWARD_PARTS: Final = _BOX.parts("rewards")
assert len(_REWARD_PARTS) == NUMBERS + 1, "components.toml: a reward for each number from 1 to 6"
REWARDS: Final = [Reward(part) for part in _REWARD_PARTS]
"""By the number on the left page, less one."""
