"""Who may write what: each table one process at a time, and none that was taken for dead and wakes up.

Whoever may write has a row in `nodes`, its token, and says again and again that it is still there. If it has not for a
while, by the clock of the database, another deletes the row. Every write looks for the row in the same statement and locks
it FOR KEY SHARE: the row cannot go while a write is under way, and no write can begin when it is gone.

Tables belong to shards, and each shard has one owner in `shards`. A write to tables looks in the same statement whether all
of their shards are its token's, and locks them FOR SHARE: no shard changes its owner while a write is under way.
"""

import asyncio
import logging
from collections.abc import Callable
from datetime import timedelta
from typing import Final

import asyncpg

from drachenhort.server.store.postgres.connections import FAULTS, said
from drachenhort.server.store.store import StoreError

LEASE: Final = timedelta(seconds=2)
RENEWED_EVERY: Final = 0.5
ASKED_EVERY: Final = 0.2
"""Seconds between two looks whether the place is free."""

TAKEN: Final = "another server has taken the tables over"

HOLDER: Final = "holder AS (SELECT FROM nodes WHERE token = $1 FOR KEY SHARE)"

# Also whatever was left by a node that ended when it was being given something.
LEFT_BEHIND: Final = (
    "late AS (DELETE FROM nodes WHERE expires < clock_timestamp() RETURNING token, expires - $1::interval AS seen),"
    " left_behind AS (SELECT number, owner, seen, row_number() OVER (ORDER BY number) AS place"
    " FROM shards LEFT JOIN late ON token = owner"
    " WHERE token IS NOT NULL OR owner NOT IN (SELECT token FROM nodes))"
)
LIVING: Final = "SELECT token FROM nodes WHERE NOT is_leaving AND token NOT IN (SELECT token FROM late)"
# The owner has to be the one that was found: somebody else may be dealing just now.
DEALT: Final = (
    "heirs AS (SELECT token, row_number() OVER (ORDER BY token) - 1 AS place, count(*) OVER () AS many FROM living),"
    " dealt AS (UPDATE shards SET owner = heirs.token, left_at = coalesce(seen, left_at), since = clock_timestamp()"
    " FROM left_behind JOIN heirs ON heirs.place = left_behind.place % many"
    " WHERE shards.number = left_behind.number AND shards.owner = left_behind.owner)"
)
# One statement, not several: who is stopped in the middle of a transaction keeps everybody else out.
TAKE: Final = (
    f"WITH {LEFT_BEHIND}, taken AS (INSERT INTO nodes (name, about, expires) SELECT $2, $3, clock_timestamp() + $1"
    # There is room for it, or the constraint of `nodes` finds who is in the way. It comes after those that are late.
    " FROM (SELECT count(*) FROM late) AS before"
    f" ON CONFLICT DO NOTHING RETURNING token), living AS ({LIVING} UNION SELECT token FROM taken), {DEALT}"
    " SELECT token FROM taken"
)
DEAL: Final = f"WITH {LEFT_BEHIND}, living AS ({LIVING}), {DEALT} SELECT count(*) FROM left_behind"
# A write that was sent in part only is under way for as long as its sender is stopped. So its sessions end first: those of
# ours in this database, and no others.
END_SESSIONS: Final = (
    "SELECT pg_terminate_backend(pid) FROM nodes JOIN pg_stat_activity ON application_name = 'drachenhort ' || token"
    " WHERE expires < clock_timestamp() AND datname = current_database() AND usename = current_user"
)
GIVE_BACK: Final = (
    "WITH gone AS (DELETE FROM nodes WHERE token = $1 RETURNING token)"
    " UPDATE shards SET owner = 0, left_at = clock_timestamp() FROM gone WHERE owner = token"
)

LOG: Final = logging.getLogger("drachenhort.store")


def fenced(*statements: str) -> str:
    """All of them in one, for whoever has the token $1, and whether that was so. Each selects from, or uses, `holder`."""
    parts = [f"part{number} AS ({statement})" for number, statement in enumerate(statements)]
    return f"WITH {', '.join([HOLDER, *parts])} SELECT count(*) FROM holder"


