"""How soon a tap shows its effect: from the lifted finger to the painted frame, the processor slowed down four times."""

from pathlib import Path
from typing import Final

from playwright.sync_api import Page, TimeoutError

WATCH: Final = Path(__file__).with_name("watch.js")
SLOWDOWN: Final = 4
BAR: Final = 100.0
"""Milliseconds."""

GAMES: Final = {
    "drachensachen": (4, 8),
    "drachenfaust": (5, 6),
    "drachenhueter": (4, 20),
    "drachenfels": (4, 30),
    "schutt_und_asche": (4, 60),
}
"""Seats, and moves that are played before somebody taps."""

SHORT: Final = 500
PAUSE: Final = 20


def tap(page: Page, wanted: int) -> list[float]:
    """Taps on whatever can be done until so many taps have shown something; the milliseconds of each."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    can = page.locator(".region [data-can]")
    for turn in range(10 * wanted):
        if done(page) >= wanted or page.locator("dialog[open] table").count():
            break
        count = can.count()
        if count == 0:
            page.wait_for_timeout(PAUSE)
            continue
        try:
            can.nth(turn % count).click(timeout=SHORT)
        except TimeoutError:
            page.keyboard.press("Escape")  # It went away meanwhile, or something was opened over it.
            continue
        page.evaluate("new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))")
    out: list[float] = page.evaluate("window.taps")
    return out


def done(page: Page) -> int:
    count: int = page.evaluate("window.taps.length")
    return count
