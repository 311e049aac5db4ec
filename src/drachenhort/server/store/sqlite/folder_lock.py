"""One server alone uses a data folder."""

import fcntl
import os
from pathlib import Path
from typing import Final

from drachenhort.server.base.data_folder import DataError

LOCK: Final = "lock"


class FolderLock:
    """Held until it is released or the process ends, however it ends."""

    def __init__(self, folder: Path) -> None:
        path = folder / LOCK
        try:
            self._file: Final = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise DataError(f"{path} cannot be written: {error.strerror}; give another folder for the data") from None
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            holder = os.pread(self._file, 20, 0).decode("ascii", "replace").strip()
            os.close(self._file)
            process = f" (process {holder})" if holder.isdigit() else ""
            raise DataError(f"another server{process} uses {folder}; stop it, or give another folder") from None
        os.ftruncate(self._file, 0)
        os.pwrite(self._file, f"{os.getpid()}\n".encode(), 0)

    def release(self) -> None:
        # The file stays: were it removed, two servers could each hold a lock on a file of this name.
        os.ftruncate(self._file, 0)
        os.close(self._file)
