"""Moving a site's data from a folder to PostgreSQL: all or nothing, and every table is played through where it arrives."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Final, NamedTuple

import asyncpg
import msgspec

from drachenhort.core.errors import DrachenhortError
from drachenhort.server.base.data_folder import DataError
from drachenhort.server.store.entries import Said, encode_entry
from drachenhort.server.store.postgres.connections import FAULTS, PATIENCE, said, shown
from drachenhort.server.store.postgres.hashing import shard_of
from drachenhort.server.store.postgres.reader import Reader
from drachenhort.server.store.postgres.store import PostgresStore
from drachenhort.server.store.sqlite.migrations import DATABASE, look_into
from drachenhort.server.store.sqlite.store import SqliteStore
from drachenhort.server.table.ledger import ledger_of
from drachenhort.server.table.live_game import begin, follow_log

HOURS: Final = 36_000.0
"""Seconds that a step may take: the data of years is copied in one."""


class Part(NamedTuple):
    """What is moved: of which table which columns, how they are found in a folder, and by what they are ordered in both."""

    table: str
    columns: tuple[str, ...]
    source: str
    order: str
    convert: Callable[..., tuple[object, ...]]


def _as_they_are(*values: object) -> tuple[object, ...]:
    return values


def _listed(
    table: str, game: str, is_public: int, status: str, created: int, changed: int, people: str, summary: bytes
) -> tuple[object, ...]:
    who = msgspec.json.decode(people, type=list[str])
    return table, game, bool(is_public), status, created, changed, who, summary, shard_of(table)


def _line(table: str, at: int, person: str, name: str, text: str) -> tuple[object, ...]:
    return table, encode_entry(Said(at, person, name, text)).decode()


# Snapshots are left behind: the logs make them again.
PARTS: Final = (
    Part(
        "entries",
        ("table_id", "number", "body"),
        "SELECT table_id, number, body FROM log ORDER BY table_id, number",
        'table_id COLLATE "C", number',
        _as_they_are,
    ),
    Part(
        "tables",
        ("id", "game", "is_public", "status", "created", "changed", "people", "summary", "shard"),
        "SELECT id, game, is_public, status, created, changed, people, summary FROM tables ORDER BY id",
        'id COLLATE "C"',
        _listed,
    ),
    Part(
        "histories",
        ("table_id", "data"),
        "SELECT table_id, data FROM histories ORDER BY table_id",
        'table_id COLLATE "C"',
        _as_they_are,
    ),
    Part(
        "reviews",
        ("table_id", "seat", "data"),
        "SELECT table_id, seat, data FROM reviews ORDER BY table_id, seat",
        'table_id COLLATE "C", seat',
        _as_they_are,
    ),
    Part(
        "chat",
        ("table_id", "line"),
        "SELECT table_id, at, person, name, text FROM chat ORDER BY table_id, number",
        'table_id COLLATE "C", number',
        _line,
    ),
    Part("people", ("id", "name"), "SELECT id, name FROM people ORDER BY id", 'id COLLATE "C"', _as_they_are),
    Part(
        "records",
        ("person", "data"),
        "SELECT person, data FROM records ORDER BY person",
        'person COLLATE "C"',
        _as_they_are,
    ),
    Part(
        "accounts",
        ("person", "data", "ended"),
        "SELECT person, data, ended FROM accounts ORDER BY person",
        'person COLLATE "C"',
        _as_they_are,
    ),
    Part(
        "pushes",
        ("person", "key", "data"),
        "SELECT person, key, data FROM pushes ORDER BY person, key",
        'person COLLATE "C", key COLLATE "C"',
        _as_they_are,
    ),
)


class Moved:
    """What has arrived, and which tables could not be played through there, and why."""

    def __init__(self) -> None:
        self.rows: Final[dict[str, int]] = {}
        self.stranded: Final[dict[str, str]] = {}


async def move(folder: Path, address: str) -> Moved:
    """Raises DataError if the data cannot be moved; then nothing of it has arrived."""
    if not (folder / DATABASE).is_file():
        raise DataError(f"there is no data in {folder}; --from names the folder that a server was started with")
    source = SqliteStore.open(folder)
    try:
        async with _target(address) as target:
            with closing(look_into(folder / DATABASE)) as connection:
                return await _move(connection, target, shown(address))
    except (*FAULTS, sqlite3.Error) as fault:
        raise DataError(f"{folder} was not moved: {said(fault)}; nothing of it is in {shown(address)}") from None
    finally:
        await source.close()


@asynccontextmanager
async def _target(address: str) -> AsyncIterator[PostgresStore]:
    try:
        store = await asyncio.wait_for(PostgresStore.open(address), PATIENCE)
    except TimeoutError:
        raise DataError(f"a server uses {shown(address)}; stop it first, or give another database") from None
    try:
        yield store
    finally:
        await store.close()


async def _move(source: sqlite3.Connection, target: PostgresStore, place: str) -> Moved:
    moved = Moved()
    async with target.alone() as connection:
        for part in PARTS:
            if await connection.fetchval(f"SELECT EXISTS (SELECT FROM {part.table})"):
                raise DataError(f"{place} has data already, and stays as it is; give an empty database")
        for part in PARTS:
            await connection.copy_records_to_table(
                part.table, columns=part.columns, records=_rows(source, part), timeout=HOURS
            )
            moved.rows[part.table] = await _compare(source, connection, part)
        meta = dict(source.execute("SELECT key, value FROM meta WHERE key IN ('secret', 'alive')"))
        await connection.execute("UPDATE site SET secret = $1, alive = $2", meta["secret"], meta.get("alive"))
        async for (table,) in connection.cursor("SELECT DISTINCT table_id FROM entries ORDER BY table_id", timeout=HOURS):
            await _play_through(Reader(connection), table, moved)
    return moved


def _rows(source: sqlite3.Connection, part: Part) -> Iterator[tuple[object, ...]]:
    return (part.convert(*row) for row in source.execute(part.source))


async def _compare(source: sqlite3.Connection, connection: asyncpg.Connection, part: Part) -> int:
    """How many rows there are. Raises DataError unless what has arrived is what was sent."""
    sent = _rows(source, part)
    query = f"SELECT {', '.join(part.columns)} FROM {part.table} ORDER BY {part.order}"
    count = 0
    async for row in connection.cursor(query, prefetch=1000, timeout=HOURS):
        if next(sent, None) != tuple(row):
            raise DataError(f"{part.table} has arrived otherwise than it was sent; nothing was moved")
        count += 1
    if next(sent, None) is not None:
        raise DataError(f"{part.table} has arrived in part only; nothing was moved")
    return count


async def _play_through(target: Reader, table: str, moved: Moved) -> None:
    """From the log as it has arrived. A table that waits for other rules waits for them there too."""
    stored = await target.load(table)
    assert stored is not None, "its log has entries"
    try:
        ledger = ledger_of(stored.entries)
        if ledger.started is not None:
            for _ in follow_log(begin(ledger, ledger.started), stored.entries):
                pass
    except DrachenhortError as error:
        moved.stranded[table] = str(error)
    await asyncio.sleep(0)  # The lease is renewed meanwhile.
