"""Somebody plays Drachensachen in a browser against bots: by tapping cards, and by keyboard alone."""

import re
from typing import Literal

import pytest
from playwright.sync_api import Browser, Locator, expect

from drachenhort.core.plain import Json
from tests.e2e.player import Player
from tests.e2e.visitor import DESK, PHONE
from tests.server.process import ServerProcess

pytestmark = pytest.mark.usefixtures("client")

GAME = "drachensachen"
SINGLE: dict[str, Json] = {"single_game": True, "turn_limit": 60}
"""Most games are over before that."""
EVERYTHING: dict[str, Json] = {
    "target": 999,
    "curses": ["plague_7", "blind_1_5", "chaos"],
    "skills": ["null", "dragons", "one", "two", "seven", "eight", "nine"],
}
"""A match that goes on and on, with all there is."""

UP = "[aria-pressed=true]"
CARD = ".hand .thing"


def held(player: Player) -> Locator:
    return player.page.locator(CARD)


def fitting(player: Player) -> Locator:
    """Cards in my hand that can be played, or swapped, and are not picked up yet."""
    return player.page.locator(f"{CARD}[data-can][aria-pressed=false]")


def misfits(player: Player) -> Locator:
    return player.page.locator(f"{CARD}.dim")


def lifted(player: Player) -> Locator:
    """All cards that are picked up."""
    return player.page.locator(f".mine {UP}")


def doing(player: Player) -> Locator:
    """What the cards that are picked up would do."""
    return player.page.locator(".words .button--main[data-can]")


def stand(player: Player) -> Locator:
    """Cards of last stands that can be taken up or turned over."""
    return player.page.locator(".stand [data-can]")


def tap_something(player: Player) -> bool:
    """Picks a card up, then plays what is up; cards of last stands and buttons if there is no such card."""
    if lifted(player).count():
        # While swapping, one card alone does nothing yet, and no button is lit.
        return player.tap_first(doing(player), player.buttons, lifted(player))
    return player.tap_first(fitting(player), stand(player), player.buttons, player.usable)


@pytest.mark.parametrize(("lang", "is_large"), [("de", False), ("en", True)], ids=["de", "en, twice as large"])
def test_a_person_taps_a_game_to_its_end_on_a_phone(
    browser: Browser, house: ServerProcess, lang: Literal["de", "en"], is_large: bool
) -> None:
    player = Player(browser, house, GAME, 4, SINGLE, lang=lang, size=PHONE)
    if is_large:
        player.write_twice_as_large()
    played = 0

    def act() -> bool:
        nonlocal played
        assert player.cut_off() == []
        played += doing(player).count() if lifted(player).count() else 0
        return tap_something(player)

    player.play(act)
    assert played > 0, "cards were played by tapping them"
    rows = player.end.get_by_role("row")
    expect(rows).to_have_count(5)
    expect(rows.first).to_contain_text("Karten übrig" if lang == "de" else "Cards left")
    player.look("end")
    player.close()


def test_several_cards_at_once_by_tapping_them(browser: Browser, house: ServerProcess) -> None:
    player = Player(browser, house, GAME, 3, {"target": 999}, size=PHONE)
    # Whoever takes the pile again and again has two of a kind soon.
    taking = player.page.locator(".words [data-can]", has_text="Take the pile")
    player.play(lambda: player.tap_first(taking) or tap_something(player), lambda: pair(player) is not None)
    kind, before = pair(player), held(player).count()
    assert kind is not None
    player.tap(alike(player, kind).first)
    expect(doing(player)).not_to_contain_text("two")
    player.tap(alike(player, kind).first)
    expect(lifted(player)).to_have_count(2)
    expect(doing(player)).to_contain_text("two")
    player.tap(lifted(player).first)
    expect(lifted(player)).to_have_count(1)
    player.tap(alike(player, kind).first)
    player.tap(player.page.locator(".pile[data-can]"))
    expect(held(player)).to_have_count(before - 2)
    player.close()


def pair(player: Player) -> str | None:
    """A kind of which I can play two, while no card is up."""
    kinds = fitting(player).locator(".unseen").all_inner_texts()
    offers = player.button("Swap nothing").count() + player.button("Miss this turn").count() + lifted(player).count()
    return next((kind for kind in kinds if kinds.count(kind) == 2 and not offers), None)


def alike(player: Player, kind: str) -> Locator:
    """Cards of this kind that are not picked up yet."""
    return fitting(player).filter(has=player.page.locator(".unseen", has_text=re.compile(f"^{kind}$")))


def test_a_game_by_keyboard_alone(browser: Browser, house: ServerProcess) -> None:
    player = Player(browser, house, GAME, 3, SINGLE)
    played = 0

    def act() -> bool:
        nonlocal played
        if fitting(player).count():
            if not player.reach(f"{CARD}[data-can]"):
                return False
            player.press("Space")
            expect(lifted(player)).not_to_have_count(0)
            if not doing(player).count() or player.button("Swap nothing").count():
                player.press("Escape")
                expect(lifted(player)).to_have_count(0)
                return player.reach(".words [data-can]") and enter(player)
            before = held(player).count()
            player.press("Enter")
            expect(held(player)).not_to_have_count(before)
            played += 1
            return True
        if not player.usable.count() or not player.reach("[data-can]"):
            return False
        # An open card is picked up first; the keyboard is still there, and plays it.
        return enter(player) and (not lifted(player).count() or enter(player))

    player.play(act)
    assert played > 0, "cards were played"
    player.dismiss()
    expect(player.end).to_have_count(0)
    player.open("e")
    expect(player.end).to_be_visible()
    player.close()


