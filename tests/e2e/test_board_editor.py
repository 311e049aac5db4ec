"""A board of one's own is drawn, by mouse, finger and keyboard, and is what the command line reads."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from drachenhort.games.drachenfels.board import read_board, read_drawing, standard_board
from drachenhort.games.files import read_file
from tests.e2e.visitor import PHONE, Visitor
from tests.server.process import ServerProcess

pytestmark = pytest.mark.usefixtures("client")

FINE = "this board can be played on"
LONG = 60_000
"""Milliseconds that an answer of the bots' processes may take on a busy machine."""


def field(page: Page, name: str) -> Locator:
    return page.locator(f"[data-field='{name}']")


def drag(page: Page, name: str, right: int, down: int) -> None:
    box = field(page, name).bounding_box()
    assert box is not None, name
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + right, y + down, steps=4)
    page.mouse.up()


def saved(page: Page, button: str, folder: Path) -> str:
    with page.expect_download() as download:
        page.get_by_role("button", name=button).click()
    download.value.save_as(folder / "board.toml")
    return (folder / "board.toml").read_text(encoding="utf-8")


def test_by_mouse_a_board_is_drawn_mended_saved_and_played_on(
    browser: Browser, house: ServerProcess, tmp_path: Path
) -> None:
    guest = Visitor(browser, house)
    page = guest.page
    page.goto("/new/drachenfels")
    expect(page.locator("form")).to_be_visible()
    page.get_by_role("link", name="Draw a board of your own").click()
    expect(page.get_by_text(FINE)).to_be_visible()
    text = saved(page, "Save as a file", tmp_path)
    printed = read_drawing(read_file("drachenfels", "board.toml")).file
    assert read_board(text).tokens() == standard_board().tokens(), "the printed board comes back unchanged"
    assert read_drawing(text).file["distances"] == printed["distances"]
    guest.shoot("desk")

    drag(page, "T1", 24, 8)
    expect(page.locator(".fault", has_text="T1: seen in a mirror")).to_be_visible()
    expect(field(page, "T1")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="No longer claim that it is the same in a mirror").click()
    expect(page.get_by_text(FINE)).to_be_visible()
    page.get_by_role("radio", name="Ways").check(force=True)
    field(page, "T1").click()
    field(page, "T1").click()
    field(page, "T2").click()
    expect(page.get_by_text("T1: is joined with T2: between stars there are flights")).to_be_visible()
    expect(field(page, "T1").locator(".badge")).to_be_visible()
    expect(page.get_by_role("button", name="Play on it now")).to_have_attribute("aria-disabled", "true")
    guest.shoot("wrong")
    assert (guest.is_too_wide(), guest.cut_off(), guest.look_over()) == (False, [], [])
    page.reload()
    expect(page.get_by_text("T1: is joined with T2")).to_be_visible()
    field(page, "T1").click()
    page.get_by_role("button", name="Remove the way to T2").click()
    expect(page.get_by_text(FINE)).to_be_visible()
    page.get_by_role("radio", name="Add fields").check(force=True)
    page.locator(".board svg").click(position={"x": 30, "y": 30}, force=True)
    expect(page.get_by_text("g4: cannot be reached from S1 without bridges")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text(FINE)).to_be_visible()
    board = read_board(saved(page, "Save as a file", tmp_path))
    assert board.xs[9] > 0 and board.xs[10] > board.ys[10] > 0, "the star and its images were moved"
    page.get_by_role("button", name="Play on it now").click()
    page.wait_for_url("**/t/*")
    table = guest.ask("GET", f"/api/tables/{page.url.rpartition('/')[2]}")
    options = table["options"]
    assert isinstance(options, dict) and options["board"] == board.tokens()
    guest.close()


def test_by_keyboard_a_board_is_drawn_tried_out_and_begun_anew(browser: Browser, house: ServerProcess) -> None:
    guest = Visitor(browser, house, "de")
    page = guest.page
    page.goto("/make/drachenfels")
    expect(page.get_by_text("Auf diesem Plan kann gespielt werden")).to_be_visible()
    field(page, "K").focus()
    page.keyboard.press("ArrowUp")
    expect(field(page, "S1")).to_be_focused()
    page.keyboard.press("Shift+ArrowUp")
    page.keyboard.press("Shift+ArrowUp")
    expect(page.get_by_label("unten")).to_have_value("-216")
    page.keyboard.press("Control+z")
    expect(page.get_by_label("unten")).to_have_value("-200")
    page.keyboard.press("Control+y")
    page.get_by_role("radio", name="Wege").focus()
    page.keyboard.press("Space")
    field(page, "S1").press("Enter")
    field(page, "S1").press("Enter")
    field(page, "b1").press("Enter")
    expect(page.get_by_text("im Spiegel sind seine Nachbarn")).to_be_visible()
    page.get_by_role("button", name="Nicht mehr behaupten, dass er im Spiegel derselbe ist").press("Enter")
    expect(page.get_by_text("ist nicht der, den die Datei behauptet")).to_be_visible()
    page.get_by_role("button", name="Die angegebenen Abstände weglassen").first.press("Enter")
    expect(page.get_by_text("Auf diesem Plan kann gespielt werden")).to_be_visible()
    page.get_by_role("button", name="200 Partien spielen").press("Enter")
    expect(page.get_by_text("von 200 Partien")).to_be_visible(timeout=LONG)
    expect(page.get_by_text("rot: gewann")).to_be_visible(timeout=LONG)
    stop = page.get_by_role("button", name="Anhalten")
    if stop.is_visible():
        stop.press("Enter")
    expect(page.get_by_role("button", name="200 Partien spielen")).to_be_visible()
    expect(page.locator(".verdict")).to_be_visible()
    guest.shoot("trial")
    field(page, "b1").press("Delete")
    expect(field(page, "b3")).to_have_count(0)
    page.get_by_role("button", name="Mit dem gedruckten Plan anfangen").press("Enter")
    expect(field(page, "b3")).to_have_count(1)
    page.keyboard.press("Control+z")
    expect(field(page, "b3")).to_have_count(0)
    guest.close()


def test_by_finger_on_a_phone_a_board_is_loaded_and_drawn(browser: Browser, house: ServerProcess, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = read_file("drachenfels", "board.toml")
    file.write_text(text.replace('["n1", "T1"],', "").partition("# Fewest steps")[0], encoding="utf-8")
    guest = Visitor(browser, house, "en", PHONE)
    page = guest.page
    page.goto("/make/drachenfels")
    expect(page.get_by_text(FINE)).to_be_visible()
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_text("n1: cannot be reached from S1 without bridges")).to_be_visible()
    page.get_by_text("In all four quarters alike").tap()
    page.get_by_role("radio", name="Ways").tap(force=True)
    field(page, "n1").tap()
    expect(page.get_by_role("heading", name="n1")).to_be_visible()
    field(page, "T1").tap()
    expect(page.get_by_text(FINE)).to_be_visible()
    guest.shoot("phone")
    # The board is moved under its frame when it is larger.
    beyond = [each for each in guest.cut_off() if " spot " not in each]
    assert (guest.is_too_wide(), beyond, guest.look_over()) == (False, [], [])
    file.write_text("fields = [", encoding="utf-8")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_text("this is no TOML")).to_be_visible()
    expect(field(page, "T1")).to_have_count(1)
    guest.forgive("422")
    guest.close()
