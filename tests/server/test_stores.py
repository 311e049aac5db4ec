"""What every store has to do, whatever it keeps its data in: for now the chat and the probe."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import TypeAlias

import pytest

from drachenhort.server.entries import Said
from drachenhort.server.sqlite_store import SqliteStore
from drachenhort.server.store import LINES_KEPT, Store
from tests.server.house import MemoryStore, scene

Opened: TypeAlias = Callable[[], AbstractAsyncContextManager[Store]]
"""Opens the same store each time."""


@pytest.fixture(params=["memory", "sqlite"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Opened:
    memory = MemoryStore()

    @asynccontextmanager
    async def open_store() -> AsyncIterator[Store]:
        store: Store = memory if request.param == "memory" else SqliteStore.open(tmp_path)
        yield store
        await store.close()

    return open_store


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
