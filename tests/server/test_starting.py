"""Starting, giving up, playing again: whose it is to say, and when."""

import pytest

from drachenhort.core.rng import Rng
from drachenhort.server.base.errors import Cannot
from drachenhort.server.base.plans import Clock, SeatPlan, TableSetup
from drachenhort.server.store.store import Person
from drachenhort.server.table import seating
from tests.server.house import Inn, laid, play, scene

pytestmark = pytest.mark.usefixtures("fixed_deals")

ANNA, BEN = Person("anna", "Anna"), Person("ben", "Ben")
QUICK = {"single_game": True}


@scene
async def test_a_game_starts_when_every_seat_is_taken_and_the_host_says_so() -> None:
    inn = Inn()
    anna, ben = inn.visitor("Anna"), inn.visitor("Ben")
    table = await inn.tables.create(ANNA, TableSetup("drachensachen", [SeatPlan("me"), SeatPlan("open")]))
    for guest in (anna, ben):
        guest.say("enter", table=table.id)
    with pytest.raises(Cannot) as reason:
        await table.do(seating.start, "anna")
    assert reason.value.code == "seats-open"
    assert "2" in reason.value.text
    await table.do(seating.sit, BEN, 1, None)
    with pytest.raises(Cannot) as reason:
        await table.do(seating.start, "ben")
    assert reason.value.code == "not-host"
    await inn.rest()
    assert not anna.of("view")
    await table.do(seating.start, "anna")
    await inn.rest()
    assert [guest.view["seat"] for guest in (anna, ben)] == [0, 1]
    assert anna.info.status == "running" and anna.info.commitment is not None
    with pytest.raises(Cannot) as reason:
        await table.do(seating.start, "anna")
    assert reason.value.code == "started"


@scene
async def test_invited_people_have_to_sit_down_before_the_start() -> None:
    inn = Inn()
    table = await inn.tables.create(ANNA, TableSetup("drachensachen", [SeatPlan("me"), SeatPlan("invited")]))
    with pytest.raises(Cannot) as reason:
        await table.do(seating.start, "anna")
    assert reason.value.code == "seats-open"


@scene
async def test_bots_alone_play_for_whoever_looks_on() -> None:
    inn = Inn()
    watcher = inn.visitor("Anna", "de")
    setup = TableSetup("drachensachen", [SeatPlan("bot"), SeatPlan("bot", "random")], dict(QUICK))
    table = await inn.tables.create(ANNA, setup)
    watcher.say("enter", table=table.id)
    await table.do(seating.start, "anna")
    await inn.rest()
    assert watcher.info.status == "over"
    assert {level for _, level in inn.bots.asked} == {"level-2", "random"}
    assert watcher.view["seat"] is None


@scene
async def test_the_host_gives_a_table_up_only_before_it_starts() -> None:
    inn = Inn()
    table = await inn.tables.create(ANNA, TableSetup("drachensachen", [SeatPlan("me"), SeatPlan("bot")]))
    with pytest.raises(Cannot) as reason:
        await table.do(seating.close_down, "ben")
    assert reason.value.code == "not-host"
    await table.do(seating.close_down, "anna")
    await table.do(seating.close_down, "anna")  # Once more changes nothing.
    assert (await table.info()).status == "closed"
    assert await inn.store.tables_of("anna", 10) == []
    with pytest.raises(Cannot) as reason:
        await table.do(seating.start, "anna")
    assert reason.value.code == "closed"
    running = await inn.tables.create(ANNA, TableSetup("drachensachen", [SeatPlan("me"), SeatPlan("bot")]))
    await running.do(seating.start, "anna")
    with pytest.raises(Cannot) as reason:
        await running.do(seating.close_down, "anna")
    assert reason.value.code == "started"


@scene
async def test_a_table_given_up_stays_so_after_a_restart() -> None:
    inn = Inn()
    table = await inn.tables.create(ANNA, TableSetup("drachensachen", [SeatPlan("me"), SeatPlan("bot")]))
    await table.do(seating.close_down, "anna")
    inn = await inn.restart()
    assert (await (await inn.tables.find(table.id)).info()).status == "closed"


