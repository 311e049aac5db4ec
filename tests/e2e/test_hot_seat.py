"""Several people at one device: whatever comes over the line or stands on the page is meant for whoever holds it."""

import json
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal, TypeAlias

import pytest
from playwright.sync_api import Browser, WebSocket, expect

from drachenhort.core.plain import Json
from tests.e2e.chooser import Chooser
from tests.e2e.evening import LONGEST
from tests.server.process import ServerProcess

pytestmark = pytest.mark.usefixtures("client")

Choice: TypeAlias = Literal["first", "last"]

RECORDER: Final = Path(__file__).with_name("recorder.js")
FAMILY: Final = Path(__file__).with_name("family.js")
NAMES: Final = ("Ada", "Bo", "Cleo")
COINS: Final = ("fairy", "common", "silver", "black", "red")
ALWAYS_SHOWN: Final = ("fairy", "common", "silver")
RELOADS_AFTER: Final = 4
ENOUGH: Final = 34
"""Acts after that: to the end of a short game, or until all lands are taken and gold is offered."""

PAUSE: Final = 30
"""Milliseconds between two steps, so that nobody is quicker than the server lets them be."""

GAMES: Final[dict[str, tuple[int, dict[str, Json], Choice]]] = {
    "drachensachen": (3, {"single_game": True, "turn_limit": 9}, "last"),
    "drachenfaust": (3, {"points": 1, "round_limit": 1, "extras": 0}, "last"),
    "drachenhueter": (2, {"turn_limit": 6}, "last"),
    "drachenfels": (3, {"turn_limit": 6}, "last"),
    # Whoever always takes the last choice sorts the stacks for ever.
    "schutt_und_asche": (2, {"round_limit": 1, "claims": 0, "start_1": 0, "start_2": 0}, "first"),
}
"""Seats on the device, what makes for a short game, and which of the legal actions they choose."""


@dataclass
class Device:
    """What is known at the device while it goes from hand to hand, read from what the page has written down."""

    game: str
    holder: int | None = None
    views: dict[int | None, Json] = field(default_factory=dict[int | None, Json])
    hands: list[set[str]] = field(default_factory=list[set[str]])
    """All that whoever holds the device has had in hand since taking it."""
    told: dict[int | None, set[str]] = field(default_factory=dict[int | None, set[str]])
    """Sentences, by whom they were meant for."""
    takers: set[int] = field(default_factory=set[int])
    shown: int = 0
    covered: int = 0

    def read(self, evening: list[dict[str, Json]], came: list[str]) -> None:
        """What the page has written down; and what came over its line meanwhile, which may be more when it was cut off."""
        written = messages(evening)
        assert written == came[: len(written)], "the page has written down what came"
        for happened in evening:
            if happened["is"] == "taken":
                self._taken(str(happened["name"]))
            elif happened["is"] == "frame":
                self._came(json.loads(str(happened["text"])))
            else:
                self._looked(happened)
        for message in came[len(written) :]:
            self._came(json.loads(message))

    def put_down(self) -> None:
        """The page was loaded anew."""
        self.holder = None
        self.hands.clear()

    def _taken(self, name: str) -> None:
        self.holder = int(name.rpartition(" ")[2]) - 1
        self.takers.add(self.holder)
        self.hands.clear()

    def _came(self, message: dict[str, Json]) -> None:
        if message["type"] not in ("view", "moved"):
            return
        seat = message["seat"]
        assert seat is None or isinstance(seat, int)
        assert seat is None or seat == self.holder, f"meant for seat {seat}, and seat {self.holder} has the device"
        self.views[seat] = message["view"] if message["type"] == "view" else changed(self.views[seat], message["changes"])
        words = message["words"]
        assert isinstance(words, dict)
        sentences = str(words["prompt"]).split("\n") + [str(said) for said in items(message.get("said", []))]
        self.told.setdefault(seat, set()).update(sentences)
        if seat is not None:
            self.hands.append(hand_of(self.game, self.views[seat], seat))

    def _looked(self, page: dict[str, Json]) -> None:
        spoken = str(page["spoken"])
        known = self.told.get(None, set()) | (set() if page["isCovered"] else self.told.get(self.holder, set()))
        for sentence in set().union(*self.told.values()) - known:
            assert not sentence or sentence not in spoken, f"told to the wrong person: {sentence}"
        hand = {str(card) for card in items(page["hand"])}
        coins = {str(coin) for coin in items(page["coins"])}
        if page["isCovered"]:
            self.covered += 1
            assert not hand and not coins and not page["fist"], "nothing secret behind the cover"
        elif hand or coins:
            self.shown += 1
            assert hand | coins in self.hands, f"{hand | coins} is not what seat {self.holder} has: {self.hands[-1:]}"


