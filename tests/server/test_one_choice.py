"""What is one choice at the table is one act on the wire, and nobody else can tell how many parts it had."""

import msgspec
import pytest

from drachenhort.core.plain import Json
from drachenhort.games import find
from drachenhort.server.base.plans import Clock, OptionValues, SeatPlan
from drachenhort.server.store import entries as log
from drachenhort.server.store.entries import Acted, decode_entry
from drachenhort.server.store.store import Saved, Snapshot
from tests.server.house import Guest, Inn, laid, scene, seat_of
from tests.streams import put

FAUST = find("drachenfaust")
SCHUTT = find("schutt_und_asche")


async def with_magic_coins(inn: Inn) -> tuple[str, list[Guest]]:
    """Drachenfaust: the first seat has a black and a red coin behind its screen."""
    text = FAUST.new(3, FAUST.options({}), "magic").text()
    text = text.replace("coins 1: 8 2 5 0 0", "coins 1: 8 2 5 1 1").replace("bank: 36 9 25 2", "bank: 36 9 25 1")
    state = FAUST.load(text)
    options = msgspec.convert(FAUST.options({}).to_json(), OptionValues)
    names = ["Anna", "Ben", "Carla"]
    clock = Clock("decision", seconds=60)
    entries: list[log.AnyEntry] = [
        log.Created(inn.time, FAUST.id, FAUST.rules_version, options, [SeatPlan("open")] * 3, clock, False, "anna"),
        *[log.Sat(inn.time, seat, name.lower(), name) for seat, name in enumerate(names)],
        log.Started(inn.time, "seed", "salt"),
    ]
    asked = [(decision.seat, 0, inn.time) for decision in state.pending]
    put(inn.store, "magic-coins", entries, Snapshot(len(entries), msgspec.json.encode(Saved(state.text(), asked))))
    people = [inn.visitor(name, "en") for name in names]
    for guest in people:
        guest.say("enter", table="magic-coins")
    await inn.rest()
    for guest in people:
        guest.raw.clear()
    return "magic-coins", people


def parts(*texts: str) -> list[int]:
    return [FAUST.parse(text) for text in texts]


@scene
async def test_a_fist_is_closed_with_all_its_coins_in_one_act() -> None:
    inn = Inn()
    table, (anna, ben, carla) = await with_magic_coins(inn)
    gold, magic = parts("bid 2f", "magic 1b 1r")
    anna.say("act", table=table, seat=0, id="fist", version=0, action=gold, then=[magic])
    await inn.rest()
    assert (anna.version, ben.version, carla.version) == (1, 1, 1)
    assert [len(guest.of("moved")) for guest in (anna, ben, carla)] == [1, 1, 1]
    assert anna.last("moved")["act"] == "fist"
    (entry,) = [entry for entry in map(decode_entry, inn.store.logs[table]) if isinstance(entry, Acted)]
    assert (entry.action, entry.then) == (gold, [magic])


@scene
async def test_parts_sent_one_by_one_are_told_when_the_choice_is_made() -> None:
    inn = Inn()
    table, (anna, ben, carla) = await with_magic_coins(inn)
    gold, magic = parts("bid 2f", "magic 1b 1r")
    inn.time += 20_000
    anna.act(table, 0, gold)
    await inn.rest()
    assert (anna.version, ben.version) == (1, 0)
    assert not ben.raw and not carla.raw, "nobody else can tell"
    inn.time += 20_000
    anna.act(table, 0, magic)
    await inn.rest()
    assert (anna.version, ben.version, carla.version) == (2, 1, 1)
    assert ben.clocks[1].until == 1_000_000 + 60_000, "nobody's time has begun anew"


@scene
async def test_the_clock_does_not_tell_that_a_part_was_made() -> None:
    inn = Inn()
    table, (anna, ben, _) = await with_magic_coins(inn)
    inn.time += 20_000
    anna.act(table, 0, parts("bid 2f")[0])
    await inn.rest()
    assert anna.clocks[0].until == 1_000_000 + 60_000
    ben.say("leave", table=table)
    ben.say("enter", table=table)
    await inn.rest()
    assert {clock.until for clock in ben.clocks.values()} == {1_000_000 + 60_000}


@pytest.mark.parametrize("then", [["magic 2b"], ["magic 1b 1r", "bid 1f"], ["bid 1f"]])
@scene
async def test_if_one_part_is_forbidden_nothing_is_played(then: list[str]) -> None:
    inn = Inn()
    table, (anna, ben, _) = await with_magic_coins(inn)
    before = inn.store.logs[table][:]
    gold = parts("bid 2f")[0]
    anna.say("act", table=table, seat=0, id="fist", version=0, action=gold, then=list[Json](parts(*then)))
    await inn.rest()
    answer = anna.of("refused") + anna.of("problem")
    assert len(answer) == 1 and answer[0]["id"] == "fist"
    assert inn.store.logs[table] == before
    assert not ben.raw


@scene
async def test_what_follows_from_a_choice_is_no_part_of_it() -> None:
    """Else one could find out what lies in a stack by asking for what must be refused, and pay nothing for it."""
    inn = Inn()
    anna = inn.visitor("Anna")
    table = await laid(inn, [anna], "schutt_und_asche")
    while not (looks := [code for code in anna.legal if SCHUTT.notation(code).startswith("look")]):
        anna.act(table, seat_of(anna), anna.legal[0])
        await inn.rest()
    version, entries = anna.version, len(inn.store.logs[table])
    following = SCHUTT.parse("next knight")
    anna.say("act", table=table, seat=0, id="peek", version=version, action=looks[0], then=[following])
    await inn.rest()
    assert anna.problem[0] == "several-choices"
    assert (anna.version, len(inn.store.logs[table])) == (version, entries)


@scene
async def test_whoever_looked_on_all_the_time_and_whoever_comes_late_see_the_same_version() -> None:
    inn = Inn()
    table, (anna, ben, _) = await with_magic_coins(inn)
    anna.act(table, 0, parts("bid 2f")[0])
    await inn.rest()
    inn = await inn.restart()
    again = [inn.visitor(name) for name in ("Anna", "Ben")]
    for guest, seen in zip(again, (anna.version, ben.version), strict=True):
        guest.say("enter", table=table, seen=seen)
    await inn.rest()
    assert [guest.version for guest in again] == [1, 0]
    assert [guest.last("view")["log"] for guest in again] == [[], []]
