"""The rules of all games as pages, on the screen and on paper."""

from typing import Final, Literal

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from drachenhort.games import all_games
from drachenhort.words.rules import clauses_of
from tests.e2e.visitor import DESK, PHONE, Visitor
from tests.server.process import ServerProcess

pytestmark = pytest.mark.usefixtures("client")

WORDS: Final = 60
"""So many characters of a rule must be there as they are written: further on there are drawings and links."""

SHOWN: Final = """() => Object.fromEntries([...document.querySelectorAll(".rule[id]")].map(
    rule => [rule.id, rule.querySelector("p").textContent.replace(/\\s+/g, " ").trim()]))"""

SEEN_ON_PAPER: Final = """() => [...document.querySelectorAll("#app *")]
    .filter(thing => thing.checkVisibility() && thing.matches("button, input, nav, dialog, [role=status], .skip, .row"))
    .map(thing => `${thing.tagName} ${thing.className}`)"""


@pytest.mark.parametrize(("lang", "size"), [("de", PHONE), ("en", DESK)])
def test_every_rule_has_its_place_and_its_words(
    browser: Browser, house: ServerProcess, lang: Literal["de", "en"], size: ViewportSize
) -> None:
    guest = Visitor(browser, house, lang, size)
    for game in all_games():
        guest.page.goto(f"/rules/{game.id}")
        clauses = clauses_of(game.id, lang)
        expect(guest.page.locator(f"[id='{list(clauses)[-1]}']")).to_be_attached()
        shown: dict[str, str] = guest.page.evaluate(SHOWN)
        assert set(shown) == set(clauses), game.id
        for number, clause in clauses.items():
            plain = " ".join(clause.text.replace("**", "").replace("`", "").split())
            assert plain[:WORDS] in shown[number], f"{game.id} {number}"
        assert (guest.is_too_wide(), guest.cut_off()) == (False, []), game.id
        guest.write_twice_as_large()
        assert (guest.is_too_wide(), guest.cut_off()) == (False, []), f"{game.id}, twice as large"
    guest.close()


def test_an_address_with_a_number_opens_at_that_rule(browser: Browser, house: ServerProcess) -> None:
    guest = Visitor(browser, house)
    guest.page.goto("/rules/drachensachen#4.2")
    rule = guest.page.locator("[id='4.2']")
    expect(rule).to_be_in_viewport()
    expect(rule).to_be_focused()
    rule.get_by_role("link", name="3.5", exact=True).click()
    expect(guest.page.locator("[id='3.5']")).to_be_in_viewport()
    expect(guest.page.locator("[id='3.5']")).to_be_focused()
    guest.page.go_back()
    expect(rule).to_be_in_viewport()
    guest.page.get_by_role("navigation").get_by_role("link", name="Curses").click()
    expect(guest.page.get_by_role("heading", name="7 Curses")).to_be_in_viewport()
    guest.close()


def test_the_rules_are_searched(browser: Browser, house: ServerProcess) -> None:
    guest = Visitor(browser, house)
    guest.page.goto("/rules/drachensachen")
    expect(guest.page.locator("[id='3.5']")).to_be_attached()
    guest.page.keyboard.press("/")
    field = guest.page.get_by_label("Search the rules")
    expect(field).to_be_focused()
    field.fill("protecto four")
    expect(guest.page.get_by_role("status").filter(has_text="rules found")).to_be_visible()
    expect(guest.page.locator("[id='4.2']")).to_be_visible()
    expect(guest.page.locator("[id='6.1']")).to_have_count(0)
    field.fill("submarine")
    expect(guest.page.get_by_text("Nothing in the rules matches")).to_be_visible()
    field.fill("")
    expect(guest.page.locator("[id='6.1']")).to_be_visible()
    guest.close()


def test_drawings_stand_beside_the_rules_they_explain(browser: Browser, house: ServerProcess) -> None:
    guest = Visitor(browser, house, "de")
    guest.page.goto("/rules/drachensachen")
    figure = guest.page.locator("[id='4.4']").get_by_role("figure")
    expect(figure).to_contain_text("Auf die 6 passen 6 und 8, aber kein Drache.")
    figure.scroll_into_view_if_needed()
    expect(figure.locator("svg").nth(4)).to_be_visible()
    guest.page.get_by_role("button", name="English").click()
    expect(figure).to_contain_text("A 6 and an 8 fit on the 6, but no dragon.")
    guest.close()


def test_rules_are_printed_without_what_belongs_to_the_screen(browser: Browser, house: ServerProcess) -> None:
    guest = Visitor(browser, house)
    guest.page.goto("/rules/drachenfels")
    expect(guest.page.get_by_role("button", name="Print")).to_be_visible()
    bare = guest.page.locator("figure:not(:has(svg))")
    expect(bare).not_to_have_count(0)  # Those far below are not drawn yet.
    guest.page.pdf()
    expect(bare).to_have_count(0)
    guest.page.emulate_media(media="print")
    assert guest.page.evaluate(SEEN_ON_PAPER) == []
    expect(guest.page.locator(".rule").last).to_be_visible()
    colours: list[str] = guest.page.evaluate(
        """() => { const {color, backgroundColor} = getComputedStyle(document.querySelector(".rule-book"));
            return [color, backgroundColor]; }"""
    )
    assert colours == ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]
    guest.close()


def test_the_books_and_the_rules_are_for_everyone(browser: Browser, house: ServerProcess) -> None:
    guest = Visitor(browser, house)
    guest.page.goto("/rules")
    for game in all_games():
        expect(guest.page.get_by_role("link", name=game.title)).to_have_attribute("href", f"/rules/{game.id}")
    assert guest.look_over() == []
    guest.page.get_by_role("link", name="Drachenhüter").click()
    expect(guest.page.get_by_role("figure").first).to_be_visible()
    assert guest.look_over() == []
    guest.close()
