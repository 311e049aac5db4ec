"""A process that appends to the store until it is killed, and says what it was told is durable.

`python -m tests.server.appender FOLDER STORE MARK` appends to several tables at once, after what it finds there, and marks
each act. A line on standard output names a table and how many entries of it have been acknowledged.
"""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import drachenhort
from drachenhort.server.store.entries import Acted
from drachenhort.server.store.found import open_store
from drachenhort.server.store.store import Snapshot, Store, append

ROOT = Path(__file__).parents[2]
SOURCE = Path(drachenhort.__file__).parents[1]
TABLES = 20
SNAPSHOT_EVERY = 7


def start_appender(folder: Path, store: str = "sqlite", mark: str = "") -> subprocess.Popen[bytes]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(SOURCE)])}
    command = [sys.executable, "-m", "tests.server.appender", str(folder), store, mark]
    return subprocess.Popen(command, stdout=subprocess.PIPE, env=environment)


async def append_for_ever(store: Store, table: str, mark: str) -> None:
    stored = await store.load(table)
    number = 0 if stored is None else len(stored.entries)
    while True:
        snapshot = Snapshot(number + 1, b"position") if number % SNAPSHOT_EVERY == 0 else None
        await append(store, table, number, [Acted(at=number, seat=0, action=number, act=mark)], snapshot=snapshot)
        number += 1
        os.write(sys.stdout.fileno(), f"{table} {number}\n".encode())


async def main() -> None:
    folder, wanted, mark = sys.argv[1:]
    store = await open_store(wanted, Path(folder))
    await asyncio.gather(*(append_for_ever(store, f"table-{number}", mark) for number in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main())
