"""Our own server with Drachensachen, spoken to as a program does that sits in a seat."""

import importlib.metadata
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar, TypeAlias

import msgspec
from picows import WSTransport

import drachenhort
from bench.server.load import Client, Move, Table
from bench.server.process import Process, Site
from bench.server.servers import Http, Place, Seats, Server
from drachenhort.server.store.entries import Acted
from drachenhort.server.store.found import open_store
from drachenhort.server.store.store import Store
from drachenhort.server.wire.messages import PROTOCOL, Enter, Hello

SETTINGS = """
messages = 1000000
connections = 1000000
sockets = { person = 1000000, address = 1000000 }
[paces]
guests = "1000000/second"
reads = { person = "1000000/second", address = "1000000/second" }
writes = { person = "1000000/second", address = "1000000/second" }
tables = { person = "1000000/second", address = "1000000/second" }
"""
# A thousand tables within a minute and their people are more than it would let one address have, and people do not send
# everything twice.

MATCH = {"target": 999}
"""So much gold is never lost while we measure, so no match ends."""

MOVED = b'{"type":"moved"'
ACK = b'{"type":"ack"'
VIEW = b'{"type":"view"'
GONE_WRONG = (b'{"type":"problem"', b'{"type":"refused"')

Step: TypeAlias = str | int


class Pending(msgspec.Struct):
    seat: int


class View(msgspec.Struct):
    """What a client needs of it to move."""

    legal: list[int]
    pending: list[Pending]


class Shown(msgspec.Struct):
    version: int
    view: View
    late: str | None = None


class Moved(msgspec.Struct):
    version: int
    changes: list[tuple[list[Step], msgspec.Raw]]


class Me(msgspec.Struct):
    person: str


class TableInfo(msgspec.Struct):
    id: str


class NewTable(msgspec.Struct):
    table: TableInfo


class Sitting(msgspec.Struct):
    seat: int


shown = msgspec.json.Decoder(Shown)
moved = msgspec.json.Decoder(Moved)
view = msgspec.json.Decoder(View)
numbers = msgspec.json.Decoder(list[int])
number = msgspec.json.Decoder(int)
all_pending = msgspec.json.Decoder(list[Pending])
one_pending = msgspec.json.Decoder(Pending)


class SeatedClient(Client):
    """Keeps of its view what it needs to move, by the changes it is sent."""

    def __init__(self, table: Table, place: Place) -> None:
        super().__init__(table, place.seat)
        self.headers = {"Cookie": place.key}
        self.id = place.table
        self.acts = 0
        self.view = View([], [])

    def on_ws_connected(self, transport: WSTransport) -> None:
        super().on_ws_connected(transport)
        self.send(msgspec.json.encode(Hello(PROTOCOL)))

    def receive(self, message: bytes) -> None:
        if message.startswith(MOVED):
            news = moved.decode(message)
            for path, value in news.changes:
                self.change(path, value)
            self.learn(news.version)
        elif message.startswith(ACK):
            return
        elif message.startswith(VIEW):
            whole = shown.decode(message)
            if whole.late is not None:
                self.fail("an act came late, though nobody else could have moved")
            self.view = whole.view
            if not self.is_ready.done():
                self.is_ready.set_result(None)
            self.learn(whole.version)
        elif message.startswith(b'{"type":"welcome"'):
            self.send(msgspec.json.encode(Enter(self.id)))
        elif message.startswith(GONE_WRONG):
            self.fail(message.decode())

    def change(self, path: list[Step], value: msgspec.Raw) -> None:
        match path:
            case []:
                self.view = view.decode(value)
            case ["legal"]:
                self.view.legal = numbers.decode(value)
            case ["pending"]:
                self.view.pending = all_pending.decode(value)
            case ["pending", int(place)]:
                self.view.pending[place] = one_pending.decode(value)
            case ["pending", int(place), "seat"]:
                self.view.pending[place].seat = number.decode(value)

    def learn(self, version: int) -> None:
        """Where both have to decide, one after the other does: versions then tell which act a message is about."""
        self.version = version
        self.table.hear(self.seat, version)
        if self.view.legal and min(pending.seat for pending in self.view.pending) == self.seat:
            self.table.take_turn(self)

    def act(self) -> int:
        legal = self.view.legal
        action = legal[self.table.load.choose(len(legal))]
        self.acts += 1
        frame = (
            f'{{"type":"act","table":"{self.id}","seat":{self.seat},"id":"{self.acts}",'
            f'"version":{self.version},"action":{action}}}'
        ).encode()
        for _ in range(self.table.load.copies):
            self.send(frame)
        return action


class Drachenhort(Server):
    """With its data in the site's folder, or in PostgreSQL if `store` is an address."""

    name: ClassVar[str] = "drachenhort"

    def __init__(self, store: str | None = None) -> None:
        self.store = store

    def install(self) -> None:
        """`make bench-server` has done it."""

    def versions(self) -> dict[str, str]:
        how = "compiled" if drachenhort.is_compiled() else "NOT COMPILED"
        return {"drachenhort": f"{importlib.metadata.version('drachenhort')} ({how})"}

    def process(self, site: Site) -> Process:
        settings = site.folder / "settings.toml"
        settings.write_text(SETTINGS, encoding="utf-8")
        place = ["--data", str(data_of(site))] if self.store is None else ["--store", self.store]
        options = ["--host", "127.0.0.1", "--port", str(site.port), *place, "--config", str(settings)]
        command = [sys.executable, "-m", "drachenhort", "serve", *options]
        return Process(command, site, {})

    def open_table(self, http: Http) -> Seats:
        keys = [self.guest(http), self.guest(http)]
        setup = {"game": "drachensachen", "seats": [{"kind": "me"}, {"kind": "open"}], "options": MATCH}
        table = http.post("/api/tables", setup, NewTable, {"Cookie": keys[0]}).table.id
        http.post(f"/api/tables/{table}/sit", {}, Sitting, {"Cookie": keys[1]})
        http.post(f"/api/tables/{table}/start", {}, TableInfo, {"Cookie": keys[0]})
        return Place(table, 0, keys[0]), Place(table, 1, keys[1])

    def guest(self, http: Http) -> str:
        http.get("/api/me", Me)
        return http.cookie

    def client(self, table: Table, place: Place) -> Client:
        return SeatedClient(table, place)

    def url(self, port: int) -> str:
        return f"ws://127.0.0.1:{port}/ws"

    async def records(self, all_seats: Sequence[Seats], process: Process) -> list[list[Move]]:
        """What is in its data after it was killed without warning."""
        process.kill()
        store = await open_store(self.store or "sqlite", data_of(process.site))
        try:
            return [await self.record(store, seats[0].table) for seats in all_seats]
        finally:
            await store.close()

    async def record(self, store: Store, table: str) -> list[Move]:
        stored = await store.load(table)
        entries = [] if stored is None else stored.entries
        return [Move(entry.seat, entry.action) for entry in entries if isinstance(entry, Acted)]


def data_of(site: Site) -> Path:
    return site.folder / "data"
