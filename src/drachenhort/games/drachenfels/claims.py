"""2.4 What a board file claims of its board, checked: its symmetry and the distances it states."""

from typing import Final

from drachenhort.core.plain import shortened
from drachenhort.games.drachenfels.board import SYMMETRIES, Board, field_number, rows
from drachenhort.games.drachenfels.board_faults import BoardError
from drachenhort.games.drachenfels.board_lines import BoardLines
from drachenhort.games.drachenfels.distances import distances
from drachenhort.games.drachenfels.fields import CASTLE, FIELD_NAMES, FIELDS, PAIR_NAMES, POWERS, QUARTERS, SITE_NAMES
from drachenhort.games.files import Toml

NEEDED: Final = frozenset(["from", "to", "steps"])
MOST_DISTANCES: Final = 100
"""Each of them is looked for on the board; the standard board states 44."""


def check_symmetry(board: Board, file: dict[str, Toml]) -> None:
    for claim in rows(file, "symmetry"):
        if claim not in SYMMETRIES:
            raise BoardError("the file", f"symmetry '{shortened(str(claim))}' is not one of {', '.join(SYMMETRIES)}")
    if "rotation" in rows(file, "symmetry"):
        _check_image(board, [_turned(field) for field in range(FIELDS)], "turned by a quarter")
    if "mirror" in rows(file, "symmetry"):
        _check_image(board, [_mirrored(board, field) for field in range(FIELDS)], "seen in a mirror")


def _turned(field: int) -> int:
    """The same letter in the next quarter."""
    if field == CASTLE:
        return CASTLE
    first = (field - 1) // QUARTERS * QUARTERS + 1
    return first + (field - first + 1) % QUARTERS


def _mirrored(board: Board, field: int) -> int:
    """The field that lies where this one would, left and right exchanged."""
    if not board.has(field):
        return field
    for other in range(FIELDS):
        if board.has(other) and board.xs[other] == -board.xs[field] and board.ys[other] == board.ys[field]:
            return other
    raise BoardError(FIELD_NAMES[field], "seen in a mirror there is no field in its place", key="mirror-place")


def _check_image(board: Board, image: list[int], how: str) -> None:
    claim = "mirror" if how == "seen in a mirror" else "turn"
    for field in range(FIELDS):
        if not board.has(field):
            continue
        name, other = FIELD_NAMES[field], image[field]
        found = FIELD_NAMES[other]
        key, wrong = "", ""
        if not board.has(other):
            key, wrong = "gone", f"it becomes {found}, which is not on this board"
        elif board.kinds[other] != board.kinds[field]:
            key, wrong = "kind", f"it becomes {found}, which is of another kind"
        elif how == "turned by a quarter" and (board.xs[other], board.ys[other]) != (-board.ys[field], board.xs[field]):
            key, wrong = "place", f"it does not lie where {found} lies"
        elif sorted(image[each] for each in board.neighbours[field]) != board.neighbours[other]:
            key, wrong = "ways", f"its neighbours are not those of {found}"
        if wrong:
            raise BoardError(name, f"{how} {wrong}", key=f"{claim}-{key}", other=found)


def check_distances(board: Board, file: dict[str, Toml], lines: BoardLines) -> None:
    if len(rows(file, "distances")) > MOST_DISTANCES:
        raise BoardError("the file", f"at most {MOST_DISTANCES} distances can be stated")
    for place, row in enumerate(rows(file, "distances"), 1):
        lines.read_row("{", place)
        if not isinstance(row, dict) or not NEEDED <= set(row) <= NEEDED | {"bridges", "rainbows"}:
            raise BoardError(f"distance {place}", "needs from, to and steps, and may name bridges and rainbows")
        start, end = str(row["from"]), str(row["to"])
        bridges = _bits(row, "bridges", SITE_NAMES, f"distance {place}")
        rainbows = _bits(row, "rainbows", PAIR_NAMES, f"distance {place}")
        steps = distances(board.neighbours, field_number(start), bridges, rainbows)[field_number(end)]
        if steps != row["steps"]:
            found = "no way leads there" if steps < 0 else f"it is {steps}"
            raise BoardError(
                start,
                f"its distance to {end} should be {shortened(str(row['steps']))} by 'distances', but {found}",
                key="distance",
                other=end,
            )


def _bits(row: dict[str, Toml], key: str, names: list[str], place: str) -> int:
    bits = 0
    for name in rows(row, key):
        if not isinstance(name, str) or name not in names:
            raise BoardError(place, f"'{shortened(str(name))}' is not one of {', '.join(names)}")
        bits |= POWERS[names.index(name)]
    return bits
