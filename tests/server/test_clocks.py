"""Clocks: how long somebody may think, and who plays when that is over."""

import asyncio

import pytest

from drachenhort.core.rng import Rng
from drachenhort.server.base.plans import SECONDS_A_DAY, Clock
from drachenhort.server.table import seating
from drachenhort.server.table.playing import time_is_up
from tests.server.house import Guest, Inn, asked, laid, play, scene, seat_of

pytestmark = pytest.mark.usefixtures("fixed_deals")

MINUTE = Clock("decision", seconds=60)
DAY = SECONDS_A_DAY * 1000


async def pass_time(inn: Inn, table: str, milliseconds: int) -> None:
    """As if the alarm had rung after this time."""
    inn.time += milliseconds
    inner = (await inn.tables.find(table)).table
    inner.turns.post(lambda: time_is_up(inner))
    await inn.rest()


async def two_at_a_table(inn: Inn, clock: Clock) -> tuple[str, Guest, Guest]:
    """The first choices are made; the one on turn comes first."""
    anna, ben = inn.visitor("Anna"), inn.visitor("Ben")
    table = await laid(inn, [anna, ben], clock=clock)
    for guest in (anna, ben):
        guest.act(table, seat_of(guest), guest.legal[0])
        await inn.rest()
    (waiting,) = asked([anna, ben])
    return table, waiting, ben if waiting is anna else anna


def is_away(guest: Guest, of: Guest) -> bool:
    return guest.info.seats[seat_of(of)].is_bot_playing


@scene
async def test_without_a_clock_nobody_is_ever_late() -> None:
    inn = Inn()
    table, anna, ben = await two_at_a_table(inn, Clock())
    await pass_time(inn, table, 365 * DAY)
    assert not is_away(ben, anna)
    assert all("clocks" not in message for message in anna.of("moved") + anna.of("room"))
    assert anna.last("view")["clocks"] == []


@pytest.mark.parametrize(
    ("clock", "left"),
    [(MINUTE, 60_000), (Clock("game", seconds=90), 90_000), (Clock("days", days=3), 3 * DAY)],
)
@scene
async def test_who_thinks_too_long_is_played_for(clock: Clock, left: int) -> None:
    inn = Inn()
    table, anna, ben = await two_at_a_table(inn, clock)
    assert anna.clocks[seat_of(anna)].until == inn.time + left
    assert anna.clocks[seat_of(ben)].until is None
    before = ben.version
    await pass_time(inn, table, left - 1000)
    assert not is_away(ben, anna)
    inn.bots.is_held = True
    await pass_time(inn, table, 1000)
    assert is_away(ben, anna)
    assert ben.clocks[seat_of(anna)].until is None
    inn.bots.is_held = False
    await inn.rest()
    assert ben.version == before + 1, "a bot has decided"
    assert {level for seat, level in inn.bots.asked if seat == seat_of(anna)} == {"greedy"}
    assert not is_away(ben, anna), "and leaves the next choice to her"


@scene
async def test_the_alarm_rings_by_itself() -> None:
    """It is set in the loop's own time, so a tenth of a second is waited for."""
    inn = Inn()
    table, anna, ben = await two_at_a_table(inn, MINUTE)
    await pass_time(inn, table, 59_900)
    inn.time += 100
    await inn.rest()
    assert not is_away(ben, anna)
    before = ben.version
    await asyncio.sleep(0.15)
    await inn.rest()
    assert ben.version == before + 1


@pytest.mark.parametrize(("early", "is_late"), [(50, True), (51, False)])
@scene
async def test_an_alarm_that_rings_a_little_early_counts(early: int, is_late: bool) -> None:
    """Timers are not exact; one that rings earlier than by a twentieth of a second is set again."""
    inn = Inn()
    table, _, ben = await two_at_a_table(inn, MINUTE)
    before = ben.version
    await pass_time(inn, table, 60_000 - early)
    assert ben.version == before + is_late


@scene
async def test_each_decision_has_its_own_time() -> None:
    inn = Inn()
    table, anna, ben = await two_at_a_table(inn, MINUTE)
    for _ in range(3):
        inn.time += 50_000
        (waiting,) = asked([anna, ben])
        waiting.act(table, seat_of(waiting), waiting.legal[0])
        await inn.rest()
        assert all(clock.until in (None, inn.time + 60_000) for clock in anna.clocks.values())
        assert sum(clock.until is not None for clock in anna.clocks.values()) == 1
        assert all(clock.left is None for clock in anna.clocks.values())


