"""Schutt und Asche, 2.4: whoever else sits at the table, people sort their stacks as long as they like."""

import msgspec
import pytest

from drachenhort.games import find
from drachenhort.server.base.errors import Cannot
from drachenhort.server.base.plans import Clock, OptionValues, SeatPlan, TableSetup
from drachenhort.server.store.entries import Acted, decode_entry
from drachenhort.server.store.store import Person
from drachenhort.server.table import seating
from tests.server.house import Guest, Inn, laid, scene, seat_of

pytestmark = pytest.mark.usefixtures("fixed_deals")

GAME = find("schutt_und_asche")
DONE = GAME.parse("done")
ANNA = Person("anna", "Anna")
ME, BOT = SeatPlan("me"), SeatPlan("bot")


def decision_of(guest: Guest) -> str | None:
    """What the person has to decide now."""
    pending = msgspec.convert(guest.view["pending"], list[dict[str, int | str]])
    return next((str(each["decision"]) for each in pending if each["seat"] == seat_of(guest)), None)


async def play_until_sorting(inn: Inn, table: str, people: list[Guest]) -> None:
    """Lands and start knights, the first that can be had; then the bots do all they can."""
    while any(decision_of(guest) in ("take-land", "start-knight") for guest in people):
        for guest in people:
            if decision_of(guest) in ("take-land", "start-knight"):
                guest.act(table, seat_of(guest), guest.legal[0])
                await inn.rest()
    await inn.rest()


def done_with_sorting(inn: Inn, table: str) -> list[int]:
    """The seats that have said so."""
    entries = [decode_entry(entry) for entry in inn.store.logs[table]]
    acts = [entry for entry in entries if isinstance(entry, Acted)]
    return [acted.seat for acted in acts if acted.action == DONE]


async def options_with(seats: list[SeatPlan], options: OptionValues) -> OptionValues:
    table = await Inn().tables.create(ANNA, TableSetup(GAME.id, seats, options))
    return (await table.info()).options


@pytest.mark.parametrize("options", [{}, {"sorting_all": False}, {"sorting_all": True}])
@scene
async def test_2_4_with_a_bot_the_sorting_goes_on_until_all_are_done(options: OptionValues) -> None:
    assert (await options_with([ME, BOT], options))["sorting_all"] is True
    assert (await options_with([ME, ME, ME, BOT], options))["sorting_all"] is True


@pytest.mark.parametrize("is_all", [False, True])
@scene
async def test_2_4_people_among_themselves_choose_how_it_ends(is_all: bool) -> None:
    options: OptionValues = {"sorting_all": is_all}
    assert (await options_with([ME, ME], options))["sorting_all"] is is_all
    assert (await options_with([ME, SeatPlan("open")], options))["sorting_all"] is is_all


@scene
async def test_what_is_no_option_is_refused_with_bots_too() -> None:
    with pytest.raises(Cannot, match="on or off"):
        await options_with([ME, BOT], {"sorting_all": 3})


@pytest.mark.parametrize("bots", [1, 3, 5])
@scene
async def test_2_4_bots_are_done_only_after_the_person(bots: int) -> None:
    inn = Inn()
    anna = inn.visitor("Anna")
    table = await laid(inn, [anna], GAME.id, bots)
    await play_until_sorting(inn, table, [anna])
    assert decision_of(anna) == "sort"
    assert done_with_sorting(inn, table) == []
    look = anna.legal[-1]
    for _ in range(3):  # As often as wanted.
        anna.act(table, 0, look)
        await inn.rest()
        while decision_of(anna) == "order":
            anna.act(table, 0, anna.legal[0])
            await inn.rest()
        assert decision_of(anna) == "sort"
    assert done_with_sorting(inn, table) == []
    anna.act(table, 0, DONE)
    await inn.rest()
    assert done_with_sorting(inn, table)[0] == 0
    assert sorted(done_with_sorting(inn, table)[: bots + 1]) == list(range(bots + 1))
    assert decision_of(anna) not in ("sort", "order")


