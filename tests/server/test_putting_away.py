"""Tables nobody would miss go out of memory and come back as they were; nobody falls between the two."""

import asyncio
import gc
import tracemalloc
from typing import cast

import pytest

from drachenhort.core.rng import Rng
from drachenhort.server.base.errors import Cannot
from drachenhort.server.base.plans import Clock, SeatPlan, TableSetup
from drachenhort.server.store.store import Person
from drachenhort.server.table import seating
from drachenhort.server.table.queued_table import QueuedTable
from drachenhort.server.table.retrospect import record_text
from tests.server.house import Guest, Inn, laid, play, scene
from tests.server.test_streams import Half

pytestmark = pytest.mark.usefixtures("fixed_deals")


@pytest.fixture(autouse=True)
def quick_heartbeats(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits two minutes."""
    monkeypatch.setattr("drachenhort.server.table.tables.HEARTBEAT", 0.001)
    monkeypatch.setattr("drachenhort.server.table.tables.PUT_AWAY_AFTER", 3)


async def beats(inn: Inn) -> None:
    """Long enough for a table to be put away, whatever else the machine has to do."""
    until = inn.store.heartbeats + 8
    while inn.store.heartbeats < until:
        await asyncio.sleep(0.001)
    await inn.rest()


async def a_table(inn: Inn, clock: Clock | None = None, bots: int = 0) -> tuple[str, list[Guest]]:
    people = [inn.visitor("Anna"), inn.visitor("Ben")]
    table = await laid(inn, people, bots=bots, clock=clock or Clock())
    await play(inn, table, people, Rng.from_seed("away"), 4)
    return table, people


async def everybody_goes(inn: Inn, table: str, people: list[Guest]) -> None:
    for guest in people:
        guest.say("leave", table=table)
    await inn.rest()


@scene
async def test_a_table_without_anybody_goes_out_of_memory_and_comes_back() -> None:
    inn = Inn()
    await inn.tables.resume()
    table, people = await a_table(inn)
    await beats(inn)
    assert inn.tables.in_memory() == ["running"], "somebody is there"
    await everybody_goes(inn, table, people)
    await beats(inn)
    assert inn.tables.in_memory() == []
    again = inn.visitor("Anna")
    again.say("enter", table=table, seen=people[0].version)
    await inn.rest()
    assert (again.version, again.view) == (people[0].version, people[0].view)
    await inn.tables.close()


@scene
async def test_a_table_with_a_clock_that_runs_or_a_bot_that_thinks_stays() -> None:
    inn = Inn()
    await inn.tables.resume()
    table, people = await a_table(inn, Clock("days", days=2))
    await everybody_goes(inn, table, people)
    other, more = await a_table(inn, bots=1)
    inn.bots.is_held = True
    while more[0].legal or more[1].legal:
        await play(inn, other, more, Rng.from_seed("to the bot"), 1)
    await everybody_goes(inn, other, more)
    await beats(inn)
    assert inn.tables.in_memory() == ["running", "running"]
    inn.bots.is_held = False
    await inn.tables.close()


@scene
async def test_who_comes_while_tables_are_put_away_is_at_the_right_one() -> None:
    """Before, during and after: whoever comes in sees every act from then on."""
    inn = Inn()
    await inn.tables.resume()
    table, people = await a_table(inn)
    await everybody_goes(inn, table, people)
    rng = Rng.from_seed("coming and going")
    for number in range(60):
        guests = [inn.visitor("Anna"), inn.visitor("Ben")]
        for guest in guests:
            await asyncio.sleep(rng.below(6) / 1000)
            guest.say("enter", table=table)
        await asyncio.sleep(0.002)
        await inn.rest()
        assert not any(guest.is_cut for guest in guests), number
        acting = next(guest for guest in guests if guest.legal)
        acting.act(table, guests.index(acting), acting.legal[0])
        await inn.rest()
        assert guests[0].version == guests[1].version > 4
        for guest in guests:
            guest.connection.close()
    await inn.tables.close()


@scene
async def test_somebody_who_has_come_meanwhile_keeps_the_table_here() -> None:
    """Two tables are to be put away; while the first goes, somebody comes to the second."""
    inn = Inn()
    first, people = await a_table(inn)
    await everybody_goes(inn, first, people)
    second, people = await a_table(inn)
    await everybody_goes(inn, second, people)
    watcher = inn.visitor("Wanda")

    class Slow:
        """A table during whose going somebody comes to the other."""

        def __init__(self, table: QueuedTable) -> None:
            self.table = table

        def __getattr__(self, name: str) -> object:
            return getattr(self.table, name)

        async def stop(self) -> None:
            watcher.say("enter", table=second)
            await inn.rest()
            await self.table.stop()

    inn.tables._tables[first] = cast(QueuedTable, Slow(await inn.tables.find(first)))
    await inn.tables.resume()
    await beats(inn)
    assert watcher.of("view") and not watcher.is_cut
    assert inn.tables.in_memory() == ["running"]
    await inn.tables.close()


@scene
async def test_who_still_has_hold_of_a_table_that_is_gone_gets_an_answer() -> None:
    inn = Inn()
    await inn.tables.resume()
    table, people = await a_table(inn)
    old = await inn.tables.find(table)
    await everybody_goes(inn, table, people)
    await beats(inn)
    for asked in (old.info(), old.do(seating.sit, Person("carla", "Carla"), None, None), old.do(seating.start, "anna")):
        with pytest.raises(Cannot) as reason:
            await asyncio.wait_for(asked, 1)
        assert reason.value.code == "storage"
    await inn.tables.close()


@scene
async def test_everybody_who_waits_for_a_table_that_goes_gets_an_answer() -> None:
    """Asked before the end and done; asked after it and refused; nobody is left waiting."""
    inn = Inn()
    table, _ = await a_table(inn)
    old = await inn.tables.find(table)
    inn.store.is_held = True
    standing = asyncio.ensure_future(old.do(seating.stand, "ben", 1))
    await inn.rest()
    stopping = asyncio.ensure_future(old.stop())
    await inn.rest()
    late = asyncio.ensure_future(old.info())
    await inn.rest()
    inn.store.is_held = False
    results = await asyncio.wait_for(asyncio.gather(standing, stopping, late, return_exceptions=True), 1)
    assert results[0] is None and results[1] is None
    assert isinstance(results[2], Cannot)


@scene
async def test_open_and_finished_tables_are_put_away_too() -> None:
    inn = Inn()
    await inn.tables.resume()
    host = Person("anna", "Anna")
    for seats in ([SeatPlan("me"), SeatPlan("open")], [SeatPlan("bot"), SeatPlan("bot")]):
        table = await inn.tables.create(host, TableSetup("drachensachen", seats, {"single_game": True}))
        if seats[0].kind == "bot":
            await table.do(seating.start, "anna")
    await beats(inn)
    await beats(inn)
    assert inn.tables.in_memory() == []
    await inn.tables.close()


LARGEST_TABLE = 100_000


@scene
async def test_an_idle_table_with_two_people_takes_less_than_a_hundred_kilobytes() -> None:
    """In play, with both people there, each with words in a language of their own."""
    inn = Inn()
    kept: list[Guest] = []

    async def play_some(number: int) -> None:
        people = [inn.visitor(f"Anna{number}", "de"), inn.visitor(f"Ben{number}", "en")]
        table = await laid(inn, people)
        await play(inn, table, people, Rng.from_seed(f"memory {number}"), 34)
        for guest in people:
            guest.forget()
            guest.view = {}
        inn.store.logs[table] = []  # That would be on the disk.
        kept.extend(people)

    for number in range(12):  # What all tables share is there before it counts.
        await play_some(number)
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for number in range(12, 28):
        await play_some(number)
    gc.collect()
    size = (tracemalloc.get_traced_memory()[0] - before) / 16
    tracemalloc.stop()
    assert len(inn.tables.in_memory()) == 28
    assert size < LARGEST_TABLE


def in_memory_at_all() -> dict[str, int]:
    """How many of the things a table is made of there are, those included that nobody can reach any more."""
    kinds = ("QueuedTable", "Table", "LiveGame", "Ledger", "Showing", "Turns", "Link", "Speech")
    names = [type(thing).__name__ for thing in gc.get_objects()]
    return {kind: names.count(kind) for kind in kinds}


@scene
async def test_tables_that_were_put_away_are_gone_without_a_search_for_garbage() -> None:
    """The server seldom searches: thousands of tables that came and went would lie about until then."""
    inn = Inn()
    await inn.tables.resume()
    gc.collect()
    before = in_memory_at_all()
    gc.disable()
    try:
        for number in range(5):
            people = [inn.visitor(f"Anna{number}", "de"), inn.visitor(f"Ben{number}")]
            table = await laid(inn, people, bots=1, clock=Clock("decision", seconds=60))
            await play(inn, table, people, Rng.from_seed("come and go"), 6)
            people[0].say("undo", table=table, id="oh")
            people[0].say("act", table=table, seat=0, id="no", version=999, action=5)
            people[0].say("hint", table=table, seat=0, id="help")
            with pytest.raises(Cannot):
                await (await inn.tables.find(table)).do(record_text)
            await inn.rest()
            await everybody_goes(inn, table, people)
            for guest in people:
                guest.connection.close()
            del people, guest
        await beats(inn)
        assert inn.tables.in_memory() == []
        assert in_memory_at_all() == before
    finally:
        gc.enable()
    await inn.tables.close()


class Slow(Half):
    """Has every table; the first one who asks where it is has to wait."""

    def __init__(self) -> None:
        super().__init__(("one", "two"), 0)
        self.answer = asyncio.Event()
        self._asked = 0

    def is_here(self, table: str) -> bool:
        return True

    async def where(self, table: str) -> str | None:
        self._asked += 1
        if self._asked == 1:
            await self.answer.wait()
        return None


@scene
async def test_who_hears_late_that_a_table_is_here_comes_to_the_one_that_others_are_at() -> None:
    inn = Inn()
    people = [inn.visitor("Anna"), inn.visitor("Ben")]
    table = await laid(inn, people)
    places = inn.store.places = Slow()
    inn = await inn.restart()
    anna, ben = inn.visitor("Anna"), inn.visitor("Ben")
    ben.say("enter", table=table)
    await inn.rest()
    anna.say("enter", table=table)
    await inn.rest()
    assert anna.of("view") and not ben.of("view")
    places.answer.set()
    await inn.rest()
    assert ben.of("view")
    await play(inn, table, [anna, ben], Rng.from_seed("together"), 4)
    assert anna.version == ben.version == 4
    await inn.tables.close()
