"""Taking back: at once for one person among bots, else when all the others agree."""

import pytest

from drachenhort.core.rng import Rng
from drachenhort.games import all_games, find
from drachenhort.server.base.plans import Clock, SeatPlan, TableSetup
from drachenhort.server.store.entries import Acted, Undone, decode_entry
from drachenhort.server.store.store import Stored
from drachenhort.server.table import seating
from drachenhort.server.table.playing import time_is_up
from tests.server.house import Guest, Inn, asked, laid, play, scene, seat_of

pytestmark = pytest.mark.usefixtures("fixed_deals")


async def acts_of(inn: Inn, table: str) -> list[tuple[int, int]]:
    """The acts that count."""
    acts: list[tuple[int, int]] = []
    for entry in map(decode_entry, inn.store.logs[table]):
        if isinstance(entry, Acted):
            acts.append((entry.seat, entry.action))
        elif isinstance(entry, Undone):
            del acts[entry.keep :]
    return acts


async def three_people(inn: Inn, acts: int = 7) -> tuple[str, list[Guest]]:
    people = [inn.visitor("Anna", "de"), inn.visitor("Ben"), inn.visitor("Carla", "en")]
    table = await laid(inn, people)
    await play(inn, table, people, Rng.from_seed("three"), acts)
    for guest in people:
        guest.forget()
    return table, people


async def take_back(inn: Inn, table: str, anna: Guest) -> None:
    """Anna acts until there is an act that she can take back, since she has learnt nothing from it; and takes it back."""
    for _ in range(60):
        await play(inn, table, [anna], Rng.from_seed(f"open {anna.version}"), 1)
        anna.forget()
        anna.say("undo", table=table, id="oh")
        await inn.rest()
        if anna.of("view"):
            return
    raise AssertionError("every act tells her something new")


@scene
async def test_one_person_among_bots_takes_back_at_once() -> None:
    inn = Inn()
    anna = inn.visitor("Anna", "de")
    inn.bots.is_held = True
    table = await laid(inn, [anna], bots=2)
    for _ in range(3):
        before = anna.view.copy()
        count = len(await acts_of(inn, table))
        anna.act(table, 0, anna.legal[0])
        await inn.rest()
        version = anna.version
        anna.say("undo", table=table, id="oh")
        await inn.rest()
        shown = anna.last("view")
        assert shown["is_whole"] is True
        assert int(str(shown["version"])) == version + 1
        assert anna.view == before
        assert len(await acts_of(inn, table)) == count
    anna.act(table, 0, anna.legal[-1])
    await inn.rest()
    assert anna.of("ack")


@pytest.mark.parametrize("game", [game.id for game in all_games()])
@scene
async def test_what_was_learnt_stays_learnt(game: str) -> None:
    """Undo goes back over what bots did for all to see, and never over what one could not have known."""
    inn = Inn()
    anna = inn.visitor("Anna")
    table = await laid(inn, [anna], game, bots=2)
    rng = Rng.from_seed(f"learnt {game}")
    taken, kept = 0, 0
    for _ in range(60):
        if not anna.legal:
            break
        before = anna.view.copy()
        anna.act(table, 0, anna.legal[rng.below(len(anna.legal))])
        await inn.rest()
        after = anna.view.copy(), anna.version
        anna.forget()
        anna.say("undo", table=table, id="oh")
        await inn.rest()
        if anna.of("problem"):
            assert anna.problem[0] in ("undo-learnt", "over")
            assert (anna.view, anna.version) == after
            kept += 1
        else:
            assert anna.last("view")["view"] == before
            taken += 1
            anna.act(table, 0, anna.legal[rng.below(len(anna.legal))])
            await inn.rest()
    assert kept, "something is always turned up"
    assert taken or game in ("drachenfaust",), "not everything is news"


