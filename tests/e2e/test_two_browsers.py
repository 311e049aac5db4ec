"""Two people in two browsers and two languages play each game to its end; a page is loaded anew, and the server dies."""

import time
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from drachenhort.core.plain import Json
from drachenhort.core.record import load_record
from tests.e2e.chooser import Chooser
from tests.e2e.evening import EVENINGS, LONGEST, MOST_CLICKS, Evening, outcome_in_words, verify
from tests.server.process import ServerProcess

pytestmark = pytest.mark.usefixtures("client")

LANGUAGES: Final = ("de", "en")
SEATED: Final = {"de": "Hinsetzen", "en": "Sit down"}
LOST: Final = {"de": "Verbindung unterbrochen", "en": "Connection lost"}
PAUSE: Final = 10
"""Milliseconds, between two looks at both pages."""

SOME: Final = 3
"""Acts between one thing that goes wrong and the next."""


@pytest.mark.parametrize("evening", EVENINGS, ids=lambda evening: evening.game)
def test_two_people_play_each_other(evening: Evening, browser: Browser, server: ServerProcess, tmp_path: Path) -> None:
    ada, bo = people = [Chooser(browser, server, lang) for lang in LANGUAGES]
    table = sit_down(evening, ada, bo)
    play(people, evening, SOME)

    bo.page.reload()
    expect(bo.page.locator(".prompt")).not_to_be_empty()
    play(people, evening, SOME)

    server.kill()
    for person in people:
        expect(person.page.get_by_role("status").filter(has_text=LOST[person.lang])).to_be_visible()
        assert not person.is_at_the_end, "the game was still on"
    server.start()
    for person in people:
        expect(person.page.get_by_role("status").filter(has_text=LOST[person.lang])).to_be_hidden()
    play(people, evening, MOST_CLICKS)

    file = tmp_path / "record.json"
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Aufzeichnung").click()
    download.value.save_as(file)
    record = load_record(file.read_text(encoding="utf-8"))
    for seat, person in enumerate(people):
        assert person.prompt == outcome_in_words(record, seat, person.lang)
        expect(person.page.locator("html")).to_have_attribute("lang", person.lang)
    totals = [person.scores.locator("td.total").all_inner_texts() for person in people]
    assert totals[0] == totals[1] and len(totals[0]) == evening.seats
    seal = ada.ask("GET", f"/api/tables/{table}")["commitment"]
    assert isinstance(seal, str) and verify(file, seal) == 0
    for person in people:
        for news in ("WebSocket connection", "ERR_CONNECTION_REFUSED"):
            person.forgive(news)  # That the server was gone the browser may say.
        person.close()


def sit_down(evening: Evening, ada: Chooser, bo: Chooser) -> str:
    """Ada sets the table up and begins, Bo sits down, bots have the other seats."""
    for person, name in ((ada, "Ada"), (bo, "Bo")):
        person.page.goto("/")
        person.ask("PUT", "/api/me", {"name": name})
    bots: list[Json] = [{"kind": "bot", "level": "greedy"}] * (evening.seats - 2)
    table = ada.set_up(evening.game, [{"kind": "me"}, {"kind": "open"}, *bots], options=evening.options)
    for person in (ada, bo):
        person.come_to(table)
    bo.page.get_by_role("button", name=SEATED[bo.lang]).click()
    ada.page.get_by_role("button", name="Losspielen").click()
    for person in (ada, bo):
        expect(person.page.locator(".prompt")).not_to_be_empty()
    return table


def play(people: list[Chooser], evening: Evening, most: int) -> None:
    """Both act whenever they may, so many times or until both see how it ended."""
    acts = 0
    end = time.monotonic() + LONGEST
    while acts < most and not all(person.is_at_the_end for person in people):
        before = acts
        for person in people:
            if acts < most:
                acts += person.act(evening.choice)
        if acts > before:
            end = time.monotonic() + LONGEST
        else:
            assert time.monotonic() < end, f"nobody can do anything any more: {[person.prompt for person in people]}"
            people[0].page.wait_for_timeout(PAUSE)
    assert acts < MOST_CLICKS, "the game goes on and on"
