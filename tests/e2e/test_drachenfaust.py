"""Somebody plays Drachenfaust in a browser against bots: by putting coins into the fist, and by keyboard alone."""

import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from build_tools.client import CannotBuild, build_client
from build_tools.node import NpmFailed, install_packages
from drachenhort.core.plain import Json
from tests.server.process import ServerProcess

WEB = Path(__file__).parents[2] / "web"
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
LONGEST = 60.0
"""Seconds that a short game may take on a busy machine."""
PHONE = {"width": 360, "height": 640}
DESK = {"width": 1440, "height": 900}
SHORT: dict[str, Json] = {"points": 2, "round_limit": 1}


@pytest.fixture(scope="module", autouse=True)
def client() -> None:
    """The client as its sources are now, and what looks it over."""
    try:
        build_client()
        if not AXE.is_file():
            install_packages(WEB, for_checks=True)
    except (CannotBuild, NpmFailed) as reason:
        pytest.fail(f"the browser client cannot be built here: {reason}")


class Table:
    """A table of Drachenfaust, seen by the person on its first seat."""

    def __init__(
        self, browser: Browser, server: ServerProcess, seats: int, options: dict[str, Json], size: dict[str, int]
    ) -> None:
        self.context = browser.new_context(
            base_url=server.url, locale="en", viewport={"width": size["width"], "height": size["height"]}
        )
        self.context.add_init_script("localStorage.setItem('drachenhort.speed', 'instant')")
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(8000)
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda said: self.errors.append(said.text) if said.type in ("error", "warning") else None)
        self.page.goto("/")
        bots: list[Json] = [{"kind": "bot", "level": "greedy"}] * (seats - 1)
        setup: Json = {"game": "drachenfaust", "seats": [{"kind": "me"}, *bots], "options": options}
        created = self._ask("/api/tables", setup)["table"]
        assert isinstance(created, dict)
        self._ask(f"/api/tables/{created['id']}/start", None)
        self.page.goto(f"/t/{created['id']}")
        expect(self.purse).to_be_visible()

    def _ask(self, path: str, body: Json) -> dict[str, Json]:
        answer: dict[str, Json] = self.page.evaluate(
            """async ([path, body]) => {
                const headers = body === null ? {} : {"content-type": "application/json"};
                const answer = await fetch(path, {method: "POST", headers, body: body === null ? undefined : JSON.stringify(body)});
                return await answer.json();
            }""",
            [path, body],
        )
        return answer

    def group(self, name: str) -> Locator:
        return self.page.get_by_role("group", name=name, exact=True)

    @property
    def purse(self) -> Locator:
        return self.group("Behind your screen")

    @property
    def fist(self) -> Locator:
        return self.group("Your fist")

    @property
    def closer(self) -> Locator:
        """What closes the fist, while it is open."""
        return self.fist.get_by_role("button", name=re.compile("^Close the fist"))

    def coins(self, name: str) -> Locator:
        """A kind of coin behind my screen: `fairy gold`, `silver` ..."""
        return self.purse.get_by_role("button", name=re.compile(rf"^\d+ {name}"))

    @property
    def lying(self) -> Locator:
        """Everything on the table that can be taken or paid just now: stones, screens, cards, the bag."""
        return self.page.locator(".plaques, .middle, .lying").locator("button[data-can]")

    @property
    def buttons(self) -> Locator:
        """Beside the sentence."""
        return self.page.locator(".words [data-can]")

    @property
    def end(self) -> Locator:
        return self.page.get_by_role("dialog").get_by_role("region", name="Scores")

    def play(self, act: Callable[[], bool]) -> None:
        """Acts whenever something can be done, until the scores are shown."""
        end = time.monotonic() + LONGEST
        while not self.end.count():
            if not act():
                assert time.monotonic() < end, f"nothing can be done: {self.page.locator('.words').inner_text()}"
                self.page.wait_for_timeout(20)

    def close(self) -> None:
        assert self.errors == []
        self.context.close()


def bid(table: Table, most: int) -> None:
    """Puts some coins into the fist, of whatever is asked for, and closes it."""
    for _ in range(most):
        usable = table.purse.locator("button[data-can]")
        if usable.count():
            usable.first.click()
    before = table.page.locator(".middle").inner_text()
    table.closer.click()
    end = time.monotonic() + 5
    while table.closer.count() and table.page.locator(".middle").inner_text() == before and time.monotonic() < end:
        table.page.wait_for_timeout(20)


def tap_something(table: Table) -> bool:
    """What lies on the table before buttons; stones to pay with are tapped until the button for them is there."""
    if table.closer.count():
        bid(table, 2)
        return True
    for things in (table.page.locator(".words .button--main[data-can]"), table.lying, table.buttons):
        if things.count():
            things.first.click()
            table.page.wait_for_timeout(20)
            return True
    return False


