"""What every store has to do, whatever it keeps its data in. Every folder in `server/store/` is tried."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import TypeAlias

import msgspec
import pytest

from drachenhort.server.base.data_folder import DataError
from drachenhort.server.base.plans import Clock, SeatPlan
from drachenhort.server.store.entries import Acted, AnyEntry, Created, Said, Sat
from drachenhort.server.store.found import open_store, store_names
from drachenhort.server.store.store import (
    GONE,
    LINES_KEPT,
    Append,
    Erasure,
    Person,
    Snapshot,
    Status,
    Store,
    StoreError,
    TableRow,
    append,
)
from tests.server.databases import Postgres
from tests.server.house import MemoryStore, scene

MEMORIES: dict[Path, MemoryStore] = {}

Opened: TypeAlias = Callable[..., AbstractAsyncContextManager[Store]]
"""Opens the same store each time, or another one by its name."""


@pytest.fixture(params=["memory", *store_names()])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Opened:
    addresses: dict[str, str] = {}

    async def open_named(name: str) -> Store:
        """The same data for the same name, and none for a new one."""
        if request.param == "memory":
            return MEMORIES.setdefault(tmp_path / name, MemoryStore())
        if request.param == "postgres":
            postgres: Postgres = request.getfixturevalue("postgres")
            address = addresses[name] = addresses.get(name) or postgres.new_database()
            return await open_store(address, tmp_path)
        return await open_store(request.param, tmp_path / name)

    @asynccontextmanager
    async def opened(name: str = "data") -> AsyncIterator[Store]:
        store = await open_named(name)
        try:
            yield store
        finally:
            await store.close()

    return opened


def acted(number: int) -> Acted:
    return Acted(at=1000 + number, seat=number % 3, action=number, act=f"act-{number}", spent=5)


def row(
    table: str, changed: int = 0, status: Status = "running", people: tuple[str, ...] = (), is_public: bool = True
) -> TableRow:
    return TableRow(table, "drachenfels", is_public, status, 7, changed, list(people), f'{{"of":"{table}"}}'.encode())


async def log_of(store: Store, table: str) -> list[AnyEntry]:
    stored = await store.load(table)
    return [] if stored is None else stored.entries


@scene
async def test_a_store_that_is_not_there_is_refused_with_those_there_are(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"no store 'cellar'; there are postgres, sqlite"):
        await open_store("cellar", tmp_path)


# Messages.


@scene
async def test_what_messages_somebody_wants_is_kept_until_they_are_forgotten(opened: Opened) -> None:
    async with opened() as store:
        assert await store.pushes("kim") == {} and await store.pushed() == []
        await store.keep_push("kim", "device/a", b"first")
        await store.keep_push("kim", "device/a", b"second \xff\0")
        await store.keep_push("kim", "device/b", b"b")
        await store.keep_push("bo", "quiet", b"{}")
    async with opened() as store:
        assert await store.pushes("kim") == {"device/a": b"second \xff\0", "device/b": b"b"}
        assert await store.pushed() == ["kim"], "without a browser nobody is told"
        await store.keep_push("kim", "device/b", None)
        await store.keep_push("kim", "device/c", None)
        assert await store.pushes("kim") == {"device/a": b"second \xff\0"}
        await store.forget_pushes("kim")
        assert await store.pushes("kim") == {} and await store.pushes("bo") == {"quiet": b"{}"}


# Logs.


@scene
async def test_what_was_appended_is_there_after_a_restart(opened: Opened) -> None:
    plans = [SeatPlan("me"), SeatPlan("bot", "random")]
    created = Created(
        5, "drachenfels", 1, {"paths": ["a", "ä"]}, plans, Clock("days", days=3), True, "kim", None, {}, {1: "x"}
    )
    log: list[AnyEntry] = [created, Said(6, "kim", "Kim", 'a "quote", a\nline, a \0 and a 🐉'), *map(acted, range(300))]
    async with opened() as store:
        await append(store, "t", 0, log[:2], row("t"))
        for number, entry in enumerate(log[2:], 2):
            await append(store, "t", number, [entry])
    async with opened() as store:
        stored = await store.load("t")
        assert stored is not None and stored.entries == log and stored.snapshot is None


@scene
async def test_what_is_not_there_is_none(opened: Opened) -> None:
    async with opened() as store:
        assert await store.load("nowhere") is None
        assert await store.person("nobody") is None
        assert await store.last_alive() is None
        assert await store.running() == []


@scene
async def test_the_newest_snapshot_comes_with_the_log(opened: Opened) -> None:
    async with opened() as store:
        await append(store, "t", 0, [acted(0), acted(1)], snapshot=Snapshot(2, b"early"))
        await append(store, "t", 2, [acted(2)], snapshot=Snapshot(3, b"late \xff\0"))
        await append(store, "t", 3, [acted(3)])
        stored = await store.load("t")
        assert stored is not None and stored.snapshot == Snapshot(3, b"late \xff\0") and len(stored.entries) == 4


@scene
async def test_who_appends_is_told_later_in_the_order_of_the_writes(opened: Opened) -> None:
    """Told within the call, a table would go on before it has said what it waits for."""
    async with opened() as store:
        told: list[int] = []

        def note(number: int, fault: StoreError | None) -> None:
            assert fault is None
            told.append(number)

        for number in range(5):
            store.append(Append("t", number, [acted(number)], None, None, partial(note, number)))
        assert told == []
        await append(store, "t", 5, [acted(5)])
        assert told == [0, 1, 2, 3, 4]
        assert await log_of(store, "t") == [acted(number) for number in range(6)]


@scene
async def test_a_number_that_is_taken_fails_alone(opened: Opened) -> None:
    async with opened() as store:
        await append(store, "taken", 0, [acted(0)])
        calls = [append(store, f"t{table}", 0, [acted(table)], row(f"t{table}")) for table in range(40)]
        calls.insert(20, append(store, "taken", 0, [acted(7), acted(8)], row("taken"), Snapshot(2, b"")))
        results = await asyncio.gather(*calls, return_exceptions=True)
        faults = [result for result in results if result is not None]
        assert len(faults) == 1 and isinstance(results[20], StoreError)
        assert len(await store.running()) == 40
        stored = await store.load("taken")
        assert stored is not None and stored.entries == [acted(0)] and stored.snapshot is None


@scene
async def test_no_entry_comes_before_the_one_it_follows(opened: Opened) -> None:
    async with opened() as store:
        await append(store, "t", 0, [acted(0), acted(1)])
        with pytest.raises(StoreError):
            await append(store, "t", 3, [acted(3)])
        with pytest.raises(StoreError):
            await append(store, "new", 1, [acted(1)])
        assert await store.load("new") is None
        await append(store, "t", 2, [acted(2)])
    async with opened() as store:
        with pytest.raises(StoreError):
            await append(store, "t", 4, [acted(4)])
        await append(store, "t", 3, [acted(3)])
        assert await log_of(store, "t") == [acted(number) for number in range(4)]


@scene
async def test_what_cannot_be_encoded_fails_alone(opened: Opened) -> None:
    async with opened() as store:
        broken = Said(1, "kim", "Kim", "\ud800")
        calls = [append(store, "a", 0, [acted(0)]), append(store, "b", 0, [acted(0), broken], row("b"))]
        results = await asyncio.gather(*calls, return_exceptions=True)
        assert results[0] is None and isinstance(results[1], StoreError)
        assert await store.load("b") is None and await store.running() == []
        await append(store, "b", 0, [acted(0)])


@scene
async def test_who_does_not_wait_any_more_harms_nobody(opened: Opened) -> None:
    async with opened() as store:
        tasks = [asyncio.ensure_future(append(store, f"t{table}", 0, [acted(0)])) for table in range(10)]
        await asyncio.sleep(0)
        tasks[3].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert [task.cancelled() for task in tasks].count(True) == 1
        await append(store, "after", 0, [acted(0)])
        assert await store.load("t3") is not None


@scene
async def test_closing_finishes_what_was_begun(opened: Opened) -> None:
    async with opened() as store:
        waiting = [asyncio.ensure_future(append(store, f"t{table}", 0, [acted(0)], row(f"t{table}"))) for table in range(9)]
        await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    async with opened() as store:
        assert len(await store.running()) == 9


# Lists.


@scene
async def test_public_tables_are_listed_the_latest_first(opened: Opened) -> None:
    async with opened() as store:
        await append(store, "old", 0, [acted(0)], row("old", 1))
        await append(store, "new", 0, [acted(0)], row("new", 2))
        await append(store, "secret", 0, [acted(0)], row("secret", 3, is_public=False))
        await append(store, "over", 0, [acted(0)], row("over", 4, "over"))
        assert await store.public_tables("running", None, 10) == [row("new", 2), row("old", 1)]
        assert await store.public_tables("running", "drachenfels", 1) == [row("new", 2)]
        assert await store.public_tables("running", "drachenfaust", 10) == []
        assert sorted(await store.running()) == ["new", "old", "secret"]
        await append(store, "old", 1, [acted(1)], row("old", 9, "over"))
        assert sorted(await store.running()) == ["new", "secret"]
        assert await store.public_tables("over", None, 10) == [row("old", 9, "over"), row("over", 4, "over")]


@scene
async def test_the_tables_of_a_person_are_those_they_sit_at_now(opened: Opened) -> None:
    async with opened() as store:
        await append(store, "a", 0, [acted(0)], row("a", 1, people=("kim", "bo")))
        await append(store, "b", 0, [acted(0)], row("b", 2, people=("kim",), is_public=False))
        await append(store, "c", 0, [acted(0)], row("c", 3, "closed", people=("kim",)))
        assert [found.id for found in await store.tables_of("kim", 10)] == ["b", "a"]
        assert await store.tables_of("bo", 10) == [row("a", 1, people=("kim", "bo"))]
        await append(store, "a", 1, [acted(1)], row("a", 4, people=("ada", "bo")))
        assert [found.id for found in await store.tables_of("kim", 10)] == ["b"]
        assert [found.id for found in await store.tables_of("ada", 10)] == ["a"]
        assert [found.id for found in await store.tables_of("bo", 0)] == []


@scene
async def test_what_a_person_has_set_up_and_what_is_still_open_can_be_counted(opened: Opened) -> None:
    def of_host(table: str, status: Status, host: str) -> TableRow:
        return msgspec.structs.replace(row(table, 1, status, (host, "kim")), summary=f'{{"host":"{host}"}}'.encode())

    async with opened() as store:
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


# What belongs to no table.


@scene
async def test_people_the_hour_and_the_secret_are_kept(opened: Opened) -> None:
    async with opened() as store:
        await store.save_person(Person("kim", "Kim"))
        await store.save_person(Person("kim", "Kím 🐲"))
        await store.alive(5)
        await store.alive(1_760_000_000_000)
        secret = await store.secret()
    async with opened() as store:
        assert await store.person("kim") == Person("kim", "Kím 🐲")
        assert await store.last_alive() == 1_760_000_000_000
        assert await store.secret() == secret and len(secret) == 32
    async with opened("other data") as store:
        assert await store.secret() != secret


@scene
async def test_a_record_is_replaced_kept_for_its_person_alone_and_gone_when_it_is_deleted(opened: Opened) -> None:
    async with opened() as store:
        assert await store.record_of("kim") is None
        await store.keep_record("kim", b"first")
        await store.keep_record("kim", b"second \xff\0")
        await store.keep_record("bo", b"bo's")
    async with opened() as store:
        assert await store.record_of("kim") == b"second \xff\0" and await store.record_of("ada") is None
        await store.keep_record("kim", None)
        await store.keep_record("ada", None)
        assert await store.record_of("kim") is None
    async with opened() as store:
        assert await store.record_of("kim") is None and await store.record_of("bo") == b"bo's"


@scene
async def test_an_account_is_replaced_and_its_ended_sign_ins_are_known_after_a_restart(opened: Opened) -> None:
    async with opened() as store:
        assert await store.account("kim") is None and await store.ended() == {}
        await store.keep_account("kim", b"first", 0)
        await store.keep_account("kim", b"second \xff\0", 3)
        await store.keep_account("bo", b"bo's", 0)
        await store.keep_account("ada", None, GONE)
    async with opened() as store:
        assert await store.account("kim") == b"second \xff\0" and await store.account("ada") is None
        assert await store.ended() == {"kim": 3, "ada": GONE}
        await store.keep_account("kim", None, GONE)
        assert await store.account("kim") is None and await store.account("bo") == b"bo's"


@scene
async def test_closed_tables_are_found_only_by_who_asks_for_them(opened: Opened) -> None:
    async with opened() as store:
        await append(store, "a", 0, [acted(0)], row("a", 1, people=("kim",)))
        await append(store, "c", 0, [acted(0)], row("c", 3, "closed", people=("kim",)))
        assert [found.id for found in await store.tables_of("kim", 10)] == ["a"]
        assert [found.id for found in await store.tables_of("kim", 10, with_closed=True)] == ["c", "a"]


@scene
async def test_who_is_named_anywhere_in_a_log_or_chat_is_found(opened: Opened) -> None:
    kim = "00ff00ff00ff00ff"
    async with opened() as store:
        for table in ("sat", "said", "other", "early"):
            await append(store, table, 0, [acted(0)], row(table, people=("bo",)))
        await append(store, "sat", 1, [Sat(1, 0, kim, "Kim"), acted(1)])
        await append(store, "early", 1, [Sat(1, 0, "bo", "Bo", True, kim)])
        await store.say("said", Said(1, kim, "Kim", "here"))
        await store.say("other", Said(1, "bo", "Bo", "hello Kim"))
        assert sorted(found.id for found in await store.mentions(kim)) == ["early", "said", "sat"]
        assert await store.mentions("ffffffffffffffff") == []


@scene
async def test_what_is_erased_is_replaced_at_its_table_alone(opened: Opened) -> None:
    kim, other = Sat(1, 0, "kim", 'K "q" \0'), Sat(1, 0, "nobody", "Guest")
    async with opened() as store:
        for table in ("oak", "elm"):
            await append(store, table, 0, [acted(0), kim], row(table, 1, people=("kim", "bo")))
            await store.keep(table, b"history")
            await store.keep_review(table, 0, b"review")
            await store.say(table, line(1))
            await store.say(table, Said(9, "bo", "Bo", 'says "person":"kim" \0'))
    async with opened() as store:
        await append(store, "oak", 2, [acted(2), kim])
        later = row("oak", 1, people=("nobody", "bo"))
        await store.erase(Erasure("oak", "kim", {1: other, 3: other}, later, None))
        assert await log_of(store, "oak") == [acted(0), other, acted(2), other]
        await append(store, "oak", 4, [acted(4)])
    async with opened() as store:
        assert await log_of(store, "oak") == [acted(0), other, acted(2), other, acted(4)]
        stored = await store.load("oak")
        assert stored is not None and stored.history is None and await store.review("oak", 0) is None
        assert [said.person for said in await store.chat("oak", 9)] == ["bo"]
        assert await store.tables_of("nobody", 9) == [later]
        assert [found.id for found in await store.tables_of("kim", 9)] == ["elm"]
        assert await log_of(store, "elm") == [acted(0), kim]
        assert len(await store.chat("elm", 9)) == 2 and await store.review("elm", 0) == b"review"
        await store.erase(Erasure("elm", "kim", {}, row("elm", 1, people=("bo",)), b"told otherwise"))
        stored = await store.load("elm")
        assert stored is not None and stored.history == b"told otherwise"


# The chat, and the probe.


def line(number: int) -> Said:
    return Said(1000 + number, "kim", "Kím 🐲", f'line {number}: "quoted", a \0 and a 🐉')


@scene
async def test_the_last_lines_come_in_the_order_they_were_said(opened: Opened) -> None:
    async with opened() as store:
        assert await store.chat("oak", 10) == []
        for number in range(5):
            await store.say("oak", line(number))
        await store.say("elm", line(99))
        assert await store.chat("oak", 10) == [line(number) for number in range(5)]
    async with opened() as store:
        assert await store.chat("oak", 2) == [line(3), line(4)]
        assert await store.chat("elm", 2) == [line(99)]
        assert await store.chat("oak", 0) == []


@scene
async def test_of_each_table_only_so_many_lines_are_kept(opened: Opened) -> None:
    async with opened() as store:
        for number in range(LINES_KEPT + 7):
            await store.say("oak", line(number))
            if number % 50 == 0:
                await store.say("elm", line(number))
        kept = await store.chat("oak", 10 * LINES_KEPT)
        assert kept == [line(number) for number in range(7, LINES_KEPT + 7)]
        assert len(await store.chat("elm", 10)) == 5
        await store.say("oak", line(0))
        assert (await store.chat("oak", 1)) == [line(0)]


@scene
async def test_the_chat_is_no_part_of_a_log(opened: Opened) -> None:
    async with opened() as store:
        await store.say("oak", line(1))
        assert await store.load("oak") is None


@scene
async def test_a_probe_changes_nothing_that_can_be_seen(opened: Opened) -> None:
    async with opened() as store:
        await store.probe()
        assert await store.last_alive() is None and await store.running() == []
        await store.alive(7)
        await store.probe()
        assert await store.last_alive() == 7


@scene
async def test_a_review_is_kept_for_its_seat_and_replaced_by_a_later_one(opened: Opened) -> None:
    async with opened() as store:
        assert await store.review("oak", 0) is None
        await store.keep_review("oak", 0, b"early")
        await store.keep_review("oak", 1, b"other \xff\0")
        await store.keep_review("oak", 0, b"late")
        assert await store.load("oak") is None, "it is no part of a log"
    async with opened() as store:
        assert await store.review("oak", 0) == b"late"
        assert await store.review("oak", 1) == b"other \xff\0"
        assert await store.review("elm", 0) is None