def fenced_at(shards: str, *statements: str) -> str:
    """The same for writes to tables of these shards: 2 if it was so, 1 if not all of the shards are the token's, else 0."""
    held = f"SELECT number FROM node, shards WHERE number = ANY({shards}) AND owner = $1 FOR SHARE OF shards"
    parts = [
        HOLDER.replace("holder", "node", 1),
        f"held AS ({held})",
        f"holder AS (SELECT FROM node WHERE (SELECT count(*) FROM held) = cardinality({shards}))",
        *(f"part{number} AS ({statement})" for number, statement in enumerate(statements)),
    ]
    return f"WITH {', '.join(parts)} SELECT (SELECT count(*) FROM node) + (SELECT count(*) FROM holder)"


def called(token: int) -> str:
    """The name by which the database knows this node's connections."""
    return f"drachenhort {token}"


async def take(connection: asyncpg.Connection, name: str, about: str) -> int:
    """The token, as soon as there is a place. Who has no name is alone; and no two have the same one."""
    said_of = None
    while True:
        await connection.execute(END_SESSIONS)
        token: int | None = await connection.fetchval(TAKE, LEASE, name, about)
        if token is not None:
            return token
        holder: str | None = await connection.fetchval("SELECT about FROM nodes ORDER BY name != $1 LIMIT 1", name)
        if holder is not None and holder != said_of:
            said_of = holder
            LOG.info("the server %s has the %s; this one stands by", holder, f"name {name}" if name else "tables")
        await asyncio.sleep(ASKED_EVERY)


async def deal(connection: asyncpg.Connection) -> None:
    """What has no owner, or one that is late, goes to the others."""
    await connection.execute(END_SESSIONS)
    await connection.execute(DEAL, LEASE)


class Elsewhere(StoreError):
    """The table is another server's."""


class Lost(StoreError):
    """This process may write no more, or does not know what became of a write."""


class Lease:
    """The token, as long as it holds. Once it is lost it stays so, and the process has to begin anew."""

    def __init__(self, connection: asyncpg.Connection, token: int) -> None:
        self._connection: Final = connection
        self.token: Final = token
        self.fault: Lost | None = None
        self._on_lost: Callable[[str], None] | None = None
        self._renewing: Final = asyncio.create_task(self._renew())

    def check(self) -> None:
        if self.fault is not None:
            raise self.fault

    def lose(self, why: str) -> Lost:
        """Nothing is written any more."""
        if self.fault is None:
            self.fault = Lost(f"{why}; this server ends, so that it begins anew with what is stored")
            LOG.error("%s", self.fault)
            if self._on_lost is not None:
                self._on_lost(str(self.fault))
        return self.fault

    def watch(self, on_lost: Callable[[str], None]) -> None:
        """Tells once why it is lost, at once if it is already."""
        self._on_lost = on_lost
        if self.fault is not None:
            on_lost(str(self.fault))

    async def _renew(self) -> None:
        while self.fault is None:
            await asyncio.sleep(RENEWED_EVERY)
            try:
                held = await self._connection.fetchval(
                    "UPDATE nodes SET expires = clock_timestamp() + $2 WHERE token = $1 RETURNING token", self.token, LEASE
                )
            except Exception as fault:  # Whatever it was: without this connection nobody knows.
                self.lose(f"the connection to the database was lost ({said(fault)})")
                return
            if held is None:
                self.lose(TAKEN)

    async def give_back(self) -> None:
        """Another may write from now on. All of this node's own writes have to be over."""
        self._renewing.cancel()
        await asyncio.gather(self._renewing, return_exceptions=True)
        if self.fault is None:
            self.fault = Lost("the store is closed")
            try:
                await self._connection.execute(GIVE_BACK, self.token)
            except FAULTS as fault:
                LOG.warning("the lease runs out by itself: %s", said(fault))
