"""A folder for what a build makes on its way, kept from one build to the next."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def unfinished(scratch: Path) -> Iterator[Path]:
    """Empty the folder unless the build in it comes to its end, now or, if this process is killed, the next time.

    What an interrupted compiler leaves behind may be half a file that looks newer than its source.
    """
    mark = scratch / "unfinished"
    if mark.exists():
        shutil.rmtree(scratch)
    scratch.mkdir(parents=True, exist_ok=True)
    mark.touch()
    try:
        yield scratch
    except BaseException:
        shutil.rmtree(scratch, ignore_errors=True)
        raise
    mark.unlink()
