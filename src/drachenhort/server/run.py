"""A server with all that belongs to it: the data folder, the bots' processes, the port."""

import sys
import time
from collections.abc import Callable, Sequence
from typing import Final

from drachenhort.server.bots import Bots
from drachenhort.server.config import Settings
from drachenhort.server.entries import AnyEntry
from drachenhort.server.logs import set_up_logs
from drachenhort.server.metrics import Metrics
from drachenhort.server.serve import bind, serve
from drachenhort.server.sqlite_store import SqliteStore
from drachenhort.server.store import Snapshot, TableRow

if sys.platform == "win32":
    from asyncio import run as run_loop
else:
    from uvloop import run as run_loop

FILES: Final = 65_536
"""Each connection is an open file."""


class MeasuredStore(SqliteStore):
    """Tells the metrics how long it takes until something is on the disk."""

    metrics: Metrics | None = None

    async def append(
        self,
        table: str,
        first: int,
        entries: Sequence[AnyEntry],
        row: TableRow | None = None,
        snapshot: Snapshot | None = None,
    ) -> None:
        began = time.perf_counter()
        await super().append(table, first, entries, row, snapshot)
        if self.metrics is not None:
            self.metrics.append(time.perf_counter() - began)


def run(settings: Settings, greet: Callable[[int], None]) -> None:
    """Serves until Ctrl+C or SIGTERM. Raises a DrachenhortError if it cannot begin. `greet` is told the port."""
    allow_many_files()
    run_loop(_run(settings, greet))


async def _run(settings: Settings, greet: Callable[[int], None]) -> None:
    listening = bind(settings.host, settings.port)
    port: int = listening.getsockname()[1]
    try:
        store = MeasuredStore.open(settings.folder())
    except BaseException:
        listening.close()
        raise
    set_up_logs(settings.log)
    metrics = store.metrics = Metrics()
    bots = Bots()
    metrics.watch_bots(bots)
    try:
        await serve(settings, store, bots, listening, metrics, lambda _: greet(port))
    finally:
        await bots.close()
        await store.close()


def allow_many_files() -> None:
    """As many open files as the system lets us have."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
