"""PostgreSQL: who may write, what ends a server that may not, and what cannot be used is said in one line."""

import asyncio
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import asyncpg
import pytest

from drachenhort.server.base.data_folder import DataError
from drachenhort.server.store.entries import Said
from drachenhort.server.store.found import open_store
from drachenhort.server.store.postgres import lease, writer
from drachenhort.server.store.postgres.layout import MIGRATIONS, migrate
from drachenhort.server.store.postgres.lease import Lost
from drachenhort.server.store.postgres.store import PostgresStore
from drachenhort.server.store.store import Erasure, Person, StoreError, append
from tests.server.databases import Postgres
from tests.server.house import scene
from tests.server.test_stores import acted, log_of, row

STANDING_BY: Final = (
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'drachenhort'"
    " AND query ~ '^SELECT about FROM nodes'"
)
NEVER: Final = 1_000_000.0
LENGTH: Final = lease.LEASE.total_seconds()


@pytest.fixture
def address(postgres: Postgres) -> str:
    return postgres.new_database()


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[PostgresStore]:
    store = await PostgresStore.open(address)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def somebody(address: str, name: str = "psql") -> AsyncIterator[asyncpg.Connection]:
    """Somebody who is no server."""
    connection = await asyncpg.connect(address, server_settings={"application_name": name, "search_path": "drachenhort"})
    try:
        yield connection
    finally:
        await connection.close()


async def paused(address: str, monkeypatch: pytest.MonkeyPatch) -> PostgresStore:
    """A store that does not renew its lease, like a process that stands still."""
    with monkeypatch.context() as patch:
        patch.setattr(lease, "RENEWED_EVERY", NEVER)
        store = await PostgresStore.open(address)
        await asyncio.sleep(0)
    return store


# Who may write.


@scene
async def test_a_second_server_stands_by_until_the_first_has_ended(address: str) -> None:
    first = await PostgresStore.open(address)
    second = asyncio.create_task(PostgresStore.open(address))
    await asyncio.sleep(2 * LENGTH)
    assert not second.done(), "the first goes on renewing its lease"
    await append(first, "t", 0, [acted(0)])
    await first.close()
    store = await asyncio.wait_for(second, LENGTH / 2)
    assert await log_of(store, "t") == [acted(0)]
    await append(store, "t", 1, [acted(1)])
    await store.close()


WRITES: Final[dict[str, Callable[[PostgresStore], Coroutine[None, None, None]]]] = {
    "append": lambda store: append(store, "t", 1, [acted(1)]),
    "say": lambda store: store.say("t", Said(1, "kim", "Kim", "here")),
    "keep": lambda store: store.keep("t", b"history"),
    "keep_review": lambda store: store.keep_review("t", 0, b"review"),
    "save_person": lambda store: store.save_person(Person("kim", "Kim")),
    "keep_record": lambda store: store.keep_record("kim", b"other"),
    "forget_record": lambda store: store.keep_record("kim", None),
    "keep_account": lambda store: store.keep_account("kim", b"account", 1),
    "keep_push": lambda store: store.keep_push("kim", "quiet", b"{}"),
    "drop_push": lambda store: store.keep_push("kim", "quiet", None),
    "forget_pushes": lambda store: store.forget_pushes("kim"),
    "erase": lambda store: store.erase(Erasure("t", "kim", {0: acted(7)}, row("t"), None)),
    "alive": lambda store: store.alive(7),
    "probe": lambda store: store.probe(),
}


