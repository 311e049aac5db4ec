"""A whole server on a port of this machine, in a thread of its own, and clients for it."""

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import uvicorn
from websockets.sync.client import connect

from drachenhort.server.base.config import Pace, Paces, Settings
from drachenhort.server.http.metrics import Metrics
from drachenhort.server.serve import bind, serve
from drachenhort.server.store.store import Status, StoreError, TableRow
from drachenhort.server.wire.messages import PROTOCOL
from tests.server.house import MemoryStore, QuickBots, idle

FAST = Pace("1000000/second", "1000000/second")
UNLIMITED = Paces(FAST, FAST, FAST, FAST, FAST, "1000000/second", reviews=FAST, accounts=FAST)


class WebStore(MemoryStore):
    """Finds tables as lists ask for them, and when it is broken cannot even be read."""

    async def public_tables(self, status: Status, game: str | None, limit: int) -> list[TableRow]:
        self._check()
        found = [row for row in self.rows.values() if row.is_public and row.status == status and game in (None, row.game)]
        return sorted(found, key=lambda row: -row.changed)[:limit]

    async def tables_of(self, person: str, limit: int, *, with_closed: bool = False) -> list[TableRow]:
        self._check()
        return await super().tables_of(person, limit, with_closed=with_closed)

    def _check(self) -> None:
        if self.is_broken:
            raise StoreError("the disk is full")


class RunningServer:
    """Where it is, what it stores, and its bots."""

    def __init__(self, url: str, store: WebStore, bots: QuickBots, loop: asyncio.AbstractEventLoop) -> None:
        self.url = url
        self.store = store
        self.bots = bots
        self._loop = loop

    async def rest(self) -> None:
        """Until nothing comes any more of what has arrived."""
        before = -1
        while before != (before := self.store.attempts + self.store.writes + self.store.reads):
            await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(idle(), self._loop))

    def visitor(self, **headers: str) -> httpx.Client:
        """Somebody with a browser of their own, on one of the server's pages."""
        return httpx.Client(base_url=self.url, headers={"origin": self.url, **headers}, timeout=20)

    def stranger(self, **headers: str) -> httpx.Client:
        """A program that knows nothing of origins."""
        return httpx.Client(base_url=self.url, headers=headers, timeout=20)


@contextmanager
def looking_on(server: RunningServer, person: httpx.Client, table: str) -> Iterator[None]:
    """Somebody is at a table: where nobody is, nothing goes on.

    Nothing is read of what comes. Without a bound on that, going away need not wait for it.
    """
    assert person.get("/api/me").status_code == 200
    cookie = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
    url = f"ws{server.url.removeprefix('http')}/ws"
    with connect(url, additional_headers={"Cookie": cookie}, max_queue=None) as socket:
        socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
        socket.send(json.dumps({"type": "enter", "table": table}))
        yield


@contextmanager
def running_server(
    settings: Settings | None = None, store: WebStore | None = None, lab: Path | None = None
) -> Iterator[RunningServer]:
    store, bots = store or WebStore(), QuickBots()
    bots.is_aside = True
    listening = bind("127.0.0.1", 0)
    url = f"http://127.0.0.1:{listening.getsockname()[1]}"
    is_up = threading.Event()
    servers: list[uvicorn.Server] = []
    loops: list[asyncio.AbstractEventLoop] = []

    def ready(server: uvicorn.Server) -> None:
        servers.append(server)
        loops.append(asyncio.get_running_loop())
        is_up.set()

    def run() -> None:
        wanted = settings or Settings(paces=UNLIMITED, leisure=0, moment=0)
        asyncio.run(serve(wanted, store, bots, listening, Metrics(), ready, lab))

    thread = threading.Thread(target=run)
    thread.start()
    assert is_up.wait(20), "the server comes up"
    try:
        yield RunningServer(url, store, bots, loops[0])
    finally:
        servers[0].should_exit = True
        thread.join(20)
        assert not thread.is_alive(), "the server goes down in time"
