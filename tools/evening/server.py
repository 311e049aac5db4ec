"""A server whose deals are known beforehand, so that every evening goes the same.

`python -m tools.evening.server PORT FOLDER`
"""

import itertools
import secrets
import sys
from typing import Final

from drachenhort.cli import main

SEED: Final = 4
SEED_BYTES: Final = 16
_NUMBERS: Final = itertools.count(1)


def _known_hex(nbytes: int | None = None) -> str:
    """In place of secret ones: the same seed and salt for every deal, and people one after the other."""
    size = nbytes or 32
    return f"{SEED if size == SEED_BYTES else next(_NUMBERS):0{2 * size}x}"


if __name__ == "__main__":
    port, folder = sys.argv[1:]
    secrets.token_hex = _known_hex
    sys.argv[1:] = ["serve", "--host", "127.0.0.1", "--port", port, "--data", folder]
    main()
