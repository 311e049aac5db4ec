"""What somebody is sent is a function of what they may know: whole streams of frames, over real sockets.

`SWAPS` says how many swaps there are for each game; `make leaks` has a hundred times as many as the gate.
"""

import asyncio
import os
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import ExitStack

import msgspec
import pytest
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from drachenhort.games import find
from drachenhort.server.base.config import Settings
from drachenhort.server.http.identity import Identity, Visit
from drachenhort.server.store import entries as log
from drachenhort.server.store.postgres.hashing import shard_of
from drachenhort.server.store.store import Gap, Person, Residents, Snapshot
from drachenhort.server.wire.messages import PROTOCOL
from tests.server.house import Inn
from tests.server.twins import SWAPPED_OFTEN, SWAPS
from tests.server.web import UNLIMITED, RunningServer, WebStore, running_server
from tests.streams import START, Line, Room, Tally, Told, compare_streams, put

COUNT = int(os.environ.get("SWAPS", "1000"))
USUAL = "/ws"
NOT_HERE = "another server has this table; ask at its place"
GAMES = pytest.mark.parametrize("game", sorted(SWAPS))


class About(msgspec.Struct):
    """As much of a frame as the comparison needs."""

    type: str
    table: str = ""
    code: str = ""

    @staticmethod
    def in_frame(data: bytes) -> "About":
        return msgspec.json.decode(data, type=About)


class HandClock:
    """What the server takes for the time."""

    time = START


class Wire(WSListener):
    """One real socket. What comes is taken as it comes, frames and answers in their order."""

    def __init__(self) -> None:
        self.places: dict[str, str] = {}
        """Where it was sent, by table."""
        self._transport: WSTransport | None = None
        self._frames: dict[str, list[bytes]] = {}
        self._waiting: deque[asyncio.Future[None]] = deque()

    @classmethod
    async def open(cls, url: str, cookie: str) -> "Wire":
        transport, wire = await ws_connect(cls, url, extra_headers={"Cookie": cookie})
        assert isinstance(wire, cls)
        wire._transport = transport
        return wire

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.PONG:
            self._waiting.popleft().set_result(None)
            return
        assert frame.msg_type == WSMsgType.TEXT and frame.fin, frame
        data = frame.get_payload_as_bytes()
        about = About.in_frame(data)
        if about.type == "problem" and about.code == "elsewhere":
            message = msgspec.json.decode(data)
            assert message.keys() == {"type", "code", "text", "table", "place"} and message["text"] == NOT_HERE
            self.places[about.table] = message["place"]
        elif about.table:
            self._frames.setdefault(about.table, []).append(data)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        for waiting in self._waiting:
            waiting.cancel()

    @property
    def wires(self) -> list["Wire"]:
        return [self]

    async def send(self, **message: object) -> None:
        self.transport.send(WSMsgType.TEXT, msgspec.json.encode(message))

    def frames(self, table: str) -> list[bytes]:
        return self._frames.pop(table, [])

    def ask(self) -> asyncio.Future[None]:
        """Are you there? When the answer comes, so has all that was sent before."""
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(answer)
        self.transport.send_ping()
        return answer

    @property
    def transport(self) -> WSTransport:
        assert self._transport is not None
        return self._transport

    async def close(self) -> None:
        self.transport.disconnect()
        await self.transport.wait_disconnected()


def wires_of(line: Line) -> list[Wire]:
    assert isinstance(line, Wire | Wanderer)
    return line.wires


class Wires:
    """A server behind real sockets, whose clock is set by hand."""

    def __init__(self, server: RunningServer, clock: HandClock) -> None:
        self._server = server
        self._servers = [server]
        self._clock = clock
        self._lines: list[Wire | Wanderer] = []

    @property
    def time(self) -> int:
        return self._clock.time

    @time.setter
    def time(self, time: int) -> None:
        self._clock.time = time

    def store(self, table: str, entries: list[log.AnyEntry], snapshot: Snapshot) -> None:
        put(self._server.store, table, entries, snapshot)

    async def line(self, person: str) -> Line:
        wire = await self.wire(person, self._server, USUAL)
        self._lines.append(wire)
        return wire

    async def wire(self, person: str, server: RunningServer, path: str) -> Wire:
        cookie = Identity(await server.store.secret()).cookie(Visit(Person(person, person.upper()))).partition(";")[0]
        url = f"ws{server.url.removeprefix('http')}{path}"
        wire = await Wire.open(url, cookie)
        await wire.send(type="hello", protocol=PROTOCOL, lang="en")
        return wire

    async def done(self, line: Line) -> None:
        for wire in wires_of(line):
            await wire.ask()
        for server in self._servers:
            await server.rest()

    async def arrived(self, lines: list[Line]) -> None:
        """The servers are at rest, so all may be asked at once."""
        for answer in [wire.ask() for line in lines for wire in wires_of(line)]:
            await answer

    async def close(self) -> None:
        for line in self._lines:
            await line.close()


