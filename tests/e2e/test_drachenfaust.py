"""Somebody plays Drachenfaust in a browser against bots: by putting coins into the fist, and by keyboard alone."""

import re
from typing import Literal

import pytest
from playwright.sync_api import Browser, Locator, expect

from drachenhort.core.plain import Json
from tests.e2e.player import Player
from tests.e2e.visitor import DESK, PHONE
from tests.server.process import ServerProcess

pytestmark = pytest.mark.usefixtures("client")

GAME = "drachenfaust"
SHORT: dict[str, Json] = {"points": 2, "round_limit": 1}
CLOSE = "button.close[data-can]"
COINS = ".purse button[data-can]"
SOMETHING = "[data-can]:not([data-place^='bank:'][aria-pressed])"
"""A colour of the bank that is bought is only pointed at: a coin or a button buys."""


def purse(player: Player) -> Locator:
    return player.group("Behind your screen")


def fist(player: Player) -> Locator:
    return player.group("Your fist")


def closer(player: Player) -> Locator:
    """What closes the fist, while it is open."""
    return player.page.locator(CLOSE)


def coins(player: Player, name: str) -> Locator:
    """A kind of coin behind my screen: `fairy gold`, `silver` ..."""
    return purse(player).get_by_role("button", name=re.compile(rf"^\d+ {name}"))


def lying(player: Player) -> Locator:
    """Everything on the table that can be taken or paid just now: stones, screens, cards, the bag."""
    return player.page.locator(".plaques, .middle, .lying").locator(f"button{SOMETHING}")


def tap_something(player: Player, most: int = 2) -> bool:
    """Some coins into the fist; else what lies on the table. Stones to pay with are tapped until there is a button."""
    if closer(player).count():
        for _ in range(most):
            player.tap_first(player.page.locator(COINS))
        return player.tap_first(closer(player))
    return player.tap_first(player.page.locator(".words .button--main[data-can]"), lying(player), player.buttons)


@pytest.mark.parametrize(("lang", "is_large"), [("de", False), ("en", True)], ids=["de", "en, twice as large"])
def test_a_person_taps_a_game_to_its_end_on_a_phone(
    browser: Browser, house: ServerProcess, lang: Literal["de", "en"], is_large: bool
) -> None:
    player = Player(browser, house, GAME, 4, SHORT, lang=lang, size=PHONE)
    if is_large:
        player.write_twice_as_large()
    bids = 0

    def act() -> bool:
        nonlocal bids
        assert player.cut_off() == []
        bids += closer(player).count()
        return tap_something(player)

    player.play(act)
    assert bids, "fists were closed"
    rows = player.end.get_by_role("row")
    expect(rows).to_have_count(5)
    expect(rows.first).to_contain_text("Punkte" if lang == "de" else "Points")
    player.look("end")
    player.close()


def test_coins_go_into_the_fist_and_back(browser: Browser, house: ServerProcess) -> None:
    player = Player(browser, house, GAME, 3, SHORT, size=PHONE, has_guest=True)
    player.tap(coins(player, "fairy gold"))
    player.tap(coins(player, "fairy gold"))
    player.tap(coins(player, "common gold"))
    inside = fist(player).get_by_role("button", name=re.compile("^In the fist 2 fairy gold"))
    expect(inside).to_be_visible()
    expect(coins(player, "fairy gold")).to_have_accessible_name(re.compile("^6 "))
    player.tap(inside)
    expect(closer(player)).to_have_accessible_name(re.compile("with 1 fairy gold, 1 common gold$"))
    player.tap(closer(player))
    # The guest is still choosing: what is in my fist is no longer behind my screen, and nobody has seen it.
    expect(fist(player)).to_contain_text("closed")
    expect(coins(player, "fairy gold")).to_have_accessible_name(re.compile("^7 "))
    expect(coins(player, "common gold")).to_have_accessible_name(re.compile("^1 "))
    player.close()


def test_an_empty_fist_is_not_lit_and_says_so(browser: Browser, house: ServerProcess) -> None:
    player = Player(browser, house, GAME, 3, SHORT, size=PHONE)
    expect(closer(player)).to_have_accessible_name("Close the empty fist")
    expect(closer(player)).not_to_have_class(re.compile(r"\blit\b"))
    player.tap(coins(player, "fairy gold"))
    expect(closer(player)).to_have_accessible_name("Close the fist with 1 fairy gold")
    expect(closer(player)).to_have_class(re.compile(r"\blit\b"))
    player.close()


