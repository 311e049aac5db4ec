"""`make taps`: the figures for each game; fails if anything that is tapped usually takes longer than the bar.

The same evening is played several times. A thing that is tapped is judged by the middle of its times, so that a moment in
which the machine does something else is not taken for a slow table.
"""

import argparse
import statistics
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence

from playwright.sync_api import Browser, sync_playwright

from tools.evening import browser_path, play, serving
from tools.taps import BAR, GAMES, PHONE, SLOWDOWN, WATCH, Tap, tap

EVENINGS = 5
TAPS = 30
OFTEN = 3
"""A thing that was tapped less often is not judged."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.taps", description="How soon taps show their effect.")
    parser.add_argument("--games", nargs="+", choices=GAMES, default=list(GAMES), metavar="GAME")
    games: list[str] = parser.parse_args().games
    with serving() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=["--no-sandbox"])
        taps = {game: [each for _ in range(EVENINGS) for each in evening(browser, url, game)] for game in games}
        browser.close()
    print(f"from the lifted finger to the painted frame, processor slowed down {SLOWDOWN} times, in milliseconds")
    print(f"{'':20}{'taps':>9}{'median':>8}{'worst':>7}{'things':>9}{'worst':>7}")
    late = []
    for game, those in taps.items():
        things = judged(those)
        print(f"{game:20}{figures([each.time for each in those], things)}", flush=True)
        late += [f"{game}: {what} ({time:.0f} ms)" for what, time in things.items() if time > BAR]
    if late:
        sys.exit("\n".join([f"over {BAR:.0f} ms:", *late]))


def evening(browser: Browser, url: str, game: str) -> list[Tap]:
    seats, moves = GAMES[game]
    context = browser.new_context(base_url=url, viewport=PHONE, device_scale_factor=2, has_touch=True, is_mobile=True)
    context.add_init_script("localStorage.setItem('drachenhort.speed', 'instant')")
    context.add_init_script(path=WATCH)
    page = context.new_page()
    page.goto("/")
    page.goto(f"/t/{play(page, game, seats, moves)}")
    page.locator(".region [data-can]").first.wait_for()
    taps = tap(page, TAPS)
    context.close()
    return taps


def judged(taps: Iterable[Tap]) -> dict[str, float]:
    """The middle time of each thing that was tapped often enough."""
    times: dict[str, list[float]] = defaultdict(list)
    for each in taps:
        times[each.what].append(each.time)
    return {what: statistics.median(those) for what, those in times.items() if len(those) >= OFTEN}


def figures(times: Sequence[float], things: dict[str, float]) -> str:
    """How many of the taps and of the things are within the bar, and their times."""
    taps, all_of_them = f"{within(times)}/{len(times)}", f"{within(things.values())}/{len(things)}"
    return f"{taps:>9}{statistics.median(times):8.0f}{max(times):7.0f}{all_of_them:>9}{max(things.values()):7.0f}"


def within(times: Iterable[float]) -> int:
    return sum(time <= BAR for time in times)


if __name__ == "__main__":
    main()
