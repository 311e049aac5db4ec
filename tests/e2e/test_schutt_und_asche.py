"""Somebody plays Schutt und Asche in a browser against bots: by tapping the map, and by keyboard alone."""

import re
from typing import Literal

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize, expect

from drachenhort.core.plain import Json
from drachenhort.games.schutt_und_asche.board import ENTRIES, LAND_NAMES
from tests.e2e.player import Player
from tests.e2e.visitor import DESK, PHONE
from tests.server.process import ServerProcess

pytestmark = pytest.mark.usefixtures("client")

SHORT: dict[str, Json] = {"regent": 1, "whole_tile": True, "level": 2, "round_limit": 2, "sorting_all": True}
"""I begin, and nobody ends the sorting under my finger. The dragon takes whole tiles; two rounds are enough."""

A_LITTLE = 80
"""So many pixels may be out of sight on the smallest phone with six people: lands have to be large enough to be read."""


class Regent(Player):
    """The person on the first seat of a table of Schutt und Asche."""

    def __init__(
        self,
        browser: Browser,
        server: ServerProcess,
        seats: int,
        options: dict[str, Json],
        size: ViewportSize,
        *,
        lang: Literal["de", "en"] = "en",
        has_guest: bool = False,
    ) -> None:
        super().__init__(
            browser, server, "schutt_und_asche", seats, {**SHORT, **options}, size=size, lang=lang, has_guest=has_guest
        )
        self.tapped: set[str] = set()
        self.is_watchful = False
        """Looks at the table before something is tapped for the first time."""
        self._enough: set[str] = set()
        expect(self.map).to_be_visible()

    @property
    def map(self) -> Locator:
        return self.group("Die Karte" if self.lang == "de" else "The map")

    @property
    def lands(self) -> Locator:
        """Those that a tap means something on now."""
        return self.map.locator("[data-land][data-can]")

    @property
    def fields(self) -> Locator:
        return self.map.locator("[data-field][data-can]:not([aria-pressed])")

    @property
    def gold(self) -> Locator:
        return self.page.locator("[data-gold][data-can]")

    @property
    def desk(self) -> Locator:
        """A stack that is laid anew, something to say, or a land that is looked at."""
        return self.page.locator("section.desk")

    @property
    def fight(self) -> Locator:
        return self.page.locator(".fight.on")

    def tap_something(self) -> bool:
        """Lands, fields, gold and tiles lie on the table; finishing and the choices of a fight have buttons.

        One stack is looked at, one tile bought, a card or two offered for each question; then it is enough, or the evening
        gets long.
        """
        question = re.sub(r"\d+", "", self.prompt.inner_text())
        kinds = {"field": self.fields, "tile": self.desk.locator("[data-can]"), "gold": self.gold, "land": self.lands}
        can_finish = self.buttons.count() > 0
        for kind, things in kinds.items():
            if not things.count() or (can_finish and f"{kind}: {question}" in self._enough):
                continue
            if can_finish:
                self._enough.add(f"{kind}: {question}")
            self.tapped.add(kind)
            if self.is_watchful:
                self.look(kind)
            return self.tap_first(things)
        self.tapped.add("button")
        return self.tap_first(self.buttons)


def test_a_person_taps_a_game_to_its_end(browser: Browser, house: ServerProcess) -> None:
    player = Regent(browser, house, 3, {"claims": 0}, PHONE)
    player.play(player.tap_something)
    assert {"land", "field", "gold", "tile", "button"} <= player.tapped, "everything was tapped on the way"
    expect(player.end.get_by_role("row")).to_have_count(4)
    assert not player.is_too_wide()
    player.close()


def test_a_game_in_german(browser: Browser, house: ServerProcess) -> None:
    player = Regent(browser, house, 2, {"claims": 0, "round_limit": 1}, DESK, lang="de")
    expect(player.prompt).to_contain_text("Land")
    player.tap(player.map.locator("[data-field]").first)
    expect(player.refusal).to_contain_text("Drachenstein")
    expect(player.refusal.get_by_role("button", name="5.1")).to_be_visible()
    player.play(player.tap_something)
    assert player.end.get_by_role("columnheader").all_inner_texts()[-1] == "Punkte"
    player.look("end")
    player.close()


