"""A finished game, looked at again in a browser."""

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from drachenhort.core.plain import Json
from drachenhort.core.record import load_record
from drachenhort.games import all_games
from tests.e2e.visitor import PHONE, Visitor
from tests.server.process import ServerProcess

pytestmark = pytest.mark.usefixtures("client")


class Evening:
    """Somebody who looks at a game of four bots."""

    def __init__(self, guest: Visitor, game: str = "drachensachen", seats: int = 4) -> None:
        self.guest = guest
        self.page: Page = guest.page
        self.page.goto("/")
        self.table = guest.finish(game, seats, {"single_game": True} if game == "drachensachen" else None)
        self.info = guest.ask("GET", f"/api/tables/{self.table}")
        told = guest.ask("GET", f"/api/tables/{self.table}/chronicle?lang=en")["moves"]
        assert isinstance(told, list)
        self.told = told
        self.moves = len(told) - 1

    def open(self, rest: str = "") -> None:
        self.page.goto(f"/g/{self.table}{rest}")
        expect(self.slider).to_be_visible()

    @property
    def slider(self) -> Locator:
        return self.page.get_by_role("slider")

    def expect_move(self, move: int) -> None:
        expect(self.slider).to_have_value(str(move))
        expect(self.page.locator("[aria-current=step]")).to_have_attribute("data-move", str(self.line(move)))

    def line(self, move: int) -> int:
        """The last move until then that has words."""
        lines = [place for place, told in enumerate(self.told) if any(said_of(told))]
        return max([place for place in lines if place <= move], default=lines[0])

    def expect_address(self, end: str) -> None:
        self.page.wait_for_url(f"**/g/{self.table}{end}")


def said_of(told: Json) -> list[str]:
    assert isinstance(told, dict)
    said = told["said"]
    assert isinstance(said, list)
    return [str(sentence) for sentence in said]


def test_the_keys_go_through_the_game_and_the_address_follows(browser: Browser, server: ServerProcess) -> None:
    evening = Evening(Visitor(browser, server))
    page = evening.page
    evening.open()
    evening.expect_move(evening.moves)
    page.keyboard.press("Home")
    evening.expect_move(0)
    evening.expect_address("?move=0")
    for _ in range(12):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    evening.expect_move(11)
    evening.expect_address("?move=11")
    page.keyboard.press("End")
    evening.expect_move(evening.moves)
    page.keyboard.press("ArrowRight")
    evening.expect_move(evening.moves)
    page.reload()
    evening.expect_move(evening.moves)
    evening.guest.close()


def test_the_slider_and_the_words_go_there_too(browser: Browser, server: ServerProcess) -> None:
    evening = Evening(Visitor(browser, server))
    evening.open("?move=3")
    evening.expect_move(3)
    evening.slider.fill("17")
    evening.expect_move(17)
    line = evening.page.locator(f"[data-move='{evening.line(5)}']")
    line.click()
    evening.expect_move(evening.line(5))
    line.press("ArrowDown")
    evening.expect_move(evening.line(evening.line(5) + 1) if evening.line(6) == 6 else evening.line(7))
    for said in said_of(evening.told[evening.line(5)]):
        if said:
            expect(evening.page.locator("ol")).to_contain_text(said)
    evening.guest.close()


def test_it_goes_on_by_itself_until_it_is_stopped(browser: Browser, server: ServerProcess) -> None:
    evening = Evening(Visitor(browser, server))
    page = evening.page
    evening.open(f"?move={evening.moves - 3}")
    page.get_by_label("How fast it goes on by itself").select_option("fast")
    page.keyboard.press("p")
    expect(page.get_by_role("button", name="Stop")).to_be_visible()
    evening.expect_move(evening.moves)
    expect(page.get_by_role("button", name="Go on by itself")).to_be_visible()
    page.get_by_role("button", name="Go on by itself").click()  # At the end: once more from the beginning.
    expect(evening.slider).to_have_value("2")
    page.get_by_role("button", name="Stop").click()
    move = evening.slider.input_value()
    page.wait_for_timeout(900)
    assert evening.slider.input_value() == move
    evening.guest.close()


