"""Somebody who has never been here opens the address, picks a game and makes a move: in how many clicks, and how soon?"""

import time
from typing import Final

import pytest
from playwright.sync_api import Browser, WebSocket, expect

from drachenhort.games import all_games
from tests.e2e.visitor import DESK
from tests.server.process import ServerProcess

pytestmark = pytest.mark.usefixtures("client")

SECONDS: Final = 10.0
"""From opening the address to sitting at the table."""

SLACK: Final = 2.0
"""So many times as long it may take while other tests run."""

BOTS_FIRST: Final = 60_000
"""Milliseconds that bots may take who happen to be on turn before."""

PAUSE: Final = 10


@pytest.mark.parametrize("title", [game.title for game in all_games()])
def test_two_clicks_from_an_empty_browser_to_the_first_own_move(
    browser: Browser, server: ServerProcess, title: str
) -> None:
    # Nothing is set: cards fly as they do for everybody.
    context = browser.new_context(base_url=server.url, locale="en", viewport=DESK)
    page = context.new_page()
    sent: list[str] = []

    def listen(line: WebSocket) -> None:
        line.on("framesent", lambda frame: sent.append(str(frame)))

    page.on("websocket", listen)
    context.add_init_script("addEventListener('click', () => sessionStorage.clicks++, true)")
    begun = time.monotonic()
    page.goto("/")
    page.evaluate("sessionStorage.clicks = 0")
    page.get_by_role("button", name=f"{title}, play now").click()
    expect(page.locator(".prompt")).not_to_be_empty(timeout=1000 * SECONDS * SLACK)
    seated = time.monotonic() - begun
    can = page.locator(".region [data-can]")
    expect(can.first).to_be_visible(timeout=BOTS_FIRST)
    asked = time.monotonic() - begun
    main = page.locator(".region .button--main[data-can], .region .close[data-can]")
    (main if main.count() else can).first.click()
    end = time.monotonic() + SECONDS * SLACK
    while not any('"type":"act"' in frame for frame in sent):
        assert time.monotonic() < end, "the second click was no move"
        page.wait_for_timeout(PAUSE)
    clicks = page.evaluate("Number(sessionStorage.clicks)")
    print(f"{title}: {clicks} clicks, at the table after {seated:.1f} s, first asked after {asked:.1f} s")
    assert clicks == 2
    assert seated < SECONDS * SLACK
    context.close()
