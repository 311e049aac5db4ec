"""Somebody plays Drachenfels in a browser against bots: by tapping cards and fields, and by keyboard alone."""

import re
from typing import Final, Literal

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize, expect

from drachenhort.core.plain import Json
from tests.e2e.player import Player
from tests.e2e.visitor import DESK, PHONE
from tests.server.process import ServerProcess

pytestmark = pytest.mark.usefixtures("client")

MAGIC: Final = ("rainbow", "bridge", "dragon", "teletransfer", "cloud")
PLACED: Final = {"rainbow": ".arc", "bridge": ".bridge", "dragon": ".dragon"}
"""What stands on the board after a magic card, and how it is found there."""

TALL: Final = ViewportSize(width=390, height=844)
"""A phone with more room than the board needs."""

FOR_A_FINGER: Final = """() => [...document.querySelectorAll("[data-field][data-can]")]
    .every(field => field.getBoundingClientRect().width >= 23.5)"""


class Knight(Player):
    """The person on the first seat of a table of Drachenfels, who begins."""

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
        options = {"first_seat_starts": True, **options}
        super().__init__(browser, server, "drachenfels", seats, options, size=size, lang=lang, has_guest=has_guest)
        expect(self.board).to_be_visible()

    @property
    def board(self) -> Locator:
        return self.group("Der Spielplan" if self.lang == "de" else "The board")

    @property
    def fields(self) -> Locator:
        """Where something can be put, or gone to."""
        return self.page.locator("[data-field][data-can]:not([aria-pressed])")

    @property
    def cards(self) -> Locator:
        return self.page.locator("[data-card][data-can]")

    @property
    def pile(self) -> Locator:
        return self.page.locator("[data-pile][data-can]")

    @property
    def routes(self) -> Locator:
        return self.page.locator(".lines .route")

    def card(self, *kinds: str) -> Locator:
        return self.page.locator(", ".join(f"[data-card='{kind}'][data-can]" for kind in kinds))

    def tap_something(self) -> bool:
        """Cards before anything else."""
        return self.tap_card() or self.tap_other()

    def tap_card(self) -> bool:
        """Magic cards before point cards."""
        for cards in (self.card(*MAGIC), self.cards):
            if cards.count():
                self.play_card(cards.first)
                return True
        return False

    def tap_other(self) -> bool:
        """Fields, rainbows, knights and the draw pile; buttons; then hands of others."""
        others = (self.page.locator(".handle:not(.chosen), .target"), self.pile, self.buttons, self.usable)
        for things in (self.fields, *others):
            if things.count():
                self.choose(things.first)
                return True
        return False

    def play_card(self, card: Locator) -> str:
        """The first tap picks it up and tells what it does, the second one plays it."""
        kind = card.get_attribute("data-card") or ""
        up = self.page.locator(f"[data-card='{kind}'][aria-pressed=true]")
        self.tap(card)
        expect(up).to_be_visible()
        expect(self.page.locator("#strip b")).to_be_visible()
        self.tap(up)
        expect(up).to_have_count(0)
        return kind

    def choose(self, thing: Locator) -> None:
        """A finger first shows what would happen, and does it with the second tap; of several ways one is a button."""
        before = self.buttons.count()
        field = thing.get_attribute("data-field")
        self.tap(thing)
        ways = self.buttons.count() - before
        # Of a rainbow's two ends the one that was just tapped, not the one that was picked up before.
        marked = self.page.locator(f"[data-field='{field}'][aria-pressed=true]")
        if ways == 1 and self.is_phone and marked.count():
            # Whatever else could have been meant is now large enough to be tapped instead.
            self.page.wait_for_function(FOR_A_FINGER)
            self.tap(marked)
        elif ways > 0:
            self.tap(self.buttons.first)


def test_a_person_taps_a_game_to_its_end(browser: Browser, house: ServerProcess) -> None:
    player = Knight(browser, house, 2, {"turn_limit": 16}, PHONE)
    expect(player.fields).to_have_count(4)  # The knights wait on their starts.
    player.choose(player.page.locator("[data-field=S3]"))
    player.play(player.tap_something)
    rows = player.end.get_by_role("row")
    expect(rows).to_have_count(3)
    expect(rows.first).to_contain_text("Rock castles")
    assert not player.is_too_wide()
    player.close()


def test_rainbows_bridges_and_dragons_are_placed_by_tapping(browser: Browser, house: ServerProcess) -> None:
    player = Knight(browser, house, 2, {"knights_by_seat": True}, DESK)
    missing = dict(PLACED)

    def lies(thing: str) -> list[str | None]:
        return [each.get_attribute("style") for each in player.page.locator(thing).all()]

    def act() -> bool:
        wanted = player.card(*missing)
        if wanted.count():
            kind = wanted.first.get_attribute("data-card") or ""
            before = lies(missing[kind])
            player.play_card(wanted.first)
            expect(player.fields.first).to_be_visible()
            while player.fields.count() and not player.cards.count():
                player.choose(player.fields.first)
            assert lies(missing.pop(kind)) != before, f"the {kind} is where it was tapped"
            return True
        if player.pile.count():  # Another hand may bring what is missing.
            player.choose(player.pile)
            return True
        return player.tap_something()

    player.play(act, lambda: not missing)
    player.close()


