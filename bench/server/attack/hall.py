"""A server of our own with two honest people at it."""

import asyncio
import sqlite3
import sys
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path

from bench.server.attack.asking import HOST, ask
from bench.server.attack.people import Made, Pair
from bench.server.frames import log_lines, size, wrong_in
from bench.server.ours import MATCH, NewTable, Sitting, TableInfo, data_of
from bench.server.process import Cores, Process, Site, new_site
from bench.server.servers import Http, Place, Seats
from drachenhort.server.store.entries import Acted
from drachenhort.server.store.sqlite.migrations import DATABASE
from drachenhort.server.store.sqlite.reader import stored

SAMPLE = 0.1
"""Seconds between two looks at how large the server is."""


async def nothing_before(_folder: Path) -> None:
    """Begins with no data."""


@dataclass(frozen=True)
class Kind:
    """How a server is set up. Attacks with the same kind can go one after the other at one server."""

    settings: str = ""
    odd: Mapping[str, str] = field(default_factory=dict, hash=False)
    """What is odd about its surroundings; with none it is the plain program."""
    prepare: Callable[[Path], Awaitable[None]] = nothing_before
    """What is in its data folder before it starts."""


USUAL = Kind()


class Faults(Counter[str]):
    """What is wrong with the server's record of the honest game, by kind: lost, doubled, strange, moved."""


class Hall:
    """While it is open the server runs and both people play."""

    def __init__(self, site: Site, process: Process, pair: Pair) -> None:
        self.site = site
        self.process = process
        self.pair = pair
        self.largest = 0.0
        self.lines_known = 0

    @property
    def port(self) -> int:
        return self.site.port

    @property
    def data(self) -> Path:
        return data_of(self.site)

    @property
    def size(self) -> float:
        """Megabytes in memory."""
        return size(self.process)

    async def watch_size(self) -> None:
        while True:
            self.largest = max(self.largest, self.size)
            await asyncio.sleep(SAMPLE)

    async def metric(self, name: str) -> float:
        """The sum over all labels; 0 for what it does not tell."""
        answer = await ask(self.port, "/metrics", HOST)
        lines = [line.rpartition(" ") for line in answer.body.decode().splitlines()]
        return sum(float(value) for label, _, value in lines if label.partition("{")[0] == name)

    def new_failures(self) -> list[str]:
        """What its log says since the last time that strangers must not be able to bring about."""
        lines = log_lines(self.process)
        new, self.lines_known = lines[self.lines_known :], len(lines)
        return sorted({bad for line in new if (bad := wrong_in(line))})

    def compare(self) -> Faults:
        return compare(self.pair.made, self.pair.sent, recorded(self.data, self.pair.table))


def recorded(data: Path, table: str) -> list[Made]:
    """The acts of a table as they are on the disk now."""
    with closing(sqlite3.connect(data / DATABASE)) as connection:
        found = stored(connection, table)
    entries = [] if found is None else found.entries
    return [Made(entry.seat, entry.act, entry.action) for entry in entries if isinstance(entry, Acted)]


def compare(made: list[Made], sent: set[Made], record: list[Made]) -> Faults:
    """What was sent but never heard of may be in the record or not, but once."""
    faults = Faults()
    in_record = set(record)
    heard = set(made)
    faults["lost"] = len(heard - in_record)
    faults["doubled"] = len(record) - len(in_record)
    faults["strange"] = len(in_record - sent)
    if not faults.total() and [act for act in record if act in heard] != made:
        faults["moved"] = 1
    return faults


def command_of(site: Site, kind: Kind) -> Process:
    settings = site.folder / "settings.toml"
    settings.write_text(kind.settings, encoding="utf-8")
    module = "bench.server.attack.odd_server" if kind.odd else "drachenhort"
    options = ["--host", HOST, "--port", str(site.port), "--data", str(data_of(site)), "--config", str(settings)]
    odd = {name: value.format(folder=site.folder) for name, value in kind.odd.items()}
    return Process([sys.executable, "-m", module, "serve", *options], site, odd)


@asynccontextmanager
async def open_hall(kind: Kind, cores: Cores, seed: int = 1) -> AsyncIterator[Hall]:
    with new_site(cores) as site:
        await kind.prepare(site.folder)
        with command_of(site, kind) as process:
            pair = Pair(seat_two(site.port), site.port, seed)
            hall = Hall(site, process, pair)
            watching = asyncio.create_task(hall.watch_size())
            try:
                await pair.sit_down()
                yield hall
            finally:
                watching.cancel()
                await asyncio.gather(watching, return_exceptions=True)
                for player in pair.players:
                    await player.close()


def seat_two(port: int) -> Seats:
    """A private table that does not end while we look."""
    http = Http(port)
    with closing(http.connection):
        keys: list[str] = []
        for _ in range(2):
            http.get("/api/me", object)
            keys.append(http.cookie)
        setup = {"game": "drachensachen", "seats": [{"kind": "me"}, {"kind": "open"}], "options": MATCH}
        table = http.post("/api/tables", setup, NewTable, {"Cookie": keys[0]}).table.id
        http.post(f"/api/tables/{table}/sit", {}, Sitting, {"Cookie": keys[1]})
        http.post(f"/api/tables/{table}/start", {}, TableInfo, {"Cookie": keys[0]})
    return Place(table, 0, keys[0]), Place(table, 1, keys[1])


def log_size(data: Path) -> int:
    """Bytes of all that was ever written down."""
    with closing(sqlite3.connect(data / DATABASE)) as connection:
        (size,) = connection.execute("SELECT total(length(body)) FROM log").fetchone()
    return int(size)
