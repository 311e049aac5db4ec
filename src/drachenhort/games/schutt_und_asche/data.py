"""The numbers of Schutt und Asche, from components.toml."""

from typing import Final

from drachenhort.core.native import i64
from drachenhort.games.files import Components, Part
from drachenhort.games.schutt_und_asche.board import ENTRIES, FIELDS, LANDS

_BOX: Final = Components("schutt_und_asche")
_TABLE, _MARKERS, _STACKS = _BOX.several("table", "markers", "stacks")

MIN_SEATS: Final = _TABLE.number("seats_min")
MAX_SEATS: Final = _TABLE.number("seats_max")

# 1 Kinds of city tiles; gear on the board has the same numbers.
POWER: Final = 1
KNIGHT: Final = 2
SWORD: Final = 3
SHIELD: Final = 4
DRAGON: Final = 5
KINDS: Final = 5
TILE_NAMES: Final = ["", "power", "knight", "sword", "shield", "dragon"]
TILE_LETTERS: Final = ["", "P", "K", "S", "H", "D"]
CITY_TILES: Final = [0] + [_BOX.part("city_tiles").number(name) for name in TILE_NAMES[1:]]
START_KNIGHTS: Final = _BOX.part("start_tiles").number("knight")
START_POWER: Final = _BOX.part("start_tiles").number("power")

STACK: Final = [_STACKS.number("entry") if land in ENTRIES else _STACKS.number("land") for land in range(LANDS)]
"""2.1 By land: how many tiles it gets before the sorting."""
EXTRA: Final = LANDS * _STACKS.number("extra")  # 2.1 Tiles put aside for 2.5.
HIGHEST: Final = max(STACK) + 1

# 1, 4 Gold cards by value; X is 0.
GOLD_VALUES: Final = 4
GOLD_NAMES: Final = ["X", "1", "2", "3"]
GOLD: Final = [_BOX.part("gold").number(name) for name in ["x", "one", "two", "three"]]
GOLD_CARDS: Final = sum(GOLD)
ALL_GOLD: Final = sum([value * GOLD[value] for value in range(GOLD_VALUES)])

# 6 Combat cards by level: knight, dragon, sword, shield.
LEVELS: Final = ["combat_easier", "combat", "combat_harder"]
COMBAT_NAMES: Final = ["knight", "dragon", "sword", "shield"]


def _combat(part: Part) -> list[int]:
    return [part.number(name) for name in COMBAT_NAMES]


COMBAT: Final = [_combat(_BOX.part(name)) for name in LEVELS]
COMBAT_CARDS: Final = 36
THIRD: Final[i64] = 3  # 6.1 So many symbols decide a fight.

# 5, 8 Dragon tiles: 1 to 4 are yellow, 5 to 8 red.
LAST_YELLOW: Final = 4
LAST_TILE: Final = 8
FAME_OF_TILE: Final = [0] + [_BOX.part("fame_on_tile").number(str(tile)) for tile in range(1, LAST_TILE + 1)]
FAME_VALUES: Final = 3
FAME_MARKERS: Final = [0] + [_BOX.part("fame_markers").number(str(value)) for value in range(1, FAME_VALUES + 1)]
LAST_CHANGE: Final = 5  # 8.1 From this round on nothing is replaced.

ATTACKS: Final = _MARKERS.number("attacks")
HITS: Final = _MARKERS.number("hits")
CARDS_PER_HIT: Final = _MARKERS.number("cards_per_hit")
PRICE_TILE: Final[i64] = _BOX.part("prices").number("tile")
PRICE_LOOK: Final[i64] = _BOX.part("prices").number("look")
SUCCESSFUL: Final = _BOX.part("finale").number("successful")
VICTORIOUS: Final = _BOX.part("finale").number("victorious")


def _check() -> None:
    """What the code cannot play with is refused here, so that a changed file says what is wrong with it."""
    assert sum(CITY_TILES) == sum(STACK) + EXTRA, "city_tiles: as many as the stacks and the extra tiles need"
    assert EXTRA == LANDS, "stacks.extra must be 1: one tile for each land"
    assert GOLD_CARDS == 24 and ALL_GOLD < 26, "gold: 24 cards, worth less than 26 together"
    for level in COMBAT:
        assert sum(level) == COMBAT_CARDS, f"combat: {COMBAT_CARDS} cards at each level"
        assert level[0] >= THIRD, "combat: never fewer than 3 knights, or a fight might not end"
    for lowest in range(1, LAST_CHANGE + 1):
        for value in range(1, FAME_VALUES + 1):
            wanted = FAME_OF_TILE[lowest : lowest + FIELDS].count(value)
            assert wanted <= FAME_MARKERS[value], f"fame_markers.{value}: too few for the tiles of round {lowest}"
    assert max(FAME_OF_TILE) <= FAME_VALUES, f"fame_on_tile: at most {FAME_VALUES}"
    assert ATTACKS >= LAST_TILE, "markers.attacks: as many as the highest dragon tile"


_check()


def tiles_of_round(number: i64) -> list[int]:
    """8.1 The dragon tiles of a round, the lowest first."""
    lowest = min(number, LAST_CHANGE)
    return [lowest + place for place in range(FIELDS)]


def is_red(tile: i64) -> bool:
    return tile > LAST_YELLOW
