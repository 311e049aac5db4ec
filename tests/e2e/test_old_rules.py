"""The server has other rules than before: what was finished is there as it was, what was not waits."""

import re
import sqlite3
from contextlib import closing

import pytest
from playwright.sync_api import Browser, Page, expect

from drachenhort.server.store.sqlite.migrations import DATABASE
from tests.e2e.visitor import Visitor
from tests.server.process import ServerProcess

pytestmark = pytest.mark.usefixtures("client")

SOMETHING = re.compile(r"\w")
OTHERS = """UPDATE {} SET body = replace(body, '"salt"', '"rules":77,"salt"')"""


def with_other_rules(server: ServerProcess) -> None:
    """Every game has begun by rules that are not those of the server that comes now."""
    server.stop()
    with closing(sqlite3.connect(server.data / DATABASE)) as connection:
        for part in ("entries", "journal"):
            connection.execute(OTHERS.format(part))
        connection.commit()
    server.start()


@pytest.mark.parametrize(("lang", "title"), [("de", "Dieser Tisch wartet"), ("en", "This table is waiting")])
def test_after_a_change_of_the_rules(browser: Browser, server: ServerProcess, lang: str, title: str) -> None:
    guest = Visitor(browser, server, "de" if lang == "de" else "en")
    page = guest.page
    page.goto("/")
    over = guest.finish("drachensachen", 2, {"single_game": True})
    running = guest.set_up("drachensachen", [{"kind": "me"}, {"kind": "bot"}])
    guest.ask("POST", f"/api/tables/{running}/start")
    places = {f"/g/{over}?move=5": ".replay [aria-current=step]", f"/t/{over}": ".table[data-game] table"}
    before = {address: text_at(page, address, place) for address, place in places.items()}
    with_other_rules(server)
    for address, place in places.items():
        page.goto(address)
        expect(page.locator(place)).to_have_text(before[address])
    page.goto(f"/t/{running}")
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    assert guest.look_over() == []
    page.get_by_role("link", name="Zur Halle" if lang == "de" else "Back to the hall", exact=True).click()
    expect(page).to_have_url(f"{server.url}/")
    guest.forgive("ERR_CONNECTION")  # While the server was away.
    guest.close()


def text_at(page: Page, address: str, place: str) -> str:
    """What a page tells of the game: a move, or the scores."""
    page.goto(address)
    expect(page.locator(place)).to_have_text(SOMETHING)
    return page.locator(place).text_content() or ""
