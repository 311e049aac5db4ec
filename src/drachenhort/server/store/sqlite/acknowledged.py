"""How many entries have been acknowledged, in a small file beside the database.

What is new is in SQLite's journal, the file that ends in `-wal`, before it is moved to the database. If that file is cut or
deleted, SQLite goes on with what is left and says nothing. The number here tells that something is missing.
"""

import logging
import os
import time
from pathlib import Path
from typing import Final

from drachenhort.server.base.data_folder import DataError, sync

FILE: Final = "acknowledged"
WIDTH: Final = 20
"""Digits, always as many, so that a number lies exactly on the one before it."""

BUSY: Final = 0.1
"""Seconds between two notes while one write follows the other: each costs the writer a wait until the
other threads let it run again."""

SYNC_EVERY: Final = 5.0
"""Seconds. The system keeps what was written even if the process is killed; only a power failure can set the number back,
and a number that is too small raises no false alarm. So it does not have to reach the disk with every move."""

LOG: Final = logging.getLogger("drachenhort.store")


class Acknowledged:
    """The number, written by one thread. It comes after the entries and never before them, so it is never too large."""

    def __init__(self, folder: Path) -> None:
        self._file: Final = os.open(folder / FILE, os.O_RDWR | os.O_CREAT, 0o600)
        self._entries = self._written = -1
        self._written_at = self._synced_at = 0.0
        self._is_failing = False

    def note(self, entries: int, *, is_busy: bool) -> None:
        """So many are on the disk. If others wait already, it may be written down a little later."""
        self._entries = entries
        now = time.monotonic()
        if entries != self._written and not (is_busy and now < self._written_at + BUSY):
            self._write(now)

    def _write(self, now: float) -> None:
        """If this fails, the entries are on the disk nevertheless."""
        self._written = self._entries
        self._written_at = now
        try:
            os.pwrite(self._file, b"%0*d\n" % (WIDTH, self._entries), 0)
            if now > self._synced_at + SYNC_EVERY:
                self._synced_at = now
                sync(self._file)
            self._is_failing = False
        except OSError as error:
            if not self._is_failing:
                LOG.warning("the number of entries cannot be noted: %s", error.strerror)
            self._is_failing = True

    def close(self) -> None:
        self._write(time.monotonic())
        os.close(self._file)


def read_acknowledged(folder: Path) -> int:
    """The number as it was noted last; 0 if none has been."""
    path = folder / FILE
    try:
        text = path.read_bytes().strip()
    except FileNotFoundError:
        return 0
    if not text:  # The power failed before the first number reached the disk.
        return 0
    if not text.isdigit():
        raise DataError(f"{path} does not hold a number; delete it to start without knowing whether entries are missing")
    return int(text)
