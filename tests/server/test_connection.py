"""One connection: whatever comes in is answered, and nothing that is wrong does anything."""

import asyncio

import msgspec
import pytest

from drachenhort.core.plain import Json
from drachenhort.server.base.plans import SeatPlan, TableSetup
from drachenhort.server.store.store import Person
from drachenhort.server.wire.allowance import FIRST_SWEEP, Allowance, Allowances
from drachenhort.server.wire.connection import MOST_TABLES, Connection
from drachenhort.server.wire.link import Visitor
from drachenhort.server.wire.messages import PROTOCOL
from tests.server.house import Guest, Inn, Message, laid, scene

pytestmark = pytest.mark.usefixtures("fixed_deals")


class Bare:
    """A connection without a greeting."""

    def __init__(self, inn: Inn, allowance: Allowance | None = None) -> None:
        self.got: list[Message] = []
        visitor = Visitor("anna", "Anna")
        self.connection = Connection(inn.tables, visitor, allowance or Allowance(1e6, 1e6), self._take, lambda: None)

    def _take(self, data: bytes) -> None:
        self.got.append(msgspec.json.decode(data))

    def say(self, **message: Json) -> Message:
        self.connection.receive(msgspec.json.encode(message))
        return self.got[-1]


HOSTILE = [
    b"",
    b"\x00",
    b"\xff\xfe",
    b"null",
    b"[]",
    b"{}",
    b'"hello"',
    b"{" * 10_000,
    b"[" * 10_000,
    b'{"type":',
    b'{"type":"hello"}',
    b'{"type":"hello","protocol":"1"}',
    b'{"type":"hello","protocol":1.5}',
    b'{"type":"hello","protocol":1,"lang":"xx"}',
    b'{"type":"hello","protocol":1,"is_admin":true}',
    b'{"type":"goodbye"}',
    b'{"type":5}',
    b'{"type":"enter","table":5}',
    b'{"type":"enter","table":"far-too-long-for-the-name-of-a-table"}',
    b'{"type":"enter","table":"short"}',
    b'{"type":"enter","table":"abcdefgh","seen":-1}',
    b'{"type":"enter","table":"abcdefgh","seen":1e400}',
    b'{"type":"act","table":"abcdefgh","seat":0,"id":"a","version":0,"action":-1}',
    b'{"type":"act","table":"abcdefgh","seat":-1,"id":"a","version":0,"action":0}',
    b'{"type":"act","table":"abcdefgh","seat":6,"id":"a","version":0,"action":0}',
    b'{"type":"act","table":"abcdefgh","seat":0,"id":"","version":0,"action":0}',
    b'{"type":"act","table":"abcdefgh","seat":0,"id":"a","version":0,"action":99999999999999999999999999}',
    b'{"type":"act","table":"abcdefgh","seat":true,"id":"a","version":0,"action":0}',
    b'{"type":"chat","table":"abcdefgh","text":"\\ud800"}',
    b'{"type":"agree","table":"abcdefgh","yes":"yes"}',
    b'{"type":"handover","table":"abcdefgh"}',
]


@pytest.mark.parametrize("data", HOSTILE, ids=range(len(HOSTILE)))
@scene
async def test_what_is_no_message_is_answered_and_does_nothing(data: bytes) -> None:
    inn = Inn()
    bare = Bare(inn)
    bare.say(type="hello", protocol=PROTOCOL)
    bare.connection.receive(data)
    await inn.rest()
    assert [message["type"] for message in bare.got] == ["welcome", "problem"]
    assert bare.got[-1]["code"] == "malformed"
    assert len(str(bare.got[-1]["text"])) < 300
    assert bare.say(type="hello", protocol=PROTOCOL)["type"] == "welcome", "and it goes on"


