"""Everything on the table says what it is: under a mouse, under the focus, and when a finger rests on it."""

from pathlib import Path
from typing import Final, Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from drachenhort.core.plain import Json
from tests.e2e.chooser import Chooser
from tests.e2e.test_frame import GAMES, play_on, sit_down
from tests.e2e.visitor import PHONE
from tests.server.process import ServerProcess

pytestmark = pytest.mark.usefixtures("client")

WALK: Final = Path(__file__).with_name("table_walk.js").read_text(encoding="utf-8")
LONGER_THAN_A_TAP: Final = 700
"""Milliseconds that a finger rests."""

SOME: Final = 15
"""No table has fewer things that are told of."""


def walk(page: Page) -> None:
    page.evaluate("document.fonts.ready")
    page.evaluate(WALK)
    silent: list[str] = page.evaluate("walk.silent()")
    assert silent == [], "these say nothing about themselves"
    heard: dict[str, object] = page.evaluate("walk.unheard()")
    assert heard["wrong"] == []
    count = heard["count"]
    assert isinstance(count, int) and count >= SOME


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_everything_says_what_it_is(browser: Browser, house: ServerProcess, game: str, lang: Literal["de", "en"]) -> None:
    player = Chooser(browser, house, lang)
    sit_down(player, game)
    player.buttons.or_(player.page.locator(".words .all")).first.wait_for()
    walk(player.page)
    play_on(player, 9)
    if not player.is_at_the_end:
        # Nobody else is at it, so nothing changes meanwhile.
        player.page.locator(".plaque.mine.asked").wait_for()
        player.buttons.or_(player.page.locator(".words .all")).first.wait_for()
        walk(player.page)
    player.close()


@pytest.mark.parametrize("game", GAMES)
def test_everything_says_what_it_is_on_a_phone(browser: Browser, house: ServerProcess, game: str) -> None:
    player = Chooser(browser, house, "de", PHONE)
    sit_down(player, game)
    player.buttons.or_(player.page.locator(".words .all")).first.wait_for()
    walk(player.page)
    player.close()


def test_a_clock_says_what_it_is(browser: Browser, house: ServerProcess) -> None:
    player = Chooser(browser, house, "de")
    player.page.goto("/")
    expect(player.page.locator(".name:not([disabled])")).to_be_visible()
    clock: Json = {"kind": "decision", "seconds": 300}
    seats: list[Json] = [{"kind": "me"}, {"kind": "bot"}]
    table = player.ask("POST", "/api/tables", {"game": "drachensachen", "seats": seats, "clock": clock})["table"]
    assert isinstance(table, dict)
    player.ask("POST", f"/api/tables/{table['id']}/start")
    player.come_to(str(table["id"]))
    expect(player.page.get_by_role("timer").first).to_be_visible()
    walk(player.page)
    player.close()


def test_a_mouse_that_rests_is_told_and_one_that_leaves_is_not(browser: Browser, house: ServerProcess) -> None:
    player = Chooser(browser, house)
    sit_down(player, "drachensachen")
    page, strip = player.page, player.page.locator("#strip")
    thing = page.locator(".plaque [data-about]").first
    expect(strip).not_to_be_visible()
    thing.hover()
    expect(strip).to_be_visible()
    expect(strip).to_contain_text(str(thing.get_attribute("data-about")).split("\n", maxsplit=1)[0])
    assert player.look_over() == []
    page.mouse.move(5, 300)
    expect(strip).not_to_be_visible()
    player.close()


def test_a_finger_that_rests_asks_and_does_not_act(browser: Browser, house: ServerProcess) -> None:
    player = Chooser(browser, house, size=PHONE)
    sit_down(player, "drachensachen")
    page, strip = player.page, player.page.locator("#strip")
    card = page.locator(".hand button[data-about]").first
    box = card.bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    spot = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": spot})
    page.wait_for_timeout(LONGER_THAN_A_TAP)
    expect(strip).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(strip).to_be_visible()
    expect(card).not_to_have_attribute("aria-pressed", "true")
    page.locator("h1").tap()
    expect(strip).not_to_be_visible()
    player.close()


def test_with_the_shift_key_arrows_go_to_what_can_only_be_looked_at(browser: Browser, house: ServerProcess) -> None:
    player = Chooser(browser, house)
    sit_down(player, "drachensachen")
    page = player.page
    player.buttons.or_(page.locator(".words .all")).first.wait_for()
    page.keyboard.press("ArrowUp")
    for _ in range(12):
        page.keyboard.press("Shift+ArrowUp")
    expect(page.locator("#strip")).to_be_visible()
    assert page.evaluate("document.activeElement.closest('.plaques') !== null"), "it reached the others' plaques"
    described = page.evaluate("document.activeElement.getAttribute('aria-describedby')")
    assert described == "strip"
    player.close()
