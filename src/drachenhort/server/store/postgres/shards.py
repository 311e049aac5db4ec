"""The shards of one node: which it has, how it comes by others, and how it gives some away.

A living node loses a shard only by giving it away itself, so what it believes to have it has. What it does not know it asks
the database.
"""

import asyncio
import logging
from collections.abc import Mapping, Set
from contextlib import suppress
from datetime import datetime
from math import ceil
from typing import Final, NamedTuple

import asyncpg

from drachenhort.server.store.postgres.connections import FAULTS, said
from drachenhort.server.store.postgres.hashing import SHARDS, shard_of
from drachenhort.server.store.postgres.lease import TAKEN, Lease, deal
from drachenhort.server.store.postgres.writer import Writer
from drachenhort.server.store.store import Gap, Residents, StoreError

LOOKED_EVERY: Final = 0.5
ASKED_EVERY: Final = 0.1
PATIENCE: Final = 10.0
"""Seconds until a table that nobody has counts as out of reach."""

LOOK: Final = (
    "SELECT token, coalesce(name, ''), token IS NULL OR expires < clock_timestamp(), coalesce(is_leaving, true),"
    " array_agg(number) FILTER (WHERE number IS NOT NULL), array_agg(left_at) FILTER (WHERE number IS NOT NULL),"
    " array_agg(since) FILTER (WHERE number IS NOT NULL)"
    " FROM nodes FULL JOIN shards ON owner = token GROUP BY token"
)
FIND: Final = (
    "SELECT owner, name, left_at, since FROM shards LEFT JOIN nodes ON token = owner AND expires >= clock_timestamp()"
    " WHERE number = $1"
)
ANYBODY: Final = (
    "SELECT name FROM nodes WHERE token != $1 AND NOT is_leaving AND expires >= clock_timestamp() ORDER BY random() LIMIT 1"
)
HAND_OVER: Final = (
    "WITH here AS (SELECT FROM nodes WHERE token = $1 FOR KEY SHARE),"
    " heir AS (SELECT FROM nodes WHERE token = $3 AND expires >= clock_timestamp() AND NOT is_leaving FOR KEY SHARE)"
    " UPDATE shards SET owner = $3, left_at = clock_timestamp(), since = clock_timestamp() FROM here, heir"
    " WHERE number = $2 AND owner = $1 RETURNING number"
)
LEAVE: Final = "UPDATE nodes SET is_leaving = true WHERE token = $1"
NO_GAP: Final = Gap(0, 0)
UNDER_WAY: Final = "SELECT id FROM tables WHERE status = 'running' AND shard = ANY($1::int[]) ORDER BY changed"
UNKEPT: Final = (
    "SELECT id FROM tables WHERE status = 'over' AND shard = ANY($1::int[])"
    " AND NOT EXISTS (SELECT FROM histories WHERE table_id = id) ORDER BY changed DESC"
)

LOG: Final = logging.getLogger("drachenhort.store")


class Seen(NamedTuple):
    """A node as it was found; `token` is None for nobody."""

    token: int | None
    name: str
    is_late: bool
    is_leaving: bool
    shards: dict[int, Gap]


