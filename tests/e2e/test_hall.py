"""The hall, a table of one's own, and the way to somebody else's: as people use them."""

import time
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from drachenhort.core.plain import Json
from drachenhort.games import all_games
from tests.e2e.visitor import PHONE, Visitor
from tests.server.process import ServerProcess

pytestmark = pytest.mark.usefixtures("client")

TITLES = {game.id: game.title for game in all_games()}
PATIENCE = 10.0
"""Seconds from opening the address to playing."""
WEIGHT = 120_000


def table_id(page: Page) -> str:
    """Of the table we are at."""
    page.wait_for_url("**/t/*")
    return page.url.rpartition("/t/")[2].partition("#")[0]


@pytest.mark.parametrize("game", TITLES)
def test_two_clicks_and_ten_seconds_to_a_game(browser: Browser, server: ServerProcess, game: str) -> None:
    guest = Visitor(browser, server)
    begun = time.monotonic()
    guest.page.goto("/")  # The first click: a link to here.
    guest.page.get_by_role("button", name=f"Play {TITLES[game]} now").click()
    expect(guest.page.get_by_role("heading", name=TITLES[game], level=1)).to_be_visible()
    expect(guest.page.locator(".prompt")).not_to_be_empty()
    assert time.monotonic() - begun < PATIENCE
    info = guest.ask("GET", f"/api/tables/{table_id(guest.page)}")
    assert (info["game"], info["status"]) == (game, "running")
    guest.close()


def test_the_boxes_say_what_the_engine_says(browser: Browser, server: ServerProcess) -> None:
    guest = Visitor(browser, server)
    guest.page.goto("/")
    for game in all_games():
        box = guest.page.get_by_role("listitem", name=game.title)
        expect(box).to_contain_text(f"{game.min_seats}–{game.max_seats}")
        expect(box.get_by_role("link", name="Rules")).to_have_attribute("href", f"/rules/{game.id}")
        expect(box.get_by_role("link", name="own")).to_have_attribute("href", f"/new/{game.id}")
    guest.close()


def test_the_hall_is_light(browser: Browser, server: ServerProcess) -> None:
    guest = Visitor(browser, server)
    weights: dict[str, int] = {}

    def weigh(url: str, length: str) -> None:
        weights[url] = int(length)

    guest.page.on(
        "response", lambda answer: weigh(answer.url, answer.headers["content-length"]) if ".js" in answer.url else None
    )
    guest.page.goto("/")
    expect(guest.page.get_by_role("heading", name="Open tables")).to_be_visible()
    guest.page.wait_for_load_state("networkidle")
    assert weights and sum(weights.values()) < WEIGHT
    guest.close()


@pytest.mark.parametrize(
    ("lang", "title"), [("de", "Fünf Drachenspiele, ein Tisch"), ("en", "Five dragon games, one table")]
)
def test_the_language_is_the_browser_s_and_can_be_changed(
    browser: Browser, server: ServerProcess, lang: Literal["de", "en"], title: str
) -> None:
    guest = Visitor(browser, server, lang)
    guest.page.goto("/")
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(title)
    expect(guest.page.locator("html")).to_have_attribute("lang", lang)
    guest.page.get_by_role("button", name={"de": "English", "en": "Deutsch"}[lang]).click()
    expect(guest.page.get_by_role("heading", level=1)).not_to_have_text(title)
    guest.page.reload()
    expect(guest.page.locator("html")).not_to_have_attribute("lang", lang)
    guest.close()


def test_the_name_is_changed_where_it_stands(browser: Browser, server: ServerProcess) -> None:
    guest = Visitor(browser, server)
    guest.page.goto("/")
    name = guest.page.get_by_role("button", name="change")
    expect(name).to_contain_text("Guest")
    name.click()
    field = guest.page.get_by_label("You play as")
    expect(field).to_be_focused()
    field.fill(" ")
    field.press("Enter")
    expect(guest.page.get_by_role("alert").filter(has_text="A name has 1 to 24 characters")).to_be_visible()
    field.fill("Ada Ölkanne")
    field.press("Enter")
    expect(name).to_contain_text("Ada Ölkanne")
    expect(name).to_be_focused()
    name.press("Enter")
    field.fill("Somebody else")
    field.press("Escape")
    expect(name).to_contain_text("Ada Ölkanne")
    guest.page.reload()
    expect(name).to_contain_text("Ada Ölkanne")
    assert guest.complaints == ["Failed to load resource: the server responded with a status of 422 (Unprocessable Entity)"]
    guest.complaints.clear()
    guest.close()


