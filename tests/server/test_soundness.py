"""Damaged pages and full disks: found at the start, met while running, and said by everybody who is asked."""

import asyncio
import logging
import resource
import sqlite3
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest

from drachenhort.server.base.config import Settings
from drachenhort.server.base.data_folder import DataError, sync
from drachenhort.server.run import _run as run_server
from drachenhort.server.store.entries import Acted, Said
from drachenhort.server.store.sqlite.migrations import DATABASE
from drachenhort.server.store.sqlite.soundness import is_damage
from drachenhort.server.store.sqlite.store import SqliteStore
from drachenhort.server.store.store import Person, Snapshot, StoreError, TableRow, append
from tests.server.damage import contents, spoil
from tests.server.process import ServerProcess

ENTRY = Acted(at=1, seat=0, action=4)
ROW = TableRow("t", "drachenfels", True, "running", 1, 2, ["kim"], b"{}")
ROOM = 20_000
"""Bytes of a file: enough for the server's log, too little for SQLite's journal."""

PLAN = {"game": "drachensachen", "seats": [{"kind": "me"}, {"kind": "bot"}]}


def with_store(folder: Path, use: Callable[[SqliteStore], Awaitable[None]]) -> None:
    async def run() -> None:
        store = SqliteStore.open(folder)
        try:
            await use(store)
        finally:
            await store.close()

    asyncio.run(run())


async def fill(store: SqliteStore) -> None:
    await append(store, "t", 0, [ENTRY], ROW, Snapshot(1, b"position"))
    await store.save_person(Person("kim", "Kim"))


# At the start.


@pytest.mark.parametrize("part", ["people", "entries", "journal", "tables", "listed_tables", "meta"])
def test_damaged_pages_are_found_at_the_start_and_left_alone(tmp_path: Path, part: str) -> None:
    with_store(tmp_path, fill)
    spoil(tmp_path, part)
    before = contents(tmp_path)
    with pytest.raises(DataError, match=rf"{DATABASE} is damaged \(.*\); put a backup in its place"):
        SqliteStore.open(tmp_path)
    assert contents(tmp_path) == before


def test_a_large_database_is_looked_over_while_it_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with_store(tmp_path, fill)
    spoil(tmp_path, "people")
    monkeypatch.setattr("drachenhort.server.store.sqlite.store.AT_ONCE", 0)

    async def use(store: SqliteStore) -> None:
        assert store._examination is not None
        store._examination.wait()
        for refused in (append(store, "t", 1, [ENTRY]), store.probe(), store.load("t"), store.running()):
            with pytest.raises(StoreError, match=r"the data is damaged .* until a backup is put in its place"):
                await refused

    with_store(tmp_path, use)
    assert [record.levelno for record in caplog.records] == [logging.CRITICAL]


def test_a_large_database_that_is_sound_is_used_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with_store(tmp_path, fill)
    monkeypatch.setattr("drachenhort.server.store.sqlite.store.AT_ONCE", 0)

    async def use(store: SqliteStore) -> None:
        await append(store, "t", 1, [ENTRY])
        assert store._examination is not None
        store._examination.wait()
        await append(store, "t", 2, [ENTRY])

    with_store(tmp_path, use)


# While it runs.


