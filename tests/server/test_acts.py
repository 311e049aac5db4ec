"""An act is acknowledged, counts once, and never means anything but what it was decided on."""

import pytest

from drachenhort.core.rng import Rng
from drachenhort.server.table import seating
from tests.server.house import Guest, Inn, asked, laid, play, scene, seat_of

pytestmark = pytest.mark.usefixtures("fixed_deals")

QUICK = {"single_game": True}


async def two_at_a_table(inn: Inn) -> tuple[str, Guest, Guest]:
    """A table at which both have put the first choices behind them: exactly one of them has to decide."""
    anna, ben = inn.visitor("Anna", "de"), inn.visitor("Ben", "en")
    table = await laid(inn, [anna, ben], options=dict(QUICK))
    await play(inn, table, [anna, ben], Rng.from_seed("first choices"), 6)
    if len(asked([anna, ben])) != 1:
        await play(inn, table, [anna, ben], Rng.from_seed("one more"), 1)
    (waiting,) = asked([anna, ben])
    other = ben if waiting is anna else anna
    for guest in (anna, ben):
        guest.forget()
    return table, waiting, other


@scene
async def test_an_act_is_acknowledged_and_everybody_hears_of_it() -> None:
    inn = Inn()
    table, anna, ben = await two_at_a_table(inn)
    watcher = inn.visitor("Wanda")
    watcher.say("enter", table=table)
    await inn.rest()
    before = anna.version
    name = anna.act(table, seat_of(anna), anna.legal[0])
    await inn.rest()
    assert anna.last("ack") == {"type": "ack", "table": table, "id": name, "version": before + 1}
    assert [guest.version for guest in (anna, ben, watcher)] == [before + 1] * 3
    assert not ben.of("ack") and not watcher.of("ack")
    assert anna.last("moved")["events"], "an act that nobody notices is none"


@scene
async def test_the_acknowledgement_comes_before_what_came_of_it() -> None:
    inn = Inn()
    table, anna, _ = await two_at_a_table(inn)
    anna.act(table, seat_of(anna), anna.legal[0])
    await inn.rest()
    assert [message["type"] for message in anna.got[:2]] == ["ack", "moved"]


@scene
async def test_an_act_sent_twice_counts_once() -> None:
    inn = Inn()
    table, anna, ben = await two_at_a_table(inn)
    seat, action, version = seat_of(anna), anna.legal[0], anna.version
    for _ in range(3):
        anna.act(table, seat, action, "the same", version)
    await inn.rest()
    assert [ack["version"] for ack in anna.of("ack")] == [version + 1] * 3
    assert len(ben.of("moved")) == 1
    assert not anna.of("view") and not anna.of("problem")


@scene
async def test_an_act_sent_again_over_another_connection_counts_once() -> None:
    inn = Inn()
    table, anna, ben = await two_at_a_table(inn)
    seat, action, version = seat_of(anna), anna.legal[0], anna.version
    anna.act(table, seat, action, "the same", version)
    again = inn.visitor(anna.person.name)
    again.say("enter", table=table, seen=version)
    await inn.rest()
    again.act(table, seat, action, "the same", version)
    await inn.rest()
    assert again.last("ack")["version"] == version + 1
    assert ben.version == version + 1


@pytest.mark.parametrize("is_graceful", [True, False])
@scene
async def test_an_act_sent_again_after_a_restart_counts_once(is_graceful: bool) -> None:
    inn = Inn()
    table, anna, _ = await two_at_a_table(inn)
    seat, action, version = seat_of(anna), anna.legal[0], anna.version
    anna.act(table, seat, action, "the same", version)
    await inn.rest()
    inn = await inn.restart(is_graceful)
    again = inn.visitor(anna.person.name)
    again.say("enter", table=table, seen=version)
    await inn.rest()
    again.act(table, seat, action, "the same", version)
    await inn.rest()
    assert again.last("ack") == {"type": "ack", "table": table, "id": "the same", "version": version + 1}
    assert again.version == version + 1


@scene
async def test_the_same_id_in_another_seat_is_another_act() -> None:
    inn = Inn()
    anna, ben = inn.visitor("Anna"), inn.visitor("Ben")
    table = await laid(inn, [anna, ben])
    anna.act(table, 0, anna.legal[0], "first")
    await inn.rest()
    ben.act(table, 1, ben.legal[0], "first")
    await inn.rest()
    assert anna.last("ack")["version"] == 1
    assert ben.last("ack")["version"] == 2


@scene
async def test_a_late_act_gets_a_fresh_view_and_is_not_played() -> None:
    inn = Inn()
    table, anna, ben = await two_at_a_table(inn)
    old = anna.version
    await play(inn, table, [anna, ben], Rng.from_seed("on"), 3)
    waiting = asked([anna, ben])[0]
    waiting.forget()
    before = waiting.version
    name = waiting.act(table, seat_of(waiting), waiting.legal[0], version=old)
    await inn.rest()
    shown = waiting.last("view")
    assert (shown["late"], shown["version"], shown["log"], shown["is_whole"]) == (name, before, [], False)
    assert not waiting.of("ack") and not waiting.of("moved")
    assert inn.tables.services.counters.late == 1


@scene
async def test_an_act_on_a_version_to_come_is_late_too() -> None:
    inn = Inn()
    table, anna, _ = await two_at_a_table(inn)
    before = anna.version
    name = anna.act(table, seat_of(anna), anna.legal[0], version=before + 1)
    await inn.rest()
    assert anna.last("view")["late"] == name
    assert anna.version == before


@scene
async def test_only_ones_own_seat_can_act() -> None:
    inn = Inn()
    table, anna, ben = await two_at_a_table(inn)
    watcher = inn.visitor("Wanda")
    watcher.say("enter", table=table)
    await inn.rest()
    for stranger in (ben, watcher):
        name = stranger.act(table, seat_of(anna), anna.legal[0])
        await inn.rest()
        problem = stranger.last("problem")
        assert (problem["code"], problem["id"], problem["table"]) == ("not-your-seat", name, table)
    ben.act(table, 5, 0)
    await inn.rest()
    assert ben.last("problem")["code"] == "not-your-seat"
    assert not anna.of("moved")


@scene
async def test_before_the_start_and_after_the_end_nobody_acts() -> None:
    inn = Inn()
    anna, ben = inn.visitor("Anna"), inn.visitor("Ben")
    table = await laid(inn, [anna, ben], options=dict(QUICK), is_started=False)
    anna.act(table, 0, 0, version=0)
    await inn.rest()
    assert anna.last("problem")["code"] == "not-started"
    await (await inn.tables.find(table)).do(seating.start, "anna")
    await inn.rest()
    await play(inn, table, [anna, ben], Rng.from_seed("to the end"))
    assert anna.info.status == "over"
    anna.act(table, 0, 0)
    await inn.rest()
    assert anna.last("problem")["code"] == "over"
