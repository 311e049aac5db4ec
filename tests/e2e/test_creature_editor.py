"""A creature of one's own is put together, by mouse, keyboard and finger, tried out and played with."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from drachenhort.games.drachenfaust.custom import creature_word, effect_values, read_creatures
from tests.e2e.visitor import PHONE, Visitor
from tests.server.process import ServerProcess

pytestmark = pytest.mark.usefixtures("client")

FINE = "it can be played with"
LONG = 60_000
"""Milliseconds that an answer of the bots' processes may take on a busy machine."""


def test_a_creature_is_made_mended_saved_tried_and_played_with(
    browser: Browser, house: ServerProcess, tmp_path: Path
) -> None:
    guest = Visitor(browser, house)
    page = guest.page
    page.goto("/new/drachenfaust")
    page.get_by_role("link", name="Make a creature of your own").click()
    expect(page.get_by_text("must be a text of 1 to 40 printable characters").first).to_be_visible()
    expect(page.get_by_role("button", name="Play with them now")).to_have_attribute("aria-disabled", "true")
    guest.shoot("creature-wrong")
    page.get_by_label("Deutsch").fill("Nebelkrähe")
    page.get_by_label("English").fill("Hooded Crow")
    page.get_by_label("What happens").select_option("take")
    page.get_by_label("How many").fill("2")
    sentence = "Take 2 silver from another player."
    expect(page.locator(".told").get_by_text(sentence)).to_be_visible()
    expect(page.locator(".told").get_by_text("Nimm jemand anderem 2 Silber.")).to_be_visible()
    page.get_by_role("button", name="Another effect").press("Enter")
    expect(page.get_by_label("What happens").nth(1)).to_be_focused()
    page.get_by_label("What happens").nth(1).select_option("pay")
    page.get_by_label("How many").nth(1).fill("9")
    expect(page.get_by_text("is 9; allowed is a whole number from 1 to 6").first).to_be_visible()
    expect(page.get_by_label("How many").nth(1)).to_have_attribute("aria-invalid", "true")
    page.get_by_label("How many").nth(1).fill("3")
    expect(page.get_by_text(FINE)).to_be_visible()
    card = page.locator(".cards [lang=en]")
    expect(card.get_by_text(f"{sentence} Pay any 3 stones for 1 point.")).to_be_visible()
    page.reload()
    expect(page.get_by_label("English")).to_have_value("Hooded Crow")
    expect(page.get_by_text(FINE)).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "crow.toml"
    download.value.save_as(file)
    [creature] = read_creatures(file.read_text(encoding="utf-8"))
    assert creature.names == ["Nebelkrähe", "Hooded Crow"]
    assert creature.texts[1] == f"{sentence} Pay any 3 stones for 1 point."
    assert [effect_values(effect) for effect in creature.effects] == [
        {"do": "take", "what": "silver", "count": 2, "from": "one"},
        {"do": "pay", "what": "any", "count": 3, "points": 1},
    ]
    page.get_by_label("So much gold").fill("20")
    page.get_by_role("button", name="Play 1,000 games").click()
    expect(page.get_by_text("of 1,000 games")).to_be_visible(timeout=LONG)
    expect(page.locator(".verdict")).to_be_visible(timeout=LONG)
    stop = page.get_by_role("button", name="Stop")
    if stop.is_visible():
        stop.press("Enter")
    expect(page.get_by_role("button", name="Play 1,000 games")).to_be_visible()
    guest.shoot("creature-trial")
    assert (guest.is_too_wide(), guest.cut_off(), guest.look_over()) == (False, [], [])
    page.get_by_role("button", name="Play with them now").click()
    page.wait_for_url("**/t/*")
    options = guest.ask("GET", f"/api/tables/{page.url.rpartition('/')[2]}")["options"]
    assert isinstance(options, dict) and options["creatures"] == [creature_word(creature)]
    guest.close()


def test_on_a_phone_a_file_is_loaded_and_mended(browser: Browser, house: ServerProcess, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    words = 'text = { de = "Quak.", en = "Croak." }'
    effects = 'effects = [{ do = "draw", count = 7 }, { do = "lose", what = "choice", who = "all" }]'
    file.write_text(f'[[creature]]\nname = {{ de = "Kröte", en = "Toad" }}\n{words}\n{effects}\n', encoding="utf-8")
    guest = Visitor(browser, house, "de", PHONE)
    page = guest.page
    page.goto("/make/drachenfaust")
    expect(page.get_by_role("heading", name="Wie heißt sie?")).to_be_visible()
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_text("ist 7; erlaubt ist eine ganze Zahl von 1 bis 3").first).to_be_visible()
    expect(page.locator("textarea[lang=de]")).to_have_value("Quak.")
    page.get_by_label("Wie viele").fill("3")
    page.get_by_text("Auf der Karte in eigenen Worten sagen").tap()
    expect(page.get_by_text("Alles stimmt: Mit ihr kann gespielt werden.")).to_be_visible()
    said = "Zieh 3 Steine aus dem Beutel. Alle, auch du, verlieren alle Steine einer Farbe, die du nennst."
    expect(page.locator(".cards [lang=de]").get_by_text(said)).to_be_visible()
    guest.shoot("creature-phone")
    assert (guest.is_too_wide(), guest.cut_off(), guest.look_over()) == (False, [], [])
    file.write_text("[[creature", encoding="utf-8")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_text("TOML").last).to_be_visible()
    expect(page.get_by_label("Deutsch").first).to_have_value("Kröte")
    guest.forgive("422")
    guest.close()
