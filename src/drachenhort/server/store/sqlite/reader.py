"""Reading, in threads of its own, so that neither the event loop nor the writer waits for it."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from typing import Final, TypeVar

import msgspec

from drachenhort.server.store.entries import AnyEntry, Said
from drachenhort.server.store.sqlite.soundness import Soundness
from drachenhort.server.store.store import PUSH_DEVICE, Person, Snapshot, Status, Stored, StoreError, TableRow

Result = TypeVar("Result")

READERS: Final = 2

_decode_log: Final = msgspec.json.Decoder(list[AnyEntry]).decode
_decode_people: Final = msgspec.json.Decoder(list[str]).decode

COLUMNS: Final = "id, game, is_public, status, created, changed, people, summary"
PUBLIC: Final = (
    f"SELECT {COLUMNS} FROM tables WHERE is_public AND status = ? AND (? IS NULL OR game = ?) ORDER BY changed DESC LIMIT ?"
)
OF_PERSON: Final = (
    f"SELECT {COLUMNS} FROM members JOIN tables ON id = table_id WHERE person = ? AND (status != 'closed' OR ?)"
    " ORDER BY changed DESC LIMIT ?"
)

MENTIONS: Final = (
    f"SELECT {COLUMNS} FROM tables WHERE id IN (SELECT table_id FROM log WHERE instr(body, ?)"
    " UNION SELECT table_id FROM chat WHERE person = ?)"
)
SET_UP_BY: Final = (
    "SELECT status FROM members JOIN tables ON id = table_id WHERE person = ? AND changed >= ?"
    " AND status IN ('open', 'running') AND json_extract(CAST(summary AS TEXT), '$.host') = person"
)
OPEN_AMONG: Final = "SELECT id FROM tables WHERE status = 'open' AND id IN (SELECT value FROM json_each(?))"
UNKEPT: Final = (
    "SELECT id FROM tables WHERE status = 'over' AND id NOT IN (SELECT table_id FROM histories) ORDER BY changed DESC"
)
LINES: Final = (
    "SELECT at, person, name, text FROM (SELECT * FROM chat WHERE table_id = ? ORDER BY number DESC LIMIT ?)"
    " ORDER BY number"
)

# A log as one value: fetched row by row, the thread would have to wait for the others after each row.
LOG: Final = (
    "SELECT group_concat(number), '[' || group_concat(body) || ']'"
    " FROM (SELECT number, body FROM log WHERE table_id = ? ORDER BY number)"
)


class Reader:
    """A few connections that can only read."""

    def __init__(self, connect: Callable[[], sqlite3.Connection], soundness: Soundness) -> None:
        self._soundness: Final = soundness
        self._free: Final[SimpleQueue[sqlite3.Connection]] = SimpleQueue()
        for _ in range(READERS):
            connection = connect()
            connection.execute("PRAGMA query_only = 1")
            self._free.put(connection)
        self._threads: Final = ThreadPoolExecutor(READERS, "drachenhort-reader")

    async def read(self, query: Callable[[sqlite3.Connection], Result]) -> Result:
        """The answer to a query, asked in another thread."""
        try:
            answer = asyncio.get_running_loop().run_in_executor(self._threads, self._ask, query)
        except RuntimeError:
            raise StoreError("the store is closed") from None
        return await answer

    def _ask(self, query: Callable[[sqlite3.Connection], Result]) -> Result:
        self._soundness.check()
        connection = self._free.get()
        try:
            return query(connection)
        except (sqlite3.Error, msgspec.DecodeError) as error:
            self._soundness.note(error)
            raise StoreError(f"nothing could be read: {error}") from error
        finally:
            self._free.put(connection)

    def close(self) -> None:
        self._threads.shutdown()
        for _ in range(READERS):
            self._free.get().close()


def stored(connection: sqlite3.Connection, table: str) -> Stored | None:
    """All from one transaction, so that it fits."""
    connection.execute("BEGIN")
    try:
        numbers, log = connection.execute(LOG, (table,)).fetchone()
        found = connection.execute("SELECT entries, data FROM snapshots WHERE table_id = ?", (table,)).fetchone()
        kept = connection.execute("SELECT data FROM histories WHERE table_id = ?", (table,)).fetchone()
    finally:
        connection.execute("ROLLBACK")
    if numbers is None:
        return None
    entries = _decode_log(log)
    if numbers != ",".join(map(str, range(len(entries)))):
        raise StoreError("entries are missing in the middle of a table's log; put a backup in place of the data")
    return Stored(entries, None if found is None else Snapshot(*found), None if kept is None else kept[0])


def review(connection: sqlite3.Connection, table: str, seat: int) -> bytes | None:
    row: tuple[bytes] | None = connection.execute(
        "SELECT data FROM reviews WHERE table_id = ? AND seat = ?", (table, seat)
    ).fetchone()
    return None if row is None else row[0]


def chat(connection: sqlite3.Connection, table: str, most: int) -> list[Said]:
    return [Said(*line) for line in connection.execute(LINES, (table, most)).fetchall()]


def public_tables(connection: sqlite3.Connection, status: Status, game: str | None, limit: int) -> list[TableRow]:
    return [_row(*row) for row in connection.execute(PUBLIC, (status, game, game, limit)).fetchall()]


def tables_of(connection: sqlite3.Connection, person: str, limit: int, with_closed: bool) -> list[TableRow]:
    return [_row(*row) for row in connection.execute(OF_PERSON, (person, with_closed, limit)).fetchall()]


def mentions(connection: sqlite3.Connection, person: str) -> list[TableRow]:
    return [_row(*row) for row in connection.execute(MENTIONS, (person, person)).fetchall()]


def set_up_by(connection: sqlite3.Connection, person: str, since: int) -> list[Status]:
    rows: list[tuple[Status]] = connection.execute(SET_UP_BY, (person, since)).fetchall()
    return [status for (status,) in rows]


def open_among(connection: sqlite3.Connection, tables: Sequence[str]) -> list[str]:
    rows: list[tuple[str]] = connection.execute(OPEN_AMONG, (msgspec.json.encode(tables).decode(),)).fetchall()
    return [table for (table,) in rows]


def running(connection: sqlite3.Connection) -> list[str]:
    return _ids(connection, "SELECT id FROM tables WHERE status = 'running' ORDER BY changed")


def unkept(connection: sqlite3.Connection) -> list[str]:
    return _ids(connection, UNKEPT)


def _ids(connection: sqlite3.Connection, query: str) -> list[str]:
    rows: list[tuple[str]] = connection.execute(query).fetchall()
    return [table for (table,) in rows]


def person_named(connection: sqlite3.Connection, person: str) -> Person | None:
    row: tuple[str, str] | None = connection.execute("SELECT id, name FROM people WHERE id = ?", (person,)).fetchone()
    return None if row is None else Person(*row)


def record_of(connection: sqlite3.Connection, person: str) -> bytes | None:
    row: tuple[bytes] | None = connection.execute("SELECT data FROM records WHERE person = ?", (person,)).fetchone()
    return row[0] if row is not None else None


def account(connection: sqlite3.Connection, person: str) -> bytes | None:
    row: tuple[bytes | None] | None = connection.execute("SELECT data FROM accounts WHERE person = ?", (person,)).fetchone()
    return None if row is None else row[0]


def pushes(connection: sqlite3.Connection, person: str) -> dict[str, bytes]:
    rows: list[tuple[str, bytes]] = connection.execute(
        "SELECT key, data FROM pushes WHERE person = ?", (person,)
    ).fetchall()
    return dict(rows)


def pushed(connection: sqlite3.Connection) -> list[str]:
    query = "SELECT DISTINCT person FROM pushes WHERE key LIKE ? || '%'"
    return [person for (person,) in connection.execute(query, (PUSH_DEVICE,))]


def ended(connection: sqlite3.Connection) -> dict[str, int]:
    rows: list[tuple[str, int]] = connection.execute("SELECT person, ended FROM accounts WHERE ended > 0").fetchall()
    return dict(rows)


def last_alive(connection: sqlite3.Connection) -> int | None:
    row: tuple[int] | None = connection.execute("SELECT value FROM meta WHERE key = 'alive'").fetchone()
    return None if row is None else row[0]


def _row(
    table: str, game: str, is_public: int, status: Status, created: int, changed: int, people: str, summary: bytes
) -> TableRow:
    return TableRow(table, game, bool(is_public), status, created, changed, _decode_people(people), summary)
