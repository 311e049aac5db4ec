"""What can happen in Schutt und Asche, for the log and the animation."""

from typing import Final

from drachenhort.core.event import Events
from drachenhort.core.shapes import Count, Many
from drachenhort.games.schutt_und_asche.actions import CODES_END, SAY_OFFER
from drachenhort.games.schutt_und_asche.domains import (
    CARDS,
    COLOUR,
    COMBAT,
    DRAGON_TILE,
    FAME_VALUE,
    FIELD,
    GEAR,
    GOLD,
    GOLD_SUM,
    HIT_COUNT,
    LAND,
    LANDS_LEFT,
    NUMBER,
    SEAT,
    TILE,
    TILE_OR_NONE,
)

CLAIM: Final = Count(SAY_OFFER, CODES_END - 1)
"""The code of what was said."""
EVENTS: Final = Events()

TOOK_LAND: Final = EVENTS.kind("took-land", "2.2", {"seat": SEAT, "land": LAND})
START_TILES: Final = EVENTS.kind("start-tiles", "2.3", {"seat": SEAT, "power": NUMBER})
KNIGHT_PUT: Final = EVENTS.kind("knight-put", "2.3", {"seat": SEAT, "land": LAND})
LOOKED: Final = EVENTS.kind("looked", "7.2", {"seat": SEAT, "land": LAND})
SAW_STACK: Final = EVENTS.kind("saw-stack", "7.2", {"seat": SEAT, "land": LAND, "tiles": Many(TILE)})
LAID_STACK: Final = EVENTS.kind("laid-stack", "7.2", {"seat": SEAT, "land": LAND, "tiles": Many(TILE)})
SORTED: Final = EVENTS.kind("sorted", "2.4", {"seat": SEAT})
SORTING_ENDS: Final = EVENTS.kind("sorting-ends", "2.5", {})
ROUND_BEGINS: Final = EVENTS.kind("round-begins", "3.1", {"round": NUMBER, "regent": SEAT})
HANDED_IN: Final = EVENTS.kind("handed-in", "4.2", {"seat": SEAT, "fame": NUMBER, "hits": HIT_COUNT, "cards": CARDS})
GOT_GOLD: Final = EVENTS.kind("got-gold", "4.4", {"seat": SEAT, "count": CARDS})
GOLD_HELD: Final = EVENTS.kind("gold-held", "4.4", {"seat": SEAT, "cards": Many(GOLD)})
PIECE_PUT: Final = EVENTS.kind("piece-put", "5.1", {"seat": SEAT, "field": FIELD})
OFFERED: Final = EVENTS.kind("offered", "5.2", {"seat": SEAT, "count": CARDS})
OFFERED_CARDS: Final = EVENTS.kind("offered-cards", "5.2", {"seat": SEAT, "cards": Many(GOLD)})
REVEALED: Final = EVENTS.kind("revealed", "5.3", {"seat": SEAT, "cards": Many(GOLD)})
TILE_UP: Final = EVENTS.kind("tile-up", "5.3", {"field": FIELD, "tile": DRAGON_TILE, "offering": GOLD_SUM})
PREVENTED: Final = EVENTS.kind("prevented", "5.3", {"field": FIELD})
FAME: Final = EVENTS.kind("fame", "5.3", {"seat": SEAT, "value": FAME_VALUE})
ATTACKED: Final = EVENTS.kind("attacked", "5.4", {"lands": Many(LAND)})
FIGHT_BEGINS: Final = EVENTS.kind("fight-begins", "6.1", {"seat": SEAT, "land": LAND})
COMBAT_CARD: Final = EVENTS.kind("combat-card", "6.1", {"card": COMBAT})
POWER_SPENT: Final = EVENTS.kind("power-spent", "6.3", {"seat": SEAT})
DRAGON_WON_FIGHT: Final = EVENTS.kind("dragon-won-fight", "6.4", {"seat": SEAT, "land": LAND})
HIT: Final = EVENTS.kind("hit", "6.5", {"seat": SEAT, "land": LAND, "hits": HIT_COUNT})
DRAW: Final = EVENTS.kind("draw", "6.5", {"seat": SEAT, "land": LAND})
SUCCESSFUL: Final = EVENTS.kind("successful", "6.6", {"seat": SEAT})
MARKER_LIFTED: Final = EVENTS.kind("marker-lifted", "6.5", {"seat": SEAT, "land": LAND})
LAND_LOST: Final = EVENTS.kind("land-lost", "5.6", {"seat": SEAT, "land": LAND})
BOUGHT: Final = EVENTS.kind("bought", "7.1", {"seat": SEAT, "land": LAND, "tile": TILE})
TILE_PUT: Final = EVENTS.kind("tile-put", "7.1", {"seat": SEAT, "land": LAND, "tile": GEAR})
NO_ROOM: Final = EVENTS.kind("no-room", "7.1", {"seat": SEAT, "tile": GEAR})
PURCHASES_END: Final = EVENTS.kind("purchases-end", "7.3", {"seat": SEAT, "cards": CARDS})
TILES_LAID: Final = EVENTS.kind("tiles-laid", "8.2", {"regent": SEAT, "colours": Many(COLOUR)})
CLAIMED: Final = EVENTS.kind("claimed", "4.5", {"seat": SEAT, "claim": CLAIM})
VICTORIOUS: Final = EVENTS.kind("victorious", "9.1", {"seat": SEAT})
TURNED: Final = EVENTS.kind("turned", "9.4", {"seat": SEAT, "land": LAND, "power": NUMBER, "tile": TILE_OR_NONE})
COUNTED: Final = EVENTS.kind("counted", "9.5", {"seat": SEAT, "points": NUMBER, "lands": LANDS_LEFT})
CROWNED: Final = EVENTS.kind("crowned", "9.5", {"seat": SEAT})
SAVED: Final = EVENTS.kind("saved", "9.3", {"lands": LANDS_LEFT})
DRAGON_WON: Final = EVENTS.kind("dragon-won", "9.2", {"lands": LANDS_LEFT})
STOPPED: Final = EVENTS.kind("stopped", "9.3", {"round": NUMBER})
