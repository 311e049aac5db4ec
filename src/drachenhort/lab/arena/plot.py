"""An arena's result as a picture: shares of wins and ratings with their intervals."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from drachenhort.core.shares import Z_95
from drachenhort.lab.arena.stored import Arena
from drachenhort.lab.arena.table import name_of, title_of

if TYPE_CHECKING:
    from matplotlib.axes import Axes

NEEDS: Final = "matplotlib"
DOT: Final = "#0b5fa5"
FAIR: Final = "#b3541e"
GRID: Final = "#d9dee3"
WIDTH: Final = 10.0
ROW: Final = 0.34
AROUND: Final = 1.6
"""Inches: the whole width, the height of a row and of all that is above and below the rows."""


def can_plot() -> bool:
    """Whether what it takes is installed; it comes with the extra `lab`."""
    return find_spec(NEEDS) is not None


def write_plot(arena: Arena, path: Path) -> None:
    """Draws it as SVG on a white ground."""
    from matplotlib import rc_context  # Only who plots has to have it.
    from matplotlib.figure import Figure

    rows = sum(1 + len(result.players) for result in arena.matches)
    size = (WIDTH, AROUND + ROW * max(rows, len(arena.ratings)))
    # Letters stay letters: small, and any reader's own font shows them. The same result gives the same file.
    with rc_context({"svg.fonttype": "none", "svg.hashsalt": "arena", "text.parse_math": False}):
        figure = Figure(size, layout="constrained", facecolor="white")
        figure.suptitle(f"{title_of(arena.plan)}: {arena.games:,} games")
        if arena.ratings:
            shares, ratings = figure.subplots(1, 2, width_ratios=[3, 2])
            _draw_ratings(ratings, arena)
        else:
            shares = figure.subplots()
        _draw_shares(shares, arena)
        figure.savefig(path, format="svg", metadata={"Date": None})


def _draw_shares(axes: Axes, arena: Arena) -> None:
    """A heading for each match and a row for each of its players, from the top down."""
    labels: list[str] = []
    for result in arena.matches:
        heading = name_of(arena.plan, result)
        axes.text(0.0, len(labels), heading, transform=axes.get_yaxis_transform(), va="center", fontweight="bold")
        labels.append("")
        for name in result.players:
            share, (low, high) = result.share(name), result.interval(name)
            _draw_row(axes, len(labels), 100 * share, 100 * low, 100 * high)
            axes.plot(100 * result.fair_share(name), len(labels), "|", color=FAIR, markersize=12, markeredgewidth=2)
            labels.append(name)
    axes.set_xlim(0, 100)
    _finish(axes, labels, "games won, in percent (bars: 95 %; upright marks: fair share)")


def _draw_ratings(axes: Axes, arena: Arena) -> None:
    for row, rating in enumerate(arena.ratings.values()):
        reach = Z_95 * rating.sigma
        _draw_row(axes, row, rating.mu, rating.mu - reach, rating.mu + reach)
    _finish(axes, list(arena.ratings), "rating (bars: 95 %)")


def _draw_row(axes: Axes, row: int, middle: float, low: float, high: float) -> None:
    axes.plot([low, high], [row, row], color=DOT, linewidth=2.5, solid_capstyle="butt")
    axes.plot(middle, row, "o", color=DOT, markersize=6, clip_on=False)


def _finish(axes: Axes, labels: list[str], what: str) -> None:
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.4, -0.6)
    axes.set_xlabel(what)
    axes.tick_params(axis="y", length=0)
    axes.grid(axis="x", color=GRID)
    axes.set_axisbelow(True)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
