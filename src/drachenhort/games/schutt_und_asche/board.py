"""The land map, from board.toml: the path of the dragon, its entries, and where everything is drawn."""

import tomllib
from typing import Final, NamedTuple, final

from drachenhort.core.native import i64
from drachenhort.games.files import SOURCES, Toml, read_file

LANDS: Final = 24
FIELDS: Final = 4
SIZE: Final = 100
"""The board is so many units wide and high."""


class Place(NamedTuple):
    """A land or a centre field: its name, the place its path leads to, and where it is drawn."""

    id: str
    leads_to: str
    x: int
    y: int


@final
class Board:
    """A map that has been checked: one path round all lands, and a different entry for each centre field."""

    def __init__(self, text: str) -> None:
        table: dict[str, Toml] = tomllib.loads(text)
        assert table.get("from") in SOURCES, f"board: from must be one of {', '.join(SOURCES)}"
        self.lands: Final = [_place(entry, "next") for entry in _tables(table, "land")]
        self.fields: Final = [_place(entry, "entry") for entry in _tables(table, "field")]
        self.names: Final = [land.id for land in self.lands]
        _check_names(self.names, LANDS, "lands")
        _check_names([field.id for field in self.fields], FIELDS, "fields")
        _check_drawn_apart(self.lands + self.fields)
        self.entries: Final = [self._number(field) for field in self.fields]
        assert len(set(self.entries)) == FIELDS, "board: each field needs an entry of its own"
        self.following: Final = [self._number(land) for land in self.lands]
        self._check_path()

    def _number(self, place: Place) -> int:
        assert place.leads_to in self.names, f"board: {place.id} leads to '{place.leads_to}', which is no land"
        return self.names.index(place.leads_to)

    def _check_path(self) -> None:
        land = 0
        seen: list[int] = []
        while land not in seen:
            seen.append(land)
            land = self.following[land]
        assert land == 0 and len(seen) == LANDS, "board: the path must lead once round all lands and back"


def _tables(table: dict[str, Toml], name: str) -> list[dict[str, Toml]]:
    entries = table.get(name)
    assert isinstance(entries, list), f"board: [[{name}]] must be a list of tables"
    out: list[dict[str, Toml]] = []
    for entry in entries:
        assert isinstance(entry, dict), f"board: [[{name}]] must be a list of tables"
        out.append(entry)
    return out


def _place(entry: dict[str, Toml], path: str) -> Place:
    name = entry.get("id")
    leads_to = entry.get(path)
    x = entry.get("x")
    y = entry.get("y")
    assert isinstance(name, str) and name, "board: everything needs an id"
    assert isinstance(leads_to, str), f"board: {name} needs '{path}'"
    assert isinstance(x, int) and isinstance(y, int), f"board: {name} needs whole numbers x and y"
    assert 0 <= x <= SIZE and 0 <= y <= SIZE, f"board: {name} lies beside the board"
    return Place(name, leads_to, x, y)


def _check_names(names: list[str], count: int, what: str) -> None:
    assert len(names) == count, f"board: there must be {count} {what}, not {len(names)}"
    assert len(set(names)) == count, f"board: two {what} have the same id"


def _check_drawn_apart(places: list[Place]) -> None:
    spots = [place.x * (SIZE + 1) + place.y for place in places]
    assert len(set(spots)) == len(spots), "board: two places are drawn on the same spot"


BOARD: Final = Board(read_file("schutt_und_asche", "board.toml"))
LAND_NAMES: Final = BOARD.names
FOLLOWING: Final = BOARD.following
"""By land: the next one along the path."""
ENTRIES: Final = BOARD.entries
"""By centre field: the land where its path begins."""
BIT: Final[list[int]] = [2**land for land in range(LANDS)]
"""By land: its bit in a mask of lands."""
ALL_LANDS: Final = (1 << LANDS) - 1


def lands_of(mask: i64) -> list[int]:
    """The lands of a mask, in order."""
    lands: list[int] = []
    land: i64 = 0
    while mask:
        if mask & 1:
            lands.append(land)
        mask >>= 1
        land += 1
    return lands


def names_of(mask: int) -> list[str]:
    return [LAND_NAMES[land] for land in lands_of(mask)]


def mask_of(lands: list[int]) -> int:
    mask = 0
    for land in lands:
        mask |= BIT[land]
    return mask
