"""`python -m bench.server.kills`: kills the server under load, again and again, and looks for what was lost or doubled.

One data folder, or one database, is used all the time. After every kill the log is compared with what clients had heard;
after every start all clients come back with the version they saw last, send again what was not answered, and every table
has to go on.
"""

import argparse
import asyncio
import shutil
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random

import msgspec
import uvloop
from picows import WSTransport

from bench.server.diary import Diary, Returned, Shadow, Unanswered
from bench.server.load import PATIENCE, Load, Table, for_each
from bench.server.ours import ACK, MOVED, VIEW, Drachenhort, SeatedClient, data_of
from bench.server.process import Process, ServerFailed, Site, new_site, two_cores
from bench.server.servers import Http, Place, Seats
from drachenhort.core.errors import DrachenhortError
from drachenhort.server.store.entries import Acted
from drachenhort.server.store.found import open_store
from drachenhort.server.store.store import Stored
from drachenhort.server.wire.messages import Enter

FURTHEST_BACK = 50
"""So many versions less than it saw a client says it has seen, now and then: as if its connection had been lost before."""


class Answer(msgspec.Struct):
    """Of a `moved` what tells whose act it was."""

    version: int
    act: str | None = None


class Ack(msgspec.Struct):
    id: str
    version: int


answer = msgspec.json.Decoder(Answer)
ack = msgspec.json.Decoder(Ack)
returned = msgspec.json.Decoder(Returned)


@dataclass
class Figures:
    """Of all lives of the server together."""

    kills: int = 0
    tables: int = 0
    acknowledged: int = 0
    """Acts that clients were told of."""
    resent: int = 0
    """Acts that were not answered before a kill."""
    resent_known: int = 0
    """Of these, in the log already."""
    missed: int = 0
    """Acts that somebody who came back had missed."""
    longest_start: float = 0
    lost: int = 0
    doubled: int = 0
    strange: int = 0
    problems: list[str] = field(default_factory=list)
    """Everything else: wrong views, wrong events, tables that did not go on."""

    @property
    def is_clean(self) -> bool:
        return not (self.lost or self.doubled or self.strange or self.problems)


class Seat:
    """A client's place from one life to the next."""

    def __init__(self, place: Place, diary: Diary) -> None:
        self.place = place
        self.diary = diary
        self.acts = 0


class Group:
    """A table from one life to the next."""

    def __init__(self, seats: Seats) -> None:
        self.id = seats[0].table
        self.diary = Diary()
        self.seats = [Seat(place, self.diary) for place in seats]
        self.shadow: Shadow | None = None
        """None until its log was read for the first time."""

    def read(self, stored: Stored | None, figures: Figures) -> None:
        """Compares the log after a kill."""
        entries = [] if stored is None else stored.entries
        record = [entry for entry in entries if isinstance(entry, Acted)]
        faults = self.diary.compare(record)
        figures.lost += faults.lost
        figures.doubled += faults.doubled
        figures.strange += faults.strange
        self.diary.record = record
        if self.shadow is None:
            self.shadow = Shadow(entries)
        try:
            self.shadow.follow(record)
        except DrachenhortError as problem:
            figures.problems.append(f"the log has an act that the rules forbid: {problem}")


class ReturningClient(SeatedClient):
    """Comes with the version it has seen, and writes down what it hears."""

    def __init__(self, table: Table, seat: Seat, back: int) -> None:
        super().__init__(table, seat.place)
        self.kept = seat
        self.acts = seat.acts
        seen = seat.diary.seen[self.seat]
        self.seen = None if seen is None else max(0, seen - back)
        self.returned: Returned | None = None
        self.is_gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def receive(self, message: bytes) -> None:
        diary = self.kept.diary
        if message.startswith(MOVED):
            news = answer.decode(message)
            diary.hear(self.seat, news.version, news.act)
        elif message.startswith(ACK):
            known = ack.decode(message)
            diary.learn(self.seat, known.id, known.version)
        elif message.startswith(VIEW):
            self.returned = returned.decode(message)
            diary.seen[self.seat] = self.returned.version
        if message.startswith(b'{"type":"welcome"'):
            self.send(msgspec.json.encode(Enter(self.id, self.seen)))
        else:
            super().receive(message)

    def learn(self, version: int) -> None:
        if self.table.has_turn is self:
            self.table.has_turn = None
        super().learn(version)

    def send(self, text: bytes) -> None:
        if text.startswith(b'{"type":"act"'):
            self.frame = text
        super().send(text)

    def act(self) -> int:
        action = super().act()
        self.kept.acts = self.acts
        self.kept.diary.send(self.seat, Unanswered(str(self.acts), self.frame), action)
        return action

    def send_again(self) -> bool:
        waiting = self.kept.diary.unanswered[self.seat]
        if waiting is None:
            return False
        self.send(waiting.frame)
        return True

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        super().on_ws_disconnected(transport)
        if not self.is_gone.done():
            self.is_gone.set_result(None)


