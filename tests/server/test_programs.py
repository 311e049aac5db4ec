"""Seats of programs: who may come in with a token."""

import asyncio

from drachenhort.server.plans import SeatPlan, TableSetup
from drachenhort.server.store import Person
from tests.server.house import Guest, Inn

HOST = Person("ada", "Ada")
SETUP = TableSetup("drachensachen", [SeatPlan("open"), SeatPlan("bot")])


async def seat(inn: Inn, *programs: str) -> str:
    """A table whose first seat was given to these programs, one after the other."""
    table = await inn.tables.create(HOST, SETUP)
    for name in programs:
        await table.seat_program(HOST.id, Person(name.lower(), name), 0)
    return table.id


def test_a_program_comes_to_the_seat_it_was_given() -> None:
    async def play() -> None:
        inn = Inn()
        table = await seat(inn, "Ash")
        await (await inn.tables.find(table)).start(HOST.id)
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
