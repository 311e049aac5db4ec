"""The load: tables at which two clients move in turn, and what became of their moves."""

import asyncio
import time
from abc import ABC, abstractmethod
from array import array
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from random import Random
from typing import NamedTuple, TypeVar

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from bench.server.process import ServerFailed

S = TypeVar("S")
T = TypeVar("T")

TEXT = WSMsgType.TEXT

AT_ONCE = 50
"""So many clients connect at the same time."""

PATIENCE = 30.0
"""Seconds to wait for what must come."""


class Move(NamedTuple):
    """Who did what. What an action number means is the server's own affair."""

    seat: int
    action: int


class Sent(NamedTuple):
    """A move on its way: the version it was decided on, and when it left."""

    version: int
    at: float
    move: Move


class Load:
    """What all tables share: how moves are made, and what is measured.

    Without a period whoever has the turn moves at once. With one the next move of a table follows after a chance time
    that is half to one and a half periods long.
    """

    def __init__(self, seed: int, period: float = 0, copies: int = 1) -> None:
        self.random = Random(seed)
        self.period = period
        self.copies = copies
        """How often every move is sent."""
        self.is_on = False
        self.is_counting = False
        self.latencies = array("d")
        """Seconds from sending a move until the other client heard of it, while counting."""
        self.problems: list[str] = []

    def choose(self, count: int) -> int:
        return int(self.random.random() * count)

    def delay(self) -> float:
        return self.period * (0.5 + self.random.random())


class Table:
    """Two clients and the moves between them."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.clients: list[Client] = []
        self.unheard: tuple[deque[Sent], deque[Sent]] = (deque(), deque())
        """By seat: the other's moves that this client has not heard of yet."""
        self.moves: list[Move] = []
        """Accepted and broadcast, in their order."""
        self.has_turn: Client | None = None
        """Who moves next, while the load is off."""

    @property
    def is_at_rest(self) -> bool:
        """Nothing is on its way, and it is known who moves next."""
        return not self.unheard[0] and not self.unheard[1] and self.has_turn is not None

    def hear(self, seat: int, version: int) -> None:
        """A client has heard that the table is at this version now."""
        unheard = self.unheard[seat]
        while unheard and unheard[0].version < version:
            sent = unheard.popleft()
            self.moves.append(sent.move)
            if self.load.is_counting:
                self.load.latencies.append(time.perf_counter() - sent.at)

    def take_turn(self, client: "Client") -> None:
        if not self.load.is_on:
            self.has_turn = client
        elif self.load.period:
            asyncio.get_running_loop().call_later(self.load.delay(), self.move, client)
        else:
            self.move(client)

    def move(self, client: "Client") -> None:
        if not self.load.is_on:
            self.has_turn = client
            return
        at = time.perf_counter()
        action = client.act()
        self.unheard[1 - client.seat].append(Sent(client.version, at, Move(client.seat, action)))

    def begin(self) -> None:
        """Goes on where the table stood when the load was off; paced tables not all at the same moment."""
        client, self.has_turn = self.has_turn, None
        if client is None:
            self.load.problems.append("a table where nobody has the turn")
        elif self.load.period:
            delay = self.load.period * self.load.random.random()
            asyncio.get_running_loop().call_later(delay, self.move, client)
        else:
            self.move(client)


class Client(WSListener, ABC):
    """One person's connection. What is said over it is up to the server at the other end."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.version = 0
        """The newest version of the table that it has heard of."""
        self.headers: dict[str, str] = {}
        """What it says of itself when it connects."""
        self.transport: WSTransport | None = None
        self.is_closing = False
        self.is_ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def connect(self, url: str) -> None:
        """Comes back when the client has seen the table."""
        await ws_connect(lambda: self, url, extra_headers=self.headers, websocket_handshake_timeout=PATIENCE)
        await asyncio.wait_for(self.is_ready, PATIENCE)

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != TEXT:
            return
        try:
            self.receive(frame.get_payload_as_bytes())
        except Exception as problem:
            self.fail(f"a message could not be understood: {problem!r}")

    def fail(self, problem: str) -> None:
        self.table.load.problems.append(problem)
        if not self.is_ready.done():
            self.is_ready.set_exception(ServerFailed(problem))

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        if not self.is_closing:
            self.fail("the server closed a connection")

    def close(self) -> None:
        self.is_closing = True
        if self.transport is not None:
            self.transport.disconnect()

    def send(self, text: bytes) -> None:
        assert self.transport is not None, "it is connected"
        self.transport.send(TEXT, text)

    @abstractmethod
    def receive(self, message: bytes) -> None:
        """Tells the table what is new, and takes the turn when there is one."""

    @abstractmethod
    def act(self) -> int:
        """Sends a legal action, as many times as the load wants it, and returns which."""


async def for_each(things: Iterable[S], do: Callable[[S], Awaitable[T]]) -> list[T]:
    """Some at the same time, not all."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(thing: S) -> T:
        async with gate:
            return await do(thing)

    try:
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(one(thing)) for thing in things]
    except ExceptionGroup as failures:
        raise failures.exceptions[0] from None
    return [task.result() for task in tasks]
