"""What is the same at every table: words for those who listen, keys, sounds, large text, and everything after the game."""

import json
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

from drachenhort.core.plain import Json
from drachenhort.core.record import load_record
from drachenhort.games import all_games
from tests.e2e.chooser import Chooser
from tests.e2e.evening import verify
from tests.e2e.visitor import PHONE
from tests.server.process import ServerProcess

pytestmark = pytest.mark.usefixtures("client")

GAMES: Final = [game.id for game in all_games()]
SEATS: Final = {"drachenfaust": 3}
SHORT: Final[dict[str, dict[str, Json]]] = {
    "drachensachen": {"single_game": True, "turn_limit": 4},
    "drachenfaust": {"points": 1, "round_limit": 1, "extras": 0},
    "drachenhueter": {"turn_limit": 2},
    "drachenfels": {"turn_limit": 2},
    "schutt_und_asche": {"round_limit": 1, "claims": 0, "start_1": 0, "start_2": 0},
}
HEAR: Final = """
window.heard = [];
for (const kind of ["OscillatorNode", "AudioBufferSourceNode"]) {
    const start = window[kind].prototype.start;
    window[kind].prototype.start = function (...at) { window.heard.push(kind); return start.apply(this, at); };
}"""


def sit_down(player: Chooser, game: str, options: dict[str, Json] | None = None, seats: int = 0) -> str:
    player.page.goto("/")
    bots: list[Json] = [{"kind": "bot", "level": "greedy"}] * ((seats or SEATS.get(game, 2)) - 1)
    table = player.set_up(game, [{"kind": "me"}, *bots], options=options)
    player.ask("POST", f"/api/tables/{table}/start")
    player.come_to(table)
    expect(player.page.locator(".prompt")).not_to_be_empty()
    return table


def play_on(player: Chooser, most: int = 400) -> None:
    """To the end, or so many acts."""
    for number in range(most):
        if player.is_at_the_end:
            return
        # Always the last one would be to look at stacks for ever, while Schutt und Asche is sorted.
        if not player.act("first" if number % 4 == 3 else "last"):
            player.page.wait_for_timeout(10)


def spoken(page: Page) -> Locator:
    return page.locator("p.unseen[role=status]")


@pytest.mark.parametrize("game", GAMES)
def test_after_the_game(browser: Browser, house: ServerProcess, tmp_path: Path, game: str) -> None:
    player = Chooser(browser, house)
    page = player.page
    table = sit_down(player, game, SHORT.get(game))
    seal = player.ask("GET", f"/api/tables/{table}")["commitment"]
    play_on(player)
    end = page.get_by_role("dialog")
    scores = end.get_by_role("region", name="Scores")
    expect(scores.get_by_role("row")).to_have_count(1 + SEATS.get(game, 2))
    assert all(text.strip() for text in scores.locator("tbody td").all_inner_texts()), (
        "every part of a score says something"
    )
    expect(end.get_by_role("img", name="a line for each seat")).to_be_visible()
    end.get_by_text("The deal was fair").click()
    expect(end.get_by_text(str(seal)).first).to_be_visible()
    expect(end.get_by_text(str(seal))).to_have_count(2)  # From the start, and worked out again.
    file = tmp_path / "record.json"
    with page.expect_download() as download:
        end.get_by_role("link", name="Record").click()
    download.value.save_as(file)
    assert load_record(file.read_text(encoding="utf-8")).replay().outcome is not None
    assert isinstance(seal, str) and verify(file, seal) == 0
    assert player.look_over() == []
    end.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/t/" in url and table not in url)
    expect(page.locator(".prompt")).not_to_be_empty()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.goto(f"/t/{table}")
    page.get_by_role("dialog").get_by_role("link", name="Watch the replay").click()
    page.get_by_role("slider").wait_for()
    page.wait_for_url(f"**/g/{table}*")
    player.close()


def test_a_shared_link_shows_the_same_move(browser: Browser, house: ServerProcess) -> None:
    ada, bo = Chooser(browser, house), Chooser(browser, house, "de")
    ada.page.goto("/")
    table = ada.finish("drachenhueter", 2, {"turn_limit": 6})
    ada.page.goto(f"/g/{table}?move=5")
    expect(ada.page.get_by_role("slider")).to_have_value("5")
    ada.page.get_by_role("slider").fill("7")
    ada.page.wait_for_url(f"**/g/{table}?move=7")
    bo.page.goto(ada.page.url)
    expect(bo.page.get_by_role("slider")).to_have_value("7")
    for visitor in (ada, bo):
        visitor.close()


@pytest.mark.parametrize("game", GAMES)
def test_those_who_listen_hear_what_happened_and_what_they_can_do(
    browser: Browser, house: ServerProcess, game: str
) -> None:
    player = Chooser(browser, house, "de")
    sit_down(player, game)
    page = player.page
    player.buttons.or_(page.locator(".words .all")).first.wait_for()
    for line in player.prompt.split("\n"):
        expect(spoken(page)).to_contain_text(line)
    before = spoken(page).text_content()
    assert player.act("first")
    # The same words again are still said again.
    page.wait_for_function("before => document.querySelector('p.unseen[role=status]').textContent !== before", arg=before)
    player.close()


