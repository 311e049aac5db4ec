"""Before an upgrade: which tables this version of the program can go on with. Changes nothing where they are kept."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec

from drachenhort.core.errors import DrachenhortError
from drachenhort.games import find
from drachenhort.server.base.data_folder import DataError
from drachenhort.server.store.entries import AnyEntry, decode_entry
from drachenhort.server.store.found import needing
from drachenhort.server.store.sqlite.migrations import DATABASE, FIRST_LAYOUT, HISTORIES_SINCE, check, look_into, version_of
from drachenhort.server.table.ledger import Ledger, ledger_of
from drachenhort.server.table.live_game import begin, follow_log

TABLES: Final = "SELECT id, status FROM tables WHERE status IN ('running', 'over') ORDER BY id"


class Affected:
    """How many tables it is, of each kind; of those that are stranded, which and why."""

    def __init__(self) -> None:
        self.finished = 0
        self.today = 0
        self.compatible = 0
        self.older = 0
        self.stranded: Final[dict[str, str]] = {}


def affected_tables(folder: Path) -> Affected:
    """Raises DataError if there is no data, or none that this program can use."""
    path = folder / DATABASE
    if not path.is_file():
        raise DataError(f"there is no data in {folder}; --data names the folder that a server was started with")
    check(path)
    affected = Affected()
    try:
        with closing(look_into(path)) as connection:
            kept = _kept(connection)
            for table, status in connection.execute(TABLES).fetchall():
                if table in kept:
                    affected.finished += 1
                else:
                    _judge(affected, table, status == "over", list(_log(connection, table)))
    except (sqlite3.Error, msgspec.MsgspecError) as error:
        raise DataError(f"{path} cannot be read: {error}") from None
    return affected


async def affected_tables_in(address: str) -> Affected:
    """The same of a database, which a server may be using."""
    with needing("postgres"):
        from drachenhort.server.store.postgres.looking import look_into_database

    affected = Affected()
    async with look_into_database(address) as reader:
        kept = {table for (table,) in await reader.ask("SELECT table_id FROM histories")}
        for table, status in await reader.ask(TABLES):
            stored = None if table in kept else await reader.load(table)
            if stored is None:
                affected.finished += 1
            else:
                _judge(affected, table, status == "over", stored.entries)
    return affected


def _kept(connection: sqlite3.Connection) -> set[str]:
    if version_of(connection) < HISTORIES_SINCE:
        return set()
    return {table for (table,) in connection.execute("SELECT table_id FROM histories")}


def _log(connection: sqlite3.Connection, table: str) -> Iterator[AnyEntry]:
    source = "entries" if version_of(connection) == FIRST_LAYOUT else "log"
    query = f"SELECT body FROM {source} WHERE table_id = ? ORDER BY number"
    for (body,) in connection.execute(query, [table]):
        yield decode_entry(body.encode())


def _judge(affected: Affected, table: str, is_over: bool, entries: list[AnyEntry]) -> None:
    ledger = ledger_of(entries)
    try:
        game = ledger.game()
        if is_over:
            affected.finished += 1
            return
        _play_through(ledger, entries)
    except DrachenhortError as error:
        affected.stranded[table] = str(error)
        return
    if game.variation is None and game is not find(game.id):
        affected.older += 1
    elif game.rules_version == ledger.rules:
        affected.today += 1
    else:
        affected.compatible += 1


def _play_through(ledger: Ledger, entries: list[AnyEntry]) -> None:
    """That the rules have the right number does not say that they allow what was played."""
    assert ledger.started is not None, "a game that is running has begun"
    for _ in follow_log(begin(ledger, ledger.started), entries):
        pass
