"""Sitting down, getting up, invitations: who may sit where, and what is refused."""

import pytest

from drachenhort.server.base.errors import Cannot, Code
from drachenhort.server.base.plans import SeatPlan, TableSetup
from drachenhort.server.store.store import Person
from drachenhort.server.table import seating
from drachenhort.server.table.queued_table import QueuedTable
from tests.server.house import Inn, laid, scene

pytestmark = pytest.mark.usefixtures("fixed_deals")

ANNA, BEN, CARLA = (Person(name.lower(), name) for name in ("Anna", "Ben", "Carla"))
ME, OPEN, INVITED, BOT = SeatPlan("me"), SeatPlan("open"), SeatPlan("invited"), SeatPlan("bot")


async def a_table(inn: Inn, *seats: SeatPlan) -> QueuedTable:
    return await inn.tables.create(ANNA, TableSetup("drachensachen", list(seats)))


async def sitting(table: QueuedTable) -> list[str | None]:
    return [seat.person for seat in (await table.info()).seats]


async def cannot_sit(table: QueuedTable, person: Person, seat: int | None, code: str | None = None) -> Code:
    with pytest.raises(Cannot) as reason:
        await table.do(seating.sit, person, seat, code)
    return reason.value.code


@scene
async def test_an_open_seat_is_anybodys() -> None:
    table = await a_table(Inn(), ME, OPEN, OPEN)
    assert await table.do(seating.sit, BEN, 2, None) == 2
    assert await table.do(seating.sit, CARLA, None, None) == 1
    assert await sitting(table) == ["anna", "carla", "ben"]


@scene
async def test_a_seat_that_is_taken_stays_taken() -> None:
    table = await a_table(Inn(), ME, OPEN, BOT)
    await table.do(seating.sit, BEN, 1, None)
    for seat in (0, 1, 2, None):
        assert await cannot_sit(table, CARLA, seat) == "seat-taken"
    assert await cannot_sit(table, CARLA, 3) == "no-seat"
    assert await sitting(table) == ["anna", "ben", None]


@scene
async def test_sitting_down_twice_is_sitting_down_once() -> None:
    inn = Inn()
    table = await a_table(inn, ME, OPEN)
    assert [await table.do(seating.sit, BEN, None, None) for _ in range(2)] == [1, 1]
    assert len(inn.store.logs[table.id]) == 3


@scene
async def test_an_invitation_opens_its_own_seat_and_no_other() -> None:
    table = await a_table(Inn(), ME, INVITED, INVITED)
    codes = seating.invitations(table.table, "anna")
    assert sorted(codes) == [1, 2]
    assert len(set(codes.values())) == 2 and all(len(code) >= 16 for code in codes.values())
    assert await cannot_sit(table, BEN, 1) == "seat-kept"
    assert await cannot_sit(table, BEN, 1, codes[2]) == "seat-kept"
    assert await cannot_sit(table, BEN, 1, "guessed") == "seat-kept"
    assert await cannot_sit(table, BEN, None, "ünicode") == "seat-taken"
    assert await table.do(seating.sit, BEN, None, codes[2]) == 2
    assert await table.do(seating.sit, CARLA, 1, codes[1]) == 1
    assert await cannot_sit(table, Person("dora", "Dora"), None, codes[1]) == "seat-taken"


@scene
async def test_only_the_host_has_the_invitations() -> None:
    table = await a_table(Inn(), ME, INVITED)
    with pytest.raises(Cannot) as reason:
        seating.invitations(table.table, "ben")
    assert reason.value.code == "not-host"


@scene
async def test_no_invitation_is_ever_told_to_anybody_at_the_table() -> None:
    inn = Inn()
    table = await a_table(inn, ME, INVITED, OPEN)
    code = seating.invitations(table.table, "anna")[1]
    anna, ben = inn.visitor("Anna", "de"), inn.visitor("Ben", "en")
    for guest in (anna, ben):
        guest.say("enter", table=table.id)
    await table.do(seating.sit, CARLA, 1, code)
    await table.do(seating.sit, BEN, 2, None)
    await table.do(seating.start, "anna")
    await inn.rest()
    assert anna.of("view") and ben.of("view")
    assert not any(code.encode() in data for guest in (anna, ben) for data in guest.raw)
    assert code.encode() not in inn.store.rows[table.id].summary


