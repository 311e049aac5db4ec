"""`make taps`: the figures for each game; fails if anything that is tapped usually takes longer than the bar.

A machine that is shared can be twice as slow from one second to the next. So each tap is measured beside a piece of work
that is always the same, and reckoned at the machine's own pace: the one at which that work was done fastest in this run.
The same evening is played several times, and a thing that is tapped is judged by the middle of its times. The bare times
are shown, too.
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

HEADS = f"{'taps':>9}{'median':>8}{'worst':>7}{'things':>9}{'worst':>7}"
"""How many of the taps and of the things are within the bar, and their times."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.taps", description="How soon taps show their effect.")
    parser.add_argument("--games", nargs="+", choices=GAMES, default=list(GAMES), metavar="GAME")
    games: list[str] = parser.parse_args().games
    with serving() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=["--no-sandbox"])
        taps = {game: [each for _ in range(EVENINGS) for each in evening(browser, url, game)] for game in games}
        browser.close()
    paces = sorted(each.pace for those in taps.values() for each in those)
    own = paces[0]
    print(f"from the lifted finger to the painted frame, processor slowed down {SLOWDOWN} times, in milliseconds")
    print(f"the same work beside it took {own:.0f} to {paces[-1]:.0f} (median {statistics.median(paces):.0f})")
    print(f"{'':20}{'measured':^40}{'at its own pace':^40}slowest thing")
    print(f"{'':20}{2 * HEADS}")
    late = []
    for game, those in taps.items():
        paced = [each.at_pace(own) for each in those]
        things = judged(paced)
        slowest = max(things, key=lambda what: things[what])
        print(f"{game:20}{figures(those)}{figures(paced)}  {slowest[:40]} ({things[slowest]:.0f})")
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


def figures(taps: Sequence[Tap]) -> str:
    """Of the single taps, and of the things that were tapped."""
    times = [each.time for each in taps]
    things = judged(taps).values()
    single, all_of_them = f"{within(times)}/{len(times)}", f"{within(things)}/{len(things)}"
    return f"{single:>9}{statistics.median(times):8.0f}{max(times):7.0f}{all_of_them:>9}{max(things):7.0f}"


def within(times: Iterable[float]) -> int:
    return sum(time <= BAR for time in times)


if __name__ == "__main__":
    main()
