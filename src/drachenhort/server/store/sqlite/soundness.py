"""Whether the database can be trusted: looked over at the start, and watched as long as it is used."""

import logging
import sqlite3
from collections.abc import Callable
from threading import Thread
from typing import Final

from drachenhort.server.store.store import StoreError

AT_ONCE: Final = 500_000_000
"""Bytes that are looked over before the server begins: half a second if they are in memory already, a few seconds if not.
A larger database is looked over while it is in use."""

LOG: Final = logging.getLogger("drachenhort.store")


def complaint(connection: sqlite3.Connection) -> str | None:
    """What SQLite finds wrong with the structure of its file, None if all is well. Reads the whole of it."""
    try:
        (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.Error as error:
        if is_damage(error):
            return str(error)
        raise
    # SQLite begins what it has found with a line that names the database.
    return None if verdict == "ok" else str(verdict).rpartition("\n")[2]


def is_damage(error: BaseException) -> bool:
    """Whether SQLite has met pages that cannot be what was written, and not just a full disk or a lock."""
    if not isinstance(error, sqlite3.Error):
        return False
    code: int | None = getattr(error, "sqlite_errorcode", None)  # Missing where Python itself complains.
    return code is not None and code & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


class Soundness:
    """Sound until the first sign of damage. From then on nothing is written or read, until another start finds sound data.

    Told from any thread. Whoever went on would build on what cannot be trusted, and each write could destroy more.
    """

    def __init__(self) -> None:
        self._fault = ""

    @property
    def is_sound(self) -> bool:
        return not self._fault

    def check(self) -> None:
        """Raises StoreError if the data is damaged."""
        if self._fault:
            raise StoreError(self._fault)

    def note(self, error: BaseException) -> None:
        """An error of SQLite's: damage, or something that will pass."""
        if is_damage(error):
            self.condemn(str(error))

    def condemn(self, what: str) -> None:
        if not self._fault:
            self._fault = f"the data is damaged ({what}); nothing is written or read until a backup is put in its place"
            LOG.critical("%s", self._fault)


class Examination:
    """Looks a database over in a thread of its own, while it is in use."""

    def __init__(self, connect: Callable[[], sqlite3.Connection], soundness: Soundness) -> None:
        self._connection: Final = connect()
        self._soundness: Final = soundness
        self._thread: Final = Thread(target=self._run, name="drachenhort-examination", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        try:
            found = complaint(self._connection)
        except sqlite3.Error as error:
            LOG.warning("the data was not looked over to its end: %s", error)
            return
        if found is not None:
            self._soundness.condemn(found)

    def wait(self) -> None:
        self._thread.join()

    def close(self) -> None:
        """Breaks it off if it is not done."""
        self._connection.interrupt()
        self._thread.join()
        self._connection.close()
