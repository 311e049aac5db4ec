"""A tap shows what it does at once, on a slow device too. `make taps` has the figures of a quiet machine."""

import statistics
from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.e2e.visitor import PHONE, Visitor
from tests.server.process import ServerProcess
from tools.evening import play
from tools.taps import BAR, GAMES, WATCH, tap

pytestmark = pytest.mark.usefixtures("client")

TAPS: Final = 20
SLACK: Final = 4
"""Beside other tests, two browsers and their servers share the cores."""


@pytest.mark.parametrize("game", GAMES)
def test_a_tap_shows_its_effect(browser: Browser, server: ServerProcess, game: str) -> None:
    guest = Visitor(browser, server, size=PHONE)
    guest.context.add_init_script(path=WATCH)
    guest.page.goto("/")
    seats, moves = GAMES[game]
    guest.page.goto(f"/t/{play(guest.page, game, seats, moves)}")
    guest.page.locator(".region [data-can]").first.wait_for()
    times = tap(guest.page, TAPS)
    print(f"{game}: {len(times)} taps, median {statistics.median(times):.0f} ms, worst {max(times):.0f} ms")
    assert len(times) >= TAPS
    assert statistics.median(times) < BAR * SLACK
    guest.close()
