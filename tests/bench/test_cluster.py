"""Faults for whole servers: people come back and send again, the judge finds whatever is wrong, a link can be cut."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve

from bench.cluster.invariants import Judge, Witness
from bench.cluster.link import Link
from bench.cluster.people import Crowd, Group, Person, Sent, digest
from drachenhort.server.base.plans import Clock, SeatPlan
from drachenhort.server.store.entries import Acted, AnyEntry, Created, Sat, Started
from drachenhort.server.store.postgres.hashing import shard_of
from drachenhort.server.table.ledger import ledger_of
from drachenhort.server.table.live_game import begin
from tests.server.house import scene

# The judge.

SEATS = [SeatPlan("me"), SeatPlan("open")]
DEALT: list[AnyEntry] = [
    Created(0, "drachensachen", 1, {}, SEATS, Clock(), False, "ada"),
    Sat(0, 0, "ada", "Ada"),
    Sat(0, 1, "ben", "Ben"),
    Started(0, "seed", "salt"),
]


class Story:
    """A game of two people after some acts, of which both were told everything."""

    def __init__(self, acts: int = 4) -> None:
        self.group = Group("table", 2)
        self.log = list(DEALT)
        ledger = ledger_of(self.log)
        assert ledger.started is not None
        live = begin(ledger, ledger.started)
        for number in range(acts):
            decision = live.state.pending[0]
            acted = Acted(0, decision.seat, decision.legal[0], "person", f"a{number}")
            events = live.play(acted)
            self.log.append(acted)
            for seat in self.group.seats:
                seat.version = live.versions.of(seat.number)
                seat.told[seat.version] = digest([event.to_json() for event in events if event.is_for(seat.number)])
                seat.shown[seat.version] = digest(live.state.view(seat.number).to_json())
            self.group.seats[acted.seat].sent[acted.act] = Sent(acted.action, "counts", live.versions.of(acted.seat))

    def last(self) -> tuple[Acted, Sent]:
        acted = self.log[-1]
        assert isinstance(acted, Acted)
        return acted, self.group.seats[acted.seat].sent[acted.act]

    def wrong(self) -> str:
        judge = Judge(self.group)
        return "; ".join(judge.compare(self.log, judge.told()))


def test_a_log_that_is_as_everybody_was_told_is_right() -> None:
    assert Story().wrong() == ""


def test_what_was_sent_and_not_answered_may_be_there_or_not() -> None:
    story = Story()
    _, sent = story.last()
    sent.fate = "open"
    assert story.wrong() == ""
    story = Story()
    story.group.seats[0].sent["unheard of"] = Sent(7)
    assert story.wrong() == ""


def lose_the_last(story: Story) -> None:
    story.log.pop()


def double_the_last(story: Story) -> None:
    story.log.append(story.last()[0])


def forget_that_it_was_sent(story: Story) -> None:
    acted, _ = story.last()
    del story.group.seats[acted.seat].sent[acted.act]


def send_another_action(story: Story) -> None:
    story.last()[1].action += 1


def say_that_it_does_not_count(story: Story) -> None:
    story.last()[1].fate = "not"


def say_another_version(story: Story) -> None:
    story.last()[1].version += 1


def tell_another_thing(story: Story) -> None:
    story.group.seats[1].told[2] += 1


def show_another_thing(story: Story) -> None:
    story.group.seats[0].shown[2] += 1


def tell_what_did_not_happen(story: Story) -> None:
    story.group.seats[0].told[9] = 1


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (lose_the_last, "was acknowledged and is not in the log"),
        (lose_the_last, "was told of version"),
        (double_the_last, ""),
        (forget_that_it_was_sent, "was never sent"),
        (send_another_action, "was never sent"),
        (say_that_it_does_not_count, "though its person was told not"),
        (say_another_version, "led to version"),
        (tell_another_thing, "told of other events"),
        (show_another_thing, "shown another view"),
        (tell_what_did_not_happen, "was told of version 9"),
    ],
)
def test_whatever_is_wrong_is_found(change: Callable[[Story], None], found: str) -> None:
    story = Story()
    change(story)
    wrong = story.wrong()
    assert wrong and found in wrong


def test_what_was_in_a_log_once_has_to_stay() -> None:
    story = Story()
    judge = Judge(story.group)
    assert judge.compare(story.log, judge.told()) == []
    assert judge.compare(story.log[:-1], judge.told()) == ["table: what was in the log once has changed or is gone"]


def test_what_is_told_again_is_compared_again() -> None:
    story = Story()
    judge = Judge(story.group)
    assert judge.compare(story.log, judge.told()) == []
    story.group.seats[0].told[3] = 1
    [wrong] = judge.compare(story.log, judge.told())
    assert "told again of version 3" in wrong


def test_a_write_of_somebody_whose_table_it_is_not_is_found() -> None:
    witness = Witness()
    shard = shard_of("table")
    assert witness.note(1, shard, None, None, "7") is None
    assert witness.note(2, None, "table", 0, "7") is None
    assert witness.note(3, shard, None, None, "8") is None
    assert witness.note(4, None, "table", 1, "8") is None
    assert witness.note(5, None, "table", 2, "7") == "table: entry 2 was written by 7, and the table was 8's"
    assert (witness.writes, witness.moves) == (3, 2)


# People.

Answer = Callable[[ServerConnection, dict[str, Any]], Awaitable[None]]


@asynccontextmanager
async def somebody_at(answer: Answer) -> AsyncIterator[tuple[Person, Crowd, Group]]:
    """At a server that answers like this."""

    async def meet(socket: ServerConnection) -> None:
        async for message in socket:
            await answer(socket, msgspec.json.decode(message))

    async with serve(meet, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        crowd, group = Crowd(f"http://127.0.0.1:{port}", 0.01, 1), Group("table", 1)
        person = Person(crowd, group, group.seats[0], "cookie")
        crowd.play()
        living = asyncio.create_task(person.live())
        try:
            async with asyncio.timeout(20):
                yield person, crowd, group
        finally:
            living.cancel()
            await asyncio.gather(living, return_exceptions=True)


async def say(socket: ServerConnection, **message: object) -> None:
    await socket.send(msgspec.json.encode(message).decode())


async def show(socket: ServerConnection, version: int = 0) -> None:
    await say(socket, type="view", version=version, view={"legal": [7]}, log=[])


@scene
async def test_an_act_that_was_not_answered_is_sent_again_over_the_next_line() -> None:
    acts: list[str] = []

    async def answer(socket: ServerConnection, message: dict[str, Any]) -> None:
        match message["type"]:
            case "hello":
                await say(socket, type="welcome")
            case "enter":
                await show(socket)
            case "act":
                acts.append(message["id"])
                if len(acts) == 1:
                    await socket.close()
                elif len(acts) == 2:
                    await say(socket, type="ack", id=message["id"], version=1)

    async with somebody_at(answer) as (_, crowd, group):
        while group.seats[0].sent.get("a1", Sent(0)).fate != "counts":
            await asyncio.sleep(0.01)
    assert acts[:2] == ["a1", "a1"]
    assert group.seats[0].sent["a1"] == Sent(7, "counts", 1)
    assert group.answered is not None and len(crowd.waits) == 1 and len(crowd.absences) == 1


@scene
async def test_whoever_is_sent_elsewhere_goes_there_and_what_is_missing_is_asked_for() -> None:
    paths: list[str] = []
    seen: list[int | None] = []

    async def answer(socket: ServerConnection, message: dict[str, Any]) -> None:
        assert socket.request is not None
        path = socket.request.path
        match message["type"]:
            case "hello":
                paths.append(path)
                await say(socket, type="welcome")
            case "enter" if path == "/ws":
                await say(socket, type="problem", code="elsewhere", table="table", place="/n/two/ws")
            case "enter":
                seen.append(message.get("seen"))
                if len(seen) == 1:
                    await say(socket, type="view", version=3, view={"legal": []}, log=[])
                    await say(socket, type="moved", version=5, events=[], changes=[])
                else:
                    await say(socket, type="view", version=5, view={"legal": []}, log=[{"version": 4, "events": ["x"]}])

    async with somebody_at(answer) as (person, _, group):
        while group.seats[0].version != 5:
            await asyncio.sleep(0.01)
        assert person.is_content
    assert paths == ["/ws", "/n/two/ws"] and seen == [None, 3]
    assert group.seats[0].told == {4: digest(["x"])}


# The link.


@scene
async def test_a_link_can_be_cut_held_and_made_slow() -> None:
    async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(100):
            writer.write(data)
        writer.close()

    far = await asyncio.start_server(echo, "127.0.0.1", 0)
    link = Link(far.sockets[0].getsockname()[1])
    near = await asyncio.start_server(link.accept, "127.0.0.1", 0)
    port = near.sockets[0].getsockname()[1]
    async with far, near:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)

        async def ask() -> float:
            loop = asyncio.get_running_loop()
            began = loop.time()
            writer.write(b"?")
            assert await reader.read(100) == b"?"
            return loop.time() - began

        await ask()
        link.obey("slow 30 0")
        assert await ask() >= 0.06, "there and back"
        link.obey("slow 0 100")
        assert await ask() >= 0.4, "each way the first try is lost"
        link.obey("slow 0 0")
        link.obey("hold")
        asking = asyncio.create_task(ask())
        await asyncio.sleep(0.05)
        assert not asking.done()
        link.obey("open")
        await asking
        link.obey("cut")
        assert await reader.read(100) == b""
        other, gone = await asyncio.open_connection("127.0.0.1", port)
        assert await other.read(100) == b""
        gone.close()
        writer.close()
        with pytest.raises(ValueError, match="no command"):
            link.obey("mend")