def enter(player: Player) -> bool:
    player.press("Enter")
    return True


def test_swapping_lights_the_swap_alone(browser: Browser, house: ServerProcess) -> None:
    player = Player(browser, house, GAME, 3, SINGLE, size=PHONE)
    page = player.page
    for name in ("Your last stand", "Your hand"):
        expect(page.get_by_role("heading", name=name)).to_be_visible()
    expect(player.button("Swap nothing")).to_be_visible()
    expect(doing(player)).to_have_count(0)
    kind = stand(player).first.locator(".unseen").inner_text().split(",")[0]
    others = [card for card in held(player).all() if card.locator(".unseen").inner_text().split(",")[0] != kind]
    player.tap(stand(player).first)
    expect(page.locator("#strip")).to_contain_text("It is played once the hand is empty.")
    player.tap(others[0])
    expect(doing(player)).to_contain_text("Swap the open")
    expect(page.locator(".pile[data-can]")).to_have_count(0)
    player.close()


def test_a_card_that_does_not_fit_says_why(browser: Browser, house: ServerProcess) -> None:
    player = Player(browser, house, GAME, 3, {"target": 999}, lang="de", size=PHONE)
    player.play(lambda: tap_something(player), lambda: misfits(player).count() > 0)
    before = player.prompt.bounding_box()
    player.tap(misfits(player).first)
    expect(player.refusal).to_be_visible()
    assert player.prompt.bounding_box() == before, "the answer moves nothing"
    rule = player.refusal.get_by_role("button", name=re.compile("^Regel"))
    number = rule.inner_text().split()[-1]
    player.tap(rule)
    expect(player.page.get_by_role("tab", name="Regeln")).to_have_attribute("aria-selected", "true")
    expect(player.page.get_by_role("tabpanel").locator(f"[data-clause='{number}']")).to_be_in_viewport()
    player.dismiss()
    player.tap(player.prompt)
    expect(player.refusal).to_have_count(0)
    player.close()


def test_nothing_is_amiss_for_those_who_listen(browser: Browser, house: ServerProcess) -> None:
    player = Player(browser, house, GAME, 6, EVERYTHING, size=PHONE)
    page = player.page
    player.look("opening")

    def act() -> bool:
        if misfits(player).count():
            player.look("turn")
            if "refusal" not in player.seen:
                player.tap(misfits(player).first)
                expect(player.refusal).to_be_visible()
                player.look("refusal")
                page.keyboard.press("h")
                expect(page.locator(".hinted").first).to_be_visible()
                player.look("hint")
        if lifted(player).count():
            player.look("picked up")
        return tap_something(player)

    player.play(act, lambda: {"turn", "refusal", "picked up"} <= player.seen)
    for key, what in [("l", "log"), ("r", "rules"), ("a", "list")]:
        player.play(lambda: tap_something(player), lambda: player.usable.count() > 0)
        player.open(key)
        player.look(what)
        player.dismiss()
    # With cards picked up a tap on the pile plays them; without, it shows all of it. In my turn nobody else takes it away.
    pile = page.locator(".pile:not([data-can])")
    player.play(
        lambda: tap_something(player),
        lambda: player.usable.count() > 0 and pile.locator(".lying").count() > 2 and not lifted(player).count(),
    )
    player.tap(pile)
    expect(page.locator("dialog[open]")).to_be_visible()
    player.look("pile")
    player.dismiss()
    page.set_viewport_size(DESK)
    player.look("wide")
    player.close()


def test_nothing_is_amiss_between_turns(browser: Browser, house: ServerProcess) -> None:
    waiting = Player(browser, house, GAME, 2, SINGLE, size=PHONE, has_guest=True)
    waiting.tap(waiting.button("Swap nothing"))
    expect(waiting.usable).to_have_count(0)
    waiting.look("others think")
    waiting.close()

    sharing = Player(browser, house, GAME, 3, SINGLE, size=PHONE, own=2)
    sharing.look("hand over")
    sharing.close()


def test_one_sees_what_the_others_do(browser: Browser, house: ServerProcess) -> None:
    player = Player(browser, house, GAME, 3, {"target": 999}, speed="normal")
    flights = player.watch_flights()
    player.play(lambda: tap_something(player), lambda: len(flights()) >= 3)
    assert all("transform" in flight for flight in flights()), "cards travel"
    player.page.emulate_media(reduced_motion="reduce")
    before = len(flights())
    player.play(lambda: tap_something(player), lambda: len(flights()) >= before + 3)
    assert all(flight == ["opacity"] for flight in flights()[before:]), "cards fade in where they come to lie"
    player.close()
