"""A house for tests: a store in memory, bots that answer at once, a clock that is set by hand, and visitors to talk to."""

import asyncio
from collections.abc import Sequence

import msgspec

from drachenhort.core.delta import with_changes
from drachenhort.core.plain import Json
from drachenhort.core.rng import Rng
from drachenhort.games import find
from drachenhort.players.registry import make_player
from drachenhort.server.allowance import Allowance
from drachenhort.server.connection import Connection
from drachenhort.server.desk import Counters, House
from drachenhort.server.entries import AnyEntry, decode_entry, encode_entry
from drachenhort.server.fanout import LocalFanOut
from drachenhort.server.link import Visitor
from drachenhort.server.messages import PROTOCOL
from drachenhort.server.store import Person, Snapshot, Status, Stored, StoreError, TableRow
from drachenhort.server.tables import Tables

Message = dict[str, Json]


class MemoryStore:
    """Everything in dictionaries. `is_broken` makes the next write fail."""

    def __init__(self) -> None:
        self.logs: dict[str, list[bytes]] = {}
        self.rows: dict[str, TableRow] = {}
        self.snapshots: dict[str, Snapshot] = {}
        self.people: dict[str, Person] = {}
        self.up: int | None = None
        self.is_broken = False
        self.slowness = 0.0

    async def append(
        self,
        table: str,
        first: int,
        entries: Sequence[AnyEntry],
        row: TableRow | None = None,
        snapshot: Snapshot | None = None,
    ) -> None:
        await asyncio.sleep(self.slowness)
        if self.is_broken:
            raise StoreError("the disk is full")
        log = self.logs.setdefault(table, [])
        if first != len(log):
            raise StoreError(f"entry {first} of {table} is taken")
        log.extend(encode_entry(entry) for entry in entries)
        if row is not None:
            self.rows[table] = row
        if snapshot is not None:
            self.snapshots[table] = snapshot

    async def load(self, table: str) -> Stored | None:
        if table not in self.logs:
            return None
        return Stored([decode_entry(entry) for entry in self.logs[table]], self.snapshots.get(table))

    async def public_tables(self, status: Status, game: str | None, limit: int) -> list[TableRow]:
        return [row for row in self.rows.values() if row.is_public and row.status == status][:limit]

    async def tables_of(self, person: str, limit: int) -> list[TableRow]:
        return [row for row in self.rows.values() if person in row.people][:limit]

    async def running(self) -> list[str]:
        return [row.id for row in self.rows.values() if row.status == "running"]

    async def person(self, person: str) -> Person | None:
        return self.people.get(person)

    async def save_person(self, person: Person) -> None:
        self.people[person.id] = person

    async def alive(self, now: int) -> None:
        self.up = now

    async def last_alive(self) -> int | None:
        return self.up

    async def secret(self) -> bytes:
        return b"a secret of no importance"

    async def close(self) -> None:
        pass


class QuickBots:
    """Bots that think in this process, after `slowness` seconds."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, str]] = []
        self.slowness = 0.0

    async def choose(self, game: str, position: str, seat: int, level: str, seed: str) -> int:
        self.asked.append((seat, level))
        await asyncio.sleep(self.slowness)
        state = find(game).load(position)
        decision = state.decision_of(seat)
        assert decision is not None, "a bot is asked when it has to decide"
        return make_player(game, level).choose(state.view(seat), decision, Rng.from_seed(seed))


class Inn:
    """A server without sockets. Time stands still unless a test lets it pass."""

    def __init__(self, store: MemoryStore | None = None) -> None:
        self.time = 1_000_000
        self.store = store or MemoryStore()
        self.bots = QuickBots()
        self.tables = Tables(House(self.store, LocalFanOut(), self.bots, lambda: self.time, Counters()))

    def visitor(self, name: str, lang: str | None = None) -> "Guest":
        return Guest(self, name, lang)

    async def restart(self, is_graceful: bool = False, after: int = 0) -> "Inn":
        """The same house later, with nothing but what was stored."""
        if is_graceful:
            await self.tables.close()
        else:
            await self.kill()
        again = Inn(self.store)
        again.time = self.time + after
        await again.tables.resume()
        return again

    async def kill(self) -> None:
        """As if the power failed."""
        mine = asyncio.current_task()
        tasks = [task for task in asyncio.all_tasks() if task is not mine]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Guest:
    """Somebody with one connection, who knows what was sent to them and keeps their view up to date."""

    def __init__(self, inn: Inn, name: str, lang: str | None, program_at: tuple[str, int] | None = None) -> None:
        self.inn = inn
        self.person = Person(name.lower(), name)
        self.got: list[Message] = []
        self.raw: list[bytes] = []
        self.view: dict[str, Json] = {}
        self.version = -1
        self.is_cut = False
        visitor = Visitor(self.person.id, self.person.name, program_at)
        self.connection = Connection(inn.tables, visitor, Allowance(1e6, 1e6), self._take, self._cut)
        self.say("hello", protocol=PROTOCOL, **({} if lang is None else {"lang": lang}))

    def _take(self, data: bytes) -> None:
        self.raw.append(data)
        message = msgspec.json.decode(data)
        self.got.append(message)
        if message["type"] == "view":
            self.view, self.version = message["view"], message["version"]
        elif message["type"] == "moved":
            assert message["version"] == self.version + 1, "no move is left out"
            changed = with_changes(self.view, message["changes"])
            assert isinstance(changed, dict), "a view is an object"
            self.view, self.version = changed, message["version"]

    def _cut(self) -> None:
        self.is_cut = True
        self.connection.close()

    def say(self, kind: str, **fields: Json) -> None:
        self.connection.receive(msgspec.json.encode({"type": kind, **fields}))

    def of(self, kind: str) -> list[Message]:
        return [message for message in self.got if message["type"] == kind]

    def last(self, kind: str) -> Message:
        return self.of(kind)[-1]

    @property
    def legal(self) -> list[int]:
        legal = self.view["legal"]
        assert isinstance(legal, list), "a view lists what is legal"
        return [int(str(action)) for action in legal]


async def settle() -> None:
    """Lets everything that is under way come to rest."""
    for _ in range(50):
        await asyncio.sleep(0)
