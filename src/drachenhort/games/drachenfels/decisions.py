"""The kinds of decision."""

from typing import Final

PICK_KNIGHT: Final = 0
TAKE_TURN: Final = 1
MOVE_KNIGHT: Final = 2
RESET_RAINBOW: Final = 3
SET_RAINBOW: Final = 4
SET_BRIDGE: Final = 5
PICK_DRAGON: Final = 6
PLACE_DRAGON: Final = 7
PICK_SWAP: Final = 8
PICK_CLOUDED: Final = 9
SEND_HOME: Final = 10
DRAW_CARD: Final = 11
