"""One build at a time: a lock on a file, held until it is released or its holder ends, however that ends."""

import os
import sys
from pathlib import Path
from types import TracebackType

from build_tools.progress import say


class Lock:
    """An open file with a lock on it. Whoever inherits the file holds the lock as well. On Windows nothing is locked."""

    def __init__(self, file: int) -> None:
        self.file = file

    @classmethod
    def take(cls, path: Path) -> "Lock | None":
        """The lock, or None if somebody else holds it."""
        lock = cls._open(path)
        if sys.platform != "win32":
            import fcntl

            try:
                fcntl.flock(lock.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                lock.release()
                return None
        return lock

    @classmethod
    def wait(cls, path: Path, what: str) -> "Lock":
        """The lock, as soon as nobody else holds it; `what` says what is waited for."""
        lock = cls.take(path)
        if lock is not None:
            return lock
        say(what)
        lock = cls._open(path)
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(lock.file, fcntl.LOCK_EX)
        return lock

    @classmethod
    def _open(cls, path: Path) -> "Lock":
        path.parent.mkdir(parents=True, exist_ok=True)
        # The file is never removed: two processes could each hold a lock on a file of this name.
        return cls(os.open(path, os.O_RDWR | os.O_CREAT, 0o644))

    def release(self) -> None:
        os.close(self.file)

    def __enter__(self) -> "Lock":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.release()
