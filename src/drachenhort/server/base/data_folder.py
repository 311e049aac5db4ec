"""The folder a server keeps its data in."""

import os
import sys
from pathlib import Path

from drachenhort.core.errors import DrachenhortError


class DataError(DrachenhortError):
    """A folder that cannot be used for data. The text says what to do."""


def default_folder() -> Path:
    """Where this system keeps what programs keep for a person."""
    home = Path.home()
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Drachenhort"
    given = Path(os.environ.get("XDG_DATA_HOME", ""))
    return (given if given.is_absolute() else home / ".local" / "share") / "drachenhort"


def sync(file: int) -> None:
    """Returns when the open file is on the disk."""
    if sys.platform == "darwin":
        # There fsync only hands it to the drive, which may keep it in memory for a while.
        import fcntl

        fcntl.fcntl(file, fcntl.F_FULLFSYNC)
    else:
        os.fsync(file)


def make_folder(folder: Path) -> None:
    """A folder that is new is for its owner alone; one that is there stays as it is."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except FileExistsError:
        raise DataError(f"{folder} is a file; give a folder for the data") from None
    except OSError as error:
        raise DataError(f"{folder} cannot be made: {error.strerror}; give another folder for the data") from None
