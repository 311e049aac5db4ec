"""A finished game, looked at again in a browser."""

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from drachenhort.core.plain import Json
from drachenhort.core.record import load_record
from drachenhort.games import all_games
from tests.e2e.visitor import PHONE, Visitor
from tests.server.process import ServerProcess

pytestmark = pytest.mark.usefixtures("client")

SHORT: Final[dict[str, dict[str, Json]]] = {
    "drachensachen": {"single_game": True},
    "drachenfaust": {"points": 1},
}
"""What makes a game shorter."""

LATER: Final = 5_000
"""Milliseconds after which the next move would have come."""

DIGEST: Final = """async text => [...new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)))]
    .map(byte => byte.toString(16).padStart(2, "0")).join("")"""


class Evening:
    """A game that bots have played, and what is told of it."""

    def __init__(self, guest: Visitor, game: str, seats: int) -> None:
        guest.page.goto("/")
        self.table = guest.finish(game, seats, SHORT.get(game))
        self.info = guest.ask("GET", f"/api/tables/{self.table}")
        told = guest.ask("GET", f"/api/tables/{self.table}/chronicle?lang=en")["moves"]
        assert isinstance(told, list)
        self.told = [said_of(move) for move in told]
        self.moves = len(told) - 1
        self.lines = [move for move, said in enumerate(self.told) if said]
        """The moves that have words."""


def said_of(told: Json) -> list[str]:
    assert isinstance(told, dict)
    said = told["said"]
    assert isinstance(said, list)
    return [str(sentence) for sentence in said if sentence]


class Onlooker:
    """Somebody who looks at such a game."""

    def __init__(self, guest: Visitor, evening: Evening, rest: str = "") -> None:
        self.guest: Final = guest
        self.evening: Final = evening
        self.page: Final[Page] = guest.page
        self.page.goto(f"/g/{evening.table}{rest}")
        expect(self.slider).to_be_enabled()

    @property
    def slider(self) -> Locator:
        return self.page.get_by_role("slider")

    @property
    def move(self) -> int:
        return int(self.slider.input_value())

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name)

    def expect_move(self, move: int) -> None:
        expect(self.slider).to_have_value(str(move))
        lines = self.evening.lines
        line = max([place for place in lines if place <= move], default=lines[0])
        expect(self.page.locator("[aria-current=step]")).to_have_attribute("data-move", str(line))

    def expect_address(self, end: str) -> None:
        self.page.wait_for_url(f"**/g/{self.evening.table}{end}")


@pytest.fixture(scope="module")
def evening(client: None, browser: Browser, house: ServerProcess, deals: Path) -> Evening:
    """One game of four bots for all tests of this file."""
    deals.write_text("evening", encoding="utf-8")
    guest = Visitor(browser, house)
    evening = Evening(guest, "drachensachen", 4)
    guest.close()
    return evening


def test_keys_slider_and_words_go_through_the_game_and_the_address_follows(
    browser: Browser, house: ServerProcess, evening: Evening
) -> None:
    onlooker = Onlooker(Visitor(browser, house), evening)
    page = onlooker.page
    onlooker.expect_move(evening.moves)
    page.keyboard.press("Home")
    onlooker.expect_move(0)
    onlooker.expect_address("?move=0")
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    onlooker.expect_move(5)
    onlooker.expect_address("?move=5")
    page.keyboard.press("End")
    onlooker.expect_move(evening.moves)
    page.keyboard.press("ArrowRight")
    onlooker.expect_move(evening.moves)

    onlooker.slider.fill("7")
    onlooker.expect_move(7)
    first, second = evening.lines[3:5]
    line = page.locator(f"[data-move='{first}']")
    expect(line).to_contain_text(" ".join(evening.told[first]))
    line.click()
    onlooker.expect_move(first)
    line.press("ArrowDown")
    onlooker.expect_move(second)
    onlooker.expect_address(f"?move={second}")
    page.reload()
    onlooker.expect_move(second)
    onlooker.guest.close()


def test_keys_that_come_before_the_game_does_change_nothing(
    browser: Browser, house: ServerProcess, evening: Evening
) -> None:
    guest = Visitor(browser, house)
    page, held = guest.page, list[Route]()
    page.route("**/chronicle?*", lambda route: held.append(route), times=1)
    page.goto(f"/g/{evening.table}?move=7")
    expect(page.get_by_role("slider")).to_be_disabled()
    for key in ("Home", "p", "ArrowRight"):
        page.keyboard.press(key)
    held[0].continue_()
    expect(page.get_by_role("slider")).to_have_value("7")
    expect(page.get_by_role("button", name="Play automatically")).to_be_visible()
    guest.close()


def test_it_goes_on_by_itself_until_it_is_stopped_or_over(browser: Browser, house: ServerProcess, evening: Evening) -> None:
    guest = Visitor(browser, house)
    guest.page.clock.install()
    onlooker = Onlooker(guest, evening, f"?move={evening.moves - 2}")
    page = onlooker.page
    page.get_by_label("Playback speed").select_option("fast")
    onlooker.button("Play automatically").click()
    onlooker.expect_move(evening.moves)
    expect(onlooker.button("Play automatically")).to_be_visible()
    onlooker.button("Play automatically").press("p")  # At the end: once more from the beginning.
    expect(onlooker.button("Pause")).to_be_visible()
    page.wait_for_function("() => document.querySelector('[type=range]').valueAsNumber > 1")
    onlooker.button("Pause").click()
    expect(onlooker.button("Play automatically")).to_be_visible()
    move = onlooker.move
    assert 2 <= move < evening.moves
    page.clock.fast_forward(LATER)
    onlooker.expect_address(f"?move={move}")
    onlooker.expect_move(move)
    onlooker.guest.close()


