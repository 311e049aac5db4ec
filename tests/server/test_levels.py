"""How well bots play at a table: what people choose from, and how the host exchanges a bot."""

import msgspec
import pytest

from drachenhort.core.rng import Rng
from drachenhort.players.registry import USUAL
from drachenhort.server.base.errors import Cannot, Code
from drachenhort.server.base.plans import SeatPlan, TableSetup
from drachenhort.server.http.games import GameSummary
from drachenhort.server.store.store import Person
from drachenhort.server.table import seating, setups
from drachenhort.server.table.queued_table import QueuedTable
from drachenhort.server.table.setups import MOST_CHANGES
from drachenhort.server.wire.messages import TableInfo
from tests.server.house import Guest, Inn, play, scene
from tests.server.test_tables_over_http import create, fault
from tests.server.web import RunningServer

pytestmark = pytest.mark.usefixtures("fixed_deals")

BEN = Person("ben", "Ben")


def levels(info: TableInfo) -> list[str | None]:
    return [seat.level for seat in info.seats]


async def with_bots(inn: Inn, seats: list[SeatPlan], is_started: bool = True) -> tuple[QueuedTable, Guest]:
    """A table of Anna's, with her at it."""
    anna = inn.visitor("Anna")
    table = await inn.tables.create(anna.person, TableSetup("drachensachen", seats))
    anna.say("enter", table=table.id)
    await inn.rest()
    if is_started:
        await table.do(seating.start, "anna")
        await inn.rest()
    return table, anna


async def refused(inn: Inn, table: QueuedTable, person: str, seat: int, level: str) -> tuple[Code, str]:
    """Why it cannot be; nothing has changed."""
    before, log = await table.info(), inn.store.logs[table.id][:]
    with pytest.raises(Cannot) as reason:
        await table.do(setups.exchange_bot, person, seat, level)
    assert await table.info() == before and inn.store.logs[table.id] == log
    return reason.value.code, reason.value.text


def test_people_choose_from_five_levels_in_their_language(server: RunningServer) -> None:
    with server.visitor() as visitor:
        german = msgspec.convert(visitor.get("/api/games?lang=de").json(), list[GameSummary])
        english = msgspec.convert(visitor.get("/api/games?lang=en").json(), list[GameSummary])
    for game in german:
        assert list(game.level_titles.items())[::4] == [("level-1", "Schlüpfling"), ("level-5", "Drachenfürst")]
        assert list(game.level_titles) == [name for name in game.levels if name.startswith("level-")]
        assert game.usual_level == "level-2" and {"random", "greedy"} <= set(game.levels)
    assert english[0].level_titles["level-1"] == "Hatchling"


@scene
async def test_where_nobody_chooses_the_usual_bot_plays() -> None:
    inn = Inn()
    table, _ = await with_bots(inn, [SeatPlan("me"), SeatPlan("bot"), SeatPlan("bot", "level-1")])
    assert levels(await table.info()) == [None, USUAL, "level-1"] == [None, "level-2", "level-1"]


@scene
async def test_before_the_start_the_host_exchanges_a_bot_and_everybody_hears_of_it() -> None:
    inn = Inn()
    table, anna = await with_bots(inn, [SeatPlan("me"), SeatPlan("open"), SeatPlan("bot")], is_started=False)
    ben = inn.visitor("Ben")
    await table.do(seating.sit, ben.person, 1, None)
    ben.say("enter", table=table.id)
    await inn.rest()
    ben.forget()
    await table.do(setups.exchange_bot, "anna", 2, "random")
    await inn.rest()
    assert levels(ben.info) == levels(anna.info) == [None, None, "random"]
    assert ben.info.changes == 1, "a change that was decided on the table before is not made"
    inn = await inn.restart()
    assert levels(await (await inn.tables.find(table.id)).info()) == [None, None, "random"]


@scene
async def test_in_the_middle_of_a_game_the_other_bot_plays_on_and_still_does_after_a_restart() -> None:
    inn = Inn()
    table, anna = await with_bots(inn, [SeatPlan("me"), SeatPlan("bot", "random")])
    await play(inn, table.id, [anna], Rng.from_seed("before"), 3)
    assert {level for _, level in inn.bots.asked} == {"random"}
    anna.forget()
    version = (await table.info()).version
    await table.do(setups.exchange_bot, "anna", 1, "greedy")
    await inn.rest()
    assert levels(anna.info) == [None, "greedy"]
    assert (await table.info()).version == version and not anna.of("view") and not anna.of("moved")
    inn.bots.asked.clear()
    await play(inn, table.id, [anna], Rng.from_seed("after"), 3)
    assert {level for _, level in inn.bots.asked} == {"greedy"}
    listed = msgspec.json.decode(inn.store.rows[table.id].summary, type=TableInfo)
    assert levels(listed) == [None, "greedy"]
    inn = await inn.restart()
    anna = inn.visitor("Anna")
    anna.say("enter", table=table.id)
    await inn.rest()
    await play(inn, table.id, [anna], Rng.from_seed("later"), 3)
    assert {level for _, level in inn.bots.asked} == {"greedy"}


