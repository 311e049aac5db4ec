"""What somebody is sent is a function of what they may know: whole streams of frames, over real sockets.

`SWAPS` says how many swaps there are for each game; `make leaks` has a hundred times as many as the gate.
"""

import asyncio
import os
from contextlib import ExitStack

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

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


class HandClock:
    """What the server takes for the time."""

    time = START


class Wire:
    """One real socket. What comes is read all the time."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._frames: dict[str, list[bytes]] = {}
        self._asked = 0
        self._answered = 0
        self._news = asyncio.Event()
        self.places: dict[str, str] = {}
        """Where it was sent, by table."""
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for data in self._socket:
            assert isinstance(data, str)
            frame = msgspec.json.decode(data)
            if frame["type"] == "problem" and frame["code"] == "not-entered":
                self._answered += 1
                self._news.set()
            elif frame["type"] == "problem" and frame["code"] == "elsewhere":
                assert frame.keys() == {"type", "code", "text", "table", "place"} and frame["text"] == NOT_HERE
                self.places[frame["table"]] = frame["place"]
                self._news.set()
            elif "table" in frame:
                self._frames.setdefault(frame["table"], []).append(data.encode())
                self._news.set()

    async def send(self, **message: object) -> None:
        await self._socket.send(msgspec.json.encode(message).decode())

    def frames(self, table: str) -> list[bytes]:
        return self._frames.pop(table, [])

    async def catch_up(self) -> None:
        """Asks for something at a table that there is not: when the answer is there, so is all that was sent before."""
        self._asked += 1
        await self.send(type="undo", table="nowhere", id="are you there")
        while self._answered < self._asked:
            self._news.clear()
            await self._news.wait()

    async def hear_of(self, table: str) -> None:
        while table not in self.places and table not in self._frames:
            self._news.clear()
            await self._news.wait()

    async def close(self) -> None:
        await self._socket.close()
        await self._reading


class Wires:
    """A server behind real sockets, whose clock is set by hand."""

    def __init__(self, server: RunningServer, clock: HandClock) -> None:
        self._server = server
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
        wire = Wire(await connect(url, additional_headers={"Cookie": cookie}))
        await wire.send(type="hello", protocol=PROTOCOL, lang="en")
        return wire

    async def settle(self) -> None:
        """Twice: what one has sent may still be on its way to another while the first answers are."""
        for _ in range(2):
            for line in self._lines:
                await line.catch_up()

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

    def __init__(self, wires: dict[str, Wire]) -> None:
        self._wires = wires
        self.at: dict[str, str] = {}

    async def send(self, **message: object) -> None:
        table = str(message["table"])
        if message["type"] == "enter" and table not in self.at:
            usual = self._wires[USUAL]
            await usual.send(**message)
            await usual.hear_of(table)
            self.at[table] = usual.places.get(table, USUAL)
            if self.at[table] == USUAL:
                return
        await self._wires[self.at[table]].send(**message)

    def frames(self, table: str) -> list[bytes]:
        return self._wires[self.at[table]].frames(table) if table in self.at else []

    async def catch_up(self) -> None:
        for wire in self._wires.values():
            await wire.catch_up()

    async def close(self) -> None:
        for wire in self._wires.values():
            await wire.close()


class TwoServers(Wires):
    """What is stored is the same for both."""

    def __init__(self, servers: dict[str, RunningServer], clock: HandClock) -> None:
        super().__init__(servers[USUAL], clock)
        self._by_path = servers
        self.wanderers: list[Wanderer] = []

    async def line(self, person: str) -> Line:
        wanderer = Wanderer({path: await self.wire(person, server, path) for path, server in self._by_path.items()})
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
