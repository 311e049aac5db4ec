"""The kinds of decision, in lower case for everybody else. What one step alone asks is declared beside it."""

from typing import Final

from drachenhort.core.decision import Decisions

DECISIONS: Final = Decisions()

TAKE_LAND: Final = 0
START_KNIGHT: Final = 1
SORT: Final = 2
ORDER: Final = 3
DRAGON_PIECE: Final = 4
OFFER: Final = 5
PICK_FIGHT: Final = 6
POWER: Final = 7
SHIELD: Final = 8
MARKER: Final = 9
PURCHASE: Final = 10
PUT: Final = 11
LAY_TILES: Final = 12
NAME_KING: Final = 13
CLAIM: Final = 14
