"""What can happen in Drachenfaust, for the log and the animation."""

from typing import Final

from drachenhort.core.event import Events
from drachenhort.core.shapes import Many, Shape
from drachenhort.games.drachenfaust.domains import (
    BLACK,
    CARD,
    COLOUR,
    COMMON,
    FAIRY,
    NUMBER,
    POINTS,
    RED,
    SEAT,
    SILVER,
    STONES,
)

EVENTS: Final = Events()
_CARD: Final[dict[str, Shape]] = {"card": CARD}
_SEAT: Final[dict[str, Shape]] = {"seat": SEAT}
_SEAT_AND_CARD: Final[dict[str, Shape]] = {"seat": SEAT, "card": CARD}
_SEAT_AND_COLOUR: Final[dict[str, Shape]] = {"seat": SEAT, "colour": COLOUR}
_SEAT_AND_STONES: Final[dict[str, Shape]] = {"seat": SEAT, "red": STONES, "blue": STONES, "yellow": STONES}
_FROM_SEAT: Final[dict[str, Shape]] = {"seat": SEAT, "from": SEAT}
_COINS: Final[dict[str, Shape]] = {"fairy": FAIRY, "common": COMMON, "silver": SILVER}

ROUND_BEGINS: Final = EVENTS.kind("round-begins", "3.1", {"round": NUMBER, "extras": Many(CARD)})
EXTRAS_SHUFFLED: Final = EVENTS.kind("extras-shuffled", "3.1", {})
TURNED_UP: Final = EVENTS.kind("turned-up", "3.3", _CARD)
NOT_AUCTIONED: Final = EVENTS.kind("not-auctioned", "6.12", _CARD)
DECIDED: Final = EVENTS.kind("decided", "4.1", _SEAT)
BID: Final = EVENTS.kind("bid", "4.8", {"seat": SEAT, "fairy": FAIRY, "common": COMMON, "black": BLACK, "red": RED})
HEXED: Final = EVENTS.kind("hexed", "4.5", _CARD)
UNUSED: Final = EVENTS.kind("unused", "4.4", _CARD)
TIED: Final = EVENTS.kind("tied", "4.3", {"seats": Many(SEAT)})
BID_SILVER: Final = EVENTS.kind("bid-silver", "4.3", {"seat": SEAT, "silver": SILVER})
TIED_OUT: Final = EVENTS.kind("tied-out", "4.3", _CARD)
WON: Final = EVENTS.kind("won", "4.8", _SEAT_AND_CARD)
DOUBLED: Final = EVENTS.kind("doubled", "6.4", _SEAT_AND_CARD)
USES: Final = EVENTS.kind("uses", "4.7", _SEAT_AND_CARD)
NO_EFFECT: Final = EVENTS.kind("no-effect", "2.3", _SEAT_AND_CARD)
TOOK_COINS: Final = EVENTS.kind("took-coins", "2.3", _SEAT | _COINS)
TOOK_BLACK: Final = EVENTS.kind("took-black", "5.1", _SEAT)
TOOK_RED: Final = EVENTS.kind("took-red", "6.11", _SEAT)
TOOK_STONES: Final = EVENTS.kind("took-stones", "2.3", _SEAT_AND_STONES)
PAID_STONES: Final = EVENTS.kind("paid-stones", "4.7", _SEAT_AND_STONES)
SCORED: Final = EVENTS.kind("scored", "7.1", {"seat": SEAT, "points": POINTS, "total": POINTS})
STOLE_STONE: Final = EVENTS.kind("stole-stone", "5.6", _FROM_SEAT | {"colour": COLOUR})
STOLE_COINS: Final = EVENTS.kind("stole-coins", "5.6", _FROM_SEAT | _COINS)
ROBBED: Final = EVENTS.kind("robbed", "6.3", _FROM_SEAT)
ROBBED_COINS: Final = EVENTS.kind("robbed-coins", "6.3", _FROM_SEAT | {"common": COMMON, "silver": SILVER})
LAID_DOWN: Final = EVENTS.kind("laid-down", "6.4", _SEAT_AND_CARD)
CHOSE_CARD: Final = EVENTS.kind("chose-card", "6.8", _SEAT_AND_CARD)
DREW_CARD: Final = EVENTS.kind("drew-card", "6.10", _SEAT_AND_CARD)
BOUGHT: Final = EVENTS.kind("bought", "6.13", _SEAT_AND_COLOUR | _COINS)
GAVE_UP: Final = EVENTS.kind("gave-up", "6.14", {"seat": SEAT, "fairy": FAIRY})
NAMED: Final = EVENTS.kind("named", "6.16", _SEAT_AND_COLOUR)
DREW_STONE: Final = EVENTS.kind("drew-stone", "6.16", _SEAT_AND_COLOUR)
STONES_BACK: Final = EVENTS.kind("stones-back", "6.16", _SEAT_AND_STONES)
LOST_STONES: Final = EVENTS.kind("lost-stones", "6.18", _SEAT_AND_STONES)
PASSED: Final = EVENTS.kind("passed", "4.7", _SEAT_AND_CARD)
ROUND_ENDS: Final = EVENTS.kind("round-ends", "3.4", {"round": NUMBER})
STOPPED: Final = EVENTS.kind("stopped", "8", {"rounds": NUMBER})
GAME_WON: Final = EVENTS.kind("game-won", "7.1", _SEAT)