@scene
async def test_a_tile_that_was_turned_up_is_not_put_back() -> None:
    """Schutt und Asche 7.1: there is no going back."""
    inn = Inn()
    anna = inn.visitor("Anna")
    table = await laid(inn, [anna], "schutt_und_asche")
    rng = Rng.from_seed("tiles")
    for _ in range(400):
        buying = [code for code in anna.legal if find("schutt_und_asche").notation(code).startswith("buy")]
        if buying:
            break
        anna.act(table, 0, anna.legal[rng.below(len(anna.legal))])
        await inn.rest()
    anna.act(table, 0, buying[0])
    await inn.rest()
    anna.say("undo", table=table, id="oh")
    await inn.rest()
    assert anna.problem[0] == "undo-learnt"


@scene
async def test_programs_and_those_whose_time_was_up_are_asked_too() -> None:
    inn = Inn()
    anna, ben = inn.visitor("Anna"), inn.visitor("Ben")
    table = await laid(inn, [anna, ben], clock=Clock("decision", seconds=60))
    anna.act(table, 0, anna.legal[0])
    await inn.rest()
    inn.bots.is_held = True
    inn.time += 60_000
    inner = (await inn.tables.find(table)).table
    inner.turns.post(lambda: time_is_up(inner))
    await inn.rest()
    assert anna.info.seats[1].is_bot_playing
    anna.say("undo", table=table, id="oh")
    await inn.rest()
    assert ben.info.undo == "anna" and not anna.of("view")[1:], "nothing happens before he has agreed"
    ben.say("agree", table=table, yes=True)
    await inn.rest()
    assert anna.last("view")["is_whole"] is True and anna.legal


@scene
async def test_everybody_else_is_asked_and_all_must_agree() -> None:
    inn = Inn()
    table, (anna, ben, carla) = await three_people(inn)
    acts = await acts_of(inn, table)
    anna.say("undo", table=table, id="oh")
    await inn.rest()
    assert ben.info.undo == carla.info.undo == "anna"
    assert not anna.of("view")
    ben.say("agree", table=table, yes=True)
    await inn.rest()
    assert await acts_of(inn, table) == acts
    carla.say("agree", table=table, yes=True)
    await inn.rest()
    keep = max(place for place, (seat, _) in enumerate(acts) if seat == 0)
    assert await acts_of(inn, table) == acts[:keep]
    for guest in (anna, ben, carla):
        assert guest.last("view")["is_whole"] is True
        assert guest.info.undo is None
    assert anna.legal


@scene
async def test_one_who_does_not_agree_is_enough() -> None:
    inn = Inn()
    table, (anna, ben, carla) = await three_people(inn)
    acts = await acts_of(inn, table)
    anna.say("undo", table=table, id="oh")
    ben.say("agree", table=table, yes=True)
    carla.say("agree", table=table, yes=False)
    await inn.rest()
    assert anna.last("undorefused") == {"type": "undorefused", "table": table, "by": "carla"}
    assert anna.info.undo is None
    assert await acts_of(inn, table) == acts
    ben.say("agree", table=table, yes=True)
    await inn.rest()
    assert ben.problem[0] == "no-undo-asked"


@scene
async def test_an_act_puts_an_end_to_the_question() -> None:
    inn = Inn()
    table, people = await three_people(inn)
    people[0].say("undo", table=table, id="oh")
    await inn.rest()
    waiting = asked(people)[0]
    waiting.act(table, seat_of(waiting), waiting.legal[0])
    await inn.rest()
    assert all(guest.info.undo is None for guest in people)
    people[1].say("agree", table=table, yes=True)
    await inn.rest()
    assert people[1].problem[0] == "no-undo-asked"


@scene
async def test_who_has_asked_can_let_it_be() -> None:
    inn = Inn()
    table, (anna, ben, _) = await three_people(inn)
    anna.say("undo", table=table, id="oh")
    anna.say("agree", table=table, yes=False)
    await inn.rest()
    assert ben.info.undo is None


@scene
async def test_one_question_at_a_time() -> None:
    inn = Inn()
    table, (anna, ben, _) = await three_people(inn)
    anna.say("undo", table=table, id="oh")
    ben.say("undo", table=table, id="me too")
    await inn.rest()
    assert (ben.problem[0], ben.last("problem")["id"]) == ("undo-asked", "me too")


