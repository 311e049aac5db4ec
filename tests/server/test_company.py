"""Those around the table: chat, watchers, programs."""

import pytest

from drachenhort.core.rng import Rng
from drachenhort.server.base.config import AT_ONCE, MESSAGES_A_SECOND
from drachenhort.server.base.errors import Cannot
from drachenhort.server.base.plans import Clock, SeatPlan, TableSetup
from drachenhort.server.store.store import Person
from drachenhort.server.table import seating
from drachenhort.server.table.ledger import CHAT_KEPT
from drachenhort.server.table.playing import time_is_up
from drachenhort.server.wire.allowance import Allowance
from drachenhort.server.wire.messages import LONGEST_CHAT
from tests.server.house import Guest, Inn, laid, play, scene, seat_of

pytestmark = pytest.mark.usefixtures("fixed_deals")

ROBOT = Person("robot", "Robot")


# Chat.


@scene
async def test_what_is_said_is_heard_by_everybody_and_kept() -> None:
    inn = Inn()
    anna, ben = inn.visitor("Anna"), inn.visitor("Ben")
    table = await laid(inn, [anna, ben])
    inn.time += 5
    text = '<b>Hi</b> & "you" \u2603'
    anna.say("chat", table=table, text=text)
    await inn.rest()
    for guest in (anna, ben):
        (line,) = guest.chat
        assert (line.text, line.person, line.name, line.at) == (text, "anna", "Anna", inn.time)
    inn = await inn.restart()
    late = inn.visitor("Late")
    late.say("enter", table=table)
    await inn.rest()
    assert [line.text for line in late.chat] == [text]


@scene
async def test_only_the_last_lines_are_kept_at_hand() -> None:
    inn = Inn()
    anna = inn.visitor("Anna")
    table = await laid(inn, [anna], bots=1)
    for number in range(CHAT_KEPT + 5):
        anna.say("chat", table=table, text=str(number))
        await inn.rest()
    late = inn.visitor("Late")
    late.say("enter", table=table)
    await inn.rest()
    assert [line.text for line in late.chat] == [str(number) for number in range(5, CHAT_KEPT + 5)]


@pytest.mark.parametrize("text", ["", "x" * (LONGEST_CHAT + 1)])
@scene
async def test_nothing_and_too_much_cannot_be_said(text: str) -> None:
    inn = Inn()
    anna = inn.visitor("Anna")
    table = await laid(inn, [anna], bots=1)
    anna.say("chat", table=table, text=text)
    await inn.rest()
    assert anna.problem[0] == "malformed"
    assert not anna.chat


@pytest.mark.parametrize("text", [" ", "\n\n\n", "a\x00b", "a\x1b[31mb", "\u202eabc", "a\nb", "\u2028", "\u200b"])
@scene
async def test_what_nobody_can_see_cannot_be_said(text: str) -> None:
    inn = Inn()
    anna = inn.visitor("Anna")
    table = await laid(inn, [anna], bots=1)
    anna.say("chat", table=table, text=text)
    await inn.rest()
    assert anna.problem[0] == "bad-text"
    assert not anna.chat


@scene
async def test_nobody_talks_without_end() -> None:
    inn = Inn()
    anna, ben = (
        Guest(inn, "Anna", None, allowance=Allowance(MESSAGES_A_SECOND, AT_ONCE * MESSAGES_A_SECOND)),
        inn.visitor("Ben"),
    )
    table = await laid(inn, [anna, ben])
    for _ in range(100):
        anna.say("chat", table=table, text="again")
    ben.say("chat", table=table, text="Please")
    await inn.rest()
    assert anna.problem[0] == "too-fast"
    assert 5 <= sum(line.person == "anna" for line in ben.chat) <= 20
    assert ben.chat[-1].text == "Please"


# Watchers.


@scene
async def test_whoever_looks_on_sees_what_everybody_sees() -> None:
    inn = Inn()
    anna, ben = inn.visitor("Anna"), inn.visitor("Ben")
    table = await laid(inn, [anna, ben])
    watchers = [inn.visitor("Wanda", "de"), inn.visitor("Wim", "en"), inn.visitor("Wanda")]
    for watcher in watchers:
        watcher.say("enter", table=table)
    await inn.rest()
    assert anna.info.watchers == 2, "two people at three devices"
    await play(inn, table, [anna, ben], Rng.from_seed("watched"), 6)
    for watcher in watchers:
        assert watcher.view == watchers[0].view
        assert (watcher.view["seat"], watcher.view["hand"], watcher.legal) == (None, [], [])
        assert watcher.version == anna.version
    watchers[1].say("leave", table=table)
    await inn.rest()
    assert anna.info.watchers == 1
    watchers[1].forget()
    await play(inn, table, [anna, ben], Rng.from_seed("on"), 2)
    assert not watchers[1].got


@scene
async def test_one_connection_can_be_at_several_tables() -> None:
    inn = Inn()
    anna, ben, carla = inn.visitor("Anna"), inn.visitor("Ben"), inn.visitor("Carla")
    tables = [await laid(inn, [anna, guest]) for guest in (ben, carla)]
    anna.forget()
    for table, guest in zip(tables, (ben, carla), strict=True):
        guest.act(table, 1, guest.legal[0])
    await inn.rest()
    assert sorted(str(message["table"]) for message in anna.of("moved")) == sorted(tables)


