"""Two honest people who play against each other all the time, and how soon each act is answered."""

import asyncio
import time
from contextlib import suppress
from random import Random
from typing import NamedTuple

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from bench.server.attack.waits import with_missed
from bench.server.servers import Place, Seats
from drachenhort.server.wire.messages import PROTOCOL, Act, Enter, Hello

PERIOD = 0.05
"""Seconds between two acts of theirs."""
PATIENCE = 20.0
COME_AGAIN = 0.2
"""Seconds until somebody who was cut off comes again."""


class Message(msgspec.Struct):
    """What matters of any message."""

    type: str
    version: int = 0
    view: dict[str, object] = {}
    changes: list[tuple[list[str | int], object]] = []
    act: str = ""
    id: str = ""
    late: str = ""
    code: str = ""
    text: str = ""


message = msgspec.json.Decoder(Message)


class Made(NamedTuple):
    """An act somebody was told that it counts."""

    seat: int
    id: str
    action: int


class UnderWay(NamedTuple):
    """An act that is not answered yet."""

    made: Made
    frame: bytes
    at: float


class Pair:
    """Both of them. `problems` has whatever honest people must never meet with."""

    def __init__(self, seats: Seats, port: int, seed: int) -> None:
        self.table = seats[0].table
        self.random = Random(seed)
        self.players = [Player(self, place, f"ws://127.0.0.1:{port}/ws") for place in seats]
        self.is_counting = False
        self.waits: list[float] = []
        self.made: list[Made] = []
        """Acts that count, in their order."""
        self.sent: set[Made] = set()
        self.cut_off = 0
        self.refusals: list[str] = []
        """Codes of what could not be done because of the server's own trouble."""
        self.problems: list[str] = []
        self._playing: asyncio.Task[None] | None = None

    async def sit_down(self) -> None:
        for player in self.players:
            await player.connect()
        self._playing = asyncio.create_task(self._play())

    async def get_up(self) -> None:
        if self._playing is not None:
            self._playing.cancel()
            await asyncio.gather(self._playing, return_exceptions=True)
        await self.rest()
        for player in self.players:
            await player.close()

    async def rest(self) -> None:
        """Until what is under way is answered."""
        end = time.monotonic() + PATIENCE
        while any(player.under_way for player in self.players):
            if time.monotonic() > end:
                self.problems.append(f"an act was not answered within {PATIENCE:g} s")
                return
            await asyncio.sleep(0.01)

    async def _play(self) -> None:
        """An act in every period, if somebody can; whoever waits for an answer does not act again."""
        due = time.monotonic()
        while True:
            due = max(due + PERIOD, time.monotonic())
            await asyncio.sleep(due - time.monotonic())
            if any(player.under_way for player in self.players):
                continue
            able = [player for player in self.players if player.can_act]
            if able:
                self.random.choice(able).act()

    def hear(self, answered: UnderWay) -> None:
        self.made.append(answered.made)
        if self.is_counting:
            self.waits += with_missed(time.perf_counter() - answered.at, PERIOD)

    def longest_open(self) -> float:
        """How long the act under way has been waiting."""
        now = time.perf_counter()
        return max((now - player.under_way.at for player in self.players if player.under_way), default=0.0)


