"""Several seats at one device: a seat's view is sent only when that seat has the device."""

import pytest

from drachenhort.core.rng import Rng
from drachenhort.server.base.plans import SeatPlan, TableSetup
from drachenhort.server.store.store import Person
from drachenhort.server.table import seating
from tests.server.house import Guest, Inn, laid, scene

pytestmark = pytest.mark.usefixtures("fixed_deals")

ME = SeatPlan("me")


async def one_device(inn: Inn, seats: int = 3, lang: str | None = "de") -> tuple[str, Guest]:
    anna = inn.visitor("Anna", lang)
    setup = TableSetup("drachensachen", [ME] * seats, {"single_game": True})
    table = await inn.tables.create(anna.person, setup)
    anna.say("enter", table=table.id)
    await inn.rest()
    await table.do(seating.start, "anna")
    await inn.rest()
    return table.id, anna


def seats_told(guest: Guest) -> set[object]:
    """The seats with whose eyes something was shown."""
    return {message["seat"] for message in guest.got if message["type"] in ("view", "moved")}


async def hand(inn: Inn, table: str, guest: Guest, seat: int | None) -> None:
    guest.say("handover", table=table, seat=seat)
    await inn.rest()


@scene
async def test_until_a_seat_has_the_device_only_what_everybody_sees_is_shown() -> None:
    inn = Inn()
    table, anna = await one_device(inn)
    assert seats_told(anna) == {None}
    assert anna.view["hand"] == []
    await hand(inn, table, anna, 1)
    assert anna.view["seat"] == 1 and anna.view["hand"]
    assert seats_told(anna) == {None, 1}


@scene
async def test_the_device_goes_round_and_shows_each_seat_only_its_own() -> None:
    inn = Inn()
    table, anna = await one_device(inn)
    rng = Rng.from_seed("round")
    hands: dict[int, object] = {}
    for _ in range(40):
        seat = rng.below(3)
        anna.forget()
        await hand(inn, table, anna, seat)
        if not anna.got:  # It had the device.
            continue
        assert seats_told(anna) == {seat}
        assert anna.last("view")["is_whole"] is True
        hands[seat] = anna.view["hand"]
        if anna.legal:
            anna.act(table, seat, anna.legal[rng.below(len(anna.legal))])
            await inn.rest()
            assert seats_told(anna) == {seat}
        await hand(inn, table, anna, None)
        assert anna.view["hand"] == []
        assert seats_told(anna) == {seat, None}
    assert anna.version > 5
    assert len(hands) == 3


@scene
async def test_the_log_of_a_seat_tells_what_that_seat_may_know() -> None:
    inn = Inn()
    table, anna = await one_device(inn, 2)
    for seat in (0, 1):
        await hand(inn, table, anna, seat)
        anna.act(table, seat, anna.legal[0])
        await inn.rest()
    logs = []
    for eyes in (0, 1, None):
        await hand(inn, table, anna, eyes)
        logs.append(anna.last("view")["log"])
    assert logs[0] != logs[1] and logs[2] not in logs[:2]


@scene
async def test_a_seat_without_the_device_neither_acts_nor_asks() -> None:
    """The answers would tell what it holds."""
    inn = Inn()
    table, anna = await one_device(inn)
    await hand(inn, table, anna, 1)
    anna.forget()
    anna.act(table, 0, anna.legal[0])
    anna.say("why", table=table, seat=0, id="why", action=anna.legal[0])
    anna.say("hint", table=table, seat=2, id="hint")
    await inn.rest()
    assert [message["type"] for message in anna.got] == ["problem"] * 3
    assert {anna.got[place]["code"] for place in range(3)} == {"not-your-seat"}


@scene
async def test_an_act_sent_again_after_a_lost_connection_counts_once_before_the_device_is_handed_over() -> None:
    inn = Inn()
    table, anna = await one_device(inn)
    await hand(inn, table, anna, 1)
    action = anna.legal[0]
    anna.act(table, 1, action, "the same", 0)
    await inn.rest()
    again = inn.visitor("Anna")
    again.say("enter", table=table)
    await inn.rest()
    assert seats_told(again) == {None}
    again.act(table, 1, action, "the same", 0)
    await inn.rest()
    assert again.last("ack")["version"] == 1


@scene
async def test_nobody_is_handed_anothers_seat() -> None:
    inn = Inn()
    anna, ben = inn.visitor("Anna"), inn.visitor("Ben")
    table = await laid(inn, [anna, ben])
    for seat in (0, 5):
        await hand(inn, table, ben, seat)
        assert ben.problem[0] == "not-your-seat"
    watcher = inn.visitor("Wanda")
    watcher.say("enter", table=table)
    await inn.rest()
    await hand(inn, table, watcher, 0)
    assert watcher.problem[0] == "not-your-seat"
    assert seats_told(watcher) == {None}


@scene
async def test_who_sits_down_in_a_second_seat_has_to_hand_over_from_then_on() -> None:
    inn = Inn()
    anna = inn.visitor("Anna")
    table = await inn.tables.create(anna.person, TableSetup("drachensachen", [ME, SeatPlan("open")]))
    anna.say("enter", table=table.id)
    await inn.rest()
    await table.do(seating.sit, anna.person, 1, None)
    await table.do(seating.start, "anna")
    await inn.rest()
    assert seats_told(anna) == {None}


@scene
async def test_two_devices_can_show_two_seats() -> None:
    inn = Inn()
    table, anna = await one_device(inn, 2)
    phone = inn.visitor("Anna")
    phone.say("enter", table=table)
    await inn.rest()
    await hand(inn, table, anna, 0)
    await hand(inn, table, phone, 1)
    anna.act(table, 0, anna.legal[0])
    await inn.rest()
    phone.act(table, 1, phone.legal[0])
    await inn.rest()
    assert (anna.view["seat"], phone.view["seat"]) == (0, 1)
    assert seats_told(anna) == {None, 0} and seats_told(phone) == {None, 1}
    assert (anna.version, phone.version) == (2, 2)


@scene
async def test_a_seat_given_to_a_program_is_no_longer_shown_to_whoever_gave_it() -> None:
    inn = Inn()
    anna, ben = inn.visitor("Anna"), inn.visitor("Ben")
    table = await laid(inn, [anna, ben])
    assert anna.view["seat"] == 0
    anna.forget()
    await (await inn.tables.find(table)).do(seating.seat_program, "anna", Person("robot", "Robot"), 0)
    await inn.rest()
    assert seats_told(anna) == {None}
    anna.act(table, 0, 0)
    await inn.rest()
    assert anna.problem[0] == "not-your-seat"
