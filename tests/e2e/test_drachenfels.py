"""Somebody plays Drachenfels in a browser against a bot: by tapping cards and fields, and by keyboard alone."""

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
MAGIC = ("rainbow", "bridge", "dragon", "teletransfer", "cloud")


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
    """A table of Drachenfels, seen by the person on its first seat."""

    def __init__(
        self, browser: Browser, server: ServerProcess, seats: int, options: dict[str, Json], size: dict[str, int]
    ) -> None:
        self.is_phone = size == PHONE
        self.context = browser.new_context(
            base_url=server.url,
            locale="en",
            viewport={"width": size["width"], "height": size["height"]},
            has_touch=self.is_phone,
        )
        self.context.add_init_script("localStorage.setItem('drachenhort.speed', 'instant')")
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda said: self.errors.append(said.text) if said.type in ("error", "warning") else None)
        self.page.goto("/")
        bots: list[Json] = [{"kind": "bot", "level": "greedy"}] * (seats - 1)
        setup: Json = {"game": "drachenfels", "seats": [{"kind": "me"}, *bots], "options": options}
        created = self._ask("/api/tables", setup)["table"]
        assert isinstance(created, dict)
        self._ask(f"/api/tables/{created['id']}/start", None)
        self.page.goto(f"/t/{created['id']}")
        expect(self.board).to_be_visible()

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

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("group", name="Board")

    @property
    def fields(self) -> Locator:
        """Where something can be put, or gone to."""
        return self.page.locator("[data-field][data-can]")

    @property
    def cards(self) -> Locator:
        return self.page.locator("[data-card][data-can]")

    @property
    def buttons(self) -> Locator:
        """Beside the sentence."""
        return self.page.locator(".words [data-can]")

    @property
    def end(self) -> Locator:
        return self.page.get_by_role("dialog").get_by_role("region", name="Scores")

    def tap(self, thing: Locator) -> None:
        if self.is_phone:
            thing.tap()
        else:
            thing.click()

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


def tap_something(table: Table) -> bool:
    """What lies on the table before buttons; magic cards before point cards."""
    page = table.page
    if table.cards.count():
        magic = page.locator(", ".join(f"[data-card={kind}][data-can]" for kind in MAGIC))
        play_card(table, (magic if magic.count() else table.cards).first)
        return True
    if table.fields.count():
        tap_field(table, table.fields.first)
        return True
    # Rainbows and knights on the board, then the draw pile, then buttons, then the hands of others.
    for thing in (page.locator(".handle, .target"), page.locator("[data-pile][data-can]"), table.buttons, page.locator("[data-can]")):
        if thing.count():
            table.tap(thing.first)
            return True
    return False


def play_card(table: Table, card: Locator) -> None:
    """The first tap picks it up and tells what it does, the second one plays it."""
    up = table.page.locator(f"[data-card='{card.get_attribute('data-card')}'][aria-pressed=true]")
    table.tap(card)
    expect(up).to_be_visible()
    expect(table.page.locator(".note").filter(has_text=re.compile("turn|play on"))).to_be_visible()
    table.tap(up)
    expect(up).to_have_count(0)


def tap_field(table: Table, field: Locator) -> None:
    """A finger first shows what would happen, and does it with the second tap."""
    name = field.get_attribute("data-field")
    table.tap(field)
    if table.is_phone:
        again = table.page.locator(f"[data-field={name}][aria-pressed=true]")
        if again.count() and table.page.locator(".words .button--main").count():
            table.tap(again)


def test_a_person_taps_a_game_to_its_end(browser: Browser, server: ServerProcess) -> None:
    table = Table(browser, server, 2, {"turn_limit": 16, "first_seat_starts": True}, PHONE)
    expect(table.fields).to_have_count(4)  # The knights wait on their starts.
    tap_field(table, table.page.locator("[data-field=S3]"))
    table.play(lambda: tap_something(table))
    rows = table.end.get_by_role("row")
    expect(rows).to_have_count(3)
    expect(rows.first).to_contain_text("Rock castles")
    width: int = table.page.evaluate("document.documentElement.scrollWidth")
    assert width == PHONE["width"], "nothing needs scrolling sideways"
    table.close()


