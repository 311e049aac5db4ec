"""The folder of a report: all of its files or none."""

import os
from contextlib import suppress
from pathlib import Path

from drachenhort.core.errors import DrachenhortError


class FolderError(DrachenhortError):
    """A folder that cannot be written to."""


def check_folder(path: Path) -> None:
    """Refuses what cannot be written to, as far as that can be told without writing."""
    there = path if path.exists() else path.parent
    if not there.is_dir() or not os.access(there, os.W_OK):
        raise FolderError(
            f"--out {path}: cannot be written; give a folder, or the name of a new one in a folder that exists"
        )


def write_folder(path: Path, files: dict[str, str]) -> None:
    """Every file is whole before the first one takes its place. If that fails what was there before stays."""
    is_new = not path.exists()
    parts = {name: path / f".{name}.part" for name in files}
    try:
        path.mkdir(exist_ok=True)
        for name, part in parts.items():
            with part.open("w", encoding="utf-8") as stream:
                stream.write(files[name])
                stream.flush()
                os.fsync(stream.fileno())
        for name, part in parts.items():
            part.replace(path / name)
    except OSError as error:
        raise FolderError(f"{path} cannot be written: {error.strerror or error}") from None
    finally:
        for part in parts.values():
            part.unlink(missing_ok=True)
        if is_new:
            with suppress(OSError):
                path.rmdir()  # It only goes if nothing came into it.
