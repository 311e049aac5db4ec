"""Somebody plays Drachenhüter in a browser against bots: by tapping what lies on the table, and by keyboard alone."""

import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, TimeoutError, expect

from build_tools.client import CannotBuild, build_client
from build_tools.node import NpmFailed, install_packages
from drachenhort.core.plain import Json
from tests.server.process import ServerProcess

WEB = Path(__file__).parents[2] / "web"
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE = 30.0
"""Seconds without anything to do, on a busy machine."""
TIMEOUT = 15_000
SHORT = 1000
"""Milliseconds for what may go away while somebody reaches for it."""
PHONE = {"width": 360, "height": 640}
MOST_TABS = 40
DESK = {"width": 1440, "height": 900}


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
    """A table of Drachenhüter, seen by the person on its first seat."""

    def __init__(
        self, browser: Browser, server: ServerProcess, seats: int, options: dict[str, Json], size: dict[str, int]
    ) -> None:
        self.context = browser.new_context(base_url=server.url, locale="en")
        self.context.add_init_script("localStorage.setItem('drachenhort.speed', 'instant')")
        self.page: Page = self.context.new_page()
        self.resize(size)
        self.page.set_default_timeout(TIMEOUT)
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda said: self.errors.append(said.text) if said.type in ("error", "warning") else None)
        self.page.goto("/")
        bots: list[Json] = [{"kind": "bot", "level": "greedy"}] * (seats - 1)
        setup: Json = {"game": "drachenhueter", "seats": [{"kind": "me"}, *bots], "options": options}
        created = self._ask("/api/tables", setup)["table"]
        assert isinstance(created, dict)
        self._ask(f"/api/tables/{created['id']}/start", None)
        self.page.goto(f"/t/{created['id']}")
        expect(self.book).to_be_visible()

    def _ask(self, path: str, body: Json) -> dict[str, Json]:
        answer: dict[str, Json] = self.page.evaluate(
            """async ([path, body]) => {
                const headers = {"content-type": "application/json"};
                const sent = body === null ? {} : {headers, body: JSON.stringify(body)};
                return await (await fetch(path, {method: "POST", ...sent})).json();
            }""",
            [path, body],
        )
        return answer

    def group(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("group", name=name)

    @property
    def book(self) -> Locator:
        return self.group("The book and the display")

    @property
    def hand(self) -> Locator:
        return self.group(re.compile("^Your hand"))

    @property
    def row(self) -> Locator:
        return self.group("Your row")

    @property
    def supply(self) -> Locator:
        return self.group("Supply")

    @property
    def buttons(self) -> Locator:
        """Beside the sentence."""
        return self.page.locator(".words [data-can]")

    @property
    def held(self) -> int:
        """How many cards I hold."""
        return self.hand.get_by_role("button").count()

    @property
    def leave(self) -> Locator:
        """Open while the book may be changed."""
        return self.page.get_by_role("button", name="Leave the book as it is")

    @property
    def end(self) -> Locator:
        return self.page.get_by_role("dialog").get_by_role("region", name="Scores")

    def play(self, act: Callable[[], bool]) -> None:
        """Acts whenever something can be done, until the scores are shown."""
        last = time.monotonic()
        while not self.end.count():
            if act():
                last = time.monotonic()
                continue
            assert time.monotonic() < last + PATIENCE, f"nothing can be done: {self.page.locator('.prompt').inner_text()}"
            self.page.wait_for_timeout(20)

    def resize(self, size: dict[str, int]) -> None:
        self.page.set_viewport_size({"width": size["width"], "height": size["height"]})

    def close(self) -> None:
        assert self.errors == []
        self.context.close()


def usable(things: Locator) -> Locator:
    return things.locator("button[data-can]")


def tap_first(*things: Locator) -> bool:
    """Taps the first thing there is; one that goes away meanwhile was not there."""
    for thing in things:
        if thing.count():
            try:
                thing.first.click(timeout=SHORT)
            except TimeoutError:
                continue
            return True
    return False


def tap_something(table: Table) -> bool:
    """Taking, ends, stacks, pearls and single cards lie on the table; stopping, passing and the like have buttons."""
    single = table.hand.locator("button[data-can]:not([aria-pressed])")
    return tap_first(usable(table.book), usable(table.row), usable(table.supply), single, table.buttons)


def test_a_person_taps_a_game_to_its_end(browser: Browser, server: ServerProcess) -> None:
    table = Table(browser, server, 2, {"turn_limit": 12}, PHONE)
    changes, lays = 0, 0

    def act() -> bool:
        nonlocal changes, lays
        if changes < 2 and usable(table.hand).count() and table.leave.count():
            changes += 1
            change_the_book(table)
            return True
        if table.page.get_by_role("button", name=re.compile(r"^Lay \d")).count():
            lays += 1
            lay_by_picking_up(table)
            return True
        return tap_something(table)

    table.play(act)
    assert changes == 2, "the book was changed on the way"
    rows = table.end.get_by_role("row")
    expect(rows).to_have_count(3)
    for row in rows.all()[1:]:
        pieces, pearls, crest, eggs, points = row.get_by_role("cell").all_inner_texts()
        assert sum(int(part.split()[0]) for part in (pieces, pearls, crest, eggs)) == int(points)
    table.close()


def change_the_book(table: Table) -> None:
    """Picks a card up, sees what the book would say, and puts it there."""
    before = table.held
    card = usable(table.hand).first
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    table.book.locator("button:has(.then)").click()
    expect(table.hand.get_by_role("button")).to_have_count(before - 1)


def lay_by_picking_up(table: Table) -> None:
    """As many cards as the left page says, the dragons of the colour first, then a tap on the book."""
    before = table.held
    label = table.book.get_by_role("button", name=re.compile("^Left page")).inner_text()
    number = int(re.findall(r"page: (\d)", label)[0])
    for place in range(number):
        usable(table.hand).nth(place).click()
    expect(table.page.get_by_text(f"{number} of {number} chosen")).to_be_visible()
    table.book.get_by_role("button", name=re.compile("^Right page")).click()
    # A new colour may be asked for its end; then the cards that were picked up go by themselves.
    table.page.wait_for_function(
        "held => document.querySelector('.end') !== null || document.querySelectorAll('.hand .thing').length < held",
        arg=before,
    )
    tap_first(usable(table.row))


def test_a_game_by_keyboard_alone(browser: Browser, server: ServerProcess) -> None:
    table = Table(browser, server, 2, {"turn_limit": 10}, DESK)
    keyboard = table.page.keyboard
    changes = 0

    def act() -> bool:
        nonlocal changes
        if not table.page.locator("[data-can]").count():
            return False
        if changes == 0 and table.leave.count():
            changes += 1
            change_the_book_by_keys(table)
            return True
        keyboard.press("ArrowDown")
        for _ in range(MOST_TABS):
            if is_focus_usable(table.page):
                keyboard.press("Enter")
                return True
            keyboard.press("Shift+Tab")
        return False

    table.play(act)
    assert changes == 1
    keyboard.press("Escape")
    expect(table.end).to_have_count(0)
    table.close()


def is_focus_usable(page: Page) -> bool:
    """Whether Enter would do something at once; a card that is only picked up has to be put somewhere, too."""
    out: bool = page.evaluate("document.activeElement?.matches('[data-can]:not([aria-pressed])') ?? false")
    return out


def change_the_book_by_keys(table: Table) -> None:
    """On to the hand; a space picks a card up, Enter puts it on the book."""
    page = table.page
    before = table.held
    for _ in range(MOST_TABS):
        if page.evaluate("document.activeElement?.matches('[data-can][aria-pressed]') ?? false"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Space")
    expect(table.hand.locator("[aria-pressed=true]")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(table.hand.get_by_role("button")).to_have_count(before - 1)


def test_nothing_is_amiss_for_those_who_listen(browser: Browser, server: ServerProcess) -> None:
    table = Table(browser, server, 4, {"chests": 6, "memory_aid": True, "turn_limit": 6}, PHONE)
    page = table.page
    seen: list[str] = []

    def look(what: str) -> None:
        if what not in seen:
            seen.append(what)
            page.wait_for_timeout(200)  # Fading in, colours are not yet what they will be.
            assert violations(page) == [], what

    def look_into(what: str, opener: Locator) -> None:
        if what not in seen:
            opener.click()
            look(what)
            page.keyboard.press("Escape")

    look("opening")
    look_into("supply", table.supply.get_by_role("button", name=re.compile("^Supply")))
    look_into("chests", table.group("Open chests").get_by_role("button").last)
    look_into("somebody else", page.get_by_role("button", name=re.compile("What lies before")).first)

    def act() -> bool:
        if "picked up" not in seen and table.leave.count():
            usable(table.hand).first.click()
            look("picked up")
            page.keyboard.press("Escape")
            table.resize(DESK)
            look("wide")
            table.resize(PHONE)
            return True
        if "refusal" not in seen and usable(table.book).count():
            # Nobody has completed an amulet by taking a card.
            table.supply.get_by_role("button", name=re.compile("^Red pearls")).click()
            expect(page.locator(".refusal")).to_be_visible()
            look("refusal")
            return True
        return tap_something(table)

    table.play(act)
    look("end")
    assert {"picked up", "wide", "refusal", "end"} <= set(seen)
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
