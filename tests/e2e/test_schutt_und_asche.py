"""Somebody plays Schutt und Asche in a browser against bots: by tapping the map, and by keyboard alone."""

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
SHORT: dict[str, Json] = {"whole_tile": True, "level": 2, "round_limit": 2}
"""The dragon takes whole tiles and wins most fights; if not at once, two rounds are enough."""


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
    """A table of Schutt und Asche, seen by the person on its first seat, who is the regent."""

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
        setup: Json = {"game": "schutt_und_asche", "seats": [{"kind": "me"}, *bots], "options": {"regent": 1, **options}}
        created = self._ask("/api/tables", setup)["table"]
        assert isinstance(created, dict)
        self._ask(f"/api/tables/{created['id']}/start", None)
        self.page.goto(f"/t/{created['id']}")
        expect(self.map).to_be_visible()

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

    @property
    def map(self) -> Locator:
        return self.page.get_by_role("group", name="The map")

    @property
    def lands(self) -> Locator:
        """Those that a tap means something on now."""
        return self.map.locator("[data-land][data-can]")

    @property
    def fields(self) -> Locator:
        return self.map.locator("[data-field][data-can]")

    @property
    def gold(self) -> Locator:
        return self.page.locator("[data-gold][data-can]")

    @property
    def desk(self) -> Locator:
        """A stack that is laid anew, something to say, or a land that is looked at."""
        return self.page.locator("section.desk")

    @property
    def buttons(self) -> Locator:
        """Beside the sentence."""
        return self.page.locator(".words [data-can]")

    @property
    def end(self) -> Locator:
        return self.page.get_by_role("dialog").get_by_role("region", name="Scores")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def play(self, act: Callable[[], bool]) -> None:
        """Acts whenever something can be done, until the scores are shown."""
        end = time.monotonic() + LONGEST
        while not self.end.count():
            assert time.monotonic() < end, f"it takes too long: {self.page.locator('.prompt').inner_text()}"
            if not act():
                self.page.wait_for_timeout(20)

    def close(self) -> None:
        assert self.errors == []
        self.context.close()


def tap(thing: Locator) -> None:
    """What is asked for may change under the finger; then nothing was tapped."""
    thing.first.dispatch_event("click")


def tap_something(table: Table, done: set[str]) -> bool:
    """Lands, fields, gold and tiles lie on the table; finishing and the choices of a fight have buttons."""
    prompt = table.page.locator(".prompt").inner_text()
    kinds = {"land": table.lands, "field": table.fields, "tile": table.desk.locator("[data-can]"), "gold": table.gold}
    there = {kind for kind, things in kinds.items() if things.count()}
    order = ["tile", "field", "gold", "land"]
    # One stack is looked at, one tile bought, one card offered; then it is enough, or the evening gets long.
    for kind in order:
        if kind in there and (kind == "field" or f"{kind} {prompt}" not in done or not table.buttons.count()):
            if table.button("Done").count():
                done.add(f"{kind} {prompt}")
            done.add(kind)
            tap(kinds[kind])
            return True
    if not table.buttons.count():
        return False
    done.add("button")
    tap(table.buttons)
    return True


def test_a_person_taps_a_game_to_its_end(browser: Browser, server: ServerProcess) -> None:
    table = Table(browser, server, 3, {**SHORT, "claims": 0}, PHONE)
    done: set[str] = set()
    table.play(lambda: tap_something(table, done))
    assert {"land", "field", "gold", "tile", "button"} <= done, "everything was tapped on the way"
    expect(table.end.get_by_role("row")).to_have_count(4)
    table.close()


def test_what_is_not_allowed_is_explained(browser: Browser, server: ServerProcess) -> None:
    table = Table(browser, server, 2, SHORT, PHONE)
    table.map.locator("[data-field]").first.click()
    expect(table.page.locator(".refusal")).to_contain_text("not setting")
    expect(table.page.locator(".refusal").get_by_role("button", name="5.1")).to_be_visible()
    table.close()


def test_a_claim_is_a_speech_bubble(browser: Browser, server: ServerProcess) -> None:
    table = Table(browser, server, 2, SHORT, PHONE)
    page = table.page
    end = time.monotonic() + LONGEST
    while not table.button("Say something").count():
        assert time.monotonic() < end, page.locator(".prompt").inner_text()
        if table.button("Done").count():
            tap(table.button("Done"))
        elif table.lands.count():
            tap(table.lands)
        page.wait_for_timeout(20)
    table.button("Say something").click()
    page.get_by_role("button", name="I have …").click()
    page.locator("section.desk .choice").nth(7).click()
    expect(page.locator(".bubble")).to_contain_text("7 gold")
    table.close()


def test_a_game_by_keyboard_alone(browser: Browser, server: ServerProcess) -> None:
    table = Table(browser, server, 2, {**SHORT, "claims": 0, "round_limit": 1}, DESK)
    page = table.page

    def act() -> bool:
        if not page.locator("[data-can]").count():
            return False
        focus: str = page.evaluate(
            """() => {
                const here = document.activeElement;
                return here?.matches('[data-can]') ? here.dataset.land ? 'land' : 'other' : '';
            }"""
        )
        if focus == "":
            # Where nothing has the focus an arrow goes to what can be done; else Tab goes on.
            page.keyboard.press("Tab" if page.evaluate("document.activeElement !== document.body") else "ArrowDown")
            return True
        if focus == "land" and table.button("Done").count():
            page.keyboard.press("Tab")  # Finished with stacks.
            return True
        page.keyboard.press("Enter")
        page.wait_for_timeout(30)
        return True

    table.play(act)
    page.keyboard.press("Escape")
    expect(table.end).to_have_count(0)
    table.close()


def test_nothing_is_amiss_for_those_who_listen(browser: Browser, server: ServerProcess) -> None:
    table = Table(browser, server, 4, SHORT, PHONE)
    page = table.page
    seen: list[str] = []

    def look(what: str) -> None:
        if what not in seen:
            seen.append(what)
            page.wait_for_timeout(200)  # Fading in, colours are not yet what they will be.
            assert violations(page) == [], what

    look("draft")
    done: set[str] = set()

    def act() -> bool:
        if page.locator(".fight.on").count():
            look("fight")
        elif table.desk.count():
            look("desk")
        elif table.gold.count():
            look("offering")
        elif table.fields.count():
            look("piece")
        return tap_something(table, done)

    table.play(act)
    look("end")
    assert {"draft", "desk", "offering", "end"} <= set(seen)
    table.close()


def violations(page: Page) -> list[str]:
    """What axe-core finds, each with the element it is about."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(
        """async () => (await axe.run(document, {resultTypes: ["violations"]})).violations
            .flatMap(({id, nodes}) => nodes.map(({html}) => `${id}: ${html.slice(0, 200)}`))"""
    )
    return found
