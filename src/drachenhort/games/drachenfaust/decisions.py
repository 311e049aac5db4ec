"""The kinds of decision."""

from typing import Final

from drachenhort.core.game import Decisions

BID_GOLD: Final = 0
BID_FAIRY: Final = 1
BID_MAGIC: Final = 2
BID_SILVER: Final = 3
DECLARE_DOUBLE: Final = 4
PAY_OR_TAKE: Final = 5
CHOOSE_COLOUR: Final = 6
CHOOSE_SEAT: Final = 7
STEAL: Final = 8
CHOOSE_CARD: Final = 9
BUY: Final = 10
GIVE_UP: Final = 11
DRAW_ON: Final = 12

DECISIONS: Final = Decisions(
    {
        "bid": BID_GOLD,
        "bid-fairy": BID_FAIRY,
        "bid-magic": BID_MAGIC,
        "bid-silver": BID_SILVER,
        "double": DECLARE_DOUBLE,
        "use": PAY_OR_TAKE,
        "colour": CHOOSE_COLOUR,
        "seat": CHOOSE_SEAT,
        "steal": STEAL,
        "card": CHOOSE_CARD,
        "buy": BUY,
        "give-up": GIVE_UP,
        "draw-on": DRAW_ON,
    },
    parts=[BID_FAIRY, BID_GOLD, BID_MAGIC],
)
