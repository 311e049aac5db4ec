"""What somebody is sent is a function of what they may know: whole streams of frames, over real sockets.

`SWAPS` says how many swaps there are for each game; `make leaks` has a hundred times as many as the gate.
"""

import asyncio
import os

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from drachenhort.games import find
from drachenhort.server.base.config import Settings
from drachenhort.server.http.identity import Identity, Visit
from drachenhort.server.store import entries as log
from drachenhort.server.store.store import Person, Snapshot
from drachenhort.server.wire.messages import PROTOCOL
from tests.server.house import Inn
from tests.server.twins import SWAPPED_OFTEN, SWAPS
from tests.server.web import UNLIMITED, RunningServer, running_server
from tests.streams import START, Line, Room, Tally, Told, compare_streams, put

COUNT = int(os.environ.get("SWAPS", "1000"))
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
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for data in self._socket:
            assert isinstance(data, str)
            frame = msgspec.json.decode(data)
            if frame["type"] == "problem" and frame["code"] == "not-entered":
                self._answered += 1
                self._news.set()
            elif "table" in frame:
                self._frames.setdefault(frame["table"], []).append(data.encode())

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

    async def close(self) -> None:
        await self._socket.close()
        await self._reading


class Wires:
    """A server behind real sockets, whose clock is set by hand."""

    def __init__(self, server: RunningServer, clock: HandClock) -> None:
        self._server = server
        self._clock = clock
        self._lines: list[Wire] = []

    @property
    def time(self) -> int:
        return self._clock.time

    @time.setter
    def time(self, time: int) -> None:
        self._clock.time = time

    def store(self, table: str, entries: list[log.AnyEntry], snapshot: Snapshot) -> None:
        put(self._server.store, table, entries, snapshot)

    async def line(self, person: str) -> Line:
        cookie = Identity(await self._server.store.secret()).cookie(Visit(Person(person, person.upper()))).partition(";")[0]
        url = f"ws{self._server.url.removeprefix('http')}/ws"
        wire = Wire(await connect(url, additional_headers={"Cookie": cookie}))
        self._lines.append(wire)
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


@pytest.mark.parametrize("game", ["schutt_und_asche"])
def test_a_server_that_tells_of_parts_of_a_choice_is_noticed(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison can fail: this server takes every part for a choice of its own and tells all that it was made."""
    parts = find(game).parts
    monkeypatch.setattr(find(game), "parts", [])
    with pytest.raises(Told):
        asyncio.run(compare_streams(Room(Inn()), find(game), SWAPS[game], range(200), parts=parts))
