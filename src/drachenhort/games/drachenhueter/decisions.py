"""The kinds of decision, in lower case for everybody else. What one step alone asks is declared beside it."""

from typing import Final

from drachenhort.core.decision import Decisions

DECISIONS: Final = Decisions()

TAKE: Final = 0
CHANGE: Final = 1
LAY: Final = 2
LAY_ALONG: Final = 3
END: Final = 4
STAND_IN: Final = 5
CARD: Final = 6
