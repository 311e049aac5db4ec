"""The store that comes with the program: one SQLite database in the data folder."""

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Final, Self

from drachenhort.server.base.data_folder import DataError, make_folder, sync
from drachenhort.server.store.entries import Said
from drachenhort.server.store.sqlite import reader as sqlite_reader
from drachenhort.server.store.sqlite.acknowledged import Acknowledged, read_acknowledged
from drachenhort.server.store.sqlite.folder_lock import FolderLock
from drachenhort.server.store.sqlite.migrations import (
    DATABASE,
    MIGRATIONS,
    Migration,
    check,
    entries_in,
    look_into,
    migrate,
)
from drachenhort.server.store.sqlite.reader import Reader
from drachenhort.server.store.sqlite.soundness import AT_ONCE, Examination, Soundness, complaint, is_damage
from drachenhort.server.store.sqlite.writer import Note, Statement, Value, Write, Writer, erasing, line_statements
from drachenhort.server.store.store import Append, Erasure, Person, Status, Stored, StoreError, TableRow, until_stored

PATIENCE: Final = 10.0
"""Seconds to wait for somebody else who has locked the database, such as a person with the sqlite3 program."""

TIDY_UP_AFTER: Final = 4000
"""Pages in the journal before they are moved to the database: about 8 ms of work, so seldom is better, and 16 MB."""


async def open_store(place: str, accept_loss: bool, node: str) -> "SqliteStore":
    if "://" in place:
        raise DataError("the store 'sqlite' has no address; --data names its folder")
    if node:
        raise DataError("--node is for several servers on one database; a data folder is used by one")
    return SqliteStore.open(Path(place), accept_loss=accept_loss)


class SqliteStore:
    """Everything in one file. Made by `open`; used by one event loop, and closed in it."""

    places = None

    def __init__(
        self, lock: FolderLock, writer: Writer, reader: Reader, examination: Examination | None, secret: bytes
    ) -> None:
        self._lock: Final = lock
        self._writer: Final = writer
        self._reader: Final = reader
        self._examination: Final = examination
        self._secret: Final = secret
        self.given_up = 0
        """Acknowledged entries that are gone, and that somebody goes on without."""
        self._gathered: list[Write] = []
        self._is_closed = False

    @classmethod
    def open(cls, folder: Path, migrations: Sequence[Migration] = MIGRATIONS, *, accept_loss: bool = False) -> Self:
        """The data in this folder, which is made if it is not there. Raises DataError if it cannot be used.

        It cannot if entries that were acknowledged are missing, unless somebody accepts the loss.
        """
        make_folder(folder)
        lock = FolderLock(folder)
        try:
            path = folder / DATABASE
            _make_file(path)
            check(path, migrations)
            is_large = path.stat().st_size > AT_ONCE
            if not is_large:
                _check_soundness(path)
            lost = _check_loss(path, accept_loss)
            store = cls._open(lock, path, migrations, is_large)
            store.given_up = lost
            return store
        except (sqlite3.Error, OSError) as error:
            lock.release()
            if is_damage(error):
                raise _damaged(path, str(error)) from error
            raise DataError(f"{folder} cannot be used: {error}; give another folder for the data") from error
        except DataError:
            lock.release()
            raise

    @classmethod
    def _open(cls, lock: FolderLock, path: Path, migrations: Sequence[Migration], is_large: bool) -> Self:
        connect = partial(_connect, path)
        connection = connect()
        soundness = Soundness()
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute(f"PRAGMA wal_autocheckpoint = {TIDY_UP_AFTER}")
            migrate(connection, migrations)
            (secret,) = connection.execute("SELECT value FROM meta WHERE key = 'secret'").fetchone()
            acknowledged = Acknowledged(path.parent)
            reader = Reader(connect, soundness)
            examination = Examination(connect, soundness) if is_large else None
        except BaseException:
            connection.close()
            raise
        return cls(lock, Writer(connection, acknowledged, soundness), reader, examination, secret)

    # Writing.

    def append(self, write: Append) -> None:
        self._gather(write)

    async def keep(self, table: str, history: bytes) -> None:
        await self._note("REPLACE INTO histories VALUES (?, ?)", [table, history])

    async def keep_review(self, table: str, seat: int, review: bytes) -> None:
        await self._note("REPLACE INTO reviews VALUES (?, ?, ?)", [table, seat, review])

    async def say(self, table: str, line: Said) -> None:
        await until_stored(lambda done: self._gather(Note(done, line_statements(table, line))))

    async def save_person(self, person: Person) -> None:
        await self._note("REPLACE INTO people VALUES (?, ?)", [person.id, person.name])

    async def record_of(self, person: str) -> bytes | None:
        return await self._reader.read(partial(sqlite_reader.record_of, person=person))

    async def keep_record(self, person: str, record: bytes | None) -> None:
        if record is None:
            await self._note("DELETE FROM records WHERE person = ?", [person])
        else:
            await self._note("REPLACE INTO records VALUES (?, ?)", [person, record])

    async def keep_account(self, person: str, account: bytes | None, ended: int) -> None:
        await self._note("REPLACE INTO accounts VALUES (?, ?, ?)", [person, account, ended])

    async def keep_push(self, person: str, key: str, data: bytes | None) -> None:
        if data is None:
            await self._note("DELETE FROM pushes WHERE person = ? AND key = ?", [person, key])
        else:
            await self._note("REPLACE INTO pushes VALUES (?, ?, ?)", [person, key, data])

    async def forget_pushes(self, person: str) -> None:
        await self._note("DELETE FROM pushes WHERE person = ?", [person])

    async def erase(self, erasure: Erasure) -> None:
        await until_stored(lambda done: self._gather(Note(done, erasing(erasure))))

    async def alive(self, now: int) -> None:
        await self._note("REPLACE INTO meta VALUES ('alive', ?)", [now])

    async def probe(self) -> None:
        await self._note("REPLACE INTO meta VALUES ('probed', ?)", [time.time_ns()])

    async def _note(self, sql: str, values: list[Value]) -> None:
        await until_stored(lambda done: self._gather(Note(done, [Statement(sql, values)])))

    def _gather(self, write: Write) -> None:
        """Handed over once a turn of the event loop: waking the writer for each write would cost more than writing it."""
        if self._is_closed:
            raise StoreError("the store is closed")
        if not self._gathered:
            loop = self._writer.loop = asyncio.get_running_loop()
            loop.call_soon(self._hand_over)
        self._gathered.append(write)

    def _hand_over(self) -> None:
        if self._gathered:
            self._writer.put(self._gathered)
            self._gathered = []

    def measure(self, on_group: Callable[[float], None]) -> None:
        """From now on tells how many seconds each transaction takes, in another thread."""
        self._writer.on_group = on_group

    def watch(self, on_lost: Callable[[str], None]) -> None:
        """Nobody else can use the folder as long as this process does."""

    # Reading.

    async def load(self, table: str) -> Stored | None:
        return await self._reader.read(partial(sqlite_reader.stored, table=table))

    async def review(self, table: str, seat: int) -> bytes | None:
        return await self._reader.read(partial(sqlite_reader.review, table=table, seat=seat))

    async def chat(self, table: str, most: int) -> list[Said]:
        return await self._reader.read(partial(sqlite_reader.chat, table=table, most=most))

    async def public_tables(self, status: Status, game: str | None, limit: int) -> list[TableRow]:
        return await self._reader.read(partial(sqlite_reader.public_tables, status=status, game=game, limit=limit))

    async def tables_of(self, person: str, limit: int, *, with_closed: bool = False) -> list[TableRow]:
        return await self._reader.read(
            partial(sqlite_reader.tables_of, person=person, limit=limit, with_closed=with_closed)
        )

    async def set_up_by(self, person: str, since: int) -> list[Status]:
        return await self._reader.read(partial(sqlite_reader.set_up_by, person=person, since=since))

    async def open_among(self, tables: Sequence[str]) -> list[str]:
        return await self._reader.read(partial(sqlite_reader.open_among, tables=tables))

    async def running(self) -> list[str]:
        return await self._reader.read(sqlite_reader.running)

    async def unkept(self) -> list[str]:
        return await self._reader.read(sqlite_reader.unkept)

    async def person(self, person: str) -> Person | None:
        return await self._reader.read(partial(sqlite_reader.person_named, person=person))

    async def account(self, person: str) -> bytes | None:
        return await self._reader.read(partial(sqlite_reader.account, person=person))

    async def pushes(self, person: str) -> dict[str, bytes]:
        return await self._reader.read(partial(sqlite_reader.pushes, person=person))

    async def pushed(self) -> list[str]:
        return await self._reader.read(sqlite_reader.pushed)

    async def mentions(self, person: str) -> list[TableRow]:
        return await self._reader.read(partial(sqlite_reader.mentions, person=person))

    async def ended(self) -> dict[str, int]:
        return await self._reader.read(sqlite_reader.ended)

    async def last_alive(self) -> int | None:
        return await self._reader.read(sqlite_reader.last_alive)

    async def secret(self) -> bytes:
        return self._secret

    async def close(self) -> None:
        if not self._is_closed:
            self._is_closed = True
            self._hand_over()
            await asyncio.to_thread(self._close)

    def _close(self) -> None:
        if self._examination is not None:
            self._examination.close()
        self._reader.close()
        self._writer.close()  # The last connection, so that it tidies up the database.
        self._lock.release()