@scene
async def test_the_time_for_the_whole_game_grows_less_by_what_is_used_and_more_by_the_increment() -> None:
    inn = Inn()
    table, anna, ben = await two_at_a_table(inn, Clock("game", seconds=100, increment=7))
    seat = seat_of(anna)
    left = anna.clocks[seat].left
    assert left == 107_000, "the first choice took no time"
    others = anna.clocks[seat_of(ben)].left
    inn.time += 30_000
    anna.act(table, seat, anna.legal[0])
    await inn.rest()
    assert anna.clocks[seat].left == left - 30_000 + 7000
    assert anna.clocks[seat_of(ben)].left == others


@scene
async def test_time_that_has_run_out_is_used_up() -> None:
    """Who comes back has ten seconds for each decision, and what the increments bring."""
    inn = Inn()
    table, anna, ben = await two_at_a_table(inn, Clock("game", seconds=100))
    seat = seat_of(anna)
    inn.bots.is_held = True
    await pass_time(inn, table, 100_000)
    assert ben.clocks[seat].left == 0
    anna.say("takeback", table=table, seat=seat)
    await inn.rest()
    assert not is_away(ben, anna)
    assert (anna.clocks[seat].left, anna.clocks[seat].until) == (0, inn.time + 10_000)
    inn = await inn.restart()
    again = inn.visitor(anna.person.name)
    again.say("enter", table=table)
    await inn.rest()
    assert (again.clocks[seat].left, again.clocks[seat].until) == (0, inn.time + 10_000)


@scene
async def test_the_ten_seconds_after_all_time_is_used_up_are_not_owed() -> None:
    inn = Inn()
    table, anna, _ = await two_at_a_table(inn, Clock("game", seconds=100, increment=7))
    seat = seat_of(anna)
    inn.bots.is_held = True
    await pass_time(inn, table, 107_000)
    anna.say("takeback", table=table, seat=seat)
    await inn.rest()
    assert anna.clocks[seat].left == 0
    inn.time += 5000
    anna.act(table, seat, anna.legal[0])
    await inn.rest()
    assert anna.clocks[seat].left == 7000


@scene
async def test_a_bot_that_plays_for_somebody_uses_none_of_their_time() -> None:
    inn = Inn()
    table, anna, ben = await two_at_a_table(inn, Clock("game", seconds=100))
    seat = seat_of(anna)
    left = anna.clocks[seat].left
    await (await inn.tables.find(table)).do(seating.stand, anna.person.id, seat)
    await inn.rest()
    inn.time += 1_000_000
    for _ in range(3):
        if ben.legal:
            ben.act(table, seat_of(ben), ben.legal[0])
            await inn.rest()
    assert ben.clocks[seat].left == left


@scene
async def test_several_who_decide_at_once_each_have_their_time() -> None:
    inn = Inn()
    people = [inn.visitor("Anna"), inn.visitor("Ben"), inn.visitor("Carla")]
    table = await laid(inn, people, "drachenfaust", clock=MINUTE)
    inn.time += 30_000
    people[0].act(table, 0, people[0].legal[0])
    await inn.rest()
    assert [people[1].clocks[seat].until for seat in (1, 2)] == [inn.time + 30_000] * 2, "their time has not begun anew"
    inn.bots.is_held = True
    await pass_time(inn, table, 30_000)
    assert [seat.is_bot_playing for seat in people[1].info.seats] == [False, True, True]


# Coming back.


async def with_one_away(inn: Inn) -> tuple[str, Guest, Guest]:
    """The first has let the time run out; the bot in her place is still thinking."""
    table, anna, ben = await two_at_a_table(inn, MINUTE)
    inn.bots.is_held = True
    await pass_time(inn, table, 60_000)
    assert is_away(ben, anna)
    return table, anna, ben


async def expect_back(inn: Inn, table: str, anna: Guest, ben: Guest) -> None:
    assert not is_away(ben, anna)
    assert ben.clocks[seat_of(anna)].until == inn.time + 60_000, "the time begins anew"
    version = ben.version
    inn.bots.is_held = False
    await inn.rest()
    assert ben.version == version, "what the bot has thought of is not played"


