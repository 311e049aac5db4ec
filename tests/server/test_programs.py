"""Seats of programs: who may come in with a token."""

import asyncio

import pytest

from drachenhort.server.base.errors import Cannot
from drachenhort.server.base.plans import SeatPlan, TableSetup
from drachenhort.server.store.entries import Sat, decode_entry, encode_entry
from drachenhort.server.store.store import Person
from drachenhort.server.table import seating
from tests.server.house import Guest, Inn, laid, scene

HOST = Person("ada", "Ada")
SETUP = TableSetup("drachensachen", [SeatPlan("open"), SeatPlan("bot")])


async def seat(inn: Inn, *programs: str) -> str:
    """A table whose first seat was given to these programs, one after the other."""
    table = await inn.tables.create(HOST, SETUP)
    for name in programs:
        await table.do(seating.seat_program, HOST.id, Person(name.lower(), name), 0)
    return table.id


def test_a_program_comes_to_the_seat_it_was_given() -> None:
    async def play() -> None:
        inn = Inn()
        table = await seat(inn, "Ash")
        await (await inn.tables.find(table)).do(seating.start, HOST.id)
        ash = Guest(inn, "Ash", None, (table, 0))
        ash.say("enter", table=table)
        await inn.rest()
        assert (ash.last("view")["seat"], ash.of("problem")) == (0, [])
        await inn.tables.close()

    asyncio.run(play())


def test_a_new_token_makes_the_earlier_one_useless() -> None:
    async def play() -> None:
        inn = Inn()
        table = await seat(inn, "Ash", "Soot")
        ash = Guest(inn, "Ash", None, (table, 0))
        ash.say("enter", table=table)
        await inn.rest()
        assert ash.last("problem")["code"] == "not-your-seat"
        info = await (await inn.tables.find(table)).info()
        assert info.seats[0].name == "Soot"
        await inn.tables.close()

    asyncio.run(play())


def test_a_token_is_for_one_table() -> None:
    async def play() -> None:
        inn = Inn()
        table, other = await seat(inn, "Ash"), await seat(inn, "Ash")
        ash = Guest(inn, "Ash", None, (table, 0))
        ash.say("enter", table=other)
        await inn.rest()
        assert ash.last("problem")["text"] == "this token is for a seat at another table"
        await inn.tables.close()

    asyncio.run(play())


async def come(inn: Inn, name: str, table: str, seat: int) -> Guest:
    """A program with a token for this seat."""
    program = Guest(inn, name, None, (table, seat))
    program.say("enter", table=table)
    await inn.rest()
    return program


@pytest.mark.parametrize("is_restarted", [False, True])
@scene
async def test_whoever_gave_a_seat_away_can_ask_for_a_new_token_during_the_game(is_restarted: bool) -> None:
    inn = Inn()
    anna, ben = inn.visitor("Anna"), inn.visitor("Ben")
    table = await laid(inn, [anna, ben])
    await (await inn.tables.find(table)).do(seating.seat_program, "ben", Person("ash", "Ash"), 1)
    if is_restarted:
        inn = await inn.restart()
    ash = await come(inn, "Ash", table, 1)
    await (await inn.tables.find(table)).do(seating.seat_program, "ben", Person("soot", "Soot"), 1)
    await inn.rest()
    assert ash.last("view")["seat"] is None, "the first one only looks on"
    ash.act(table, 1, 0)
    await inn.rest()
    assert ash.problem[0] == "not-your-seat"
    assert (await come(inn, "Ash", table, 1)).problem[0] == "not-your-seat"
    assert (await come(inn, "Soot", table, 1)).last("view")["seat"] == 1
    await inn.tables.close()


@scene
async def test_whoever_gave_a_seat_away_can_sit_down_there_again_during_the_game() -> None:
    inn = Inn()
    anna, ben = inn.visitor("Anna"), inn.visitor("Ben")
    table = await inn.tables.find(await laid(inn, [anna, ben]))
    await table.do(seating.seat_program, "ben", Person("ash", "Ash"), 1)
    assert await table.do(seating.sit, ben.person, 1, None) == 1
    assert [seat.name for seat in (await table.info()).seats] == ["Anna", "Ben"]
    assert (await come(inn, "Ash", table.id, 1)).problem[0] == "not-your-seat"
    await inn.tables.close()


@scene
async def test_nobody_else_takes_the_seat_of_a_program_during_the_game() -> None:
    inn = Inn()
    anna, ben, kim = inn.visitor("Anna"), inn.visitor("Ben"), inn.visitor("Kim")
    table = await inn.tables.find(await laid(inn, [anna, ben]))
    await table.do(seating.seat_program, "ben", Person("ash", "Ash"), 1)
    for somebody, code in ((anna, "started"), (kim, "not-your-seat")):
        with pytest.raises(Cannot) as refused:
            await table.do(seating.seat_program, somebody.person.id, Person("soot", "Soot"), 1)
        assert refused.value.code == code
        with pytest.raises(Cannot) as refused:
            await table.do(seating.sit, somebody.person, 1, None)
        assert refused.value.code == "seat-taken"
    await inn.tables.close()


@scene
async def test_in_logs_that_do_not_say_it_whoever_sat_there_or_the_host_gave_the_seat_away() -> None:
    inn = Inn()
    anna, ben = inn.visitor("Anna"), inn.visitor("Ben")
    table = await laid(inn, [anna, ben])
    await (await inn.tables.find(table)).do(seating.seat_program, "ben", Person("ash", "Ash"), 1)
    empty = await seat(inn, "Ash")
    await (await inn.tables.find(empty)).do(seating.start, HOST.id)
    for log in inn.store.logs.values():
        log[:] = [without_giver(entry) for entry in log]
    inn = await inn.restart()
    await (await inn.tables.find(table)).do(seating.seat_program, "ben", Person("soot", "Soot"), 1)
    await (await inn.tables.find(empty)).do(seating.seat_program, HOST.id, Person("soot", "Soot"), 0)
    with pytest.raises(Cannot):
        await (await inn.tables.find(table)).do(seating.seat_program, "anna", Person("soot", "Soot"), 1)
    await inn.tables.close()


def without_giver(data: bytes) -> bytes:
    entry = decode_entry(data)
    if isinstance(entry, Sat) and entry.is_program:
        assert entry.giver is not None
        return encode_entry(Sat(entry.at, entry.seat, entry.person, entry.name, True))
    return data
