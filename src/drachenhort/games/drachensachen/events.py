"""What can happen in Drachensachen, for the log and the animation. Cards are told by kind."""

from typing import Final

from drachenhort.core.event import Events
from drachenhort.core.shapes import Many
from drachenhort.games.drachensachen.domains import CARDS, CURSE, HIDDEN_PLACE, KIND, NUMBER, SEAT, SKILL, TIMES

EVENTS: Final = Events()

GAME_BEGINS: Final = EVENTS.kind("game-begins", "2.1", {"number": NUMBER, "starter": SEAT})
DEALT: Final = EVENTS.kind("dealt", "2.1", {"seat": SEAT, "hidden": CARDS, "hand": Many(KIND)})
LAID_OUT: Final = EVENTS.kind("laid-out", "2.1", {"seat": SEAT, "open": Many(KIND)})
SWAPPED: Final = EVENTS.kind("swapped", "2.2", {"seat": SEAT, "open": KIND, "hand": KIND})
KEPT: Final = EVENTS.kind("kept", "2.2", {"seat": SEAT})
PLAYED: Final = EVENTS.kind("played", "3.2", {"seat": SEAT, "kind": KIND, "count": TIMES, "from_open": CARDS})
TURNED: Final = EVENTS.kind("turned", "3.9", {"seat": SEAT, "place": HIDDEN_PLACE, "kind": KIND})
REMOVED_FOUR: Final = EVENTS.kind("removed-four", "3.5", {"seat": SEAT, "kind": KIND})
PILE_LEAVES: Final = EVENTS.kind("pile-leaves", "3.4", {"seat": SEAT})
TOOK_PILE: Final = EVENTS.kind("took-pile", "3.7", {"seat": SEAT, "cards": Many(KIND)})
OWES_DRAW: Final = EVENTS.kind("owes-draw", "4.2", {"seat": SEAT, "count": CARDS})
DREW: Final = EVENTS.kind("drew", "4.2", {"seat": SEAT, "count": CARDS})
DREW_CARDS: Final = EVENTS.kind("drew-cards", "4.2", {"seat": SEAT, "cards": Many(KIND)})
SKIPPED: Final = EVENTS.kind("skipped", "4.3", {"seat": SEAT})
GAVE: Final = EVENTS.kind("gave", "8.4", {"seat": SEAT, "to": SEAT})
GAVE_CARD: Final = EVENTS.kind("gave-card", "8.4", {"seat": SEAT, "to": SEAT, "kind": KIND})
PICKED: Final = EVENTS.kind("picked", "8.7", {"seat": SEAT, "from": SEAT, "kind": KIND})
REVERSED: Final = EVENTS.kind("reversed", "8.5", {"seat": SEAT})
WENT_ON: Final = EVENTS.kind("went-on", "8.5", {"seat": SEAT})
GAME_WON: Final = EVENTS.kind("game-won", "3.11", {"seat": SEAT})
GAME_STOPPED: Final = EVENTS.kind("game-stopped", "3.11", {"turns": NUMBER})
LOST: Final = EVENTS.kind("lost", "5.1", {"seat": SEAT, "gold": NUMBER, "total": NUMBER})
CURSED: Final = EVENTS.kind("cursed", "7.1", {"seat": SEAT, "curse": CURSE})
SKILL_UP: Final = EVENTS.kind("skill-up", "8", {"skill": SKILL})
MATCH_WON: Final = EVENTS.kind("match-won", "6.1", {"seat": SEAT})
