"""Somebody plays Drachenhüter in a browser against bots: by tapping what lies on the table, and by keyboard alone."""

import re

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize, expect

from drachenhort.core.plain import Json
from tests.e2e.player import Player
from tests.e2e.visitor import DESK, PHONE
from tests.server.process import ServerProcess

pytestmark = pytest.mark.usefixtures("client")

MANY_CARDS = 24
"""More than anybody holds who wants to win."""

CANNOT_BE_HIT = """cards => document.querySelector("dialog[open]") ? [] : cards.filter(card => {
    card.scrollIntoView({block: "nearest"});
    const {left, top, width, height} = card.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    return Math.round(width) < 24 || Math.round(height) < 24 || !card.contains(met);
}).map(card => card.textContent)"""


class Keeper(Player):
    """The person on the first seat of a table of Drachenhüter."""

    def __init__(
        self,
        browser: Browser,
        server: ServerProcess,
        seats: int,
        options: dict[str, Json],
        size: ViewportSize,
        *,
        has_guest: bool = False,
    ) -> None:
        super().__init__(browser, server, "drachenhueter", seats, options, size=size, has_guest=has_guest)
        expect(self.book).to_be_visible()

    @property
    def book(self) -> Locator:
        return self.group("The book and the open cards")

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("group", name=re.compile("^Your hand"))

    @property
    def row(self) -> Locator:
        return self.group("Your row")

    @property
    def supply(self) -> Locator:
        return self.group("Supply")

    @property
    def held(self) -> int:
        """How many cards I hold."""
        return self.hand.get_by_role("button").count()

    @property
    def picked_up(self) -> Locator:
        return self.hand.locator("[aria-pressed=true]")

    @property
    def can_change_the_book(self) -> bool:
        return bool(self.button("Leave the book as it is").count() and usable(self.hand).count())

    @property
    def can_lay(self) -> bool:
        return bool(self.page.get_by_role("button", name=re.compile(r"^Lay \d")).count())

    def tap_something(self) -> bool:
        """Taking, ends, stacks, pearls and single cards lie on the table; stopping, passing and the like have buttons."""
        single = self.hand.locator("button[data-can]:not([aria-pressed])")
        return self.tap_first(usable(self.book), usable(self.row), usable(self.supply), single, self.buttons)

    def change_the_book(self) -> None:
        """Picks a card up, sees what the book would say and what laying would earn then, and puts it there."""
        before = self.held
        self.tap(usable(self.hand).first)
        expect(self.picked_up).to_have_count(1)
        expect(self.page.locator(".earn.then, .nobody")).to_be_visible()
        self.tap(self.book.locator("button:has(.then)"))
        expect(self.hand.get_by_role("button")).to_have_count(before - 1)

    def lay_by_picking_up(self) -> None:
        """As many cards as the left page says, the dragons of the colour first, then a tap on the book."""
        before = self.held
        label = self.book.get_by_role("button", name=re.compile("^Left page")).inner_text()
        number = int(re.findall(r"page: (\d)", label)[0])
        for place in range(number):
            self.tap(usable(self.hand).nth(place))
        expect(self.page.get_by_text(f"{number} of {number} chosen")).to_be_visible()
        self.tap(self.book.get_by_role("button", name=re.compile("^Right page")))
        # A new colour may be asked for its end; then the cards that were picked up go by themselves.
        self.page.wait_for_function(
            "held => document.querySelector('.end') !== null || document.querySelectorAll('.hand .thing').length < held",
            arg=before,
        )
        self.tap_first(usable(self.row))
        expect(self.hand.get_by_role("button").nth(before - 1)).to_have_count(0)


def usable(things: Locator) -> Locator:
    return things.locator("button[data-can]")


def test_a_person_taps_a_game_to_its_end(browser: Browser, house: ServerProcess) -> None:
    player = Keeper(browser, house, 2, {"turn_limit": 12}, PHONE)
    changes = 0

    def act() -> bool:
        nonlocal changes
        if changes < 2 and player.can_change_the_book:
            changes += 1
            player.change_the_book()
            return True
        if player.can_lay:
            player.lay_by_picking_up()
            return True
        return player.tap_something()

    player.play(act)
    assert changes == 2, "the book was changed on the way"
    rows = player.end.get_by_role("row")
    expect(rows).to_have_count(3)
    for row in rows.all()[1:]:
        # Where points are equal, cards laid have a column as well.
        _, pieces, pearls, crest, eggs, *_, points = row.get_by_role("cell").all_inner_texts()
        assert sum(int(part.split()[0]) for part in (pieces, pearls, crest, eggs)) == int(points)
    assert not player.is_too_wide()
    player.close()


