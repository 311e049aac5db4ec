"""What is asked of the database, each with one statement, so that all of an answer is of the same moment."""

from collections.abc import Sequence
from typing import Final

import asyncpg
import msgspec

from drachenhort.server.store.entries import AnyEntry, Said
from drachenhort.server.store.postgres.connections import said
from drachenhort.server.store.store import PUSH_DEVICE, Person, Snapshot, Status, Stored, StoreError, TableRow

_decode_log: Final = msgspec.json.Decoder(list[AnyEntry]).decode
_decode_line: Final = msgspec.json.Decoder(Said).decode

COLUMNS: Final = "id, game, is_public, status, created, changed, people, summary"

# As one value: a row for each entry would cost several times as much.
LOG: Final = (
    "SELECT log.entries, log.last, log.bodies, snapshots.entries, snapshots.data, histories.data"
    " FROM (SELECT count(*) AS entries, max(number) AS last, '[' || string_agg(body, ',' ORDER BY number) || ']' AS bodies"
    " FROM entries WHERE table_id = $1) AS log"
    " LEFT JOIN snapshots ON snapshots.table_id = $1 LEFT JOIN histories ON histories.table_id = $1"
)
PUBLIC: Final = (
    f"SELECT {COLUMNS} FROM tables WHERE is_public AND status = $1 AND ($2::text IS NULL OR game = $2)"
    " ORDER BY changed DESC LIMIT $3"
)
OF_PERSON: Final = (
    f"SELECT {COLUMNS} FROM tables WHERE people @> ARRAY[$1::text] AND (status != 'closed' OR $3::boolean)"
    " ORDER BY changed DESC LIMIT $2"
)
MENTIONS: Final = (
    f"SELECT {COLUMNS} FROM tables WHERE id IN (SELECT table_id FROM entries WHERE position($1 IN body) > 0"
    " UNION SELECT table_id FROM chat WHERE position($1 IN line) > 0)"
)
SET_UP_BY: Final = (
    "SELECT status FROM tables WHERE people @> ARRAY[$1::text] AND changed >= $2 AND status IN ('open', 'running')"
    " AND convert_from(summary, 'UTF8')::json ->> 'host' = $1"
)
UNKEPT: Final = (
    "SELECT id FROM tables WHERE status = 'over' AND NOT EXISTS (SELECT FROM histories WHERE table_id = id)"
    " ORDER BY changed DESC"
)
LINES: Final = "SELECT line FROM chat WHERE table_id = $1 ORDER BY number DESC LIMIT $2"


class Reader:
    """All questions that a store is asked: of one connection, or each of one of several."""

    def __init__(self, source: asyncpg.Pool | asyncpg.Connection) -> None:
        self._source: Final = source

    async def ask(self, query: str, *values: object) -> list[asyncpg.Record]:
        try:
            rows: list[asyncpg.Record] = await self._source.fetch(query, *values)
        except Exception as fault:  # Whatever it was: whoever asks has to be told that there is no answer.
            raise StoreError(f"nothing could be read: {said(fault)}") from fault
        return rows

    async def load(self, table: str) -> Stored | None:
        [(count, last, log, snapshot_entries, snapshot, history)] = await self.ask(LOG, table)
        if log is None:
            return None
        if count != last + 1:
            raise StoreError("entries are missing in the middle of a table's log; put a backup in place of the data")
        try:
            entries = _decode_log(log)
        except msgspec.DecodeError as error:
            raise StoreError(f"nothing could be read: {error}") from error
        return Stored(entries, None if snapshot is None else Snapshot(snapshot_entries, snapshot), history)

    async def review(self, table: str, seat: int) -> bytes | None:
        return await self._data("SELECT data FROM reviews WHERE table_id = $1 AND seat = $2", table, seat)

    async def record_of(self, person: str) -> bytes | None:
        return await self._data("SELECT data FROM records WHERE person = $1", person)

    async def account(self, person: str) -> bytes | None:
        return await self._data("SELECT data FROM accounts WHERE person = $1 AND data IS NOT NULL", person)

    async def ended(self) -> dict[str, int]:
        return dict(await self.ask("SELECT person, ended FROM accounts WHERE ended > 0"))

    async def pushes(self, person: str) -> dict[str, bytes]:
        return dict(await self.ask("SELECT key, data FROM pushes WHERE person = $1", person))

    async def pushed(self) -> list[str]:
        return await self._ids("SELECT DISTINCT person FROM pushes WHERE starts_with(key, $1)", PUSH_DEVICE)

    async def _data(self, query: str, *values: object) -> bytes | None:
        for (data,) in await self.ask(query, *values):
            found: bytes = data
            return found
        return None

    async def chat(self, table: str, most: int) -> list[Said]:
        return [_decode_line(line) for (line,) in reversed(await self.ask(LINES, table, most))]

    async def public_tables(self, status: Status, game: str | None, limit: int) -> list[TableRow]:
        return [TableRow(*row) for row in await self.ask(PUBLIC, status, game, limit)]

    async def tables_of(self, person: str, limit: int, *, with_closed: bool = False) -> list[TableRow]:
        return [TableRow(*row) for row in await self.ask(OF_PERSON, person, limit, with_closed)]

    async def mentions(self, person: str) -> list[TableRow]:
        return [TableRow(*row) for row in await self.ask(MENTIONS, person)]

    async def set_up_by(self, person: str, since: int) -> list[Status]:
        return [status for (status,) in await self.ask(SET_UP_BY, person, since)]

    async def open_among(self, tables: Sequence[str]) -> list[str]:
        return await self._ids("SELECT id FROM tables WHERE status = 'open' AND id = ANY($1::text[])", list(tables))

    async def running(self) -> list[str]:
        return await self._ids("SELECT id FROM tables WHERE status = 'running' ORDER BY changed")

    async def unkept(self) -> list[str]:
        return await self._ids(UNKEPT)

    async def _ids(self, query: str, *values: object) -> list[str]:
        return [table for (table,) in await self.ask(query, *values)]

    async def person(self, person: str) -> Person | None:
        for row in await self.ask("SELECT id, name FROM people WHERE id = $1", person):
            return Person(*row)
        return None

    async def last_alive(self) -> int | None:
        [(alive,)] = await self.ask("SELECT alive FROM site")
        found: int | None = alive
        return found

    async def secret(self) -> bytes:
        [(secret,)] = await self.ask("SELECT secret FROM site")
        found: bytes = secret
        return found
