"""`python -m bench.server.appends`: how fast the store takes moves, without a server around it.

So many tables append one entry each, and the next one as soon as it is on the disk. Each round has a folder of its own.
To compare two versions of the sources, run it with each of them in PYTHONPATH, several times by turns. With
`--store ADDRESS` it measures that database as well, a round of each by turns.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Sequence
from itertools import product
from pathlib import Path

import uvloop

from drachenhort.server.store.entries import Acted
from drachenhort.server.store.found import open_store
from drachenhort.server.store.store import Store, append

WORK = 40
"""Microseconds of other work for each move, as rules and views are: the writer has to share the interpreter with it."""


async def append_until(end: float, store: Store, table: str, waits: list[float]) -> None:
    number = 0
    while (began := time.perf_counter()) < end:
        await append(store, table, number, [Acted(began.__trunc__(), 0, number, act="an id of some length", spent=7)])
        number += 1
        done = time.perf_counter()
        waits.append(done - began)
        while time.perf_counter() < done + WORK / 1e6:
            pass


async def measure(wanted: str, folder: Path, tables: int, seconds: float) -> list[float]:
    store = await open_store(wanted, folder)
    waits: list[float] = []
    end = time.perf_counter() + seconds
    await asyncio.gather(*(append_until(end, store, f"{folder.name} {number}", waits) for number in range(tables)))
    await store.close()
    return waits


def share(waits: Sequence[float], percent: int) -> float:
    """So many percent of them are shorter."""
    return waits[len(waits) * percent // 100]


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.server.appends", description="Measures durable appends.")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=3.0, help="of each round")
    parser.add_argument("--tables", type=int, nargs="*", default=[1, 50, 500], help="that append at the same time")
    parser.add_argument("--store", action="append", default=[], help="an empty database, to be measured as well")
    given = parser.parse_args(argv)
    for tables, _, wanted in product(given.tables, range(given.rounds), ["sqlite", *given.store]):
        with tempfile.TemporaryDirectory(prefix="appends-") as folder:
            waits = sorted(uvloop.run(measure(wanted, Path(folder), tables, given.seconds)))
        print(
            f"{tables:>4} tables, {wanted.partition(':')[0]:<8}: {len(waits) / given.seconds:>8,.0f} appends/s,"
            f" median {share(waits, 50) * 1e3:.2f} ms, 99th percentile {share(waits, 99) * 1e3:.2f} ms",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