@scene
async def test_a_rematch_is_the_same_table_for_everybody() -> None:
    inn = Inn()
    anna, ben = inn.visitor("Anna"), inn.visitor("Ben")
    clock = Clock("decision", seconds=600)
    first = await laid(inn, [anna, ben], bots=1, options=dict(QUICK), clock=clock)
    table = await inn.tables.find(first)
    with pytest.raises(Cannot) as reason:
        await inn.tables.rematch(table, BEN)
    assert reason.value.code == "not-over"
    await play(inn, first, [anna, ben], Rng.from_seed("to the end"))
    with pytest.raises(Cannot) as reason:
        await inn.tables.rematch(table, Person("carla", "Carla"))
    assert reason.value.code == "not-your-seat"
    second = await inn.tables.rematch(table, BEN)
    assert await inn.tables.rematch(table, ANNA) == second
    assert anna.info.rematch == second
    info = await (await inn.tables.find(second)).info("ben")
    assert (info.host, info.previous, info.status, info.clock) == ("ben", first, "open", clock)
    assert info.options == anna.info.options
    assert [(seat.kind, seat.person) for seat in info.seats] == [("invited", None), ("person", "ben"), ("bot", None)]


@scene
async def test_a_rematch_keeps_the_seats_for_those_who_sat_there() -> None:
    inn = Inn()
    anna, ben = inn.visitor("Anna"), inn.visitor("Ben")
    first = await laid(inn, [anna, ben], options=dict(QUICK))
    await play(inn, first, [anna, ben], Rng.from_seed("to the end"))
    again = await inn.tables.find(await inn.tables.rematch(await inn.tables.find(first), ANNA))
    with pytest.raises(Cannot) as reason:
        await again.do(seating.sit, Person("carla", "Carla"), 1, None)
    assert reason.value.code == "seat-kept"
    inn = await inn.restart()
    again = await inn.tables.find(again.id)
    assert await again.do(seating.sit, BEN, None, None) == 1
    await again.do(seating.start, "anna")
    assert (await again.info()).status == "running"


@scene
async def test_whoever_had_left_is_not_waited_for_in_a_rematch() -> None:
    inn = Inn()
    anna, ben = inn.visitor("Anna"), inn.visitor("Ben")
    first = await inn.tables.find(await laid(inn, [anna, ben], options=dict(QUICK)))
    await first.do(seating.stand, "ben", 1)
    await inn.rest()
    await play(inn, first.id, [anna], Rng.from_seed("to the end"))
    assert anna.info.status == "over"
    again = await inn.tables.find(await inn.tables.rematch(first, ANNA))
    assert [seat.kind for seat in (await again.info()).seats] == ["person", "bot"]
    await again.do(seating.start, "anna")


@scene
async def test_a_log_that_the_rules_no_longer_allow_is_of_an_older_game_too() -> None:
    inn = Inn()
    anna = inn.visitor("Anna")
    table = await laid(inn, [anna], bots=1)
    anna.act(table, 0, anna.legal[0])
    await inn.rest()
    log = inn.store.logs[table]
    inn.store.logs[table] = [*log, next(entry for entry in log if b"acted" in entry)]
    inn = await inn.restart()
    with pytest.raises(Cannot) as reason:
        await inn.tables.find(table)
    assert reason.value.code == "old-game"


@scene
async def test_only_those_who_played_are_told_where_they_play_again() -> None:
    """A private table's id lets in whoever has it; somebody who looked on has not been asked to come along."""
    inn = Inn()
    anna, ben, wanda = inn.visitor("Anna"), inn.visitor("Ben"), inn.visitor("Wanda")
    first = await laid(inn, [anna, ben], options=dict(QUICK))
    wanda.say("enter", table=first)
    await play(inn, first, [anna, ben], Rng.from_seed("to the end"))
    table = await inn.tables.find(first)
    second = await inn.tables.rematch(table, ANNA)
    await inn.rest()
    assert (anna.info.rematch, ben.info.rematch, wanda.info.rematch) == (second, second, None)
    assert second not in b"".join(wanda.raw).decode()
    assert [(await table.info(who)).rematch for who in ("anna", "ben", "wanda", None)] == [second, second, None, None]
    again = await inn.tables.find(second)
    assert [(await again.info(who)).previous for who in ("anna", "wanda", None)] == [first, None, None]
    assert inn.store.rows[second].summary.find(first.encode()) == -1, "lists do not tell it either"
