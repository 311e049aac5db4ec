"""`python -m bench.server.fence`: what an append's fence costs, in a database of its own.

Rounds go by turns: as it is, with a look at the shards and their locks; with the server's token alone; and with no fence.
The last two must never be served: whoever has lost a table could write to it.
"""

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

import uvloop

from bench.server.appends import measure
from bench.server.process import SCRATCH, cpu_seconds
from drachenhort.server.store.postgres import writer
from drachenhort.server.store.postgres.writer import WRITE
from tests.server.databases import Postgres, programs, running_postgres

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


class Cost(NamedTuple):
    """Of an append: microseconds of processor time."""

    database: float
    ours: float
    second: float
    """How many there were in one."""


def cost(postgres: Postgres, address: str, statement: str, tables: int, seconds: float) -> Cost:
    with tempfile.TemporaryDirectory(prefix="fence-") as folder, fenced_by(statement):
        database, ours = cpu_seconds([postgres.process_id]), time.process_time()
        many = len(uvloop.run(measure(address, Path(folder), tables, seconds)))
        spent = cpu_seconds([postgres.process_id]) - database, time.process_time() - ours
    return Cost(1e6 * spent[0] / many, 1e6 * spent[1] / many, many / seconds)


def spread(values: Sequence[float], digits: int) -> str:
    return f"{median(values):,.{digits}f} ({min(values):,.{digits}f} to {max(values):,.{digits}f})"


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.server.fence", description="What the fence costs.")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=2.0, help="of each round")
    parser.add_argument("--tables", type=int, nargs="*", default=[1, 50, 500], help="that append at the same time")
    given = parser.parse_args(argv)
    found = programs()
    if found is None:
        print("this needs PostgreSQL (Debian, Ubuntu: apt install postgresql)", file=sys.stderr)
        return 2
    SCRATCH.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="fence-", dir=SCRATCH) as place:
        Path(place).chmod(0o755)
        with running_postgres(found, Path(place)) as postgres:
            address = postgres.new_database()
            for tables in given.tables:
                compare(postgres, address, tables, given.rounds, given.seconds)
    return 0


def compare(postgres: Postgres, address: str, tables: int, rounds: int, seconds: float) -> None:
    costs: dict[str, list[Cost]] = {name: [] for name in FENCES}
    for _ in range(rounds):
        for name, statement in FENCES.items():
            costs[name].append(cost(postgres, address, statement, tables, seconds))
    print(f"{tables} tables that append at once; load of the machine {os.getloadavg()[0]:.1f}")
    whole = costs["token and shards"]
    for name, those in costs.items():
        dearer = [one.database / other.database for one, other in zip(whole, those, strict=True)]
        faster = [one.second / other.second for one, other in zip(whole, those, strict=True)]
        print(f"  {name:<17} {spread([one.database for one in those], 0)} us of the database an append", flush=True)
        if those is not whole:
            print(f"{'':<20}as it is, by turns: {spread(dearer, 2)} of that, {spread(faster, 2)} as many a second")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
