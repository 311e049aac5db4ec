"""The kinds of decision."""

from typing import Final

from drachenhort.core.game import Decisions

SWAP_CARDS: Final = 0
PLAY_CARDS: Final = 1
ANSWER_DRAW: Final = 2
ANSWER_SKIP: Final = 3
GIVE_CARD: Final = 4
PICK_OPEN: Final = 5
CHOOSE_DIRECTION: Final = 6

DECISIONS: Final = Decisions(
    {
        "swap": SWAP_CARDS,
        "play": PLAY_CARDS,
        "owed-draw": ANSWER_DRAW,
        "owed-skip": ANSWER_SKIP,
        "give": GIVE_CARD,
        "pick": PICK_OPEN,
        "direction": CHOOSE_DIRECTION,
    }
)
