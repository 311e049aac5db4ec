"""The one thread that writes: it takes all that waits, makes one transaction of it, and tells all who wait at once."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final, NamedTuple, TypeAlias, final

import msgspec

from drachenhort.server.store.entries import Said, encode_entry
from drachenhort.server.store.sqlite.acknowledged import Acknowledged
from drachenhort.server.store.sqlite.migrations import entries_in
from drachenhort.server.store.sqlite.soundness import Soundness
from drachenhort.server.store.store import LINES_KEPT, Append, Done, Erasure, Snapshot, StoreError, TableRow

Value: TypeAlias = str | int | bytes | None


class Statement(NamedTuple):
    sql: str
    values: list[Value]


@final
class Note:
    """Any other small thing to be written."""

    __slots__ = ("done", "statements")

    def __init__(self, done: Done, statements: list[Statement]) -> None:
        self.done = done
        self.statements = statements


Write: TypeAlias = Append | Note


class Writer:
    """Owns the connection from here on. `put` is all that the event loop does itself, and it never waits."""

    def __init__(self, connection: sqlite3.Connection, acknowledged: Acknowledged, soundness: Soundness) -> None:
        self._connection: Final = connection
        self._acknowledged: Final = acknowledged
        self._soundness: Final = soundness
        self._entries = entries_in(connection)
        acknowledged.note(self._entries, is_busy=False)
        self.loop: asyncio.AbstractEventLoop | None = None
        """Where those are who wait."""
        self.on_group: Callable[[float], None] | None = None
        """Told after each transaction how many seconds it took, in the writer's thread."""
        self._cursor: Final = connection.cursor()
        (self._in_journal,) = self._cursor.execute("SELECT count(*) FROM journal").fetchone()
        self._waiting: Final[SimpleQueue[list[Write] | None]] = SimpleQueue()
        self._thread: Final = Thread(target=self._run, name="drachenhort-writer", daemon=True)
        self._next: Final[dict[str, int]] = {}  # The number after the last entry, of tables written to lately.
        self.writes = 0
        self.groups = 0
        """How many transactions the writes took."""
        self.put: Final = self._waiting.put
        self._thread.start()

    def close(self) -> None:
        """Waits until all that was put before is written."""
        self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        is_open = True
        while is_open:
            group, is_open = self._take()
            if group:
                self._write(group)
                self._acknowledged.note(self._entries, is_busy=not self._waiting.empty())
                self._in_journal += len(group)
            if self._in_journal > JOURNAL:
                self._clear_journal()
        self._acknowledged.close()
        self._connection.close()

    def _take(self) -> tuple[list[Write], bool]:
        """All that waits, and whether there may be more."""
        group: list[Write] = []
        writes = self._waiting.get()
        while writes is not None:
            group += writes
            try:
                writes = self._waiting.get_nowait()
            except Empty:
                return group, True
        return group, False

    def _write(self, group: list[Write]) -> None:
        began = time.perf_counter()
        fault = self._commit(group)
        if self.on_group is not None:
            self.on_group(time.perf_counter() - began)
        if fault is None or len(group) == 1:
            faults = [fault] * len(group)
        else:
            # One of them cannot be written, or not so much at once: each for itself, so that no other suffers.
            faults = [self._commit([write]) for write in group]
        self.writes += len(group)
        self.groups += 1
        assert self.loop is not None, "somebody waits"
        with suppress(RuntimeError):  # A loop that is closed has nobody who waits.
            self.loop.call_soon_threadsafe(_tell, group, faults)

    def _clear_journal(self) -> None:
        """What has come lately goes to the rest. If that fails it is tried again later, and nothing is lost."""
        self._in_journal = 0
        if self._soundness.is_sound:
            self._execute(CLEAR_JOURNAL)

    def _commit(self, group: list[Write]) -> StoreError | None:
        """All of the group in one transaction, or nothing of it and the reason."""
        try:
            self._soundness.check()
            following = self._following(group)
            statements = _statements(group)
        except StoreError as error:
            return error
        except Exception as error:
            self._soundness.note(error)
            return StoreError(f"nothing could be written: {error}")
        fault = self._execute(statements)
        if fault is None:
            self._next.update(following)
            self._entries += sum(len(write.entries) for write in group if isinstance(write, Append))
        return fault

    def _following(self, group: list[Write]) -> dict[str, int]:
        """The next number of each table after these writes. Raises StoreError if one of them has another than the next."""
        following: dict[str, int] = {}
        for write in group:
            if isinstance(write, Append):
                table = write.table
                expected = following[table] if table in following else self._next_of(table)
                if write.first < expected:
                    raise StoreError("an entry with this number is there already")
                if write.first > expected:
                    raise StoreError("the entry before this one is not there")
                following[table] = expected + len(write.entries)
        return following

    def _next_of(self, table: str) -> int:
        known = self._next.get(table)
        if known is None:
            if len(self._next) > MOST_KNOWN:
                self._next.clear()
            (last,) = self._cursor.execute(LAST_NUMBER, [table]).fetchone()
            known = self._next[table] = 0 if last is None else last + 1
        return known

    def _execute(self, statements: list[Statement]) -> StoreError | None:
        cursor = self._cursor
        try:
            if len(statements) == 1:
                # It is a transaction by itself, and the other threads run on until it is on the disk.
                cursor.execute(*statements[0])
                return None
            cursor.execute("BEGIN IMMEDIATE")
            for statement in statements:
                cursor.execute(*statement)
            cursor.execute("COMMIT")
        except Exception as error:
            # Whatever it was: it must reach those who wait, and must not end the only thread that writes.
            self._soundness.note(error)
            if self._connection.in_transaction:
                with suppress(sqlite3.Error):
                    cursor.execute("ROLLBACK")
            return StoreError(f"nothing could be written: {error}")
        return None


