"""The hall, a table of one's own, and the way to somebody else's: as people use them."""

from typing import Final, Literal

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from drachenhort.core.plain import Json
from drachenhort.games import all_games
from tests.e2e.visitor import PHONE, Visitor
from tests.server.process import ServerProcess

pytestmark = pytest.mark.usefixtures("client")

WEIGHT: Final = 120_000
"""Bytes of scripts that the hall may load."""

LATER: Final = 5_000
"""Milliseconds after which the hall asks again what there is."""

MOST_KEYS: Final = 80

CREATURE: Final = b"""[[creature]]
name = { de = "Grauer Wicht", en = "Toll Keeper" }
text = { de = "Zieh.", en = "Draw." }
effects = [{ do = "draw", count = 1 }]
"""


def table_id(page: Page) -> str:
    """Of the table we are at."""
    page.wait_for_url("**/t/*")
    return page.url.rpartition("/t/")[2].partition("#")[0]


def kinds(info: dict[str, Json]) -> list[Json]:
    seats = info["seats"]
    assert isinstance(seats, list)
    return [seat["kind"] for seat in seats if isinstance(seat, dict)]


def options_of(info: dict[str, Json]) -> dict[str, Json]:
    options = info["options"]
    assert isinstance(options, dict)
    return options


def test_the_boxes_say_what_the_engine_says_and_weigh_little(browser: Browser, house: ServerProcess) -> None:
    guest = Visitor(browser, house)
    weights: dict[str, int] = {}

    def weigh(url: str, length: str) -> None:
        weights[url] = int(length)

    guest.page.on(
        "response", lambda answer: weigh(answer.url, answer.headers["content-length"]) if ".js" in answer.url else None
    )
    guest.page.goto("/")
    for game in all_games():
        box = guest.page.get_by_role("listitem", name=game.title)
        expect(box).to_contain_text(f"{game.min_seats}–{game.max_seats}")
        # Whoever says what is written there to their computer gets what is written there.
        expect(box.get_by_role("button", name=f"{game.title}, play now")).to_contain_text("Play now against")
        expect(box.get_by_role("link", name=f"Set up a table: {game.title}")).to_have_attribute("href", f"/new/{game.id}")
        expect(box.get_by_role("link", name="Rules")).to_have_attribute("href", f"/rules/{game.id}")
    expect(guest.page.get_by_role("heading", name="Open tables")).to_be_visible()
    guest.page.wait_for_load_state("networkidle")
    assert weights and sum(weights.values()) < WEIGHT
    guest.close()


def test_the_language_is_the_browser_s_and_can_be_changed(browser: Browser, house: ServerProcess) -> None:
    guest = Visitor(browser, house, "de")
    title, language = guest.page.get_by_role("heading", level=1), guest.page.locator("html")
    guest.page.goto("/")
    expect(title).to_have_text("Fünf Drachenspiele, ein Tisch")
    expect(language).to_have_attribute("lang", "de")
    guest.page.get_by_role("button", name="English").click()
    expect(title).to_have_text("Five dragon games, one table")
    guest.page.reload()
    expect(language).to_have_attribute("lang", "en")
    expect(guest.page.get_by_role("button", name="Deutsch")).to_be_visible()
    guest.close()


def test_the_name_is_changed_where_it_stands(browser: Browser, house: ServerProcess) -> None:
    guest = Visitor(browser, house)
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
    guest.forgive("422")
    guest.close()


