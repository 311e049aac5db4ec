"""The board of Drachenfels drawn with letters: every field where it lies, by its name or by who is on it."""

from typing import Final

from drachenhort.games.drachenfels.fields import FIELD_NAMES, FIELDS, HOLE, POWERS, is_site
from drachenhort.games.drachenfels.state import NOWHERE
from drachenhort.games.drachenfels.view import View

COLUMNS: Final = 76
ROWS: Final = 33
DRAGON: Final = "&&"
OPEN_SITE: Final = "::"


def drawn_board(view: View) -> list[str]:
    """Lines of equal scale. A knight is @ and its seat, a dragon &&; a site without a bridge is ::."""
    board = view.options.board
    present = [field for field in range(FIELDS) if board.has(field)]
    left, top = min(board.xs[field] for field in present), min(board.ys[field] for field in present)
    width = max(max(board.xs[field] for field in present) - left, 1)
    height = max(max(board.ys[field] for field in present) - top, 1)
    grid = [[" "] * (COLUMNS + 6) for _ in range(ROWS)]
    for field in present:
        column = (board.xs[field] - left) * (COLUMNS - 2) // width
        row = (board.ys[field] - top) * (ROWS - 1) // height
        _write(grid[row], column, _sign(view, field))
    return [line for line in ("".join(row).rstrip() for row in grid) if line]


def _write(row: list[str], column: int, sign: str) -> None:
    """In its place, or right of it where another field is."""
    while any(letter != " " for letter in row[max(column - 1, 0) : column + len(sign)]) and column < len(row) - 2:
        column += 1
    for place, letter in enumerate(sign):
        if column + place < len(row):
            row[column + place] = letter


def _sign(view: View, field: int) -> str:
    knights = [seat for seat, place in enumerate(view.places) if place.field == field and field != NOWHERE]
    if knights:
        return f"@{knights[0] + 1}" if len(knights) == 1 else "@+"
    if field in view.dragons:
        return DRAGON
    if is_site(field) and not view.bridges & POWERS[field - HOLE]:
        return OPEN_SITE
    return FIELD_NAMES[field]