class Player:
    """One of them. Comes back whenever the connection is lost, and then sends again what was not answered."""

    def __init__(self, pair: Pair, place: Place, url: str) -> None:
        self.pair = pair
        self.place = place
        self.url = url
        self.version = 0
        self.has_seen = False
        self.view: dict[str, object] = {}
        self.acts = 0
        self.under_way: UnderWay | None = None
        self.line: Line | None = None
        self.is_leaving = False
        self.is_shown = asyncio.Event()
        self._coming: asyncio.Task[None] | None = None

    @property
    def can_act(self) -> bool:
        return self.line is not None and self.is_shown.is_set() and bool(self.view.get("legal"))

    async def connect(self) -> None:
        self.is_shown.clear()
        headers = {"Cookie": self.place.key}
        await ws_connect(lambda: Line(self), self.url, extra_headers=headers, websocket_handshake_timeout=PATIENCE)
        async with asyncio.timeout(PATIENCE):
            await self.is_shown.wait()

    async def close(self) -> None:
        self.is_leaving = True
        if self._coming is not None:
            self._coming.cancel()
            await asyncio.gather(self._coming, return_exceptions=True)
        if self.line is not None:
            self.line.disconnect()

    def lose(self) -> None:
        self.line = None
        if not self.is_leaving:
            self.pair.cut_off += 1
            self._coming = asyncio.create_task(self._come_again())

    async def _come_again(self) -> None:
        while self.line is None:
            await asyncio.sleep(COME_AGAIN)
            with suppress(Exception):  # Whatever it is: nothing else can be done than to try again.
                await self.connect()

    def act(self) -> None:
        legal = self.view["legal"]
        assert isinstance(legal, list), "a view lists what is legal"
        action = self.pair.random.choice(legal)
        assert isinstance(action, int), "actions are numbers"
        self.acts += 1
        made = Made(self.place.seat, f"{self.place.seat}-{self.acts}", action)
        act = Act(self.place.table, self.place.seat, made.id, self.version, action)
        self.pair.sent.add(made)
        self.under_way = UnderWay(made, msgspec.json.encode(act), time.perf_counter())
        self.send(self.under_way.frame)

    def send(self, data: bytes) -> None:
        if self.line is not None:
            self.line.send(data)

    def receive(self, data: bytes) -> None:
        news = message.decode(data)
        match news.type:
            case "welcome":
                self.send(msgspec.json.encode(Enter(self.place.table, self.version if self.has_seen else None)))
            case "view":
                self._see(news)
            case "moved":
                self._follow(news)
            case "ack":
                self._settle(news.id)
            case "problem" if news.code == "storage":
                self.pair.refusals.append(news.code)
            case "problem" | "refused":
                self.pair.problems.append(f"an honest person was answered: {data[:200].decode()}")

    def _see(self, news: Message) -> None:
        self.view, self.version = news.view, news.version
        self.has_seen = True
        self.is_shown.set()
        if self.under_way is None:
            return
        if news.late == self.under_way.made.id:
            self.under_way = None
        else:
            self.send(self.under_way.frame)

    def _follow(self, news: Message) -> None:
        if news.version != self.version + 1:
            self.pair.problems.append(f"version {news.version} was told after version {self.version}")
        self.version = news.version
        for path, value in news.changes:
            self.view = changed(self.view, path, value)
        self._settle(news.act)

    def _settle(self, act: str) -> None:
        if self.under_way is not None and self.under_way.made.id == act:
            answered, self.under_way = self.under_way, None
            self.pair.hear(answered)


def changed(view: dict[str, object], path: list[str | int], value: object) -> dict[str, object]:
    """The view with one change put in, in place; an empty path is a whole new view."""
    if not path:
        assert isinstance(value, dict), "a view is an object"
        return value
    inner = _container(view)
    for step in path[:-1]:
        inner = _container(inner[step])
    inner[path[-1]] = value
    return view


def _container(part: object) -> "dict[object, object]":
    """A list is as good: both are asked with brackets for what is in them."""
    assert isinstance(part, dict | list), "a path leads through names and places"
    return part  # type: ignore[return-value]


class Line(WSListener):
    """One connection of a person's."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.transport: WSTransport | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        self.player.line = self
        self.send(msgspec.json.encode(Hello(PROTOCOL)))

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        try:
            self.player.receive(frame.get_payload_as_bytes())
        except Exception as problem:
            self.player.pair.problems.append(f"a message could not be understood: {problem!r}")

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.transport = None
        if self.player.line is self:
            self.player.lose()

    def send(self, data: bytes) -> None:
        if self.transport is not None:
            self.transport.send(WSMsgType.TEXT, data)

    def disconnect(self) -> None:
        if self.transport is not None:
            self.transport.disconnect()
