"""The process that plays a run of the lab, but that it shows something soon, however busy the machine: then it gives way.

`python -m soon_shown_lab_run FOLDER`, as seeded_server.py has it.
"""

import os
import sys
from pathlib import Path
from typing import Final

from drachenhort.lab.report import run
from drachenhort.lab.report.play import Grouped
from drachenhort.lab.report.run import GIVES_WAY, Order, main

_write: Final = run._write


def write_and_give_way(folder: Path, order: Order, grouped: Grouped, name: str) -> None:
    _write(folder, order, grouped, name)
    os.nice(max(0, GIVES_WAY - os.nice(0)))


if __name__ == "__main__":
    run.GIVES_WAY, run.BETWEEN, run._write = 0, 0.0, write_and_give_way  # type: ignore[misc]
    sys.exit(main(Path(sys.argv[1])))