def test_an_open_table_appears_in_the_hall_and_a_tap_sits_down(browser: Browser, house: ServerProcess) -> None:
    ada, bo = Visitor(browser, house), Visitor(browser, house, size=PHONE)
    for visitor in (ada, bo):
        visitor.page.clock.install()
        visitor.page.goto("/")
    ada.ask("PUT", "/api/me", {"name": "Ada"})
    ada.set_up("drachenhueter", [{"kind": "me"}, {"kind": "open"}])
    table = ada.set_up("drachenfels", [{"kind": "me"}, {"kind": "open"}], is_public=True)
    bo.page.clock.fast_forward(LATER)
    rows = bo.page.get_by_role("region", name="Open tables").get_by_role("listitem").filter(has_text="Ada")
    expect(rows).to_contain_text(["Drachenfels"])  # And nothing of the one that is not for everybody.
    expect(rows).to_contain_text(["1 of 2 seats free"])
    rows.get_by_role("button", name="Sit down").tap()
    assert table_id(bo.page) == table
    expect(bo.page.get_by_text("that is you")).to_be_visible()
    assert kinds(ada.ask("GET", f"/api/tables/{table}")) == ["person", "person"]
    ada.page.clock.fast_forward(LATER)
    mine = ada.page.get_by_role("region", name="Your games")
    expect(mine.get_by_role("listitem").filter(has_text="Drachenfels")).to_contain_text("Everybody is seated.")
    for visitor in (ada, bo):
        visitor.close()


def test_my_games_say_whose_turn_it_is(browser: Browser, house: ServerProcess) -> None:
    guest = Visitor(browser, house)
    guest.page.goto("/")
    # Alone at both seats, so that it is always my turn.
    running = guest.set_up("drachenfels", [{"kind": "me"}, {"kind": "me"}])
    guest.ask("POST", f"/api/tables/{running}/start")
    over = guest.finish("drachensachen", 2, {"single_game": True})
    guest.page.reload()
    call = guest.page.get_by_role("link", name="Your turn: Drachenfels")
    expect(call).to_have_attribute("href", f"/t/{running}")
    mine = guest.page.get_by_role("region", name="Your games")
    expect(mine.get_by_role("listitem").filter(has_text="Drachenfels")).to_contain_text("Your turn")
    mine.get_by_text("One game is over").click()
    expect(mine.get_by_role("link", name="Watch the replay")).to_have_attribute("href", f"/g/{over}")
    call.click()
    assert table_id(guest.page) == running
    guest.close()


def test_a_link_or_an_invitation_leads_to_a_seat_and_is_not_passed_on(browser: Browser, house: ServerProcess) -> None:
    ada, bo = Visitor(browser, house), Visitor(browser, house)
    asked: list[str] = []
    bo.page.on("request", lambda request: asked.append(request.url))
    for visitor in (ada, bo):
        visitor.page.goto("/")
    table = ada.set_up("drachenfels", [{"kind": "me"}, {"kind": "invited"}])
    field = bo.page.get_by_label("Link or code")
    for text, answer in (("hello there", "neither a link nor a code"), ("q7Rk2TfWxx", "There is no such table")):
        field.fill(text)
        field.press("Enter")
        expect(bo.page.get_by_role("alert").filter(has_text=answer)).to_be_visible()
        expect(field).to_be_focused()
    field.fill(table)
    field.press("Enter")
    assert table_id(bo.page) == table
    expect(bo.page.get_by_text("reserved")).to_be_visible()

    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.page.goto(f"/t/{table}")
    ada.page.get_by_role("button", name="Copy the invitation").click()
    expect(ada.page.get_by_text("Link copied.")).to_be_visible()
    link: str = ada.page.evaluate("navigator.clipboard.readText()")
    code = link.partition("#invite=")[2]
    assert code
    bo.page.goto("/")
    field.fill(link)
    bo.page.get_by_role("button", name="Join", exact=True).click()
    expect(bo.page.get_by_role("button", name="Leave this seat")).to_be_visible()
    bo.page.wait_for_url(f"**/t/{table}")
    assert not [url for url in asked if code in url], "the code stands in no address that a server sees"
    bo.forgive("404")
    for visitor in (ada, bo):
        visitor.close()


