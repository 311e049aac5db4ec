"""Puzzles in a browser: found by game and theme, solved by tap and by keyboard, given up, played on."""

from typing import Final, Literal

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize, expect

from drachenhort.games import all_games
from drachenhort.puzzles.shelf import Placed, all_puzzles, scene_of, todays
from drachenhort.server.http.puzzles import A_DAY
from tests.e2e.visitor import DESK, PHONE, TIMEOUT, Visitor
from tests.server.process import ServerProcess

pytestmark = pytest.mark.usefixtures("client")

GAMES: Final = [game.id for game in all_games()]
LONG: Final = 3 * TIMEOUT
RIGHT: Final = "Right. This is the best move."


def puzzle_of(game: str, least: int = 2) -> Placed:
    """The first puzzle of a game with so many choices."""
    return next(
        placed
        for placed in all_puzzles().values()
        if placed.game.id == game and scene_of(placed.puzzle.id).decision.count() >= least
    )


def weight_of(browser: Browser, house: ServerProcess, path: str, sign: str) -> int:
    """Bytes that come over the line when somebody who has been nowhere before opens a page."""
    guest = Visitor(browser, house, "de")
    line = guest.context.new_cdp_session(guest.page)
    line.send("Network.enable")
    fetched: list[float] = []
    line.on("Network.loadingFinished", lambda each: fetched.append(each["encodedDataLength"]))
    guest.page.goto(path)
    expect(guest.page.locator(sign).first).to_be_visible()
    guest.page.wait_for_load_state("networkidle")
    guest.close()
    return round(sum(fetched))


class Solver(Visitor):
    """Somebody at a puzzle."""

    placed: Placed

    def come_to(self, placed: Placed) -> None:
        self.placed = placed
        self.page.goto(f"/puzzles/{placed.puzzle.id}")
        expect(self.page.locator(".prompt")).to_be_visible(timeout=LONG)
        self.page.locator(".words [data-can], .words .all").first.wait_for()

    def place_of(self, notation: str) -> int:
        """Where an action stands in the list of everything that is allowed."""
        return scene_of(self.placed.puzzle.id).decision.legal.index(self.placed.game.parse(notation))

    def choose(self, notation: str) -> None:
        """From the list, opened by its key and walked through with the Tab key; or, if there is none, from the buttons."""
        place = self.place_of(notation)
        everything = self.page.locator(".words .all")
        if everything.count():
            self.page.keyboard.press("a")
            things = self.page.locator("dialog[open] li button")
            expect(things.first).to_be_focused()
            for _ in range(place):
                self.page.keyboard.press("Tab")
            expect(things.nth(place)).to_be_focused()
        else:
            things = self.page.locator(".words [data-can]")
            things.nth(place).focus()
        self.page.keyboard.press("Enter")
        self.wait_for_answer()

    @property
    def note(self) -> Locator:
        return self.page.locator(".words .note")


@pytest.mark.parametrize("game", GAMES)
def test_it_is_solved_by_keyboard_after_the_tempting_move(browser: Browser, house: ServerProcess, game: str) -> None:
    guest = Solver(browser, house)
    guest.come_to(puzzle_of(game))
    guest.choose(guest.placed.puzzle.tempting)
    expect(guest.note).to_contain_text("The best move wins")
    expect(guest.page.get_by_role("heading", name="Why the tempting move is not good")).to_be_visible()
    expect(guest.page.locator(".findings .bar")).to_have_count(0)
    guest.choose(guest.placed.puzzle.best.action)
    expect(guest.note).to_have_text(RIGHT)
    expect(guest.page.locator(".findings")).to_contain_text("At the second try.")
    expect(guest.page.locator(".findings .bar").first).to_be_visible()
    assert guest.look_over() == []
    guest.close()


