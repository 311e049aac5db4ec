"""Whoever plays several seats at one device gives each a name, and everything that is said uses it."""

import httpx
import msgspec
import pytest

from drachenhort.core.record import load_record
from drachenhort.core.rng import Rng
from drachenhort.server.base.errors import Cannot
from drachenhort.server.base.plans import SeatPlan, TableSetup
from drachenhort.server.store.store import Person
from drachenhort.server.table import seating, setups
from drachenhort.server.table.retrospect import record_text
from drachenhort.server.table.setups import MOST_NAMES
from drachenhort.server.wire.messages import LONGEST_NAME, TableInfo
from tests.server.house import Guest, Inn, play, scene
from tests.server.test_tables_over_http import create, fault
from tests.server.web import RunningServer

ANNA = Person("anna", "Anna")
OPEN = SeatPlan("open")
BAD_NAMES = ["\u202eAnna", "a\nb", "\u200b", "x" * (LONGEST_NAME + 1), "   "]


def me(name: str = "") -> SeatPlan:
    return SeatPlan("me", name=name)


def names(info: TableInfo) -> list[str | None]:
    return [seat.name for seat in info.seats]


async def family(inn: Inn, seats: list[SeatPlan], lang: str = "en") -> tuple[str, Guest]:
    """A short game at one device, under way and in the first one's hands."""
    anna = inn.visitor("Anna", lang)
    options: dict[str, bool | int | str | list[str]] = {"single_game": True, "turn_limit": 9}
    table = await inn.tables.create(anna.person, TableSetup("drachensachen", seats, options))
    anna.say("enter", table=table.id)
    await table.do(seating.start, "anna")
    await inn.rest()
    return table.id, anna


def told(guest: Guest) -> str:
    """Every sentence that was said to somebody."""
    return msgspec.json.encode([[m.get("words"), m.get("said"), m.get("log")] for m in guest.got]).decode()


@pytest.mark.usefixtures("fixed_deals")
@scene
async def test_prompts_log_and_record_use_the_names_of_the_seats() -> None:
    inn = Inn()
    table, anna = await family(inn, [me(), me("Bo"), me("Cleo")])
    acts = 0
    while anna.info.status == "running":
        pending = msgspec.convert(anna.view["pending"], list[dict[str, object]])
        anna.say("handover", table=table, seat=msgspec.convert(pending[0]["seat"], int))
        await inn.rest()
        acts += await play(inn, table, [anna], Rng.from_seed(f"names {acts}"), 1)
        anna.say("handover", table=table, seat=None)
        await inn.rest()
    assert all(name in told(anna) for name in ("Anna", "Bo", "Cleo"))
    assert names(anna.info) == ["Anna", "Bo", "Cleo"]
    record = load_record(await (await inn.tables.find(table)).do(record_text))
    assert record.players == ["Anna", "Bo", "Cleo"]
    again = await inn.tables.rematch(await inn.tables.find(table), ANNA)
    assert names(await (await inn.tables.find(again)).info()) == ["Anna", "Bo", "Cleo"]


@scene
async def test_two_seats_of_the_same_name_are_told_apart_in_sentences() -> None:
    inn = Inn()
    _, anna = await family(inn, [me(), me()])
    assert "Anna 1" in told(anna) or "Anna 2" in told(anna)
    assert names(anna.info) == ["Anna", "Anna"]


@scene
async def test_before_the_start_a_seat_gets_another_name_which_is_there_after_a_restart() -> None:
    inn = Inn()
    ben = inn.visitor("Ben")
    table = await inn.tables.create(ANNA, TableSetup("drachensachen", [me(), me(), OPEN]))
    await table.do(seating.sit, ben.person, None, None)
    ben.say("enter", table=table.id)
    await inn.rest()
    await table.do(setups.name_seat, "anna", 1, "  Cleo ")
    await inn.rest()
    assert names(ben.info) == ["Anna", "Cleo", "Ben"]
    inn = await inn.restart()
    assert names(await (await inn.tables.find(table.id)).info()) == ["Anna", "Cleo", "Ben"]


@scene
async def test_nobody_names_the_seat_of_another_or_one_that_plays_already() -> None:
    inn = Inn()
    table = await inn.tables.create(ANNA, TableSetup("drachensachen", [me(), OPEN]))
    await table.do(seating.sit, Person("ben", "Ben"), 1, None)
    for person, seat in (("ben", 0), ("anna", 1), ("zoe", 0), ("anna", 5)):
        with pytest.raises(Cannot) as reason:
            await table.do(setups.name_seat, person, seat, "Fool")
        assert reason.value.code == "not-your-seat"
    await table.do(seating.start, "anna")
    with pytest.raises(Cannot) as reason:
        await table.do(setups.name_seat, "anna", 0, "Fool")
    assert reason.value.code == "started"
    assert names(await table.info()) == ["Anna", "Ben"]


