"""The table for the terminal."""

from bench.measure import Spread
from bench.report import figure_line, heading
from bench.results import Figure
from bench.server.results import Results

DISTURBED = "THE MACHINE WAS BUSY WITH OTHER THINGS, so these figures are too low and too spread out."


def table(results: Results) -> str:
    setting = results.setting
    versions = ", ".join(f"{name} {version}" for name, version in setting.versions.items())
    lines = [
        f"Servers under load: {versions}",
        f"{setting.tables} tables with two clients each, {setting.rounds} rounds of {setting.seconds:g} s for each server;",
        f"paced: {setting.paced_tables} tables, every client a move about every two seconds, {setting.paced_seconds:g} s.",
    ]
    if results.was_disturbed:
        lines.append(DISTURBED)
    if setting.is_quick:
        lines.append("A quick look: too short for figures to rely on.")
    headlines = results.headlines()
    if headlines:
        lines += ["", heading("ours against boardgame.io", "bar"), *(figure_line(figure) for figure in headlines)]
    for name, measured in results.servers.items():
        lines += ["", heading(name, ""), *(plain_line(figure) for figure in measured.figures())]
    if headlines:
        lines += ["", verdict(headlines)]
    return "\n".join(lines)


def plain_line(figure: Figure) -> str:
    value = figure.value
    return f"  {figure.label:<38}{number(value.median):>9}{low_to_high(value):>19}".rstrip()


def low_to_high(value: Spread) -> str:
    return "" if value.low == value.high else f"{number(value.low)}..{number(value.high)}"


def number(value: float) -> str:
    """Whole where it is large, and where it counts something."""
    return f"{value:,.0f}" if value >= 1000 or value == int(value) else f"{value:.2f}"


def verdict(headlines: list[Figure]) -> str:
    missed = [figure.key for figure in headlines if figure.is_missed]
    if not missed:
        return f"All {len(headlines)} bars are met."
    return f"{len(missed)} of {len(headlines)} bars missed: {', '.join(missed)}."
