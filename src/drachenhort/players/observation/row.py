"""Rows: a byte for each feature, 1 or 0, in memory that others own."""

from drachenhort.core.native import i64, mypyc_attr
from drachenhort.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Rows:
    """A way to rows that does not go over views, for one game.

    It makes exactly the bytes that the encoder makes of a view: the tests compare both at every decision of many games. So
    it knows as little as a view does.
    """

    def add(self, state: State, seat: i64, out: list[bytes]) -> None:
        """Adds pieces that make the row of this seat when they are joined."""
        raise NotImplementedError


def row_of(present: list[int], width: int) -> bytes:
    """1 at the places named, 0 everywhere else."""
    row = bytearray(width)
    for place in present:
        row[place] = 1
    return bytes(row)


def put(row: bytes, memory: object) -> None:
    """Writes a row into memory of the caller's, which must be exactly as long."""
    view = memoryview(memory).cast("B")  # type: ignore[arg-type]  # A NumPy array is a buffer, which Python 3.11 has no type for.
    if len(view) != len(row):
        raise ValueError(f"the memory has {len(view):,} bytes; it must have {len(row):,}")
    view[:] = row
