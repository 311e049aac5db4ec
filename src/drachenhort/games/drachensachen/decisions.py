"""The kinds of decision."""

from typing import Final

SWAP_CARDS: Final = 0
PLAY_CARDS: Final = 1
ANSWER_DRAW: Final = 2
ANSWER_SKIP: Final = 3
GIVE_CARD: Final = 4
PICK_OPEN: Final = 5
CHOOSE_DIRECTION: Final = 6
