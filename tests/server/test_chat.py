"""Who may chat, and where it is kept: beside the log, so that strangers cannot make it longer for those who play."""

import pytest

from drachenhort.core.rng import Rng
from drachenhort.server.base.plans import SeatPlan, TableSetup
from drachenhort.server.store.entries import AnyEntry, Said
from drachenhort.server.store.store import Person, append
from drachenhort.server.table import seating
from drachenhort.server.table.ledger import CHAT_KEPT
from tests.server.house import Guest, Inn, laid, play, scene

pytestmark = pytest.mark.usefixtures("fixed_deals")

ROBOT = Person("robot", "Robot")


async def come(inn: Inn, table: str, name: str) -> Guest:
    guest = inn.visitor(name)
    guest.say("enter", table=table)
    await inn.rest()
    return guest


async def say(inn: Inn, guest: Guest, table: str, text: str) -> None:
    guest.say("chat", table=table, text=text)
    await inn.rest()


def heard(guest: Guest) -> list[str]:
    return [line.text for line in guest.chat]


@scene
async def test_who_sits_at_the_table_may_talk_before_the_start_and_after_the_end() -> None:
    inn = Inn()
    anna = inn.visitor("Anna")
    table = await laid(inn, [anna], bots=1, options={"single_game": True}, is_started=False)
    watcher = await come(inn, table, "Wanda")
    await say(inn, anna, table, "one")
    await (await inn.tables.find(table)).do(seating.start, "anna")
    await inn.rest()
    await play(inn, table, [anna], Rng.from_seed("to the end"))
    await say(inn, anna, table, "two")
    assert heard(anna) == heard(watcher) == ["one", "two"], "whoever looks on hears it"


@scene
async def test_whoever_only_looks_on_is_told_so_and_nobody_hears_it() -> None:
    inn = Inn()
    anna, ben = inn.visitor("Anna"), inn.visitor("Ben")
    table = await laid(inn, [anna, ben])
    watcher = await come(inn, table, "Wanda")
    before = inn.store.logs[table][:]
    await say(inn, watcher, table, "Play the seven")
    assert watcher.problem == ("not-seated", "only those who sit at the table, are invited or have set it up can chat")
    assert not heard(anna) and not heard(watcher)
    assert inn.store.logs[table] == before and not inn.store.lines


@scene
async def test_the_host_may_talk_without_a_seat() -> None:
    inn = Inn()
    anna = inn.visitor("Anna")
    seats = [SeatPlan("open"), SeatPlan("open")]
    table = (await inn.tables.create(anna.person, TableSetup("drachensachen", seats))).id
    ben = await come(inn, table, "Ben")
    anna.say("enter", table=table)
    await inn.rest()
    await say(inn, anna, table, "Sit down")
    assert heard(ben) == ["Sit down"]


@scene
async def test_whoever_gets_up_before_the_start_only_looks_on() -> None:
    inn = Inn()
    anna, ben = inn.visitor("Anna"), inn.visitor("Ben")
    table = await laid(inn, [anna, ben], is_started=False)
    await say(inn, ben, table, "one")
    await (await inn.tables.find(table)).do(seating.stand, "ben", 1)
    await say(inn, ben, table, "two")
    assert ben.problem[0] == "not-seated"
    assert heard(anna) == ["one"]


@scene
async def test_whoever_got_up_in_the_middle_still_belongs_to_the_table() -> None:
    inn = Inn()
    anna, ben = inn.visitor("Anna"), inn.visitor("Ben")
    table = await laid(inn, [anna, ben])
    await (await inn.tables.find(table)).do(seating.stand, "ben", 1)
    await say(inn, ben, table, "I have to go")
    assert heard(anna) == ["I have to go"]


@scene
async def test_whose_seat_is_kept_may_talk_as_long_as_it_is() -> None:
    inn = Inn()
    anna, ben = inn.visitor("Anna"), inn.visitor("Ben")
    first = await laid(inn, [anna, ben], options={"single_game": True})
    await play(inn, first, [anna, ben], Rng.from_seed("to the end"))
    table = await inn.tables.rematch(await inn.tables.find(first), anna.person)
    ben = await come(inn, table, "Ben")
    anna = await come(inn, table, "Anna")
    await say(inn, ben, table, "A moment")
    assert heard(anna) == ["A moment"]
    await (await inn.tables.find(table)).do(seating.seat_program, "anna", ROBOT, 1)
    await say(inn, ben, table, "Hey")
    assert ben.problem[0] == "not-seated"


@scene
async def test_a_log_does_not_grow_by_what_is_said() -> None:
    inn = Inn()
    anna = inn.visitor("Anna")
    table = await laid(inn, [anna], bots=1)
    before = inn.store.logs[table][:]
    for number in range(20):
        await say(inn, anna, table, str(number))
    assert inn.store.logs[table] == before
    assert len(inn.store.lines[table]) == len(heard(anna)) == 20


@scene
async def test_lines_that_are_in_a_log_come_before_the_others() -> None:
    inn = Inn()
    anna = inn.visitor("Anna")
    table = await laid(inn, [anna], bots=1)
    inn = await inn.restart(is_graceful=True)
    old: list[AnyEntry] = [Said(number, "anna", "Anna", f"old {number}") for number in range(CHAT_KEPT)]
    await append(inn.store, table, len(inn.store.logs[table]), old)
    inn = await inn.restart()
    anna = await come(inn, table, "Anna")
    assert heard(anna) == [f"old {number}" for number in range(CHAT_KEPT)]
    for number in range(3):
        await say(inn, anna, table, f"new {number}")
    for _ in range(2):  # From memory, then from the store.
        late = await come(inn, table, "Late")
        assert heard(late) == [f"old {number}" for number in range(3, CHAT_KEPT)] + ["new 0", "new 1", "new 2"]
        inn = await inn.restart()


@scene
async def test_nobody_hears_a_line_before_it_is_stored() -> None:
    inn = Inn()
    anna, ben = inn.visitor("Anna"), inn.visitor("Ben")
    table = await laid(inn, [anna, ben])
    inn.store.is_held = True
    await say(inn, anna, table, "Hm")
    assert not heard(anna) and not heard(ben)
    inn.store.is_held = False
    await inn.rest()
    assert heard(anna) == heard(ben) == ["Hm"]


@scene
async def test_a_line_that_cannot_be_stored_is_not_told_and_the_game_goes_on() -> None:
    inn = Inn()
    anna, ben = inn.visitor("Anna"), inn.visitor("Ben")
    table = await laid(inn, [anna, ben])
    inn.store.is_broken = True
    await say(inn, anna, table, "Hm")
    assert anna.problem[0] == "storage" and not heard(ben)
    assert not anna.is_cut and not ben.is_cut
    inn.store.is_broken = False
    await say(inn, anna, table, "Hm")
    assert heard(ben) == ["Hm"]
    late = await come(inn, table, "Late")
    assert heard(late) == ["Hm"]
