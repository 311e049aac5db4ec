"""PostgreSQL with several servers: every shard has one owner, and changes it in order or by a take-over."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from math import ceil

import pytest

from drachenhort.server.base.data_folder import DataError
from drachenhort.server.store.entries import Said
from drachenhort.server.store.found import open_store
from drachenhort.server.store.postgres import lease, shards
from drachenhort.server.store.postgres.hashing import SHARDS, shard_of
from drachenhort.server.store.postgres.layout import first_layout
from drachenhort.server.store.postgres.lease import Elsewhere, Lost
from drachenhort.server.store.postgres.store import PostgresStore
from drachenhort.server.store.store import append
from tests.server.databases import Postgres
from tests.server.house import scene
from tests.server.test_postgres_store import NEVER, somebody
from tests.server.test_stores import acted, log_of, row

WITHIN = 30.0
WAITING = "SELECT EXISTS (SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock')"


@pytest.fixture
def address(postgres: Postgres) -> str:
    return postgres.new_database()


@asynccontextmanager
async def node(address: str, name: str) -> AsyncIterator[PostgresStore]:
    store = await PostgresStore.open(address, name)
    try:
        yield store
    finally:
        await store.close()


async def until(is_so: Callable[[], Awaitable[bool]] | Callable[[], bool]) -> None:
    async with asyncio.timeout(WITHIN):
        while True:
            found = is_so()
            if found if isinstance(found, bool) else await found:
                return
            await asyncio.sleep(0.02)


def is_shared(*stores: PostgresStore) -> bool:
    """Whether all shards are theirs, and none has more than it should."""
    counts = [len(store._shards.own) for store in stores]
    return sum(counts) == SHARDS and max(counts) <= ceil(SHARDS / len(stores))


def table_of(store: PostgresStore, number: int = 0) -> str:
    """A table that is this server's."""
    return [name for name in map("t{}".format, range(200)) if store._shards.is_here(name)][number]


class Guests:
    """Tables that come and go."""

    def __init__(self, store: PostgresStore) -> None:
        self._store = store
        self.running: list[str] = []
        self.unkept: list[str] = []
        self.put = 0
        self.on_put: Callable[[], Awaitable[None]] | None = None

    async def put_down(self, is_meant: Callable[[str], bool]) -> None:
        self.put += 1
        if self.on_put is not None and is_meant("moving"):
            await self.on_put()

    def take_up(self, running: list[str], unkept: list[str]) -> None:
        self.running += running
        self.unkept += unkept


@scene
async def test_shards_are_shared_fairly_and_a_table_is_written_by_its_owner_alone(address: str) -> None:
    async with node(address, "one") as one:
        assert len(one._shards.own) == SHARDS
        async with node(address, "two") as two, node(address, "three") as three:
            await until(lambda: is_shared(one, two, three))
            own = Counter(number for store in (one, two, three) for number in store._shards.own)
            assert len(own) == SHARDS, "each shard has one owner"
            table = table_of(two)
            await append(two, table, 0, [acted(0)])
            await two.say(table, Said(1, "kim", "Kim", "here"))
            assert await three._shards.where(table) == "two" and await two._shards.where(table) is None
            for stranger in (one, three):
                mine = table_of(stranger)
                intruding = append(stranger, table, 1, [acted(1)], row(table))
                refused, fine = await asyncio.gather(
                    intruding, append(stranger, mine, 0, [acted(0)]), return_exceptions=True
                )
                assert isinstance(refused, Elsewhere) and fine is None, "only what is not its own is refused"
                with pytest.raises(Elsewhere):
                    await stranger.say(table, Said(2, "eve", "Eve", "also"))
                assert await log_of(two, mine) == [acted(0)]
            assert await log_of(one, table) == [acted(0)] and len(await one.chat(table, 9)) == 1
            assert await one.public_tables("running", None, 9) == []


@scene
async def test_a_shard_is_given_away_when_its_tables_are_put_down(address: str) -> None:
    async with node(address, "one") as one:
        guests = Guests(one)
        await append(one, "moving", 0, [acted(0)], row("moving"))
        await append(one, "over", 0, [acted(0)], row("over", status="over"))
        await one._shards.settle(guests)
        assert guests.running == ["moving"] and guests.unkept == ["over"]
        owners: list[bool] = []

        async def last_words() -> None:
            owners.append(one._shards.is_here("moving"))
            await append(one, "moving", 1, [acted(1)])

        guests.on_put = last_words
        async with node(address, "two") as two:
            others = Guests(two)
            await two._shards.settle(others)
            await one._shards.leave()
            assert one._shards.own == [] and guests.put == SHARDS and owners == [False]
            assert await two._shards.where("moving") is None, "it is known at once, without a look"
            await append(two, "moving", 2, [acted(2)])
            await until(lambda: sorted(others.running + others.unkept) == ["moving", "over"])
            gap = two._shards.gap("moving")
            assert gap.left == gap.since, "nobody was away"
            with pytest.raises(Elsewhere):
                await append(one, "moving", 3, [acted(3)])
            assert await log_of(two, "moving") == [acted(0), acted(1), acted(2)]
            assert await one._shards.another() == "two" and await two._shards.another() is None


