"""Letters that can be read and boards that use the room: all games, five screens, fewest and most players."""

from typing import Final

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from drachenhort.core.plain import Json
from drachenhort.games import all_games
from tests.e2e.chooser import Chooser
from tests.e2e.test_frame import play_on
from tests.e2e.test_words_for_everything import WALK
from tests.server.process import ServerProcess

pytestmark = pytest.mark.usefixtures("client")

SCREENS: Final = [(1440, 900), (1280, 720), (820, 1180), (390, 844), (360, 640)]
WIDEST_PHONE: Final = 640
LEAST: Final = 14
LEAST_ON_A_PHONE: Final = 13
FILLED: Final = 0.88
"""Of its share of the screen, in one direction, by a board, a book, a pile or a hand."""

SHARED_OUT: Final = 0.55
"""Of the table, to things that grow."""

COMPANIES: Final = [(game.id, seats) for game in all_games() for seats in (game.min_seats, game.max_seats)]
STILL: Final = "() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve, 200)))"


@pytest.mark.parametrize(("game", "seats"), COMPANIES)
def test_letters_can_be_read_and_the_room_is_used(browser: Browser, house: ServerProcess, game: str, seats: int) -> None:
    player = Chooser(browser, house)
    page = player.page
    page.goto("/")
    bots: list[Json] = [{"kind": "bot", "level": "level-1"}] * (seats - 1)
    table = player.set_up(game, [{"kind": "me"}, *bots])
    player.ask("POST", f"/api/tables/{table}/start")
    player.come_to(table)
    player.buttons.or_(page.locator(".words .all")).first.wait_for()
    play_on(player, 6)
    page.evaluate(WALK)
    faults = [fault for width, height in SCREENS for fault in faults_at(page, width, height)]
    assert faults == []
    player.close()


def faults_at(page: Page, width: int, height: int) -> list[str]:
    page.set_viewport_size(ViewportSize(width=width, height=height))
    page.evaluate(STILL)
    least = LEAST_ON_A_PHONE if width <= WIDEST_PHONE else LEAST
    small: list[str] = page.evaluate("least => walk.small(least)", least)
    growth = page.evaluate("walk.growth()")
    tight = [f"{share['name']} fills {share['fills']:.2f}" for share in growth["shares"] if share["fills"] < FILLED]
    bare = [f"only {growth['covered']:.2f} of the table is used"] if growth["covered"] < SHARED_OUT else []
    return [f"{width}x{height}: {fault}" for fault in [*small, *tight, *bare]]
