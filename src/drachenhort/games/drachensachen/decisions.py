"""The kinds of decision, in lower case for everybody else. What one step alone asks is declared beside it."""

from typing import Final

from drachenhort.core.decision import Decisions

DECISIONS: Final = Decisions()

SWAP: Final = 0
PLAY: Final = 1
OWED_DRAW: Final = 2
OWED_SKIP: Final = 3
GIVE: Final = 4
PICK: Final = 5
DIRECTION: Final = 6
