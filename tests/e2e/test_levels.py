"""How well bots play: chosen in the hall and at a table of one's own, told on the table, changed while a game goes on."""

from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from drachenhort.core.plain import Json
from tests.e2e.chooser import Chooser
from tests.e2e.test_frame import play_on
from tests.e2e.test_hall import press_until, table_id
from tests.e2e.test_sizes import LEAST, LEAST_ON_A_PHONE
from tests.e2e.test_words_for_everything import WALK
from tests.e2e.visitor import DESK, PHONE, Visitor
from tests.server.process import ServerProcess

pytestmark = pytest.mark.usefixtures("client")

TITLES: Final = ["Hatchling", "Young dragon", "Guardian", "Old dragon", "Dragon lord"]
QUICK: Final[Json] = {"kind": "bot", "level": "level-1"}


def levels(visitor: Visitor, table: str) -> list[Json]:
    """Of the bots at a table."""
    seats = visitor.ask("GET", f"/api/tables/{table}")["seats"]
    assert isinstance(seats, list)
    return [seat["level"] for seat in seats if isinstance(seat, dict) and seat["kind"] == "bot"]


def rivals(page: Page, game: str) -> Locator:
    """What stands below the plate of a box."""
    return page.get_by_role("button", name=f"{game}, opponents: ")


def test_a_box_is_opened_against_the_usual_bots_or_those_that_were_chosen(browser: Browser, house: ServerProcess) -> None:
    guest = Visitor(browser, house)
    page = guest.page
    page.goto("/")
    expect(rivals(page, "Drachensachen")).to_contain_text("Young dragon")
    rivals(page, "Drachensachen").click()
    choice = page.get_by_role("dialog", name="Drachensachen: your opponents")
    expect(choice.locator("label strong")).to_have_text(TITLES)
    expect(choice.get_by_role("radio", name="Young dragon")).to_be_checked()
    expect(choice.get_by_role("radio", name="Old dragon")).to_have_accessible_description(
        "thinks ahead and reckons with you"
    )
    assert guest.look_over() == []
    choice.get_by_role("radio", name="Hatchling").check()
    page.keyboard.press("Escape")
    expect(choice).to_be_hidden()
    expect(rivals(page, "Drachensachen")).to_be_focused()
    page.reload()
    expect(rivals(page, "Drachensachen")).to_contain_text("Hatchling")
    expect(rivals(page, "Drachenfels")).to_contain_text("Young dragon")
    page.get_by_role("button", name="Drachensachen, play now").click()
    assert levels(guest, table_id(page)) == ["level-1"] * 3
    guest.close()


def test_whoever_chooses_bots_can_begin_at_once_by_keyboard(browser: Browser, house: ServerProcess) -> None:
    guest = Visitor(browser, house, size=PHONE)
    page = guest.page
    page.goto("/")
    press_until(page, rivals(page, "Drachenhüter"))
    page.keyboard.press("Enter")
    press_until(page, page.get_by_role("radio", name="Young dragon"))
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("radio", name="Hatchling")).to_be_checked()
    assert (guest.is_too_wide(), guest.cut_off()) == (False, [])
    press_until(page, page.get_by_role("dialog").get_by_role("button", name="Play now"))
    page.keyboard.press("Enter")
    assert levels(guest, table_id(page)) == ["level-1"] * 2
    guest.close()


def test_a_table_of_one_s_own_has_bots_of_one_level_or_of_several(browser: Browser, house: ServerProcess) -> None:
    guest = Visitor(browser, house)
    page = guest.page
    page.goto("/new/drachensachen")
    expect(page.get_by_role("radio", name="Young dragon")).to_be_checked()
    page.get_by_role("radio", name="Hatchling").check()
    for seat in (2, 3, 4):
        expect(page.get_by_label(f"Seat {seat}").locator("option:checked")).to_have_text("Bot: Hatchling")
    page.get_by_label("Seat 3").select_option("Bot: Young dragon")
    expect(page.get_by_text("The bots do not all play equally well")).to_be_visible()
    expect(page.get_by_role("radio", name="Hatchling")).not_to_be_checked()
    assert guest.look_over() == []
    page.get_by_role("button", name="Start playing").click()
    assert levels(guest, table_id(page)) == ["level-1", "level-2", "level-1"]
    page.goto("/new/drachensachen")
    for seat, title in ((2, "Hatchling"), (3, "Young dragon"), (4, "Hatchling")):
        expect(page.get_by_label(f"Seat {seat}").locator("option:checked")).to_have_text(f"Bot: {title}")
    page.goto("/")
    expect(rivals(page, "Drachensachen").locator(".titles")).to_have_text("Hatchling, Young dragon")
    expect(rivals(page, "Drachensachen").locator("svg text")).to_have_text(["1", "2"])
    expect(page.get_by_role("region", name="Your games")).to_contain_text("3 bots (Hatchling, Young dragon)")
    guest.close()