def test_an_open_table_appears_in_the_hall_and_a_tap_sits_down(browser: Browser, server: ServerProcess) -> None:
    ada, bo = Visitor(browser, server), Visitor(browser, server, size=PHONE)
    for visitor in (ada, bo):
        visitor.page.goto("/")
    ada.ask("PUT", "/api/me", {"name": "Ada"})
    expect(bo.page.get_by_text("Nobody is waiting right now.")).to_be_visible()
    table = ada.set_up("drachenfels", [{"kind": "me"}, {"kind": "open"}], is_public=True)
    hidden = ada.set_up("drachenhueter", [{"kind": "me"}, {"kind": "open"}])
    row = bo.page.get_by_role("region", name="Open tables").get_by_role("listitem").filter(has_text="Drachenfels")
    expect(row).to_contain_text("Ada")
    expect(row).to_contain_text("1 of 2 seats free")
    expect(bo.page.get_by_text("Drachenhüter", exact=True)).to_have_count(1)  # Its box, and nothing in the list.
    row.get_by_role("button", name="Sit down").click()
    assert table_id(bo.page) == table != hidden
    expect(bo.page.get_by_text("you", exact=False).first).to_be_visible()
    info = ada.ask("GET", f"/api/tables/{table}")["seats"]
    assert isinstance(info, list)
    assert [seat["kind"] for seat in info if isinstance(seat, dict)] == ["person", "person"]
    mine = ada.page.get_by_role("region", name="Your games")
    expect(mine.get_by_role("listitem").filter(has_text="Drachenfels")).to_contain_text("Everybody is seated.")
    for visitor in (ada, bo):
        visitor.close()


def test_my_games_say_whose_turn_it_is(browser: Browser, server: ServerProcess) -> None:
    guest = Visitor(browser, server)
    guest.page.goto("/")
    running = guest.set_up("drachensachen", [{"kind": "me"}, {"kind": "bot"}])
    guest.ask("POST", f"/api/tables/{running}/start")
    over = guest.finish("drachenhueter", 2)
    guest.page.reload()
    call = guest.page.get_by_role("link", name="Your turn: Drachensachen")
    expect(call).to_have_attribute("href", f"/t/{running}")
    mine = guest.page.get_by_role("region", name="Your games")
    expect(mine.get_by_role("listitem").filter(has_text="Drachensachen")).to_contain_text("Your turn")
    mine.get_by_text("One game is over").click()
    expect(mine.get_by_role("link", name="Watch it again")).to_have_attribute("href", f"/g/{over}")
    call.click()
    assert table_id(guest.page) == running
    guest.close()


def test_a_link_or_a_code_leads_to_a_table(browser: Browser, server: ServerProcess) -> None:
    ada, bo = Visitor(browser, server), Visitor(browser, server)
    for visitor in (ada, bo):
        visitor.page.goto("/")
    table = ada.set_up("drachenfels", [{"kind": "me"}, {"kind": "open"}])
    field = bo.page.get_by_label("Link or code")
    for text, answer in (("hello there", "neither a link nor a code"), ("q7Rk2TfWxx", "There is no such table")):
        field.fill(text)
        field.press("Enter")
        expect(bo.page.get_by_role("alert").filter(has_text=answer)).to_be_visible()
        expect(field).to_be_focused()
    field.fill(f"{server.url}/t/{table}")
    field.press("Enter")
    assert table_id(bo.page) == table
    bo.complaints.clear()  # The table that was not there.
    for visitor in (ada, bo):
        visitor.close()


