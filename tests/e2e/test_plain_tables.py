"""Games that nobody has drawn a table for: one from outside, and all of ours as if they had no folder in the client.

Their tables are drawn from what they declare, and played like any other: by taps on a phone, by keys alone, in both
languages.
"""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Literal

import pytest
from playwright.sync_api import Browser, Locator, expect

from drachenhort.core.plain import Json
from drachenhort.games import all_games
from tests.e2e.chooser import Chooser
from tests.e2e.player import Player
from tests.e2e.test_frame import SEATS, SHORT
from tests.e2e.visitor import PHONE
from tests.packages import EXAMPLES
from tests.server.process import ServerProcess

pytestmark = pytest.mark.usefixtures("client")

SERVER: Final = Path(__file__).with_name("plain_server.py")
OUTSIDE: Final = "drachenrest"
FROM_OUTSIDE: Final = [OUTSIDE, *[game for games in EXAMPLES.values() for game in games]]
GAMES: Final = [*FROM_OUTSIDE, *[game.id for game in all_games()]]
PICKED: Final = ".plain [aria-pressed=true]"
OPTIONS: Final[dict[str, dict[str, Json]]] = {**SHORT, "drachenhueter": {"turn_limit": 8}, "drachenwurf": {"rounds": 2}}
ALL_IN_WORDS: Final = (OUTSIDE, "drachenfaust", "kuhn_poker")
"""Who takes some coins, or bids some, chooses a number: there is nothing on the table to be tapped."""

