"""Guided first games in a browser: done by tapping what is lit on the smallest phone, and by keys alone.

Whoever taps hears what a coach says about the free game after the stations, and then sends it away: how soon it warns
depends on the machine, and a game that depends on that may go on for a long time.
"""

import json
from typing import Final, Literal

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize, WebSocket, expect

from drachenhort.core.plain import Json
from drachenhort.games import all_games
from drachenhort.games.guide import Guide, guide_of
from tests.e2e.player import Player
from tests.e2e.visitor import DESK, PHONE, Visitor
from tests.server.process import ServerProcess

pytestmark = pytest.mark.usefixtures("client")

GUIDES: Final = {game.id: guide for game in all_games() if (guide := guide_of(game)) is not None}
MAIN: Final = ".words .button--main[data-can]"
LIT: Final = ".around [data-can]:not([aria-pressed=true])"
"""What can be tapped and is not picked up yet."""

SLACK: Final = 8
"""Pixels that a station may reach beyond the smallest screen. In the free game anything may lie on the table."""


class Learner(Player):
    """Somebody who is led through a game."""

    def lay(self, game: str, chairs: list[Json], options: dict[str, Json] | None) -> str:
        del chairs, options  # The guide has them.
        return self.guided(game)

    def guided(self, game: str) -> str:
        """The table where the guided game is to be had, begun or taken up again."""
        expect(self.page.locator(".name:not([disabled])")).to_be_visible()
        table = self.ask("POST", f"/api/games/{game}/guide")
        assert isinstance(table["id"], str)
        return table["id"]

    def begin(self) -> None:
        """It has begun; from now on one notices what the coach is asked and has answered."""
        self.asked = self.answered = ""

        def listen(socket: WebSocket) -> None:
            socket.on("framesent", lambda said: self.note("coach", said))
            socket.on("framereceived", lambda said: self.note("coached", said))

        self.page.on("websocket", listen)

    def note(self, kind: Literal["coach", "coached"], said: str | bytes) -> None:
        message = json.loads(said)
        if message["type"] != kind:
            return
        if kind == "coach":
            self.asked = message["id"]
        else:
            self.answered = message["id"]

    @property
    def panel(self) -> Locator:
        return self.page.get_by_role("region", name="Geführtes erstes Spiel" if self.lang == "de" else "Guided first game")

    @property
    def count(self) -> str:
        """Which station it is."""
        return self.page.locator("header .station" if self.is_phone else ".paper .count").inner_text().strip()

    @property
    def is_free(self) -> bool:
        return self.count in ("Zuletzt", "Last")

    def tap_lit(self) -> bool:
        """The lit button, or the first thing on the table that is lit."""
        return self.tap_first(self.page.locator(MAIN), self.page.locator(LIT))

    def key_lit(self) -> bool:
        """The same by keys."""
        wanted = MAIN if self.page.locator(MAIN).count() else LIT
        if self.page.locator(wanted).count() == 0 or not self.reach(wanted):
            return False
        self.press("Enter")
        return True

    def read(self) -> None:
        """On a phone the idea lies over the table until it is put away."""
        done = self.panel.get_by_role("button", name="Verstanden" if self.lang == "de" else "Got it")
        if self.is_phone and done.count():
            done.tap()


def stations(guide: Guide) -> int:
    return len(guide.stations)


def lead(learner: Learner, guide: Guide, how: Literal["tap", "keys"]) -> None:
    """Through all stations, and through the free game after them, by what is lit alone."""
    seen: set[str] = set()

    def act() -> bool:
        if learner.page.locator(LIT).count() == 0:
            return False
        if learner.count not in seen:
            seen.add(learner.count)
            look_over(learner)
        done = learner.tap_lit() if how == "tap" else learner.key_lit()
        assert learner.is_free or learner.refusal.count() == 0, learner.refusal.inner_text()
        return done

    if how == "tap":
        learner.page.keyboard.press("k")
    learner.play(act, until=lambda: learner.is_free)
    if how == "tap":
        learner.play(lambda: False, until=lambda: learner.answered != "" and learner.answered == learner.asked)
        learner.page.keyboard.press("k")
    learner.play(act)
    assert len(seen) == stations(guide) + 1