@scene
async def test_who_comes_to_the_table_again_has_the_seat_back() -> None:
    inn = Inn()
    table, anna, ben = await with_one_away(inn)
    anna.say("leave", table=table)
    await inn.rest()
    inn.time += 5000
    again = inn.visitor(anna.person.name)
    again.say("enter", table=table)
    await inn.rest()
    assert again.clocks[seat_of(again)].until == inn.time + 60_000
    await expect_back(inn, table, again, ben)


@scene
async def test_who_comes_again_while_an_old_connection_is_not_yet_gone_has_the_seat_back_too() -> None:
    inn = Inn()
    table, anna, ben = await with_one_away(inn)
    again = inn.visitor(anna.person.name)
    again.say("enter", table=table)
    await inn.rest()
    await expect_back(inn, table, again, ben)


@scene
async def test_who_takes_the_seat_back_has_it() -> None:
    inn = Inn()
    table, anna, ben = await with_one_away(inn)
    ben.say("takeback", table=table, seat=seat_of(anna))
    await inn.rest()
    assert ben.problem[0] == "not-your-seat"
    anna.say("takeback", table=table, seat=seat_of(anna))
    await inn.rest()
    await expect_back(inn, table, anna, ben)


@scene
async def test_the_time_that_began_anew_is_the_same_after_a_restart() -> None:
    inn = Inn()
    table, anna, _ = await with_one_away(inn)
    inn.time += 5000
    anna.say("takeback", table=table, seat=seat_of(anna))
    await inn.rest()
    until = anna.clocks[seat_of(anna)].until
    assert until == inn.time + 60_000
    inn = await inn.restart()
    again = inn.visitor(anna.person.name)
    again.say("enter", table=table)
    await inn.rest()
    assert again.clocks[seat_of(again)].until == until


@scene
async def test_who_acts_has_the_seat_back_and_the_act_counts() -> None:
    inn = Inn()
    table, anna, ben = await with_one_away(inn)
    anna.act(table, seat_of(anna), anna.legal[0])
    await inn.rest()
    assert anna.of("ack")
    assert not is_away(ben, anna)
    version = ben.version
    inn.bots.is_held = False
    await inn.rest()
    assert ben.version == version


@scene
async def test_an_act_that_the_rules_forbid_brings_nobody_back() -> None:
    inn = Inn()
    table, anna, ben = await with_one_away(inn)
    anna.act(table, seat_of(anna), 10**6)
    await inn.rest()
    assert anna.of("refused")
    assert is_away(ben, anna)


def standins(inn: Inn, table: str) -> int:
    """How many choices bots have made for people."""
    return sum(b'"by":"standin"' in entry for entry in inn.store.logs[table])


async def let_it_run_out(inn: Inn, table: str, milliseconds: int = 60_000) -> None:
    """Time passes, and again, as long as anybody's time runs out."""
    before = -1
    while before != (before := standins(inn, table)):
        await pass_time(inn, table, milliseconds)


@scene
async def test_a_bot_makes_one_choice_and_the_next_one_waits_for_the_person_again() -> None:
    inn = Inn()
    table, anna, ben = await two_at_a_table(inn, MINUTE)
    for choice in range(1, 6):
        await pass_time(inn, table, 60_000)
        assert standins(inn, table) == choice
        assert not is_away(ben, anna)
        await pass_time(inn, table, 59_000)
        assert standins(inn, table) == choice, "the time of the next choice is not over"
        for _ in range(30):
            if asked([anna, ben]) == [anna]:
                break
            ben.act(table, seat_of(ben), ben.legal[0])
            await inn.rest()
        assert ben.clocks[seat_of(anna)].until == inn.time + 60_000


@scene
async def test_when_nobody_acts_any_more_the_clocks_stand_still() -> None:
    """Nobody is to find that bots have won or lost a game for them."""
    inn = Inn()
    table, anna, ben = await two_at_a_table(inn, MINUTE)
    await let_it_run_out(inn, table)
    assert standins(inn, table) == 4, "twice for each of the two"
    assert anna.info.is_resting and anna.info.status == "running"
    assert all(clock.until is None for clock in anna.clocks.values())
    inn = await inn.restart(after=1000)
    again = [inn.visitor(guest.person.name) for guest in (anna, ben)]
    again[1].say("enter", table=table)
    await inn.rest()
    assert not again[1].info.is_resting, "somebody is there again"
    (waiting,) = [clock for clock in again[1].clocks.values() if clock.until is not None]
    assert waiting.until is not None and waiting.until <= inn.time + 60_000


