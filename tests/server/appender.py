"""A process that appends to the store until it is killed, and says what it was told is durable.

`python -m tests.server.appender FOLDER STORE MARK NODE` appends to several tables at once, after what it finds there, and
marks each act. A line on standard output names a table and how many entries of it have been acknowledged. With the name of
a node it appends to those tables that live there, with another mark whenever a table comes; SIGTERM has it leave in order.
"""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import drachenhort
from drachenhort.server.store.entries import Acted
from drachenhort.server.store.found import open_store
from drachenhort.server.store.store import Places, ServedStore, Snapshot, Store, append

ROOT = Path(__file__).parents[2]
SOURCE = Path(drachenhort.__file__).parents[1]
TABLES = 20
SNAPSHOT_EVERY = 7
IDLE = 0.02


def start_appender(folder: Path, store: str = "sqlite", mark: str = "", node: str = "") -> subprocess.Popen[bytes]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(SOURCE)])}
    command = [sys.executable, "-m", "tests.server.appender", str(folder), store, mark, node]
    return subprocess.Popen(command, stdout=subprocess.PIPE, env=environment)


async def append_for_ever(store: Store, table: str, mark: str) -> None:
    number = await length(store, table)
    while True:
        await append_one(store, table, number, mark)
        number += 1


async def length(store: Store, table: str) -> int:
    stored = await store.load(table)
    return 0 if stored is None else len(stored.entries)


async def append_one(store: Store, table: str, number: int, mark: str) -> None:
    snapshot = Snapshot(number + 1, b"position") if number % SNAPSHOT_EVERY == 0 else None
    await append(store, table, number, [Acted(at=number, seat=0, action=number, act=mark)], snapshot=snapshot)
    os.write(sys.stdout.fileno(), f"{table} {number + 1}\n".encode())


class Resident:
    """A table that is appended to while it lives here."""

    def __init__(self, store: Store, places: Places, table: str, mark: str) -> None:
        self._store = store
        self._places = places
        self.table = table
        self._mark = mark
        self._stays = 0
        self.busy = asyncio.Lock()
        self.number: int | None = None

    async def append_for_ever(self) -> None:
        while True:
            async with self.busy:
                is_here = self._places.is_here(self.table)
                if is_here and self.number is None:
                    self._stays += 1
                    self.number = await length(self._store, self.table)
                if is_here and self.number is not None:
                    await append_one(self._store, self.table, self.number, f"{self._mark}.{self._stays}")
                    self.number += 1
            await asyncio.sleep(0 if is_here else IDLE)


class Residents:
    """All of them."""

    def __init__(self, store: Store, places: Places, mark: str) -> None:
        self.all = [Resident(store, places, f"table-{number}", mark) for number in range(TABLES)]

    def take_up(self, running: list[str], unkept: list[str]) -> None:
        """Each sees for itself that it is here."""

    async def put_down(self, is_meant: Callable[[str], bool]) -> None:
        for resident in self.all:
            if is_meant(resident.table):
                async with resident.busy:
                    resident.number = None


async def share(store: ServedStore, places: Places, mark: str) -> None:
    """Until SIGTERM, or until it may no more."""
    residents = Residents(store, places, mark)
    ending = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, ending.set)
    await places.settle(residents)
    appending = asyncio.gather(*(resident.append_for_ever() for resident in residents.all))
    waiting = asyncio.create_task(ending.wait())
    either: list[asyncio.Future[Any]] = [appending, waiting]
    await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
    if not waiting.done():
        appending.result()
    await places.leave()
    appending.cancel()
    await store.close()


async def main() -> None:
    folder, wanted, mark, node = sys.argv[1:]
    store = await open_store(wanted, Path(folder), node=node)
    if store.places is not None:
        await share(store, store.places, mark)
    else:
        await asyncio.gather(*(append_for_ever(store, f"table-{number}", mark) for number in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main())