@scene
async def test_who_sits_down_has_all_changes_of_name_before_them() -> None:
    inn = Inn()
    table = await inn.tables.create(ANNA, TableSetup("drachensachen", [me(), OPEN]))
    await table.do(seating.sit, Person("ben", "Ben"), 1, None)
    for number in range(MOST_NAMES):
        await table.do(setups.name_seat, "ben", 1, f"Ben {number}")
    await table.do(seating.stand, "ben", 1)
    await table.do(seating.sit, Person("zoe", "Zoe"), 1, None)
    await table.do(setups.name_seat, "zoe", 1, "Zo")
    assert names(await table.info()) == ["Anna", "Zo"]


@pytest.mark.parametrize("name", BAD_NAMES)
@scene
async def test_a_seat_is_named_as_people_are(name: str) -> None:
    inn = Inn()
    with pytest.raises(Cannot) as reason:
        await inn.tables.create(ANNA, TableSetup("drachensachen", [me(), me(name)]))
    assert reason.value.code == "bad-name"
    table = await inn.tables.create(ANNA, TableSetup("drachensachen", [me(), me()]))
    with pytest.raises(Cannot) as reason:
        await table.do(setups.name_seat, "anna", 1, name)
    assert reason.value.code == "bad-name"


@scene
async def test_chat_before_the_start_goes_by_the_name_of_the_seat() -> None:
    inn = Inn()
    anna, zoe = inn.visitor("Anna"), inn.visitor("Zoe")
    table = await inn.tables.create(anna.person, TableSetup("drachensachen", [me("Annie"), OPEN]))
    for guest in (anna, zoe):
        guest.say("enter", table=table.id)
    await inn.rest()
    anna.say("chat", table=table.id, text="Hello")
    zoe.say("chat", table=table.id, text="Let me in")
    await inn.rest()
    assert [(line.name, line.text) for line in zoe.chat] == [("Annie", "Hello")]
    assert zoe.problem[0] == "not-seated"


def setup(visitor: httpx.Client, table: str, **change: object) -> httpx.Response:
    return visitor.put(f"/api/tables/{table}/setup", json={"seen": 0, **change})


def test_over_http_the_host_changes_the_table_and_gets_the_codes(server: RunningServer) -> None:
    with server.visitor() as host, server.visitor() as guest:
        guest.get("/api/me")
        table = create(host, seats=[{"kind": "me"}, {"kind": "open"}])
        seats = [{"kind": "me", "was": 0, "name": "Smaug"}, {"kind": "invited", "was": 1}, {"kind": "bot"}]
        assert fault(setup(guest, table.id, seats=seats)) == (403, "not-host")
        answer = setup(host, table.id, seats=seats)
        assert answer.status_code == 200
        (invitation,) = answer.json()["invitations"]
        assert invitation["seat"] == 1
        assert [seat["name"] for seat in answer.json()["table"]["seats"]] == ["Smaug", None, None]
        assert fault(setup(host, table.id, seats=seats)) == (409, "set-up-anew")
        assert fault(setup(host, table.id, seats=[])) == (400, "malformed")
        assert fault(setup(host, table.id, seats=seats, is_public=True)) == (400, "malformed")
        assert fault(setup(host, "nosuchtable", seats=seats)) == (404, "no-table")


def test_over_http_a_seat_of_mine_gets_a_name(server: RunningServer) -> None:
    with server.visitor() as host, server.visitor() as guest:
        guest.get("/api/me")
        table = create(host, seats=[{"kind": "me"}, {"kind": "me", "name": "Bo"}])
        answer = host.post(f"/api/tables/{table.id}/name", json={"seat": 1, "name": "Cleo"})
        assert answer.status_code == 200 and answer.json()["seats"][1]["name"] == "Cleo"
        refused = guest.post(f"/api/tables/{table.id}/name", json={"seat": 1, "name": "Fool"})
        assert fault(refused) == (403, "not-your-seat")
        assert fault(host.post(f"/api/tables/{table.id}/name", json={"seat": 1, "name": "\u200b"})) == (422, "bad-name")