class Shards:
    """Begun with `begin`; from then on it looks by itself who else is there, until it is closed."""

    def __init__(self, pool: asyncpg.Pool, lease: Lease, writer: Writer, name: str) -> None:
        self._pool: Final = pool
        self._lease: Final = lease
        self._writer: Final = writer
        self.name: Final = name
        self._own: dict[int, Gap] = {}
        self._unannounced: set[int] = set()
        self._going: Final[dict[int, asyncio.Future[None]]] = {}
        self._given_away = 0
        """How often: an answer that was asked for before it changed is of no use."""
        self._residents: Residents | None = None
        self._looking: asyncio.Task[None] | None = None
        self._ending: Final = asyncio.Event()

    async def begin(self) -> None:
        await self._look()
        self._looking = asyncio.create_task(self._go_on_looking())

    async def close(self) -> None:
        """What it is giving away just now it still gives away."""
        self._ending.set()
        if self._looking is not None:
            await self._looking

    # For those who ask where tables are.

    @property
    def own(self) -> list[int]:
        return list(self._own)

    def is_here(self, table: str) -> bool:
        return shard_of(table) in self._own

    def gap(self, table: str) -> Gap:
        """Of a table that is here; otherwise there is nothing to make up for."""
        return self._own.get(shard_of(table), NO_GAP)

    async def where(self, table: str) -> str | None:
        """The name of the node that has it; None: it is here. Waits while it changes hands."""
        shard = shard_of(table)
        for _ in range(round(PATIENCE / ASKED_EVERY)):
            if shard in self._going:
                await asyncio.shield(self._going[shard])
            if shard in self._own:
                return None
            given_away = self._given_away
            owner, name, left_at, since = await self._ask_one(FIND, shard)
            if owner != self._lease.token:
                if name is not None:
                    found: str = name
                    return found
            elif given_away == self._given_away:
                self._gain({shard: _gap(left_at, since)})
                return None
            await asyncio.sleep(ASKED_EVERY)
        raise StoreError("the table is at no server just now")

    async def another(self) -> str | None:
        """The name of any other node, if there is one."""
        for (name,) in await self._ask(ANYBODY, self._lease.token):
            found: str = name
            return found
        return None

    async def _ask_one(self, query: str, *values: object) -> asyncpg.Record:
        [row] = await self._ask(query, *values)
        return row

    async def _ask(self, query: str, *values: object) -> list[asyncpg.Record]:
        try:
            rows: list[asyncpg.Record] = await self._pool.fetch(query, *values)
        except Exception as fault:  # Whatever it was: whoever asks has to be told that there is no answer.
            raise StoreError(f"nothing could be read: {said(fault)}") from fault
        return rows

    # What comes and goes.

    async def settle(self, residents: Residents) -> None:
        """From now on tells whose tables have come, and has those put down that are to go."""
        self._residents = residents
        await self._announce()

    async def leave(self) -> None:
        """Gives everything away, one by one, as long as there is somebody to take it."""
        await self.close()
        await self._ask(LEAVE, self._lease.token)
        while self._own and (others := self._others(await self._look())):
            await self._give_away(len(self._own), others)

    async def _go_on_looking(self) -> None:
        while self._lease.fault is None and not self._ending.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._ending.wait(), LOOKED_EVERY)
                return
            try:
                await self._see_to_it()
            except (*FAULTS, StoreError) as fault:
                LOG.warning("nobody knows who else is there: %s", said(fault))
            except Exception:
                LOG.exception("looking who else is there failed")

    async def _see_to_it(self) -> None:
        others = self._others(await self._look())
        await self._announce()
        await self._give_away(len(self._own) - ceil(SHARDS / (len(others) + 1)), others)

    def _others(self, nodes: list[Seen]) -> list[Seen]:
        """Those who can take something."""
        return [node for node in nodes if node.token != self._lease.token and not node.is_late and not node.is_leaving]

    async def _look(self) -> list[Seen]:
        """Who is there. What is nobody's is dealt out."""
        given_away = self._given_away
        nodes = await self._nodes()
        if any(node.is_late for node in nodes):
            async with self._pool.acquire() as connection:
                await deal(connection)
            nodes = await self._nodes()
        found = next((node.shards for node in nodes if node.token == self._lease.token), None)
        if found is None:
            raise self._lease.lose(TAKEN)
        if given_away == self._given_away:
            self._gain(found)
            await self._miss(self._own.keys() - found.keys())
        return nodes

    async def _nodes(self) -> list[Seen]:
        return [
            Seen(
                token, name, is_late, is_leaving, dict(zip(numbers or [], map(_gap, left or [], since or []), strict=True))
            )
            for token, name, is_late, is_leaving, numbers, left, since in await self._ask(LOOK)
        ]

    def _gain(self, shards: Mapping[int, Gap]) -> None:
        new = {shard: gap for shard, gap in shards.items() if shard not in self._own}
        self._own.update(new)
        self._unannounced.update(new)
        self._writer.forget(new)

    async def _miss(self, shards: Set[int]) -> None:
        """They are somebody else's, though nobody here has given them away: an answer was lost."""
        for shard in shards:
            del self._own[shard]
        await self._put_down(shards)

    async def _announce(self) -> None:
        shards = list(self._unannounced)
        if self._residents is not None and shards:
            under_way = [table for (table,) in await self._ask(UNDER_WAY, shards)]
            unkept = [table for (table,) in await self._ask(UNKEPT, shards)]
            self._unannounced.difference_update(shards)
            self._residents.take_up(under_way, unkept)

    async def _give_away(self, count: int, others: list[Seen]) -> None:
        """So many, each to whoever has the fewest."""
        for shard in list(self._own)[: max(0, count)]:
            heir = min(others, key=lambda node: len(node.shards))
            if not await self._hand_over(shard, heir):
                return
            heir.shards[shard] = NO_GAP

    async def _hand_over(self, shard: int, heir: Seen) -> bool:
        """Its tables are put down and all of their writes are over before somebody else has it."""
        gap = self._own.pop(shard)
        self._given_away += 1
        going = self._going[shard] = asyncio.get_running_loop().create_future()
        try:
            await self._put_down({shard})
            is_done = bool(await self._ask(HAND_OVER, self._lease.token, shard, heir.token))
        except StoreError as fault:
            # It may still be on its way. Who took the shard up again could lose it, get it back, and have a write of before
            # then arrive among its own.
            raise self._lease.lose(f"nobody knows who has a shard ({fault})") from fault
        finally:
            del self._going[shard]
            going.set_result(None)
        if not is_done:
            self._gain({shard: gap})
        return is_done

    async def _put_down(self, shards: Set[int]) -> None:
        self._unannounced.difference_update(shards)
        if self._residents is not None and shards:
            await self._residents.put_down(lambda table: shard_of(table) in shards)
        self._writer.forget(shards)


def _gap(left_at: datetime, since: datetime) -> Gap:
    return Gap(round(left_at.timestamp() * 1000), round(since.timestamp() * 1000))
