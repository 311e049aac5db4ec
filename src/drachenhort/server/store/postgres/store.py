"""The store for sites that must go on when a machine does not: PostgreSQL, and of several servers one that may write."""

import asyncio
import os
import socket
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, Self

import asyncpg

from drachenhort.server.base.data_folder import DataError
from drachenhort.server.store.entries import Said, encode_entry
from drachenhort.server.store.postgres.connections import (
    FAULTS,
    PATIENCE,
    check_server,
    connect,
    make_pool,
    said,
    shown,
    unusable,
)
from drachenhort.server.store.postgres.hashing import shard_of
from drachenhort.server.store.postgres.layout import check, lay_out
from drachenhort.server.store.postgres.lease import TAKEN, Elsewhere, Lease, called, fenced, fenced_at, take
from drachenhort.server.store.postgres.reader import Reader
from drachenhort.server.store.postgres.shards import Shards
from drachenhort.server.store.postgres.writer import ALL_OF_IT, ELSEWHERE, Writer
from drachenhort.server.store.store import LINES_KEPT, Append, Erasure, Person, StoreError

MOST_READERS: Final = 6
"""Connections for everything but appends and the lease."""

REPLACE: Final = "INSERT INTO {0} SELECT {1} FROM holder ON CONFLICT ({2}) DO UPDATE SET {3} = excluded.{3}"
KEEP_HISTORY: Final = fenced(REPLACE.format("histories", "$2, $3::bytea", "table_id", "data"))
KEEP_REVIEW: Final = fenced(REPLACE.format("reviews", "$2, $3::int, $4::bytea", "table_id, seat", "data"))
KEEP_RECORD: Final = fenced(REPLACE.format("records", "$2, $3::bytea", "person", "data"))
SAVE_PERSON: Final = fenced(REPLACE.format("people", "$2, $3", "id", "name"))
FORGET_RECORD: Final = fenced("DELETE FROM records USING holder WHERE person = $2")
KEEP_ACCOUNT: Final = fenced(
    "INSERT INTO accounts SELECT $2, $3::bytea, $4::int FROM holder"
    " ON CONFLICT (person) DO UPDATE SET data = excluded.data, ended = excluded.ended"
)
KEEP_PUSH: Final = fenced(REPLACE.format("pushes", "$2, $3, $4::bytea", "person, key", "data"))
DROP_PUSH: Final = fenced("DELETE FROM pushes USING holder WHERE person = $2 AND key = $3")
FORGET_PUSHES: Final = fenced("DELETE FROM pushes USING holder WHERE person = $2")
# The line of the chat is JSON, in which a quote inside a text is never bare.
ERASE: Final = fenced_at(
    "$11::int[]",
    "UPDATE entries SET body = new.body FROM holder, unnest($3::int[], $4::text[]) AS new (number, body)"
    " WHERE entries.table_id = $2 AND entries.number = new.number",
    "DELETE FROM histories USING holder WHERE table_id = $2 AND $5::bytea IS NULL",
    "UPDATE histories SET data = $5::bytea FROM holder WHERE table_id = $2 AND $5::bytea IS NOT NULL",
    "DELETE FROM reviews USING holder WHERE table_id = $2",
    "DELETE FROM chat USING holder WHERE table_id = $2 AND position($6 IN line) > 0",
    "UPDATE tables SET people = $7::text[], summary = $8::bytea, status = $9, changed = $10::bigint FROM holder"
    " WHERE id = $2",
)
SAY: Final = fenced_at(
    "$5::int[]",
    "DELETE FROM chat USING holder WHERE table_id = $2"
    " AND number <= (SELECT number FROM chat WHERE table_id = $2 ORDER BY number DESC OFFSET $4 LIMIT 1)",
    "INSERT INTO chat (table_id, line) SELECT $2, $3 FROM holder",
)
ALIVE: Final = fenced("UPDATE site SET alive = $2 FROM holder")
PROBE: Final = fenced("UPDATE site SET probed = $2 FROM holder")


async def open_store(place: str, accept_loss: bool, node: str) -> "PostgresStore":
    if "://" not in place:
        raise DataError(
            "the store 'postgres' needs its address, such as --store postgres://drachenhort@127.0.0.1/drachenhort"
        )
    if accept_loss:
        raise DataError("--accept-loss is for a data folder; what PostgreSQL has lost, its own backups bring back")
    return await PostgresStore.open(place, node)


