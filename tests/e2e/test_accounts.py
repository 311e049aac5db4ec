"""Passkeys as people make and use them, with the authenticator that Chromium has for tests."""

import json
import re
from typing import Final, Literal

import pytest
from playwright.sync_api import Browser, CDPSession, ViewportSize, expect

from drachenhort.core.plain import Json
from tests.e2e.visitor import DESK, PHONE, Visitor
from tests.server.process import ServerProcess

pytestmark = pytest.mark.usefixtures("client")


class Device:
    """A browser at the address where passkeys hold, with an authenticator in it."""

    def __init__(
        self, browser: Browser, server: ServerProcess, lang: Literal["de", "en"] = "en", size: ViewportSize = DESK
    ) -> None:
        self.visitor: Final = Visitor(browser, server, lang, size)
        self.page: Final = self.visitor.page
        self.origin: Final = server.url.replace("127.0.0.1", "localhost")
        self._session: Final[CDPSession] = self.visitor.context.new_cdp_session(self.page)
        self._session.send("WebAuthn.enable")
        options = {
            "protocol": "ctap2",
            "transport": "internal",
            "hasResidentKey": True,
            "hasUserVerification": True,
            "isUserVerified": True,
            "automaticPresenceSimulation": True,
        }
        made = self._session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
        self._authenticator: Final[str] = made["authenticatorId"]

    def open(self, path: str = "/account") -> None:
        self.page.goto(self.origin + path)

    def call_oneself(self, name: str) -> None:
        self.page.get_by_role("button", name=re.compile("change|ändern")).first.click()
        self.page.get_by_label(re.compile("You play as|Du spielst als")).fill(name)
        self.page.keyboard.press("Enter")
        expect(self.page.locator(".name").first).to_contain_text(name)

    def make(self) -> None:
        self.page.get_by_role("button", name=re.compile("Make a passkey|Passkey anlegen")).click()
        expect(self.page.get_by_role("heading", name=re.compile("are kept|sind gesichert"))).to_be_visible()

    def copy_passkeys_to(self, other: "Device") -> None:
        """As the maker of a phone and a laptop does it for both."""
        found = self._session.send("WebAuthn.getCredentials", {"authenticatorId": self._authenticator})
        for credential in found["credentials"]:
            other._session.send(
                "WebAuthn.addCredential", {"authenticatorId": other._authenticator, "credential": credential}
            )

    def verify(self, is_verified: bool) -> None:
        values = {"authenticatorId": self._authenticator, "isUserVerified": is_verified}
        self._session.send("WebAuthn.setUserVerified", values)

    @property
    def person(self) -> Json:
        return self.visitor.ask("GET", "/api/me")["person"]

    @property
    def tables(self) -> set[Json]:
        found = self.visitor.ask("GET", "/api/me/tables")["tables"]
        assert isinstance(found, list)
        return {table["id"] for table in found if isinstance(table, dict)}

    def close(self) -> None:
        self.visitor.close()


def test_a_guest_keeps_name_and_games_and_finds_them_on_another_device(browser: Browser, house: ServerProcess) -> None:
    laptop, phone = Device(browser, house), Device(browser, house, "de", PHONE)
    laptop.open()
    laptop.call_oneself("Annabella")
    table = laptop.visitor.set_up("drachenfels", [{"kind": "me"}, {"kind": "open"}])
    expect(laptop.page.get_by_role("heading", name="You are a guest")).to_be_visible()
    assert laptop.visitor.look_over() == []
    laptop.make()
    assert laptop.visitor.look_over() == []
    phone.open("/")
    played = phone.visitor.set_up("drachenhueter", [{"kind": "me"}, {"kind": "open"}])
    phone.open()
    assert phone.person != laptop.person
    expect(phone.page.get_by_text("hat in diesem Browser einen Tisch")).to_be_visible()
    assert phone.visitor.look_over() == []
    assert phone.visitor.cut_off() == [] and not phone.visitor.is_too_wide()
    laptop.copy_passkeys_to(phone)
    phone.page.get_by_role("button", name="Mit einem Passkey anmelden").tap()
    expect(phone.page.get_by_role("heading", name="Dein Name und deine Partien sind gesichert")).to_be_visible()
    expect(phone.page.locator(".name").first).to_contain_text("Annabella")
    assert phone.person == laptop.person and phone.tables == laptop.tables == {table, played}
    assert phone.visitor.look_over() == [] and phone.visitor.cut_off() == []
    phone.page.get_by_role("button", name="Abmelden", exact=True).tap()
    expect(phone.page.get_by_role("heading", name="Du bist Gast")).to_be_visible()
    assert phone.person != laptop.person and phone.tables == set()
    laptop.close()
    phone.close()


def test_on_somebody_elses_device_their_games_wait(browser: Browser, house: ServerProcess) -> None:
    mine, theirs = Device(browser, house), Device(browser, house)
    mine.open()
    mine.make()
    mine.copy_passkeys_to(theirs)
    theirs.open("/")
    table = theirs.visitor.set_up("drachenfels", [{"kind": "me"}, {"kind": "open"}])
    theirs.open()
    before = theirs.person
    theirs.page.get_by_label("They are somebody else’s").check()
    theirs.page.get_by_role("button", name="Sign in with a passkey").click()
    expect(theirs.page.get_by_text(re.compile("has games in this browser too"))).to_be_visible()
    assert theirs.person == mine.person and theirs.tables == set()
    theirs.page.get_by_role("button", name="Sign out", exact=True).click()
    expect(theirs.page.get_by_role("heading", name="You are a guest")).to_be_visible()
    assert theirs.person == before and theirs.tables == {table}
    mine.close()
    theirs.close()