@scene
async def test_getting_up_before_the_start_frees_the_seat() -> None:
    table = await a_table(Inn(), ME, OPEN, INVITED)
    code = seating.invitations(table.table, "anna")[2]
    await table.do(seating.sit, BEN, 1, None)
    await table.do(seating.sit, CARLA, 2, code)
    await table.do(seating.stand, "ben", 1)
    await table.do(seating.stand, "carla", 2)
    info = await table.info()
    assert [seat.kind for seat in info.seats] == ["person", "open", "invited"]
    assert await cannot_sit(table, BEN, 2) == "seat-kept"
    assert await table.do(seating.sit, CARLA, 1, None) == 1
    await table.do(seating.stand, "anna", 0)
    assert (await table.info()).seats[0].kind == "open"


@scene
async def test_nobody_gets_up_from_anothers_seat() -> None:
    table = await a_table(Inn(), ME, OPEN)
    for person, seat in (("ben", 0), ("anna", 1), ("anna", 5)):
        with pytest.raises(Cannot) as reason:
            await table.do(seating.stand, person, seat)
        assert reason.value.code == "not-your-seat"


@scene
async def test_getting_up_during_a_game_keeps_the_seat_and_a_bot_plays() -> None:
    inn = Inn()
    anna, ben = inn.visitor("Anna"), inn.visitor("Ben")
    table = await inn.tables.find(await laid(inn, [anna, ben]))
    await table.do(seating.stand, "ben", 1)
    await inn.rest()
    seat = anna.info.seats[1]
    assert (seat.kind, seat.person, seat.is_bot_playing) == ("person", "ben", True)
    assert anna.version > 0, "the bot has decided"
    assert await cannot_sit(table, CARLA, 1) == "seat-taken"
    await table.do(seating.stand, "ben", 1)  # Once more changes nothing.
    assert await table.do(seating.sit, BEN, 1, None) == 1
    assert not (await table.info()).seats[1].is_bot_playing


@scene
async def test_nobody_sits_down_where_nobody_plays_any_more() -> None:
    inn = Inn()
    table = await a_table(inn, ME, OPEN)
    await table.do(seating.close_down, "anna")
    assert await cannot_sit(table, BEN, 1) == "closed"
    assert (await table.info()).status == "closed"
    anna = inn.visitor("Anna")
    over = await inn.tables.find(await laid(inn, [anna], bots=1, options={"single_game": True}))
    await over.do(seating.stand, "anna", 0)
    await inn.rest()
    assert anna.info.status == "over"
    assert await cannot_sit(over, BEN, 1) == "over"
    with pytest.raises(Cannot) as reason:
        await over.do(seating.stand, "anna", 0)
    assert reason.value.code == "over"


@scene
async def test_everybody_at_the_table_sees_who_sits_down_and_gets_up() -> None:
    inn = Inn()
    table = await a_table(inn, ME, OPEN)
    watcher = inn.visitor("Wanda")
    watcher.say("enter", table=table.id)
    await inn.rest()
    await table.do(seating.sit, BEN, 1, None)
    assert [(seat.name, seat.is_here) for seat in watcher.info.seats] == [("Anna", False), ("Ben", False)]
    ben = inn.visitor("Ben")
    ben.say("enter", table=table.id)
    await inn.rest()
    assert [seat.is_here for seat in watcher.info.seats] == [False, True]
    ben.say("leave", table=table.id)
    await inn.rest()
    assert [seat.is_here for seat in watcher.info.seats] == [False, False]
    await table.do(seating.stand, "ben", 1)
    assert [seat.kind for seat in watcher.info.seats] == ["person", "open"]
