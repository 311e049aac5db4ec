"""The kinds of decision, in lower case for everybody else. What one step alone asks is declared beside it."""

from typing import Final

from drachenhort.core.decision import Decisions

DECISIONS: Final = Decisions()

BID: Final = 0
BID_FAIRY: Final = 1
BID_MAGIC: Final = 2
BID_SILVER: Final = 3
DOUBLE: Final = 4
USE: Final = 5
COLOUR: Final = 6
SEAT: Final = 7
STEAL: Final = 8
CARD: Final = 9
BUY: Final = 10
GIVE_UP: Final = 11
DRAW_ON: Final = 12
