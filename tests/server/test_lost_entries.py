"""A journal that was cut or deleted takes acknowledged moves with it. The next start notices, and says how many."""

import asyncio
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from drachenhort.server.base.data_folder import DataError
from drachenhort.server.store.entries import Acted, encode_entry
from drachenhort.server.store.sqlite.acknowledged import BUSY, FILE, Acknowledged
from drachenhort.server.store.sqlite.backup import back_up
from drachenhort.server.store.sqlite.migrations import DATABASE, MIGRATIONS, entries_in, migrate
from drachenhort.server.store.sqlite.store import SqliteStore
from drachenhort.server.store.sqlite.writer import JOURNAL
from drachenhort.server.store.store import append
from tests.server.appender import TABLES, start_appender
from tests.server.damage import contents, wal

ENTRY = Acted(at=1, seat=0, action=4)
ACKNOWLEDGED = 300


def open_and_close(folder: Path, accept_loss: bool = False) -> int:
    """How many entries were given up."""
    store = SqliteStore.open(folder, accept_loss=accept_loss)
    asyncio.run(store.close())
    return store.given_up


def noted(folder: Path) -> int:
    return int((folder / FILE).read_text())


def stored(folder: Path) -> int:
    """Really counted."""
    with closing(sqlite3.connect(folder / DATABASE)) as connection:
        (count,) = connection.execute("SELECT count(*) FROM log").fetchone()
        return int(count)


async def fill(folder: Path, entries: int) -> None:
    store = SqliteStore.open(folder)
    for number in range(entries):
        await append(store, "t", number, [ENTRY])
    await store.close()


