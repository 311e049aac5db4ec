"""`python -m bench.server.fence ADDRESS`: what an append's fence costs, in an empty database.

Rounds go by turns: as it is, with a look at the shards and their locks; with the server's token alone; and with no fence.
The last two must never be served: whoever has lost a table could write to it.
"""

import argparse
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Final

import uvloop

from bench.server.appends import measure
from drachenhort.server.store.postgres import writer
from drachenhort.server.store.postgres.writer import WRITE

BEGIN: Final = WRITE.index("part0 AS")
END: Final = WRITE.rindex(" SELECT (")
STATEMENTS: Final = WRITE[BEGIN:END]

ALL_VALUES: Final = "cardinality($17::int[]) > 0"
"""The shards have to be looked at somehow, or the database does not know what was sent for them."""

FENCES: Final = {
    "token and shards": WRITE,
    "token alone": f"WITH holder AS (SELECT FROM nodes WHERE token = $1 AND {ALL_VALUES} FOR KEY SHARE), {STATEMENTS}"
    " SELECT 2 * count(*) FROM holder",
    "none": f"WITH holder AS (SELECT WHERE $1::bigint > 0 AND {ALL_VALUES}), {STATEMENTS} SELECT 2 * count(*) FROM holder",
}


@contextmanager
def fenced_by(statement: str) -> Iterator[None]:
    writer.WRITE = statement  # type: ignore[misc]
    try:
        yield
    finally:
        writer.WRITE = WRITE  # type: ignore[misc]


def appends(address: str, statement: str, tables: int, seconds: float) -> list[float]:
    """How long each took."""
    with tempfile.TemporaryDirectory(prefix="fence-") as folder, fenced_by(statement):
        return sorted(uvloop.run(measure(address, Path(folder), tables, seconds)))


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.server.fence", description="What the fence costs.")
    parser.add_argument("address", help="of an empty database")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=2.0, help="of each round")
    parser.add_argument("--tables", type=int, nargs="*", default=[1, 50, 500], help="that append at the same time")
    given = parser.parse_args(argv)
    for tables in given.tables:
        counts: dict[str, list[float]] = {name: [] for name in FENCES}
        for _ in range(given.rounds):
            for name, statement in FENCES.items():
                waits = appends(given.address, statement, tables, given.seconds)
                counts[name].append(len(waits) / given.seconds)
        first = counts["token and shards"]
        print(f"{tables:>4} tables: {median(first):,.0f} appends/s with token and shards", flush=True)
        for name in list(FENCES)[1:]:
            ratios = sorted(one / other for one, other in zip(first, counts[name], strict=True))
            print(f"      of those with {name:<12}: {median(ratios):.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f})", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
