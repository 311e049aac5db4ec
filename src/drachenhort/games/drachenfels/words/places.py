"""Where things are on the board of Drachenfels, in words.

Castles, rocks, stars, holes and gates go by the compass, starts by their colour, and land by the nearest of those: "the
second field east of the red start". The letters and numbers of the fields are for notation alone.
"""

from typing import Final

from drachenhort.core.words import Argument, Texts
from drachenhort.games.drachenfels.board import Board
from drachenhort.games.drachenfels.data import COLOURS
from drachenhort.games.drachenfels.fields import (
    CASTLE,
    END_FIELDS,
    ENDS,
    FIELD_NAMES,
    FIELDS,
    HOLE,
    LAND,
    QUARTERS,
    ROCK,
    ROCK_CASTLE,
    START,
    is_start,
)

STEEP: Final = 1 + 2**0.5
"""The tangent of 67.5 degrees: what is steeper than that lies straight north or south."""


class Places:
    """The fields of one board in one language."""

    def __init__(self, texts: Texts, board: Board) -> None:
        self.texts: Final = texts
        self.board: Final = board
        self.near: Final = _nearest_landmarks(board)
        self.alike: Final = self._alike()

    def name(self, field: int) -> str:
        return self._told("place", "place-on-land", field)

    def to(self, field: int) -> str:
        return self._told("to-place", "to-place-on-land", field)

    def from_(self, field: int) -> str:
        return self._told("from-place", "from-place-on-land", field)

    def side(self, field: int) -> str:
        """Where a landmark lies, seen from the middle of the board."""
        return side_of(self.board, CASTLE, field)

    def bow(self, pair: int) -> str:
        """2.3 From where to where a rainbow leads."""
        rock, end = ROCK + pair // ENDS, END_FIELDS[pair % ENDS]
        return self.texts.say("bow", rock=self.side(rock), end="royal" if end == CASTLE else self.side(end))

    def site_to(self, site: int) -> str:
        return self._site("site-to", site)

    def site_at(self, site: int) -> str:
        return self._site("site-at", site)

    def _site(self, key: str, site: int) -> str:
        field = HOLE + site
        return self.texts.say(key, kind=self.board.kinds[field], side=self.side(field))

    def _told(self, key: str, key_on_land: str, field: int) -> str:
        if field < LAND:
            told = self.texts.say(key, **self._landmark(field))
        else:
            landmark, steps = self.near[field]
            near = self.texts.say("near-place", **self._landmark(landmark))
            told = self.texts.say(key_on_land, steps=steps, side=side_of(self.board, landmark, field), near=near)
        # Only a board of one's own has two places that go by the same words.
        return f"{told} ({FIELD_NAMES[field]})" if field in self.alike else told

    def _landmark(self, field: int) -> dict[str, Argument]:
        colour = COLOURS[field - START] if is_start(field) else "none"
        return {"kind": self.board.kinds[field], "side": self.side(field), "colour": colour}

    def _alike(self) -> set[int]:
        seen: dict[tuple[str | int, ...], list[int]] = {}
        for field in range(FIELDS):
            if is_start(field) or not self.board.has(field):
                continue
            if field < LAND:
                key: tuple[str | int, ...] = (self.board.kinds[field], self.side(field))
            else:
                landmark, steps = self.near[field]
                key = (landmark, steps, side_of(self.board, landmark, field))
            seen.setdefault(key, []).append(field)
        return {field for fields in seen.values() if len(fields) > 1 for field in fields}


def side_of(board: Board, middle: int, field: int) -> str:
    """Which of the eight sides of the middle a field lies on; the middle itself has none."""
    right = board.xs[field] - board.xs[middle]
    down = board.ys[field] - board.ys[middle]
    upright = "" if abs(right) > STEEP * abs(down) else "south" if down > 0 else "north"
    across = "" if abs(down) > STEEP * abs(right) else "east" if right > 0 else "west"
    if right == down == 0:
        return "none"
    return "-".join(part for part in (upright, across) if part)


def _nearest_landmarks(board: Board) -> dict[int, tuple[int, int]]:
    """For every field of land the landmark with the fewest steps to it, and how many; of several the first."""
    near: dict[int, tuple[int, int]] = {
        field: (field, 0) for field in range(LAND) if field != CASTLE and not ROCK_CASTLE <= field < ROCK_CASTLE + QUARTERS
    }
    edge = list(near)
    while edge:
        further: list[int] = []
        for field in edge:
            landmark, steps = near[field]
            for other in board.neighbours[field]:
                if other >= LAND and other not in near:
                    near[other] = (landmark, steps + 1)
                    further.append(other)
        edge = further
    return near
