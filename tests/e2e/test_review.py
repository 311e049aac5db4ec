"""How somebody played, in a browser: by mouse, finger and keyboard."""

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.visitor import PHONE, Visitor
from tests.review.games import recorded
from tests.server.process import ServerProcess

pytestmark = pytest.mark.usefixtures("client")

PATIENCE: Final = 240_000
"""Milliseconds that a review may take on a busy machine, uncompiled."""


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A short game that somebody careless has played against a bot."""
    played = recorded("drachenhueter", 2, players=("level-1", "greedy"))
    played.players[0] = "Anna"
    file = tmp_path_factory.mktemp("records") / "game.json"
    file.write_text(played.text(), encoding="utf-8")
    return file


def bring(page: Page, record: Path) -> None:
    page.goto("/review")
    page.get_by_label("A record, as a file").set_input_files(record)
    expect(page.get_by_label("Whose choices")).to_have_value("0")
    page.get_by_role("button", name="Judge these choices").click()
    expect(page.get_by_role("heading", name="Chance to win")).to_be_visible(timeout=PATIENCE)


def test_a_record_is_judged_looked_through_and_played_on(browser: Browser, house: ServerProcess, record: Path) -> None:
    guest = Visitor(browser, house)
    page = guest.page
    bring(page, record)
    slider = page.get_by_role("slider", name="Chance to win")
    for key, wanted in (("Home", "1"), ("ArrowRight", "2"), ("ArrowLeft", "1")):
        slider.press(key)
        expect(slider).to_have_attribute("aria-valuenow", wanted)
        assert (slider.get_attribute("aria-valuetext") or "").startswith(f"Choice {wanted} of ")
    for box in page.get_by_role("checkbox").all():
        box.check()
    lines = page.locator("ol button")
    count = int(slider.get_attribute("aria-valuemax") or 0)
    expect(lines).to_have_count(count)
    lines.last.press("Enter")
    expect(slider).to_have_attribute("aria-valuenow", str(count))
    page.locator("ol button:has(.cost)").first.click()
    expect(page.get_by_text("Better: ")).to_be_visible()
    assert guest.look_over() == [] and not guest.is_too_wide()
    page.get_by_role("button", name="Try the other move").click()
    page.wait_for_url("**/t/*")
    guest.close()


def test_it_fits_a_phone_and_speaks_german(browser: Browser, house: ServerProcess, record: Path) -> None:
    guest = Visitor(browser, house, "de", PHONE)
    page = guest.page
    page.goto("/review")
    page.get_by_label("Eine Aufzeichnung als Datei").set_input_files(record)
    page.get_by_role("button", name="Entscheidungen beurteilen").tap()
    expect(page.get_by_role("progressbar").or_(page.get_by_role("slider"))).to_be_visible()
    expect(page.get_by_role("slider")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("slider").tap(position={"x": 200, "y": 60})
    assert guest.look_over() == [] and not guest.is_too_wide() and guest.cut_off() == []
    guest.close()


def test_what_is_no_record_is_refused_at_once(browser: Browser, house: ServerProcess, tmp_path: Path) -> None:
    file = tmp_path / "letter.json"
    file.write_text("Dear Anna", encoding="utf-8")
    guest = Visitor(browser, house)
    guest.page.goto("/review")
    guest.page.get_by_label("A record, as a file").set_input_files(file)
    expect(guest.page.get_by_role("alert").filter(has_text="no record")).to_be_visible()
    guest.close()
