"""Somebody with a browser who plays at a live table against bots: by taps and clicks, or by keys alone."""

import time
from collections.abc import Callable
from typing import Final, Literal

from playwright.sync_api import Browser, Locator, Position, TimeoutError, ViewportSize, expect

from drachenhort.core.plain import Json
from tests.e2e.visitor import DESK, PHONE, TIMEOUT, Visitor
from tests.server.process import ServerProcess

PATIENCE: Final = 60.0
"""Seconds in which nothing need be possible on a busy machine."""

LONGEST: Final = 240.0
"""Seconds that it may take in all."""

GOING: Final = 2_000
"""Milliseconds for what may go away while somebody reaches for it."""

MOST_KEYS: Final = 60

COUNT_CHANGES: Final = """
    window.changes = window.dismissals = 0;
    document.addEventListener("close", () => window.dismissals++, {capture: true});
    new MutationObserver(() => window.changes++).observe(
        document, {subtree: true, childList: true, attributes: true, characterData: true});
"""

STANDS_STILL: Final = """() => new Promise(resolve => {
    const end = performance.now() + 1000;
    const look = before => requestAnimationFrame(() => requestAnimationFrame(() =>
        window.changes === before || performance.now() > end ? resolve() : look(window.changes)));
    look(window.changes);
})"""
"""Nobody acts on half of what is being shown: what is counted and then tapped should be of one moment."""

SEEN_OF_IT: Final = """thing => {
    thing.scrollIntoView({block: "nearest", inline: "nearest"});
    const {left, top, width, height} = thing.getBoundingClientRect();
    const isMet = (along, down) => thing.contains(document.elementFromPoint(left + along * width, top + down * height));
    let widest = 0, spot = null;
    for (const down of [0.5, 0.25, 0.75, 0.1, 0.9]) {
        let seen = 0;
        for (let step = 1; step < 20; step++) {
            seen = isMet(step / 20, down) ? seen + 1 : 0;
            if (seen > widest) {
                widest = seen;
                spot = {x: (step - (seen - 1) / 2) / 20 * width, y: down * height};
            }
        }
    }
    return spot;
}"""
"""Where a thing is aimed at: cards in a hand lie over one another, and people aim at the middle of what they see."""

NOTE_FLIGHTS: Final = """() => {
    window.flights = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        if (this.matches(".air > .thing") && timing.duration > 0) window.flights.push(Object.keys(frames));
        return animate.call(this, frames, timing);
    };
}"""

FOCUS_SHOWS: Final = "() => getComputedStyle(document.activeElement).outlineStyle !== 'none'"