def test_an_invitation_seats_whoever_brings_it_and_is_not_passed_on(browser: Browser, server: ServerProcess) -> None:
    ada, bo = Visitor(browser, server), Visitor(browser, server)
    asked: list[str] = []
    bo.page.on("request", lambda request: asked.append(request.url))
    for visitor in (ada, bo):
        visitor.page.goto("/")
    table = ada.set_up("drachenfels", [{"kind": "me"}, {"kind": "invited"}])
    codes = ada.page.evaluate("async path => (await fetch(path)).json()", f"/api/tables/{table}/invitations")
    code = codes[0]["code"]
    bo.page.get_by_label("Link or code").fill(f"{server.url}/t/{table}#invite={code}")
    bo.page.get_by_role("button", name="Go there").click()
    expect(bo.page.get_by_role("button", name="Get up")).to_be_visible()
    bo.page.wait_for_url(f"**/t/{table}")
    assert code not in bo.page.url
    assert not [url for url in asked if code in url], "the code stands in no address that a server sees"
    for visitor in (ada, bo):
        visitor.close()


def test_a_table_of_one_s_own_by_keyboard_alone(browser: Browser, server: ServerProcess) -> None:
    guest = Visitor(browser, server)
    page = guest.page
    page.goto("/")
    press_until(page, page.get_by_role("listitem", name="Drachensachen").get_by_role("link", name="own"))
    page.keyboard.press("Enter")
    press_until(page, page.get_by_role("radio", name="A match", exact=True))
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Everything in it")).to_be_checked()
    press_until(page, page.get_by_role("button", name="One seat fewer"))
    page.keyboard.press("Enter")
    press_until(page, page.get_by_label("Seat 2"))
    page.keyboard.press("f")  # Free: whoever likes.
    press_until(page, page.locator("summary"))
    page.keyboard.press("Enter")
    press_until(page, page.get_by_label("Target"))
    page.keyboard.press("Control+a")
    page.keyboard.type("7")
    press_until(page, page.get_by_role("button", name="Open the table"))
    page.keyboard.press("Enter")
    info = guest.ask("GET", f"/api/tables/{table_id(page)}")
    seats, options = info["seats"], info["options"]
    assert isinstance(seats, list) and isinstance(options, dict)
    assert [seat["kind"] for seat in seats if isinstance(seat, dict)] == ["person", "open", "bot"]
    assert (options["target"], len(str(options["curses"]).split(","))) == (7, 7)
    assert info["is_public"] is True
    guest.close()


def press_until(page: Page, wanted: Locator, most: int = 80) -> None:
    """Goes on with the tabulator until this has the focus."""
    expect(wanted).to_be_visible()
    for _ in range(most):
        page.keyboard.press("Tab")
        if wanted.evaluate("element => element === document.activeElement"):
            return
    raise AssertionError(f"the keyboard does not come to {wanted}")


def test_one_device_for_all_begins_at_once_with_a_hand_over(browser: Browser, server: ServerProcess) -> None:
    guest = Visitor(browser, server)
    guest.page.goto("/new/drachenhueter")
    guest.page.get_by_role("button", name="All on this device").click()
    expect(guest.page.get_by_text("3 seats on this device")).to_be_visible()
    guest.page.get_by_role("button", name="Start playing").click()
    info = guest.ask("GET", f"/api/tables/{table_id(guest.page)}")
    assert info["status"] == "running"
    guest.close()


def test_what_the_server_refuses_is_told_beside_the_field(browser: Browser, server: ServerProcess) -> None:
    guest = Visitor(browser, server)
    page = guest.page
    page.goto("/new/drachenfaust")
    page.locator("summary").click()
    page.get_by_label("Own creatures").set_input_files(
        {"name": "mine.toml", "mimeType": "text/plain", "buffer": b"[[creature]]\nname = 1\n"}
    )
    page.get_by_role("button", name="Start playing").click()
    wrong = page.locator("[data-option=creatures]")
    expect(wrong.get_by_role("alert")).to_contain_text("line 2: name: must be")
    expect(page.get_by_label("Own creatures")).to_be_focused()
    page.get_by_role("button", name="Leave it out").click()
    page.get_by_label("Points to win").fill("9")
    page.get_by_role("button", name="Start playing").click()
    expect(page.locator("[data-option=points]").get_by_role("alert")).to_have_text("From 1 to 6.")
    page.get_by_label("Points to win").fill("2")
    page.get_by_role("button", name="Start playing").click()
    assert guest.ask("GET", f"/api/tables/{table_id(page)}")["status"] == "running"
    guest.complaints.clear()  # The refusal.
    guest.close()