def test_a_table_of_one_s_own_by_keyboard_alone(browser: Browser, house: ServerProcess) -> None:
    guest = Visitor(browser, house)
    page = guest.page
    page.goto("/")
    press_until(page, page.get_by_role("link", name="Set up a table: Drachensachen"))
    page.keyboard.press("Enter")
    press_until(page, page.get_by_role("radio", name="A match", exact=True))
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="With curses and skills")).to_be_checked()
    press_until(page, page.get_by_role("button", name="One seat fewer"))
    page.keyboard.press("Enter")
    press_until(page, page.get_by_label("Seat 2"))
    page.keyboard.press("o")  # Open to anybody.
    press_until(page, page.locator("summary"))
    page.keyboard.press("Enter")
    press_until(page, page.get_by_label("Target"))
    page.keyboard.press("Control+a")
    page.keyboard.type("7")
    press_until(page, page.get_by_role("button", name="Open the table"))
    page.keyboard.press("Enter")
    info = guest.ask("GET", f"/api/tables/{table_id(page)}")
    assert kinds(info) == ["person", "open", "bot"]
    curses = options_of(info)["curses"]
    assert isinstance(curses, list)
    assert (options_of(info)["target"], len(curses), info["is_public"]) == (7, 7, True)
    expect(page.get_by_text("Target: 7")).to_be_visible()  # Those who come see what is different here.
    guest.close()


def press_until(page: Page, wanted: Locator) -> None:
    """Goes on with the tabulator until this has the focus."""
    expect(wanted).to_be_visible()
    for _ in range(MOST_KEYS):
        page.keyboard.press("Tab")
        if wanted.evaluate("element => element === document.activeElement"):
            return
    raise AssertionError(f"the keyboard does not come to {wanted}")


def test_one_device_for_all_begins_at_once(browser: Browser, house: ServerProcess) -> None:
    guest = Visitor(browser, house)
    guest.page.goto("/new/drachenhueter")
    guest.page.get_by_role("button", name="All on this device").click()
    expect(guest.page.get_by_text("3 seats on this device")).to_be_visible()
    guest.page.get_by_role("button", name="Start playing").click()
    assert guest.ask("GET", f"/api/tables/{table_id(guest.page)}")["status"] == "running"
    guest.close()


def test_numbers_that_stand_for_something_are_chosen_by_their_names(browser: Browser, house: ServerProcess) -> None:
    guest = Visitor(browser, house)
    page = guest.page
    page.goto("/new/schutt_und_asche")
    page.locator("summary").click()
    level = page.get_by_role("combobox", name="Level")
    expect(level.locator("option:checked")).to_have_text("As usual")
    level.select_option("Harder")
    assert guest.look_over() == []
    page.get_by_role("button", name="Start playing").click()
    options = guest.ask("GET", f"/api/tables/{table_id(page)}")["options"]
    assert isinstance(options, dict) and options["level"] == 2
    guest.close()


def test_what_is_wrong_is_told_beside_the_field_and_own_creatures_come_from_a_file(
    browser: Browser, house: ServerProcess
) -> None:
    guest = Visitor(browser, house)
    page = guest.page
    page.goto("/new/drachenfaust")
    page.locator("summary").click()
    file, points, start = (
        page.get_by_label("Own creatures"),
        page.get_by_label("Points to win"),
        page.get_by_role("button", name="Start playing"),
    )
    file.set_input_files({"name": "bad.toml", "mimeType": "text/plain", "buffer": b"[[creature]]\nname = 1\n"})
    start.click()
    wrong = page.locator("[data-option=creatures]")
    expect(wrong.get_by_role("alert")).to_contain_text("line 2: name: must be")
    expect(file).to_be_focused()
    page.get_by_role("button", name="Remove").click()
    points.fill("9")
    start.click()
    expect(page.locator("[data-option=points]").get_by_role("alert")).to_have_text("From 1 to 6.")
    points.fill("2")
    file.set_input_files({"name": "mine.toml", "mimeType": "text/plain", "buffer": CREATURE})
    expect(page.get_by_text("mine.toml is included.")).to_be_visible()
    start.click()
    options = options_of(guest.ask("GET", f"/api/tables/{table_id(page)}"))
    assert options["points"] == 2
    assert isinstance(options["creatures"], list) and len(options["creatures"]) == 1
    guest.forgive("422")
    guest.close()