def messages(evening: list[dict[str, Json]]) -> list[str]:
    return [str(happened["text"]) for happened in evening if happened["is"] == "frame"]


def items(value: Json) -> list[Json]:
    assert isinstance(value, list)
    return value


def changed(value: Json, changes: Json) -> Json:
    """A view after these changes, each a way into it and what is found there now."""
    value = json.loads(json.dumps(value))
    for change in items(changes):
        path, found = items(change)
        if not path:
            value = found
            continue
        *way, last = items(path)
        place = value
        for step in way:
            place = step_into(place, step)
        if isinstance(place, list) and isinstance(last, int):
            place[last] = found
        else:
            assert isinstance(place, dict) and isinstance(last, str)
            place[last] = found
    return value


def step_into(place: Json, step: Json) -> Json:
    if isinstance(place, list) and isinstance(step, int):
        return place[step]
    assert isinstance(place, dict) and isinstance(step, str)
    return place[step]


def hand_of(game: str, view: Json, seat: int) -> set[str]:
    """What a seat has in hand, as the page names it."""
    player = step_into(step_into(view, "players"), seat)
    if game == "drachenfaust":
        return {f"{kind} {step_into(player, kind)}" for kind in COINS if step_into(player, kind) or kind in ALWAYS_SHOWN}
    hand = step_into(player if game == "drachenhueter" else view, "hand")
    return {str(card) for card in items(hand)}


@pytest.mark.parametrize("game", GAMES)
def test_nobody_sees_the_hand_of_another(game: str, browser: Browser, house: ServerProcess) -> None:
    seats, options, choice = GAMES[game]
    family = Chooser(browser, house)
    family.context.add_init_script(path=RECORDER)
    family.page.goto("/")
    family.ask("PUT", "/api/me", {"name": "Ada"})
    table = family.set_up(
        game, [{"kind": "me", "name": f"{NAMES[seat]} {seat + 1}"} for seat in range(seats)], options=options
    )
    family.ask("POST", f"/api/tables/{table}/start")
    lines: list[list[str]] = []
    family.page.on("websocket", lambda line: lines.append(messages_of(line)))
    family.come_to(table)
    device = Device(game)

    play(family, choice, RELOADS_AFTER)
    evening: list[dict[str, Json]] = family.page.evaluate("window.evening")
    family.page.reload()
    expect(family.page.locator(".cover")).to_be_visible()
    device.read(evening, lines[0])
    device.put_down()

    play(family, choice, ENOUGH)
    device.read(whole_evening(family, lines[1]), lines[1])
    assert len(lines) == 2 and device.takers == set(range(seats)), "everybody had the device"
    assert device.covered >= seats and device.shown >= seats
    told = " ".join(device.told[None])
    assert all(f"{NAMES[seat]} {seat + 1}" in told for seat in range(seats)), "everybody goes by their own name"
    family.close()


def messages_of(line: WebSocket) -> list[str]:
    """Everything that comes over it from now on, sooner or later."""
    came: list[str] = []
    line.on("framereceived", lambda frame: came.append(str(frame)))
    return came


def whole_evening(family: Chooser, came: list[str]) -> list[dict[str, Json]]:
    """What the page has written down, when that is everything we know to have come. Either may hear of a message first."""
    end = time.monotonic() + LONGEST
    while True:
        evening: list[dict[str, Json]] = family.page.evaluate("window.evening")
        if messages(evening) == came:
            return evening
        assert time.monotonic() < end, "the page has not written down everything that came"
        family.page.wait_for_timeout(PAUSE)


def play(family: Chooser, choice: Choice, most: int) -> None:
    """Whoever is asked takes the device and acts; so many times, or to the end."""
    step = FAMILY.read_text(encoding="utf-8")
    acts = 0
    end = time.monotonic() + LONGEST
    while acts < most and (done := family.page.evaluate(step, choice)) != "over":
        if done == "acts":
            acts += 1
            end = time.monotonic() + LONGEST
        assert time.monotonic() < end, f"nobody can do anything any more: {family.prompt}"
        family.page.wait_for_timeout(PAUSE)
