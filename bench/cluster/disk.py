"""A disk of its own for the database, that can be full: a file with a file system in it, mounted where only we see it."""

import ctypes
import os
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from bench.server.process import SCRATCH

NEW_MOUNTS: Final = 0x00020000
"""Of unshare(2): what is mounted from now on is seen by this process and its children alone, and goes with them."""

SIZE: Final = 3 << 30
"""Bytes, of which only those take room that are used."""

BLOCK: Final = 4096


class Disk:
    def __init__(self, place: Path) -> None:
        self.place: Final = place
        self._ballast: Final = place / "ballast"

    def fill(self) -> None:
        with self._ballast.open("wb", buffering=0) as file, suppress(OSError):
            free = os.statvfs(self.place).f_bavail * BLOCK
            with suppress(OSError):
                os.posix_fallocate(file.fileno(), 0, max(BLOCK, free - (1 << 20)))
            file.seek(0, os.SEEK_END)
            while True:
                file.write(bytes(BLOCK))

    def make_room(self) -> None:
        self._ballast.unlink(missing_ok=True)


@contextmanager
def own_disk() -> Iterator[Disk | None]:
    """None where this is not allowed: then the database shares a disk with others, which must not be filled."""
    SCRATCH.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="disk-", dir=SCRATCH) as folder:
        image, place = Path(folder) / "image", Path(folder) / "disk"
        place.mkdir()
        Path(folder).chmod(0o755)  # PostgreSQL is somebody else's process.
        if not _mount(image, place):
            yield None
            return
        try:
            place.chmod(0o755)
            yield Disk(place)
        finally:
            subprocess.run(["umount", "-l", place], check=False)


def _mount(image: Path, place: Path) -> bool:
    if os.geteuid() != 0 or ctypes.CDLL(None).unshare(NEW_MOUNTS) != 0:
        return False
    with image.open("wb") as file:
        file.truncate(SIZE)
    commands: list[list[str | Path]] = [
        ["mount", "--make-rprivate", "/"],
        ["mkfs.ext4", "-q", "-m", "0", image],
        ["mount", "-o", "loop", image, place],
    ]
    with suppress(OSError):
        return all(subprocess.run(command, capture_output=True, check=False).returncode == 0 for command in commands)
    return False
