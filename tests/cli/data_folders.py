"""Data folders with three tables: one that has not begun, one under way, one that is over."""

import asyncio
import hashlib
from pathlib import Path

from drachenhort.core.rng import Rng
from drachenhort.server.store.entries import AnyEntry, decode_entry
from drachenhort.server.store.sqlite.store import SqliteStore
from drachenhort.server.store.store import TableRow, append
from tests.server.house import Inn, laid, play

Logs = dict[str, list[AnyEntry]]


def played() -> Logs:
    """The logs of the three."""

    async def run() -> Logs:
        inn = Inn()
        people = [inn.visitor("Anna"), inn.visitor("Ben")]
        ids: dict[str, str] = {}
        for name, most in (("open", 0), ("running", 5), ("over", None)):
            ids[name] = await laid(inn, people, options={"single_game": True}, is_started=name != "open")
            if name != "open":
                await play(inn, ids[name], people, Rng.from_seed(name), most)
        return {name: [decode_entry(entry) for entry in inn.store.logs[table]] for name, table in ids.items()}

    return asyncio.run(run())


def fill(folder: Path, logs: Logs, kept: bool = False) -> str:
    async def run() -> None:
        store = SqliteStore.open(folder)
        for status in ("open", "running", "over"):
            row = TableRow(status, "drachensachen", True, status, 1, 2, [], b"{}")
            await append(store, status, 0, logs[status], row)
        if kept:
            await store.keep("over", b"what it showed")
        await store.close()

    asyncio.run(run())
    return str(folder)


def fingerprints(folder: Path) -> dict[str, str]:
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in folder.iterdir()}