LOOKS: Final = 4
"""So many different questions of each game are looked over; it takes a second each time."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, deals: Path) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("plain")
    server = ServerProcess(folder, (str(SERVER), str(folder), str(deals)))
    server.start()
    yield server
    server.stop()


def options_of(game: str) -> dict[str, Json]:
    return OPTIONS.get(game, {})


class PlainPlayer(Player):
    """Games from outside have no greedy player: nobody wrote one."""

    def lay(self, game: str, chairs: list[Json], options: dict[str, Json] | None) -> str:
        others: list[Json] = [{"kind": "bot", "level": "random" if game in FROM_OUTSIDE else "greedy"}] * (len(chairs) - 1)
        return super().lay(game, [chairs[0], *others], options)


class Tapper:
    """Taps whatever is lit, the things on the table rather than the buttons; always the same for the same game."""

    def __init__(self, player: Player, game: str) -> None:
        self.player: Final = player
        self.chance: Final = random.Random(game)
        self.on_the_table = 0

    def act(self) -> bool:
        player = self.player
        self._look()
        picked = player.page.locator(PICKED)
        if picked.count():
            # What was picked up says what can be done with it.
            return player.tap_first(self._some(player.buttons), self._some(self._lying), picked)
        things = self._lying
        if things.count() and self.chance.random() < 0.75:
            self.on_the_table += 1
            return player.tap_first(self._some(things))
        return player.tap_first(self._some(player.buttons), self._some(player.usable))

    @property
    def _lying(self) -> Locator:
        return self.player.page.locator(".plain [data-can][aria-pressed=false]")

    def _some(self, things: Locator) -> Locator:
        return things.nth(self.chance.randrange(max(1, things.count())))

    def _look(self) -> None:
        player = self.player
        if player.prompt.count() and player.usable.count() and len(player.seen) < LOOKS:
            player.look(player.prompt.first.inner_text()[:24])
        # A board that is larger than the screen is moved sideways.
        assert [each for each in player.cut_off() if not each.startswith("BUTTON spot ")] == []


@pytest.mark.parametrize("game", GAMES)
def test_it_is_tapped_to_its_end_on_a_phone(browser: Browser, house: ServerProcess, game: str) -> None:
    player = PlainPlayer(browser, house, game, SEATS.get(game, 2), options_of(game), lang="de", size=PHONE)
    expect(player.page.locator(".plain")).to_be_visible()
    tapper = Tapper(player, game)
    player.play(tapper.act)
    assert tapper.on_the_table > 0 or game in ALL_IN_WORDS, "something on the table was tapped"
    expect(player.end.get_by_role("row")).to_have_count(1 + SEATS.get(game, 2))
    player.look("end")
    player.close()


@pytest.mark.parametrize("game", GAMES)
def test_it_is_played_to_its_end_by_keys_alone(browser: Browser, house: ServerProcess, game: str) -> None:
    player = PlainPlayer(browser, house, game, SEATS.get(game, 2), options_of(game), lang="en")
    chance = random.Random(game)

    def act() -> bool:
        if not player.usable.count():
            return False
        page = player.page
        wanted = ".words [data-can]" if page.locator(PICKED).count() or chance.random() < 0.5 else "[data-can]"
        if not page.locator(f".around {wanted}").count():
            wanted = "[data-can]" if player.usable.count() else ".all"
        if not player.reach(wanted):
            return False
        player.press("Enter")
        return True

    player.play(act)
    player.look("end")
    player.close()


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_game_from_outside_stands_on_the_shelf_and_opens_with_one_tap(
    browser: Browser, house: ServerProcess, lang: Literal["de", "en"]
) -> None:
    visitor = Chooser(browser, house, lang, PHONE)
    page = visitor.page
    page.goto("/")
    box = page.locator(f"li[data-game={OUTSIDE}]")
    expect(box.get_by_role("heading", name="Drachenrest")).to_be_visible()
    expect(box).to_contain_text("Take coins from the hoard.")
    assert [each for each in visitor.look_over() if OUTSIDE in each] == [] and not visitor.is_too_wide()
    box.get_by_role("button").first.tap()
    expect(page.locator(".plain")).to_be_visible()
    expect(page.locator(".plain")).to_contain_text("Münzen" if lang == "de" else "Coins")
    page.goto(f"/rules/{OUTSIDE}#1.2")
    expect(page.get_by_role("heading", name="A turn")).to_be_visible()
    page.goto(f"/new/{OUTSIDE}")
    expect(page.locator("form button.button--main")).to_be_visible()
    assert visitor.look_over() == []
    visitor.close()


def test_a_finished_game_is_looked_at_again(browser: Browser, house: ServerProcess) -> None:
    visitor = Chooser(browser, house)
    visitor.page.goto("/")
    table = visitor.finish(OUTSIDE, 3, level="random")
    visitor.page.goto(f"/g/{table}?move=2")
    expect(visitor.page.locator(".plain")).to_contain_text("Coins")
    assert visitor.look_over() == []
    visitor.close()


@pytest.mark.parametrize("game", ["drachensachen", "connect_four"])
def test_things_fly_from_where_they_lay_to_where_they_lie(browser: Browser, house: ServerProcess, game: str) -> None:
    player = PlainPlayer(browser, house, game, 2, SHORT.get(game), speed="normal")
    flights = player.watch_flights()
    tapper = Tapper(player, "flights")
    player.play(tapper.act, lambda: len(flights()) > 0)
    player.close()


def middle_of(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None, "it can be seen"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_card_is_dragged_onto_the_one_that_it_is_swapped_for(browser: Browser, house: ServerProcess) -> None:
    player = PlainPlayer(browser, house, "drachensachen", 2, {"single_game": True})
    mouse, mine = player.page.mouse, player.group("My things")
    card = mine.locator("[data-thing]").first
    before = mine.inner_text()
    mouse.move(*middle_of(card))
    mouse.down()
    mouse.move(*middle_of(player.prompt), steps=4)
    expect(card).to_have_attribute("aria-pressed", "true")
    # Let go where it means nothing it lies down again.
    player.page.keyboard.press("Escape")
    expect(player.page.locator(PICKED)).to_have_count(0)
    mouse.up()
    mouse.move(*middle_of(card))
    mouse.down()
    mouse.move(*middle_of(player.prompt), steps=4)
    mouse.move(*middle_of(player.page.locator(".plain .goal").first), steps=4)
    mouse.up()
    player.wait_for_answer()
    if player.page.locator(PICKED).count():  # Both ways round are allowed.
        expect(player.page.locator(PICKED)).to_have_count(2)
        player.tap(player.buttons.first)
    expect(mine).not_to_have_text(before)
    expect(player.page.locator(PICKED)).to_have_count(0)
    player.close()


def test_a_finger_drags_dice_away_to_keep_them(browser: Browser, house: ServerProcess) -> None:
    player = PlainPlayer(browser, house, "drachenwurf", 2, {"rounds": 12}, size=PHONE)
    page, fingers = player.page, player.context.new_cdp_session(player.page)

    def touch(kind: str, *spots: tuple[float, float]) -> None:
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in spots]})

    def drag() -> bool:
        dice = page.locator(".plain [data-thing]")
        if not dice.count():
            return False
        page.evaluate("window.scrollTo(0, 0)")
        (left, top), (right, below) = middle_of(dice.first), middle_of(player.prompt)
        touch("touchStart", (left, top))
        for step in range(1, 5):
            touch("touchMove", (left + (right - left) * step / 4, top + (below - top) * step / 4))
        touch("touchEnd")
        player.wait_for_answer()
        return True

    kept = page.get_by_role("group", name="Kept", exact=True)
    player.play(drag, lambda: kept.locator(".token").count() > 0)
    expect(kept.locator("[data-thing]")).to_have_count(0)
    player.close()


def test_what_is_not_allowed_is_asked_about(browser: Browser, house: ServerProcess) -> None:
    player = PlainPlayer(browser, house, "drachensachen", 2, {"single_game": True})
    misfit = player.page.locator(".mine button.token:not([data-can])")

    def taken_until_there_is_one() -> bool:
        return player.tap_first(player.page.locator(".words [data-can]"), player.usable)

    player.play(
        taken_until_there_is_one, lambda: misfit.count() > 0 and player.usable.count() > 0 and not player.end.count()
    )
    player.tap(misfit.first)
    expect(player.refusal).to_be_visible()
    player.close()


def test_the_words_change_with_the_language(browser: Browser, house: ServerProcess) -> None:
    player = PlainPlayer(browser, house, "drachensachen", 2, {"single_game": True}, lang="de")
    zones = player.page.locator(".plain")
    expect(zones).to_contain_text("Nachziehstapel")
    player.page.evaluate("localStorage.setItem('drachenhort.language', 'en')")
    player.page.reload()
    expect(zones).to_contain_text("Draw pile")
    player.close()