def test_a_person_taps_a_game_to_its_end(browser: Browser, server: ServerProcess) -> None:
    table = Table(browser, server, 3, SHORT, PHONE)
    # Three coins into the fist, one of them back.
    table.coins("fairy gold").click()
    table.coins("fairy gold").click()
    table.coins("common gold").click()
    expect(table.fist.get_by_role("button", name=re.compile("^In the fist 2 fairy gold"))).to_be_visible()
    expect(table.coins("fairy gold")).to_have_accessible_name(re.compile("^6 "))
    table.fist.get_by_role("button", name=re.compile("^In the fist 2 fairy gold")).click()
    expect(table.closer).to_have_accessible_name(re.compile("with 1 fairy gold, 1 common gold$"))
    table.closer.click()
    taken = 0

    def act() -> bool:
        nonlocal taken
        if not table.closer.count() and table.lying.count():
            taken += 1
            table.lying.first.click()
            table.page.wait_for_timeout(20)
            return True
        return tap_something(table)

    table.play(act)
    rows = table.end.get_by_role("row")
    expect(rows).to_have_count(4)
    expect(rows.first).to_contain_text("Points")
    width: int = table.page.evaluate("document.documentElement.scrollWidth")
    assert width == PHONE["width"], "nothing needs scrolling sideways"
    table.close()


def test_a_game_by_keyboard_alone(browser: Browser, server: ServerProcess) -> None:
    table = Table(browser, server, 3, SHORT, DESK)
    page, keyboard = table.page, table.page.keyboard
    bids = 0

    def act() -> bool:
        nonlocal bids
        if not page.locator(".around [data-can]").count():
            return False
        if table.closer.count():
            if not reach(page, ".purse [data-can], .close[data-can]"):
                return False
            keyboard.press("1")  # As many coins of this kind as the figure says.
            if not reach(page, ".close[data-can]", is_begun=True):
                return False
            bids += 1
        elif not reach(page, "[data-can]"):
            return False
        words = page.locator(".around").inner_text()
        keyboard.press("Enter")
        end = time.monotonic() + 3
        while page.locator(".around").count() and page.locator(".around").inner_text() == words and time.monotonic() < end:
            page.wait_for_timeout(20)
        return True

    table.play(act)
    assert bids > 2, "fists were closed"
    keyboard.press("Escape")
    expect(table.end).to_have_count(0)
    table.close()


def reach(page: Page, wanted: str, is_begun: bool = False) -> bool:
    """Goes there by keys: the arrows begin at what can be done, Tab goes on from there."""
    if not is_begun:
        page.keyboard.press("ArrowDown")
    for _ in range(40):
        if page.evaluate("wanted => document.activeElement?.matches(wanted) ?? false", wanted):
            return True
        page.keyboard.press("Tab")
    return False


def test_a_coin_that_cannot_be_bid_says_why(browser: Browser, server: ServerProcess) -> None:
    table = Table(browser, server, 3, SHORT, DESK)
    expect(table.closer).to_be_visible()
    table.coins("silver").click()
    refusal = table.page.locator(".refusal")
    expect(refusal).to_contain_text("only in a tie-break")
    refusal.get_by_role("button").first.click()
    expect(table.page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    table.close()


def test_screens_hide_the_coins_of_others_unless_the_table_plays_open(browser: Browser, server: ServerProcess) -> None:
    others = "behind the screen: 8 fairy gold"
    hidden = Table(browser, server, 3, SHORT, DESK)
    expect(hidden.page.locator(".plaques")).not_to_contain_text(others)
    hidden.close()
    shown = Table(browser, server, 3, {**SHORT, "open_coins": True}, DESK)
    expect(shown.page.locator(".plaques li").first).to_contain_text(others)
    shown.close()


def test_a_black_coin_goes_along_with_the_gold(browser: Browser, server: ServerProcess) -> None:
    """The witch comes first and gives one; the fist asks for gold and magic coins at once."""
    table = Table(browser, server, 3, {"round_limit": 1, "fairy_gold": 10}, DESK)
    table.coins("fairy gold").press("8")
    table.closer.click()
    black = table.coins("black coin")
    expect(black).to_be_visible()
    black.click()
    table.coins("fairy gold").click()
    expect(table.closer).to_have_accessible_name(re.compile("with 1 fairy gold, 1 black coin$"))
    table.closer.click()
    expect(black).to_have_count(0)
    table.page.get_by_role("button", name=re.compile("log", re.IGNORECASE)).first.click()
    expect(table.page.get_by_role("tabpanel")).to_contain_text("You bid 1 fairy gold and 1 black coin")
    table.close()


def test_nothing_is_amiss_for_those_who_listen(browser: Browser, server: ServerProcess) -> None:
    table = Table(browser, server, 6, {**SHORT, "extras": 3}, PHONE)
    page = table.page
    seen: list[str] = []

    def look(what: str) -> None:
        if what not in seen:
            seen.append(what)
            page.wait_for_timeout(200)  # Fading in, colours are not yet what they will be.
            assert violations(page) == [], what

    expect(table.closer).to_be_visible()
    look("opening")
    table.coins("fairy gold").click()
    look("coins in the fist")
    table.coins("silver").click()
    expect(page.locator(".refusal")).to_be_visible()
    look("refusal")
    page.get_by_role("button", name=re.compile("still to come")).click()
    look("what is to come")
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": DESK["width"], "height": DESK["height"]})
    look("wide")
    page.emulate_media(color_scheme="dark")
    look("wide by lamplight")
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    table.closer.click()

    def act() -> bool:
        if not table.closer.count() and table.lying.count():
            look(page.locator(".prompt").inner_text())
        return tap_something(table)

    table.play(act)
    look("end")
    assert "end" in seen
    table.close()


def violations(page: Page) -> list[str]:
    """What axe-core finds, each with the element it is about."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(
        """async () => (await axe.run(document, {resultTypes: ["violations"]})).violations
            .flatMap(({id, nodes}) => nodes.map(({html}) => `${id}: ${html.slice(0, 200)}`))"""
    )
    return found