def test_a_game_by_keyboard_alone(browser: Browser, house: ServerProcess) -> None:
    player = Player(browser, house, GAME, 3, SHORT)
    bids = 0

    def act() -> bool:
        nonlocal bids
        if not player.usable.count():
            return False
        if closer(player).count():
            if not player.reach(f"{COINS}, {CLOSE}"):
                return False
            player.press("1")  # As many coins of this kind as the figure says.
            if not player.reach(CLOSE, is_begun=True):
                return False
            bids += 1
        elif not player.reach(".words .button--main[data-can]") and not player.reach(SOMETHING):
            return False
        player.press("Enter")
        return True

    player.play(act)
    assert bids, "fists were closed"
    player.dismiss()
    expect(player.end).to_have_count(0)
    player.close()


def test_a_coin_that_cannot_be_bid_says_why(browser: Browser, house: ServerProcess) -> None:
    player = Player(browser, house, GAME, 3, SHORT)
    expect(closer(player)).to_be_visible()
    player.tap(coins(player, "silver"))
    expect(player.refusal).to_contain_text("only in a tie-break")
    player.tap(player.refusal.get_by_role("button").first)
    expect(player.page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    player.close()


def test_screens_hide_the_coins_of_others_unless_the_table_plays_open(browser: Browser, house: ServerProcess) -> None:
    others = "behind the screen: 8 fairy gold"
    hidden = Player(browser, house, GAME, 3, SHORT)
    expect(hidden.page.locator(".plaques")).not_to_contain_text(others)
    hidden.close()
    shown = Player(browser, house, GAME, 3, {**SHORT, "open_coins": True})
    expect(shown.page.locator(".plaques li").first).to_contain_text(others)
    shown.close()


def test_a_black_coin_goes_along_with_the_gold(browser: Browser, house: ServerProcess) -> None:
    """The witch comes first and gives one; the fist asks for gold and magic coins at once."""
    player = Player(browser, house, GAME, 3, {"round_limit": 1, "fairy_gold": 10})
    coins(player, "fairy gold").press("8")
    player.tap(closer(player))
    black = coins(player, "black coin")
    expect(black).to_be_visible()
    player.tap(black)
    player.tap(coins(player, "fairy gold"))
    expect(closer(player)).to_have_accessible_name(re.compile("with 1 fairy gold, 1 black coin$"))
    player.tap(closer(player))
    expect(black).to_have_count(0)
    log = player.page.get_by_role("region", name="Log")
    expect(log).to_contain_text("You bid 1 fairy gold and 1 black coin")
    player.close()


def test_all_fists_open_together(browser: Browser, house: ServerProcess) -> None:
    player = Player(browser, house, GAME, 4, {}, speed="normal")
    flights = player.watch_flights()
    player.tap(coins(player, "fairy gold"))
    player.tap(closer(player))
    # In the air at once: whoever has closed a fist shows what was in it, and waits for the others.
    player.page.wait_for_function("() => document.querySelectorAll('.air .thing').length === 4")
    assert flights()[:4] == [["transform"]] * 4
    player.close()


def test_nothing_is_amiss_for_those_who_listen(browser: Browser, house: ServerProcess) -> None:
    player = Player(browser, house, GAME, 6, {"points": 6, "extras": 3, "open_coins": True}, size=PHONE)
    page = player.page
    expect(closer(player)).to_be_visible()
    player.look("opening")
    player.tap(coins(player, "fairy gold"))
    player.look("coins in the fist")
    player.tap(coins(player, "silver"))
    expect(player.refusal).to_be_visible()
    player.look("refusal")
    player.tap(page.get_by_role("button", name=re.compile("still to come")))
    player.look("what is to come")
    player.dismiss()
    player.open("r")
    player.look("drawer")
    player.dismiss()
    page.set_viewport_size(DESK)
    player.look("wide")
    player.close()


def test_nothing_is_amiss_between_turns(browser: Browser, house: ServerProcess) -> None:
    waiting = Player(browser, house, GAME, 3, SHORT, size=PHONE, has_guest=True)
    waiting.tap(coins(waiting, "fairy gold"))
    waiting.tap(closer(waiting))
    expect(waiting.usable).to_have_count(0)
    waiting.look("others think")
    waiting.close()

    sharing = Player(browser, house, GAME, 3, SHORT, size=PHONE, own=2)
    sharing.look("hand over")
    sharing.close()


def test_nothing_is_amiss_while_choosing(browser: Browser, house: ServerProcess) -> None:
    """Whoever bids high wins creatures, and some of them want something chosen on the table."""
    player = Player(browser, house, GAME, 3, {"points": 6, "fairy_gold": 10}, size=PHONE)
    player.play(lambda: tap_something(player, 4), lambda: not closer(player).count() and lying(player).count() > 0)
    player.look("something to choose")
    player.close()
