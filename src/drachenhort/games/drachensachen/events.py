"""What can happen in Drachensachen, for the log and the animation. Cards are told by kind."""

from typing import Final

from drachenhort.core.event import EventKind

GAME_BEGINS: Final = EventKind("game-begins", ["number", "starter"])
DEALT: Final = EventKind("dealt", ["seat", "hidden", "hand*"])
LAID_OUT: Final = EventKind("laid-out", ["seat", "open*"])
SWAPPED: Final = EventKind("swapped", ["seat", "open", "hand"])
KEPT: Final = EventKind("kept", ["seat"])
PLAYED: Final = EventKind("played", ["seat", "kind", "count", "from_open"])
TURNED: Final = EventKind("turned", ["seat", "place", "kind"])
REMOVED_FOUR: Final = EventKind("removed-four", ["seat", "kind"])
PILE_LEAVES: Final = EventKind("pile-leaves", ["seat"])
TOOK_PILE: Final = EventKind("took-pile", ["seat", "cards*"])
OWES_DRAW: Final = EventKind("owes-draw", ["seat", "count"])
DREW: Final = EventKind("drew", ["seat", "count"])
DREW_CARDS: Final = EventKind("drew-cards", ["seat", "cards*"])
SKIPPED: Final = EventKind("skipped", ["seat"])
GAVE: Final = EventKind("gave", ["seat", "to"])
GAVE_CARD: Final = EventKind("gave-card", ["seat", "to", "kind"])
PICKED: Final = EventKind("picked", ["seat", "from", "kind"])
REVERSED: Final = EventKind("reversed", ["seat"])
WENT_ON: Final = EventKind("went-on", ["seat"])
GAME_WON: Final = EventKind("game-won", ["seat"])
GAME_STOPPED: Final = EventKind("game-stopped", ["turns"])
LOST: Final = EventKind("lost", ["seat", "gold", "total"])
CURSED: Final = EventKind("cursed", ["seat", "curse"])
SKILL_UP: Final = EventKind("skill-up", ["skill"])
MATCH_WON: Final = EventKind("match-won", ["seat"])

EVENT_KINDS: Final = [
    GAME_BEGINS,
    DEALT,
    LAID_OUT,
    SWAPPED,
    KEPT,
    PLAYED,
    TURNED,
    REMOVED_FOUR,
    PILE_LEAVES,
    TOOK_PILE,
    OWES_DRAW,
    DREW,
    DREW_CARDS,
    SKIPPED,
    GAVE,
    GAVE_CARD,
    PICKED,
    REVERSED,
    WENT_ON,
    GAME_WON,
    GAME_STOPPED,
    LOST,
    CURSED,
    SKILL_UP,
    MATCH_WON,
]
