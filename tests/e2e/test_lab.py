"""The designer's lab in the browser: a value is changed, games are played, and what comes of it can be read and shared."""

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.visitor import PHONE, Visitor
from tests.server.process import ServerProcess

pytestmark = pytest.mark.usefixtures("client")

LONG = 240_000
"""Milliseconds that a process may take on a slow machine to start and play the first few games."""

WHILE = 60_000
"""Milliseconds that reading a variant may take there, or a page with everything that it asks for."""


def test_a_value_is_changed_and_its_games_are_played_read_and_shared(browser: Browser, house: ServerProcess) -> None:
    designer = Visitor(browser, house)
    page = designer.page
    page.goto("/")
    page.get_by_role("link", name="Into the lab").click()
    page.get_by_role("combobox", name="Game", exact=True).select_option("drachensachen", timeout=WHILE)
    page.locator("[data-values=deal] summary").click(timeout=WHILE)
    expect(page.locator("[data-values=deal] li", has_text="5 printed")).to_be_visible()
    hand = page.locator("[data-values=deal]").get_by_role("spinbutton", name="hand", exact=True)
    hand.fill("99")
    page.get_by_role("button", name="Let them play").click()
    expect(page.get_by_role("alert").filter(has_text="out of bounds: deal.hand")).to_be_visible()
    hand.fill("4")
    expect(page.get_by_text("1 value is changed.")).to_be_visible()
    page.get_by_label("Name of the variant").fill("Small hands")
    page.get_by_role("spinbutton", name="Games", exact=True).fill("1000000")
    page.get_by_role("combobox", name="Seats", exact=True).select_option("2")
    designer.shoot("lab-form")
    assert (designer.is_too_wide(), designer.cut_off(), designer.look_over()) == (False, [], [])
    page.get_by_role("button", name="Let them play").click()
    expect(page.get_by_role("heading", name="Drachensachen: Small hands")).to_be_visible(timeout=WHILE)
    expect(page.get_by_text("Seat 2", exact=True)).to_be_visible(timeout=LONG)
    designer.shoot("lab-run")
    assert (designer.is_too_wide(), designer.cut_off(), designer.look_over()) == (False, [], [])
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("heading", name="Stopped after")).to_be_visible(timeout=WHILE)
    address = page.url
    page.get_by_role("button", name="Play this variant at a table").click()
    page.wait_for_url("**/t/*", timeout=WHILE)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Variant “Small hands”", timeout=WHILE)

    friend = Visitor(browser, house, "de", PHONE)
    friend.page.goto(address)
    expect(friend.page.get_by_role("heading", name="Angehalten nach")).to_be_visible(timeout=WHILE)
    expect(friend.page.get_by_role("region", name="Die Variante")).to_contain_text("hand = 4")
    friend.shoot("lab-run-phone")
    assert (friend.is_too_wide(), friend.cut_off(), friend.look_over()) == (False, [], [])
    with friend.context.expect_page() as opened:
        friend.page.get_by_role("link", name="Der ganze Bericht").click()
    report = opened.value
    expect(report.get_by_role("heading", name="Drachensachen", exact=False).first).to_be_visible(timeout=WHILE)
    expect(report.locator("html")).to_have_attribute("lang", "de")
    assert report.evaluate("getComputedStyle(document.body).maxWidth") != "none", "its own style is there"
    friend.page.goto("/lab")
    expect(friend.page.get_by_role("button", name="Spielen lassen")).to_be_visible(timeout=WHILE)
    friend.shoot("lab-form-phone")
    assert (friend.is_too_wide(), friend.cut_off(), friend.look_over()) == (False, [], [])
    for person in (designer, friend):
        person.close()
