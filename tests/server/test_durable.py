"""Nobody hears of an act before it is stored; what could not be stored nobody ever hears of."""

import asyncio

import pytest

from drachenhort.core.rng import Rng
from drachenhort.server.base.errors import Cannot
from drachenhort.server.bots.advice import Hints
from drachenhort.server.store.store import Person, StoreError
from drachenhort.server.table import seating
from tests.server.house import Guest, Inn, asked, laid, play, scene, seat_of

pytestmark = pytest.mark.usefixtures("fixed_deals")


async def a_table(inn: Inn, bots: int = 0) -> tuple[str, list[Guest]]:
    people = [inn.visitor("Anna", "de"), inn.visitor("Ben")]
    table = await laid(inn, people, bots=bots, options={"single_game": True})
    await play(inn, table, people, Rng.from_seed("durable"), 5)
    watcher = inn.visitor("Wanda")
    watcher.say("enter", table=table)
    await inn.rest()
    for guest in [*people, watcher]:
        guest.forget()
    return table, [*people, watcher]


def on_turn(people: list[Guest]) -> Guest:
    return asked(people[:2])[0]


@scene
async def test_nobody_hears_of_an_act_before_it_is_stored() -> None:
    inn = Inn()
    table, people = await a_table(inn)
    anna = on_turn(people)
    stored = len(inn.store.logs[table])
    inn.store.is_held = True
    anna.act(table, seat_of(anna), anna.legal[0])
    await inn.rest()
    assert all(not guest.got for guest in people)
    inn.store.is_held = False
    await inn.rest()
    assert len(inn.store.logs[table]) == stored + 1
    assert anna.of("ack") and all(guest.of("moved") for guest in people)


@scene
async def test_whoever_comes_while_an_act_is_being_stored_hears_of_it_afterwards() -> None:
    inn = Inn()
    table, people = await a_table(inn)
    anna = on_turn(people)
    version = anna.version
    inn.store.is_held = True
    anna.act(table, seat_of(anna), anna.legal[0])
    late = inn.visitor("Late")
    late.say("enter", table=table)
    await inn.rest()
    assert not late.of("room") and not late.of("view")
    inn.store.is_held = False
    await inn.rest()
    assert late.version == version + 1


@scene
async def test_even_the_number_of_acts_is_not_told_before_they_are_stored() -> None:
    inn = Inn()
    table, people = await a_table(inn)
    anna = on_turn(people)
    inn.store.is_held = True
    anna.act(table, seat_of(anna), anna.legal[0])
    await inn.rest()
    info = (await inn.tables.find(table)).info()
    waiting = asyncio.ensure_future(info)
    await inn.rest()
    assert not waiting.done()
    inn.store.is_held = False
    assert (await waiting).version == anna.version + 1 - len(anna.of("moved"))


@scene
async def test_what_could_not_be_stored_nobody_hears_of() -> None:
    inn = Inn()
    table, people = await a_table(inn)
    anna = on_turn(people)
    version, stored = anna.version, inn.store.logs[table][:]
    inn.store.is_broken = True
    name = anna.act(table, seat_of(anna), anna.legal[0])
    await inn.rest()
    for guest in people:
        assert [message["type"] for message in guest.got] == ["problem"]
        assert guest.problem[0] == "storage"
        assert guest.is_cut
    inn.store.is_broken = False
    assert inn.store.logs[table] == stored
    again = inn.visitor(anna.person.name)
    again.say("enter", table=table, seen=version)
    await inn.rest()
    assert (again.version, again.last("view")["log"]) == (version, [])
    again.act(table, seat_of(again), again.legal[0], name)
    await inn.rest()
    assert again.last("ack")["version"] == version + 1


@scene
async def test_a_broken_table_writes_nothing_more_and_lets_nobody_in() -> None:
    """What waits in the queue is not carried out on what may be more than what is stored."""
    inn = Inn()
    table, people = await a_table(inn)
    anna = on_turn(people)
    old = await inn.tables.find(table)
    stored = inn.store.logs[table][:]
    late = inn.visitor("Late")
    inn.store.is_held = inn.store.is_broken = True
    anna.act(table, seat_of(anna), anna.legal[0])
    await inn.rest()
    people[1].say("chat", table=table, text="Is it over?")
    attempts = inn.store.attempts
    sitting = asyncio.ensure_future(old.do(seating.sit, Person("late", "Late"), None, None))
    info = asyncio.ensure_future(old.info())
    late.say("enter", table=table)
    await inn.rest()
    inn.store.is_held = False
    while not anna.is_cut:
        await asyncio.sleep(0)
    inn.store.is_broken = False
    await inn.rest()
    assert inn.store.logs[table] == stored
    assert inn.store.attempts == attempts
    assert late.is_cut and not late.of("room")
    for question in (sitting, info):
        with pytest.raises(Cannot) as reason:
            await question
        assert reason.value.code == "storage"
    assert not any(guest.of("said") or guest.of("room") for guest in people)


@scene
async def test_bots_of_a_broken_table_do_not_play_on() -> None:
    inn = Inn()
    table, people = await a_table(inn, bots=1)
    inn.bots.is_held = True
    while people[0].legal or people[1].legal:
        await play(inn, table, people[:2], Rng.from_seed("to the bot"), 1)
    stored = inn.store.logs[table][:]
    inn.store.is_broken = True
    with pytest.raises(StoreError):
        await (await inn.tables.find(table)).do(seating.stand, "ben", 1)
    await inn.rest()
    assert people[0].is_cut
    inn.store.is_broken = inn.bots.is_held = False
    await inn.rest()
    assert inn.store.logs[table] == stored
    again = inn.visitor("Anna")
    again.say("enter", table=table)
    await inn.rest()
    assert len(inn.store.logs[table]) > len(stored), "the bot plays at the table that was loaded anew"