def test_a_game_by_keyboard_alone(browser: Browser, house: ServerProcess) -> None:
    player = Regent(browser, house, 2, {"claims": 0, "round_limit": 1}, DESK)

    def act() -> bool:
        if not player.usable.count():
            return False
        # Enough of stacks where one may as well be done with them.
        wanted = ".words [data-can]" if player.buttons.count() else "[data-can]"
        assert player.reach(wanted)
        player.press("Enter")
        return True

    player.play(act)
    player.dismiss()
    expect(player.end).to_have_count(0)
    player.close()


def test_what_is_not_allowed_is_explained(browser: Browser, house: ServerProcess) -> None:
    player = Regent(browser, house, 2, {}, PHONE)
    player.tap(player.map.locator("[data-field]").first)
    expect(player.refusal).to_contain_text("not yours to put")
    player.look("refusal")
    player.tap(player.refusal.get_by_role("button", name="5.1"))
    expect(player.page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    player.look("drawer")
    player.close()


def test_a_claim_is_a_speech_bubble(browser: Browser, house: ServerProcess) -> None:
    player = Regent(browser, house, 2, {"start_1": 1}, PHONE)
    page = player.page
    talk = player.button("Say something")
    player.play(lambda: player.tap_first(player.button("Done sorting"), player.lands), lambda: talk.count() == 1)
    player.tap(talk)
    player.look("what to talk about")
    player.tap(player.button("I have …"))
    player.look("what to say")
    player.tap(player.desk.locator(".choice").nth(7))
    expect(page.locator(".bubble")).to_contain_text("7 gold")
    player.look("said")
    player.close()


def test_a_knight_fights_card_by_card(browser: Browser, house: ServerProcess) -> None:
    player = look_for_a_fight(browser, house)
    player.look("fight")
    lying = 0
    while player.fight.count():
        tallies = [int(str(tally.get_attribute("data-count"))) for tally in player.fight.locator(".tally").all()]
        assert sum(tallies) > lying, "another card was turned"
        assert tallies[1] == 2, "one is asked while two dragons lie open"
        lying = sum(tallies)
        expect(player.fight.locator(".slot:has(svg)")).to_have_count(lying)
        player.tap(player.button("Turn the next card"))
    player.close()


def look_for_a_fight(browser: Browser, server: ServerProcess) -> Regent:
    """Alone: my knight waits where the dragon comes along, nobody offers anything, and there is power to spend.

    A knight who wins before the dragon has shown two heads is not asked, which happens in one game of thirty.
    """
    for _ in range(6):
        player = Regent(browser, server, 1, {}, PHONE)
        player.tap(player.map.locator(f"[data-land={LAND_NAMES[ENTRIES[0]]}]"))
        player.tap(player.button("Done sorting"))
        player.tap(player.map.locator("[data-field='0']"))
        player.tap(player.button("Offer nothing"))
        if player.fight.count():
            return player
        player.close()
    raise AssertionError("no fight in six games")


def test_nothing_is_amiss_for_those_who_listen(browser: Browser, house: ServerProcess) -> None:
    player = Regent(browser, house, 6, {"round_limit": 1}, PHONE)
    player.is_watchful = True
    player.look("draft")

    def act() -> bool:
        assert player.too_tall() <= A_LITTLE, f"nearly everything is on the screen: {player.prompt.inner_text()}"
        return player.tap_something()

    player.play(act)
    player.look("end")
    assert {"draft", "tile", "gold", "field", "end"} <= player.seen
    player.dismiss()
    player.page.set_viewport_size(DESK)
    player.look("wide")
    player.close()


def test_nothing_is_amiss_while_others_think(browser: Browser, house: ServerProcess) -> None:
    player = Regent(browser, house, 2, {}, PHONE, has_guest=True)
    thinking = player.page.locator(".plaque.asked:not(.mine)")
    player.play(player.tap_something, lambda: thinking.count() == 1 and player.usable.count() == 0)
    player.look("others think")
    player.close()