@scene
async def test_an_act_ends_the_rest() -> None:
    inn = Inn()
    table, anna, ben = await two_at_a_table(inn, MINUTE)
    await let_it_run_out(inn, table)
    (waiting,) = asked([anna, ben])
    waiting.act(table, seat_of(waiting), waiting.legal[0])
    await inn.rest()
    assert not anna.info.is_resting
    assert [clock.until for clock in anna.clocks.values() if clock.until is not None] == [inn.time + 60_000]


@pytest.mark.parametrize("clock", [MINUTE, Clock("game", seconds=90)])
@pytest.mark.parametrize("restarts", [False, True])
@scene
async def test_where_nobody_is_no_clock_runs(clock: Clock, restarts: bool) -> None:
    inn = Inn()
    table, anna, ben = await two_at_a_table(inn, clock)
    seat = seat_of(anna)
    inn.time += 20_000
    until = anna.clocks[seat].until
    assert until is not None
    for guest in (anna, ben):
        guest.say("leave", table=table)
    await inn.rest()
    inn.time += 40_000
    if restarts:
        inn = await inn.restart(after=5000)
    await pass_time(inn, table, 500_000)
    assert standins(inn, table) == 0
    gone = 40_000 + 500_000 + (5000 if restarts else 0)
    again = inn.visitor(ben.person.name)
    again.say("enter", table=table)
    await inn.rest()
    assert again.clocks[seat].until == until + gone


@scene
async def test_where_people_have_days_the_clock_runs_on_without_them() -> None:
    inn = Inn()
    table, anna, ben = await two_at_a_table(inn, Clock("days", days=2))
    for guest in (anna, ben):
        guest.say("leave", table=table)
    await inn.rest()
    await pass_time(inn, table, 2 * DAY)
    assert standins(inn, table) == 1


@scene
async def test_where_nobody_is_bots_wait_too() -> None:
    """Games that nobody watches fill the disk for nothing."""
    inn = Inn()
    anna = inn.visitor("Anna")
    table = await laid(inn, [anna], bots=2)
    inn.bots.is_held = True
    anna.act(table, 0, anna.legal[0])
    anna.say("leave", table=table)
    await inn.rest()
    inn.bots.is_held = False
    await inn.rest()
    entries = len(inn.store.logs[table])
    await inn.rest()
    assert len(inn.store.logs[table]) == entries
    anna.say("enter", table=table)
    await inn.rest()
    assert len(inn.store.logs[table]) > entries and anna.legal, "it goes on when somebody is there"


@scene
async def test_who_got_up_sits_down_again_only_by_their_own_will() -> None:
    inn = Inn()
    table, anna, ben = await two_at_a_table(inn, MINUTE)
    here = await inn.tables.find(table)
    await here.do(seating.stand, anna.person.id, seat_of(anna))
    await inn.rest()
    anna.say("leave", table=table)
    anna.say("enter", table=table)
    await inn.rest()
    assert is_away(ben, anna), "looking on is no sitting down"
    await here.do(seating.sit, anna.person, None, None)
    await inn.rest()
    assert not is_away(ben, anna)


@scene
async def test_who_got_up_looks_on_at_a_table_that_rests_without_sitting_down() -> None:
    inn = Inn()
    table, anna, ben = await two_at_a_table(inn, MINUTE)
    await (await inn.tables.find(table)).do(seating.stand, anna.person.id, seat_of(anna))
    await let_it_run_out(inn, table)
    assert ben.info.is_resting
    anna.say("leave", table=table)
    anna.say("enter", table=table)
    await inn.rest()
    assert is_away(ben, anna) and ben.info.is_resting


@scene
async def test_nobody_is_told_that_they_have_won_what_a_bot_played() -> None:
    inn = Inn()
    anna, ben, wanda = inn.visitor("Anna", "de"), inn.visitor("Ben", "en"), inn.visitor("Wanda", "en")
    table = await laid(inn, [anna, ben], options={"single_game": True})
    wanda.say("enter", table=table)
    await inn.rest()
    await (await inn.tables.find(table)).do(seating.stand, ben.person.id, seat_of(ben))
    await inn.rest()
    await play(inn, table, [anna], Rng.from_seed("alone"))
    assert anna.info.status == "over"
    assert ben.last("moved")["words"] == wanda.last("moved")["words"], "he reads what everybody who looks on reads"
    assert "Du" in str(anna.last("moved")["words"])
