"""`python -m bench.server.attack.odd_server serve ...`: a server whose surroundings are not as usual.

What is odd is said in the environment: DRACHENHORT_CLOCK is a file with the seconds by which its clock is wrong, looked up
every time it is asked; DRACHENHORT_HEARTBEAT is how many seconds apart it looks for tables that nobody would miss.
"""

import os
import time
from pathlib import Path
from unittest.mock import patch

CLOCK = "DRACHENHORT_CLOCK"
HEARTBEAT = "DRACHENHORT_HEARTBEAT"

true_time = time.time
true_time_ns = time.time_ns


def offset() -> float:
    return float(Path(os.environ[CLOCK]).read_text())


def wrong_time() -> float:
    return true_time() + offset()


def wrong_time_ns() -> int:
    return true_time_ns() + int(offset() * 1e9)


def main() -> None:
    if CLOCK in os.environ:
        time.time, time.time_ns = wrong_time, wrong_time_ns
    from drachenhort.cli import main as serve
    from drachenhort.server.table import tables

    with patch.object(tables, "HEARTBEAT", float(os.environ.get(HEARTBEAT, tables.HEARTBEAT))):
        serve()


if __name__ == "__main__":
    main()
