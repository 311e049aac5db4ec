"""What the numbers of Schutt und Asche stand for outside."""

from typing import Final

from drachenhort.core.shapes import Count, Flag, Names, Place, Seat
from drachenhort.games.schutt_und_asche.board import FIELDS, LAND_NAMES, LANDS, SIZE
from drachenhort.games.schutt_und_asche.data import (
    ALL_GOLD,
    COMBAT_NAMES,
    FAME_VALUES,
    GOLD_CARDS,
    GOLD_VALUES,
    HIGHEST,
    HITS,
    KNIGHT,
    LAST_TILE,
    MAX_SEATS,
    SHIELD,
    TILE_NAMES,
)


def colours(red: int) -> str:
    """`YRRY`: the colour of each field, from a mask of the red ones."""
    return "".join(["R" if red >> field & 1 else "Y" for field in range(FIELDS)])


SEAT: Final = Seat(MAX_SEATS)
TURN: Final = Count(0, MAX_SEATS - 1)
"""How many seats have had theirs."""
LAND: Final = Names("LandId", LAND_NAMES)
LANDS_LEFT: Final = Count(0, LANDS)
FIELD: Final = Place(FIELDS)
SPOT: Final = Count(0, SIZE)
"""Where something is drawn, from the left or from above."""
TILE: Final = Names("Tile", TILE_NAMES[1:], first=1)
GEAR: Final = Names("Gear", TILE_NAMES[KNIGHT : SHIELD + 1], first=KNIGHT)
TILE_OR_NONE: Final = Names("", ["none", *TILE_NAMES[1:]])
HEIGHT: Final = Count(0, HIGHEST)
COLOUR: Final = Names("Colour", ["yellow", "red"])
PATTERN: Final = Names("Pattern", [colours(red) for red in range(2**FIELDS)])
DRAGON_TILE: Final = Count(1, LAST_TILE)
COMBAT: Final = Names("Combat", COMBAT_NAMES)
TOPIC: Final = Names("Topic", ["offer", "gold", "top"])
STATUS: Final = Names("", ["none", "successful", "victorious"])
GOLD: Final = Count(0, GOLD_VALUES - 1)
"""The value of a card; 0 is X."""
GOLD_SUM: Final = Count(0, ALL_GOLD)
CARDS: Final = Count(0, GOLD_CARDS)
FAME_VALUE: Final = Count(1, FAME_VALUES)
HIT_COUNT: Final = Count(0, HITS)
NUMBER: Final = Count(0, 1_000_000)
"""Of rounds, looks, tiles or points."""
FLAG: Final = Flag()