def test_own_creatures_come_from_a_file(browser: Browser, server: ServerProcess, tmp_path: Path) -> None:
    creature = tmp_path / "mine.toml"
    creature.write_text(
        '[[creature]]\nname = { de = "Zöllner", en = "Toll Keeper" }\ntext = { de = "Zieh.", en = "Draw." }\n'
        'effects = [{ do = "draw", count = 1 }]\n',
        encoding="utf-8",
    )
    guest = Visitor(browser, server)
    page = guest.page
    page.goto("/new/drachenfaust")
    page.locator("summary").click()
    page.get_by_label("Own creatures").set_input_files(creature)
    expect(page.get_by_text("mine.toml is in.")).to_be_visible()
    page.get_by_role("button", name="Start playing").click()
    options = guest.ask("GET", f"/api/tables/{table_id(page)}")["options"]
    assert isinstance(options, dict) and isinstance(options["creatures"], list) and len(options["creatures"]) == 1
    guest.close()


def test_a_server_that_goes_away_is_noticed_and_found_again(browser: Browser, server: ServerProcess) -> None:
    guest = Visitor(browser, server)
    guest.page.goto("/")
    expect(guest.page.get_by_text("Nobody is waiting right now.")).to_be_visible()
    server.kill()
    expect(guest.page.get_by_text("The server does not answer.")).to_be_visible()
    guest.page.get_by_role("button", name="Play Drachenfels now").click()
    expect(guest.page.get_by_role("alert").filter(has_text="cannot be reached")).to_be_visible()
    server.start()
    expect(guest.page.get_by_text("The server does not answer.")).to_be_hidden()
    guest.complaints.clear()  # The browser's own, about answers that did not come.
    guest.close()


def test_an_address_where_nothing_is_says_so(browser: Browser, server: ServerProcess) -> None:
    guest = Visitor(browser, server)
    guest.page.goto("/no/such/place")
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("There is no table here")
    guest.page.get_by_role("link", name="To the hall", exact=True).click()
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("Five dragon games, one table")
    guest.complaints.clear()  # A 404 is one.
    guest.close()


PLACES = ["/", "/new/drachensachen", "/new/schutt_und_asche", "/no/such/place"]


@pytest.mark.parametrize("path", PLACES)
def test_the_pages_are_for_everyone(browser: Browser, server: ServerProcess, path: str) -> None:
    guest = Visitor(browser, server)
    page = guest.page
    page.goto("/")
    for _ in range(2):
        guest.set_up("drachenfaust", [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}], is_public=True)
    other = Visitor(browser, server)
    other.page.goto("/")
    other.set_up("drachenfels", [{"kind": "me"}, {"kind": "open"}], is_public=True)
    page.goto(path)
    page.wait_for_load_state("networkidle")
    if page.locator("summary").count():
        page.locator("summary").first.click()
    assert guest.look_over() == []
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    assert guest.look_over() == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    assert guest.look_over() == []
    guest.complaints.clear()
    for visitor in (guest, other):
        visitor.close()


@pytest.mark.parametrize("path", PLACES)
@pytest.mark.parametrize("lang", ["de", "en"])
def test_nothing_has_to_be_moved_sideways(
    browser: Browser, server: ServerProcess, path: str, lang: Literal["de", "en"]
) -> None:
    guest = Visitor(browser, server, lang, PHONE)
    seats: list[Json] = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]
    guest.page.goto("/")
    guest.ask("PUT", "/api/me", {"name": "M" * 24})
    guest.set_up("drachenfaust", seats, is_public=True)
    guest.page.goto(path)
    guest.page.wait_for_load_state("networkidle")
    if guest.page.locator("summary").count():
        guest.page.locator("summary").first.click()
    assert not guest.is_too_wide()
    guest.write_twice_as_large()
    assert not guest.is_too_wide()
    guest.complaints.clear()
    guest.close()
