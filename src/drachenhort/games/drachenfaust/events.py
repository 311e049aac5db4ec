"""What can happen in Drachenfaust, for the log and the animation. Cards and colours are told by number."""

from typing import Final

from drachenhort.core.event import EventKind

ROUND_BEGINS: Final = EventKind("round-begins", ["round", "extras*"])
EXTRAS_SHUFFLED: Final = EventKind("extras-shuffled", [])
TURNED_UP: Final = EventKind("turned-up", ["card"])
NOT_AUCTIONED: Final = EventKind("not-auctioned", ["card"])
DECIDED: Final = EventKind("decided", ["seat"])
BID: Final = EventKind("bid", ["seat", "fairy", "common", "black", "red"])
HEXED: Final = EventKind("hexed", ["card"])
UNUSED: Final = EventKind("unused", ["card"])
TIED: Final = EventKind("tied", ["seats*"])
BID_SILVER: Final = EventKind("bid-silver", ["seat", "silver"])
TIED_OUT: Final = EventKind("tied-out", ["card"])
WON: Final = EventKind("won", ["seat", "card"])
DOUBLED: Final = EventKind("doubled", ["seat", "card"])
USES: Final = EventKind("uses", ["seat", "card"])
NO_EFFECT: Final = EventKind("no-effect", ["seat", "card"])
TOOK_COINS: Final = EventKind("took-coins", ["seat", "fairy", "common", "silver"])
TOOK_BLACK: Final = EventKind("took-black", ["seat"])
TOOK_RED: Final = EventKind("took-red", ["seat"])
TOOK_STONES: Final = EventKind("took-stones", ["seat", "red", "blue", "yellow"])
PAID_STONES: Final = EventKind("paid-stones", ["seat", "red", "blue", "yellow"])
SCORED: Final = EventKind("scored", ["seat", "points", "total"])
STOLE_STONE: Final = EventKind("stole-stone", ["seat", "from", "colour"])
STOLE_COINS: Final = EventKind("stole-coins", ["seat", "from", "fairy", "common", "silver"])
ROBBED: Final = EventKind("robbed", ["seat", "from"])
ROBBED_COINS: Final = EventKind("robbed-coins", ["seat", "from", "common", "silver"])
LAID_DOWN: Final = EventKind("laid-down", ["seat", "card"])
CHOSE_CARD: Final = EventKind("chose-card", ["seat", "card"])
DREW_CARD: Final = EventKind("drew-card", ["seat", "card"])
BOUGHT: Final = EventKind("bought", ["seat", "colour", "fairy", "common", "silver"])
GAVE_UP: Final = EventKind("gave-up", ["seat", "fairy"])
NAMED: Final = EventKind("named", ["seat", "colour"])
DREW_STONE: Final = EventKind("drew-stone", ["seat", "colour"])
STONES_BACK: Final = EventKind("stones-back", ["seat", "red", "blue", "yellow"])
LOST_STONES: Final = EventKind("lost-stones", ["seat", "red", "blue", "yellow"])
PASSED: Final = EventKind("passed", ["seat", "card"])
ROUND_ENDS: Final = EventKind("round-ends", ["round"])
STOPPED: Final = EventKind("stopped", ["rounds"])
GAME_WON: Final = EventKind("game-won", ["seat"])

EVENT_KINDS: Final = [
    ROUND_BEGINS,
    EXTRAS_SHUFFLED,
    TURNED_UP,
    NOT_AUCTIONED,
    DECIDED,
    BID,
    HEXED,
    UNUSED,
    TIED,
    BID_SILVER,
    TIED_OUT,
    WON,
    DOUBLED,
    USES,
    NO_EFFECT,
    TOOK_COINS,
    TOOK_BLACK,
    TOOK_RED,
    TOOK_STONES,
    PAID_STONES,
    SCORED,
    STOLE_STONE,
    STOLE_COINS,
    ROBBED,
    ROBBED_COINS,
    LAID_DOWN,
    CHOSE_CARD,
    DREW_CARD,
    BOUGHT,
    GAVE_UP,
    NAMED,
    DREW_STONE,
    STONES_BACK,
    LOST_STONES,
    PASSED,
    ROUND_ENDS,
    STOPPED,
    GAME_WON,
]
