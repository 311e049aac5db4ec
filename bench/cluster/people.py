"""People who play whatever happens to the servers: they come back as their pages do, and write down all they are told.

Each is one seat at one table. An act is kept until it is answered and sent again with its id, over any number of lines.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from random import Random
from typing import Any, Final, Literal
from urllib.parse import urljoin

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from drachenhort.server.wire.messages import PROTOCOL

FIRST_WAIT: Final = 0.4
LONGEST_WAIT: Final = 5.0
SILENCE: Final = 10.0
"""Seconds. These three are those of `web/src/lib/socket.ts`."""

OPENING: Final = 10.0
MOST_MOVES: Final = 4

LOG: Final = logging.getLogger("bench.cluster")

Fate = Literal["open", "counts", "not"]
Json = Any  # What a server sends is looked at by the judge, not here.


class Sent(msgspec.Struct):
    """An act, and what its person was told of it."""

    action: int
    fate: Fate = "open"
    version: int = 0


class Seat:
    """What one person has sent and was told, from one connection to the next."""

    def __init__(self, number: int) -> None:
        self.number: Final = number
        self.sent: Final[dict[str, Sent]] = {}
        """By the acts' ids; those that were compared with the log are not kept."""
        self.told: Final[dict[int, int]] = {}
        """By version: a digest of the events that led to it."""
        self.shown: Final[dict[int, int]] = {}
        """By version: a digest of the view."""
        self.version: int | None = None


class Group:
    """A table: those of its seats at which people play."""

    def __init__(self, table: str, people: int) -> None:
        self.table: Final = table
        self.seats: Final = [Seat(number) for number in range(people)]
        self.problems: Final[list[str]] = []
        self.answered: float | None = None
        """When an act of somebody here was answered first, since this was None."""


def digest(value: object) -> int:
    """The same for the same JSON, whatever the order of its names."""
    return hash(msgspec.json.encode(value, order="sorted"))


class Crowd:
    """What all of them share."""

    def __init__(self, url: str, pace: float, seed: int) -> None:
        self.url: Final = url.replace("http", "ws")
        self.pace: Final = pace
        """Seconds between two moves of a person, half as long to half as long again."""
        self.chance: Final = Random(seed)
        self.is_playing = False
        self.resumed = 0.0
        self.is_over = False
        self.waits: list[float] = []
        """Seconds from a decision to its answer."""
        self.absences: list[float] = []
        """Seconds from losing a table until it was shown again."""
        self.failures: Final[dict[str, int]] = {}
        """What people were told instead of an answer, and how often."""

    def play(self) -> None:
        self.is_playing, self.resumed = True, time.monotonic()

    def pause(self) -> None:
        """Nobody begins an act; what is under way is seen to its end."""
        self.is_playing = False

    def fail(self, what: str) -> None:
        self.failures[what] = self.failures.get(what, 0) + 1


