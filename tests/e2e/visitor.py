"""Somebody with a browser on the pages of the client."""

import json
import os
import time
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from drachenhort.core.plain import Json
from drachenhort.games import all_games
from tests.server.process import ServerProcess

WEB: Final = Path(__file__).parents[2] / "web"
AXE: Final = WEB / "node_modules" / "axe-core" / "axe.min.js"
PHONE: Final = ViewportSize(width=360, height=640)
DESK: Final = ViewportSize(width=1440, height=900)
TIMEOUT: Final = 10_000
"""Milliseconds that something may take on a busy machine."""

LONGEST: Final = 60.0
"""Seconds that a game of bots may take there."""

PAUSE: Final = 50

expect.set_options(timeout=TIMEOUT)

LOOK_OVER: Final = """async (part, rules) => {
    const {violations} = await axe.run(part, {runOnly: rules});
    return violations.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(" ")).join(" | ")}`);
}"""

NOTHING_FADES: Final = """() => document.getAnimations().every(
    ({playState, effect}) => playState !== "running" || effect.getTiming().iterations === Infinity)"""

CUT_OFF: Final = """() => [...document.querySelectorAll("button, a, input, p, h1, h2")]
    .filter(thing => {
        const {left, right, width} = thing.getBoundingClientRect();
        // What is only for those who listen lies anywhere, and so does what waits for the Tab key.
        return width > 2 && thing.checkVisibility({visibilityProperty: true}) && !thing.matches(".skip, .unseen")
            && (left < -1 || right > document.documentElement.clientWidth + 1);
    })
    .map(thing => `${thing.tagName} ${thing.className} ${thing.textContent.trim().slice(0, 40)}`)"""

LOOK_ON: Final = """table => new Promise(resolve => {
    const socket = window.looking = new WebSocket(`${location.origin.replace("http", "ws")}/ws`);
    socket.onopen = () => {
        socket.send(JSON.stringify({type: "hello", protocol: 1}));
        socket.send(JSON.stringify({type: "enter", table}));
    };
    socket.onmessage = ({data}) => JSON.parse(data).type === "room" && resolve();
})"""
"""Comes to a table from any page: where nobody is, nothing goes on."""
LIGHTS: Final[dict[Literal["light", "dark"], list[str]]] = {
    "light": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "dark": ["color-contrast"],
}
"""What is looked for by each light: in the second one only what depends on it."""


PLAYED: Final = json.dumps({game.id: 9 for game in all_games()})
KNOWS_ALL_GAMES: Final = f"localStorage.setItem('drachenhort.finished', '{PLAYED}')"
"""Nothing is explained to them, and nothing goes slowly."""


class Visitor:
    """A browser of one's own. Whatever the page complains about is remembered, and must be expected."""

    def __init__(
        self,
        browser: Browser,
        server: ServerProcess,
        lang: Literal["de", "en"] = "en",
        size: ViewportSize = DESK,
        speed: Literal["instant", "normal"] = "instant",
        *,
        is_new: bool = False,
    ) -> None:
        self.lang: Final = lang
        self.context = browser.new_context(
            base_url=server.url,
            locale=lang,
            viewport=size,
            has_touch=size == PHONE,
            color_scheme="dark",
            reduced_motion="reduce" if speed == "instant" else "no-preference",
        )
        self.context.add_init_script(f"localStorage.setItem('drachenhort.speed', '{speed}')")
        if not is_new:
            self.context.add_init_script(KNOWS_ALL_GAMES)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(TIMEOUT)
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on(
            "console", lambda said: self.complaints.append(said.text) if said.type in ("error", "warning") else None
        )

    def ask(self, method: str, path: str, body: Json = None) -> dict[str, Json]:
        """A request as the page itself makes it, with the browser's own cookie and origin."""
        answer: dict[str, Json] = self.page.evaluate(
            """async ([method, path, body]) => {
                const headers = body === null ? {} : {"content-type": "application/json"};
                const answer = await fetch(path, {method, headers, body: body === null ? undefined : JSON.stringify(body)});
                return {is_fine: answer.ok, content: await answer.json()};
            }""",
            [method, path, body],
        )
        content = answer["content"]
        assert answer["is_fine"] and isinstance(content, dict), content
        return content

    def set_up(
        self, game: str, seats: list[Json], *, is_public: bool = False, options: dict[str, Json] | None = None
    ) -> str:
        """A table, from any page of ours; its id."""
        # The hall asks who we are; two first requests at once would make two guests of us.
        if self.page.evaluate("location.pathname") == "/":
            expect(self.page.locator(".name:not([disabled])")).to_be_visible()
        setup: Json = {"game": game, "seats": seats, "is_public": is_public, "options": dict[str, Json](options or {})}
        table = self.ask("POST", "/api/tables", setup)["table"]
        assert isinstance(table, dict) and isinstance(table["id"], str)
        return table["id"]

    def finish(self, game: str, seats: int, options: dict[str, Json] | None = None, level: str = "greedy") -> str:
        """A game that bots have played to its end; its id."""
        table = self.set_up(game, [{"kind": "bot", "level": level}] * seats, options=options)
        self.ask("POST", f"/api/tables/{table}/start")
        self.page.evaluate(LOOK_ON, table)
        end = time.monotonic() + LONGEST
        while self.ask("GET", f"/api/tables/{table}")["status"] != "over":
            assert time.monotonic() < end, "the bots do not come to an end"
            self.page.wait_for_timeout(PAUSE)
        self.page.evaluate("() => window.looking.close()")
        return table

    def wait_for_answer(self) -> None:
        """Until no act is on its way any more."""
        self.page.wait_for_function("() => document.querySelector('[data-sending]') === null")

    def look_over(self, part: Locator | None = None) -> list[str]:
        """What axe-core finds wrong with the page as it is now, or a part of it, by daylight and by lamplight."""
        found: list[str] = []
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        for light, rules in LIGHTS.items():
            self.page.emulate_media(color_scheme=light)
            # Fading in, colours are not yet what they will be.
            self.page.wait_for_function(NOTHING_FADES)
            violations: list[str] = (part or self.page.locator(":root")).evaluate(LOOK_OVER, rules)
            found += [f"{light}: {violation}" for violation in violations]
        return found

    def is_too_wide(self) -> bool:
        """Whether the page has to be moved sideways to be read."""
        wide: bool = self.page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
        return wide

    def too_tall(self) -> int:
        """By how many pixels the page has to be moved up and down to be seen."""
        beyond: int = self.page.evaluate("document.documentElement.scrollHeight - document.documentElement.clientHeight")
        return beyond

    def cut_off(self) -> list[str]:
        """What can be operated or has to be read, and reaches beyond the edge of the screen."""
        found: list[str] = self.page.evaluate(CUT_OFF)
        return found

    def write_twice_as_large(self) -> None:
        self.page.evaluate("document.documentElement.style.fontSize = '200%'")

    def shoot(self, name: str) -> None:
        """Pictures to look at in both lights, if the variable PICTURES names a folder for them."""
        folder = os.environ.get("PICTURES")
        if folder:
            for light in ("light", "dark"):
                self.page.emulate_media(color_scheme=light)
                self.page.screenshot(path=f"{folder}/{name}-{light}.png", full_page=True)

    def forgive(self, part: str) -> None:
        """Complaints that say this were to be expected."""
        self.complaints = [complaint for complaint in self.complaints if part not in complaint]

    def close(self) -> None:
        assert not self.complaints, self.complaints
        self.context.close()
