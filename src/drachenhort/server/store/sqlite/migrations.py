"""The layout of the database, version by version, and the way from any of them to the newest."""

import secrets
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final, TypeAlias

from drachenhort.server.base.data_folder import DataError

DATABASE: Final = "drachenhort.sqlite"
"""The name of the file in the data folder."""

APPLICATION: Final = 0x44524348
"""Marks a database as ours, in the field that the header of SQLite's files has for that."""

FIRST_LAYOUT: Final = 1
HISTORIES_SINCE: Final = 4

Migration: TypeAlias = Callable[[sqlite3.Connection], None]
"""Leads from one version to the next. It runs inside a transaction, and the version is noted in the same one."""


def first_layout(connection: sqlite3.Connection) -> None:
    # Entries lie in the order they came, and only the small index is written here and there: measured, that is half the
    # work of keeping each table's entries together.
    connection.execute(
        "CREATE TABLE entries (table_id TEXT NOT NULL, number INTEGER NOT NULL, body TEXT NOT NULL,"
        " PRIMARY KEY (table_id, number))"
    )
    connection.execute(
        "CREATE TABLE snapshots (table_id TEXT NOT NULL PRIMARY KEY, entries INTEGER NOT NULL, data BLOB NOT NULL)"
    )
    connection.execute(
        "CREATE TABLE tables (id TEXT NOT NULL PRIMARY KEY, game TEXT NOT NULL, is_public INTEGER NOT NULL,"
        " status TEXT NOT NULL, created INTEGER NOT NULL, changed INTEGER NOT NULL, people TEXT NOT NULL,"
        " summary BLOB NOT NULL)"
    )
    connection.execute("CREATE INDEX listed_tables ON tables (status, is_public, changed)")
    connection.execute(
        "CREATE TABLE members (person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id)) WITHOUT ROWID"
    )
    connection.execute("CREATE INDEX members_of_table ON members (table_id)")
    connection.execute("CREATE TABLE people (id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL)")
    connection.execute("CREATE TABLE meta (key TEXT NOT NULL PRIMARY KEY, value NOT NULL)")
    connection.execute("INSERT INTO meta VALUES ('secret', ?)", (secrets.token_bytes(32),))


def journal_before_entries(connection: sqlite3.Connection) -> None:
    """New entries come into a small table, and a few thousand at a time from there to the others.

    In the index each comes beside its table's others, so with many tables every entry meant another page to write.
    The journal has no index, for the same reason: the writer knows by itself which numbers are taken.
    """
    connection.execute("CREATE TABLE journal (table_id TEXT NOT NULL, number INTEGER NOT NULL, body TEXT NOT NULL)")
    connection.execute("CREATE VIEW log AS SELECT * FROM entries UNION ALL SELECT * FROM journal")


def chat_beside_the_log(connection: sqlite3.Connection) -> None:
    """A log is read as a whole, and what is chatted is no part of the game. Lines that are in logs stay there."""
    connection.execute(
        "CREATE TABLE chat (table_id TEXT NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL, person TEXT NOT NULL,"
        " name TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (table_id, number)) WITHOUT ROWID"
    )


def histories_of_finished_games(connection: sqlite3.Connection) -> None:
    """What finished games have shown, so that they can be looked at when the rules have changed."""
    connection.execute("CREATE TABLE histories (table_id TEXT NOT NULL PRIMARY KEY, data BLOB NOT NULL)")


def records_of_people(connection: sqlite3.Connection) -> None:
    """What people keep of their own games, for themselves. Whoever takes it back leaves nothing of it in the file."""
    connection.execute("CREATE TABLE records (person TEXT NOT NULL PRIMARY KEY, data BLOB NOT NULL)")


def reviews_of_finished_games(connection: sqlite3.Connection) -> None:
    """How those who asked have played."""
    connection.execute(
        "CREATE TABLE reviews (table_id TEXT NOT NULL, seat INTEGER NOT NULL, data BLOB NOT NULL,"
        " PRIMARY KEY (table_id, seat))"
    )


def accounts_of_people(connection: sqlite3.Connection) -> None:
    """For those who want one; and for all who have ended sign-ins, which of them still hold."""
    connection.execute("CREATE TABLE accounts (person TEXT NOT NULL PRIMARY KEY, data BLOB, ended INTEGER NOT NULL)")


def messages_to_browsers(connection: sqlite3.Connection) -> None:
    """Which browsers want messages, when, and what they were told."""
    connection.execute(
        "CREATE TABLE pushes (person TEXT NOT NULL, key TEXT NOT NULL, data BLOB NOT NULL, PRIMARY KEY (person, key))"
        " WITHOUT ROWID"
    )


MIGRATIONS: Final[Sequence[Migration]] = (
    first_layout,
    journal_before_entries,
    chat_beside_the_log,
    histories_of_finished_games,
    records_of_people,
    reviews_of_finished_games,
    accounts_of_people,
    messages_to_browsers,
)
"""The one with index n leads from version n to n + 1. What is here stays for ever; new ones are added at the end."""


def check(path: Path, migrations: Sequence[Migration] = MIGRATIONS) -> None:
    """Refuses a database that is not ours, or newer than this program. Changes nothing, not even on the way."""
    try:
        with closing(look_into(path)) as connection:
            version = version_of(connection)
            is_ours = _number(connection, "PRAGMA application_id") == APPLICATION
            is_empty = _number(connection, "SELECT count(*) FROM sqlite_master") == 0
    except sqlite3.Error as error:
        raise DataError(f"{path} cannot be read ({error}); put a backup in its place, or give another folder") from None
    if not is_ours and not (is_empty and version == 0):
        raise DataError(f"{path} is a database of another program; give another folder for the data")
    if version > len(migrations):
        raise DataError(
            f"{path} is from a newer Drachenhort (its layout has the number {version}, this one knows {len(migrations)});"
            " use the newer one, or give another folder for the data"
        )


def migrate(connection: sqlite3.Connection, migrations: Sequence[Migration] = MIGRATIONS) -> None:
    """Brings a database that `check` found fine to the newest version, one step and one transaction after the other."""
    for version in range(version_of(connection), len(migrations)):
        connection.execute("BEGIN IMMEDIATE")
        try:
            migrations[version](connection)
            connection.execute(f"PRAGMA application_id = {APPLICATION}")
            connection.execute(f"PRAGMA user_version = {version + 1}")
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise


def version_of(connection: sqlite3.Connection) -> int:
    return _number(connection, "PRAGMA user_version")


def entries_in(connection: sqlite3.Connection) -> int:
    """How many entries all logs have together, in a database of any version.

    None is ever deleted, and SQLite numbers the rows of a table from 1, so the last number tells. To count them takes long.
    """
    parts = ("entries", "journal")[: version_of(connection)]  # An empty database has neither, the first layout no journal.
    return sum(_number(connection, f"SELECT coalesce(max(rowid), 0) FROM {part}") for part in parts)


def look_into(path: Path) -> sqlite3.Connection:
    """A connection that writes nothing: only with a journal beside the file SQLite has to be told that others may write."""
    journal = path.with_name(path.name + "-wal")
    mode = "mode=ro" if journal.exists() else "immutable=1"
    return sqlite3.connect(f"{path.absolute().as_uri()}?{mode}", uri=True)


def _number(connection: sqlite3.Connection, query: str) -> int:
    row: tuple[int] = connection.execute(query).fetchone()
    return row[0]
