"""How soon a tap shows its effect: from the lifted finger to the painted frame, the processor slowed down four times."""

from math import inf
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import CDPSession, Page, ViewportSize

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

PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
HELD: Final = 80
"""Milliseconds that the finger stays on the glass, as a person's does."""

STILL: Final = 250
"""Milliseconds without a change on the table before the next tap: somebody looks before they tap."""

PATIENCE: Final = 100
"""Looks at the table without finding anything to tap, while others play, before the game counts as over."""

WRITTEN: Final = "window.taps.map(({ what, time }) => [what, time])"


class Tap(NamedTuple):
    what: str
    time: float
    """Milliseconds; without end if it showed nothing."""


def tap(page: Page, wanted: int) -> list[Tap]:
    """Taps on one after the other of the things that can be tapped, so many times or until the game is over."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    made = looks = 0
    while made < wanted and looks < PATIENCE and not page.locator("dialog[open] table").count():
        page.evaluate("window.still", STILL)
        spot: dict[str, float] | None = page.evaluate("window.spot", made)
        if spot is None:
            looks += 1
            continue
        looks = 0
        touch(session, page, spot)
        made += 1
    page.evaluate("window.still", STILL)
    return [Tap(what, inf if time is None else time) for what, time in page.evaluate(WRITTEN)]


def touch(session: CDPSession, page: Page, spot: dict[str, float]) -> None:
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    page.wait_for_timeout(HELD)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
