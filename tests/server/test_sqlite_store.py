"""The store in the data folder: durable, one group after the other, and nobody suffers for somebody else's failure."""

import asyncio
import os
import resource
import sqlite3
import stat
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from drachenhort.server.data_folder import DATABASE, DataError
from drachenhort.server.entries import Acted, AnyEntry, Created, Said
from drachenhort.server.plans import Clock, SeatPlan
from drachenhort.server.sqlite_store import SqliteStore
from drachenhort.server.sqlite_writer import JOURNAL
from drachenhort.server.store import Person, Snapshot, Status, StoreError, TableRow, append
from tests.server.appender import SNAPSHOT_EVERY, TABLES, start_appender

KILLS = 6


def acted(number: int) -> Acted:
    return Acted(at=1000 + number, seat=number % 3, action=number, act=f"act-{number}", spent=5)


def row(
    table: str, changed: int = 0, status: Status = "running", people: tuple[str, ...] = (), is_public: bool = True
) -> TableRow:
    return TableRow(table, "drachenfels", is_public, status, 7, changed, list(people), f'{{"of":"{table}"}}'.encode())


def with_store(folder: Path, use: Callable[[SqliteStore], Awaitable[None]]) -> None:
    """Opens the store, uses it and closes it, whatever happens."""

    async def run() -> None:
        store = SqliteStore.open(folder)
        try:
            await use(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_what_was_appended_is_there_after_a_restart(tmp_path: Path) -> None:
    plans = [SeatPlan("me"), SeatPlan("bot", "random")]
    created = Created(
        5, "drachenfels", 1, {"paths": ["a", "ä"]}, plans, Clock("days", days=3), True, "kim", None, {}, {1: "x"}
    )
    log: list[AnyEntry] = [created, Said(6, "kim", "Kim", 'a "quote", a\nline, a \0 and a 🐉'), *map(acted, range(300))]

    async def write(store: SqliteStore) -> None:
        await append(store, "t", 0, log[:2], row("t"))
        for number, entry in enumerate(log[2:], 2):
            await append(store, "t", number, [entry])

    async def read(store: SqliteStore) -> None:
        stored = await store.load("t")
        assert stored is not None and stored.entries == log and stored.snapshot is None

    with_store(tmp_path, write)
    with_store(tmp_path, read)


def test_a_table_that_is_not_there_is_none(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        assert await store.load("nowhere") is None
        assert await store.person("nobody") is None
        assert await store.last_alive() is None
        assert await store.running() == []

    with_store(tmp_path, use)


def test_the_newest_snapshot_comes_with_the_log(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        await append(store, "t", 0, [acted(0), acted(1)], snapshot=Snapshot(2, b"early"))
        await append(store, "t", 2, [acted(2)], snapshot=Snapshot(3, b"late \xff\0"))
        await append(store, "t", 3, [acted(3)])
        stored = await store.load("t")
        assert stored is not None and stored.snapshot == Snapshot(3, b"late \xff\0") and len(stored.entries) == 4

    with_store(tmp_path, use)


def test_public_tables_are_listed_the_latest_first(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        await append(store, "old", 0, [acted(0)], row("old", 1))
        await append(store, "new", 0, [acted(0)], row("new", 2))
        await append(store, "secret", 0, [acted(0)], row("secret", 3, is_public=False))
        await append(store, "over", 0, [acted(0)], row("over", 4, "over"))
        assert await store.public_tables("running", None, 10) == [row("new", 2), row("old", 1)]
        assert await store.public_tables("running", "drachenfels", 1) == [row("new", 2)]
        assert await store.public_tables("running", "drachenfaust", 10) == []
        assert await store.running() == ["old", "new", "secret"]
        await append(store, "old", 1, [acted(1)], row("old", 9, "over"))
        assert await store.running() == ["new", "secret"]
        assert await store.public_tables("over", None, 10) == [row("old", 9, "over"), row("over", 4, "over")]

    with_store(tmp_path, use)


def test_the_tables_of_a_person_are_those_they_sit_at_now(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        await append(store, "a", 0, [acted(0)], row("a", 1, people=("kim", "bo")))
        await append(store, "b", 0, [acted(0)], row("b", 2, people=("kim",), is_public=False))
        await append(store, "c", 0, [acted(0)], row("c", 3, "closed", people=("kim",)))
        assert [found.id for found in await store.tables_of("kim", 10)] == ["b", "a"]
        assert await store.tables_of("bo", 10) == [row("a", 1, people=("kim", "bo"))]
        await append(store, "a", 1, [acted(1)], row("a", 4, people=("ada", "bo")))
        assert [found.id for found in await store.tables_of("kim", 10)] == ["b"]
        assert [found.id for found in await store.tables_of("ada", 10)] == ["a"]
        assert [found.id for found in await store.tables_of("bo", 0)] == []

    with_store(tmp_path, use)


def test_what_a_person_has_set_up_and_what_is_still_open_can_be_counted(tmp_path: Path) -> None:
    def of_host(table: str, status: Status, host: str) -> TableRow:
        return msgspec.structs.replace(row(table, 1, status, (host, "kim")), summary=f'{{"host":"{host}"}}'.encode())

    async def use(store: SqliteStore) -> None:
        statuses: list[Status] = ["open", "open", "running", "over", "closed"]
        for number, status in enumerate(statuses):
            await append(store, f"kims {number}", 0, [acted(0)], of_host(f"kims {number}", status, "kim"))
        await append(store, "bos", 0, [acted(0)], of_host("bos", "open", "bo"))
        assert sorted(await store.set_up_by("kim", 1)) == ["open", "open", "running"], "not where kim only sits"
        assert await store.set_up_by("bo", 1) == ["open"]
        assert await store.set_up_by("ada", 1) == []
        assert await store.set_up_by("kim", 2) == [], "what nobody has touched for long does not count"
        assert sorted(await store.open_among(["bos", "kims 0", "kims 2", "kims 4", "none"])) == ["bos", "kims 0"]
        assert await store.open_among([]) == []

    with_store(tmp_path, use)


def test_people_the_hour_and_the_secret_are_kept(tmp_path: Path) -> None:
    secrets: list[bytes] = []

    async def write(store: SqliteStore) -> None:
        await store.save_person(Person("kim", "Kim"))
        await store.save_person(Person("kim", "Kím 🐲"))
        await store.alive(5)
        await store.alive(1_760_000_000_000)
        secrets.append(await store.secret())

    async def read(store: SqliteStore) -> None:
        assert await store.person("kim") == Person("kim", "Kím 🐲")
        assert await store.last_alive() == 1_760_000_000_000
        secrets.append(await store.secret())

    with_store(tmp_path / "one", write)
    with_store(tmp_path / "one", read)
    with_store(tmp_path / "two", write)
    assert len(secrets[0]) == 32 and secrets[0] == secrets[1] != secrets[2]


def test_many_who_wait_share_a_transaction(tmp_path: Path) -> None:
    tables = 900  # More than one statement can take.

    async def use(store: SqliteStore) -> None:
        for number in range(3):
            await asyncio.gather(*(append(store, f"t{table}", number, [acted(number)]) for table in range(tables)))
        assert store.writes == 3 * tables and store.waiting == 0
        assert store.groups < store.writes / 10
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


def test_a_number_that_is_taken_fails_alone(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        await append(store, "taken", 0, [acted(0)])
        calls = [append(store, f"t{table}", 0, [acted(table)], row(f"t{table}")) for table in range(40)]
        calls.insert(20, append(store, "taken", 0, [acted(7), acted(8)], row("taken"), Snapshot(2, b"")))
        results = await asyncio.gather(*calls, return_exceptions=True)
        faults = [result for result in results if result is not None]
        assert len(faults) == 1 and isinstance(results[20], StoreError) and "number" in str(results[20])
        assert len(await store.running()) == 40
        stored = await store.load("taken")
        assert stored is not None and stored.entries == [acted(0)] and stored.snapshot is None

    with_store(tmp_path, use)


def test_no_entry_comes_before_the_one_it_follows(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        await append(store, "t", 0, [acted(0), acted(1)])
        with pytest.raises(StoreError, match="before this one"):
            await append(store, "t", 3, [acted(3)])
        await append(store, "t", 2, [acted(2)])

    async def after_a_restart(store: SqliteStore) -> None:
        with pytest.raises(StoreError, match="before this one"):
            await append(store, "t", 4, [acted(4)])
        await append(store, "t", 3, [acted(3)])
        stored = await store.load("t")
        assert stored is not None and stored.entries == [acted(number) for number in range(4)]

    with_store(tmp_path, use)
    with_store(tmp_path, after_a_restart)


def test_what_cannot_be_encoded_fails_alone(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        broken = Said(1, "kim", "Kim", "\ud800")
        results = await asyncio.gather(
            append(store, "a", 0, [acted(0)]), append(store, "b", 0, [broken]), return_exceptions=True
        )
        assert results[0] is None and isinstance(results[1], StoreError)
        assert await store.load("b") is None
        await append(store, "b", 0, [acted(0)])

    with_store(tmp_path, use)


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


def test_who_does_not_wait_any_more_harms_nobody(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        tasks = [asyncio.ensure_future(append(store, f"t{table}", 0, [acted(0)])) for table in range(10)]
        await asyncio.sleep(0)
        tasks[3].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert [task.cancelled() for task in tasks].count(True) == 1
        await append(store, "after", 0, [acted(0)])
        assert await store.load("t3") is not None

    with_store(tmp_path, use)


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