# Programs.


async def with_program(inn: Inn, clock: Clock | None = None) -> tuple[str, Guest, Guest]:
    """A table at which a program has the second seat."""
    anna = inn.visitor("Anna")
    setup = TableSetup("drachensachen", [SeatPlan("me"), SeatPlan("bot")], clock=clock or Clock())
    table = await inn.tables.create(anna.person, setup)
    await table.do(seating.seat_program, "anna", ROBOT, 1)
    robot = Guest(inn, "Robot", None, (table.id, 1))
    for guest in (anna, robot):
        guest.say("enter", table=table.id)
    await inn.rest()
    await table.do(seating.start, "anna")
    await inn.rest()
    return table.id, anna, robot


@scene
async def test_a_program_plays_its_seat_like_anybody() -> None:
    inn = Inn()
    table, anna, robot = await with_program(inn)
    seat = anna.info.seats[1]
    assert (seat.kind, seat.person, seat.name, seat.is_here) == ("program", "robot", "Robot", True)
    assert robot.view["seat"] == 1
    await play(inn, table, [anna, robot], Rng.from_seed("program"), 12)
    assert robot.of("ack")
    assert inn.bots.asked == []


@scene
async def test_a_program_goes_to_no_other_table() -> None:
    inn = Inn()
    _, _, robot = await with_program(inn)
    other = await laid(inn, [inn.visitor("Ben")], bots=1)
    robot.say("enter", table=other)
    await inn.rest()
    assert robot.problem[0] == "not-your-seat"


@scene
async def test_an_old_token_does_not_take_the_seat_from_a_new_program() -> None:
    inn = Inn()
    table, anna, robot = await with_program(inn)
    await (await inn.tables.find(table)).do(seating.seat_program, ROBOT.id, Person("better", "Better"), 1)
    await inn.rest()
    assert robot.view["seat"] is None, "it looks on from now on"
    again = Guest(inn, "Robot", None, (table, 1))
    again.say("enter", table=table)
    await inn.rest()
    assert again.problem[0] == "not-your-seat"
    assert not again.of("view")
    assert anna.info.seats[1].person == "better"


@scene
async def test_a_token_holds_after_a_restart_and_after_the_end() -> None:
    inn = Inn()
    table, anna, robot = await with_program(inn)
    inn = await inn.restart()
    anna, robot = inn.visitor("Anna"), Guest(inn, "Robot", None, (table, 1))
    for guest in (anna, robot):
        guest.say("enter", table=table)
    await inn.rest()
    assert robot.view["seat"] == 1
    await (await inn.tables.find(table)).do(seating.stand, "anna", 0)
    await (await inn.tables.find(table)).do(seating.stand, "robot", 1)
    await inn.rest()
    assert anna.info.status == "over"
    again = Guest(inn, "Robot", None, (table, 1))
    again.say("enter", table=table)
    await inn.rest()
    assert again.view["seat"] == 1


@scene
async def test_programs_are_asked_whether_something_may_be_taken_back() -> None:
    inn = Inn()
    table, anna, robot = await with_program(inn)
    anna.act(table, seat_of(anna), anna.legal[0])
    await inn.rest()
    anna.say("undo", table=table, id="oh")
    await inn.rest()
    assert robot.info.undo == "anna" and not anna.legal
    robot.say("agree", table=table, yes=True)
    await inn.rest()
    assert robot.last("view")["is_whole"] is True
    assert anna.legal


@scene
async def test_a_program_that_does_not_answer_is_played_for() -> None:
    inn = Inn()
    table, anna, robot = await with_program(inn, Clock("decision", seconds=10))
    inner = (await inn.tables.find(table)).table
    inn.time += 10_000
    anna.act(table, 0, anna.legal[0])
    inn.bots.is_held = True
    inner.turns.post(lambda: time_is_up(inner))
    await inn.rest()
    assert anna.info.seats[1].is_bot_playing
    robot.say("takeback", table=table, seat=1)
    await inn.rest()
    assert not anna.info.seats[1].is_bot_playing


@scene
async def test_a_bot_that_was_thinking_does_not_play_for_the_program_that_has_its_seat() -> None:
    inn = Inn()
    anna, ben = inn.visitor("Anna"), inn.visitor("Ben")
    inn.bots.is_held = True
    table = await inn.tables.find(await laid(inn, [anna, ben]))
    await table.do(seating.stand, "ben", 1)
    await inn.rest()
    assert len(inn.bots.asked) == 1
    await table.do(seating.seat_program, "ben", ROBOT, 1)
    inn.bots.is_held = False
    await inn.rest()
    assert anna.version == 0
    robot = Guest(inn, "Robot", None, (table.id, 1))
    robot.say("enter", table=table.id)
    await inn.rest()
    robot.act(table.id, 1, robot.legal[0])
    await inn.rest()
    assert robot.of("ack")


@scene
async def test_nobody_without_a_token_is_a_program() -> None:
    inn = Inn()
    anna = inn.visitor("Anna")
    table = await inn.tables.find(await laid(inn, [anna], bots=1))
    with pytest.raises(Cannot) as reason:
        await table.do(seating.sit, ROBOT, 1, None)
    assert reason.value.code == "seat-taken"
