"""What can happen in Schutt und Asche, for the log and the animation. Tiles, lands and gold are told by number."""

from typing import Final

from drachenhort.core.event import EventKind

TOOK_LAND: Final = EventKind("took-land", ["seat", "land"])
START_TILES: Final = EventKind("start-tiles", ["seat", "power"])
KNIGHT_PUT: Final = EventKind("knight-put", ["seat", "land"])
LOOKED: Final = EventKind("looked", ["seat", "land"])
SAW_STACK: Final = EventKind("saw-stack", ["seat", "land", "tiles*"])
LAID_STACK: Final = EventKind("laid-stack", ["seat", "land", "tiles*"])
SORTED: Final = EventKind("sorted", ["seat"])
SORTING_ENDS: Final = EventKind("sorting-ends", [])
ROUND_BEGINS: Final = EventKind("round-begins", ["round", "regent"])
HANDED_IN: Final = EventKind("handed-in", ["seat", "fame", "hits", "cards"])
GOT_GOLD: Final = EventKind("got-gold", ["seat", "count"])
GOLD_HELD: Final = EventKind("gold-held", ["seat", "cards*"])
PIECE_PUT: Final = EventKind("piece-put", ["seat", "field"])
OFFERED: Final = EventKind("offered", ["seat", "count"])
OFFERED_CARDS: Final = EventKind("offered-cards", ["seat", "cards*"])
REVEALED: Final = EventKind("revealed", ["seat", "cards*"])
TILE_UP: Final = EventKind("tile-up", ["field", "tile", "offering"])
PREVENTED: Final = EventKind("prevented", ["field"])
FAME: Final = EventKind("fame", ["seat", "value"])
ATTACKED: Final = EventKind("attacked", ["lands*"])
FIGHT_BEGINS: Final = EventKind("fight-begins", ["seat", "land"])
COMBAT_CARD: Final = EventKind("combat-card", ["card"])
POWER_SPENT: Final = EventKind("power-spent", ["seat"])
DRAGON_WON_FIGHT: Final = EventKind("dragon-won-fight", ["seat", "land"])
HIT: Final = EventKind("hit", ["seat", "land", "hits"])
DRAW: Final = EventKind("draw", ["seat", "land"])
SUCCESSFUL: Final = EventKind("successful", ["seat"])
MARKER_LIFTED: Final = EventKind("marker-lifted", ["seat", "land"])
LAND_LOST: Final = EventKind("land-lost", ["seat", "land"])
BOUGHT: Final = EventKind("bought", ["seat", "land", "tile"])
TILE_PUT: Final = EventKind("tile-put", ["seat", "land", "tile"])
NO_ROOM: Final = EventKind("no-room", ["seat", "tile"])
PURCHASES_END: Final = EventKind("purchases-end", ["seat", "cards"])
TILES_LAID: Final = EventKind("tiles-laid", ["regent", "colours*"])
CLAIMED: Final = EventKind("claimed", ["seat", "claim"])
VICTORIOUS: Final = EventKind("victorious", ["seat"])
TURNED: Final = EventKind("turned", ["seat", "land", "power", "tile"])
COUNTED: Final = EventKind("counted", ["seat", "points", "lands"])
CROWNED: Final = EventKind("crowned", ["seat"])
SAVED: Final = EventKind("saved", ["lands"])
DRAGON_WON: Final = EventKind("dragon-won", ["lands"])
STOPPED: Final = EventKind("stopped", ["round"])

EVENT_KINDS: Final = [
    TOOK_LAND,
    START_TILES,
    KNIGHT_PUT,
    LOOKED,
    SAW_STACK,
    LAID_STACK,
    SORTED,
    SORTING_ENDS,
    ROUND_BEGINS,
    HANDED_IN,
    GOT_GOLD,
    GOLD_HELD,
    PIECE_PUT,
    OFFERED,
    OFFERED_CARDS,
    REVEALED,
    TILE_UP,
    PREVENTED,
    FAME,
    ATTACKED,
    FIGHT_BEGINS,
    COMBAT_CARD,
    POWER_SPENT,
    DRAGON_WON_FIGHT,
    HIT,
    DRAW,
    SUCCESSFUL,
    MARKER_LIFTED,
    LAND_LOST,
    BOUGHT,
    TILE_PUT,
    NO_ROOM,
    PURCHASES_END,
    TILES_LAID,
    CLAIMED,
    VICTORIOUS,
    TURNED,
    COUNTED,
    CROWNED,
    SAVED,
    DRAGON_WON,
    STOPPED,
]
