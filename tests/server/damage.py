"""Damage done to a data folder: pages that are overwritten, a journal that is cut."""

import sqlite3
from contextlib import closing
from pathlib import Path

from drachenhort.server.store.sqlite.migrations import DATABASE


def spoil(folder: Path, table: str) -> None:
    """Overwrites the first page of a table or index in the file itself, behind SQLite's back."""
    path = folder / DATABASE
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as connection:
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", [table]).fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xa5" * size)


def wal(folder: Path) -> Path:
    return folder / f"{DATABASE}-wal"


def contents(folder: Path) -> dict[str, bytes]:
    """The database and its journal, byte by byte."""
    return {path.name: path.read_bytes() for path in (folder / DATABASE, wal(folder)) if path.exists()}
