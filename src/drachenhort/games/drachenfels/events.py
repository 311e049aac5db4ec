"""What can happen in Drachenfels, for the log and the animation. Cards are told by kind."""

from typing import Final

from drachenhort.core.event import Events
from drachenhort.core.shapes import Many
from drachenhort.games.drachenfels.domains import (
    CARDS,
    CASTLE_NUMBER,
    COLOUR,
    FIELD,
    KIND,
    PAIR,
    PLACE,
    SEAT,
    SITE,
    START_FIELD,
    STEPS,
    TURNS,
)

EVENTS: Final = Events()

GAME_BEGINS: Final = EVENTS.kind("game-begins", "3.3", {"starter": SEAT})
KNIGHT_PICKED: Final = EVENTS.kind("knight-picked", "3.1", {"seat": SEAT, "colour": COLOUR})
DEALT: Final = EVENTS.kind("dealt", "3.2", {"seat": SEAT, "hand": Many(KIND)})
PLAYED: Final = EVENTS.kind("played", "4.1", {"seat": SEAT, "kind": KIND})
USED: Final = EVENTS.kind("used", "4.3", {"seat": SEAT, "kind": KIND})
REFRESHED: Final = EVENTS.kind("refreshed", "4.2", {"seat": SEAT, "given": CARDS, "drawn": CARDS, "discards": CARDS})
DREW_CARDS: Final = EVENTS.kind("drew-cards", "4.2", {"seat": SEAT, "cards": Many(KIND)})
ROBBED: Final = EVENTS.kind("robbed", "4.2", {"seat": SEAT, "from": SEAT})
ROBBED_CARD: Final = EVENTS.kind("robbed-card", "4.2", {"seat": SEAT, "from": SEAT, "kind": KIND})
RAINBOW_SET: Final = EVENTS.kind("rainbow-set", "5.1", {"seat": SEAT, "pair": PAIR})
RAINBOW_LIFTED: Final = EVENTS.kind("rainbow-lifted", "5.1", {"seat": SEAT, "pair": PAIR})
RAINBOW_SHIFTED: Final = EVENTS.kind("rainbow-shifted", "5.1", {"seat": SEAT, "pair": PAIR, "to": PAIR})
BRIDGE_BUILT: Final = EVENTS.kind("bridge-built", "5.2", {"seat": SEAT, "site": SITE})
BRIDGE_RAZED: Final = EVENTS.kind("bridge-razed", "5.2", {"seat": SEAT, "site": SITE})
BRIDGE_REBUILT: Final = EVENTS.kind("bridge-rebuilt", "5.2", {"seat": SEAT, "site": SITE, "to": SITE})
DRAGON_MOVED: Final = EVENTS.kind("dragon-moved", "5.3", {"seat": SEAT, "from": FIELD, "to": FIELD})
SWAPPED: Final = EVENTS.kind("swapped", "5.4", {"seat": SEAT, "with": SEAT, "field": FIELD, "other_field": FIELD})
CLOUDED: Final = EVENTS.kind("clouded", "5.5", {"seat": SEAT, "knight": SEAT, "start": START_FIELD})
STAYED: Final = EVENTS.kind("stayed", "6.3", {"seat": SEAT, "kind": KIND})
MOVED: Final = EVENTS.kind("moved", "6.1", {"seat": SEAT, "steps": STEPS, "from": FIELD, "path": Many(PLACE)})
ARMOUR: Final = EVENTS.kind("armour", "7.1", {"seat": SEAT})
DUEL: Final = EVENTS.kind("duel", "7.2", {"seat": SEAT, "loser": SEAT})
SENT_HOME: Final = EVENTS.kind("sent-home", "7.2", {"seat": SEAT, "loser": SEAT, "start": START_FIELD})
LOOKED: Final = EVENTS.kind("looked", "8.2", {"seat": SEAT, "castle": CASTLE_NUMBER})
SAW: Final = EVENTS.kind("saw", "8.1", {"seat": SEAT, "castle": CASTLE_NUMBER, "colour": COLOUR})
CASTLES_OPEN: Final = EVENTS.kind("castles-open", "8.4", {"seat": SEAT})
FOUND: Final = EVENTS.kind("found", "8.1", {"seat": SEAT, "castle": CASTLE_NUMBER, "colour": COLOUR})
STOPPED: Final = EVENTS.kind("stopped", "9", {"turns": TURNS})