def test_who_is_not_verified_gets_in_nowhere_and_loses_nothing(browser: Browser, house: ServerProcess) -> None:
    device = Device(browser, house)
    device.open()
    before = device.person
    device.verify(False)
    device.page.get_by_role("button", name="Make a passkey").click()
    expect(device.page.get_by_text("No passkey was used")).to_be_visible()
    device.verify(True)
    device.make()
    device.page.get_by_role("button", name="Make a passkey").click()
    expect(device.page.get_by_text("This device has a passkey for this account already.")).to_be_visible()
    assert device.person == before
    device.close()


def test_all_of_it_by_keyboard_named_and_removed(browser: Browser, house: ServerProcess) -> None:
    laptop, phone = Device(browser, house), Device(browser, house)
    laptop.open()
    page = laptop.page
    expect(page.get_by_role("button", name="Make a passkey")).to_be_visible()
    page.get_by_label("What you call it").focus()
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("Laptop")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Laptop change")).to_be_visible()
    page.get_by_role("button", name="Laptop change").press("Enter")
    page.keyboard.type("Old laptop")
    page.keyboard.press("Enter")
    expect(page.get_by_text("The passkey is now called Old laptop.")).to_be_attached()
    expect(page.get_by_role("button", name="Old laptop change")).to_be_focused()
    laptop.copy_passkeys_to(phone)
    phone.open()
    phone.page.get_by_role("button", name="Sign in with a passkey").press("Enter")
    expect(phone.page.get_by_role("button", name="Old laptop change")).to_be_visible()
    # Another device of the same person, with a passkey of its own.
    third = Device(browser, house)
    for cookie in laptop.visitor.context.cookies():
        third.visitor.context.add_cookies([{"name": cookie["name"], "value": cookie["value"], "url": laptop.origin}])
    third.open()
    third.page.get_by_label("What you call it").fill("Ring")
    third.page.get_by_role("button", name="Make a passkey").press("Enter")
    third.page.get_by_role("button", name="Remove Old laptop").press("Enter")
    expect(third.page.get_by_role("dialog")).to_contain_text("signed out on all devices but this one")
    assert third.visitor.look_over(third.page.get_by_role("dialog")) == []
    third.page.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).press("Enter")
    expect(third.page.get_by_role("button", name="Ring change")).to_be_visible()
    expect(third.page.get_by_role("button", name="Old laptop change")).to_be_hidden()
    phone.open()
    expect(phone.page.get_by_role("heading", name="You are a guest")).to_be_visible()
    for device in (laptop, phone, third):
        device.close()


def test_the_file_and_the_end_of_it_all(browser: Browser, house: ServerProcess) -> None:
    device = Device(browser, house)
    device.open()
    device.call_oneself("Annabella")
    device.make()
    before = device.person
    table = device.visitor.set_up("drachenfels", [{"kind": "me"}, {"kind": "open"}])
    with device.page.expect_download() as loading:
        device.page.get_by_role("button", name="Save as a file").click()
    told = json.loads(loading.value.path().read_text(encoding="utf-8"))
    assert (told["person"], told["name"], [found["table"]["id"] for found in told["tables"]]) == (
        before,
        "Annabella",
        [table],
    )
    assert told["browser"]["finished"]
    device.page.get_by_role("button", name="Delete all").click()
    dialog = device.page.get_by_role("dialog")
    expect(dialog).to_contain_text("a bot takes your seats")
    assert device.visitor.look_over(dialog) == []
    sure = dialog.get_by_role("button", name="Delete all")
    expect(sure).to_be_disabled()
    dialog.get_by_label("Write your name here, Annabella").fill("Annabella")
    sure.click()
    device.page.wait_for_url(device.origin + "/")
    expect(device.page.locator(".name:not([disabled])")).to_be_visible()
    assert device.person != before and device.tables == set()
    device.open()
    device.page.get_by_role("button", name="Sign in with a passkey").click()
    expect(device.page.get_by_text("That passkey’s account is not here")).to_be_visible()
    device.visitor.forgive("404")
    device.close()


def test_at_an_address_in_numbers_guests_are_told_and_nothing_is_missing(browser: Browser, house: ServerProcess) -> None:
    guest = Visitor(browser, house, "de", PHONE)
    guest.page.goto("/account")
    expect(guest.page.get_by_text("gibt es keine Passkeys")).to_be_visible()
    expect(guest.page.get_by_role("button", name="Passkey anlegen")).to_be_hidden()
    expect(guest.page.get_by_role("button", name="Als Datei speichern")).to_be_visible()
    assert guest.look_over() == [] and guest.cut_off() == []
    guest.page.goto("/")
    guest.page.get_by_role("button", name="Einstellungen").tap()
    guest.page.get_by_role("link", name="Dein Name und deine Partien").tap()
    expect(guest.page.get_by_role("heading", name="Du bist Gast")).to_be_visible()
    guest.close()
