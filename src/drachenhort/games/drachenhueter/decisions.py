"""The kinds of decision."""

from typing import Final

TAKE_CARDS: Final = 0
CHANGE_BOOK: Final = 1
LAY_CARDS: Final = 2
LAY_ALONG: Final = 3
CHOOSE_END: Final = 4
CHOOSE_STAND_IN: Final = 5
CHOOSE_CARD: Final = 6
CHOOSE_PEARL: Final = 7
