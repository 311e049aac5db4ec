"""Before the start the host sets the table up anew: who sits there stays, and nobody else has a say in it."""

import msgspec
import pytest

from drachenhort.server.base.config import Pace, Paces, Settings
from drachenhort.server.base.errors import Cannot, Code
from drachenhort.server.base.plans import Clock, OptionValues, SeatChange, SeatPlan, TableChange, TableSetup
from drachenhort.server.store.entries import Changed, Created, Sat, decode_entry
from drachenhort.server.store.store import Person, StoreError
from drachenhort.server.table import seating, setups
from drachenhort.server.table.queued_table import QueuedTable
from drachenhort.server.table.setups import MOST_CHANGES, MOST_NAMES
from drachenhort.server.wire.messages import TableInfo
from tests.server.house import Inn, scene
from tests.server.test_setting_up import CREATURE
from tests.server.test_tables_over_http import create
from tests.server.web import FAST, running_server

ANNA, BEN, CLEO = Person("anna", "Anna"), Person("ben", "Ben"), Person("cleo", "Cleo")
ME, OPEN, INVITED, BOT = SeatPlan("me"), SeatPlan("open"), SeatPlan("invited"), SeatPlan("bot")


def seats_now(info: TableInfo) -> list[SeatChange]:
    """A change that changes no seat."""
    kinds = {"person": "open", "program": "open"}
    return [
        msgspec.convert(
            {
                "kind": "me" if seat.person == info.host else kinds.get(seat.kind, seat.kind),
                "level": seat.level or "greedy",
                "was": number,
            },
            SeatChange,
        )
        for number, seat in enumerate(info.seats)
    ]


async def change(
    inn: Inn,
    table: QueuedTable,
    seats: list[SeatChange] | None = None,
    options: OptionValues | None = None,
    clock: Clock | None = None,
    by: Person = ANNA,
    seen: int | None = None,
) -> TableInfo:
    info = await table.info()
    wanted = TableChange(info.changes if seen is None else seen, seats or seats_now(info), options, clock)
    await inn.tables.change(table, by, wanted)
    return await table.info()


async def refused(
    inn: Inn,
    table: QueuedTable,
    seats: list[SeatChange] | None = None,
    options: OptionValues | None = None,
    clock: Clock | None = None,
    by: Person = ANNA,
    seen: int | None = None,
) -> tuple[Code, str]:
    """Why it cannot be; nothing has changed, neither here nor on the disk."""
    before, log = await table.info(), inn.store.logs[table.id][:]
    with pytest.raises(Cannot) as reason:
        await change(inn, table, seats, options, clock, by, seen)
    assert await table.info() == before
    assert inn.store.logs[table.id] == log
    return reason.value.code, reason.value.text


def kinds(info: TableInfo) -> list[str]:
    return [seat.kind for seat in info.seats]


def people(info: TableInfo) -> list[str | None]:
    return [seat.name for seat in info.seats]


@scene
async def test_a_bot_comes_to_a_free_seat_and_goes_again() -> None:
    inn = Inn()
    table = await inn.tables.create(ANNA, TableSetup("drachensachen", [ME, OPEN]))
    info = await change(inn, table, [SeatChange("me", was=0), SeatChange("bot", "random", was=1)])
    assert kinds(info) == ["person", "bot"] and info.seats[1].level == "random"
    info = await change(inn, table, [SeatChange("me", was=0), SeatChange("open", was=1)])
    assert kinds(info) == ["person", "open"]
    assert info.changes == 2


@scene
async def test_people_keep_their_places_when_seats_come_and_go_and_change_places() -> None:
    inn = Inn()
    table = await inn.tables.create(ANNA, TableSetup("drachensachen", [ME, OPEN, OPEN, BOT]))
    await table.do(seating.sit, BEN, 1, None)
    await table.do(seating.sit, CLEO, 2, None)
    wanted = [
        SeatChange("open", was=2),
        SeatChange("bot"),
        SeatChange("open", was=1),
        SeatChange("open"),
        SeatChange("me", was=0),
    ]
    info = await change(inn, table, wanted)
    assert people(info) == ["Cleo", None, "Ben", None, "Anna"]
    assert kinds(info) == ["person", "bot", "person", "open", "person"]
    again = await inn.restart()
    loaded = await (await again.tables.find(table.id)).info()
    assert loaded == info