@scene
async def test_what_a_bot_is_thinking_about_it_decides_itself() -> None:
    inn = Inn()
    table, anna = await with_bots(inn, [SeatPlan("me"), SeatPlan("bot", "random")])
    inn.bots.is_held = True
    while not table.table.thinking:
        await play(inn, table.id, [anna], Rng.from_seed("on"), 1)
    await table.do(setups.exchange_bot, "anna", 1, "greedy")
    before = (await table.info()).version
    inn.bots.is_held = False
    await inn.rest()
    assert (await table.info()).version > before


@scene
async def test_an_undo_that_others_think_about_is_not_forgotten() -> None:
    inn = Inn()
    table, anna = await with_bots(inn, [SeatPlan("me"), SeatPlan("open"), SeatPlan("bot", "random")], is_started=False)
    ben = inn.visitor("Ben")
    await table.do(seating.sit, ben.person, 1, None)
    ben.say("enter", table=table.id)
    await table.do(seating.start, "anna")
    await inn.rest()
    asker = anna if anna.legal else ben
    await play(inn, table.id, [asker], Rng.from_seed("act"), 1)
    asker.say("undo", table=table.id, id="undo")
    await inn.rest()
    assert ben.info.undo == asker.person.id
    await table.do(setups.exchange_bot, "anna", 2, "greedy")
    await inn.rest()
    assert ben.info.undo == asker.person.id


@scene
async def test_a_rematch_is_played_by_the_bots_that_played_last() -> None:
    inn = Inn()
    seats = [SeatPlan("me"), SeatPlan("bot", "random")]
    anna = inn.visitor("Anna")
    table = await inn.tables.create(anna.person, TableSetup("drachensachen", seats, {"single_game": True, "turn_limit": 4}))
    anna.say("enter", table=table.id)
    await table.do(seating.start, "anna")
    await table.do(setups.exchange_bot, "anna", 1, "greedy")
    await inn.rest()
    await play(inn, table.id, [anna], Rng.from_seed("all"))
    again = await inn.tables.find(await inn.tables.rematch(table, anna.person))
    assert levels(await again.info()) == [None, "greedy"]


@scene
async def test_who_may_not_and_what_cannot_be_exchanged() -> None:
    inn = Inn()
    seats = [SeatPlan("me"), SeatPlan("bot", "random"), SeatPlan("open")]
    table, anna = await with_bots(inn, seats, is_started=False)
    assert (await refused(inn, table, "ben", 1, "greedy"))[0] == "not-host"
    assert await refused(inn, table, "anna", 0, "greedy") == ("no-bot", "no bot sits in seat 1; only bots have a level")
    assert (await refused(inn, table, "anna", 2, "greedy"))[0] == "no-bot"
    assert (await refused(inn, table, "anna", 3, "greedy"))[0] == "no-seat"
    code, text = await refused(inn, table, "anna", 1, "level-9")
    assert code == "bad-seats" and "no bot 'level-9'" in text and "level-5" in text
    await table.do(seating.sit, BEN, 2, None)
    await table.do(seating.start, "anna")
    await table.do(seating.stand, "ben", 2)
    await inn.rest()
    assert (await refused(inn, table, "anna", 2, "greedy"))[0] == "no-bot", "a stand-in has no level"
    other, _ = await with_bots(inn, seats, is_started=False)
    await other.do(seating.close_down, "anna")
    assert (await refused(inn, other, "anna", 1, "greedy"))[0] == "closed"
    assert anna.info.status == "running"


@scene
async def test_no_log_grows_for_ever_by_exchanges() -> None:
    inn = Inn()
    table, _ = await with_bots(inn, [SeatPlan("me"), SeatPlan("bot", "random")], is_started=False)
    entries = len(inn.store.logs[table.id])
    await table.do(setups.exchange_bot, "anna", 1, "random")
    assert len(inn.store.logs[table.id]) == entries, "the same bot again is no news"
    for number in range(MOST_CHANGES):
        await table.do(setups.exchange_bot, "anna", 1, ("greedy", "random")[number % 2])
    assert (await refused(inn, table, "anna", 1, "greedy"))[0] == "too-many-changes"


def test_over_http_the_host_exchanges_a_bot(server: RunningServer) -> None:
    with server.visitor() as host, server.visitor() as guest:
        guest.get("/api/me")
        table = create(host, seats=[{"kind": "me"}, {"kind": "bot", "level": "level-1"}])
        address = f"/api/tables/{table.id}/seats/1/level"
        assert fault(guest.put(address, json={"level": "level-4"})) == (403, "not-host")
        answer = host.put(address, json={"level": "level-4"})
        assert answer.status_code == 200 and answer.json()["seats"][1]["level"] == "level-4"
        assert host.get(f"/api/tables/{table.id}").json()["seats"][1]["level"] == "level-4"
        (mine,) = [each for each in host.get("/api/me/tables").json()["tables"] if each["id"] == table.id]
        assert mine["seats"][1]["level"] == "level-4"
        assert fault(host.put(address, json={"level": "Level 4"})) == (400, "malformed")
        assert fault(host.put(address, json={"level": "level-9"})) == (422, "bad-seats")
        assert fault(host.put(address.replace("/1/", "/0/"), json={"level": "level-4"})) == (409, "no-bot")
        assert fault(host.put(address.replace("/1/", "/5/"), json={"level": "level-4"})) == (404, "no-seat")
        assert fault(host.put("/api/tables/nosuchtable/seats/1/level", json={"level": "level-4"})) == (404, "no-table")
