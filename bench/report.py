"""The table for the terminal."""

from collections.abc import Sequence

from bench.measure import Spread
from bench.results import Figure, Results

NOT_COMPILED = "OUR ENGINE IS NOT COMPILED, so the bars of the engine and of the Python loop do not count."


def table(results: Results) -> str:
    setting = results.setting
    peers = ", ".join(f"{name} {version}" for name, version in setting.peers.items())
    lines = [
        f"Drachenhort bench: Python {setting.python}, {peers}, one core, {setting.rounds} rounds",
        "Our engine is compiled." if setting.is_compiled else NOT_COMPILED,
    ]
    if setting.is_quick:
        lines.append("A quick look: too short for figures to rely on.")
    lines += [
        "",
        heading("drachensachen, 4 seats, random play", "bar"),
        *figures(results.headlines),
        "",
        heading("the same in other lights", ""),
        *figures(results.details),
        "",
        heading("engine / OpenSpiel native crazy_eights", "bar"),
        *figures(results.games),
        "",
        f"{'decisions a second, in thousands':<40}{'median':>9}{'lowest..highest':>19}",
        *(thousands(name, speed) for name, speed in results.speeds.items()),
        "",
        verdict(results),
    ]
    return "\n".join(lines)


def heading(title: str, bar: str) -> str:
    return f"{title:<40}{'median':>9}{'lowest..highest':>19}   {bar}".rstrip()


def figures(rows: Sequence[Figure]) -> list[str]:
    return [figure_line(row) for row in rows]


def figure_line(row: Figure) -> str:
    measured = f"  {row.label:<38}{row.value.median:>9.2f}{f'{row.value.low:.2f}..{row.value.high:.2f}':>19}"
    if row.bar is None:
        return measured
    return f"{measured}   {'MISSED' if row.is_missed else 'met':<6}  {row.bar}"


def thousands(name: str, speed: Spread) -> str:
    low_high = f"{speed.low / 1000:,.0f}..{speed.high / 1000:,.0f}"
    return f"  {name:<38}{speed.median / 1000:>9,.0f}{low_high:>19}"


def verdict(results: Results) -> str:
    barred = [row for row in results.headlines + results.games if row.bar is not None]
    missed = [row.key for row in barred if row.is_missed]
    if not missed:
        return f"All {len(barred)} bars are met."
    return f"{len(missed)} of {len(barred)} bars missed: {', '.join(missed)}."
