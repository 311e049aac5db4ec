"""The layout of the database, version by version, and the way from any of them to the newest."""

import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeAlias

import asyncpg

from drachenhort.server.base.data_folder import DataError
from drachenhort.server.store.postgres.connections import SCHEMA

Migration: TypeAlias = Callable[[asyncpg.Connection], Awaitable[None]]
"""Leads from one version to the next. It runs inside a transaction, and the version is noted in the same one."""

FIRST_ONE: Final = 0x44524348
"""The lock for whoever makes the layout: two servers may begin with an empty database at the same time."""


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


MIGRATIONS: Final[Sequence[Migration]] = (first_layout, accounts_of_people)
"""The one with index n leads from version n to n + 1. What is here stays for ever; new ones are added at the end."""


async def lay_out(connection: asyncpg.Connection, place: str) -> None:
    """The first layout, if there is nothing. Raises DataError if what is there is not ours, or from a newer program."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", FIRST_ONE)
        if await connection.fetchval("SELECT to_regnamespace($1) IS NULL", SCHEMA):
            await connection.execute(f"CREATE SCHEMA {SCHEMA}")
            await first_layout(connection)
        elif not await has_data(connection):
            raise DataError(f"{place} has a schema {SCHEMA} of another program; give another database")
    await check(connection, place)


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
    """To the newest version, one step and one transaction after the other; by the one node that may write."""
    for version in range(await check(connection, place, migrations), len(migrations)):
        async with connection.transaction():
            await migrations[version](connection)
            await connection.execute("UPDATE site SET layout = $1", version + 1)