@scene
async def test_everybody_there_sees_the_change_at_once() -> None:
    inn = Inn()
    anna, ben, stranger = inn.visitor("Anna"), inn.visitor("Ben"), inn.visitor("Zoe")
    table = await inn.tables.create(anna.person, TableSetup("drachensachen", [ME, OPEN]))
    await table.do(seating.sit, ben.person, 1, None)
    for guest in (anna, ben, stranger):
        guest.say("enter", table=table.id)
    await inn.rest()
    clock = Clock("decision", seconds=40)
    await change(inn, table, [SeatChange("open", was=1), SeatChange("me", was=0), SeatChange("open")], clock=clock)
    await inn.rest()
    for guest in (anna, ben, stranger):
        assert people(guest.info) == ["Ben", "Anna", None]
        assert (guest.info.clock, guest.info.changes) == (clock, 1)
    await table.do(seating.sit, stranger.person, None, None)
    await table.do(seating.start, "anna")
    await inn.rest()
    assert [guest.view["seat"] for guest in (ben, anna, stranger)] == [0, 1, 2]
    assert {clock.left for clock in ben.clocks.values()} == {None}


@scene
async def test_a_change_that_was_told_is_there_after_a_power_cut_and_can_be_played() -> None:
    inn = Inn()
    table = await inn.tables.create(ANNA, TableSetup("drachensachen", [ME, OPEN, INVITED]))
    wanted = [SeatChange("me", was=0), SeatChange("me", name="Ben"), SeatChange("bot"), SeatChange("bot")]
    info = await change(inn, table, wanted, {"single_game": True}, Clock("game", seconds=300, increment=2))
    again = await inn.restart()
    table = await again.tables.find(table.id)
    assert await table.info() == info
    assert (people(info)[:2], info.options["single_game"], info.clock.seconds) == (["Anna", "Ben"], True, 300)
    await table.do(seating.start, "anna")
    later = await again.restart()
    assert (await (await later.tables.find(table.id)).info()).status == "running"


@scene
async def test_a_change_that_cannot_be_stored_was_not_made() -> None:
    inn = Inn()
    table = await inn.tables.create(ANNA, TableSetup("drachensachen", [ME, OPEN]))
    before = await table.info()
    inn.store.is_broken = True
    with pytest.raises(StoreError):
        await change(inn, table, [SeatChange("me", was=0), SeatChange("bot")])
    inn.store.is_broken = False
    assert await (await inn.tables.find(table.id)).info() == before


@scene
async def test_only_the_host_changes_a_table() -> None:
    inn = Inn()
    table = await inn.tables.create(ANNA, TableSetup("drachensachen", [ME, OPEN]))
    await table.do(seating.sit, BEN, 1, None)
    for person in (BEN, CLEO):
        code, _ = await refused(inn, table, by=person)
        assert code == "not-host"


@scene
async def test_a_table_that_has_begun_or_was_given_up_stays_as_it_is() -> None:
    inn = Inn()
    table = await inn.tables.create(ANNA, TableSetup("drachensachen", [ME, BOT]))
    await table.do(seating.start, "anna")
    assert (await refused(inn, table))[0] == "started"
    table = await inn.tables.create(ANNA, TableSetup("drachensachen", [ME, BOT]))
    await table.do(seating.close_down, "anna")
    assert (await refused(inn, table))[0] == "closed"


@scene
async def test_what_was_decided_on_an_earlier_table_is_not_done() -> None:
    inn = Inn()
    table = await inn.tables.create(ANNA, TableSetup("drachensachen", [ME, OPEN]))
    await change(inn, table, [SeatChange("me", was=0), SeatChange("open", was=1), SeatChange("bot")])
    assert (await refused(inn, table, seen=0))[0] == "set-up-anew"


@pytest.mark.parametrize("kind", ["me", "bot", "gone"])
@scene
async def test_the_seat_of_somebody_else_is_not_taken_away(kind: str) -> None:
    inn = Inn()
    table = await inn.tables.create(ANNA, TableSetup("drachensachen", [ME, OPEN, OPEN]))
    await table.do(seating.sit, BEN, 1, None)
    other = SeatChange("open", was=2) if kind == "gone" else msgspec.convert({"kind": kind, "was": 1}, SeatChange)
    code, text = await refused(inn, table, [SeatChange("me", was=0), other])
    assert code == "seat-taken"
    assert "Ben" in text and "seat 2" in text


