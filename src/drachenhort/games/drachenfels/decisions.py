"""The kinds of decision."""

from typing import Final

from drachenhort.core.game import Decisions

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

DECISIONS: Final = Decisions(
    {
        "knight": PICK_KNIGHT,
        "turn": TAKE_TURN,
        "move": MOVE_KNIGHT,
        "re-set": RESET_RAINBOW,
        "rainbow": SET_RAINBOW,
        "bridge": SET_BRIDGE,
        "dragon": PICK_DRAGON,
        "dragon-to": PLACE_DRAGON,
        "teletransfer": PICK_SWAP,
        "cloud": PICK_CLOUDED,
        "home": SEND_HOME,
        "draw": DRAW_CARD,
    }
)
