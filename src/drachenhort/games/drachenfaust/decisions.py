"""What a seat is asked."""

from typing import Final

from drachenhort.core.decision import Decisions

DECISIONS: Final = Decisions()

BID: Final = DECISIONS.kind(0, "bid", is_part=True)
BID_FAIRY: Final = DECISIONS.kind(1, "bid-fairy", is_part=True)
BID_MAGIC: Final = DECISIONS.kind(2, "bid-magic", is_part=True)
BID_SILVER: Final = DECISIONS.kind(3, "bid-silver")
DOUBLE: Final = DECISIONS.kind(4, "double")
USE: Final = DECISIONS.kind(5, "use")
COLOUR: Final = DECISIONS.kind(6, "colour")
SEAT: Final = DECISIONS.kind(7, "seat")
STEAL: Final = DECISIONS.kind(8, "steal")
CARD: Final = DECISIONS.kind(9, "card")
BUY: Final = DECISIONS.kind(10, "buy")
GIVE_UP: Final = DECISIONS.kind(11, "give-up")
DRAW_ON: Final = DECISIONS.kind(12, "draw-on")
