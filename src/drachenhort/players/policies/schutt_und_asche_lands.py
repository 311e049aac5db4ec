"""What a seat of Schutt und Asche can tell of its lands: what the dragon reaches, danger, gear, what lies in stacks."""

from typing import Final

from drachenhort.core.native import i64
from drachenhort.games.schutt_und_asche.board import ALL_LANDS, BIT, ENTRIES, FIELDS, FOLLOWING, LANDS
from drachenhort.games.schutt_und_asche.data import LAST_CHANGE, LAST_YELLOW, POWER, tiles_of_round
from drachenhort.games.schutt_und_asche.stacks import height_of
from drachenhort.games.schutt_und_asche.state import State

CHANCE: Final = 0.2
"""1 How likely an unknown tile is of one kind: there are as many of each."""


def _gates() -> list[int]:
    """By land: the entry that comes last before it on the path."""
    gates = [0] * LANDS
    gate = land = ENTRIES[0]
    for _ in range(LANDS):
        if land in ENTRIES:
            gate = land
        gates[land] = gate
        land = FOLLOWING[land]
    return gates


def _path(field: int) -> list[int]:
    """The bits of all lands, in the order in which the dragon comes from this field."""
    path = []
    land = ENTRIES[field]
    for _ in range(LANDS):
        path.append(BIT[land])
        land = FOLLOWING[land]
    return path


GATES: Final = _gates()
PATHS: Final = [_path(field) for field in range(FIELDS)]
ROOM: Final[i64] = LANDS + 1
FIRST: Final = [sum(path[:attacks]) for path in PATHS for attacks in range(LANDS + 1)]
"""What so many attacks from a field mark while all lands stand."""
TILES: Final = [tiles_of_round(round) for round in range(LAST_CHANGE + 1)]
"""2.7 By round; later ones are like the last."""
DANGERS: Final = [1.0 / float(1 + steps) for steps in range(LANDS + 1)]


def danger(state: State, land: i64) -> float:
    """How near behind an entry a land lies: 1.0 the entry itself, less along the path."""
    standing = state.standing
    steps: i64 = 0
    at: i64 = GATES[land]
    while at != land:
        if standing & BIT[at]:
            steps += 1
        at = FOLLOWING[at]
    return DANGERS[steps]


def reached(state: State, field: i64, attacks: i64) -> i64:
    """5.4 The lands that so many attacks from this field would mark."""
    standing = state.standing
    if standing == ALL_LANDS:
        return FIRST[field * ROOM + attacks]
    path = PATHS[field]
    marked: i64 = 0
    passed: i64 = 0
    while attacks > 0 and passed < LANDS:
        bit: i64 = path[passed]
        if standing & bit:
            marked |= bit
            attacks -= 1
        passed += 1
    return marked


def likely_number(state: State, field: i64) -> i64:
    """2.7 The middle of what the tile on this field can be, rounded up: all know colours and what lies open."""
    number: i64 = state.tiles[field]
    if state.up >> field & 1:
        return number
    is_red = number > LAST_YELLOW
    lowest: i64 = 0
    highest: i64 = 0
    for tile in TILES[state.round if state.round < LAST_CHANGE else LAST_CHANGE]:
        if (tile > LAST_YELLOW) == is_red and not _lies_open(state, tile):
            if lowest == 0:
                lowest = tile
            highest = tile
    return (lowest + highest + 1) // 2


def _lies_open(state: State, tile: i64) -> bool:
    if state.up == 0:
        return False
    tiles = state.tiles
    field: i64 = 0
    while field < FIELDS:
        number: i64 = tiles[field]
        if number == tile and state.up >> field & 1:
            return True
        field += 1
    return False


def gear(state: State, land: i64) -> i64:
    """1 a shield, 2 a sword, 3 both."""
    bit: i64 = BIT[land]
    return (2 if state.swords & bit else 0) + (1 if state.shields & bit else 0)


def known_tiles(state: State, land: i64) -> i64:
    """The part of a stack that its owner knows, the topmost in the lowest bits."""
    stack: i64 = state.stacks[land]
    known: i64 = state.known[land]
    return stack >> 3 * (height_of(stack) - known)


def hidden_tiles(state: State, land: i64) -> i64:
    """How many tiles on top of a stack its owner does not know."""
    stack: i64 = state.stacks[land]
    known: i64 = state.known[land]
    return height_of(stack) - known


def free_power(state: State, land: i64) -> float:
    """9.4 Power that this stack would bring in the finale, as far as its owner can tell."""
    tiles = known_tiles(state, land)
    run = 0.0
    while tiles & 7 == POWER:
        run += 1.0
        tiles >>= 3
    hidden = hidden_tiles(state, land)
    while hidden > 0:
        run = CHANCE * (1.0 + run)
        hidden -= 1
    return run
