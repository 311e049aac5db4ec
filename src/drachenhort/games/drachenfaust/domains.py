"""What the numbers of Drachenfaust stand for outside."""

from typing import Final

from drachenhort.core.shapes import Count, Flag, Names, Seat
from drachenhort.games.drachenfaust.bids import MOST_BLACK
from drachenhort.games.drachenfaust.cards import COLOUR_NAMES, FIRST_EXTRA, NAMES
from drachenhort.games.drachenfaust.data import ALL_COMMON, ALL_FAIRY, ALL_RED, ALL_SILVER, EACH_STONE, MAX_SEATS

SEAT: Final = Seat(MAX_SEATS)
CARD: Final = Names("Card", NAMES)
BASE: Final = Names("Base", NAMES[:FIRST_EXTRA])
"""The creatures that take part in every round."""
COLOUR: Final = Names("Colour", COLOUR_NAMES)
FAIRY: Final = Count(0, ALL_FAIRY)
COMMON: Final = Count(0, ALL_COMMON)
SILVER: Final = Count(0, ALL_SILVER)
BLACK: Final = Count(0, MOST_BLACK)
RED: Final = Count(0, ALL_RED)
STONES: Final = Count(0, EACH_STONE)
"""Of one colour."""
TENDER: Final = Names("Tender", ["common", "fairy", "silver"])
"""6.13 What a stone can be bought with."""
DOUBLE: Final = Names("", ["none", "from-before", "this-round"])
"""6.4 A seat's Doppelgänger."""
POINTS: Final = Count(0, 99)
NUMBER: Final = Count(0, 1_000_000)
"""Of rounds, and of what a bid is worth."""
FLAG: Final = Flag()
