"""Old data goes on with a new program; data of a newer program is refused and left as it is."""

import asyncio
import hashlib
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from drachenhort.server.base.data_folder import DataError
from drachenhort.server.store.entries import Acted, encode_entry
from drachenhort.server.store.sqlite.backup import back_up
from drachenhort.server.store.sqlite.migrations import DATABASE, MIGRATIONS, Migration, check, migrate, version_of
from drachenhort.server.store.sqlite.store import SqliteStore
from drachenhort.server.store.store import Person, StoreError, TableRow, append

NEWEST = len(MIGRATIONS)
LOG = [Acted(at=1, seat=0, action=4), Acted(at=2, seat=1, action=5)]


def add_colours(connection: sqlite3.Connection) -> None:
    connection.execute("ALTER TABLE people ADD COLUMN colour TEXT NOT NULL DEFAULT 'green'")


def shout_colours(connection: sqlite3.Connection) -> None:
    connection.execute("UPDATE people SET colour = upper(colour)")


def break_off(connection: sqlite3.Connection) -> None:
    connection.execute("DELETE FROM people")
    connection.execute("CREATE TABLE half_done (name)")
    raise sqlite3.OperationalError("database or disk is full")


def fill(folder: Path) -> None:
    async def run() -> None:
        store = SqliteStore.open(folder)
        await append(store, "t", 0, LOG, TableRow("t", "drachenfels", True, "running", 1, 2, ["kim"], b"{}"))
        await store.save_person(Person("kim", "Kim"))
        await store.close()

    asyncio.run(run())


def open_and_close(folder: Path, migrations: Sequence[Migration]) -> None:
    asyncio.run(SqliteStore.open(folder, migrations).close())


def look(folder: Path, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(folder / DATABASE)) as connection:
        return connection.execute(query).fetchall()


def fingerprints(folder: Path) -> dict[str, str]:
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in folder.iterdir() if path.name != "lock"}


def test_a_new_folder_has_the_newest_version(tmp_path: Path) -> None:
    fill(tmp_path)
    assert look(tmp_path, "PRAGMA user_version") == [(NEWEST,)]
    assert look(tmp_path, "PRAGMA journal_mode") == [("wal",)]


def test_old_data_is_brought_forward_step_by_step(tmp_path: Path) -> None:
    fill(tmp_path)

    async def run() -> None:
        store = SqliteStore.open(tmp_path, [*MIGRATIONS, add_colours, shout_colours])
        stored = await store.load("t")
        assert stored is not None and stored.entries == LOG
        assert await store.running() == ["t"]
        await store.close()

    asyncio.run(run())
    assert look(tmp_path, "SELECT * FROM people") == [("kim", "Kim", "GREEN")]
    assert look(tmp_path, "PRAGMA user_version") == [(NEWEST + 2,)]


def test_the_first_layout_is_read_and_backed_up_and_brought_forward(tmp_path: Path) -> None:
    """It had no journal."""
    data = tmp_path / "data"
    data.mkdir()
    with closing(sqlite3.connect(data / DATABASE, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        migrate(connection, MIGRATIONS[:1])
        for number, entry in enumerate(LOG):
            connection.execute("INSERT INTO entries VALUES ('t', ?, ?)", [number, encode_entry(entry).decode()])
    assert back_up(data, tmp_path / "copy").entries == len(LOG)

    async def run() -> None:
        store = SqliteStore.open(data)
        with pytest.raises(StoreError, match="there already"):
            await append(store, "t", 0, LOG)
        await append(store, "t", len(LOG), LOG)
        stored = await store.load("t")
        assert stored is not None and stored.entries == LOG * 2
        await store.close()

    asyncio.run(run())


def test_a_step_that_fails_leaves_the_version_before_it(tmp_path: Path) -> None:
    fill(tmp_path)
    with pytest.raises(DataError, match="disk is full"):
        SqliteStore.open(tmp_path, [*MIGRATIONS, add_colours, break_off])
    assert look(tmp_path, "SELECT * FROM people") == [("kim", "Kim", "green")]
    assert look(tmp_path, "SELECT name FROM sqlite_master WHERE name = 'half_done'") == []
    assert look(tmp_path, "PRAGMA user_version") == [(NEWEST + 1,)]
    open_and_close(tmp_path, [*MIGRATIONS, add_colours, shout_colours])
    assert look(tmp_path, "SELECT * FROM people") == [("kim", "Kim", "GREEN")]


def test_a_newer_folder_is_refused_and_not_touched(tmp_path: Path) -> None:
    fill(tmp_path)
    open_and_close(tmp_path, [*MIGRATIONS, add_colours])
    before = fingerprints(tmp_path)
    with pytest.raises(DataError, match=f"newer .*number {NEWEST + 1}, this one knows {NEWEST}.*use the newer one"):
        SqliteStore.open(tmp_path)
    assert fingerprints(tmp_path) == before
    open_and_close(tmp_path, [*MIGRATIONS, add_colours])  # The newer one can go on.


def test_a_newer_folder_whose_server_was_killed_is_refused_too(tmp_path: Path) -> None:
    """Then the version stands in the journal and not yet in the database itself."""
    fill(tmp_path)
    with closing(sqlite3.connect(tmp_path / DATABASE, isolation_level=None)) as connection:
        connection.execute("PRAGMA wal_autocheckpoint = 0")
        migrate(connection, [*MIGRATIONS, add_colours])
        killed = tmp_path / "killed"
        killed.mkdir()
        for path in tmp_path.glob(f"{DATABASE}*"):
            (killed / path.name).write_bytes(path.read_bytes())
    before = fingerprints(killed)
    assert f"{DATABASE}-wal" in before
    with pytest.raises(DataError, match="newer"):
        SqliteStore.open(killed)
    after = fingerprints(killed)
    assert {name: after[name] for name in (DATABASE, f"{DATABASE}-wal")} == {
        name: before[name] for name in (DATABASE, f"{DATABASE}-wal")
    }


def test_migrating_what_is_newest_does_nothing(tmp_path: Path) -> None:
    fill(tmp_path)
    check(tmp_path / DATABASE)
    with closing(sqlite3.connect(tmp_path / DATABASE, isolation_level=None)) as connection:
        migrate(connection)
        assert version_of(connection) == NEWEST and connection.total_changes == 0