class Person:
    def __init__(self, crowd: Crowd, group: Group, seat: Seat, cookie: str) -> None:
        self._crowd: Final = crowd
        self._group: Final = group
        self._seat: Final = seat
        self._cookie: Final = cookie
        self._acts = 0
        self._view: Json = None
        self._is_in = False
        self._is_forgotten = False
        self._moves = 0
        self._failures = 0
        self._place = "/ws"
        self._waiting: dict[str, object] | None = None
        self._decided = 0.0
        self._sent_at = 0.0
        self._due: float | None = None
        self._lost_at: float | None = None

    @property
    def is_content(self) -> bool:
        """There is nothing that was not answered, and it is at the table."""
        return self._is_in and self._waiting is None and self._view is not None

    def forget(self) -> None:
        """When it comes again, it is shown everything anew."""
        self._is_forgotten = True
        self._lose()

    def _lose(self) -> None:
        """The table, until it is shown again."""
        if self._is_in:
            self._lost_at = time.monotonic()
        self._is_in = False

    async def live(self) -> None:
        try:
            await self._live()
        except Exception:
            LOG.exception("somebody has stopped")
            self._group.problems.append(
                f"{self._group.table}: seat {self._seat.number} does not go on, for a fault of this tool"
            )

    async def _live(self) -> None:
        while not self._crowd.is_over:
            try:
                async with connect(
                    urljoin(self._crowd.url, self._place),
                    additional_headers={"Cookie": self._cookie},
                    compression=None,
                    open_timeout=OPENING,
                    close_timeout=0.1,
                    ping_interval=None,
                    max_size=None,
                    proxy=None,
                ) as socket:
                    if await self._visit(socket):
                        continue
            except (OSError, EOFError, TimeoutError, WebSocketException):
                pass
            self._lose()
            self._place, self._moves = "/ws", 0
            longest = min(FIRST_WAIT * 2**self._failures, LONGEST_WAIT)
            self._failures += 1
            await asyncio.sleep(longest * (0.5 + self._crowd.chance.random() / 2))

    async def _visit(self, socket: ClientConnection) -> bool:
        """Whether it is to come to another place at once."""
        await self._send(socket, {"type": "hello", "protocol": PROTOCOL})
        since = time.monotonic()
        while not self._crowd.is_over:
            try:
                heard = await asyncio.wait_for(socket.recv(), self._pause(since))
            except TimeoutError:
                if self._is_silent(since):
                    return False
                await self._act(socket)
                continue
            message = msgspec.json.decode(heard)
            if message["type"] == "welcome":
                self._failures = 0
                await self._enter(socket)
            elif message["type"] == "problem" and message["code"] == "elsewhere":
                self._lose()
                self._moves += 1
                if self._moves > MOST_MOVES:
                    return False
                if "place" in message:
                    self._place = message["place"]
                    return True
                await self._enter(socket)
                since = time.monotonic()
            elif not await self._hear(socket, message):
                return False
        return False

    def _pause(self, since: float) -> float:
        """Until it has something to do, or has waited long enough for an answer."""
        now = time.monotonic()
        if not self._is_in:
            return max(0.0, since + SILENCE - now)
        if self._waiting is not None:
            return max(0.0, self._sent_at + SILENCE - now)
        return 1.0 if self._due is None or not self._crowd.is_playing else max(0.0, self._due - now)

    def _is_silent(self, since: float) -> bool:
        now = time.monotonic()
        if not self._is_in:
            return now >= since + SILENCE
        return self._waiting is not None and now >= self._sent_at + SILENCE

    async def _enter(self, socket: ClientConnection) -> None:
        self._lose()
        message: dict[str, object] = {"type": "enter", "table": self._group.table}
        if self._seat.version is not None and not self._is_forgotten:
            message["seen"] = self._seat.version
        await self._send(socket, message)

    async def _hear(self, socket: ClientConnection, message: Json) -> bool:
        """False: nothing more can be said over this line."""
        match message["type"]:
            case "view":
                self._show(message)
                if not self._is_in:
                    self._is_in, self._moves = True, 0
                    if self._lost_at is not None:
                        self._crowd.absences.append(time.monotonic() - self._lost_at)
                    if self._waiting is not None:
                        await self._say(socket)
            case "moved":
                if not self._move(message):
                    await self._enter(socket)
            case "ack":
                self._learn(message["id"], "counts", message["version"])
            case "refused" | "problem":
                what = message["code"] if message["type"] == "problem" else f"refused by {message['clause']}"
                self._crowd.fail(what)
                if "id" not in message:
                    return False
                self._learn(message["id"], "not", 0)
                self._think()
            case _:
                pass
        return True

    def _show(self, message: Json) -> None:
        seat = self._seat
        self._is_forgotten = False
        self._view = message["view"]
        seat.version = message["version"]
        seat.shown[message["version"]] = digest(self._view)
        for happened in message["log"]:
            seat.told[happened["version"]] = digest(happened["events"])
        if "late" in message:
            self._learn(message["late"], "not", 0)
        self._think()

    def _move(self, message: Json) -> bool:
        """False if one in between is missing."""
        seat = self._seat
        if seat.version is None or message["version"] != seat.version + 1:
            return False
        seat.version = message["version"]
        seat.told[message["version"]] = digest(message["events"])
        for path, value in message["changes"]:
            self._change(path, value)
        if "act" in message:
            self._learn(message["act"], "counts", message["version"])
        self._think()
        return True

    def _change(self, path: list[Any], value: Json) -> None:
        if not path:
            self._view = value
            return
        part = self._view
        for step in path[:-1]:
            part = part[step]
        part[path[-1]] = value

    def _learn(self, act: str, fate: Fate, version: int) -> None:
        sent = self._seat.sent.get(act)
        if sent is None:
            self._group.problems.append(f"{self._group.table}: was told of an act {act} that was never sent")
            return
        if sent.fate != "open" and (sent.fate, sent.version) != (fate, version):
            self._group.problems.append(f"{self._group.table}: was told two things of the act {act}")
        sent.fate, sent.version = fate, version
        if self._waiting is not None and self._waiting["id"] == act:
            now = time.monotonic()
            self._waiting = None
            if fate == "counts" and self._group.answered is None:
                self._group.answered = now
            self._crowd.waits.append(now - self._decided)

    def _think(self) -> None:
        """When it will have chosen, if it is asked."""
        if not self._view["legal"] or self._waiting is not None:
            self._due = None
        elif self._due is None:
            self._due = time.monotonic() + self._crowd.pace * (0.5 + self._crowd.chance.random())

    async def _act(self, socket: ClientConnection) -> None:
        if self._due is None or not self._crowd.is_playing or not self._is_in or self._waiting is not None:
            return
        if time.monotonic() < self._due:
            return
        self._acts += 1
        action = self._crowd.chance.choice(self._view["legal"])
        name = f"a{self._acts}"
        self._seat.sent[name] = Sent(action)
        self._waiting = {
            "type": "act",
            "table": self._group.table,
            "seat": self._seat.number,
            "id": name,
            "version": self._seat.version,
            "action": action,
        }
        self._decided, self._due = max(self._due, self._crowd.resumed), None
        await self._say(socket)

    async def _say(self, socket: ClientConnection) -> None:
        assert self._waiting is not None
        self._sent_at = time.monotonic()
        await self._send(socket, self._waiting)

    async def _send(self, socket: ClientConnection, message: object) -> None:
        await socket.send(msgspec.json.encode(message).decode())


async def until(is_so: Callable[[], bool], patience: float) -> float | None:
    """How many seconds it took; None: it was not so within the patience."""
    began = time.monotonic()
    while not is_so():
        if time.monotonic() > began + patience:
            return None
        await asyncio.sleep(0.05)
    return time.monotonic() - began
