"""One server in one process: web pages, the interface for programs and the sockets on one port."""

import asyncio
import contextlib
import errno
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import uvicorn

from drachenhort.core.errors import DrachenhortError
from drachenhort.games import all_games, faults
from drachenhort.players.registry import player_names
from drachenhort.server.base.config import Settings
from drachenhort.server.base.hosts import Hosts
from drachenhort.server.base.logs import note
from drachenhort.server.http.admission import admission
from drachenhort.server.http.app import make_api
from drachenhort.server.http.context import Context
from drachenhort.server.http.http_protocol import IDLE_FOR, MOST_CONNECTIONS, Connections, http_class
from drachenhort.server.http.identity import Identity
from drachenhort.server.http.inline import inline_in
from drachenhort.server.http.metrics import Metrics
from drachenhort.server.http.middleware import Middleware
from drachenhort.server.http.pages import plain_page
from drachenhort.server.http.safety import Origins
from drachenhort.server.lab.lab import Lab
from drachenhort.server.push.calling import Calls
from drachenhort.server.push.sealing import IS_HERE as CAN_SEAL
from drachenhort.server.push.sealing import Sender
from drachenhort.server.store.store import Store, StoreError
from drachenhort.server.table.reviewing import Bots, Reviews
from drachenhort.server.table.slices import Slices
from drachenhort.server.table.table import Counters, Services
from drachenhort.server.table.tables import Tables
from drachenhort.server.wire.fanout import LocalFanOut
from drachenhort.server.wire.sockets import Sockets, socket_class
from drachenhort.texts.catalogue import LANGUAGES, catalogue
from drachenhort.words.rules import clauses_of

PATIENCE: Final = 3
"""Seconds that requests under way may still take when the server goes down."""


LEAVING: Final = 20
"""Seconds that giving the tables to other servers may take."""


class CannotServe(DrachenhortError):
    """The server cannot start as it was told to."""


def now() -> int:
    return time.time_ns() // 1_000_000


class Server(uvicorn.Server):
    """Says when it is up, and tells the sockets when it goes down. A signal ends it and nothing else."""

    def __init__(
        self, config: uvicorn.Config, play: Sockets, store: Store, on_ready: Callable[[uvicorn.Server], None]
    ) -> None:
        super().__init__(config)
        self._places: Final = store.places
        self._play: Final = play
        self._on_ready: Final = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._on_ready(self)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._places is not None:  # While it still answers: people are sent to where their tables are.
            with contextlib.suppress(StoreError, TimeoutError):
                async with asyncio.timeout(LEAVING):
                    await self._places.leave()
        self._play.close()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """uvicorn would raise the signal once more at the end: an orderly end is no death by a signal."""
        if threading.current_thread() is not threading.main_thread():  # Signals come to the main thread only.
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def bind(host: str, port: int) -> socket.socket:
    """The port, before anything else is begun. Raises CannotServe with what to do."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except (socket.gaierror, UnicodeError):
        raise CannotServe(f"--host {host}: there is no such address on this machine; try 127.0.0.1 or 0.0.0.0") from None
    listening = socket.socket(family, kind, protocol)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind(address)
    except PermissionError:
        listening.close()
        raise CannotServe(f"port {port} is only for the system's own servers; try --port 8080") from None
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise CannotServe(f"port {port} is taken, perhaps by another Drachenhort; try --port {port + 1}") from None
        raise CannotServe(f"{host}:{port} cannot be used: {error.strerror}; try --host 127.0.0.1") from None
    return listening


def read_everything() -> None:
    """Else the first one to come to a table of a game would wait, and everybody else meanwhile."""
    for fault in faults():
        note("no-game", fault=fault)
    for game in all_games():
        player_names(game.id)
        for language in LANGUAGES:
            catalogue(language, game.id)
            clauses_of(game.id, language)


def _contact(settings: Settings) -> str | None:
    """Whom push services can turn to."""
    return settings.contact or (settings.public_url if settings.is_https else None)


async def serve(
    settings: Settings,
    store: Store,
    bots: Bots,
    listening: socket.socket,
    metrics: Metrics,
    on_ready: Callable[[uvicorn.Server], None],
    lab_folder: Path | None = None,
) -> None:
    """Until a signal ends it. What the tables have begun is then finished and stored.

    The lab has its runs in `lab_folder`; without one there is no lab.
    """
    services = Services(store, LocalFanOut(), bots, now, Counters(), Slices(), settings.leisure, settings.moment)
    tables = Tables(services, settings.caps)
    secret = await store.secret()
    identity = Identity(secret, settings.is_https, await store.ended())
    hosts = Hosts(settings.public_url, settings.hosts)
    sockets = Sockets(tables, admission(identity, Origins(settings.public_url), hosts), settings)
    metrics.watch(tables, sockets)
    reviews = Reviews(store, bots, services.slices)
    lab = None if lab_folder is None else Lab(lab_folder, secret, settings.lab_games, now)
    sender = Sender(secret, _contact(settings), now) if CAN_SEAL else None
    calls = Calls(tables, sender, settings.grace)
    context = Context(settings, tables, reviews, identity, metrics, calls, sockets.send_away, lab)
    await tables.resume()
    calling = asyncio.create_task(calls.run())
    if lab is not None:
        await lab.begin()
    reading = asyncio.create_task(asyncio.to_thread(read_everything))
    try:
        # Half a second of work, which may take several on a busy machine: the store's lease has to be renewed meanwhile.
        api = await asyncio.to_thread(make_api, context)
        config = uvicorn.Config(
            Middleware(api, context, inline_in(plain_page())),
            http=http_class(Connections(settings.connections, settings.trusted_proxies, MOST_CONNECTIONS)),
            ws=socket_class(sockets),
            loop="none",
            lifespan="off",
            interface="asgi3",
            log_config=None,
            access_log=False,
            proxy_headers=False,
            server_header=False,
            timeout_keep_alive=IDLE_FOR,
            timeout_graceful_shutdown=PATIENCE,
        )
        note("up", port=listening.getsockname()[1])
        await Server(config, sockets, store, on_ready).serve([listening])
    finally:
        calling.cancel()
        await asyncio.gather(calling, return_exceptions=True)
        if lab is not None:
            await lab.close()
        await reviews.close()
        await tables.close()
        await reading
        note("down")