def _tell(group: list[Write], faults: list[StoreError | None]) -> None:
    for write, fault in zip(group, faults, strict=True):
        write.done(fault)


# What is written, as statements. Few are better: while one runs, another thread may take the interpreter, and then this
# one has to wait until it gets it back.

JOURNAL: Final = 2000
"""So many writes are in the journal before it is cleared; each table read meanwhile is looked for among them."""

LAST_NUMBER: Final = "SELECT max(number) FROM log WHERE table_id = ?"
MOST_KNOWN: Final = 20_000
"""Of so many tables the last number is in memory."""

CLEAR_JOURNAL: Final = [
    Statement("INSERT INTO entries SELECT * FROM journal ORDER BY table_id, number", []),
    Statement("DELETE FROM journal", []),
]

ROWS_AT_ONCE: Final = (1, 8, 32, 128, 300)
"""So many entries can one statement take; rows that are not needed are filled with NULL."""

WIDTH: Final = 3


def _insert(rows: int) -> str:
    values = ", ".join(["(?, ?, ?)"] * rows)
    return f"INSERT INTO journal SELECT * FROM (VALUES {values}) WHERE column1 IS NOT NULL"


INSERT_ROWS: Final = {rows: _insert(rows) for rows in ROWS_AT_ONCE}


def _statements(group: list[Write]) -> list[Statement]:
    entries: list[Value] = []
    others: list[Statement] = []
    for write in group:
        if isinstance(write, Note):
            others += write.statements
            continue
        for number, entry in enumerate(write.entries, write.first):
            entries += (write.table, number, encode_entry(entry).decode())
        if write.row is not None:
            others += _row(write.row)
        if write.snapshot is not None:
            others.append(_snapshot(write.table, write.snapshot))
    return [*_insertions(entries), *others]


def _insertions(entries: list[Value]) -> Iterator[Statement]:
    most = ROWS_AT_ONCE[-1] * WIDTH
    for start in range(0, len(entries), most):
        values = entries[start : start + most]
        rows = next(rows for rows in ROWS_AT_ONCE if rows * WIDTH >= len(values))
        values += [None] * (rows * WIDTH - len(values))
        yield Statement(INSERT_ROWS[rows], values)


def _row(row: TableRow) -> Iterator[Statement]:
    people = msgspec.json.encode(row.people).decode()
    yield Statement(
        "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET game = excluded.game,"
        " is_public = excluded.is_public, status = excluded.status, created = excluded.created, changed = excluded.changed,"
        " people = excluded.people, summary = excluded.summary",
        [row.id, row.game, row.is_public, row.status, row.created, row.changed, people, row.summary],
    )
    yield Statement(
        "DELETE FROM members WHERE table_id = ? AND person NOT IN (SELECT value FROM json_each(?))", [row.id, people]
    )
    yield Statement("INSERT OR IGNORE INTO members SELECT value, ? FROM json_each(?)", [row.id, people])


def line_statements(table: str, line: Said) -> list[Statement]:
    """A line of the chat after the last one, and without those that are too long ago."""
    return [
        Statement(
            "INSERT INTO chat SELECT ?, coalesce(max(number), 0) + 1, ?, ?, ?, ? FROM chat WHERE table_id = ?",
            [table, line.at, line.person, line.name, line.text, table],
        ),
        Statement(
            "DELETE FROM chat WHERE table_id = ? AND number <= (SELECT max(number) FROM chat WHERE table_id = ?) - ?",
            [table, table, LINES_KEPT],
        ),
    ]


def erasing(erasure: Erasure) -> list[Statement]:
    """An entry is in one of the two tables."""
    table = erasure.table
    statements = [
        Statement(f"UPDATE {part} SET body = ? WHERE table_id = ? AND number = ?", [body, table, number])
        for number, entry in erasure.entries.items()
        for body in [encode_entry(entry).decode()]
        for part in ("entries", "journal")
    ]
    if erasure.history is None:
        statements.append(Statement("DELETE FROM histories WHERE table_id = ?", [table]))
    else:
        statements.append(Statement("REPLACE INTO histories VALUES (?, ?)", [table, erasure.history]))
    return [
        *statements,
        Statement("DELETE FROM reviews WHERE table_id = ?", [table]),
        Statement("DELETE FROM chat WHERE table_id = ? AND person = ?", [table, erasure.person]),
        *_row(erasure.row),
    ]


def _snapshot(table: str, snapshot: Snapshot) -> Statement:
    return Statement("REPLACE INTO snapshots VALUES (?, ?, ?)", [table, snapshot.entries, snapshot.data])
