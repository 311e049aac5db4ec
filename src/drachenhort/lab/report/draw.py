"""Plots of a report as inline SVG, without script and without any colour of their own: the page's styles have them.

Rows are tables with a drawing in each, so that they can be read aloud and fit any screen; what is drawn in a row stretches.
"""

from collections.abc import Callable, Sequence
from html import escape
from math import isfinite
from typing import Final, NamedTuple

WIDE: Final = 1000


class Row(NamedTuple):
    """A line of a plot: what it is called (HTML), its value and interval on the scale, and what is told of it."""

    name: str
    value: float
    low: float
    high: float
    told: Sequence[str]
    is_clear: bool = False


class Spot(NamedTuple):
    """A point of a plot with two axes; one that stands out is larger."""

    x: float
    y: float
    stands_out: bool


def rows(
    heads: Sequence[str],
    lines: Sequence[Row],
    mark: float | None,
    low: float,
    high: float,
    wanted: tuple[float, float] | None = None,
) -> str:
    """A dot with its interval for each line; an upright line at the mark, a band behind what is wanted."""

    def at(value: float) -> int:
        return round(WIDE * (min(max(value, low), high) - low) / (high - low))

    upright = "" if mark is None else f'<path class="mark" d="M{at(mark)} 0V20"/>'
    if wanted is not None:
        upright += f'<path class="band" d="M{at(wanted[0])} 0V20H{at(wanted[1])}V0z"/>'
    body = "".join(
        f'<tr{_clear(line)}><th scope="row">{line.name}</th><td class="plot">{_open()}{upright}'
        f'<path class="reach" d="M{at(line.low)} 10H{at(line.high)}"/>'
        f'<path class="dot" d="M{at(line.value)} 4V16"/></svg></td>'
        f"{_cells(line.told)}</tr>"
        for line in lines
    )
    return _table(heads, body)


def ends(lines: Sequence[Row]) -> list[float]:
    """All that the lines reach and can be drawn: an interval may reach for ever."""
    return [end for line in lines for end in (line.low, line.value, line.high) if isfinite(end)]


def bars(heads: Sequence[str], lines: Sequence[Row], most: float | None = None) -> str:
    """A bar for each line, from 0 on."""
    top = most or max((line.value for line in lines), default=0.0) or 1.0
    body = "".join(
        f'<tr{_clear(line)}><th scope="row">{line.name}</th><td class="plot">{_open()}'
        f'<path class="bar" d="M0 3H{round(WIDE * line.value / top)}V17H0z"/></svg></td>{_cells(line.told)}</tr>'
        for line in lines
    )
    return _table(heads, body)


def histogram(values: dict[int, int], label: str, number: Callable[[float], str]) -> str:
    """How often each value was there, in thirty columns at most; what is rare at the far end is one column."""
    total = sum(values.values())
    if not total:
        return ""
    last, seen = 0, 0
    for value in sorted(values):
        last, seen = value, seen + values[value]
        if seen >= 0.995 * total:
            break
    first = min(values)
    step = max(1, -(-(last - first + 1) // 30))
    columns = [0] * ((last - first) // step + 1)
    for value, count in values.items():
        columns[min(len(columns) - 1, (value - first) // step)] += count
    high = max(columns)
    width = 300 / len(columns)
    drawn = "".join(
        f'<path class="bar" d="M{place * width:.1f} 80V{80 - 76 * count / high:.1f}h{max(1.0, width - 1):.1f}V80z"/>'
        for place, count in enumerate(columns)
    )
    end = f"{number(last)}{'+' if last < max(values) else ''}"
    ends = f"<span>{number(first)}</span><span>{escape(label)}</span><span>{end}</span>"
    picture = f'<svg viewBox="0 0 300 80" preserveAspectRatio="none" role="img" aria-label="{escape(label)}">{drawn}</svg>'
    return f'<figure class="columns">{picture}<figcaption>{ends}</figcaption></figure>'


def curve(points: Sequence[tuple[float, float, float, float]], mark: float, first: str, label: str, last: str) -> str:
    """Shares over the course of a game, each with its interval; a line across at the mark."""

    def at(x: float, share: float) -> str:
        return f"{300 * x:.1f} {100 - 96 * min(max(share, 0), 1):.1f}"

    band = "M" + "L".join(at(x, high) for x, _, _, high in points)
    band += "L" + "L".join(at(x, low) for x, _, low, _ in reversed(points)) + "z"
    line = "M" + "L".join(at(x, share) for x, share, _, _ in points)
    across = f"M{at(0, mark)}L{at(1, mark)}"
    picture = (
        f'<svg viewBox="0 0 300 100" preserveAspectRatio="none" role="img" aria-label="{escape(label)}">'
        f'<path class="mark" d="{across}"/><path class="band" d="{band}"/><path class="line" d="{line}"/></svg>'
    )
    ends = f"<span>{escape(first)}</span><span>{escape(label)}</span><span>{escape(last)}</span>"
    return f'<figure class="columns">{picture}<figcaption>{ends}</figcaption></figure>'


def spots(
    points: Sequence[Spot],
    across: tuple[float, float],
    upward: tuple[float, float],
    wanted: tuple[float, float] | None,
    label: str,
    number: Callable[[float], str],
) -> str:
    """Points with a band behind those that are wanted; those that stand out are drawn last and larger."""

    def x(value: float) -> float:
        return 6 + 288 * (value - across[0]) / (across[1] - across[0])

    def y(value: float) -> float:
        return 96 - 92 * (value - upward[0]) / (upward[1] - upward[0])

    band = "" if wanted is None else f'<path class="band" d="M0 {y(wanted[0]):.1f}H300V{y(wanted[1]):.1f}H0z"/>'
    drawn = "".join(
        f'<path class="{"spot best" if point.stands_out else "spot"}" d="M{x(point.x):.1f} {y(point.y):.1f}h0"/>'
        for point in sorted(points, key=lambda point: point.stands_out)
    )
    picture = (
        f'<svg viewBox="0 0 300 100" preserveAspectRatio="none" role="img" aria-label="{escape(label)}">{band}{drawn}</svg>'
    )
    ends = f"<span>{number(across[0])}</span><span>{escape(label)}</span><span>{number(across[1])}</span>"
    return f'<figure class="columns">{picture}<figcaption>{ends}</figcaption></figure>'


def _open() -> str:
    return f'<svg viewBox="0 0 {WIDE} 20" preserveAspectRatio="none" aria-hidden="true">'


def _clear(line: Row) -> str:
    return ' class="clear"' if line.is_clear else ""


def _cells(told: Sequence[str]) -> str:
    return "".join(f"<td>{escape(each)}</td>" for each in told)


def _table(heads: Sequence[str], body: str) -> str:
    first, *others = heads
    head = f'<th scope="col">{escape(first)}</th><td></td>' + "".join(
        f'<th scope="col">{escape(each)}</th>' for each in others
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
