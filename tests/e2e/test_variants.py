"""A table of a variant, from the file to the first move: everybody is told that it is one before they sit down."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.visitor import PHONE, Visitor
from tests.server.process import ServerProcess
from tests.server.test_variant_tables import SMALL

pytestmark = pytest.mark.usefixtures("client")

PATIENCE = 60_000
"""Milliseconds that reading and trying out a variant may take on a slow machine."""


def test_a_variant_is_loaded_seen_by_others_and_played(browser: Browser, house: ServerProcess, tmp_path: Path) -> None:
    host, guest = Visitor(browser, house), Visitor(browser, house, size=PHONE)
    file = tmp_path / "small.toml"
    file.write_text(SMALL.replace("hand = 4", "hend = 4"), encoding="utf-8")
    page = host.page
    page.goto("/new/drachensachen")
    page.get_by_text("Clock and individual rules").click()
    page.get_by_label("A variant from a file").set_input_files(file)
    alert = page.get_by_role("alert").filter(has_text="This variant cannot be played")
    expect(alert).to_contain_text("Line 6: [deal] has no hend; did you mean hand?", timeout=PATIENCE)
    better = tmp_path / "better.toml"
    better.write_text(SMALL, encoding="utf-8")
    page.get_by_label("A variant from a file").set_input_files(better)
    expect(page.get_by_role("heading", name="Variant “Small hands”")).to_be_visible(timeout=PATIENCE)
    expect(alert).to_have_count(0)
    page.get_by_role("button", name="All seats open").click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*", timeout=PATIENCE)
    expect(page.get_by_text("deal.hand 5 → 4")).to_be_visible()
    guest.page.goto("/")
    card = guest.page.get_by_role("listitem").filter(has_text="Variant “Small hands”")
    expect(card).to_be_visible()
    card.get_by_role("link").click()
    expect(guest.page.get_by_text("deal.hand 5 → 4")).to_be_visible()
    bots = page.get_by_role("button", name="Put a bot here")
    for left in reversed(range(bots.count())):
        bots.first.click()
        expect(bots).to_have_count(left)
    page.get_by_role("button", name="Start playing").click()
    for person in (host, guest):
        expect(person.page.get_by_role("heading", level=1)).to_contain_text("Variant “Small hands”")
    page.get_by_role("button", name="Rules", exact=True).click()
    expect(page.get_by_text("The rules below speak of the game as it is printed.")).to_be_visible()
    for person in (host, guest):
        person.close()