@scene
async def test_2_4_the_same_after_a_restart() -> None:
    inn = Inn()
    anna = inn.visitor("Anna")
    table = await laid(inn, [anna], GAME.id, 3)
    await play_until_sorting(inn, table, [anna])
    inn = await inn.restart()
    anna = inn.visitor("Anna")
    anna.say("enter", table=table)
    await inn.rest()
    assert (decision_of(anna), done_with_sorting(inn, table)) == ("sort", [])
    anna.act(table, 0, DONE)
    await inn.rest()
    assert sorted(done_with_sorting(inn, table)[:4]) == [0, 1, 2, 3]


@scene
async def test_2_4_a_bot_that_plays_for_somebody_does_not_end_the_sorting_for_the_others() -> None:
    inn = Inn()
    anna, ben = inn.visitor("Anna"), inn.visitor("Ben")
    table = await laid(inn, [anna, ben], GAME.id)
    await play_until_sorting(inn, table, [anna, ben])
    await (await inn.tables.find(table)).do(seating.stand, "ben", 1)
    await inn.rest()
    assert (decision_of(anna), done_with_sorting(inn, table)) == ("sort", []), "of two, one is half"
    anna.act(table, 0, anna.legal[-1])
    await inn.rest()
    assert decision_of(anna) in ("sort", "order")
    await (await inn.tables.find(table)).do(seating.stand, "anna", 0)
    await inn.rest()
    assert done_with_sorting(inn, table), "bots among themselves go on"


@scene
async def test_2_4_a_rematch_with_a_bot_in_somebody_s_place_is_a_table_with_bots() -> None:
    inn = Inn()
    anna, ben = inn.visitor("Anna"), inn.visitor("Ben")
    table = await laid(inn, [anna, ben], GAME.id, options={"round_limit": 1})
    await (await inn.tables.find(table)).do(seating.stand, "ben", 1)
    while anna.info.status != "over":
        anna.act(table, 0, anna.legal[0])
        await inn.rest()
    again = await inn.tables.rematch(await inn.tables.find(table), anna.person)
    info = await (await inn.tables.find(again)).info()
    assert ([seat.kind for seat in info.seats], info.options["sorting_all"]) == (["person", "bot"], True)


@scene
async def test_2_4_what_others_do_meanwhile_makes_nobody_late() -> None:
    inn = Inn()
    anna, ben = inn.visitor("Anna"), inn.visitor("Ben")
    table = await laid(inn, [anna, ben], GAME.id)
    await play_until_sorting(inn, table, [anna, ben])
    seen = anna.version
    ben.act(table, 1, ben.legal[-1])
    await inn.rest()
    anna.forget()
    name = anna.act(table, 0, anna.legal[-1], version=seen)
    await inn.rest()
    assert [message["id"] for message in anna.of("ack")] == [name]


@scene
async def test_the_clock_that_all_see_does_not_tell_how_a_stack_is_laid() -> None:
    inn = Inn()
    people = [inn.visitor("Anna"), inn.visitor("Ben")]
    table = await laid(inn, people, GAME.id, clock=Clock("game", seconds=100, increment=7))
    await play_until_sorting(inn, table, people)
    anna, ben = people
    anna.act(table, seat_of(anna), next(action for action in anna.legal if action != DONE))
    await inn.rest()
    assert decision_of(anna) == "order"
    before = ben.clocks[seat_of(anna)].left
    anna.act(table, seat_of(anna), anna.legal[0])
    await inn.rest()
    entries = [decode_entry(entry) for entry in inn.store.logs[table]]
    assert [entry.is_hidden for entry in entries if isinstance(entry, Acted)][-1], "nobody else knows of it"
    for guest in people:
        assert guest.clocks[seat_of(anna)].left == before