@scene
async def test_a_question_does_not_outlive_the_company_it_was_put_to() -> None:
    """Somebody gets up: those who are left can be asked again."""
    inn = Inn()
    table, (anna, _, carla) = await three_people(inn)
    here = await inn.tables.find(table)
    anna.say("undo", table=table, id="oh")
    carla.say("agree", table=table, yes=True)
    await inn.rest()
    inn.bots.is_held = True
    await here.do(seating.stand, "ben", 1)
    await inn.rest()
    assert anna.info.undo is None
    anna.say("undo", table=table, id="again")
    await inn.rest()
    assert carla.info.undo == "anna"
    carla.say("agree", table=table, yes=True)
    await inn.rest()
    assert anna.of("view"), "who has left is not asked"


@scene
async def test_whoever_only_looks_on_is_not_asked_and_does_not_ask() -> None:
    inn = Inn()
    table, (anna, ben, carla) = await three_people(inn)
    watcher = inn.visitor("Wanda")
    watcher.say("enter", table=table)
    await inn.rest()
    watcher.say("undo", table=table, id="oh")
    await inn.rest()
    assert watcher.problem[0] == "not-your-seat"
    anna.say("undo", table=table, id="oh")
    await inn.rest()
    watcher.say("agree", table=table, yes=True)
    await inn.rest()
    assert watcher.problem[0] == "no-undo-asked"
    for guest in (ben, carla):
        guest.say("agree", table=table, yes=True)
    await inn.rest()
    assert anna.of("view")


@scene
async def test_there_has_to_be_something_to_take_back() -> None:
    inn = Inn()
    anna = inn.visitor("Anna")
    inn.bots.is_held = True
    table = await laid(inn, [anna], bots=1)
    anna.say("undo", table=table, id="oh")
    await inn.rest()
    assert anna.problem[0] == "nothing-to-undo"
    anna.act(table, 0, anna.legal[0])
    await inn.rest()
    for _ in range(2):
        anna.say("undo", table=table, id="oh")
        await inn.rest()
    assert len(anna.of("problem")) == 2, "the one act can be taken back once"


@scene
async def test_before_the_start_and_after_the_end_nothing_is_taken_back() -> None:
    inn = Inn()
    anna = inn.visitor("Anna")
    table = await laid(inn, [anna], bots=1, options={"single_game": True}, is_started=False)
    anna.say("undo", table=table, id="oh")
    await inn.rest()
    assert anna.problem[0] == "not-started"
    await (await inn.tables.find(table)).do(seating.start, "anna")
    await inn.rest()
    await play(inn, table, [anna], Rng.from_seed("to the end"))
    anna.say("undo", table=table, id="oh")
    await inn.rest()
    assert anna.problem[0] == "over"


@scene
async def test_one_person_in_several_seats_takes_back_at_once() -> None:
    inn = Inn()
    anna = inn.visitor("Anna")
    setup = TableSetup("drachensachen", [SeatPlan("me"), SeatPlan("me")])
    table = await inn.tables.create(anna.person, setup)
    await table.do(seating.start, "anna")
    anna.say("enter", table=table.id)
    await inn.rest()
    anna.say("handover", table=table.id, seat=1)
    await inn.rest()
    anna.act(table.id, 1, anna.legal[0])
    await inn.rest()
    anna.say("undo", table=table.id, id="oh")
    await inn.rest()
    assert anna.version == 2 and anna.legal
    assert await acts_of(inn, table.id) == []


@pytest.mark.parametrize("is_graceful", [True, False])
@scene
async def test_an_undo_before_or_after_a_restart_is_the_same(is_graceful: bool) -> None:
    inn = Inn()
    anna = inn.visitor("Anna")
    table = await laid(inn, [anna], "drachenfels", bots=1)
    await play(inn, table, [anna], Rng.from_seed("some"), 5)
    await take_back(inn, table, anna)
    inn = await inn.restart(is_graceful)
    again = inn.visitor("Anna")
    again.say("enter", table=table, seen=anna.version)
    await inn.rest()
    assert (again.version, again.view, again.last("view")["log"]) == (anna.version, anna.view, [])
    await take_back(inn, table, again)


