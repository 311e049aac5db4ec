"""Advice at the table: hints with reasons, by tap and by keyboard, and a coach that says what matters and warns once."""

import re
from typing import Final, Literal

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize, expect

from drachenhort.core.plain import Json
from drachenhort.games import all_games, find
from tests.e2e.player import Player
from tests.e2e.test_sizes import LEAST_ON_A_PHONE
from tests.e2e.visitor import DESK, PHONE
from tests.server.process import ServerProcess

pytestmark = pytest.mark.usefixtures("client")

SINGLE: Final[dict[str, Json]] = {"single_game": True, "turn_limit": 60}
CHANCE: Final = {"en": re.compile(r"wins about \d+"), "de": re.compile(r"gewinnt etwa \d+")}
NAMES: Final = {"en": ("Hint", "Coach", "Close"), "de": ("Tipp", "Ratgeber", "Schließen")}
SMALL: Final[ViewportSize] = {"width": 360, "height": 640}
TURNED: Final[ViewportSize] = {"width": 820, "height": 1180}

ALL_LIE_ON_SOMETHING: Final = """() => [...document.querySelectorAll(".marks .mark")].every(mark => {
    const {left, top} = mark.getBoundingClientRect();
    return [...document.querySelectorAll(".around [data-can]")].some(thing => {
        const box = thing.getBoundingClientRect();
        return Math.hypot(left - box.left, top - box.top) < 20;
    });
})"""
"""A number stands at the corner of what can be done."""


def note(player: Player) -> Locator:
    return player.page.get_by_role("region", name=NAMES[player.lang][0], exact=True)


def tips(player: Player) -> Locator:
    return note(player).locator("li button")


def coach(player: Player) -> Locator:
    return player.page.get_by_role("region", name=NAMES[player.lang][1], exact=True)


def has_a_choice(player: Player) -> bool:
    """More than one thing can be done, so there is something to compare."""
    return player.page.locator(".prompt.mine").count() > 0 and player.page.locator(".all").count() > 0


def come_to_a_choice(player: Player) -> None:
    player.play(lambda: player.tap_first(player.buttons, player.usable), lambda: has_a_choice(player))


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_a_hint_names_three_moves_with_chances_and_marks_them_on_the_table(
    browser: Browser, house: ServerProcess, game: str
) -> None:
    lang: Literal["de", "en"] = "de" if game in ("drachenfels", "drachenhueter") else "en"
    player = Player(browser, house, game, max(2, find(game).min_seats), lang=lang, size=PHONE)
    player.page.set_viewport_size(SMALL)
    come_to_a_choice(player)
    player.tap(player.button(NAMES[lang][0]))
    expect(note(player)).to_be_visible()
    count = tips(player).count()
    assert 2 <= count <= 3
    for index in range(count):
        expect(tips(player).nth(index)).to_contain_text(str(index + 1))
        expect(tips(player).nth(index)).to_contain_text(CHANCE[lang])
    expect(tips(player).first).to_have_attribute("aria-pressed", "true")
    numbers = set(" ".join(player.page.locator(".marks .mark").all_inner_texts()).split())
    assert numbers <= {"1", "2", "3"} and numbers, "at least one of them can be tapped on the table"
    tips(player).nth(1).tap()
    expect(tips(player).nth(1)).to_have_attribute("aria-pressed", "true")
    # What it lies over is looked over when it is put away.
    assert player.look_over(note(player)) == [] and not player.is_too_wide() and player.cut_off() == []
    for letters in player.page.evaluate(
        "() => [...document.querySelectorAll('.says *')].map(each => parseFloat(getComputedStyle(each).fontSize))"
    ):
        assert letters >= LEAST_ON_A_PHONE
    note(player).get_by_role("button", name=NAMES[lang][2]).tap()
    expect(note(player)).to_have_count(0)
    expect(player.page.locator(".marks .mark")).to_have_count(0)
    assert player.look_over() == []
    player.close()


def test_a_hint_by_keyboard_alone(browser: Browser, house: ServerProcess) -> None:
    player = Player(browser, house, "drachensachen", 3, SINGLE)
    page = player.page
    come_to_a_choice(player)
    page.keyboard.press("h")
    expect(note(player)).to_be_visible()
    for _ in range(40):
        if tips(player).nth(1).evaluate("each => each === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(tips(player).nth(1)).to_have_attribute("aria-pressed", "true")
    assert player.look_over() == []
    page.keyboard.press("Escape")
    expect(note(player)).to_have_count(0)
    player.close()


def test_the_numbers_of_a_hint_stay_on_their_things_on_a_turned_screen(browser: Browser, house: ServerProcess) -> None:
    player = Player(browser, house, "drachensachen", 3, SINGLE)
    page = player.page
    come_to_a_choice(player)
    page.keyboard.press("h")
    marks = page.locator(".marks .mark")
    expect(marks.first).to_be_visible()
    for size in (TURNED, DESK):
        page.set_viewport_size(size)
        page.wait_for_function(ALL_LIE_ON_SOMETHING)
        assert player.too_tall() == 0
    assert marks.count() > 0
    player.close()


@pytest.mark.parametrize(("lang", "size"), [("de", SMALL), ("en", DESK)], ids=["de, small", "en, wide"])
def test_a_coach_says_what_matters_and_warns_once_before_much_is_lost(
    browser: Browser, house: ServerProcess, lang: Literal["de", "en"], size: ViewportSize
) -> None:
    """Whoever takes every pile loses much sooner or later."""
    player = Player(browser, house, "drachensachen", 2, SINGLE, lang=lang, size=size)
    page = player.page
    page.keyboard.press("k")
    expect(coach(player)).to_be_visible()
    careful = page.locator(".careful")
    take = re.compile("take the pile|den Stapel nehmen", re.IGNORECASE)

    def act() -> bool:
        page.wait_for_timeout(1500)  # A person looks at the table before they tap; the coach speaks meanwhile.
        if careful.count():
            return True
        return player.tap_first(page.locator(".words [data-can]").filter(has_text=take), player.buttons, player.usable)

    player.play(act, lambda: careful.count() > 0)
    expect(careful).to_contain_text("Careful." if lang == "en" else "Vorsicht.")
    assert player.look_over() == [] and not player.is_too_wide() and player.cut_off() == []
    player.close()


def test_a_coach_is_switched_on_and_off_by_key_and_in_the_menu_and_stays_so(browser: Browser, house: ServerProcess) -> None:
    player = Player(browser, house, "drachenfaust", 3)
    page = player.page
    expect(coach(player)).to_have_count(0)
    page.keyboard.press("k")
    expect(coach(player)).to_be_visible()
    page.reload()
    expect(coach(player)).to_be_visible()
    coach(player).get_by_role("button", name="Send the coach away").click()
    expect(coach(player)).to_have_count(0)
    player.button("Menu").click()
    switch = page.get_by_role("dialog").get_by_role("group", name="Coach")
    switch.get_by_role("radio", name="On").check()
    page.keyboard.press("Escape")
    expect(coach(player)).to_be_visible()
    assert player.look_over() == []
    player.close()


def test_where_others_play_no_coach_is_offered(browser: Browser, house: ServerProcess) -> None:
    player = Player(browser, house, "drachensachen", 3, SINGLE, has_guest=True)
    player.page.keyboard.press("k")
    player.button("Menu").click()
    expect(player.page.get_by_role("dialog")).to_be_visible()
    expect(player.page.get_by_role("group", name="Coach")).to_have_count(0)
    player.page.keyboard.press("Escape")
    expect(coach(player)).to_have_count(0)
    player.close()