def test_what_a_late_server_had_is_dealt_to_the_others_and_it_may_write_nothing(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    @scene
    async def run() -> None:
        with monkeypatch.context() as patch:
            patch.setattr(lease, "RENEWED_EVERY", NEVER)
            patch.setattr(shards, "LOOKED_EVERY", NEVER)
            late = await PostgresStore.open(address, "late")
            await asyncio.sleep(0)
        table = table_of(late)
        await append(late, table, 0, [acted(0)])
        monkeypatch.setattr(lease, "END_SESSIONS", "SELECT 1")
        async with node(address, "one") as one, node(address, "two") as two:
            await until(lambda: is_shared(one, two))
            here, there = (one, two) if one._shards.is_here(table) else (two, one)
            assert await there._shards.where(table) == there._shards.name or await here._shards.where(table) is None
            gap = here._shards.gap(table)
            assert 1000 <= gap.since - gap.left < 1000 * WITHIN, "somebody was away"
            with pytest.raises(Lost, match="taken the tables over"):
                await append(late, table, 1, [acted(1)])
            await append(here, table, 1, [acted(1)])
            assert await log_of(there, table) == [acted(0), acted(1)]
            await late.close()

    run()


@scene
async def test_no_shard_changes_hands_while_something_is_written_there(address: str) -> None:
    async with node(address, "one") as one, somebody(address) as writing, somebody(address) as watching:
        await one._shards.close()  # It gives nothing away by itself.
        async with node(address, "two") as two:
            [heir] = [other for other in await two._shards._nodes() if other.name == "two"]
            async with writing.transaction():
                held = await writing.fetchval(lease.fenced_at("$2::int[]"), one._lease.token, [shard_of("t")])
                assert held == 2
                moving = asyncio.create_task(one._shards._hand_over(shard_of("t"), heir))
                while not await watching.fetchval(WAITING):
                    await asyncio.sleep(0.02)
                assert not one._shards.is_here("t") and not two._shards.is_here("t")
                await writing.execute("INSERT INTO entries VALUES ('t', 0, 'late')")
            assert await moving and await two._shards.where("t") is None


@scene
async def test_names_are_given_once_and_who_has_none_is_alone(address: str, caplog: pytest.LogCaptureFixture) -> None:
    async with node(address, "one"):
        same, alone = (asyncio.create_task(PostgresStore.open(address, name)) for name in ("one", ""))
        await asyncio.sleep(3 * lease.ASKED_EVERY)
        assert not same.done() and not alone.done()
    done, waiting = await asyncio.wait([same, alone], return_when=asyncio.FIRST_COMPLETED)
    first = await done.pop()
    await first.close()
    second = await waiting.pop()
    assert {first._shards.name, second._shards.name} == {"", "one"} and len(second._shards.own) == SHARDS
    assert (second.places is None) == (second._shards.name == "")
    await second.close()


@scene
async def test_a_table_that_nobody_has_is_found_once_somebody_has_it(address: str) -> None:
    async with node(address, "one") as one, somebody(address) as connection:
        await connection.execute("UPDATE shards SET owner = 0 WHERE number = $1", shard_of("t"))
        one._shards._own.pop(shard_of("t"), None)
        assert await one._shards.where("t") is None
        await append(one, "t", 0, [acted(0)])


@scene
async def test_data_of_one_writer_becomes_data_of_many_once_it_has_ended(address: str) -> None:
    async with somebody(address) as connection:
        await connection.execute("CREATE SCHEMA drachenhort")
        await first_layout(connection)
        await connection.execute(
            "INSERT INTO tables SELECT 't' || n, 'drachenfels', true, 'running', 1, 1, '{}', ''"
            " FROM generate_series(0, 40) AS n"
        )
        await connection.execute("INSERT INTO nodes (name, expires) VALUES ('old', clock_timestamp() + interval '0.5 s')")
        async with node(address, "one") as one, node(address, "two") as two:
            assert await connection.fetchval("SELECT count(*) FROM nodes") == 2
            await until(lambda: is_shared(one, two))
            comers = [Guests(one), Guests(two)]
            for store, guests in zip((one, two), comers, strict=True):
                await store._shards.settle(guests)
                assert guests.running and all(store._shards.is_here(table) for table in guests.running)
            await until(lambda: len({table for guests in comers for table in guests.running}) == 41)


@scene
async def test_a_data_folder_has_no_nodes(tmp_path_factory: pytest.TempPathFactory) -> None:
    with pytest.raises(DataError, match="--node is for several servers on one database"):
        await open_store("sqlite", tmp_path_factory.mktemp("data"), node="one")


def test_a_table_keeps_its_shard_for_ever() -> None:
    assert [shard_of(table) for table in ("", "t", "x7Yz-_9a", "ü")] == [0, 680, 475, 469]
