"""A server with all that belongs to it: the data folder, the bots' processes, the port."""

import asyncio
import gc
import resource
from collections.abc import Callable
from contextlib import suppress
from logging import WARNING
from typing import Final

import uvicorn
import uvloop

from drachenhort.server.base.config import Settings
from drachenhort.server.base.data_folder import DataError
from drachenhort.server.base.logs import note, set_up_logs
from drachenhort.server.bots.bots import Bots
from drachenhort.server.http.metrics import Metrics
from drachenhort.server.lab.runs import keepers_key
from drachenhort.server.serve import bind, read_everything, serve
from drachenhort.server.store.found import open_store
from drachenhort.server.store.store import StoreError

FILES: Final = 65_536
"""Each connection is an open file."""

FEWER_FILES: Final = 10_240
"""What macOS grants where it says that there is no limit and refuses more."""

LAB: Final = "lab"
"""In the data folder."""

GARBAGE: Final = (10_000, 20, 100)
"""Views are thousands of small objects without a cycle among them; looking for one as often as Python does by itself took
almost half of the server's time under load."""


def run(settings: Settings, greet: Callable[[int, str], None], accept_loss: bool = False) -> None:
    """Serves until Ctrl+C or SIGTERM. Raises a DrachenhortError if it cannot begin. `greet` is told the port,
    and the key of the lab for whoever runs the server.

    With `accept_loss` it also begins if acknowledged entries are missing in the data.
    """
    allow_many_files()
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    uvloop.run(_run(settings, greet, accept_loss))


async def _run(settings: Settings, greet: Callable[[int, str], None], accept_loss: bool) -> None:
    listening = bind(settings.host, settings.port)
    set_up_logs(settings.log)
    port: int = listening.getsockname()[1]
    try:
        if settings.node:  # Whoever is busy reading when others wait for it to renew its lease counts as late.
            await asyncio.to_thread(read_everything)
        store = await open_store(settings.store, settings.folder(), accept_loss, settings.node)
    except BaseException:
        listening.close()
        raise
    if store.given_up:
        note("acknowledged entries are missing; the loss was accepted", WARNING, entries=store.given_up)
    metrics = Metrics()
    store.measure(metrics.group)
    bots = Bots()
    bots.measure(metrics.wait)
    metrics.watch_bots(bots)
    lost: list[str] = []

    def ready(server: uvicorn.Server) -> None:
        def end(why: str) -> None:
            lost.append(why)
            server.should_exit = True

        store.watch(end)
        greet(port, key)

    lab = None if settings.has_address else settings.folder() / LAB
    try:
        key = keepers_key(await store.secret())
        await serve(settings, store, bots, listening, metrics, ready, lab)
        if lost:
            raise DataError(lost[0])
    except StoreError as error:
        # Before anybody could come in; later the store's errors are for those who ask for something.
        raise DataError(f"{'the database' if settings.has_address else settings.folder()}: {error}") from error
    finally:
        listening.close()
        try:
            await store.close()  # First, for another server may be waiting for it.
        finally:
            await bots.close()


def allow_many_files() -> None:
    """As many open files as the system lets us have."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    for wanted in (most, min(most, FEWER_FILES)):
        if soft < wanted:
            with suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
                return
