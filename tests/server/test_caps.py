"""How many tables somebody may have at a time."""

import asyncio

import pytest

from drachenhort.server.base.config import Caps, Settings
from drachenhort.server.base.errors import Cannot
from drachenhort.server.base.plans import SeatPlan, TableSetup
from drachenhort.server.store.store import Person
from drachenhort.server.table import caps as caps_module
from drachenhort.server.table import seating
from drachenhort.server.table.caps import TableCaps
from drachenhort.server.table.queued_table import QueuedTable
from drachenhort.server.table.tables import Tables
from tests.server.house import Inn, scene
from tests.server.test_tables_over_http import PLAN, create, fault
from tests.server.web import UNLIMITED, running_server

ANNA, BEN = Person("anna", "Anna"), Person("ben", "Ben")
SEATS = [SeatPlan("me"), SeatPlan("open")]
PRIVATE = TableSetup("drachensachen", SEATS)
PUBLIC = TableSetup("drachensachen", SEATS, is_public=True)
HERE, THERE = "192.0.2.1", "192.0.2.2"


def house(inn: Inn, caps: Caps) -> Tables:
    """The tables of an inn where only so many are allowed."""
    return Tables(inn.tables.services, caps)


async def begin(table: QueuedTable) -> None:
    await table.do(seating.sit, BEN, None, None)
    await table.do(seating.start, ANNA.id)


@scene
async def test_twenty_that_have_not_begun_are_enough_for_one_person() -> None:
    inn = Inn()
    tables = [await inn.tables.create(ANNA, PRIVATE) for _ in range(20)]
    with pytest.raises(Cannot, match="20 tables that have not begun; start one of them or give it up first") as reason:
        await inn.tables.create(ANNA, PRIVATE)
    assert reason.value.code == "too-many-tables"
    assert len(inn.store.logs) == 20
    await inn.tables.create(BEN, PRIVATE)
    await tables[0].do(seating.close_down, ANNA.id)
    await inn.tables.create(ANNA, PRIVATE)
    await begin(tables[1])
    await inn.tables.create(ANNA, PRIVATE)
    inn = await inn.restart()
    with pytest.raises(Cannot, match="20 tables"):
        await inn.tables.create(ANNA, PRIVATE)


@scene
async def test_what_was_left_behind_a_day_ago_does_not_count() -> None:
    inn = Inn()
    for _ in range(20):
        await inn.tables.create(ANNA, PRIVATE)
    inn.time += 86_400_000 + 1
    await inn.tables.create(ANNA, PRIVATE)


@scene
async def test_so_many_games_at_a_time_and_the_next_when_one_is_over() -> None:
    inn = Inn()
    tables = house(inn, Caps(open=20, running=2, public=20))
    for _ in range(2):
        await begin(await tables.create(ANNA, PRIVATE))
    with pytest.raises(Cannot, match="2 games that you have set up are still being played") as reason:
        await tables.create(ANNA, PRIVATE)
    assert reason.value.code == "too-many-tables"
    await tables.create(BEN, PRIVATE)  # Who plays there too, but has set up nothing.


@scene
async def test_tables_set_up_at_once_are_counted_too() -> None:
    inn = Inn()
    tables = house(inn, Caps(open=3, running=3, public=2))
    made = await asyncio.gather(*(tables.create(ANNA, PRIVATE) for _ in range(9)), return_exceptions=True)
    assert {reason.code for reason in made if isinstance(reason, Cannot)} == {"too-many-tables"}
    assert len(inn.store.logs) <= 3
    for _ in range(3 - len(inn.store.logs)):
        await tables.create(ANNA, PRIVATE)
    with pytest.raises(Cannot, match="3 tables that have not begun"):
        await tables.create(ANNA, PRIVATE)


@scene
async def test_so_many_public_tables_wait_for_people_from_one_address() -> None:
    inn = Inn()
    tables = house(inn, Caps(open=20, running=20, public=2))
    first = await tables.create(ANNA, PUBLIC, address=HERE)
    await tables.create(BEN, PUBLIC, address=HERE)
    with pytest.raises(Cannot, match="2 public tables from your network wait for people") as reason:
        await tables.create(ANNA, PUBLIC, address=HERE)
    assert reason.value.code == "too-many-tables"
    await tables.create(ANNA, PUBLIC, address=THERE)
    await tables.create(ANNA, PRIVATE, address=HERE)
    await begin(first)
    await tables.create(ANNA, PUBLIC, address=HERE)
    with pytest.raises(Cannot):
        await tables.create(ANNA, PUBLIC, address=HERE)


@scene
async def test_addresses_without_open_tables_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caps_module, "FIRST_SWEEP", 3)
    inn = Inn()
    caps = TableCaps(Caps(), inn.store, lambda: inn.time)
    table = await inn.tables.create(ANNA, PUBLIC)
    over = await inn.tables.create(ANNA, PUBLIC)
    await over.do(seating.close_down, ANNA.id)
    for number in range(20):
        async with caps.room_for_another(BEN.id, f"192.0.2.{number}"):
            caps.note_public(f"192.0.2.{number}", table.id if number == 4 else over.id)
    assert caps.size() <= 4


def test_over_http_it_is_a_conflict_that_says_what_to_do() -> None:
    settings = Settings(paces=UNLIMITED, caps=Caps(open=3, running=1, public=2))
    with running_server(settings) as server, server.visitor() as kim, server.visitor() as ash:
        create(kim, is_public=True)
        create(ash, is_public=True)
        answer = kim.post("/api/tables", json={**PLAN, "is_public": True})
        assert fault(answer) == (409, "too-many-tables")
        assert "set up a private one" in answer.json()["text"]
        table = create(kim)
        create(kim)
        assert fault(kim.post("/api/tables", json=PLAN)) == (409, "too-many-tables")
        kim.post(f"/api/tables/{table.id}/close")
        create(kim)