async def leave_behind(live: Path, killed: Path) -> None:
    """What is in a folder in the middle of play, as it would be after a kill."""
    store = SqliteStore.open(live)
    for number in range(ACKNOWLEDGED // TABLES):
        await asyncio.gather(*(append(store, f"t{table}", number, [ENTRY]) for table in range(TABLES)))
    async with asyncio.timeout(5):
        while noted(live) != ACKNOWLEDGED:
            await asyncio.sleep(0.001)
    shutil.copytree(live, killed)
    await store.close()


@pytest.fixture
def killed(tmp_path: Path) -> Path:
    """The data of a server that was killed. Its journal has all entries, most of them in groups of their own."""
    folder = tmp_path / "data"
    asyncio.run(leave_behind(tmp_path / "live", folder))
    assert wal(folder).stat().st_size > 0
    return folder


def test_a_deleted_journal_is_noticed_and_the_data_stays_as_it_is(killed: Path) -> None:
    journal = wal(killed).read_bytes()
    wal(killed).unlink()
    before = contents(killed)
    with pytest.raises(DataError, match=r"^300 of 300 entries that were acknowledged are missing .*--accept-loss"):
        SqliteStore.open(killed)
    assert contents(killed) == before
    wal(killed).write_bytes(journal)  # It was found again.
    assert open_and_close(killed) == 0
    assert stored(killed) == ACKNOWLEDGED


@pytest.mark.parametrize("left", [0.5, 0.7, 0.95])
def test_a_journal_that_was_cut_is_noticed_with_the_number_of_what_is_missing(killed: Path, left: float) -> None:
    journal = wal(killed).read_bytes()
    wal(killed).write_bytes(journal[: int(len(journal) * left)])
    copy = shutil.copytree(killed, killed.with_name("copy"))
    given_up = open_and_close(copy, accept_loss=True)
    assert given_up == ACKNOWLEDGED - stored(copy) > 0
    with pytest.raises(DataError, match=f"^{given_up} of 300 entries that were acknowledged are missing"):
        SqliteStore.open(killed)
    wal(killed).write_bytes(journal)
    assert open_and_close(killed) == 0
    assert stored(killed) == ACKNOWLEDGED


def test_the_loss_is_accepted_once_and_for_all(killed: Path) -> None:
    journal = wal(killed).read_bytes()
    wal(killed).write_bytes(journal[: len(journal) // 2])
    assert open_and_close(killed, accept_loss=True) > 0
    assert noted(killed) == stored(killed) < ACKNOWLEDGED
    assert open_and_close(killed) == open_and_close(killed, accept_loss=True) == 0


def test_a_server_that_was_only_killed_goes_on_without_a_word(tmp_path: Path) -> None:
    with start_appender(tmp_path) as appender:
        assert appender.stdout is not None
        for _ in range(ACKNOWLEDGED):
            appender.stdout.readline()
        end = time.monotonic() + 10
        while noted(tmp_path) == 0:  # It is noted beside the writing, so on a busy machine a little later.
            assert time.monotonic() < end
            appender.stdout.readline()
        appender.kill()
    assert open_and_close(tmp_path) == 0
    assert noted(tmp_path) == stored(tmp_path) >= ACKNOWLEDGED


def test_what_was_acknowledged_is_noted_at_once(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore.open(tmp_path)
        for number in range(5):
            await append(store, "t", 2 * number, [ENTRY, ENTRY])
            async with asyncio.timeout(1):
                while noted(tmp_path) != 2 * number + 2:
                    await asyncio.sleep(0)
        await store.close()

    asyncio.run(run())


def test_under_load_the_number_follows_soon_and_is_never_too_large(tmp_path: Path) -> None:
    note = Acknowledged(tmp_path)
    note.note(1, is_busy=True)
    for entries in range(2, 50):
        note.note(entries, is_busy=True)
    assert noted(tmp_path) == 1
    time.sleep(BUSY)
    note.note(50, is_busy=True)
    assert noted(tmp_path) == 50
    note.note(51, is_busy=True)
    note.close()
    assert noted(tmp_path) == 51


def test_a_note_that_cannot_be_written_stops_nobody(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    note = Acknowledged(tmp_path)
    note.note(1, is_busy=False)
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, limits[1]))
    try:
        note.note(2, is_busy=False)
        note.note(3, is_busy=False)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert [record.getMessage() for record in caplog.records] == ["the number of entries cannot be noted: File too large"]
    note.note(4, is_busy=False)
    note.close()
    assert noted(tmp_path) == 4


def test_the_number_is_right_however_often_the_journal_was_cleared(tmp_path: Path) -> None:
    tables = 300

    async def run() -> None:
        store = SqliteStore.open(tmp_path)
        for number in range(2 * JOURNAL // tables + 2):
            await asyncio.gather(*(append(store, f"t{table}", number, [ENTRY]) for table in range(tables)))
        await store.close()

    asyncio.run(run())
    with closing(sqlite3.connect(tmp_path / DATABASE)) as connection:
        assert entries_in(connection) == noted(tmp_path) == stored(tmp_path) == tables * (2 * JOURNAL // tables + 2)
        connection.execute("VACUUM")
        assert entries_in(connection) == noted(tmp_path)


def test_a_database_that_is_gone_or_an_older_one_in_its_place_is_noticed(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"
    asyncio.run(fill(data, 3))
    back_up(data, copy)
    asyncio.run(SqliteStore.open(data).close())

    async def add() -> None:
        store = SqliteStore.open(data)
        await append(store, "t", 3, [ENTRY, ENTRY])
        await store.close()

    asyncio.run(add())
    shutil.copy(copy / DATABASE, data / DATABASE)
    with pytest.raises(DataError, match="2 of 5 entries"):
        SqliteStore.open(data)
    (data / DATABASE).unlink()
    with pytest.raises(DataError, match="5 of 5 entries"):
        SqliteStore.open(data)
    open_and_close(copy)  # The whole folder of a backup knows of no more than it has.


def test_data_from_before_the_number_was_noted_goes_on(tmp_path: Path) -> None:
    """Also that of the first layout, which had no journal."""
    with closing(sqlite3.connect(tmp_path / DATABASE, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        assert entries_in(connection) == 0
        migrate(connection, MIGRATIONS[:1])
        connection.execute("INSERT INTO entries VALUES ('t', 0, ?)", [encode_entry(ENTRY).decode()])
        assert entries_in(connection) == 1
    open_and_close(tmp_path)
    assert noted(tmp_path) == 1


def test_a_note_that_cannot_be_read_is_said_and_can_be_deleted(tmp_path: Path) -> None:
    asyncio.run(fill(tmp_path, 3))
    (tmp_path / FILE).write_text("three")
    with pytest.raises(DataError, match=f"{FILE} does not hold a number; delete it"):
        SqliteStore.open(tmp_path)
    (tmp_path / FILE).unlink()
    open_and_close(tmp_path)
    (tmp_path / FILE).write_text("")  # As a power failure may leave a file that was just made.
    open_and_close(tmp_path)
    assert noted(tmp_path) == 3


def test_the_server_says_what_is_missing_and_goes_on_when_told_to(killed: Path) -> None:
    wal(killed).unlink()
    command = [sys.executable, "-m", "drachenhort", "serve", "--port", "0", "--lang", "en", "--data", str(killed)]
    refused = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert refused.returncode == 2 and "entries that were acknowledged are missing" in refused.stderr
    with subprocess.Popen([*command, "--accept-loss"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None and server.stderr is not None
        address = server.stdout.readline().split()[-1].rstrip(".")
        assert httpx.get(f"{address}/healthz").json() == {"status": "ok"}
        server.send_signal(signal.SIGTERM)
        said = server.stderr.read()
        assert "the loss was accepted" in said and '"entries": 300' in said
