"""What a seat is asked."""

from typing import Final

from drachenhort.core.decision import Decisions

DECISIONS: Final = Decisions()

TAKE: Final = DECISIONS.kind(0, "take")
CHANGE: Final = DECISIONS.kind(1, "change")
LAY: Final = DECISIONS.kind(2, "lay")
LAY_ALONG: Final = DECISIONS.kind(3, "lay-along")
END: Final = DECISIONS.kind(4, "end")
STAND_IN: Final = DECISIONS.kind(5, "stand-in")
CARD: Final = DECISIONS.kind(6, "card")