@pytest.mark.parametrize("kind", sorted(WRITES))
def test_whoever_wakes_up_after_a_take_over_writes_nothing(
    kind: str, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even over connections that a take-over has left open."""

    @scene
    async def run() -> None:
        late = await paused(address, monkeypatch)
        told: list[str] = []
        late.watch(told.append)
        await append(late, "t", 0, [acted(0)])
        await late.keep_record("kim", b"kept")
        monkeypatch.setattr(lease, "END_SESSIONS", "SELECT 1")
        async with opened(address) as store, somebody(address) as connection:
            with pytest.raises(Lost, match="another server has taken the tables over"):
                await WRITES[kind](late)
            assert len(told) == 1 and "begins anew" in told[0]
            for write in WRITES.values():
                with pytest.raises(Lost):
                    await write(late)
            assert await log_of(store, "t") == [acted(0)]
            stored = await store.load("t")
            assert stored is not None and stored.history is None
            assert await store.chat("t", 9) == [] and await store.review("t", 0) is None
            assert await store.person("kim") is None and await store.record_of("kim") == b"kept"
            assert await store.account("kim") is None and await store.ended() == {}
            assert await store.pushes("kim") == {}
            assert await store.last_alive() is None
            assert await connection.fetchval("SELECT probed FROM site") is None
            await late.close()
            assert await connection.fetchval("SELECT count(*) FROM nodes") == 1, "the other's lease holds"
            await append(store, "t", 1, [acted(1)])

    run()


@scene
async def test_the_database_itself_has_no_room_for_another_beside_who_is_alone(address: str) -> None:
    async with opened(address), somebody(address) as connection:
        for name in ("", "another"):
            with pytest.raises(asyncpg.ExclusionViolationError):
                await connection.execute("INSERT INTO nodes (name, expires) VALUES ($1, now())", name)


def test_a_write_that_was_sent_in_part_holds_no_take_over_up(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is stopped in the middle of a transaction would keep all others out. Sessions of others are let alone."""

    @scene
    async def run() -> None:
        late = await paused(address, monkeypatch)
        async with somebody(address, "drachenhort") as other, somebody(address) as connection:
            token = await connection.fetchval("SELECT token FROM nodes")
            stuck = await asyncpg.connect(
                address, server_settings={"application_name": lease.called(token), "search_path": "drachenhort"}
            )
            await stuck.execute("BEGIN")
            await stuck.execute(f"WITH {lease.HOLDER.replace('$1', str(token))} SELECT count(*) FROM holder")
            store = await asyncio.wait_for(PostgresStore.open(address), LENGTH + 3)
            with pytest.raises((asyncpg.PostgresError, asyncpg.InterfaceError)):
                await stuck.execute("COMMIT")
            assert await other.fetchval("SELECT 1") == 1
            await store.close()
            await late.close()

    run()


def test_a_lease_that_ran_out_is_renewed_if_nobody_wanted_it(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    @scene
    async def run() -> None:
        monkeypatch.setattr(lease, "RENEWED_EVERY", LENGTH + 0.5)
        async with opened(address) as store:
            await asyncio.sleep(LENGTH + 0.2)
            await append(store, "t", 0, [acted(0)])
            await asyncio.sleep(0.6)
            await append(store, "t", 1, [acted(1)])

    run()


# Connections that are lost.


@pytest.mark.parametrize("is_writing", [True, False])
@scene
async def test_a_server_whose_connections_are_cut_ends(is_writing: bool, address: str) -> None:
    store = await PostgresStore.open(address)
    told: list[str] = []
    store.watch(told.append)
    await append(store, "t", 0, [acted(0)])
    async with somebody(address) as connection:
        await connection.fetch(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
            " AND application_name ~ '^drachenhort [0-9]+$'"
        )
    if is_writing:
        with pytest.raises(Lost):
            await append(store, "t", 1, [acted(1)])
    else:
        await asyncio.sleep(2 * lease.RENEWED_EVERY)
    assert len(told) == 1
    store.watch(told.append)
    assert told[0] == told[1], "whoever asks later is told too"
    await store.close()
    async with opened(address) as again:
        assert await log_of(again, "t") == [acted(0)]


@scene
async def test_a_fault_that_nobody_expects_ends_the_server_and_leaves_nobody_waiting(address: str) -> None:
    """asyncpg may raise errors of its own. What became of the write is then unknown."""

    class Broken:
        async def fetch(self, *_: object) -> list[object]:
            raise asyncpg.InternalClientError("got result for unknown protocol state 3")

        def terminate(self) -> None:
            pass

    async with opened(address) as store:
        store._writer._connection.terminate()
        store._writer._connection = Broken()  # type: ignore[misc]
        calls = [append(store, f"t{number}", 0, [acted(0)]) for number in range(3)]
        faults = await asyncio.wait_for(asyncio.gather(*calls, return_exceptions=True), 5)
        assert all(isinstance(fault, Lost) and "unknown protocol state" in str(fault) for fault in faults)


@scene
async def test_what_the_database_refuses_ends_nothing(address: str) -> None:
    async with opened(address) as store, somebody(address) as connection:
        await connection.execute("INSERT INTO entries VALUES ('torn', 1, '{}')")
        calls = [append(store, "a", 0, [acted(0)]), append(store, "torn", 2, [acted(2)])]
        assert await asyncio.gather(*calls) == [None, None]
        await connection.execute("INSERT INTO entries VALUES ('a', 1, '{}')")
        calls = [append(store, "a", 1, [acted(1), acted(2)]), append(store, "b", 0, [acted(0)])]
        refused, fine = await asyncio.gather(*calls, return_exceptions=True)
        assert isinstance(refused, StoreError) and not isinstance(refused, Lost) and "entries_pkey" in str(refused)
        assert fine is None
        assert await connection.fetchval("SELECT count(*) FROM entries WHERE table_id = 'a'") == 2, "not torn apart"
        with pytest.raises(StoreError, match="entries are missing in the middle"):
            await store.load("torn")


# Many at once.


def test_many_who_wait_share_a_statement(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "MOST_AT_ONCE", 300)
    monkeypatch.setattr(writer, "MOST_KNOWN", 350)

    @scene
    async def run() -> None:
        groups: list[float] = []
        async with opened(address) as store:
            store.measure(groups.append)
            for number in range(3):
                await asyncio.gather(*(append(store, f"t{table}", number, [acted(number)]) for table in range(900)))
            assert len(groups) == 9
            for table in (0, 299, 300, 899):
                assert await log_of(store, f"t{table}") == [acted(0), acted(1), acted(2)]

    run()


# The layout.


@scene
async def test_two_that_begin_with_an_empty_database_do_not_disturb_each_other(address: str) -> None:
    first, second = asyncio.create_task(PostgresStore.open(address)), asyncio.create_task(PostgresStore.open(address))
    done, waiting = await asyncio.wait([first, second], return_when=asyncio.FIRST_COMPLETED)
    await (await done.pop()).close()
    await (await waiting.pop()).close()


@scene
async def test_data_is_brought_forward_and_what_is_newer_is_refused(address: str) -> None:
    async def add_colours(connection: asyncpg.Connection) -> None:
        await connection.execute("CREATE TABLE colours (person text PRIMARY KEY)")

    async with opened(address) as store:
        await append(store, "t", 0, [acted(0)])
    async with somebody(address) as connection:
        await migrate(connection, "here", [*MIGRATIONS, add_colours])
        await migrate(connection, "here", [*MIGRATIONS, add_colours])
        assert await connection.fetchval("SELECT count(*) FROM colours") == 0
        newest = len(MIGRATIONS)
        with pytest.raises(DataError, match=f"newer .*number {newest + 1}, this one knows {newest}"):
            await PostgresStore.open(address)
        assert await connection.fetchval("SELECT count(*) FROM nodes") == 0
        await connection.execute("UPDATE site SET layout = $1", newest)
    async with opened(address) as store:
        assert await log_of(store, "t") == [acted(0)]


@scene
async def test_whoever_stood_by_while_a_newer_program_served_ends_and_leaves_the_place(address: str) -> None:
    newer = await PostgresStore.open(address)
    older = asyncio.create_task(PostgresStore.open(address))
    async with somebody(address) as connection:
        while await connection.fetchval(STANDING_BY) == 0:
            await asyncio.sleep(0.05)
        await connection.execute("UPDATE site SET layout = layout + 1")
        await newer.close()
        with pytest.raises(DataError, match="newer Drachenhort"):
            await older
        assert await connection.fetchval("SELECT count(*) FROM nodes") == 0


# What cannot be used.


@pytest.mark.parametrize(
    ("setting", "complaint"),
    [("synchronous_commit = off", "synchronous_commit = off, so that a crash could lose moves")],
)
@scene
async def test_a_database_that_may_lose_what_it_acknowledged_is_refused(
    setting: str, complaint: str, postgres: Postgres, address: str
) -> None:
    name = address.rpartition("/")[2]
    postgres.query("postgres", f"ALTER DATABASE {name} SET {setting}")
    with pytest.raises(DataError, match=complaint):
        await PostgresStore.open(address)


@scene
async def test_another_programs_schema_is_let_alone(postgres: Postgres, address: str) -> None:
    name = address.rpartition("/")[2]
    postgres.query(name, "CREATE SCHEMA drachenhort CREATE TABLE coins (value int)")
    with pytest.raises(DataError, match="a schema drachenhort of another program"):
        await PostgresStore.open(address)
    assert postgres.query(name, "SELECT count(*) FROM pg_tables WHERE schemaname = 'drachenhort'") == "1"


@scene
async def test_an_address_that_leads_nowhere_is_said_without_its_password(address: str, tmp_path: Path) -> None:
    password = address.partition("@")[0].rpartition(":")[2]
    wrong = [
        address.replace(password, f"{password}x"),
        f"{address}x",
        f"postgresql://owner:{password}@127.0.0.1:1/data",
        f"postgres://owner:{password}@[::1/data",
        f"postgres://owner:{password}@127.0.0.1:many/data",
        f"postgres://owner:{password}@127.0.0.1/data?password={password}&sslmode=odd",
    ]
    for each in wrong:
        with pytest.raises(DataError) as complaint:
            await open_store(each, tmp_path)
        text = str(complaint.value)
        assert "cannot be used" in text and password not in text and "\n" not in text, text


@scene
async def test_without_an_address_or_its_package_one_line_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(DataError, match="needs its address, such as --store postgres://"):
        await open_store("postgres", tmp_path)
    with pytest.raises(DataError, match="--data names its folder"):
        await open_store("sqlite://data", tmp_path)
    with pytest.raises(DataError, match="--accept-loss is for a data folder"):
        await open_store("postgres://127.0.0.1/data", tmp_path, accept_loss=True)
    for name in [name for name in sys.modules if name.startswith(("drachenhort.server.store.postgres", "asyncpg"))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(DataError, match=r"this needs asyncpg: pip install 'drachenhort\[postgres\]' brings it"):
        await open_store("postgres://127.0.0.1/data", tmp_path)
