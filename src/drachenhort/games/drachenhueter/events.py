"""What can happen in Drachenhüter, for the log and the animation.

Cards are told by kind, colours as 0 to 3, sides as 0 (left) and 1 (right).
"""

from typing import Final

from drachenhort.core.event import EventKind

STARTS: Final = EventKind("starts", ["seat"])
CHESTS_OPEN: Final = EventKind("chests-open", ["chests*"])
START_CARDS: Final = EventKind("start-cards", ["seat", "cards*"])
START_BACKS: Final = EventKind("start-backs", ["seat", "backs*"])
TURN_BEGINS: Final = EventKind("turn-begins", ["seat", "turn"])
TOOK: Final = EventKind("took", ["seat", "side", "card"])
TURNED_UP: Final = EventKind("turned-up", ["side", "card"])
GAP: Final = EventKind("gap", ["side"])
PAID_CRYSTAL: Final = EventKind("paid-crystal", ["seat", "chest"])
EXCHANGED: Final = EventKind("exchanged", ["seat", "side", "card"])
PUT: Final = EventKind("put", ["seat", "side", "card"])
RECOVERED: Final = EventKind("recovered", ["seat", "colour", "card"])
NEW_STACK: Final = EventKind("new-stack", ["seat", "colour", "side"])
LAID: Final = EventKind("laid", ["seat", "colour", "card", "count"])
PASSED: Final = EventKind("passed", ["seat"])
CREST: Final = EventKind("crest", ["seat", "points"])
REWARDED: Final = EventKind("rewarded", ["seat", "piece", "backlights", "crystals", "eggs"])
PEARL: Final = EventKind("pearl", ["seat", "is_red"])
LAST_ROUND: Final = EventKind("last-round", [])
GAME_STOPPED: Final = EventKind("game-stopped", ["turns"])
PEARLS_TURNED: Final = EventKind("pearls-turned", ["seat", "values*"])
SCORED: Final = EventKind("scored", ["seat", "points", "laid"])
GAME_WON: Final = EventKind("game-won", ["seat"])

EVENT_KINDS: Final = [
    STARTS,
    CHESTS_OPEN,
    START_CARDS,
    START_BACKS,
    TURN_BEGINS,
    TOOK,
    TURNED_UP,
    GAP,
    PAID_CRYSTAL,
    EXCHANGED,
    PUT,
    RECOVERED,
    NEW_STACK,
    LAID,
    PASSED,
    CREST,
    REWARDED,
    PEARL,
    LAST_ROUND,
    GAME_STOPPED,
    PEARLS_TURNED,
    SCORED,
    GAME_WON,
]