@scene
async def test_one_seat_cannot_become_two_and_none_can_come_from_nowhere() -> None:
    inn = Inn()
    table = await inn.tables.create(ANNA, TableSetup("drachensachen", [ME, INVITED]))
    for was in (1, 2):
        seats = [SeatChange("me", was=0), SeatChange("invited", was=1), SeatChange("invited", was=was)]
        code, text = await refused(inn, table, seats)
        assert code == "bad-seats" and "0 to 1" in text


@scene
async def test_a_kept_seat_keeps_its_code_wherever_it_goes_and_an_old_code_opens_nothing() -> None:
    inn = Inn()
    table = await inn.tables.create(ANNA, TableSetup("drachensachen", [ME, INVITED, INVITED]))
    codes = seating.invitations(table.table, "anna")
    info = await change(inn, table, [SeatChange("invited", was=2), SeatChange("me", was=0), SeatChange("open", was=1)])
    assert seating.invitations(table.table, "anna") == {0: codes[2]}
    assert codes[2] not in msgspec.json.encode(info).decode()
    with pytest.raises(Cannot) as reason:
        await table.do(seating.sit, BEN, 0, codes[1])
    assert reason.value.code == "seat-kept"
    assert await table.do(seating.sit, BEN, None, codes[2]) == 0
    await change(inn, table, [SeatChange("open", was=0), SeatChange("me", was=1), SeatChange("invited", was=2)])
    assert seating.invitations(table.table, "anna")[0] == codes[2], "should Ben get up, the seat is kept as before"
    fresh = seating.invitations(table.table, "anna")[2]
    assert fresh not in codes.values()
    with pytest.raises(Cannot):
        await table.do(seating.sit, CLEO, 2, codes[1])
    assert await table.do(seating.sit, CLEO, 2, fresh) == 2


@scene
async def test_a_seat_kept_for_somebody_by_name_goes_on_being_kept_for_them() -> None:
    inn = Inn()
    setup = TableSetup("drachensachen", [ME, INVITED, INVITED])
    table = await inn.tables.create(ANNA, setup, kept={1: "ben", 2: "cleo"})
    await change(inn, table, [SeatChange("bot", was=2), SeatChange("invited", was=1), SeatChange("me", was=0)])
    with pytest.raises(Cannot) as reason:
        await table.do(seating.sit, CLEO, None, None)
    assert reason.value.code == "seat-taken"
    assert await table.do(seating.sit, BEN, None, None) == 1


@scene
async def test_a_program_stays_in_the_seat_its_token_is_for_unless_the_host_takes_it_back() -> None:
    inn = Inn()
    table = await inn.tables.create(ANNA, TableSetup("drachensachen", [ME, OPEN, OPEN]))
    await table.do(seating.seat_program, "anna", Person("deep", "Deep Ash"), 1)
    info = await change(inn, table)
    assert info.seats[1].kind == "program"
    table.check_program("deep", 1)
    moved = [SeatChange("open", was=1), SeatChange("me", was=0)]
    assert (await refused(inn, table, moved))[0] == "bad-seats"
    info = await change(inn, table, [SeatChange("me", was=0), SeatChange("bot", was=1), SeatChange("open", was=2)])
    assert kinds(info) == ["person", "bot", "open"]
    with pytest.raises(Cannot):
        table.check_program("deep", 1)


@scene
async def test_what_is_wrong_with_a_change_is_said_as_for_a_new_table() -> None:
    inn = Inn()
    table = await inn.tables.create(ANNA, TableSetup("drachenfaust", [ME, OPEN, OPEN]))
    me = SeatChange("me", was=0)
    assert (await refused(inn, table, [me]))[0] == "bad-seats"
    assert (await refused(inn, table, [me, SeatChange("bot", "grandmaster"), SeatChange("bot")]))[0] == "bad-seats"
    assert (await refused(inn, table, [me, SeatChange("bot", name="Ben"), SeatChange("bot")]))[0] == "bad-seats"
    assert (await refused(inn, table, [me, SeatChange("me", name="\u202e"), SeatChange("bot")]))[0] == "bad-name"
    assert (await refused(inn, table, options={"points": 99}))[0] == "bad-options"
    assert (await refused(inn, table, options={"creatures": "[[creature]]"}))[0] == "bad-options"
    assert (await refused(inn, table, clock=Clock("days")))[0] == "bad-clock"


