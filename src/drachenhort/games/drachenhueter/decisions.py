"""The kinds of decision."""

from typing import Final

from drachenhort.core.game import Decisions

TAKE_CARDS: Final = 0
CHANGE_BOOK: Final = 1
LAY_CARDS: Final = 2
LAY_ALONG: Final = 3
CHOOSE_END: Final = 4
CHOOSE_STAND_IN: Final = 5
CHOOSE_CARD: Final = 6
CHOOSE_PEARL: Final = 7

DECISIONS: Final = Decisions(
    {
        "take": TAKE_CARDS,
        "change": CHANGE_BOOK,
        "lay": LAY_CARDS,
        "lay-along": LAY_ALONG,
        "end": CHOOSE_END,
        "stand-in": CHOOSE_STAND_IN,
        "card": CHOOSE_CARD,
        "pearl": CHOOSE_PEARL,
    }
)
