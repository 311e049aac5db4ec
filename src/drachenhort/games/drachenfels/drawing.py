"""A board as a drawing: SVG text. Every kind of field has its own shape and sign, so nothing is told by colour alone."""

from typing import Final

from drachenhort.games.drachenfels.board import Board
from drachenhort.games.drachenfels.board_faults import DOTTED
from drachenhort.games.drachenfels.data import COLOURS
from drachenhort.games.drachenfels.fields import (
    CASTLE,
    FIELD_NAMES,
    FIELDS,
    START,
    is_rock,
    is_rock_castle,
    is_site,
    is_star,
    is_start,
)

MARGIN: Final = 60
"""Room around the outermost fields."""
RADIUS: Final = 17
START_FILLS: Final = ["#e58b80", "#8fb4e3", "#f0d774", "#ffffff"]
STYLE: Final = (
    "text{font:11px sans-serif;text-anchor:middle;dominant-baseline:central;fill:#222}"
    ".way{stroke:#8a7a5c;stroke-width:5;stroke-linecap:round}"
    ".gap{stroke:#8a7a5c;stroke-width:3;stroke-dasharray:3 6}"
    ".land{fill:#f3ead2;stroke:#6b5d3f;stroke-width:1.5}"
    ".dot{fill:#3f8f4f}"
    ".site{fill:#d9d2c3;stroke:#6b5d3f;stroke-width:1.5;stroke-dasharray:4 3}"
    ".rock{fill:#b9d8a8;stroke:#3d6b34;stroke-width:2}"
    ".star{fill:#ffe9a0;stroke:#a87b00;stroke-width:2}"
    ".castle{fill:#cfc8dd;stroke:#4a3f66;stroke-width:2}"
    ".start{stroke:#222;stroke-width:2.5}"
)


def draw_board(board: Board) -> str:
    """The whole board with its ways, fields and their names."""
    present = [field for field in range(FIELDS) if board.has(field)]
    left = min(board.xs[field] for field in present) - MARGIN
    top = min(board.ys[field] for field in present) - MARGIN
    width = max(board.xs[field] for field in present) + MARGIN - left
    height = max(board.ys[field] for field in present) + MARGIN - top
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {width} {height}" role="img">',
        "<title>Drachenfels</title>",
        f"<style>{STYLE}</style>",
        f'<rect x="{left}" y="{top}" width="{width}" height="{height}" fill="#e7f0e1"/>',
    ]
    for field in present:
        for other in board.neighbours[field]:
            if field < other:
                parts.append(_way(board, field, other))
    parts += [_field(board, field) for field in present]
    return "\n".join([*parts, "</svg>", ""])


def _way(board: Board, one: int, other: int) -> str:
    kind = "gap" if is_site(one) or is_site(other) else "way"
    ends = f'x1="{board.xs[one]}" y1="{board.ys[one]}" x2="{board.xs[other]}" y2="{board.ys[other]}"'
    return f'<line class="{kind}" {ends}/>'


def _field(board: Board, field: int) -> str:
    """A shape by kind, a green dot where a dragon may sit, and the name."""
    x, y = board.xs[field], board.ys[field]
    name = f'<text x="{x}" y="{y}">{FIELD_NAMES[field]}</text>'
    return f'<g id="{FIELD_NAMES[field]}">{_title(board, field)}{_shape(board, field, x, y)}{name}</g>'


def _title(board: Board, field: int) -> str:
    colour = f", {COLOURS[field - START]}" if is_start(field) else ""
    return f"<title>{FIELD_NAMES[field]}: {board.kinds[field]}{colour}</title>"


def _shape(board: Board, field: int, x: int, y: int) -> str:
    if field == CASTLE:
        return _polygon("castle", x, y, [(-34, 30), (-34, -30), (-18, -18), (0, -34), (18, -18), (34, -30), (34, 30)])
    if is_rock_castle(field):
        return _polygon("castle", x, y, [(-26, 24), (-20, -24), (-8, -14), (8, -14), (20, -24), (26, 24)])
    if is_rock(field):
        return _polygon("rock", x, y, [(-24, 18), (-10, -20), (2, -10), (12, -22), (24, 18)])
    if is_star(field):
        return _polygon(
            "star",
            x,
            y,
            [(0, -28), (8, -9), (28, -9), (12, 4), (18, 24), (0, 12), (-18, 24), (-12, 4), (-28, -9), (-8, -9)],
        )
    if is_site(field):
        return f'<rect class="site" x="{x - RADIUS}" y="{y - RADIUS}" width="{2 * RADIUS}" height="{2 * RADIUS}"/>'
    if is_start(field):
        return f'<circle class="start" cx="{x}" cy="{y}" r="{RADIUS + 6}" fill="{START_FILLS[field - START]}"/>'
    circle = f'<circle class="land" cx="{x}" cy="{y}" r="{RADIUS}"/>'
    dot = f'<circle class="dot" cx="{x}" cy="{y + 11}" r="4"/>' if board.kinds[field] == DOTTED else ""
    return circle + dot


def _polygon(kind: str, x: int, y: int, corners: list[tuple[int, int]]) -> str:
    points = " ".join(f"{x + right},{y + down}" for right, down in corners)
    return f'<polygon class="{kind}" points="{points}"/>'