@scene
async def test_options_stay_as_they_are_unless_they_are_changed() -> None:
    inn = Inn()
    setup = TableSetup("drachenfaust", [ME, OPEN, OPEN], {"creatures": CREATURE, "points": 2})
    table = await inn.tables.create(ANNA, setup)
    before = (await table.info()).options
    assert (await change(inn, table, clock=Clock("days", days=1))).options == before
    assert b"creature" not in inn.store.logs[table.id][-1], "what is long is written down once"
    after = (await change(inn, table, options={**before, "points": 3})).options
    assert after == {**before, "points": 3}


@scene
async def test_what_bots_settle_is_as_it_was_when_they_have_gone() -> None:
    inn = Inn()
    table = await inn.tables.create(ANNA, TableSetup("schutt_und_asche", [ME, OPEN, BOT]))
    assert (await table.info()).options["sorting_all"] is True
    info = await change(inn, table, [SeatChange("me", was=0), SeatChange("open", was=1)])
    assert info.options["sorting_all"] is False
    again = await inn.restart()
    table = await again.tables.find(table.id)
    assert (await table.info()).options["sorting_all"] is False
    assert (await change(again, table, [SeatChange("me", was=0), SeatChange("bot")])).options["sorting_all"] is True


@scene
async def test_the_host_gets_up_and_sits_down_by_a_change() -> None:
    inn = Inn()
    table = await inn.tables.create(ANNA, TableSetup("drachensachen", [ME, OPEN]))
    info = await change(inn, table, [SeatChange("open", was=0), SeatChange("me", was=1, name="Annie")])
    assert people(info) == [None, "Annie"]
    info = await change(inn, table, [SeatChange("bot", was=0), SeatChange("bot", was=1)])
    assert kinds(info) == ["bot", "bot"] and info.host == "anna"


@scene
async def test_no_log_grows_for_ever_by_changes_or_names() -> None:
    inn = Inn()
    table = await inn.tables.create(ANNA, TableSetup("drachensachen", [ME, OPEN]))
    for _ in range(MOST_CHANGES):
        await change(inn, table)
    assert (await refused(inn, table))[0] == "too-many-changes"
    assert sum(map(len, inn.store.logs[table.id])) < 400 * MOST_CHANGES
    for number in range(MOST_NAMES):
        await table.do(setups.name_seat, "anna", 0, f"Anna {number}")
    with pytest.raises(Cannot) as reason:
        await table.do(setups.name_seat, "anna", 0, "Anna")
    assert reason.value.code == "too-many-changes"


def test_a_log_from_before_there_were_names_and_changes_is_read() -> None:
    created = (
        b'{"kind":"created","at":1,"game":"drachensachen","version":1,"options":{},'
        b'"seats":[{"kind":"me","level":"greedy"},{"kind":"open","level":"greedy"}],'
        b'"clock":{"kind":"none","seconds":0,"increment":0,"days":0},"is_public":false,"host":"anna"}'
    )
    entry = decode_entry(created)
    assert isinstance(entry, Created)
    assert entry.seats == [SeatPlan("me", "greedy"), SeatPlan("open", "greedy")] and entry.wanted is None


@scene
async def test_a_change_and_who_sits_down_with_it_are_one_write() -> None:
    inn = Inn()
    table = await inn.tables.create(ANNA, TableSetup("drachensachen", [ME, OPEN]))
    writes = inn.store.writes
    await change(inn, table, [SeatChange("me", was=0), SeatChange("me", was=1, name="Ben")])
    assert inn.store.writes == writes + 1
    written = [decode_entry(entry) for entry in inn.store.logs[table.id][-2:]]
    assert [type(entry) for entry in written] == [Changed, Sat]


def test_a_change_with_a_file_counts_like_a_new_table() -> None:
    paces = Paces(FAST, FAST, Pace("2/hour", "1000/second"), FAST, FAST, "1000/second")
    with running_server(Settings(paces=paces)) as server, server.visitor() as host:
        host.get("/api/me")
        seats = [{"kind": "me", "was": 0}, {"kind": "bot"}, {"kind": "bot"}]
        table = create(host, game="drachenfaust", seats=[{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}])
        answers = [
            host.put(f"/api/tables/{table.id}/setup", json={"seen": seen, "seats": seats, "options": options})
            for seen, options in enumerate([{"creatures": CREATURE}, {"points": 2}, {"points": 3}, {"creatures": CREATURE}])
        ]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