def test_a_game_by_keyboard_alone(browser: Browser, server: ServerProcess) -> None:
    table = Table(browser, server, 2, {"turn_limit": 8}, DESK)
    page, keyboard = table.page, table.page.keyboard
    played: set[str] = set()

    def act() -> bool:
        if not page.locator("[data-can]").count():
            return False
        wanted = "[data-card][data-can]" if table.cards.count() else "[data-can]"
        if not reach(page, wanted):
            return False
        kind = page.evaluate("document.activeElement.dataset.card ?? ''")
        keyboard.press("Enter")
        if kind:
            up = page.locator(f"[data-card='{kind}'][aria-pressed=true]")
            expect(up).to_be_visible()
            keyboard.press("Enter")
            expect(up).to_have_count(0)
            played.add(kind)
        return True

    table.play(act)
    assert played, "cards were played"
    keyboard.press("Escape")
    expect(table.end).to_have_count(0)
    table.close()


def reach(page: Page, wanted: str) -> bool:
    """Goes there by keys: the arrows begin at what can be done, Tab goes on from there."""
    page.keyboard.press("ArrowDown")
    for _ in range(40):
        if page.evaluate("wanted => document.activeElement?.matches(wanted) ?? false", wanted):
            return True
        page.keyboard.press("Tab")
    return False


def test_a_field_that_cannot_be_reached_says_why(browser: Browser, server: ServerProcess) -> None:
    table = Table(browser, server, 2, {"first_seat_starts": True, "knights_by_seat": True}, DESK)
    expect(table.cards.first).to_be_visible()
    table.page.locator("[data-field=F1]").click()
    refusal = table.page.locator(".refusal")
    expect(refusal).to_contain_text("4.1")
    refusal.get_by_role("button", name=re.compile("4.1")).click()
    expect(table.page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    table.close()


def test_nothing_is_amiss_for_those_who_listen(browser: Browser, server: ServerProcess) -> None:
    table = Table(browser, server, 4, {"turn_limit": 8, "first_seat_starts": True}, PHONE)
    page = table.page
    seen: list[str] = []

    def look(what: str) -> None:
        if what not in seen:
            seen.append(what)
            page.wait_for_timeout(200)  # Fading in, colours are not yet what they will be.
            assert violations(page) == [], what

    def act() -> bool:
        if table.cards.count():
            look("turn")
            if "picked up" not in seen:
                card = table.cards.first
                table.tap(card)
                look("picked up")
                page.keyboard.press("Escape")
                page.get_by_role("button", name="Where is she?").tap()
                look("sheet")
                page.keyboard.press("Escape")
                page.get_by_role("button", name="Larger board").tap()
                look("large board")
                page.get_by_role("button", name="Smaller board").tap()
                page.set_viewport_size({"width": DESK["width"], "height": DESK["height"]})
                look("wide")
                page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
            if "refusal" not in seen:
                table.tap(page.locator("[data-field=K]"))
                expect(page.locator(".refusal")).to_be_visible()
                look("refusal")
                return True
        elif table.fields.count():
            look("fields")
        return tap_something(table)

    look("knights")
    table.play(act)
    look("end")
    assert {"turn", "picked up", "sheet", "wide", "refusal", "fields", "end"} <= set(seen)
    table.close()


def violations(page: Page) -> list[str]:
    """What axe-core finds, each with the element it is about."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(
        """async () => {
            const {violations} = await axe.run(document, {resultTypes: ["violations"]});
            return violations.flatMap(({id, nodes}) => nodes.map(({html}) => `${id}: ${html.slice(0, 160)}`));
        }"""
    )
    return found