class Player(Visitor):
    """The person on the first seat of a table, at which the others are bots.

    With several `own` seats the device is handed over between them. A guest has the last seat and takes a long time over
    everything. A phone is tapped, anything larger is clicked.
    """

    def __init__(
        self,
        browser: Browser,
        server: ServerProcess,
        game: str,
        seats: int,
        options: dict[str, Json] | None = None,
        *,
        lang: Literal["de", "en"] = "en",
        size: ViewportSize = DESK,
        speed: Literal["instant", "normal"] = "instant",
        own: int = 1,
        has_guest: bool = False,
    ) -> None:
        super().__init__(browser, server, lang, size, speed)
        self.is_phone = size == PHONE
        self.seen: set[str] = set()
        self.context.add_init_script(COUNT_CHANGES)
        self.page.goto("/")
        chairs: list[Json] = [{"kind": "me"} if seat < own else {"kind": "bot", "level": "greedy"} for seat in range(seats)]
        if has_guest:
            chairs[-1] = {"kind": "open"}
        self.table = self.lay(game, chairs, options)
        self.guest = Visitor(browser, server, lang) if has_guest else None
        if self.guest is not None:
            self.guest.page.goto("/")
            self.guest.ask("POST", f"/api/tables/{self.table}/sit", {})
        self.begin()
        self.page.goto(f"/t/{self.table}")
        expect(self.prompt if own == 1 else self.cover).to_be_visible()

    def lay(self, game: str, chairs: list[Json], options: dict[str, Json] | None) -> str:
        """Sets the table up; its id."""
        return self.set_up(game, chairs, options=options)

    def begin(self) -> None:
        """All have sat down."""
        self.ask("POST", f"/api/tables/{self.table}/start")

    # What is there.

    def group(self, name: str) -> Locator:
        return self.page.get_by_role("group", name=name, exact=True)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    @property
    def prompt(self) -> Locator:
        """The sentence that says what is being decided."""
        return self.page.locator(".prompt")

    @property
    def cover(self) -> Locator:
        """What is shown between two people at one device."""
        return self.page.locator(".cover")

    @property
    def usable(self) -> Locator:
        """Everything that can be done now, on the table and beside the sentence."""
        return self.page.locator(".around [data-can]")

    @property
    def buttons(self) -> Locator:
        """What can be done now, beside the sentence."""
        return self.page.locator(".words [data-can]")

    @property
    def refusal(self) -> Locator:
        """Why something cannot be done."""
        return self.page.locator(".refusal")

    @property
    def end(self) -> Locator:
        """The scores, when the game is over."""
        return self.page.locator("dialog[open]").get_by_role("region", name="Wertung" if self.lang == "de" else "Scores")

    # Doing something.

    def tap(self, thing: Locator) -> None:
        """It must be there; afterwards the server has answered."""
        self._aim_at(thing, TIMEOUT)
        self.wait_for_answer()

    def tap_first(self, *things: Locator) -> bool:
        """Taps the first thing there is of these; one that goes away meanwhile was not there. False if there is none."""
        for thing in things:
            if thing.count() == 0:
                continue
            try:
                self._aim_at(thing.first, GOING)
            except TimeoutError:
                continue
            self.wait_for_answer()
            return True
        return False

    def _aim_at(self, thing: Locator, timeout: float) -> None:
        spot: Position | None = thing.evaluate(SEEN_OF_IT, timeout=timeout)
        if self.is_phone:
            thing.tap(position=spot, timeout=timeout)
        else:
            thing.click(position=spot, timeout=timeout)

    def press(self, key: str) -> None:
        """A key; afterwards the server has answered."""
        self.page.keyboard.press(key)
        self.wait_for_answer()

    def open(self, key: str) -> None:
        """A dialog or drawer that a key opens."""
        self.page.keyboard.press(key)
        expect(self.page.locator("dialog[open]")).to_be_visible()

    def dismiss(self) -> None:
        """Closes what lies over the table. The page is told a moment after one sees it."""
        closed: int = self.page.evaluate("window.dismissals")
        self.page.keyboard.press("Escape")
        self.page.wait_for_function("before => window.dismissals > before", arg=closed)

    def reach(self, wanted: str, *, key: str = "Tab", is_begun: bool = False) -> bool:
        """Goes there by keys: an arrow begins at what can be done, Tab goes on from there. False if it is nowhere."""
        if not is_begun:
            self.page.keyboard.press("ArrowDown")
        for _ in range(MOST_KEYS):
            if self.is_at(wanted):
                assert self.page.evaluate(FOCUS_SHOWS), f"one cannot see where the keyboard is: {wanted}"
                return True
            self.page.keyboard.press(key)
        return False

    def is_at(self, wanted: str) -> bool:
        """Whether the keyboard is there."""
        out: bool = self.page.evaluate("wanted => document.activeElement?.matches(wanted) ?? false", wanted)
        return out

    def play(self, act: Callable[[], bool], until: Callable[[], bool] | None = None) -> None:
        """Acts whenever something can be done, until the scores are shown or something comes about before.

        `act` says whether it has done something.
        """
        begin = last = time.monotonic()
        while not (self.end.count() if until is None else until()):
            assert until is None or not self.end.count(), "the game was over before that"
            assert time.monotonic() < begin + LONGEST, f"it goes on and on: {self.prompt.inner_text()}"
            self.page.evaluate(STANDS_STILL)
            changes: int = self.page.evaluate("window.changes")
            if act():
                last = time.monotonic()
                continue
            assert time.monotonic() < last + PATIENCE, f"nothing can be done: {self.prompt.inner_text()}"
            try:
                self.page.wait_for_function("before => window.changes !== before", arg=changes, timeout=TIMEOUT)
            except TimeoutError:
                continue

    def watch_flights(self) -> Callable[[], list[list[str]]]:
        """From now on every card or other thing in the air is noted, with what changes of it on its way."""
        self.page.evaluate(NOTE_FLIGHTS)

        def flights() -> list[list[str]]:
            out: list[list[str]] = self.page.evaluate("() => window.flights")
            return out

        return flights

    # Looking it over.

    def look(self, what: str) -> None:
        """Nothing is amiss with this state of the table; every state is looked at once."""
        if what in self.seen:
            return
        self.seen.add(what)
        found = self.look_over()
        assert not found, f"{what}: {found}"
        assert not self.is_too_wide(), what

    def close(self) -> None:
        if self.guest is not None:
            self.guest.close()
        super().close()