@GAMES
def test_over_real_sockets_every_frame_is_a_function_of_what_one_may_know(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = HandClock()
    monkeypatch.setattr("drachenhort.server.serve.now", lambda: clock.time)
    with running_server(Settings(paces=UNLIMITED, leisure=0, moment=0, messages=1_000_000)) as server:
        tally = asyncio.run(over_wires(game, server, clock, COUNT))
    assert tally.swaps == COUNT
    assert tally.different * 2 > COUNT, "most tables really are different"
    assert tally.frames > 4 * COUNT
    assert (tally.parts > 0) == bool(find(game).parts)


async def over_wires(game: str, server: RunningServer, clock: HandClock, count: int) -> Tally:
    wires = Wires(server, clock)
    try:
        often = SWAPPED_OFTEN.get(game, 1)
        return await compare_streams(wires, find(game), SWAPS[game], range(count), often)
    finally:
        await wires.close()


class Half:
    """Of the tables every other one lives here, by the hash of its id."""

    def __init__(self, names: tuple[str, str], number: int) -> None:
        self.own: list[int] = []
        self._names = names
        self._number = number
        self.name = names[number]

    def is_here(self, table: str) -> bool:
        return shard_of(table) % 2 == self._number

    def gap(self, table: str) -> Gap:
        return Gap(0, 0)

    async def where(self, table: str) -> str | None:
        return None if self.is_here(table) else self._names[1 - self._number]

    async def another(self) -> str | None:
        return self._names[1 - self._number]

    async def settle(self, residents: Residents) -> None:
        pass

    async def leave(self) -> None:
        pass


class Wanderer:
    """Comes to the first server with everything, and goes where it is sent."""

    def __init__(self, wires: dict[str, Wire], done: Callable[["Wanderer"], Awaitable[None]]) -> None:
        self._wires = wires
        self._done = done
        self.at: dict[str, str] = {}

    async def send(self, **message: object) -> None:
        table = str(message["table"])
        if message["type"] == "enter" and table not in self.at:
            usual = self._wires[USUAL]
            await usual.send(**message)
            await self._done(self)
            self.at[table] = usual.places.get(table, USUAL)
            if self.at[table] == USUAL:
                return
        await self._wires[self.at[table]].send(**message)

    def frames(self, table: str) -> list[bytes]:
        return self._wires[self.at[table]].frames(table) if table in self.at else []

    @property
    def wires(self) -> list[Wire]:
        return list(self._wires.values())

    async def close(self) -> None:
        for wire in self._wires.values():
            await wire.close()


class TwoServers(Wires):
    """What is stored is the same for both."""

    def __init__(self, servers: dict[str, RunningServer], clock: HandClock) -> None:
        super().__init__(servers[USUAL], clock)
        self._servers = list(servers.values())
        self._by_path = servers
        self.wanderers: list[Wanderer] = []

    async def line(self, person: str) -> Line:
        wires = {path: await self.wire(person, server, path) for path, server in self._by_path.items()}
        wanderer = Wanderer(wires, self.done)
        self._lines.append(wanderer)
        self.wanderers.append(wanderer)
        return wanderer


@pytest.mark.parametrize("game", ["drachensachen", "schutt_und_asche"])
def test_through_two_servers_every_frame_is_a_function_of_what_one_may_know(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, names = HandClock(), ("one", "two")
    monkeypatch.setattr("drachenhort.server.serve.now", lambda: clock.time)
    with ExitStack() as stack:
        servers: dict[str, RunningServer] = {}
        stores = WebStore(), WebStore()
        vars(stores[1]).update({name: value for name, value in vars(stores[0]).items() if isinstance(value, dict)})
        for number, (name, store) in enumerate(zip(names, stores, strict=True)):
            store.places = Half(names, number)
            settings = Settings(paces=UNLIMITED, leisure=0, moment=0, messages=1_000_000, node=name)
            path = f"/n/{name}/ws" if number else USUAL
            servers[path] = stack.enter_context(running_server(settings, store))
        tally, found = asyncio.run(over_two(game, TwoServers(servers, clock)))
    assert tally.frames > 4 * tally.swaps > 0
    assert found == set(servers), "tables of both were looked at"


async def over_two(game: str, servers: TwoServers) -> tuple[Tally, set[str]]:
    try:
        tally = await compare_streams(servers, find(game), SWAPS[game], range(COUNT // 100), SWAPPED_OFTEN.get(game, 1))
    finally:
        await servers.close()
    return tally, {path for wanderer in servers.wanderers for path in wanderer.at.values()}


@pytest.mark.parametrize("game", ["schutt_und_asche"])
def test_a_server_that_tells_of_parts_of_a_choice_is_noticed(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison can fail: this server takes every part for a choice of its own and tells all that it was made."""
    parts = find(game).parts
    monkeypatch.setattr(find(game), "parts", [])
    with pytest.raises(Told):
        asyncio.run(compare_streams(Room(Inn()), find(game), SWAPS[game], range(200), parts=parts))