def _make_file(path: Path) -> None:
    """A new database is for its owner alone; SQLite gives its other files the same rights."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        return
    folder = os.open(path.parent, os.O_RDONLY)
    sync(folder)  # The name, too, has to survive a power failure.
    os.close(folder)


def _check_soundness(path: Path) -> None:
    with closing(look_into(path)) as connection:
        found = complaint(connection)
    if found is not None:
        raise _damaged(path, found)


def _damaged(path: Path, what: str) -> DataError:
    return DataError(f"{path} is damaged ({what}); put a backup in its place, or give another folder for the data")


def _check_loss(path: Path, accept_loss: bool) -> int:
    """How many acknowledged entries are gone. Nothing is changed before: a file that is missing may be found again."""
    acknowledged = read_acknowledged(path.parent)
    with closing(look_into(path)) as connection:
        found = entries_in(connection)
    lost = max(0, acknowledged - found)
    if lost and not accept_loss:
        raise DataError(
            f"{lost} of {acknowledged} entries that were acknowledged are missing in {path}: this file, or {path.name}-wal"
            " beside it, was cut, deleted or replaced by an older one. Put it back, or start once with --accept-loss to go"
            " on without them"
        )
    return lost


def _connect(path: Path) -> sqlite3.Connection:
    """Durable: a commit returns when it is on the disk. Used by one thread at a time, not always the same."""
    connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA secure_delete = FAST")  # What is deleted is overwritten where that costs no further write.
    # On macOS a plain sync only hands the data to the drive. Elsewhere these two change nothing.
    connection.execute("PRAGMA fullfsync = 1")
    connection.execute("PRAGMA checkpoint_fullfsync = 1")
    return connection