class PostgresStore(Reader):
    """Everything in one database. Made by `open`; used by one event loop, and closed in it."""

    given_up = 0

    def __init__(
        self, keeper: asyncpg.Connection, pool: asyncpg.Pool, writer: Writer, lease: Lease, shards: Shards
    ) -> None:
        super().__init__(pool)
        self._shards: Final = shards
        self._pool: Final = pool
        self._keeper: Final = keeper
        self._writer: Final = writer
        self._lease: Final = lease
        self._is_closed = False

    @classmethod
    async def open(cls, address: str, node: str = "") -> Self:
        """The data at this address, as soon as no other server uses it, or, with a name, only others that have names too.

        Raises DataError if it cannot be used.
        """
        try:
            keeper = await connect(address, "drachenhort")
        except FAULTS as fault:
            raise unusable(address, fault) from None
        try:
            await check_server(keeper, address)
            await lay_out(keeper, shown(address))
            token = await take(keeper, node, f"{socket.gethostname()}, process {os.getpid()}")
            await keeper.execute("SELECT set_config('application_name', $1, false)", called(token))
            return await cls._begin(address, keeper, Lease(keeper, token), node)
        except FAULTS as fault:
            keeper.terminate()
            raise unusable(address, fault) from None
        except BaseException:
            keeper.terminate()
            raise

    @classmethod
    async def _begin(cls, address: str, keeper: asyncpg.Connection, lease: Lease, node: str) -> Self:
        """With the lease, which is given back if something is wrong."""
        name = called(lease.token)
        try:
            writing = await connect(address, name)
            try:
                await check(writing, shown(address))  # A newer program may have been here while this one stood by.
                pool = await make_pool(address, name, MOST_READERS)
                writer = Writer(writing, lease)
                shards = Shards(pool, lease, writer, node)
                try:
                    await shards.begin()
                except BaseException:
                    pool.terminate()
                    raise
            except BaseException:
                writing.terminate()
                raise
        except BaseException:
            await lease.give_back()
            raise
        return cls(keeper, pool, writer, lease, shards)

    @property
    def places(self) -> Shards | None:
        return self._shards if self._shards.name else None

    # Writing.

    def append(self, write: Append) -> None:
        if self._is_closed:
            raise StoreError("the store is closed")
        self._writer.put(write)

    async def keep(self, table: str, history: bytes) -> None:
        await self._write(KEEP_HISTORY, table, history)

    async def keep_review(self, table: str, seat: int, review: bytes) -> None:
        await self._write(KEEP_REVIEW, table, seat, review)

    async def say(self, table: str, line: Said) -> None:
        # As JSON: text of PostgreSQL's cannot have everything that can be said.
        text = encode_entry(line).decode()
        if await self._write(SAY, table, text, LINES_KEPT - 1, [shard_of(table)]) < ALL_OF_IT:
            raise Elsewhere(ELSEWHERE)

    async def save_person(self, person: Person) -> None:
        await self._write(SAVE_PERSON, person.id, person.name)

    async def keep_record(self, person: str, record: bytes | None) -> None:
        if record is None:
            await self._write(FORGET_RECORD, person)
        else:
            await self._write(KEEP_RECORD, person, record)

    async def keep_account(self, person: str, account: bytes | None, ended: int) -> None:
        await self._write(KEEP_ACCOUNT, person, account, ended)

    async def keep_push(self, person: str, key: str, data: bytes | None) -> None:
        if data is None:
            await self._write(DROP_PUSH, person, key)
        else:
            await self._write(KEEP_PUSH, person, key, data)

    async def forget_pushes(self, person: str) -> None:
        await self._write(FORGET_PUSHES, person)

    async def erase(self, erasure: Erasure) -> None:
        row, numbers = erasure.row, list(erasure.entries)
        bodies = [encode_entry(entry).decode() for entry in erasure.entries.values()]
        said_by = f'"person":"{erasure.person}"'
        fence = await self._write(
            ERASE,
            *(erasure.table, numbers, bodies, erasure.history, said_by),
            *(row.people, row.summary, row.status, row.changed),
            [shard_of(erasure.table)],
        )
        if fence < ALL_OF_IT:
            raise Elsewhere(ELSEWHERE)

    async def alive(self, now: int) -> None:
        await self._write(ALIVE, now)

    async def probe(self) -> None:
        await self._write(PROBE, time.time_ns())

    async def _write(self, statement: str, *values: object) -> int:
        """What the fence has said."""
        self._lease.check()
        try:
            is_held: int = await self._pool.fetchval(statement, self._lease.token, *values)
        except Exception as fault:  # Whatever it was: whoever waits has to be told.
            raise StoreError(f"nothing could be written: {said(fault)}") from fault
        if not is_held:
            raise self._lease.lose(TAKEN)
        return is_held

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[asyncpg.Connection]:
        """A transaction, as long as it takes; nobody else writes before it is over."""
        async with self._pool.acquire() as connection, connection.transaction():
            if not await connection.fetchval(fenced(), self._lease.token):
                raise self._lease.lose(TAKEN)
            yield connection

    def measure(self, on_group: Callable[[float], None]) -> None:
        """From now on tells how many seconds each group of appends takes."""
        self._writer.on_group = on_group

    def watch(self, on_lost: Callable[[str], None]) -> None:
        """From now on tells, once, why nothing can be written any more by this process."""
        self._lease.watch(on_lost)

    async def close(self) -> None:
        if not self._is_closed:
            self._is_closed = True
            await self._writer.close()
            await self._shards.close()
            try:
                await asyncio.wait_for(self._pool.close(), PATIENCE)
            except FAULTS:
                self._pool.terminate()
            await self._lease.give_back()
            self._keeper.terminate()
