"""Two people in two browsers play each game to its end, through the sudden death of the server in the middle of it."""

import time
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Route, TimeoutError

from drachenhort.core.plain import Json
from drachenhort.core.record import load_record
from tests.e2e.evening import EVENINGS, LONGEST, MOST_CLICKS, Evening, outcome_in_words, verify
from tests.server.process import ServerProcess

FILES = Path(__file__).parent
KINDS = {"bare": ("bare.html", "text/html; charset=utf-8"), "bare.js": ("bare.js", "text/javascript; charset=utf-8")}
TIMEOUT = 1000
PAUSE = 10
"""Milliseconds, between two looks at both pages."""


class Person:
    """Somebody with a browser of their own, on the bare page."""

    def __init__(self, browser: Browser, server: ServerProcess, name: str) -> None:
        self.server = server
        # Chromium cannot tell where a page comes from that a test puts in, and would keep it from sockets of this machine.
        self.context: BrowserContext = browser.new_context(base_url=server.url, permissions=["local-network-access"])
        self.context.route("**/bare*", _serve)
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._note)
        self.page.goto("/bare.js")
        self.ask("PUT", "/api/me", {"name": name})

    def _note(self, message: ConsoleMessage) -> None:
        """What the browser finds wrong, such as a broken policy. That the server was gone it may say."""
        if message.type in ("error", "warning") and "WebSocket connection" not in message.text:
            self.errors.append(message.text)

    def ask(self, method: str, path: str, body: Json = None) -> dict[str, Json]:
        """A request as the page itself makes it, with the browser's own cookie and origin."""
        answer: dict[str, Json] = self.page.evaluate(
            """async ([method, path, body]) => {
                const headers = body === null ? {} : {"content-type": "application/json"};
                const answer = await fetch(path, {method, headers, body: body === null ? undefined : JSON.stringify(body)});
                return {is_fine: answer.ok, content: await answer.json()};
            }""",
            [method, path, body],
        )
        content = answer["content"]
        assert answer["is_fine"] and isinstance(content, dict), content
        return content

    def come_to(self, table: str) -> None:
        self.page.goto(f"/bare#{table}")

    def wait_until(self, line: str) -> None:
        self.page.wait_for_function("line => document.getElementById('line').textContent === line", arg=line)

    @property
    def buttons(self) -> Locator:
        return self.page.locator("#actions button")

    @property
    def result(self) -> str:
        return self.page.locator("#result").text_content() or ""

    def save_record(self, file: Path) -> None:
        with self.page.expect_download() as download:
            self.page.get_by_role("link", name="The record").click()
        download.value.save_as(file)

    def heard(self, name: str) -> Json:
        out: Json = self.page.evaluate("name => window.heard[name]", name)
        return out


def _serve(route: Route) -> None:
    """Our page in place of the server's own, with the headers that the server gives every page."""
    name, kind = KINDS[route.request.url.partition("#")[0].rpartition("/")[2]]
    answer = route.fetch()
    headers = {name: value for name, value in answer.headers.items() if name not in ("content-length", "content-encoding")}
    assert "content-security-policy" in headers, "every answer has the policy"
    route.fulfill(status=200, headers={**headers, "content-type": kind}, body=(FILES / name).read_text(encoding="utf-8"))


@pytest.mark.parametrize("evening", EVENINGS, ids=lambda evening: evening.game)
def test_a_game_is_finished_through_a_restart(
    evening: Evening, browser: Browser, server: ServerProcess, tmp_path: Path
) -> None:
    ada, bo = people = [Person(browser, server, name) for name in ("Ada", "Bo")]
    seal = sit_down(evening, ada, bo)
    click(people, evening, evening.power_fails_after)
    server.kill()
    for person in people:
        person.wait_until("lost")
        assert person.result == "", "the game was still on"
    server.start()
    click(people, evening, MOST_CLICKS)

    file = tmp_path / "record.json"
    ada.save_record(file)
    record = load_record(file.read_text(encoding="utf-8"))
    for seat, person in enumerate(people):
        assert person.result == outcome_in_words(record, seat, "en")
        assert person.heard("versions") == list(range(len(record.actions) + 1)), "every act was heard of once, in order"
        assert (person.heard("wholes"), person.heard("problems"), person.errors) == (1, [], [])
    assert verify(file, seal) == 0
    assert server.stop() == 0
    for person in people:
        person.context.close()


def sit_down(evening: Evening, ada: Person, bo: Person) -> str:
    """Ada sets the table up, Bo joins, bots have the other seats. Returns the seal of the deal."""
    bots: list[Json] = [{"kind": "bot", "level": "greedy"}] * (evening.seats - 2)
    seats: list[Json] = [{"kind": "me"}, {"kind": "open"}, *bots]
    created = ada.ask("POST", "/api/tables", {"game": evening.game, "seats": seats, "options": evening.options})["table"]
    assert isinstance(created, dict) and isinstance(created["id"], str)
    table = created["id"]
    for person in (ada, bo):
        person.come_to(table)
    assert bo.ask("POST", f"/api/tables/{table}/sit", {})["seat"] == 1
    seal = ada.ask("POST", f"/api/tables/{table}/start")["commitment"]
    assert isinstance(seal, str)
    return seal


def click(people: list[Person], evening: Evening, most: int) -> None:
    """Both click whenever they may, so many times or until both see how it ended."""
    clicks = 0
    end = time.monotonic() + LONGEST
    while clicks < most and not all(person.result for person in people):
        before = clicks
        for person in people:
            if clicks < most and person.buttons.count():
                clicks += press(person.buttons.first if evening.choice == "first" else person.buttons.last)
        if clicks == before:
            assert time.monotonic() < end, "nobody can do anything any more"
            people[0].page.wait_for_timeout(PAUSE)
    assert clicks < MOST_CLICKS, "the game goes on and on"


def press(button: Locator) -> bool:
    """False if it went away: what others do can end what somebody may do."""
    try:
        button.click(timeout=TIMEOUT)
    except TimeoutError:
        return False
    return True