def test_a_game_in_german(browser: Browser, house: ServerProcess) -> None:
    player = Player(browser, house, "drachenhueter", 3, {"turn_limit": 9}, lang="de")
    expect(player.group("Das Buch und die offenen Karten")).to_be_visible()
    single = player.page.locator(".around [data-can]:not([aria-pressed])")
    player.play(lambda: player.tap_first(single))
    headings = player.end.get_by_role("columnheader")
    totals = player.end.locator("td.total").all_inner_texts()
    laid = ["Karten gelegt"] if len(set(totals)) < len(totals) else []  # They decide where points are equal.
    assert headings.all_inner_texts()[2:] == ["Stücke", "Perlen", "Wappen", "Eier", *laid, "Punkte"]
    player.look("end")
    player.close()


def test_a_game_by_keyboard_alone(browser: Browser, house: ServerProcess) -> None:
    player = Keeper(browser, house, 2, {"turn_limit": 10}, DESK)
    changes = 0

    def act() -> bool:
        nonlocal changes
        if not player.usable.count():
            return False
        if changes == 0 and player.can_change_the_book:
            changes += 1
            change_the_book_by_keys(player)
            return True
        # A card that is only picked up has to be put somewhere, too.
        assert player.reach("[data-can]:not([aria-pressed])", key="Shift+Tab")
        player.press("Enter")
        return True

    player.play(act)
    assert changes == 1
    player.dismiss()
    expect(player.end).to_have_count(0)
    player.close()


def change_the_book_by_keys(player: Keeper) -> None:
    """On to the hand; a space picks a card up, Enter puts it on the book."""
    before = player.held
    assert player.reach("[data-can][aria-pressed]")
    player.press("Space")
    expect(player.picked_up).to_have_count(1)
    player.press("Enter")
    expect(player.hand.get_by_role("button")).to_have_count(before - 1)


def test_every_card_of_a_full_hand_can_be_hit(browser: Browser, house: ServerProcess) -> None:
    player = Keeper(browser, house, 2, {"turn_limit": 16}, PHONE)

    def take_all_and_lay_nothing() -> bool:
        assert player.hand.get_by_role("button").evaluate_all(CANNOT_BE_HIT) == []
        assert player.too_tall() <= 0 or player.end.count(), "everything is on the screen"
        return player.tap_first(usable(player.book.locator(".side")), player.buttons.last)

    player.play(take_all_and_lay_nothing)
    player.dismiss()
    assert player.held >= MANY_CARDS
    player.look("the fullest hand")
    player.close()


def test_nothing_is_amiss_for_those_who_listen(browser: Browser, house: ServerProcess) -> None:
    player = Keeper(browser, house, 4, {"chests": 6, "memory_aid": True, "turn_limit": 6}, PHONE)
    page = player.page

    def look_into(what: str, opener: Locator) -> None:
        player.tap(opener)
        player.look(what)
        player.dismiss()

    player.look("opening")
    look_into("supply", player.supply.get_by_role("button", name=re.compile("^Supply")))
    look_into("chests", player.group("Open chests").get_by_role("button").last)
    look_into("somebody else", page.get_by_role("button", name=re.compile("What lies in front of")).first)

    def act() -> bool:
        if "picked up" not in player.seen and player.can_change_the_book:
            player.tap(usable(player.hand).first)
            player.look("picked up")
            page.keyboard.press("Escape")
            page.set_viewport_size(DESK)
            player.look("wide")
            page.set_viewport_size(PHONE)
            return True
        if "refusal" not in player.seen and usable(player.book).count():
            # Nobody has completed an amulet by taking a card.
            player.tap(player.supply.get_by_role("button", name=re.compile("^Red pearls")))
            expect(player.refusal).to_be_visible()
            player.look("refusal")
            player.tap(player.refusal.get_by_role("button").first)
            expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
            player.look("drawer")
            page.keyboard.press("Escape")
            return True
        return player.tap_something()

    player.play(act)
    player.look("end")
    assert {"picked up", "wide", "refusal", "drawer", "end"} <= player.seen
    player.close()


def test_nothing_is_amiss_while_others_think(browser: Browser, house: ServerProcess) -> None:
    player = Keeper(browser, house, 2, {"chests": 6}, PHONE, has_guest=True)
    thinking = player.page.locator(".plaque.asked:not(.mine)")
    player.play(player.tap_something, lambda: thinking.count() == 1 and player.usable.count() == 0)
    player.look("others think")
    player.close()
