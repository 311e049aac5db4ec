"""The server as it is, but for its deals: the same test is dealt the same every time, whatever ran before it. And runs of
the lab have something to show soon (soon_shown_lab_run.py).

`python seeded_server.py FILE serve ...`: the file names the test that is running.
"""

import hashlib
import secrets
import sys
from collections import Counter
from pathlib import Path
from types import ModuleType
from typing import Final
from unittest.mock import patch

from drachenhort.cli import main
from drachenhort.server.lab import lab

OF_A_DEAL: Final = 16
"""Bytes of a seed or a salt. All else that is drawn by lot stays so: nobody may be taken for another."""


class Deals:
    """Seeds and salts in the place of chance: by the name of the test, and how many it has had already."""

    def __init__(self, file: Path) -> None:
        self._file: Final = file
        self._had: Final[Counter[str]] = Counter()
        self._chance: Final = secrets.token_hex

    def token_hex(self, nbytes: int | None = None) -> str:
        if nbytes != OF_A_DEAL:
            return self._chance(nbytes)
        name = self._file.read_text(encoding="utf-8")
        self._had[name] += 1
        return hashlib.sha256(f"{name} {self._had[name]}".encode()).hexdigest()[: 2 * nbytes]


if __name__ == "__main__":
    secrets.token_hex = Deals(Path(sys.argv.pop(1))).token_hex
    with patch.object(lab, "program", ModuleType("soon_shown_lab_run")):
        main()