def test_everybody_s_eyes_see_what_that_seat_saw(browser: Browser, house: ServerProcess, evening: Evening) -> None:
    onlooker = Onlooker(Visitor(browser, house), evening, "?move=10")
    page, eyes = onlooker.page, onlooker.page.get_by_label("Whose view")
    hand = page.get_by_role("group", name="Your hand")
    onlooker.expect_move(10)
    expect(hand).to_have_count(0)
    eyes.select_option("Through Soot’s eyes")
    onlooker.expect_address("?move=10&seat=3")
    expect(hand).to_be_visible()
    page.reload()
    expect(hand).to_be_visible()
    eyes.select_option("What everybody could see")
    onlooker.expect_address("?move=10")
    expect(hand).to_have_count(0)
    onlooker.guest.close()


def test_the_link_to_a_move_opens_it_for_somebody_else(browser: Browser, house: ServerProcess, evening: Evening) -> None:
    ada, bo = Visitor(browser, house), Visitor(browser, house, "de")
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    onlooker = Onlooker(ada, evening, "?move=7")
    onlooker.expect_move(7)
    onlooker.button("Link to this move").click()
    expect(onlooker.page.get_by_text("Link copied.")).to_be_visible()
    link: str = onlooker.page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/g/{evening.table}?move=7")
    bo.page.goto(link)
    expect(bo.page.get_by_role("slider")).to_have_attribute("aria-valuetext", f"Zug 7 von {evening.moves}")
    for visitor in (ada, bo):
        visitor.close()


def test_the_record_can_be_kept_and_the_deal_was_fair(
    browser: Browser, house: ServerProcess, evening: Evening, tmp_path: Path
) -> None:
    onlooker = Onlooker(Visitor(browser, house), evening)
    page, info = onlooker.page, evening.info
    with page.expect_download() as download:
        page.get_by_role("link", name="Record").click()
    file = tmp_path / "record.json"
    download.value.save_as(file)
    assert len(load_record(file.read_text(encoding="utf-8")).actions) == evening.moves
    command = [sys.executable, "-m", "drachenhort", "verify", str(file), "--seal", str(info["commitment"])]
    assert subprocess.run(command, check=False, stdout=subprocess.DEVNULL).returncode == 0

    page.get_by_text("The deal was fair").click()
    expect(page.get_by_text(str(info["seed"]), exact=True)).to_be_visible()
    # The seal from the start, what the page has worked out, and what the browser itself makes of salt and seed.
    digest: str = page.evaluate(DIGEST, f"{info['salt']}:{info['seed']}")
    assert digest == info["commitment"]
    expect(page.get_by_text(digest, exact=True)).to_have_count(2)
    onlooker.guest.close()


@pytest.mark.parametrize(("game", "least"), [(game.id, game.min_seats) for game in all_games()])
def test_every_game_can_be_looked_at_again_on_a_phone(
    browser: Browser, house: ServerProcess, game: str, least: int
) -> None:
    guest = Visitor(browser, house, "de", PHONE)
    evening = Evening(guest, game, max(2, least))
    onlooker = Onlooker(guest, evening, "?move=0&seat=1")
    for move in range(1, 4):
        onlooker.page.keyboard.press("ArrowRight")
        expect(onlooker.slider).to_have_value(str(move))
    onlooker.page.keyboard.press("End")
    expect(onlooker.slider).to_have_value(str(evening.moves))
    # How it ended stands below, and comes when somebody goes there.
    onlooker.page.get_by_role("link", name="Aufzeichnung").scroll_into_view_if_needed()
    expect(onlooker.page.get_by_role("region", name="Wertung")).to_be_visible()
    expect(onlooker.page.get_by_role("figure")).to_be_visible()
    assert (guest.is_too_wide(), guest.cut_off()) == (False, [])
    guest.write_twice_as_large()
    assert (guest.is_too_wide(), guest.cut_off()) == (False, []), "twice as large"
    guest.close()


def test_a_game_that_is_not_over_keeps_its_secrets(browser: Browser, house: ServerProcess) -> None:
    guest = Visitor(browser, house)
    guest.page.goto("/")
    table = guest.set_up("drachensachen", [{"kind": "me"}, {"kind": "bot"}])
    guest.ask("POST", f"/api/tables/{table}/start")
    guest.page.goto(f"/g/{table}?move=3")
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("This game is still being played")
    expect(guest.page.get_by_role("link", name="Go to the table")).to_have_attribute("href", f"/t/{table}")
    guest.page.goto("/g/doesnotexist")
    expect(guest.page.get_by_role("alert").filter(has_text="There is no such table")).to_be_visible()
    guest.forgive("404")
    guest.close()


def test_the_replay_is_for_everyone(browser: Browser, house: ServerProcess, evening: Evening) -> None:
    onlooker = Onlooker(Visitor(browser, house), evening, "?move=10&seat=1")
    onlooker.expect_move(10)
    expect(onlooker.page.get_by_role("figure")).to_be_visible()
    assert onlooker.guest.look_over() == []
    onlooker.guest.close()