class Life:
    """The server from a start to a kill, with everybody at the tables."""

    def __init__(self, process: Process, groups: Sequence[Group], random: Random, figures: Figures) -> None:
        self.process = process
        self.groups = groups
        self.figures = figures
        self.random = random
        self.load = Load(random.randrange(2**32))
        self.tables: list[Table] = []
        self.clients: list[ReturningClient] = []
        for group in groups:
            table = Table(self.load)
            own = [ReturningClient(table, seat, self.back()) for seat in group.seats]
            table.clients = [*own]
            self.tables.append(table)
            self.clients += own

    def back(self) -> int:
        return self.random.randrange(FURTHEST_BACK) if self.random.random() < 0.25 else 0

    async def live(self, seconds: float) -> None:
        """Everybody returns and plays; then the process is killed, and everybody hears what was still on its way."""
        url = Drachenhort().url(self.process.site.port)
        await for_each(self.clients, lambda client: client.connect(url))
        for group, table in zip(self.groups, self.tables, strict=True):
            self.check_return(group, table)
        await self.settle()
        before = [group.diary.heard for group in self.groups]
        self.load.is_on = True
        for table in self.tables:
            if table.has_turn is not None:
                table.begin()
        begun = time.monotonic()
        await self.until(lambda: self.have_moved(before), "did not go on after a start")
        await asyncio.sleep(max(0, begun + seconds - time.monotonic()))
        self.load.is_on = False
        for client in self.clients:
            client.is_closing = True
        self.process.kill()
        await asyncio.wait_for(asyncio.gather(*(client.is_gone for client in self.clients)), PATIENCE)
        self.figures.problems += self.load.problems

    def check_return(self, group: Group, table: Table) -> None:
        if group.shadow is None:
            return
        for client in table.clients:
            assert isinstance(client, ReturningClient) and client.returned is not None, "it was shown the table"
            wrong = group.shadow.wrong_with(client.returned, client.seat, client.seen)
            if wrong is not None:
                self.figures.problems.append(wrong)
            self.figures.missed += len(client.returned.log)

    async def settle(self) -> None:
        """What was not answered is sent again, and it has to count once; then everybody knows who moves next."""
        for client in self.clients:
            waiting = client.kept.diary.unanswered[client.seat]
            if waiting is not None and client.send_again():
                self.figures.resent += 1
                known = {(acted.seat, acted.act) for acted in client.kept.diary.record[-2:]}
                self.figures.resent_known += (client.seat, waiting.id) in known
        await self.until(self.are_settled, "did not answer what was sent again")

    def are_settled(self) -> list[bool]:
        return [
            not any(group.diary.unanswered) and (table.has_turn is not None or is_over(table))
            for group, table in zip(self.groups, self.tables, strict=True)
        ]

    def have_moved(self, before: Sequence[int]) -> list[bool]:
        return [
            group.diary.heard > heard or is_over(table)
            for group, heard, table in zip(self.groups, before, self.tables, strict=True)
        ]

    async def until(self, are_done: Callable[[], list[bool]], what: str) -> None:
        end = time.monotonic() + PATIENCE
        while not all(done := are_done()):
            if self.load.problems or time.monotonic() > end:
                said = f"{self.load.problems[:1]} {self.process.said()}"
                raise ServerFailed(f"{done.count(False)} of {len(done)} tables {what}: {said}")
            await asyncio.sleep(0.01)


