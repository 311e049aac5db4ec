"""Several people at one device: whatever comes over the line or stands on the page is meant for whoever holds it."""

import json
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, WebSocket, expect

from drachenhort.core.plain import Json
from tests.e2e.chooser import Chooser, press
from tests.e2e.evening import LONGEST
from tests.server.process import ServerProcess

pytestmark = pytest.mark.usefixtures("client")

RECORDER: Final = Path(__file__).with_name("recorder.js")
COINS: Final = ("fairy", "common", "silver", "black", "red")
ALWAYS_SHOWN: Final = ("fairy", "common", "silver")
RELOADS_AFTER: Final = 4
PAUSE: Final = 10

GAMES: Final[dict[str, tuple[int, dict[str, Json]]]] = {
    "drachensachen": (3, {"single_game": True, "turn_limit": 9}),
    "drachenfaust": (3, {"points": 1, "round_limit": 1, "extras": 0}),
    "drachenhueter": (2, {"turn_limit": 6}),
    "drachenfels": (3, {"turn_limit": 6}),
    "schutt_und_asche": (2, {"round_limit": 1, "claims": 0, "start_1": 0, "start_2": 0}),
}
"""Seats on the device, and what makes for a short game."""


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

    def read(self, happened: dict[str, Json]) -> None:
        if happened["is"] == "taken":
            self._taken(str(happened["name"]))
        elif happened["is"] == "frame":
            self._came(json.loads(str(happened["text"])))
        else:
            self._looked(happened)

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
def test_nobody_sees_the_hand_of_another(game: str, browser: Browser, server: ServerProcess) -> None:
    seats, options = GAMES[game]
    family = Chooser(browser, server)
    family.context.add_init_script(path=RECORDER)
    came: list[str] = []

    def listen(line: WebSocket) -> None:
        line.on("framereceived", lambda frame: came.append(str(frame)))

    family.page.on("websocket", listen)
    family.page.goto("/")
    family.ask("PUT", "/api/me", {"name": "Ada"})
    table = family.set_up(game, [{"kind": "me"}] * seats, options=options)
    family.ask("POST", f"/api/tables/{table}/start")
    family.come_to(table)
    device = Device(game)
    heard = 0

    play(family, RELOADS_AFTER)
    heard += read_all(family, device)
    device.put_down()
    family.page.reload()
    expect(family.page.locator(".cover")).to_be_visible()
    play(family, None)
    heard += read_all(family, device)

    assert heard == len(came), "the page has written down everything that came"
    assert device.takers == set(range(seats)), "everybody had the device"
    assert device.covered >= seats and device.shown >= seats
    family.close()


def read_all(family: Chooser, device: Device) -> int:
    """What has happened since the page was loaded; how many messages came."""
    evening: list[dict[str, Json]] = family.page.evaluate("window.evening")
    for happened in evening:
        device.read(happened)
    return sum(happened["is"] == "frame" for happened in evening)


def play(family: Chooser, most: int | None) -> None:
    """Whoever is asked takes the device and acts; so many times, or to the end."""
    acts = 0
    end = time.monotonic() + LONGEST
    takers = family.page.locator(".cover button")
    while acts != most and not family.is_at_the_end:
        if takers.count():
            press(takers.first)
        elif family.act("last"):
            acts += 1
            end = time.monotonic() + LONGEST
        else:
            assert time.monotonic() < end, f"nobody can do anything any more: {family.prompt}"
            family.page.wait_for_timeout(PAUSE)