@scene
async def test_an_undo_reaches_back_beyond_a_snapshot() -> None:
    inn = Inn()
    anna = inn.visitor("Anna")
    table = await laid(inn, [anna], "drachenfels", bots=1)
    while table not in inn.store.snapshots:
        await play(inn, table, [anna], Rng.from_seed("long"), 1)
    await take_back(inn, table, anna)
    inn = await inn.restart()
    again = inn.visitor("Anna")
    again.say("enter", table=table, seen=anna.version)
    await inn.rest()
    assert (again.version, again.view) == (anna.version, anna.view)
    await play(inn, table, [again], Rng.from_seed("on"), 5)


@scene
async def test_what_was_decided_before_an_undo_is_late_after_it() -> None:
    inn = Inn()
    anna = inn.visitor("Anna")
    table = await laid(inn, [anna], "drachenfels", bots=1)
    old = anna.version
    await take_back(inn, table, anna)
    name = anna.act(table, 0, anna.legal[0], version=old)
    await inn.rest()
    assert anna.last("view")["late"] == name


@scene
async def test_a_bot_that_thinks_while_something_is_taken_back_does_not_play_for_what_was() -> None:
    inn = Inn()
    anna = inn.visitor("Anna")
    inn.bots.is_held = True
    table = await laid(inn, [anna], bots=1)
    anna.act(table, 0, anna.legal[0])
    await inn.rest()
    assert not anna.legal, "the bot is thinking"
    anna.say("undo", table=table, id="oh")
    await inn.rest()
    assert anna.legal
    thoughts = len(inn.bots.asked)
    inn.bots.is_held = False
    await inn.rest()
    assert len(inn.bots.asked) == thoughts + 1, "it thinks anew"
    assert [seat for seat, _ in await acts_of(inn, table)] == [1], "and what it thought before is not played"


@scene
async def test_time_begins_anew_after_an_undo_also_when_more_is_played_after_it() -> None:
    inn = Inn()
    people = [inn.visitor("Anna"), inn.visitor("Ben"), inn.visitor("Carla")]
    table = await laid(inn, people, "drachenfaust", clock=Clock("decision", seconds=60))
    inn.time += 10_000
    people[0].act(table, 0, people[0].legal[0])
    await inn.rest()
    inn.time += 10_000
    people[0].say("undo", table=table, id="oh")
    for guest in people[1:]:
        guest.say("agree", table=table, yes=True)
    await inn.rest()
    until = inn.time + 60_000
    assert [clock.until for clock in people[1].clocks.values()] == [until] * 3
    inn.time += 10_000
    people[0].act(table, 0, people[0].legal[0])
    await inn.rest()
    assert [people[1].clocks[seat].until for seat in (1, 2)] == [until] * 2
    inn = await inn.restart()
    again = inn.visitor("Ben")
    again.say("enter", table=table)
    await inn.rest()
    assert [again.clocks[seat].until for seat in (1, 2)] == [until] * 2


@scene
async def test_a_game_is_gone_through_once_for_all_who_look_on_with_the_same_eyes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred watchers do not make an undo a hundred times as slow."""
    inn = Inn()
    anna = inn.visitor("Anna")
    inn.bots.is_held = True
    table = await laid(inn, [anna], bots=1)
    watchers = [inn.visitor(f"Wanda{number}", lang) for number in range(8) for lang in ("de", "en")]
    for watcher in watchers:
        watcher.say("enter", table=table)
    await play(inn, table, [anna], Rng.from_seed("watched"), 1)
    loads = 0
    load = inn.store.load

    async def counted(table: str) -> Stored | None:
        nonlocal loads
        loads += 1
        return await load(table)

    monkeypatch.setattr(inn.store, "load", counted)
    for watcher in watchers:
        watcher.forget()
    anna.say("undo", table=table, id="oh")
    await inn.rest()
    assert loads < 8
    assert all(len(watcher.of("view")) == 1 for watcher in watchers)
    assert len({tuple(watcher.raw) for watcher in watchers}) == 2