def test_the_keys_are_told_and_do_what_is_told(browser: Browser, house: ServerProcess) -> None:
    player = Chooser(browser, house)
    sit_down(player, "drachensachen")
    page = player.page
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Help")
    expect(keys).to_be_visible()
    assert player.look_over() == []
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    for key, tab in (("c", "Chat"), ("r", "Rules")):
        page.keyboard.press(key)
        expect(page.get_by_role("tab", name=tab)).to_have_attribute("aria-selected", "true")
        page.get_by_role("tab", name=tab).press("Escape")
        expect(page.get_by_role("tab", name=tab)).to_have_count(0)
        expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(".note")).to_contain_text("Why 1 and not 2?")
    page.keyboard.press("a")
    offers = page.get_by_role("dialog", name="Everything you can do now")
    expect(offers.get_by_role("button").nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(offers).to_have_count(0)
    player.close()


def test_what_was_tapped_stays_pressed_until_the_answer_and_nothing_else_changes(
    browser: Browser, house: ServerProcess
) -> None:
    player = Chooser(browser, house)
    line = SlowLine()
    player.page.route_web_socket("**/ws", line.lay)
    sit_down(player, "drachensachen")
    page, sent = player.page, player.page.locator("[data-sent]")
    player.buttons.first.wait_for()
    can, label = page.locator("[data-can]").count(), player.buttons.first.inner_text()
    line.is_slow = True
    player.buttons.first.click()
    expect(sent).to_have_text(label)
    expect(page.locator("[data-can]")).to_have_count(can)
    expect(page.get_by_text("Your move is on its way")).to_be_attached()
    assert player.look_over() == []
    player.buttons.first.click()
    line.go_on()
    expect(page.locator(".sentence[data-sending]")).to_have_count(0)
    expect(sent).to_have_count(0)
    assert line.acts == 1, "a tap while a move is on its way is not a second move"
    player.close()


class SlowLine:
    """Between the browser and the server; while it is slow, nothing that is said arrives."""

    def __init__(self) -> None:
        self.is_slow = False
        self.acts = 0
        self._kept: list[str | bytes] = []
        self._server: WebSocketRoute | None = None

    def lay(self, route: WebSocketRoute) -> None:
        self._server = route.connect_to_server()
        route.on_message(self._say)

    def _say(self, message: str | bytes) -> None:
        self.acts += json.loads(message)["type"] == "act"
        self._kept.append(message)
        if not self.is_slow:
            self.go_on()

    def go_on(self) -> None:
        assert self._server is not None
        for message in self._kept:
            self._server.send(message)
        self._kept.clear()


def test_it_is_quiet_until_somebody_wants_sounds(browser: Browser, house: ServerProcess) -> None:
    player = Chooser(browser, house)
    player.context.add_init_script(HEAR)
    player.context.add_init_script("localStorage.setItem('drachenhort.speed', 'fast')")
    sit_down(player, "drachensachen", {"single_game": True})
    page = player.page
    play_on(player, 30)
    assert page.evaluate("window.heard.length") == 0
    page.keyboard.press("Escape")
    page.keyboard.press("m")
    play_on(player, 300)
    page.wait_for_function("window.heard.includes('OscillatorNode')")
    page.reload()
    assert page.evaluate("localStorage.getItem('drachenhort.sound')") == "on"
    player.close()


@pytest.mark.parametrize("game", GAMES)
def test_text_twice_as_large_still_fits(browser: Browser, house: ServerProcess, game: str) -> None:
    player = Chooser(browser, house, "de", PHONE)
    sit_down(player, game)
    player.write_twice_as_large()
    player.page.evaluate("new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))")
    assert not player.is_too_wide()
    for part in (".prompt", "h1"):
        expect(player.page.locator(part).first).to_be_visible()
    player.close()


def test_an_invitation_can_be_scanned_copied_and_typed(browser: Browser, house: ServerProcess) -> None:
    ada, bo = Chooser(browser, house), Chooser(browser, house)
    for visitor in (ada, bo):
        visitor.page.goto("/")
    table = ada.set_up("drachenfels", [{"kind": "me"}, {"kind": "open"}])
    ada.come_to(table)
    code = ada.page.get_by_role("img", name="QR code")
    expect(code).to_be_visible()
    ada.page.wait_for_function("image => image.complete && image.naturalWidth > 0", arg=code.element_handle())
    link = ada.page.get_by_label("Link to this table").input_value()
    assert link.endswith(f"/t/{table}")
    bo.page.get_by_label("Link or code").fill(table)
    bo.page.get_by_role("button", name="Join", exact=True).click()
    bo.page.get_by_role("button", name="Sit down").click()
    expect(ada.page.get_by_text("Everybody is seated.")).to_be_visible()
    ada.page.get_by_role("button", name="Start playing").click()
    expect(bo.page.locator(".prompt")).not_to_be_empty()
    bo.page.goto("/")
    mine = bo.page.get_by_role("region", name="Your games").get_by_role("listitem")
    expect(mine.filter(has_text="Drachenfels")).to_be_visible()
    for visitor in (ada, bo):
        visitor.close()