def test_a_server_that_goes_away_is_noticed_and_found_again(browser: Browser, server: ServerProcess) -> None:
    guest = Visitor(browser, server)
    guest.page.clock.install()
    guest.page.goto("/")
    expect(guest.page.get_by_text("Nobody is waiting right now.")).to_be_visible()
    server.kill()
    guest.page.clock.fast_forward(LATER)
    expect(guest.page.get_by_text("The server is not responding.")).to_be_visible()
    guest.page.get_by_role("button", name="Drachenfels, play now").click()
    expect(guest.page.get_by_role("alert").filter(has_text="cannot be reached")).to_be_visible()
    server.start()
    guest.page.clock.fast_forward(LATER)
    expect(guest.page.get_by_text("The server is not responding.")).to_be_hidden()
    guest.forgive("ERR_CONNECTION")
    guest.close()


def test_an_address_where_nothing_is_says_so(browser: Browser, house: ServerProcess) -> None:
    guest = Visitor(browser, house)
    guest.page.goto("/no/such/place")
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("There is no table here")
    assert guest.look_over() == []
    guest.page.get_by_role("link", name="Back to the hall", exact=True).click()
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("Five dragon games, one table")
    guest.forgive("404")
    guest.close()


def test_the_pages_are_for_everyone(browser: Browser, house: ServerProcess) -> None:
    guest, other = Visitor(browser, house), Visitor(browser, house)
    page = guest.page
    for visitor in (guest, other):
        visitor.page.goto("/")
    seats: list[Json] = [{"kind": "me"}, {"kind": "open"}, {"kind": "invited"}, {"kind": "bot"}]
    table = guest.set_up("drachenfaust", seats, is_public=True)
    other.set_up("drachenfels", [{"kind": "me"}, {"kind": "open"}], is_public=True)
    page.reload()
    expect(page.get_by_role("region", name="Your games")).to_contain_text("Drachenfaust")
    expect(page.get_by_role("button", name="Sit down").first).to_be_visible()
    assert guest.look_over() == []
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Help")).to_be_visible()
    assert guest.look_over() == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    assert guest.look_over() == []
    page.goto("/new/drachensachen")
    page.locator("summary").click()
    assert guest.look_over() == []
    page.goto(f"/t/{table}")
    expect(page.get_by_role("button", name="Copy the invitation")).to_be_visible()
    expect(page.get_by_role("heading", name="How it is played")).to_be_visible()
    assert guest.look_over() == []
    for visitor in (guest, other):
        visitor.close()


@pytest.mark.parametrize("lang", ["de", "en"])
def test_nothing_has_to_be_moved_sideways(browser: Browser, house: ServerProcess, lang: Literal["de", "en"]) -> None:
    guest = Visitor(browser, house, lang, PHONE)
    page = guest.page
    page.goto("/")
    guest.ask("PUT", "/api/me", {"name": "M" * 24})
    seats: list[Json] = [{"kind": "me"}, {"kind": "open"}, {"kind": "invited"}, {"kind": "bot"}]
    table = guest.set_up("drachenfaust", seats, is_public=True)
    running = guest.set_up("drachenhueter", [{"kind": "me"}, {"kind": "me"}])
    guest.ask("POST", f"/api/tables/{running}/start")
    for path, there in {
        "/": ".lit",
        "/new/drachensachen": "summary",
        "/new/drachenfaust": "summary",
        "/new/schutt_und_asche": "summary",
        "/no/such/place": "h1",
        f"/t/{table}": ".qr",
    }.items():
        page.goto(path)
        expect(page.locator(there)).to_be_visible()
        if there == "summary":
            page.locator(there).tap()
        assert (guest.is_too_wide(), guest.cut_off()) == (False, []), path
        guest.write_twice_as_large()
        assert (guest.is_too_wide(), guest.cut_off()) == (False, []), f"{path}, twice as large"
    guest.forgive("404")
    guest.close()
