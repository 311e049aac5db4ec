"""Drachenhort: one table for five dragon games."""

from pathlib import Path

from drachenhort import _native

_COMPILED = _native.install(Path(__file__).parent)


def is_compiled() -> bool:
    """Whether the compiled engine runs; otherwise the same sources run as plain Python."""
    return _COMPILED
