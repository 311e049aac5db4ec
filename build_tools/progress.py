"""What is being done, one line each, with the seconds since make was started."""

import os
import time
from typing import Final

STARTED: Final = "DRACHENHORT_STARTED"
"""The Makefile puts the second in which it was started here."""


def say(what: str) -> None:
    started = os.environ.get(STARTED, "")
    elapsed = f"{int(time.time()) - int(started):3} s  " if started.isdecimal() else ""
    print(f"{elapsed}{what}", flush=True)
