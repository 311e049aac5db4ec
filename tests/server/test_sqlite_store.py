"""What the store in the data folder does besides what every store does: groups, damage, a full disk, a killed process."""

import asyncio
import os
import resource
import sqlite3
import stat
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from drachenhort.server.base.data_folder import DataError
from drachenhort.server.store.entries import Acted, Said
from drachenhort.server.store.sqlite.migrations import DATABASE
from drachenhort.server.store.sqlite.store import SqliteStore
from drachenhort.server.store.sqlite.writer import JOURNAL
from drachenhort.server.store.store import StoreError, append
from tests.server.appender import SNAPSHOT_EVERY, TABLES, start_appender
from tests.server.test_stores import acted, row

KILLS = 6


def with_store(folder: Path, use: Callable[[SqliteStore], Awaitable[None]]) -> None:
    """Opens the store, uses it and closes it, whatever happens."""

    async def run() -> None:
        store = SqliteStore.open(folder)
        try:
            await use(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_many_who_wait_share_a_transaction(tmp_path: Path) -> None:
    tables = 900  # More than one statement can take.

    async def use(store: SqliteStore) -> None:
        for number in range(3):
            await asyncio.gather(*(append(store, f"t{table}", number, [acted(number)]) for table in range(tables)))
        writer = store._writer
        assert writer.writes == 3 * tables and writer.groups < writer.writes / 10
        for table in (0, 299, 300, 899):
            stored = await store.load(f"t{table}")
            assert stored is not None and stored.entries == [acted(0), acted(1), acted(2)]

    with_store(tmp_path, use)


def test_the_journal_is_cleared_now_and_then_and_nobody_can_tell(tmp_path: Path) -> None:
    tables = 300

    async def use(store: SqliteStore) -> None:
        for number in range(JOURNAL // tables + 2):
            await asyncio.gather(*(append(store, f"t{table}", number, [acted(number)]) for table in range(tables)))
        with sqlite3.connect(tmp_path / DATABASE) as somebody:
            for part in ("entries", "journal"):
                assert somebody.execute(f"SELECT count(*) FROM {part} WHERE table_id = 't7'").fetchone() > (0,)
        somebody.close()
        for taken in range(number + 1):
            with pytest.raises(StoreError, match="number is there already"):
                await append(store, "t7", taken, [acted(taken)])

    async def read(store: SqliteStore) -> None:
        stored = await store.load("t7")
        assert stored is not None and stored.entries == [acted(number) for number in range(JOURNAL // tables + 2)]

    with_store(tmp_path, use)
    with_store(tmp_path, read)


def test_a_full_disk_fails_what_does_not_fit_and_nothing_else(tmp_path: Path) -> None:
    large = [Said(number, "kim", "Kim", "x" * 300) for number in range(10_000)]
    limit = resource.getrlimit(resource.RLIMIT_FSIZE)

    async def use(store: SqliteStore) -> None:
        await append(store, "t", 0, [acted(0)])
        resource.setrlimit(resource.RLIMIT_FSIZE, (1_000_000, limit[1]))
        try:
            results = await asyncio.gather(
                append(store, "large", 0, large, row("large")), append(store, "t", 1, [acted(1)]), return_exceptions=True
            )
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limit)
        assert isinstance(results[0], StoreError) and results[1] is None
        assert await store.load("large") is None and await store.running() == []
        await append(store, "large", 0, large, row("large"))

    async def read(store: SqliteStore) -> None:
        small, full = await store.load("t"), await store.load("large")
        assert small is not None and small.entries == [acted(0), acted(1)]
        assert full is not None and full.entries == large

    with_store(tmp_path, use)
    with_store(tmp_path, read)


def test_the_event_loop_goes_on_while_the_disk_works(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        with sqlite3.connect(tmp_path / DATABASE, isolation_level=None) as somebody:
            somebody.execute("BEGIN IMMEDIATE")
            waiting = asyncio.ensure_future(append(store, "t", 0, [acted(0)]))
            await asyncio.sleep(0.05)
            assert not waiting.done() and await store.load("t") is None  # Readers do not wait for it either.
            somebody.execute("ROLLBACK")
        somebody.close()
        await waiting
        assert await store.load("t") is not None

    with_store(tmp_path, use)


def test_closing_writes_what_waits_and_refuses_what_comes_later(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        waiting = [asyncio.ensure_future(append(store, f"t{table}", 0, [acted(0)], row(f"t{table}"))) for table in range(9)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*waiting)
        with pytest.raises(StoreError, match="closed"):
            await append(store, "late", 0, [acted(0)])
        with pytest.raises(StoreError, match="closed"):
            await store.load("t0")

    async def read(store: SqliteStore) -> None:
        assert len(await store.running()) == 9

    with_store(tmp_path, use)
    with_store(tmp_path, read)


def test_a_log_with_a_hole_is_not_played_on(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        await append(store, "t", 0, [acted(0), acted(1), acted(2)])
        with sqlite3.connect(tmp_path / DATABASE) as somebody:
            somebody.execute("DELETE FROM journal WHERE number = 1")
        somebody.close()
        with pytest.raises(StoreError, match="missing"):
            await store.load("t")

    with_store(tmp_path, use)


def test_an_entry_that_cannot_be_read_is_a_fault_of_the_store(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        await append(store, "t", 0, [acted(0)])
        with sqlite3.connect(tmp_path / DATABASE) as somebody:
            somebody.execute('UPDATE journal SET body = \'{"kind":"unheard-of"}\'')
        somebody.close()
        with pytest.raises(StoreError, match="read"):
            await store.load("t")

    with_store(tmp_path, use)


def test_the_data_is_for_its_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "some" / "where"

    async def use(store: SqliteStore) -> None:
        await append(store, "t", 0, [acted(0)])
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}
        assert len(modes) >= 3 and set(modes.values()) == {0o600}, modes

    before = os.umask(0)
    try:
        with_store(folder, use)
    finally:
        os.umask(before)


def test_two_servers_cannot_use_one_folder(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        with pytest.raises(DataError, match=rf"another server \(process {os.getpid()}\) uses {tmp_path}; stop it, or give"):
            SqliteStore.open(tmp_path)
        await append(store, "t", 0, [acted(0)])

    with_store(tmp_path, use)
    with_store(tmp_path, lambda store: store.alive(1))  # It is free again.


@pytest.mark.parametrize("content", [b"not a database at all" * 100, b"SQLite format 3\0" + b"\xff" * 2000])
def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path, content: bytes) -> None:
    (tmp_path / DATABASE).write_bytes(content)
    with pytest.raises(DataError, match="put a backup in its place"):
        SqliteStore.open(tmp_path)
    assert (tmp_path / DATABASE).read_bytes() == content


def test_the_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / DATABASE) as theirs:
        theirs.execute("CREATE TABLE recipes (name)")
    theirs.close()
    content = (tmp_path / DATABASE).read_bytes()
    with pytest.raises(DataError, match="another program"):
        SqliteStore.open(tmp_path)
    assert (tmp_path / DATABASE).read_bytes() == content


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(DataError, match="is a file"):
        SqliteStore.open(tmp_path / "file")
    with pytest.raises(DataError, match="cannot be made"):
        SqliteStore.open(tmp_path / "file" / "below")


def test_kill_9_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    acknowledged: dict[str, int] = {}
    for kill in range(KILLS):
        with start_appender(tmp_path) as appender:
            assert appender.stdout is not None
            appender.stdout.readline()
            time.sleep(0.02 * kill)
            appender.kill()
            for line in appender.stdout.read().splitlines():
                table, count = line.split()
                acknowledged[table.decode()] = int(count)

    async def read(store: SqliteStore) -> None:
        assert len(acknowledged) == TABLES and sum(acknowledged.values()) > 100
        for table, count in acknowledged.items():
            stored = await store.load(table)
            assert stored is not None and len(stored.entries) >= count
            assert stored.entries == [Acted(at=number, seat=0, action=number) for number in range(len(stored.entries))]
            last = (len(stored.entries) - 1) // SNAPSHOT_EVERY * SNAPSHOT_EVERY
            assert stored.snapshot is not None and stored.snapshot.entries == last + 1

    with_store(tmp_path, read)