@scene
async def test_the_first_message_is_a_hello() -> None:
    inn = Inn()
    table = await laid(inn, [inn.visitor("Ben")], bots=1)
    bare = Bare(inn)
    assert bare.say(type="enter", table=table)["code"] == "protocol"
    assert bare.say(type="act", table=table, seat=0, id="a", version=0, action=0)["code"] == "protocol"
    welcome = bare.say(type="hello", protocol=PROTOCOL)
    assert (welcome["person"], welcome["name"], welcome["protocol"], welcome["now"]) == ("anna", "Anna", PROTOCOL, inn.time)


@scene
async def test_another_protocol_is_refused_with_the_one_that_is_spoken() -> None:
    bare = Bare(Inn())
    problem = bare.say(type="hello", protocol=PROTOCOL + 1)
    assert problem["code"] == "protocol"
    assert str(PROTOCOL) in str(problem["text"])
    assert bare.say(type="leave", table="abcdefgh")["code"] == "protocol"


@scene
async def test_a_table_has_to_be_entered_before_it_can_be_talked_to() -> None:
    inn = Inn()
    table = await laid(inn, [inn.visitor("Ben")], bots=1)
    anna = inn.visitor("Anna")
    for kind, fields in (
        ("act", {"seat": 0, "id": "a", "version": 0, "action": 0}),
        ("why", {"seat": 0, "id": "a", "action": 0}),
        ("hint", {"seat": 0, "id": "a"}),
        ("undo", {"id": "a"}),
        ("agree", {"yes": True}),
        ("handover", {"seat": None}),
        ("takeback", {"seat": 0}),
        ("chat", {"text": "Hi"}),
    ):
        anna.forget()
        anna.say(kind, table=table, **fields)
        assert anna.problem[0] == "not-entered"
    anna.say("leave", table=table)  # Harmless.
    await inn.rest()
    assert len(anna.got) == 1


@pytest.mark.parametrize("name", ["nothing-here", "../../etc", "' OR 1=1 --", "\x00\x00\x00\x00\x00\x00", "\U0001f409" * 6])
@scene
async def test_there_is_no_table_of_that_name(name: str) -> None:
    inn = Inn()
    anna = inn.visitor("Anna")
    anna.say("enter", table=name)
    await inn.rest()
    assert (anna.problem[0], anna.last("problem")["table"]) == ("no-table", name)


@scene
async def test_who_sends_too_much_has_to_wait() -> None:
    time = 0.0
    bare = Bare(Inn(), Allowance(2.0, 5.0, lambda: time))
    answers = [bare.say(type="hello", protocol=PROTOCOL)["type"] for _ in range(7)]
    assert answers == ["welcome"] * 5 + ["problem"] * 2
    assert bare.got[-1]["code"] == "too-fast"
    time += 0.5
    assert bare.say(type="hello", protocol=PROTOCOL)["type"] == "welcome"
    assert bare.say(type="hello", protocol=PROTOCOL)["type"] == "problem"


@scene
async def test_what_costs_more_takes_more() -> None:
    inn = Inn()
    anna = Guest(inn, "Anna", None, allowance=Allowance(0.0, 60.0))
    table = await laid(inn, [anna], bots=1)
    for _ in range(4):
        anna.say("chat", table=table, text="Hi")
    await inn.rest()
    assert len(anna.chat) == 2
    assert anna.problem[0] == "too-fast"
    anna.act(table, 0, anna.legal[0])
    await inn.rest()
    assert anna.of("ack"), "playing is still possible"


def test_one_allowance_for_all_connections_of_a_person() -> None:
    time = 0.0
    allowances = Allowances(1.0, 3.0, lambda: time)
    one, two = allowances.borrow("anna"), allowances.borrow("anna")
    assert one is two
    assert allowances.borrow("ben") is not one
    assert [one.take(), two.take(), one.take(), two.take()] == [True, True, True, False]
    allowances.give_back("anna")
    assert not allowances.borrow("anna").take()
    for _ in range(2):
        allowances.give_back("anna")
    assert not allowances.borrow("anna").take(), "whoever comes back at once has no more than before"
    time += 1.0
    assert one.take()