def test_it_is_solved_by_a_tap_and_stays_in_the_record(browser: Browser, house: ServerProcess) -> None:
    guest = Solver(browser, house, size=PHONE)
    guest.come_to(puzzle_of("drachensachen", 3))
    guest.page.locator(".words .all").tap()
    guest.page.locator("dialog[open] li button").nth(guest.place_of(guest.placed.puzzle.best.action)).tap()
    expect(guest.note).to_have_text(RIGHT)
    guest.page.locator(".findings").get_by_role("button", name="Show it on the table").first.tap()
    expect(guest.page.get_by_role("button", name="Back to the puzzle")).to_be_visible()
    guest.page.get_by_role("button", name="Back to the puzzle").tap()
    guest.page.get_by_role("link", name="All puzzles").tap()
    expect(guest.page.locator(".mine")).to_contain_text("Solved: 1 of")
    expect(guest.page.locator(".mine")).to_contain_text("1 of them at the first try")
    guest.page.reload()
    expect(guest.page.locator(".mine")).to_contain_text("Solved: 1 of")
    guest.close()


@pytest.mark.parametrize(("lang", "size"), [("de", PHONE), ("en", DESK)])
def test_the_pages_fit_and_nothing_is_wrong_with_them(
    browser: Browser, house: ServerProcess, lang: Literal["de", "en"], size: ViewportSize
) -> None:
    guest = Solver(browser, house, lang, size)
    guest.page.goto("/puzzles")
    expect(guest.page.locator(".today")).to_be_visible()
    assert (guest.look_over(), guest.is_too_wide(), guest.cut_off()) == ([], False, [])
    for game in GAMES:
        guest.come_to(puzzle_of(game))
        assert (guest.is_too_wide(), guest.cut_off()) == (False, []), game
        guest.page.locator(".findings button").first.click()
        expect(guest.page.locator(".findings .bar").first).to_be_visible()
        assert (guest.look_over(), guest.is_too_wide(), guest.cut_off()) == ([], False, []), game
    guest.close()


def test_the_page_of_all_puzzles_is_as_light_as_the_hall(browser: Browser, house: ServerProcess) -> None:
    hall = weight_of(browser, house, "/", ".corner .panel")
    puzzles = weight_of(browser, house, "/puzzles", ".today")
    assert 0 < puzzles <= hall, f"{puzzles} bytes, the hall has {hall}"


def test_puzzles_are_found_by_game_theme_and_grade(browser: Browser, house: ServerProcess) -> None:
    guest = Visitor(browser, house)
    guest.page.goto("/")
    guest.page.get_by_role("link", name="Puzzle of the day").click()
    today = todays(int(guest.page.evaluate("Date.now()")) // A_DAY)
    expect(guest.page.locator(".today")).to_have_attribute("href", f"/puzzles/{today}")
    guest.page.get_by_role("combobox", name="Game").select_option("drachenfels")
    own = [placed for placed in all_puzzles().values() if placed.game.id == "drachenfels"]
    expect(guest.page.locator(".grid a")).to_have_count(len(own))
    expect(guest.page).to_have_url(f"{house.url}/puzzles?game=drachenfels")
    theme, grade = own[0].theme, own[0].puzzle.grade
    guest.page.get_by_role("combobox", name="Theme").select_option(theme)
    guest.page.get_by_role("combobox", name="Difficulty").select_option(str(grade))
    fitting = [each for each in own if (each.theme, each.puzzle.grade) == (theme, grade)]
    expect(guest.page.locator(".grid a")).to_have_count(len(fitting))
    guest.page.locator(".grid a").first.click()
    expect(guest.page.locator(".prompt")).to_be_visible(timeout=LONG)
    guest.close()


def test_it_is_given_up_and_played_on_from(browser: Browser, house: ServerProcess) -> None:
    guest = Solver(browser, house)
    guest.come_to(puzzle_of("drachenhueter"))
    guest.page.get_by_role("button", name="Show the solution").click()
    expect(guest.note).to_contain_text("The best move is:")
    guest.page.get_by_role("button", name="Play on from here").click()
    guest.page.wait_for_url("**/t/*")
    expect(guest.page.locator(".sentence .prompt")).to_be_visible(timeout=LONG)
    guest.close()


def test_a_puzzle_that_is_not_there_says_so(browser: Browser, house: ServerProcess) -> None:
    guest = Visitor(browser, house)
    guest.page.goto("/puzzles/nowhere")
    expect(guest.page.get_by_role("alert").filter(has_text="There is no such puzzle")).to_be_visible()
    guest.forgive("404")
    guest.close()