@scene
async def test_nobody_who_was_cut_off_listens_any_more() -> None:
    inn = Inn()
    table, people = await a_table(inn)
    anna = on_turn(people)
    inn.store.is_broken = True
    anna.act(table, seat_of(anna), anna.legal[0])
    while not anna.is_cut:
        await asyncio.sleep(0)
    assert inn.fanout.channels(table) == []
    inn.store.is_broken = False
    again = inn.visitor(anna.person.name)
    again.say("enter", table=table)
    await inn.rest()
    again.act(table, seat_of(again), again.legal[0])
    await inn.rest()
    assert again.of("moved")
    assert len(inn.fanout.channels(table)) == 1


@scene
async def test_a_broken_table_comes_back_though_nobody_asks_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("drachenhort.server.table.tables.HEARTBEAT", 0.0)
    inn = Inn()
    await inn.tables.resume()
    table, people = await a_table(inn, bots=1)
    await (await inn.tables.find(table)).do(seating.stand, "ben", 1)
    inn.store.is_broken = True
    anna = people[0]
    anna.say("chat", table=table, text="!")
    for _ in range(50):
        await asyncio.sleep(0)
    assert anna.is_cut
    inn.store.is_broken = False
    await (await inn.tables.find(table)).do(seating.stand, "anna", 0)
    inn.visitor("Wanda").say("enter", table=table)
    await inn.rest()
    assert (await (await inn.tables.find(table)).info()).status == "over", "bots played it to its end"
    await inn.tables.close()


@scene
async def test_a_table_that_fails_in_another_way_is_loaded_anew_too(caplog: pytest.LogCaptureFixture) -> None:
    """A bot that gives no answer at all, for instance. Nobody waits for ever."""

    class NoBots:
        async def hint(self, game: str, position: str, seat: int, seed: str, rules: int | None = None) -> Hints:
            raise OSError("no process could be started")

    inn = Inn()
    table, people = await a_table(inn)
    anna = on_turn(people)
    monkey = pytest.MonkeyPatch()
    monkey.setattr(inn.bots, "hint", NoBots().hint)
    anna.say("hint", table=table, seat=seat_of(anna), id="help")
    await inn.rest()
    monkey.undo()
    assert anna.is_cut
    assert "no process could be started" in caplog.text
    again = inn.visitor(anna.person.name)
    again.say("enter", table=table)
    await inn.rest()
    again.say("hint", table=table, seat=seat_of(again), id="help")
    await inn.rest()
    assert again.of("hinted")


@scene
async def test_who_asks_over_http_is_told_when_nothing_can_be_stored() -> None:
    inn = Inn()
    anna = inn.visitor("Anna")
    table = await inn.tables.find(await laid(inn, [anna], bots=1, is_started=False))
    inn.store.is_broken = True
    with pytest.raises(StoreError):
        await table.do(seating.start, "anna")
    await inn.rest()
    inn.store.is_broken = False
    again = await inn.tables.find(table.id)
    assert again is not table
    assert (await again.info()).status == "open"
    await again.do(seating.start, "anna")


@scene
async def test_a_store_that_cannot_be_read_is_a_problem_and_no_silence() -> None:
    inn = Inn()
    table, _ = await a_table(inn)
    inn = await inn.restart()
    await inn.tables.close()
    inn = Inn(inn.store)
    load = inn.store.load

    async def fails(table: str) -> None:
        raise StoreError("unreadable")

    inn.store.load = fails  # type: ignore[method-assign]
    anna = inn.visitor("Anna")
    anna.say("enter", table=table)
    await inn.rest()
    assert anna.problem[0] == "storage"
    inn.store.load = load  # type: ignore[method-assign]
    anna.say("enter", table=table)
    await inn.rest()
    assert anna.of("view")


@scene
async def test_who_does_not_wait_for_the_answer_disturbs_nobody() -> None:
    inn = Inn()
    table, people = await a_table(inn)
    here = await inn.tables.find(table)
    inn.store.is_held = True
    asking = asyncio.ensure_future(here.do(seating.stand, "ben", 1))
    await inn.rest()
    asking.cancel()
    await inn.rest()
    inn.store.is_held = False
    await inn.rest()
    assert (await here.info()).seats[1].is_bot_playing, "what was begun is done"
    assert not any(guest.is_cut for guest in people)


@scene
async def test_a_fault_of_the_server_reaches_who_asked_and_leaves_the_table_as_it_is_stored(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    inn = Inn()
    table, people = await a_table(inn)
    here = await inn.tables.find(table)

    async def fails(*_: object) -> None:
        raise ZeroDivisionError("a fault")

    monkeypatch.setattr("drachenhort.server.table.seating.stand", fails)
    with pytest.raises(ZeroDivisionError):
        await asyncio.wait_for(here.do(seating.stand, "ben", 1), 1)
    await inn.rest()
    assert "a table stopped" in caplog.text
    assert all(guest.is_cut for guest in people)
    assert (await (await inn.tables.find(table)).info()).version == people[0].version
