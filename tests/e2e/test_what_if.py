"""What if, and one's own record, in a browser."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.visitor import DESK, PHONE, Visitor
from tests.server.process import ServerProcess

pytestmark = pytest.mark.usefixtures("client")

LONG = 60_000
"""Milliseconds that two hundred games may take uncompiled on a busy machine."""


@pytest.fixture(scope="module")
def table(client: None, browser: Browser, house: ServerProcess, deals: Path) -> str:
    """A short game of three bots."""
    deals.write_text("what if", encoding="utf-8")
    guest = Visitor(browser, house)
    guest.page.goto("/")
    found = guest.finish("drachensachen", 3, {"single_game": True})
    guest.close()
    return found


def at_the_question(guest: Visitor, table: str, rest: str = "?move=4&seat=2") -> Page:
    guest.page.goto(f"/g/{table}{rest}")
    expect(guest.page.get_by_role("slider")).to_be_enabled()
    return guest.page


def test_two_hundred_games_are_counted_and_told_in_a_sentence(browser: Browser, house: ServerProcess, table: str) -> None:
    guest = Visitor(browser, house, "de", PHONE)
    page = at_the_question(guest, table)
    page.get_by_role("button", name="Was wäre, wenn?").tap()
    dialog = page.get_by_role("dialog", name="Was wäre nach Zug 4?")
    dialog.get_by_role("radio", name="dem, was dieser Platz wissen konnte").tap()
    dialog.get_by_role("button", name="200 Partien spielen").tap()
    expect(dialog.get_by_text("200 von 200 Partien")).to_be_visible(timeout=LONG)
    expect(dialog.locator(".result")).to_contain_text("wissen konnte: In ")
    expect(dialog.get_by_role("img", name="%")).to_be_visible()
    assert (guest.is_too_wide(), guest.cut_off(), guest.look_over()) == (False, [], [])
    dialog.get_by_role("radio", name="der Stellung, wie sie wirklich war").tap()
    expect(dialog.locator(".result")).to_have_count(0)
    guest.close()


def test_by_keyboard_somebody_asks_stops_and_plays_on(browser: Browser, house: ServerProcess, table: str) -> None:
    guest = Visitor(browser, house)
    page = at_the_question(guest, table)
    page.keyboard.press("w")
    dialog = page.get_by_role("dialog", name="What if, after move 4?")
    expect(dialog.get_by_label("Whose seat")).to_have_value("1")
    dialog.get_by_role("button", name="Play 200 games").press("Enter")
    stop = dialog.get_by_role("button", name="Stop")
    expect(stop.or_(dialog.get_by_text("200 of 200 games"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    page.keyboard.press("w")
    expect(dialog).to_be_visible()
    dialog.get_by_label("How well the bots play").select_option("level-1")
    dialog.get_by_role("button", name="Play on").press("Enter")
    page.wait_for_url("**/t/*")
    on = guest.ask("GET", f"/api/tables/{page.url.rpartition('/')[2]}")
    assert on["origin"] == {"move": 4, "table": table}
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_text("played on from move 4 of another one")).to_be_visible()
    page.get_by_role("link", name="To that game").press("Enter")
    page.wait_for_url(f"**/g/{table}?move=4")
    guest.close()


def test_at_the_end_there_is_nothing_to_play_on(browser: Browser, house: ServerProcess, table: str) -> None:
    guest = Visitor(browser, house)
    page = at_the_question(guest, table, "")
    page.get_by_role("button", name="What if?").click()
    expect(page.get_by_text("Go back to an earlier move")).to_be_visible()
    expect(page.get_by_role("button", name="Play on")).to_have_count(0)
    guest.close()


# One's own record.


def games(number: int) -> list[dict[str, object]]:
    results = ["won", "lost", "lost", "shared", "nobody"]
    return [
        {
            "table": f"table-{each:03}",
            "game": ["drachenfels", "schutt_und_asche"][each % 2],
            "ended": 1_790_000_000_000 + each * 3_600_000,
            "seats": 3,
            "result": results[each % 5],
            "levels": [["level-2"], ["level-4", "level-1"], []][each % 3],
            **({"judged": 20, "good": 10 + each % 10} if each % 2 else {}),
        }
        for each in range(number)
    ]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_record_is_taken_in_from_a_file_read_and_deleted(
    browser: Browser, house: ServerProcess, tmp_path: Path, size: dict[str, int]
) -> None:
    file = tmp_path / "record.json"
    file.write_text(json.dumps({"games": games(24)}), encoding="utf-8")
    guest = Visitor(browser, house, "en", PHONE if size is PHONE else DESK)
    page = guest.page
    page.goto("/record")
    expect(page.get_by_text("Play a game to its end")).to_be_visible()
    page.get_by_label("Add from a file").set_input_files(file)
    page.get_by_label("Add from a file").set_input_files(file)
    expect(page.get_by_role("region", name="All games")).to_contain_text("10 of 24 won: 42 % (24 to 61)")
    expect(page.get_by_role("region", name="Drachenfels")).to_contain_text("Young dragon")
    expect(page.get_by_role("figure")).to_have_count(2)
    assert (guest.is_too_wide(), guest.cut_off(), guest.look_over()) == (False, [], [])
    page.reload()
    expect(page.get_by_role("listitem")).to_have_count(20)
    file.write_text("{}", encoding="utf-8")
    page.get_by_label("Add from a file").set_input_files(file)
    expect(page.get_by_text("is not a record of games")).to_be_visible()
    page.get_by_role("button", name="Delete all").click()
    page.get_by_role("button", name="Delete", exact=True).press("Enter")
    expect(page.get_by_text("Play a game to its end")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Play a game to its end")).to_be_visible()
    guest.close()


def test_on_the_server_it_is_kept_only_when_asked_and_gone_when_switched_off(
    browser: Browser, house: ServerProcess, tmp_path: Path
) -> None:
    file = tmp_path / "record.json"
    file.write_text(json.dumps({"games": games(3)}), encoding="utf-8")
    guest = Visitor(browser, house)
    page = guest.page
    page.goto("/record")
    page.get_by_label("Add from a file").set_input_files(file)
    expect(page.get_by_role("listitem")).to_have_count(3)
    assert guest.ask("GET", "/api/people/me/record") == {"games": []}
    switch = page.get_by_label("Keep it on this server too")
    switch.press("Space")
    expect(switch).to_be_enabled()
    kept = guest.ask("GET", "/api/people/me/record")["games"]
    assert isinstance(kept, list) and len(kept) == 3
    page.evaluate("localStorage.removeItem('drachenhort.own-games')")
    page.reload()
    expect(page.get_by_role("listitem")).to_have_count(3)
    switch.press("Space")
    expect(switch).to_be_enabled()
    assert guest.ask("GET", "/api/people/me/record") == {"games": []}
    guest.close()
