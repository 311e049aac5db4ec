"""What somebody meets who does not know the games yet: the box to begin with, help, the goal, and a reason at the end."""

import json
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from drachenhort.core.plain import Json
from drachenhort.games import all_games, find
from drachenhort.games.files import read_file
from tests.e2e.visitor import PHONE, Visitor
from tests.server.process import ServerProcess

pytestmark = pytest.mark.usefixtures("client")

GAMES: Final = [game.id for game in all_games()]

FIRST: Final[dict[str, dict[str, Json]]] = {
    game: json.loads(read_file(game, "cover.json"))["presets"][0]["options"] for game in GAMES
}
"""How somebody's first games are played."""

SEATS: Final = {"drachenfaust": 3}


def options_after_a_tap(guest: Visitor, game: str) -> dict[str, Json]:
    """The options of the table that comes of a tap on a box."""
    guest.page.goto("/")
    guest.page.get_by_role("button", name=f"{find(game).title}, play now").click()
    guest.page.wait_for_url("**/t/*")
    options = guest.ask("GET", f"/api/tables/{guest.page.url.rpartition('/t/')[2]}")["options"]
    assert isinstance(options, dict)
    return options


def test_the_hall_says_against_whom_and_what_to_begin_with(browser: Browser, house: ServerProcess) -> None:
    guest = Visitor(browser, house, is_new=True)
    guest.page.goto("/")
    for game in GAMES:
        expect(guest.page.get_by_role("button", name=f"{find(game).title}, play now, against")).to_be_visible()
    expect(guest.page.get_by_role("listitem", name="Drachenfaust")).to_contain_text("Easiest to begin with")
    expect(guest.page.get_by_text("Easiest to begin with")).to_have_count(1)
    expect(guest.page.get_by_text("First games:")).to_have_count(len(GAMES))
    expect(guest.page.locator("body")).not_to_contain_text("--host")
    guest.close()


@pytest.mark.parametrize("game", GAMES)
def test_first_games_are_played_the_easy_way_and_later_ones_by_the_rules(
    browser: Browser, house: ServerProcess, game: str
) -> None:
    guest = Visitor(browser, house, is_new=True)
    assert FIRST[game].items() <= options_after_a_tap(guest, game).items()
    guest.context.add_init_script(f"localStorage.setItem('drachenhort.finished', JSON.stringify({{{game}: 2}}))")
    assert not FIRST[game].items() & options_after_a_tap(guest, game).items()
    guest.page.goto("/")
    expect(guest.page.get_by_role("listitem", name=find(game).title)).not_to_contain_text("First games:")
    guest.close()


def test_help_says_how_to_begin_and_has_the_keys_last(browser: Browser, house: ServerProcess) -> None:
    guest = Visitor(browser, house, size=PHONE)
    page = guest.page
    page.goto("/")
    page.get_by_role("button", name="Help").click()
    help_there = page.get_by_role("dialog", name="Help")
    headings = help_there.get_by_role("heading", level=3)
    expect(headings.first).to_have_text("How to begin")
    expect(headings.last).to_have_text("Keys")
    expect(help_there).to_contain_text("hold a finger on it")
    assert guest.look_over() == []
    page.keyboard.press("Escape")
    table = guest.set_up("drachenfels", [{"kind": "me"}, {"kind": "bot"}])
    guest.ask("POST", f"/api/tables/{table}/start")
    page.goto(f"/t/{table}")
    expect(page.locator(".prompt")).not_to_be_empty()
    page.keyboard.press("?")
    expect(headings.first).to_have_text("Your turn")
    expect(headings.last).to_have_text("Keys")
    assert guest.look_over() == []
    guest.close()


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_at_the_table_begin_with_the_goal(browser: Browser, house: ServerProcess, game: str) -> None:
    guest = Visitor(browser, house)
    page = guest.page
    page.goto("/")
    bots: list[Json] = [{"kind": "bot"}] * (SEATS.get(game, 2) - 1)
    table = guest.set_up(game, [{"kind": "me"}, *bots], options=FIRST[game])
    guest.ask("POST", f"/api/tables/{table}/start")
    page.goto(f"/t/{table}")
    expect(page.locator(".prompt")).not_to_be_empty()
    page.keyboard.press("r")
    rules = page.get_by_role("tabpanel", name="Rules")
    headings = rules.get_by_role("heading", level=3)
    expect(headings.nth(0)).to_have_text("The goal")
    expect(headings.nth(1)).to_have_text("Good to know")
    expect(rules.get_by_role("listitem")).to_have_count(4)
    if rules.get_by_role("heading", name="A first game").count():
        expect(headings.nth(2)).to_have_text("A first game")
    assert guest.look_over() == []
    guest.close()


@pytest.mark.parametrize("game", GAMES)
def test_the_end_ranks_everybody_and_says_why(browser: Browser, house: ServerProcess, game: str) -> None:
    guest = Visitor(browser, house)
    page = guest.page
    page.goto("/")
    seats = SEATS.get(game, 2)
    table = guest.finish(game, seats, {"points": 1} if game == "drachenfaust" else {})
    page.goto(f"/t/{table}")
    end = page.get_by_role("dialog")
    expect(end.locator("strong").first).to_contain_text(".")
    rows = end.get_by_role("region", name="Scores").locator("tbody tr")
    expect(rows).to_have_count(seats)
    if "Nobody" not in end.get_by_role("heading", level=2).inner_text():
        expect(rows.first).to_contain_text("1st")
        expect(rows.first).to_contain_text("has won")
    assert guest.look_over() == []
    guest.close()
