"""Before the start: names, a talk, bots that come and go, and a host who changes the table while a guest sits there."""

from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, expect

from drachenhort.core.plain import Json
from tests.e2e.visitor import PHONE, Visitor
from tests.server.process import ServerProcess

pytestmark = pytest.mark.usefixtures("client")

SEATS: Final[list[Json]] = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]


def two(browser: Browser, house: ServerProcess, seats: list[Json] | None = None) -> tuple[Visitor, Visitor, str]:
    """A host who speaks German and a guest who speaks English, at a table of the host's."""
    host, guest = Visitor(browser, house, "de"), Visitor(browser, house, "en")
    for person, name in ((host, "Mira"), (guest, "Ada")):
        person.page.goto("/")
        # The hall asks who we are; two first requests at once would make two guests of us.
        expect(person.page.locator(".name:not([disabled])")).to_be_visible()
        person.ask("PUT", "/api/me", {"name": name})
    table = host.set_up("drachensachen", seats or SEATS, is_public=True)
    for person in (host, guest):
        person.page.goto(f"/t/{table}")
        expect(person.page.locator(".columns")).to_be_visible()
    return host, guest, table


def seats(person: Visitor) -> Locator:
    return person.page.locator(".columns ol > li")


def test_a_name_is_changed_in_the_lobby_for_everybody_to_see(browser: Browser, house: ServerProcess) -> None:
    host, guest, _ = two(browser, house)
    guest.page.get_by_role("button", name="Take a seat").click()
    expect(seats(host).nth(1)).to_contain_text("Ada")
    seats(guest).nth(1).get_by_role("button", name="Ada").click()
    guest.page.get_by_label("Name in seat 2").fill("Adele")
    guest.page.get_by_role("button", name="Save this name").click()
    expect(seats(host).nth(1)).to_contain_text("Adele")
    assert guest.ask("GET", "/api/me")["name"] == "Adele", "it is the guest's own name"
    for person in (host, guest):
        person.close()


def test_a_second_seat_at_my_device_has_a_name_of_its_own(browser: Browser, house: ServerProcess) -> None:
    host, guest, _ = two(browser, house)
    seats(host).nth(1).get_by_role("button", name="Hinsetzen", exact=True).click()
    seats(host).nth(1).get_by_role("button", name="Mira").click()
    host.page.get_by_label("Name auf Platz 2").fill("Bo")
    host.page.keyboard.press("Enter")
    expect(seats(guest).nth(1)).to_contain_text("Bo")
    expect(seats(guest).nth(0)).to_contain_text("Mira")
    assert host.ask("GET", "/api/me")["name"] == "Mira"
    for person in (host, guest):
        person.close()


def test_those_at_the_table_talk_before_the_start(browser: Browser, house: ServerProcess) -> None:
    host, guest, _ = two(browser, house)
    expect(guest.page.get_by_label("Your message")).to_have_count(0)
    guest.page.get_by_role("button", name="Take a seat").click()
    guest.page.get_by_label("Your message").fill("Which rules?")
    guest.page.keyboard.press("Enter")
    expect(host.page.get_by_role("log")).to_contain_text("Which rules?")
    for person in (host, guest):
        person.close()


def test_the_host_puts_bots_on_free_seats_and_takes_them_off(browser: Browser, house: ServerProcess) -> None:
    host, guest, _ = two(browser, house)
    expect(guest.page.get_by_role("button", name="Put a bot here")).to_have_count(0)
    for _ in range(2):
        host.page.get_by_role("button", name="Bot hinsetzen").first.click()
        expect(host.page.locator(".columns select:enabled")).to_have_count(_ + 1)
    host.page.locator(".columns select").first.select_option("Schlüpfling")
    expect(seats(guest).nth(1)).to_contain_text("Hatchling")
    expect(seats(guest).nth(1)).to_contain_text("grabs what is nearest")
    expect(guest.page.get_by_text("Spark now plays at level 1: Hatchling.")).to_be_visible()
    expect(host.page.get_by_text("Funke spielt jetzt auf Stufe 1: Schlüpfling.")).to_be_visible()
    host.page.get_by_role("button", name="wegschicken").last.click()
    expect(seats(guest).nth(2)).to_contain_text("free")
    host.page.get_by_role("button", name="Bot hinsetzen").click()
    host.page.get_by_role("button", name="Losspielen").click()
    for person in (host, guest):
        expect(person.page.locator(".prompt")).not_to_be_empty()
        person.close()


