"""`python -m bench.cluster.rolling`: all three servers ended and begun again one after the other, as for an upgrade, while
people play. No act may fail, and nobody may wait for longer than the lease and a second, or lose sight of the table for
longer than that."""

import argparse
import asyncio
import os
import sys
import time
from collections.abc import Sequence
from typing import Final

import uvloop

from bench.cluster.__main__ import finish
from bench.cluster.invariants import Court
from bench.cluster.people import Crowd
from bench.cluster.site import Site, open_tables, people_at, running_site
from bench.server.process import ServerFailed
from bench.server.rounds import quantile
from drachenhort.server.store.postgres.lease import LEASE
from tools.cluster.cluster import NAMES

LONGEST: Final = LEASE.total_seconds() + 1
PATIENCE: Final = 120.0
QUIET: Final = 3.0
"""Seconds of play before and after each server's turn."""


async def roll(site: Site, name: str) -> float:
    """Seconds until it is there again and has its part."""
    ended, began = len(site.ends), time.monotonic()
    site.cluster.nodes[name].signal(15)
    while len(site.ends) == ended or not await asyncio.to_thread(site.is_whole):
        if time.monotonic() > began + PATIENCE:
            raise ServerFailed(f"{name} was not there again after {PATIENCE} s")
        await asyncio.sleep(0.1)
    code = site.ends[-1][1]
    if code:
        raise ServerFailed(f"{name} ended with {code}")
    return time.monotonic() - began


def said_of(label: str, seconds: list[float]) -> str:
    ordered = sorted(seconds) or [0.0]
    return (
        f"  {label:<42}{len(seconds):>7,}   half {quantile(ordered, 0.5) * 1000:.0f} ms, p99"
        f" {quantile(ordered, 0.99) * 1000:.0f} ms, longest {ordered[-1] * 1000:.0f} ms"
    )


async def run(tables: int, pace: float) -> int:
    async with running_site(with_disk=False) as site:
        opened = await open_tables(site.cluster.url, tables)
        court = Court(site.address, [group for group, _ in opened])
        await court.begin()
        crowd = Crowd(site.cluster.url, pace, seed=1)
        async with people_at(site, crowd, opened) as people:
            await asyncio.sleep(QUIET)
            calm, crowd.waits, crowd.absences = crowd.waits, [], []
            for name in NAMES:
                took = await roll(site, name)
                print(f"{name} ended and was there again with its part after {took:.1f} s", flush=True)
                await asyncio.sleep(QUIET)
            waits, absences = crowd.waits, crowd.absences
            problem = await finish(site, crowd, people)
        wrong = ([] if problem is None else [problem]) + await court.look()
        print(f"{tables} tables, every server begun again once; load of the machine {os.getloadavg()[0]:.1f}")
        print(said_of("acts before, answered after", calm))
        print(said_of("acts meanwhile, answered after", waits))
        print(said_of("times a table was lost, shown again after", absences))
        print(f"  people were told: {crowd.failures or 'nothing but answers'}")
        if max([*waits, *absences]) > LONGEST:
            wrong.append(f"somebody waited for longer than {LONGEST:.0f} s")
        if crowd.failures:
            wrong.append("acts failed")
        print("\n".join(f"  ! {what}" for what in wrong[:20]) or "  nothing lost, nothing doubled, nobody refused")
        return 1 if wrong else 0


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.cluster.rolling", description="A rolling restart under load.")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--pace", type=float, default=2.0, help="seconds from a person's turn to the act, on average")
    given = parser.parse_args(argv)
    try:
        return uvloop.run(run(given.tables, given.pace))
    except (ServerFailed, asyncio.CancelledError) as problem:
        print(f"rolling: {problem}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