def test_the_board_keeps_its_place_when_the_words_need_more_room(browser: Browser, house: ServerProcess) -> None:
    player = Knight(browser, house, 2, {}, TALL)
    board, words = player.page.locator(".board"), player.page.locator(".words").first
    before, few = board.bounding_box(), words.bounding_box()
    player.prompt.evaluate("prompt => prompt.append('word '.repeat(20))")
    assert words.bounding_box() != few
    player.page.wait_for_timeout(100)  # The frame is measured, and the board fitted into it, after it is laid out.
    assert board.bounding_box() == before
    player.close()


def test_the_way_is_shown_before_it_is_gone(browser: Browser, house: ServerProcess) -> None:
    player = Knight(browser, house, 2, {"knights_by_seat": True}, DESK)
    points = player.card("1", "2", "3", "4", "5")
    player.play(lambda: player.tap_first(player.pile), lambda: points.count() > 0)
    player.play_card(points.first)
    field = player.fields.first
    field.hover()
    expect(player.routes).not_to_have_count(0)
    player.page.mouse.move(0, 0)
    expect(player.routes).to_have_count(0)
    field.focus()
    expect(player.routes).not_to_have_count(0)
    player.close()


def test_a_game_in_german(browser: Browser, house: ServerProcess) -> None:
    player = Knight(browser, house, 3, {"turn_limit": 9, "knights_by_seat": True}, DESK, lang="de")
    player.play(player.tap_something)
    expect(player.end.get_by_role("row").first).to_contain_text("Felsen\u00adburgen")
    player.look("end")
    player.close()


def test_a_game_by_keyboard_alone(browser: Browser, house: ServerProcess) -> None:
    player = Knight(browser, house, 2, {"turn_limit": 8}, DESK)
    played: set[str] = set()

    def act() -> bool:
        if not player.usable.count():
            return False
        assert player.reach("[data-card][data-can]" if player.cards.count() else "[data-can]")
        kind: str = player.page.evaluate("document.activeElement.dataset.card ?? ''")
        player.press("Enter")
        if kind:
            up = player.page.locator(f"[data-card='{kind}'][aria-pressed=true]")
            expect(up).to_be_visible()
            player.press("Enter")
            expect(up).to_have_count(0)
            played.add(kind)
        return True

    player.play(act)
    assert played, "cards were played"
    player.dismiss()
    expect(player.end).to_have_count(0)
    player.close()


def test_a_field_that_cannot_be_reached_says_why(browser: Browser, house: ServerProcess) -> None:
    player = Knight(browser, house, 2, {"knights_by_seat": True}, DESK)
    player.tap(player.page.locator("[data-field=F1]"))
    expect(player.refusal).to_contain_text("4.1")
    player.tap(player.refusal.get_by_role("button", name=re.compile("4.1")))
    expect(player.page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    player.look("drawer")
    player.close()


def test_nothing_is_amiss_for_those_who_listen(browser: Browser, house: ServerProcess) -> None:
    player = Knight(browser, house, 4, {"turn_limit": 8}, PHONE)
    page = player.page

    def look_around() -> None:
        player.tap(player.cards.first)
        player.look("picked up")
        page.keyboard.press("Escape")
        player.tap(player.button("Where is she?"))
        player.look("sheet")
        player.dismiss()
        player.tap(player.button("Larger board"))
        player.look("large board")
        player.tap(player.button("Smaller board"))
        page.set_viewport_size(DESK)
        player.look("wide")
        page.set_viewport_size(PHONE)
        player.tap(page.locator("[data-field=K]"))
        expect(player.refusal).to_be_visible()
        player.look("refusal")

    def act() -> bool:
        if player.cards.count():
            if "refusal" not in player.seen:
                look_around()
            return player.tap_card()
        if player.fields.count():
            player.look("fields")
        return player.tap_other()

    player.look("knights")
    player.play(act)
    player.look("end")
    assert {"picked up", "sheet", "wide", "refusal", "fields", "end"} <= player.seen
    player.close()


def test_nothing_is_amiss_while_others_think(browser: Browser, house: ServerProcess) -> None:
    player = Knight(browser, house, 2, {}, PHONE, has_guest=True)
    thinking = player.page.locator(".plaque.asked:not(.mine)")
    player.play(player.tap_something, lambda: thinking.count() == 1 and player.usable.count() == 0)
    player.look("others think")
    player.close()
