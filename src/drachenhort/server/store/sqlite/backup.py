"""A copy of a data folder, while a server may be using it."""

import os
import shutil
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from drachenhort.server.base.data_folder import DataError, sync
from drachenhort.server.store.sqlite.migrations import DATABASE, FIRST_LAYOUT, check, version_of


class Copied(NamedTuple):
    """What a copy holds."""

    tables: int
    running: int
    entries: int
    people: int
    size: int


def back_up(folder: Path, target: Path) -> Copied:
    """Copies everything as it was at one moment, checks the copy, and only then gives it its name."""
    source = folder / DATABASE
    if not source.is_file():
        raise DataError(f"there is no data in {folder}; --data names the folder that a server was started with")
    if target.exists() or target.is_symlink():
        raise DataError(f"{target} is there already and stays as it is; give a name that is not taken")
    if not target.parent.is_dir():
        raise DataError(f"{target} cannot be made, for there is no folder {target.parent}")
    check(source)
    unfinished = Path(tempfile.mkdtemp(prefix=f".{target.name}-", dir=target.parent))
    try:
        copy = unfinished / DATABASE
        _copy(source, copy)
        copied = _inspect(copy)
        _sync(copy)
        _sync(unfinished)
        unfinished.rename(target)
        _sync(target.parent)
    except sqlite3.Error as error:
        raise DataError(f"{folder} could not be copied to {target}: {error}") from None
    finally:
        shutil.rmtree(unfinished, ignore_errors=True)
    return copied


def _copy(source: Path, copy: Path) -> None:
    os.close(os.open(copy, os.O_CREAT | os.O_EXCL, 0o600))
    uri = f"{source.absolute().as_uri()}?mode=rw"
    # All pages in one step: a copy in several begins again whenever the server writes in between.
    with closing(sqlite3.connect(uri, uri=True)) as origin, closing(sqlite3.connect(copy)) as destination:
        origin.backup(destination)


def _inspect(copy: Path) -> Copied:
    """What is in the copy; raises DataError unless all of it can be read and no log has a hole."""
    with closing(sqlite3.connect(copy)) as connection:

        def number(query: str) -> int:
            row: tuple[int] = connection.execute(query).fetchone()
            return row[0]

        (verdict,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        log = "entries" if version_of(connection) == FIRST_LAYOUT else "log"
        holes = f"SELECT count(*) FROM (SELECT 1 FROM {log} GROUP BY table_id HAVING max(number) != count(*) - 1)"
        if verdict == "ok" and number(holes) > 0:
            verdict = "entries are missing"
        if verdict != "ok":
            raise DataError(f"the data is damaged ({verdict}) and was not copied; go back to an earlier backup")
        return Copied(
            tables=number("SELECT count(*) FROM tables"),
            running=number("SELECT count(*) FROM tables WHERE status = 'running'"),
            entries=number(f"SELECT count(*) FROM {log}"),
            people=number("SELECT count(*) FROM people"),
            size=copy.stat().st_size,
        )


def _sync(path: Path) -> None:
    file = os.open(path, os.O_RDONLY)
    try:
        sync(file)
    finally:
        os.close(file)
