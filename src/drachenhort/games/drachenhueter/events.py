"""What can happen in Drachenhüter, for the log and the animation."""

from typing import Final

from drachenhort.core.event import Events
from drachenhort.core.shapes import Count, Many
from drachenhort.games.drachenhueter.data import CHESTS
from drachenhort.games.drachenhueter.domains import CARD, CHEST, COLOUR, NUMBER, SEAT, SIDE

EVENTS: Final = Events()

STARTS: Final = EVENTS.kind("starts", "2.1", {"seat": SEAT})
CHESTS_OPEN: Final = EVENTS.kind("chests-open", "5.1", {"chests": Many(CHEST)})
START_CARDS: Final = EVENTS.kind("start-cards", "2.1", {"seat": SEAT, "cards": Many(CARD)})
START_BACKS: Final = EVENTS.kind("start-backs", "6.1", {"seat": SEAT, "backs": Many(COLOUR)})
TURN_BEGINS: Final = EVENTS.kind("turn-begins", "3.0", {"seat": SEAT, "turn": NUMBER})
TOOK: Final = EVENTS.kind("took", "3.1", {"seat": SEAT, "side": SIDE, "card": CARD})
TURNED_UP: Final = EVENTS.kind("turned-up", "3.1", {"side": SIDE, "card": CARD})
GAP: Final = EVENTS.kind("gap", "4.3", {"side": SIDE})
PAID_CRYSTAL: Final = EVENTS.kind("paid-crystal", "5.2", {"seat": SEAT, "chest": Count(0, CHESTS)})
EXCHANGED: Final = EVENTS.kind("exchanged", "5.3", {"seat": SEAT, "side": SIDE, "card": CARD})
PUT: Final = EVENTS.kind("put", "3.2", {"seat": SEAT, "side": SIDE, "card": CARD})
RECOVERED: Final = EVENTS.kind("recovered", "5.3", {"seat": SEAT, "colour": COLOUR, "card": CARD})
NEW_STACK: Final = EVENTS.kind("new-stack", "3.4", {"seat": SEAT, "colour": COLOUR, "side": SIDE})
LAID: Final = EVENTS.kind("laid", "3.3", {"seat": SEAT, "colour": COLOUR, "card": CARD, "count": NUMBER})
PASSED: Final = EVENTS.kind("passed", "3.3", {"seat": SEAT})
CREST: Final = EVENTS.kind("crest", "3.7", {"seat": SEAT, "points": NUMBER})
REWARDED: Final = EVENTS.kind(
    "rewarded", "3.5", {"seat": SEAT, "piece": NUMBER, "backlights": NUMBER, "crystals": NUMBER, "eggs": NUMBER}
)
LAST_ROUND: Final = EVENTS.kind("last-round", "4.3", {})
GAME_STOPPED: Final = EVENTS.kind("game-stopped", "4.4", {"turns": NUMBER})
PEARLS_TURNED: Final = EVENTS.kind("pearls-turned", "4.2", {"seat": SEAT, "values": Many(NUMBER)})
SCORED: Final = EVENTS.kind("scored", "4.2", {"seat": SEAT, "points": NUMBER, "laid": NUMBER})
GAME_WON: Final = EVENTS.kind("game-won", "4.2", {"seat": SEAT})
