"""`make taps`: the figures for each game; fails if more than one tap in ten takes longer than the bar."""

import statistics
import sys

from playwright.sync_api import sync_playwright

from tools.evening import browser_path, play, serving
from tools.taps import BAR, GAMES, SLOWDOWN, WATCH, tap

TAPS = 30
MOST = 0.9


def main() -> None:
    late = []
    print(f"from the lifted finger to the painted frame, processor slowed down {SLOWDOWN} times, in milliseconds")
    print(f"{'':20}{'taps':>8}{'median':>10}{'worst':>10}{f'within {BAR:.0f}':>14}")
    with serving() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=["--no-sandbox"])
        for game, (seats, moves) in GAMES.items():
            context = browser.new_context(base_url=url, viewport={"width": 390, "height": 844}, device_scale_factor=2)
            context.add_init_script("localStorage.setItem('drachenhort.speed', 'instant')")
            context.add_init_script(path=WATCH)
            page = context.new_page()
            page.goto("/")
            page.goto(f"/t/{play(page, game, seats, moves)}")
            page.locator(".region [data-can]").first.wait_for()
            times = tap(page, TAPS)
            median, worst, within = statistics.median(times), max(times), sum(time <= BAR for time in times)
            print(f"{game:20}{len(times):8}{median:10.0f}{worst:10.0f}{within:14}", flush=True)
            if within < MOST * len(times):
                late.append(game)
            context.close()
        browser.close()
    if late:
        sys.exit(f"too many over {BAR:.0f} ms: {', '.join(late)}")


if __name__ == "__main__":
    main()
