"""Appends, a group at a time: while one group is on its way to the disk the next one gathers."""

import asyncio
import time
from collections.abc import Callable, Container, Mapping
from typing import Final

import asyncpg
import msgspec

from drachenhort.server.store.entries import encode_entry
from drachenhort.server.store.postgres.connections import is_refusal, said
from drachenhort.server.store.postgres.hashing import shard_of
from drachenhort.server.store.postgres.lease import TAKEN, Elsewhere, Lease, fenced_at
from drachenhort.server.store.store import Append, Snapshot, StoreError, TableRow

MOST_AT_ONCE: Final = 1000
"""Writes in a group."""

MOST_KNOWN: Final = 20_000
"""Of so many tables the last number is in memory."""

ALL_OF_IT: Final = 2
ELSEWHERE: Final = "another server has this table"

LAST_NUMBERS: Final = "SELECT table_id, max(number) FROM entries WHERE table_id = ANY($1) GROUP BY table_id"

# All of a group in one statement, so that it is there or not, and is over without another word from here.
WRITE: Final = fenced_at(
    "$17::int[]",
    "INSERT INTO entries SELECT new.* FROM holder, unnest($2::text[], $3::int[], $4::text[]) AS new",
    "INSERT INTO tables SELECT id, game, is_public, status, created, changed,"
    " ARRAY(SELECT json_array_elements_text(people::json)), summary, shard FROM holder, unnest($5::text[], $6::text[],"
    " $7::boolean[], $8::text[], $9::bigint[], $10::bigint[], $11::text[], $12::bytea[], $16::int[])"
    " AS new (id, game, is_public, status, created, changed, people, summary, shard)"
    " ON CONFLICT (id) DO UPDATE SET game = excluded.game, is_public = excluded.is_public, status = excluded.status,"
    " created = excluded.created, changed = excluded.changed, people = excluded.people, summary = excluded.summary",
    "INSERT INTO snapshots SELECT new.* FROM holder, unnest($13::text[], $14::int[], $15::bytea[]) AS new"
    " ON CONFLICT (table_id) DO UPDATE SET entries = excluded.entries, data = excluded.data",
)


class Group:
    """What goes to the database at once, column by column. Of rows and snapshots of one table the last one counts."""

    def __init__(self, known: Mapping[str, int]) -> None:
        self._known: Final = known
        self.following: Final[dict[str, int]] = {}
        """The next number of each table after these writes."""
        self._tables: Final[list[str]] = []
        self._numbers: Final[list[int]] = []
        self._bodies: Final[list[str]] = []
        self._rows: Final[dict[str, TableRow]] = {}
        self._snapshots: Final[dict[str, Snapshot]] = {}

    def add(self, write: Append) -> StoreError | None:
        """Why it cannot be added, if it cannot."""
        table = write.table
        expected = self.following[table] if table in self.following else self._known.get(table, 0)
        if write.first < expected:
            return StoreError("an entry with this number is there already")
        if write.first > expected:
            return StoreError("the entry before this one is not there")
        try:
            bodies = [encode_entry(entry).decode() for entry in write.entries]
        except Exception as error:
            return StoreError(f"nothing could be written: {error}")
        self.following[table] = expected + len(bodies)
        self._tables.extend([table] * len(bodies))
        self._numbers.extend(range(expected, expected + len(bodies)))
        self._bodies.extend(bodies)
        if write.row is not None:
            self._rows[table] = write.row
        if write.snapshot is not None:
            self._snapshots[table] = write.snapshot
        return None

    def columns(self) -> list[object]:
        rows = self._rows.values()
        return [
            self._tables,
            self._numbers,
            self._bodies,
            [row.id for row in rows],
            [row.game for row in rows],
            [row.is_public for row in rows],
            [row.status for row in rows],
            [row.created for row in rows],
            [row.changed for row in rows],
            [msgspec.json.encode(row.people).decode() for row in rows],
            [row.summary for row in rows],
            list(self._snapshots),
            [snapshot.entries for snapshot in self._snapshots.values()],
            [snapshot.data for snapshot in self._snapshots.values()],
            [shard_of(row.id) for row in rows],
            sorted({shard_of(table) for table in self.following}),
        ]


class Writer:
    """Owns the connection from here on. `put` never waits."""

    def __init__(self, connection: asyncpg.Connection, lease: Lease) -> None:
        self._connection: Final = connection
        self._lease: Final = lease
        self._waiting: list[Append] = []
        self._writing: asyncio.Task[None] | None = None
        self._next: Final[dict[str, int]] = {}  # The number after the last entry, of tables written to lately.
        self.on_group: Callable[[float], None] | None = None
        """Told after each group how many seconds it took."""

    def put(self, write: Append) -> None:
        self._waiting.append(write)
        if self._writing is None:
            self._writing = asyncio.get_running_loop().create_task(self._run())

    def forget(self, shards: Container[int]) -> None:
        """Somebody else writes there, or has."""
        for table in [table for table in self._next if shard_of(table) in shards]:
            del self._next[table]

    async def close(self) -> None:
        """Waits until all that was put before is written."""
        if self._writing is not None:
            await self._writing
        self._connection.terminate()

    async def _run(self) -> None:
        while self._waiting:
            group = self._waiting[:MOST_AT_ONCE]
            del self._waiting[:MOST_AT_ONCE]
            began = time.perf_counter()
            faults = await self._write(group)
            if self.on_group is not None:
                self.on_group(time.perf_counter() - began)
            # What they do next is no part of writing, and must not end it.
            asyncio.get_running_loop().call_soon(_tell, group, faults)
        self._writing = None

    async def _write(self, writes: list[Append]) -> list[StoreError | None]:
        """All at once; if the database says no, each for itself, so that no other suffers."""
        try:
            self._lease.check()
            return await self._commit(writes)
        except Elsewhere as fault:
            if len(writes) == 1:
                return [fault]
        except StoreError as fault:
            return [fault] * len(writes)
        except Exception as fault:
            if not is_refusal(fault):
                return [self._lease.lose(f"nobody knows what became of a write ({said(fault)})")] * len(writes)
            if len(writes) == 1:
                return [StoreError(f"nothing could be written: {said(fault)}")]
        return [(await self._write([write]))[0] for write in writes]

    async def _commit(self, writes: list[Append]) -> list[StoreError | None]:
        """What is wrong with each of them; all others are written."""
        await self._look_up({write.table for write in writes})
        group = Group(self._next)
        faults = [group.add(write) for write in writes]
        if None in faults:
            owned = await self._connection.fetchval(WRITE, self._lease.token, *group.columns())
            if not owned:
                raise self._lease.lose(TAKEN)
            if owned < ALL_OF_IT:
                raise Elsewhere(ELSEWHERE)
            self._next.update(group.following)
        return faults

    async def _look_up(self, tables: set[str]) -> None:
        """The next numbers of those tables of which they are not in memory."""
        if len(self._next) > MOST_KNOWN:
            self._next.clear()
        unknown = tables - self._next.keys()
        if unknown:
            for table, last in await self._connection.fetch(LAST_NUMBERS, list(unknown)):
                self._next[table] = last + 1


def _tell(writes: list[Append], faults: list[StoreError | None]) -> None:
    for write, fault in zip(writes, faults, strict=True):
        write.done(fault)
