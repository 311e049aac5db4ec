"""The layout of the database, version by version, and the way from any of them to the newest."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeAlias

import asyncpg

from drachenhort.server.base.data_folder import DataError
from drachenhort.server.store.postgres.connections import SCHEMA
from drachenhort.server.store.postgres.hashing import SHARDS, shard_of

Migration: TypeAlias = Callable[[asyncpg.Connection], Awaitable[None]]
"""Leads from one version to the next. It runs inside a transaction, and the version is noted in the same one."""

FIRST_ONE: Final = 0x44524348
"""The lock for whoever makes the layout: two servers may begin with an empty database at the same time."""

ASKED_EVERY: Final = 0.2
"""Seconds between two looks whether the older servers have ended."""

STALLED: Final = "SET LOCAL idle_in_transaction_session_timeout = '10s'"
"""Whoever stands still in the middle of bringing data forward would keep everybody else out."""

LOG: Final = logging.getLogger("drachenhort.store")


async def first_layout(connection: asyncpg.Connection) -> None:
    await connection.execute(
        # Whoever is in `nodes` may write. A place for one: two that may is what the database itself does not let happen.
        "CREATE TABLE nodes (token bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text NOT NULL,"
        " expires timestamptz NOT NULL);"
        "CREATE UNIQUE INDEX one_node ON nodes ((true));"
        "CREATE TABLE entries (table_id text, number int, body text NOT NULL, PRIMARY KEY (table_id, number));"
        "CREATE TABLE snapshots (table_id text PRIMARY KEY, entries int NOT NULL, data bytea NOT NULL);"
        "CREATE TABLE tables (id text PRIMARY KEY, game text NOT NULL, is_public boolean NOT NULL, status text NOT NULL,"
        " created bigint NOT NULL, changed bigint NOT NULL, people text[] NOT NULL, summary bytea NOT NULL);"
        "CREATE INDEX listed_tables ON tables (status, is_public, changed);"
        "CREATE INDEX tables_of_people ON tables USING gin (people);"
        "CREATE TABLE histories (table_id text PRIMARY KEY, data bytea NOT NULL);"
        "CREATE TABLE reviews (table_id text, seat int, data bytea NOT NULL, PRIMARY KEY (table_id, seat));"
        "CREATE TABLE chat (table_id text, number bigint GENERATED ALWAYS AS IDENTITY, line text NOT NULL,"
        " PRIMARY KEY (table_id, number));"
        "CREATE TABLE people (id text PRIMARY KEY, name text NOT NULL);"
        "CREATE TABLE records (person text PRIMARY KEY, data bytea NOT NULL);"
        "CREATE TABLE site (layout int NOT NULL, secret bytea NOT NULL, alive bigint, probed bigint);"
    )
    await connection.execute("INSERT INTO site (layout, secret) VALUES (1, $1)", secrets.token_bytes(32))


async def accounts_of_people(connection: asyncpg.Connection) -> None:
    await connection.execute("CREATE TABLE accounts (person text PRIMARY KEY, data bytea, ended int NOT NULL)")


async def many_nodes(connection: asyncpg.Connection) -> None:
    """Several may write, each to the tables of its shards; a shard has one owner, and 0 is nobody."""
    await connection.execute(
        "DROP INDEX one_node;"
        "ALTER TABLE nodes ADD about text NOT NULL DEFAULT '', ADD is_leaving boolean NOT NULL DEFAULT false;"
        # Who has no name is in the way of everybody, and whoever has one only of those who have the same.
        "CREATE TYPE names AS RANGE (subtype = text);"
        "ALTER TABLE nodes ADD CONSTRAINT alone_or_by_name EXCLUDE USING gist"
        " ((CASE name WHEN '' THEN names(NULL, NULL) ELSE names(name, name, '[]') END) WITH &&);"
        "CREATE TABLE shards (number int PRIMARY KEY, owner bigint NOT NULL, left_at timestamptz NOT NULL,"
        " since timestamptz NOT NULL);"
        "ALTER TABLE tables ADD shard int NOT NULL DEFAULT 0;"
    )
    await connection.execute(
        "INSERT INTO shards SELECT number, 0, coalesce(to_timestamp(alive / 1000.0), clock_timestamp()), clock_timestamp()"
        " FROM site, generate_series(0, $1 - 1) AS number",
        SHARDS,
    )
    ids = [table for (table,) in await connection.fetch("SELECT id FROM tables")]
    await connection.execute(
        "UPDATE tables SET shard = found.shard FROM unnest($1::text[], $2::int[]) AS found (id, shard)"
        " WHERE tables.id = found.id",
        ids,
        [shard_of(table) for table in ids],
    )
    await connection.execute(
        "ALTER TABLE tables ALTER shard DROP DEFAULT;"
        "CREATE INDEX tables_under_way ON tables (shard) WHERE status = 'running';"
    )


async def messages_to_browsers(connection: asyncpg.Connection) -> None:
    await connection.execute("CREATE TABLE pushes (person text, key text, data bytea NOT NULL, PRIMARY KEY (person, key))")


MIGRATIONS: Final[Sequence[Migration]] = (first_layout, accounts_of_people, many_nodes, messages_to_browsers)
"""The one with index n leads from version n to n + 1. What is here stays for ever; new ones are added at the end."""


async def lay_out(connection: asyncpg.Connection, place: str) -> None:
    """The newest layout, as soon as nobody uses an older one.

    Raises DataError if what is there is not ours, or from a newer program.
    """
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", FIRST_ONE)
        if await connection.fetchval("SELECT to_regnamespace($1) IS NULL", SCHEMA):
            await connection.execute(f"CREATE SCHEMA {SCHEMA}")
            await first_layout(connection)
        elif not await has_data(connection):
            raise DataError(f"{place} has a schema {SCHEMA} of another program; give another database")
    await migrate(connection, place)


async def has_data(connection: asyncpg.Connection) -> bool:
    """Whether a layout of ours is there."""
    has: bool = await connection.fetchval("SELECT to_regclass($1) IS NOT NULL", f"{SCHEMA}.site")
    return has


async def check(connection: asyncpg.Connection, place: str, migrations: Sequence[Migration] = MIGRATIONS) -> int:
    """The version of the layout. Raises DataError if it is newer than this program."""
    version: int = await connection.fetchval("SELECT layout FROM site")
    if version > len(migrations):
        raise DataError(
            f"{place} is from a newer Drachenhort (its layout has the number {version}, this one knows {len(migrations)});"
            " use the newer one, or give another database"
        )
    return version


async def migrate(connection: asyncpg.Connection, place: str, migrations: Sequence[Migration] = MIGRATIONS) -> None:
    """To the newest version, one step and one transaction after the other, while no server is there."""
    is_said = False
    while (version := await check(connection, place, migrations)) < len(migrations):
        if await _migrate_one(connection, version, migrations[version]):
            continue
        if not is_said:
            is_said = True
            LOG.info("a server of an earlier version has the tables; this one stands by")
        await asyncio.sleep(ASKED_EVERY)


async def _migrate_one(connection: asyncpg.Connection, version: int, migration: Migration) -> bool:
    """Whether nobody had an objection. Whoever was late is fenced, and nobody comes in before it is over."""
    async with connection.transaction():
        await connection.execute(STALLED)
        await connection.execute("LOCK TABLE nodes IN EXCLUSIVE MODE")
        if await connection.fetchval("SELECT layout FROM site") != version:
            return True
        if await connection.fetchval("SELECT EXISTS (SELECT FROM nodes WHERE expires >= clock_timestamp())"):
            return False
        await connection.execute("DELETE FROM nodes")
        await migration(connection)
        await connection.execute("UPDATE site SET layout = $1", version + 1)
        return True