def test_the_host_changes_the_table_and_the_guest_keeps_a_seat_and_is_told(browser: Browser, house: ServerProcess) -> None:
    host, guest, table = two(browser, house)
    seats(guest).nth(1).get_by_role("button", name="Sit down").click()
    expect(seats(host).nth(1)).to_contain_text("Ada")
    host.page.get_by_role("button", name="Tisch ändern").click()
    form = host.page.get_by_role("dialog")
    form.get_by_role("button", name="Platz 2 nach vorn").click()
    form.get_by_role("button", name="Ein Platz weniger").click()
    form.get_by_text("Eine schnelle Partie").click()
    form.get_by_text("Uhr und einzelne Regeln").click()
    form.get_by_role("radio", name="Pro Entscheidung").check()
    form.get_by_label("Sekunden").fill("45")
    form.get_by_role("button", name="So spielen wir").click()
    expect(form).to_be_hidden()
    expect(guest.page.get_by_text("You are now in seat 1.")).to_be_visible()
    expect(seats(guest)).to_have_count(2)
    expect(seats(guest).nth(0)).to_contain_text("Ada")
    expect(seats(guest).nth(1)).to_contain_text("Mira")
    expect(guest.page.get_by_text("45 seconds for each decision.")).to_be_visible()
    expect(guest.page.get_by_text("One quick game")).to_be_visible()
    info = guest.ask("GET", f"/api/tables/{table}")
    assert isinstance(info["options"], dict) and info["options"]["single_game"] is True
    for person in (host, guest):
        person.close()


def test_what_cannot_be_is_said_beside_the_seats(browser: Browser, house: ServerProcess) -> None:
    host, guest, _ = two(browser, house)
    host.page.get_by_role("button", name="Tisch ändern").click()
    form = host.page.get_by_role("dialog")
    form.get_by_label("Platz 2", exact=True).select_option("bot:level-2")
    seats(guest).nth(1).get_by_role("button", name="Sit down").click()
    expect(seats(host).nth(1)).to_contain_text("Ada")
    form.get_by_role("button", name="So spielen wir").click()
    expect(form.get_by_role("alert").filter(has_text="Platz")).to_be_visible()
    expect(seats(guest).nth(1)).to_contain_text("Ada")
    host.forgive("409")
    for person in (host, guest):
        person.close()


def test_whoever_looks_on_is_told_so_and_finds_the_game_in_the_hall(browser: Browser, house: ServerProcess) -> None:
    host, guest, _ = two(browser, house, [{"kind": "me"}, {"kind": "bot"}])
    host.page.get_by_role("button", name="Losspielen").click()
    expect(guest.page.get_by_text("You are watching.")).to_be_visible()
    expect(guest.page.get_by_role("button", name="Take a seat")).to_have_count(0)
    expect(host.page.locator(".prompt")).not_to_be_empty()
    expect(host.page.get_by_text("Du schaust zu.")).to_have_count(0)
    guest.page.goto("/")
    games = guest.page.get_by_role("region", name="Games under way")
    card = games.get_by_role("listitem").filter(has_text="Mira")
    card.first.get_by_role("link", name="Watch").click()
    expect(guest.page.get_by_text("You are watching.")).to_be_visible()
    for person in (host, guest):
        person.close()


def test_a_finished_game_is_listed_with_day_others_and_result(browser: Browser, house: ServerProcess) -> None:
    ada = Visitor(browser, house)
    ada.page.goto("/")
    ada.finish("drachensachen", 2, {"single_game": True})
    ada.page.goto("/")
    mine = ada.page.get_by_role("region", name="Your games").get_by_role("listitem")
    expect(mine).to_contain_text("2 bots")
    expect(mine).to_contain_text("Won by a bot")
    year = ada.page.evaluate("String(new Date().getFullYear())")
    expect(mine).to_contain_text(year)
    mine.get_by_role("link", name="Watch the replay").click()
    expect(ada.page.get_by_role("slider")).to_be_visible()
    ada.close()


def test_the_own_table_asks_for_the_names_of_those_at_this_device(browser: Browser, house: ServerProcess) -> None:
    ada = Visitor(browser, house)
    ada.page.goto("/new/drachensachen")
    ada.page.get_by_role("button", name="All on this device").click()
    names = ada.page.get_by_label("Name", exact=True)
    expect(names).to_have_count(4)
    names.nth(1).fill("Bo")
    ada.page.get_by_role("button", name="Start playing").click()
    cover = ada.page.locator(".cover")
    for name in ("I am Bo", "I am Player 3", "I am Player 4"):
        expect(cover.get_by_role("button", name=name)).to_be_visible()
    ada.close()


def test_the_lobby_fits_a_phone_and_axe_finds_nothing(browser: Browser, house: ServerProcess) -> None:
    seats: list[Json] = [
        {"kind": "me"},
        {"kind": "open"},
        {"kind": "invited"},
        {"kind": "bot"},
        {"kind": "me", "name": "Bo"},
    ]
    host, guest, _ = two(browser, house, seats)
    expect(host.page.get_by_role("button", name="Einladung kopieren")).to_be_visible()
    for person in (host, guest):
        assert not person.look_over()
    host.page.get_by_role("button", name="Tisch ändern").click()
    expect(host.page.get_by_role("dialog").get_by_label("Platz 2", exact=True)).to_be_visible()
    host.page.get_by_text("Uhr und einzelne Regeln").click()
    assert not host.look_over()
    host.page.keyboard.press("Escape")
    for person in (host, guest):
        person.page.set_viewport_size(PHONE)
        assert not person.is_too_wide()
        assert not person.cut_off()
        person.close()