def look_over(learner: Learner) -> None:
    """Nothing is amiss with a station: the table is all there, the words can be read by everybody."""
    expect(learner.panel.locator("p").first).not_to_be_empty()
    expect(learner.prompt).not_to_be_empty()
    if learner.is_phone:
        # What it lies over is looked over when it has been read.
        assert learner.look_over(learner.panel) == [], learner.count
        assert learner.cut_off() == []
        learner.read()
    learner.look(learner.count)
    assert learner.cut_off() == []
    if learner.is_phone and not learner.is_free:
        assert learner.too_tall() <= SLACK, learner.count


@pytest.mark.parametrize("game", GUIDES)
def test_it_is_tapped_to_its_end_on_the_smallest_phone(browser: Browser, house: ServerProcess, game: str) -> None:
    learner = Learner(browser, house, game, GUIDES[game].seats, lang="de", size=PHONE)
    lead(learner, GUIDES[game], "tap")
    learner.close()


@pytest.mark.parametrize("game", GUIDES)
def test_it_is_played_to_its_end_by_keys(browser: Browser, house: ServerProcess, game: str) -> None:
    learner = Learner(browser, house, game, GUIDES[game].seats)
    lead(learner, GUIDES[game], "keys")
    learner.close()


def test_a_wrong_tap_is_answered_in_words_and_changes_nothing(browser: Browser, house: ServerProcess) -> None:
    learner = Learner(browser, house, "drachensachen", 3)
    before = learner.panel.inner_text(), learner.prompt.inner_text()
    hand = learner.page.locator(".hand .thing")
    expect(hand.last).to_be_visible()
    learner.tap(hand.last)  # It would be allowed, and is not what the station is about.
    expect(learner.refusal).to_contain_text("lay it now")
    expect(learner.refusal.get_by_role("button", name="Rule 3.11")).to_be_visible()
    assert (learner.panel.inner_text(), learner.prompt.inner_text()) == before and hand.count() == 8
    learner.play(learner.tap_lit, until=lambda: learner.count.startswith("2"))
    expect(learner.page.locator(LIT).first).to_be_visible()
    learner.tap(hand.first)  # The rules forbid it.
    expect(learner.refusal).to_contain_text("8")
    expect(learner.refusal.get_by_role("button", name="Rule 3.2")).to_be_visible()
    assert hand.count() == 7
    learner.close()


def test_it_is_left_and_taken_up_again_from_the_hall(browser: Browser, house: ServerProcess) -> None:
    learner = Learner(browser, house, "drachensachen", 3)
    learner.play(learner.tap_lit, until=lambda: learner.count.startswith("2"))
    learner.panel.get_by_role("link", name="Go on later").click()
    learner.page.get_by_role("button", name="Learn it by playing: Drachensachen").click()
    expect(learner.panel.locator(".count")).to_have_text("2 of 10")
    assert learner.page.url.endswith(f"/t/{learner.table}")
    learner.close()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_it_is_offered_to_whoever_opens_a_game_for_the_first_time(
    browser: Browser, house: ServerProcess, size: ViewportSize
) -> None:
    visitor = Visitor(browser, house, size=size, is_new=True)
    visitor.page.goto("/")
    visitor.page.get_by_role("button", name="Drachensachen, play now").click()
    goal = visitor.page.get_by_role("region", name="The goal")
    goal.get_by_role("button", name="Learn it by playing: Drachensachen").click()
    expect(visitor.page.get_by_role("region", name="Guided first game")).to_be_visible()
    visitor.page.goto("/rules/drachensachen")
    visitor.page.get_by_role("button", name="Learn it by playing: Drachensachen").click()
    expect(visitor.page.get_by_role("region", name="Guided first game")).to_be_visible()
    visitor.close()


def test_whoever_knows_a_game_is_not_asked_at_the_table(browser: Browser, house: ServerProcess) -> None:
    visitor = Visitor(browser, house)
    visitor.page.goto("/")
    visitor.page.get_by_role("button", name="Drachensachen, play now").click()
    expect(visitor.page.locator(".prompt")).not_to_be_empty()
    expect(visitor.page.get_by_role("button", name="Learn it by playing: Drachensachen")).to_have_count(0)
    visitor.close()