def test_everybody_s_eyes_see_what_that_seat_saw(browser: Browser, server: ServerProcess) -> None:
    evening = Evening(Visitor(browser, server))
    evening.open("?move=10")
    expect(evening.page.get_by_text("Your hand")).to_have_count(0)
    evening.page.get_by_label("With whose eyes").select_option("With the eyes of Soot")
    evening.expect_address("?move=10&seat=3")
    expect(evening.page.get_by_text("Soot (you)")).to_be_visible()
    evening.page.reload()
    expect(evening.page.get_by_text("Soot (you)")).to_be_visible()
    evening.page.get_by_label("With whose eyes").select_option("What everybody saw")
    evening.expect_address("?move=10")
    evening.guest.close()


def test_the_link_to_a_move_opens_it_for_somebody_else(browser: Browser, server: ServerProcess) -> None:
    ada, bo = Visitor(browser, server), Visitor(browser, server, "de")
    evening = Evening(ada)
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    evening.open("?move=7")
    evening.expect_move(7)
    evening.page.get_by_role("button", name="Link to this move").click()
    expect(evening.page.get_by_text("The link is copied.")).to_be_visible()
    link: str = evening.page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/g/{evening.table}?move=7")
    bo.page.goto(link)
    expect(bo.page.get_by_role("slider")).to_have_value("7")
    expect(bo.page.get_by_role("slider")).to_have_attribute("aria-valuetext", f"Zug 7 von {evening.moves}")
    for visitor in (ada, bo):
        visitor.close()


def test_the_record_can_be_kept_and_the_deal_was_fair(browser: Browser, server: ServerProcess, tmp_path: Path) -> None:
    evening = Evening(Visitor(browser, server))
    page, info = evening.page, evening.info
    evening.open()
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
    digest: str = page.evaluate(
        """async text => [...new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)))]
            .map(byte => byte.toString(16).padStart(2, "0")).join("")""",
        f"{info['salt']}:{info['seed']}",
    )
    assert digest == info["commitment"]
    expect(page.get_by_text(digest, exact=True)).to_have_count(2)
    evening.guest.close()


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_every_game_can_be_looked_at_again(browser: Browser, server: ServerProcess, game: str) -> None:
    evening = Evening(Visitor(browser, server), game, 3)
    evening.open("?move=0&seat=1")
    for move in range(1, 6):
        evening.page.keyboard.press("ArrowRight")
        expect(evening.slider).to_have_value(str(move))
    evening.page.keyboard.press("End")
    expect(evening.slider).to_have_value(str(evening.moves))
    expect(evening.page.get_by_role("region", name="Scores")).to_be_visible()
    expect(evening.page.get_by_role("figure")).to_be_visible()
    evening.guest.close()


def test_a_game_that_is_not_over_keeps_its_secrets(browser: Browser, server: ServerProcess) -> None:
    guest = Visitor(browser, server)
    guest.page.goto("/")
    table = guest.set_up("drachensachen", [{"kind": "me"}, {"kind": "bot"}])
    guest.ask("POST", f"/api/tables/{table}/start")
    guest.page.goto(f"/g/{table}?move=3")
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("This game is not over yet")
    expect(guest.page.get_by_role("link", name="To the table")).to_have_attribute("href", f"/t/{table}")
    guest.page.goto("/g/doesnotexist")
    expect(guest.page.get_by_role("alert").filter(has_text="There is no such table")).to_be_visible()
    guest.complaints.clear()
    guest.close()


def test_the_replay_is_for_everyone(browser: Browser, server: ServerProcess) -> None:
    evening = Evening(Visitor(browser, server))
    evening.open("?move=10&seat=1")
    evening.expect_move(10)
    evening.page.wait_for_load_state("networkidle")
    assert evening.guest.look_over() == []
    evening.guest.close()


def test_the_replay_fits_a_phone(browser: Browser, server: ServerProcess) -> None:
    evening = Evening(Visitor(browser, server, "en", PHONE))
    evening.open("?move=10&seat=1")
    evening.expect_move(10)
    evening.page.wait_for_load_state("networkidle")
    assert not evening.guest.is_too_wide()
    assert evening.guest.look_over() == []
    evening.guest.write_twice_as_large()
    assert not evening.guest.is_too_wide()
    evening.guest.close()
