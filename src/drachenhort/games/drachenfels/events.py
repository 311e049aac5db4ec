"""What can happen in Drachenfels, for the log and the animation.

Cards are told by kind, fields, pairs and sites by number (see fields.py); in a path FLIGHT (128) or CROSSING (256) is added
to a field that is flown to or reached over a rainbow.
"""

from typing import Final

from drachenhort.core.event import EventKind

GAME_BEGINS: Final = EventKind("game-begins", ["starter"])
KNIGHT_PICKED: Final = EventKind("knight-picked", ["seat", "colour"])
DEALT: Final = EventKind("dealt", ["seat", "hand*"])
PLAYED: Final = EventKind("played", ["seat", "kind"])
USED: Final = EventKind("used", ["seat", "kind"])
REFRESHED: Final = EventKind("refreshed", ["seat", "given", "drawn", "discards"])
DREW_CARDS: Final = EventKind("drew-cards", ["seat", "cards*"])
ROBBED: Final = EventKind("robbed", ["seat", "from"])
ROBBED_CARD: Final = EventKind("robbed-card", ["seat", "from", "kind"])
RAINBOW_SET: Final = EventKind("rainbow-set", ["seat", "pair"])
RAINBOW_LIFTED: Final = EventKind("rainbow-lifted", ["seat", "pair"])
RAINBOW_SHIFTED: Final = EventKind("rainbow-shifted", ["seat", "pair", "to"])
BRIDGE_BUILT: Final = EventKind("bridge-built", ["seat", "site"])
BRIDGE_RAZED: Final = EventKind("bridge-razed", ["seat", "site"])
BRIDGE_REBUILT: Final = EventKind("bridge-rebuilt", ["seat", "site", "to"])
DRAGON_MOVED: Final = EventKind("dragon-moved", ["seat", "from", "to"])
SWAPPED: Final = EventKind("swapped", ["seat", "with", "field", "other_field"])
CLOUDED: Final = EventKind("clouded", ["seat", "knight", "start"])
STAYED: Final = EventKind("stayed", ["seat", "kind"])
MOVED: Final = EventKind("moved", ["seat", "steps", "from", "path*"])
ARMOUR: Final = EventKind("armour", ["seat"])
DUEL: Final = EventKind("duel", ["seat", "loser"])
SENT_HOME: Final = EventKind("sent-home", ["seat", "loser", "start"])
LOOKED: Final = EventKind("looked", ["seat", "castle"])
SAW: Final = EventKind("saw", ["seat", "castle", "colour"])
CASTLES_OPEN: Final = EventKind("castles-open", ["seat"])
FOUND: Final = EventKind("found", ["seat", "castle", "colour"])
STOPPED: Final = EventKind("stopped", ["turns"])

EVENT_KINDS: Final = [
    GAME_BEGINS,
    KNIGHT_PICKED,
    DEALT,
    PLAYED,
    USED,
    REFRESHED,
    DREW_CARDS,
    ROBBED,
    ROBBED_CARD,
    RAINBOW_SET,
    RAINBOW_LIFTED,
    RAINBOW_SHIFTED,
    BRIDGE_BUILT,
    BRIDGE_RAZED,
    BRIDGE_REBUILT,
    DRAGON_MOVED,
    SWAPPED,
    CLOUDED,
    STAYED,
    MOVED,
    ARMOUR,
    DUEL,
    SENT_HOME,
    LOOKED,
    SAW,
    CASTLES_OPEN,
    FOUND,
    STOPPED,
]