def test_damage_met_by_a_reader_stops_all_writes(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with_store(tmp_path, fill)

    async def use(store: SqliteStore) -> None:
        await append(store, "t", 1, [ENTRY])
        spoil(tmp_path, "people")
        with pytest.raises(StoreError, match="malformed"):
            await store.person("kim")
        before = contents(tmp_path)
        for write in (append(store, "t", 2, [ENTRY]), store.save_person(Person("bo", "Bo")), store.alive(1), store.probe()):
            with pytest.raises(StoreError, match="the data is damaged"):
                await write
        with pytest.raises(StoreError, match="the data is damaged"):
            await store.load("t")
        assert contents(tmp_path) == before

    with_store(tmp_path, use)
    assert [record.levelno for record in caplog.records] == [logging.CRITICAL], "it is said once"


def test_damage_met_by_the_writer_stops_all_writes(tmp_path: Path) -> None:
    with_store(tmp_path, fill)

    async def use(store: SqliteStore) -> None:
        spoil(tmp_path, "snapshots")
        with pytest.raises(StoreError, match="malformed"):
            await append(store, "t", 1, [ENTRY], None, Snapshot(2, b"later"))
        with pytest.raises(StoreError, match="the data is damaged"):
            await append(store, "t", 1, [ENTRY])

    with_store(tmp_path, use)


def test_in_a_group_with_a_write_that_meets_damage_no_other_is_acknowledged(tmp_path: Path) -> None:
    with_store(tmp_path, fill)

    async def use(store: SqliteStore) -> None:
        spoil(tmp_path, "snapshots")
        calls = [append(store, f"t{table}", 0, [ENTRY]) for table in range(5)]
        calls.insert(2, append(store, "t", 1, [ENTRY], None, Snapshot(2, b"later")))
        results = await asyncio.gather(*calls, return_exceptions=True)
        assert all(isinstance(result, StoreError) for result in results)

    with_store(tmp_path, use)


def test_a_full_disk_is_no_damage_and_passes(tmp_path: Path) -> None:
    """As soon as there is room again, everything goes on."""
    large = [Said(number, "kim", "Kim", "x" * 300) for number in range(200)]

    async def use(store: SqliteStore) -> None:
        await append(store, "t", 0, [ENTRY])
        connection = store._writer._connection
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(StoreError, match="disk is full"):
            await append(store, "t", 1, large)
        connection.execute("PRAGMA max_page_count = 1000000")
        await append(store, "t", 1, large)
        stored = await store.load("t")
        assert stored is not None and stored.entries == [ENTRY, *large]

    with_store(tmp_path, use)


def test_only_what_sqlite_calls_corrupt_is_damage(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "some.sqlite") as connection, pytest.raises(sqlite3.Error) as no_table:
        connection.execute("SELECT * FROM nothing")
    assert not is_damage(no_table.value)
    assert not is_damage(sqlite3.ProgrammingError("the cursor is closed"))
    assert not is_damage(ValueError("malformed"))
    (tmp_path / "none.sqlite").write_bytes(b"no database " * 1000)
    with sqlite3.connect(tmp_path / "none.sqlite") as connection, pytest.raises(sqlite3.Error) as no_database:
        connection.execute("SELECT * FROM sqlite_master")
    assert is_damage(no_database.value)


# What a whole server says.


@pytest.fixture
def server(tmp_path: Path) -> "ServerProcess":
    return ServerProcess(tmp_path)


def health(host: httpx.Client) -> tuple[int, str]:
    answer = host.get("/healthz")
    return answer.status_code, answer.json().get("text", "")


def wait_for_health(host: httpx.Client, status: int) -> str:
    """It is found out once a second."""
    end = time.monotonic() + 10
    while (found := health(host))[0] != status:
        assert time.monotonic() < end, found
        time.sleep(0.1)
    return found[1]


def test_a_server_on_a_full_disk_says_so_until_there_is_room(server: ServerProcess) -> None:
    server.start()
    try:
        with httpx.Client(base_url=server.url, headers={"origin": server.url}) as host:
            assert health(host) == (200, "")
            process = server.process_id
            limits = resource.prlimit(process, resource.RLIMIT_FSIZE)
            resource.prlimit(process, resource.RLIMIT_FSIZE, (ROOM, limits[1]))
            assert "nothing could be written" in wait_for_health(host, 503)
            assert host.post("/api/tables", json=PLAN).status_code == 503
            resource.prlimit(process, resource.RLIMIT_FSIZE, limits)
            wait_for_health(host, 200)
            assert host.post("/api/tables", json=PLAN).status_code == 201
        assert server.log().count("the store takes no writes") == server.log().count("takes writes again") == 1
    finally:
        assert server.stop() == 0


def test_a_server_with_damaged_data_stops_writing_and_does_not_start_again(server: ServerProcess) -> None:
    server.start()
    with httpx.Client(base_url=server.url, headers={"origin": server.url}) as host:
        host.post("/api/tables", json=PLAN)
    server.stop()
    server.start()
    try:
        with httpx.Client(base_url=server.url, headers={"origin": server.url}) as host:
            assert health(host)[0] == 200
            for part in ("members", "tables", "listed_tables"):
                spoil(server.data, part)
            assert host.get("/api/tables").status_code == 503
            assert "the data is damaged" in wait_for_health(host, 503)
            assert host.post("/api/tables", json=PLAN).status_code == 503
        assert "the data is damaged" in server.log()
    finally:
        server.stop()
    command = [sys.executable, "-m", "drachenhort", "serve", "--port", "0", "--data", str(server.data)]
    again = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert again.returncode == 2 and "is damaged" in again.stderr and "put a backup in its place" in again.stderr


def test_damage_that_is_found_before_anybody_can_come_in_is_said_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in a large database, which is looked over while the server starts."""
    opened = SqliteStore.open

    def open_and_condemn(folder: Path, accept_loss: bool) -> SqliteStore:
        store = opened(folder, accept_loss=accept_loss)
        store._writer._soundness.condemn("a page is gone")
        return store

    monkeypatch.setattr(SqliteStore, "open", open_and_condemn)
    monkeypatch.setattr("drachenhort.server.run.set_up_logs", lambda style: None)  # It would be so for all other tests.
    with pytest.raises(DataError, match=r"the data is damaged \(a page is gone\)"):
        asyncio.run(run_server(Settings(port=0, data=str(tmp_path)), lambda _port, _lab: None, False))


# On the disk.


def test_a_commit_is_on_the_disk_also_where_a_plain_sync_does_not_promise_it(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        for pragma in ("fullfsync", "checkpoint_fullfsync"):
            assert store._writer._connection.execute(f"PRAGMA {pragma}").fetchone() == (1,)

    with_store(tmp_path, use)


def test_other_files_are_synced_in_the_same_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr("sys.platform", "darwin")
    monkeypatch.setattr("fcntl.F_FULLFSYNC", 51, raising=False)
    monkeypatch.setattr("fcntl.fcntl", lambda file, command: asked.append((file, command)))
    sync(7)
    assert asked == [(7, 51)]