def test_allowances_of_those_who_have_gone_are_forgotten_when_they_are_full_again() -> None:
    time = 0.0
    allowances = Allowances(1.0, 3.0, lambda: time)
    stays = allowances.borrow("stays")
    for number in range(10 * FIRST_SWEEP):
        time += 0.1
        allowances.borrow(str(number)).take()
        allowances.give_back(str(number))
    assert allowances.size() <= 2 * FIRST_SWEEP
    assert allowances.borrow("stays") is stays


def test_whoever_has_gone_and_used_the_allowance_up_is_remembered_among_many() -> None:
    allowances = Allowances(1.0, 3.0, lambda: 0.0)
    assert allowances.borrow("anna").take(3.0)
    allowances.give_back("anna")
    for number in range(2 * FIRST_SWEEP):
        allowances.borrow(str(number))
        allowances.give_back(str(number))
    assert allowances.size() < FIRST_SWEEP, "those who used nothing are forgotten"
    assert not allowances.borrow("anna").take()


@scene
async def test_a_connection_is_at_fifty_tables_and_no_more() -> None:
    inn = Inn()
    anna = inn.visitor("Anna")
    setup = TableSetup("drachensachen", [SeatPlan("me"), SeatPlan("open")])
    tables = [(await inn.tables.create(Person(f"ben {n}", "Ben"), setup)).id for n in range(MOST_TABLES + 1)]
    for table in tables:
        anna.say("enter", table=table)
    await inn.rest()
    assert len(anna.of("room")) == 2 * MOST_TABLES
    assert (anna.problem[0], anna.last("problem")["table"]) == ("too-fast", tables[-1])
    anna.say("enter", table=tables[0])  # Where one is already.
    anna.say("leave", table=tables[1])
    anna.say("enter", table=tables[-1])
    await inn.rest()
    assert len(anna.of("problem")) == 1


# Coming, going and closing while something is under way.


@scene
async def test_who_leaves_while_entering_is_not_there() -> None:
    inn = Inn()
    anna, ben = inn.visitor("Anna"), inn.visitor("Ben")
    table = await laid(inn, [anna, ben])
    watcher = inn.visitor("Wanda")
    watcher.say("enter", table=table)
    watcher.say("leave", table=table)
    await inn.rest()
    assert [message["type"] for message in watcher.got] == ["welcome"]
    anna.act(table, 0, anna.legal[0])
    await inn.rest()
    assert not watcher.of("moved")
    watcher.say("enter", table=table)
    watcher.say("leave", table=table)
    watcher.say("enter", table=table)
    await inn.rest()
    assert len(watcher.of("view")) == 1, "and can come again"


@scene
async def test_a_connection_that_closes_leaves_no_trace() -> None:
    inn = Inn()
    anna, ben = inn.visitor("Anna", "de"), inn.visitor("Ben")
    table = await laid(inn, [anna, ben])
    there = len(inn.fanout.channels(table))
    for moment in range(6):
        guest = inn.visitor("Wanda", "en")
        guest.say("enter", table=table)
        for _ in range(moment * moment):  # Before the table has heard of it, and at various times after.
            await asyncio.sleep(0)
        guest.connection.close()
        await inn.rest()
        assert len(inn.fanout.channels(table)) == there
    for guest in (anna, ben):
        guest.connection.close()
    await inn.rest()
    assert inn.fanout.channels(table) == []
    assert (await (await inn.tables.find(table)).info()).watchers == 0


@scene
async def test_every_answer_names_the_message_it_is_for() -> None:
    inn = Inn()
    anna, ben = inn.visitor("Anna"), inn.visitor("Ben")
    table = await laid(inn, [anna, ben])
    for kind, fields in (
        ("act", {"seat": 1, "version": 0, "action": 0}),
        ("why", {"seat": 1, "action": 0}),
        ("hint", {"seat": 1}),
        ("undo", {}),
    ):
        anna.forget()
        anna.say(kind, table=table, id=f"my {kind}", **fields)
        await inn.rest()
        assert anna.last("problem")["id"] == f"my {kind}"
