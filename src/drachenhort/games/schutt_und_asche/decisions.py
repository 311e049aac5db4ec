"""The kinds of decision."""

from typing import Final

TAKE_LAND: Final = 0
PUT_KNIGHT: Final = 1
SORT: Final = 2
LAY_ORDER: Final = 3
PUT_PIECE: Final = 4
OFFER_GOLD: Final = 5
PICK_FIGHT: Final = 6
SPEND_POWER: Final = 7
STOP_FIGHT: Final = 8
LIFT_MARKER: Final = 9
PURCHASE: Final = 10
PUT_TILE: Final = 11
LAY_TILES: Final = 12
NAME_KING: Final = 13
CLAIM: Final = 14