def test_the_host_exchanges_a_bot_and_everybody_is_told(browser: Browser, house: ServerProcess) -> None:
    host, guest = Visitor(browser, house), Visitor(browser, house, "de")
    for visitor in (host, guest):
        visitor.page.goto("/")
    table = host.set_up("drachensachen", [{"kind": "me"}, QUICK, QUICK], is_public=True)
    host.ask("POST", f"/api/tables/{table}/start")
    for visitor in (host, guest):
        visitor.page.goto(f"/t/{table}")
        expect(visitor.page.locator(".plaque .level")).to_have_count(2)
    # Whoever looks on can read it.
    expect(guest.page.locator(".plaque span.level").first).to_contain_text("Schlüpfling, Stufe 1 von 5")
    expect(guest.page.locator(".plaque button.level")).to_have_count(0)

    page = host.page
    page.locator(".plaque button.level").first.click()
    choice = page.get_by_role("dialog", name="How Spark plays")
    expect(choice.get_by_role("radio", name="Hatchling")).to_be_checked()
    choice.get_by_role("radio", name="Young dragon").check()
    assert levels(host, table) == ["level-1"] * 2, "nothing has changed yet"
    assert host.look_over() == []
    choice.get_by_role("button", name="Let Spark play like this").click()
    expect(page.get_by_text("Spark now plays at level 2: Young dragon.")).to_be_visible()
    expect(guest.page.get_by_text("Funke spielt jetzt auf Stufe 2: Jungdrache.")).to_be_visible()
    expect(guest.page.locator(".plaque span.level").first).to_contain_text("Jungdrache, Stufe 2 von 5")

    # The same from the menu, with keys alone.
    press_until(page, page.get_by_role("button", name="Menu"))
    page.keyboard.press("Enter")
    press_until(page, page.get_by_role("button", name="Soot: Hatchling"))
    assert host.look_over() == []
    page.keyboard.press("Enter")
    choice = page.get_by_role("dialog", name="How Soot plays")
    press_until(page, choice.get_by_role("radio", name="Hatchling"))
    page.keyboard.press("ArrowDown")
    press_until(page, choice.get_by_role("button", name="Let Soot play like this"))
    page.keyboard.press("Enter")
    expect(guest.page.get_by_text("Ruß spielt jetzt auf Stufe 2: Jungdrache.")).to_be_visible()
    assert levels(host, table) == ["level-2"] * 2
    for visitor in (host, guest):
        visitor.close()


def test_the_strip_says_how_a_bot_plays_and_so_does_its_plaque_until_it_acts(
    browser: Browser, house: ServerProcess
) -> None:
    guest = Visitor(browser, house)
    page = guest.page
    page.goto("/")
    table = guest.set_up("drachenfels", [{"kind": "me"}, QUICK])
    guest.ask("POST", f"/api/tables/{table}/start")
    page.goto(f"/t/{table}")
    page.locator(".plaque button.level").hover()
    expect(page.locator("#strip")).to_contain_text("Hatchling")
    expect(page.locator("#strip")).to_contain_text("A bot of level 1 of 5: it grabs what is nearest and overlooks a lot.")
    guest.close()


def test_after_the_game_the_scores_say_it_and_a_rematch_is_against_the_same(browser: Browser, house: ServerProcess) -> None:
    player = Chooser(browser, house)
    page = player.page
    page.goto("/")
    options: dict[str, Json] = {"single_game": True, "turn_limit": 4}
    table = player.set_up("drachensachen", [{"kind": "me"}, QUICK], options=options)
    player.ask("POST", f"/api/tables/{table}/start")
    player.come_to(table)
    player.ask("PUT", f"/api/tables/{table}/seats/1/level", {"level": "level-2"})
    expect(page.locator(".prompt")).not_to_be_empty()
    play_on(player)
    scores = page.get_by_role("dialog").get_by_role("region", name="Scores")
    expect(scores.get_by_role("row").filter(has_text="Spark")).to_contain_text("Young dragon")
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/t/" in url and table not in url)
    assert levels(player, table_id(page)) == ["level-2"]
    player.close()


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_plaques_and_choices_fit_and_axe_finds_nothing(browser: Browser, house: ServerProcess, size: ViewportSize) -> None:
    guest = Visitor(browser, house, "de", size)
    page = guest.page
    page.goto("/")
    table = guest.set_up("schutt_und_asche", [{"kind": "me"}, *[QUICK] * 4])
    guest.ask("POST", f"/api/tables/{table}/start")
    page.goto(f"/t/{table}")
    expect(page.locator(".plaque button.level")).to_have_count(4)
    page.evaluate("document.fonts.ready")
    page.evaluate(WALK)
    assert page.evaluate("walk.silent()") == []
    assert page.evaluate("least => walk.small(least)", LEAST_ON_A_PHONE if size == PHONE else LEAST) == []
    assert (guest.is_too_wide(), guest.cut_off()) == (False, [])
    page.locator(".plaque button.level").last.click()
    expect(page.get_by_role("dialog", name="Wie")).to_be_visible()
    assert (guest.is_too_wide(), guest.cut_off()) == (False, [])
    assert guest.look_over() == []
    guest.close()
