"""What somebody meets in their first games: the goal, a pace to read, what the others did."""

import itertools
import time
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.e2e.chooser import Chooser, press
from tests.e2e.test_frame import GAMES, SHORT, play_on, sit_down
from tests.e2e.visitor import LONGEST, PHONE
from tests.server.process import ServerProcess

pytestmark = pytest.mark.usefixtures("client")

TO_READ: Final = 1.0
"""Seconds at least between two acts of others, for whoever does not know the game."""

WAIT_FOR_TAP: Final = "localStorage.setItem('drachenhort.stepping', 'tap')"
A_MOMENT: Final = 1500
"""Milliseconds in which something would have gone on by itself."""


def log_of(player: Chooser) -> Locator:
    """What happened, beside the table."""
    return player.page.get_by_role("complementary", name="Log").get_by_role("listitem")


def end_turn(player: Chooser) -> None:
    """Until others have to decide."""
    asked = player.page.locator(".plaque.mine.asked")
    while asked.count() == 0:
        player.page.wait_for_timeout(10)
        go_on(player)
    while asked.count() > 0:
        if not player.act("first"):
            go_on(player)


def go_on(player: Chooser) -> None:
    waiting = player.page.get_by_role("button", name="Go on")
    if waiting.count() > 0:
        press(waiting)


@pytest.mark.parametrize("game", GAMES)
def test_the_goal_stands_on_the_table_until_it_is_put_away(browser: Browser, house: ServerProcess, game: str) -> None:
    player = Chooser(browser, house, is_new=True)
    sit_down(player, game)
    goal = player.page.get_by_role("region", name="The goal")
    expect(goal.locator("p")).to_have_count(2)
    assert player.look_over() == []
    goal.get_by_role("button", name="Got it").click()
    expect(goal).to_have_count(0)
    player.close()


def test_on_a_phone_the_goal_makes_way_for_the_first_act(browser: Browser, house: ServerProcess) -> None:
    player = Chooser(browser, house, size=PHONE, is_new=True)
    sit_down(player, "drachensachen")
    goal = player.page.get_by_role("region", name="The goal")
    expect(goal).to_be_visible()
    player.buttons.first.tap()
    expect(goal).to_have_count(0)
    player.close()


def test_the_goal_leads_to_the_first_tips(browser: Browser, house: ServerProcess) -> None:
    player = Chooser(browser, house, size=PHONE, is_new=True)
    sit_down(player, "drachenfels")
    player.page.get_by_role("button", name="First tips").click()
    drawer = player.page.get_by_role("dialog", name="Rules")
    expect(drawer.get_by_text("Be the first to find the princess").first).to_be_visible()
    player.close()


def test_whoever_has_played_a_game_twice_knows_it(browser: Browser, house: ServerProcess) -> None:
    player = Chooser(browser, house, is_new=True)
    goal = player.page.get_by_role("region", name="The goal")
    for _ in range(2):
        sit_down(player, "drachensachen", SHORT["drachensachen"])
        expect(goal).to_be_visible()
        play_on(player)
        assert player.is_at_the_end
    sit_down(player, "drachensachen")
    expect(goal).to_have_count(0)
    sit_down(player, "drachenfels")
    expect(goal).to_be_visible()
    player.close()


def test_what_others_do_comes_slowly_in_a_first_game(browser: Browser, house: ServerProcess) -> None:
    player = Chooser(browser, house, speed="normal", is_new=True)
    sit_down(player, "drachensachen", seats=6)
    asked = player.page.locator(".plaque.mine.asked")
    seen: list[float] = []
    lines = 0
    end = time.monotonic() + LONGEST
    while len(seen) < 4:
        assert time.monotonic() < end, "others act one after the other"
        if asked.count() > 0 or not seen:
            end_turn(player)
            seen, lines = [time.monotonic()], log_of(player).count()
        if log_of(player).count() > lines:
            seen, lines = [*seen, time.monotonic()], log_of(player).count()
    # The first one follows my own act sooner.
    assert all(later - earlier > TO_READ for earlier, later in itertools.pairwise(seen[1:]))
    player.close()


def test_the_next_act_waits_for_a_tap_if_somebody_wants_that(browser: Browser, house: ServerProcess) -> None:
    player = Chooser(browser, house, speed="normal")
    player.context.add_init_script(WAIT_FOR_TAP)
    sit_down(player, "drachensachen", seats=6)
    page = player.page
    # Lit only when nothing goes on before it is tapped.
    waiting = page.locator(".button--main", has_text="Go on")
    for _ in range(2):
        end_turn(player)  # Then at least one of the others acts, whoever has begun.
        expect(waiting).to_be_visible()
        lines = log_of(player).count()
        page.wait_for_timeout(A_MOMENT)
        assert log_of(player).count() == lines, "nothing goes on by itself"
        waiting.click()
        page.wait_for_function("count => document.querySelectorAll('aside li').length > count", arg=lines)
    player.close()


def test_waiting_for_a_tap_is_a_setting_at_the_table(browser: Browser, house: ServerProcess) -> None:
    player = Chooser(browser, house)
    sit_down(player, "drachenhueter")
    player.page.get_by_role("button", name="Menu").click()
    player.page.get_by_label("Wait for my tap").check()
    assert player.page.evaluate("localStorage.getItem('drachenhort.stepping')") == "tap"
    player.close()


@pytest.mark.parametrize("game", GAMES)
def test_what_others_did_stands_on_their_plaques_and_is_marked_on_the_table(
    browser: Browser, house: ServerProcess, game: str
) -> None:
    player = Chooser(browser, house)
    sit_down(player, game, seats=4)
    page = player.page
    fresh = page.locator(".around [data-fresh]")
    was_marked = False
    for _ in range(60):
        acts = page.locator(".plaques .act").all_inner_texts()
        was_marked = was_marked or fresh.count() > 0
        if (was_marked and all(acts)) or player.is_at_the_end:
            break
        play_on(player, 1)
    assert all(acts) and len(acts) == 3
    assert was_marked
    assert player.look_over() == []
    player.close()


def test_the_log_stands_beside_the_table_where_there_is_room(browser: Browser, house: ServerProcess) -> None:
    player = Chooser(browser, house)
    sit_down(player, "drachensachen")
    page = player.page
    log = page.get_by_role("complementary", name="Log")
    expect(log).to_be_visible()
    page.set_viewport_size({"width": 1000, "height": 800})
    expect(log).to_have_count(0)
    page.set_viewport_size({"width": 1440, "height": 900})
    log.get_by_role("button", name="Close the log").click()
    expect(log).to_have_count(0)
    page.reload()
    expect(page.locator(".prompt")).not_to_be_empty()
    expect(log).to_have_count(0)
    page.keyboard.press("l")
    expect(log).to_be_visible()
    page.keyboard.press("r")
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
    expect(log).to_have_count(0)
    player.close()