def is_over(table: Table) -> bool:
    """Nobody is asked any more, and both know it."""
    return all(isinstance(client, SeatedClient) and not client.view.pending for client in table.clients)


async def read_logs(server: Drachenhort, site: Site, groups: Sequence[Group], figures: Figures) -> None:
    """From a copy of the folder: what the kill has left is for the server to bring in order."""
    copy = site.folder / "copy"
    if server.store is None:
        shutil.copytree(data_of(site), copy)
    store = await open_store(server.store or "sqlite", copy)
    try:
        for group in groups:
            group.read(await store.load(group.id), figures)
    finally:
        await store.close()
        shutil.rmtree(copy, ignore_errors=True)


async def hunt(server: Drachenhort, site: Site, kills: int, tables: int, seconds: float, seed: int) -> Figures:
    random = Random(seed)
    figures = Figures()
    groups: list[Group] = []
    done = 0
    for number in range(kills):
        say(f"kill {number + 1} of {kills}: {figures.acknowledged:,} acts, {figures.lost} lost, {figures.doubled} doubled")
        start = time.monotonic()
        with server.process(site) as process:
            figures.longest_start = max(figures.longest_start, time.monotonic() - start)
            done += sum(group.diary.heard for group in groups if is_finished(group))
            groups = [group for group in groups if not is_finished(group)]
            http = Http(site.port)
            while len(groups) < tables:
                groups.append(Group(server.open_table(http)))
                figures.tables += 1
            try:
                await Life(process, groups, random, figures).live(random.uniform(0.3, 1) * seconds)
            except (ServerFailed, TimeoutError) as problem:
                figures.problems.append(str(problem) or "clients did not notice that the server is gone")
                return figures
        await read_logs(server, site, groups, figures)
        figures.kills += 1
        figures.acknowledged = done + sum(group.diary.heard for group in groups)
        if not figures.is_clean:
            break
    say("")
    return figures


def is_finished(group: Group) -> bool:
    return group.shadow is not None and group.shadow.is_over


def table_of(figures: Figures) -> str:
    rows: list[tuple[str, int | str]] = [
        ("times killed", figures.kills),
        ("tables", figures.tables),
        ("acts acknowledged", figures.acknowledged),
        ("acts unanswered at a kill, sent again", figures.resent),
        ("  of these in the log already", figures.resent_known),
        ("acts told of to those who came back", figures.missed),
        ("longest start, seconds", f"{figures.longest_start:.1f}"),
        ("lost", figures.lost),
        ("doubled", figures.doubled),
        ("in the log, but never sent", figures.strange),
        ("other problems", len(figures.problems)),
    ]
    lines = [f"  {label:<40}{value if isinstance(value, str) else f'{value:,}':>12}" for label, value in rows]
    return "\n".join(["The server killed under load", *lines, *(f"  ! {problem}" for problem in figures.problems[:20])])


def say(text: str) -> None:
    """Progress, for a person who waits."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.server.kills", description="Kills the server under load.")
    parser.add_argument("--kills", type=int, default=100, help="how often")
    parser.add_argument("--tables", type=int, default=50, help="with two clients each")
    parser.add_argument("--seconds", type=float, default=1.0, help="the longest life under load; the shortest is 0.3 of it")
    parser.add_argument("--seed", type=int, default=None, help="of the chances; any by default")
    parser.add_argument("--store", default=None, help="the address of a database, if not in a data folder")
    given = parser.parse_args(argv)
    seed = Random().randrange(10**6) if given.seed is None else given.seed
    print(f"seed {seed}")
    try:
        with new_site(two_cores()) as site:
            figures = uvloop.run(hunt(Drachenhort(given.store), site, given.kills, given.tables, given.seconds, seed))
    except ServerFailed as problem:
        print(f"kills: {problem}", file=sys.stderr)
        return 2
    print(table_of(figures))
    return 0 if figures.is_clean and figures.kills == given.kills else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
