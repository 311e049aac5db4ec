"""`python -m bench.cluster`: three servers behind HAProxy, people and bots at 300 tables, and whatever can happen to them.

What has to be so all the time stands in `invariants.py`, what happens in `faults.py`. Every fault ends before the next one
begins, and all three servers are there again. The first wrong thing ends the run; the log of all servers is kept then.
"""

import argparse
import asyncio
import os
import sys
import time
from collections.abc import Sequence
from random import Random
from typing import Final

import uvloop

from bench.cluster.faults import FAULTS
from bench.cluster.invariants import WITHIN, Court
from bench.cluster.people import Crowd, Group, Person, until
from bench.cluster.site import Site, open_tables, people_at, running_site
from bench.server.process import ServerFailed
from bench.server.rounds import quantile

PATIENCE: Final = 120.0
"""Seconds until a table that does not go on is given up: how long it took is to be known."""

BALANCED: Final = 300.0
"""Seconds until all servers are there and have their part again: shards go one by one, each with a way to the database."""

LOOKED_EVERY: Final = 20
"""Faults."""


class Figures:
    def __init__(self) -> None:
        self.waits: Final[dict[str, list[float]]] = {}
        """By the kind of fault: seconds from its end until every table had gone on."""
        self.wrong: Final[list[str]] = []
        self.late: Final[list[str]] = []
        """Faults after which a table needed more than `WITHIN`; the run goes on."""
        self.acts = 0
        self.acknowledged = 0

    @property
    def faults(self) -> int:
        return sum(map(len, self.waits.values()))

    def table(self, crowd: Crowd, site: Site) -> str:
        lines = ["", "fault                 times   until all tables went on: half of them, longest"]
        for kind, waits in sorted(self.waits.items()):
            lines.append(f"  {kind:<20}{len(waits):>5}   {quantile(sorted(waits), 0.5):>6.1f} s {max(waits):>6.1f} s")
        waits = sorted(crowd.waits)
        if waits:
            half, most = quantile(waits, 0.5), quantile(waits, 0.99)
            lines.append(
                f"{self.acts:,} acts in the logs, {self.acknowledged:,} of people who were told so; from a decision to its"
                f" answer p50 {half * 1000:.0f} ms, p99 {most:.2f} s, longest {waits[-1]:.1f} s"
            )
        lines.append(f"people were told: {crowd.failures or 'nothing but answers'}; servers ended {len(site.ends)} times")
        return "\n".join([*lines, *(f"  ! {wrong}" for wrong in [*self.wrong[:20], *self.late])])


async def look(court: Court, figures: Figures) -> None:
    figures.wrong.extend(await court.look())
    figures.acts = sum(judge.acts for judge in court.judges.values())
    figures.acknowledged = sum(judge.acknowledged for judge in court.judges.values())
    print(
        f"   {figures.acts:,} acts in the logs, {figures.acknowledged:,} acknowledged: {len(figures.wrong)} wrong",
        flush=True,
    )


async def one_fault(site: Site, kind: str, groups: Sequence[Group], chance: Random, figures: Figures) -> None:
    what = await FAULTS[kind](site, chance)
    over = time.monotonic()
    for group in groups:
        group.answered = None
    if await until(lambda: all(group.answered for group in groups), PATIENCE) is None:
        late = [group.table for group in groups if not group.answered]
        figures.wrong.append(f"{kind}, {what}: {len(late)} tables have not gone on after {PATIENCE} s, such as {late[0]}")
        return
    took = max(group.answered or over for group in groups) - over
    figures.waits.setdefault(kind, []).append(took)
    if took > WITHIN:
        figures.late.append(f"{kind}, {what}: a table went on after {took:.1f} s, load {os.getloadavg()[0]:.1f}")
    end = time.monotonic() + BALANCED
    while not await asyncio.to_thread(site.is_whole):
        if time.monotonic() > end:
            figures.wrong.append(f"{kind}, {what}: not all servers were there again after {BALANCED} s")
            return
        await asyncio.sleep(0.2)
    print(
        f"{figures.faults:>4} {kind:<20}{what:<28} all went on after {took:4.1f} s, all servers after"
        f" {time.monotonic() - over:4.1f} s; load {os.getloadavg()[0]:.1f}",
        flush=True,
    )


async def finish(site: Site, crowd: Crowd, people: Sequence[Person]) -> str | None:
    """All is answered, and everybody is shown the table once more."""
    crowd.pause()
    if await until(lambda: all(person.is_content for person in people), PATIENCE) is None:
        return "not everybody was answered at the end"
    for person in people:
        person.forget()
    site.cluster.end_proxy()
    site.cluster.begin_proxy()
    if await until(lambda: all(person.is_content for person in people), PATIENCE) is None:
        return "not everybody could come back at the end"
    return None


async def storm(site: Site, kinds: Sequence[str], times: int, tables: int, pace: float, seed: int) -> Figures:
    figures, chance = Figures(), Random(seed)
    opened = await open_tables(site.cluster.url, tables)
    groups = [group for group, _ in opened]
    court = Court(site.address, groups)
    await court.begin()
    crowd = Crowd(site.cluster.url, pace, seed)
    async with people_at(site, crowd, opened) as people:
        for number in range(times):
            if number % len(kinds) == 0:
                order = chance.sample(kinds, len(kinds))
            await asyncio.sleep(2 * chance.random())
            await one_fault(site, order[number % len(kinds)], groups, chance, figures)
            if (number + 1) % LOOKED_EVERY == 0:
                await look(court, figures)
            if figures.wrong:
                break
        problem = await finish(site, crowd, people)
        figures.wrong.extend([] if problem is None else [problem])
    await look(court, figures)
    print(figures.table(crowd, site))
    return figures


async def run(given: argparse.Namespace) -> int:
    seed = Random().randrange(10**6) if given.seed is None else given.seed
    async with running_site() as site:
        kinds = given.kind or list(FAULTS)
        if site.disk is None and "disk full" in kinds:
            print("disk full: not tried, since nothing can be mounted here; that needs root")
            kinds.remove("disk full")
        how = f", {given.latency:.0f} ms and {given.loss:.0f} % loss to the database" if given.latency or given.loss else ""
        for link in site.links.values():
            link.tell(f"slow {given.latency} {given.loss}")
        print(f"seed {seed}, {given.faults} faults, {given.tables} tables{how}", flush=True)
        figures = await storm(site, kinds, given.faults, given.tables, given.pace, seed)
        if figures.wrong or figures.late:
            said = "what the servers said is in build/last-site"
            raise ServerFailed(f"{len(figures.wrong)} wrong, {len(figures.late)} too late; {said}")
    return 0


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.cluster", description="Faults for whole servers, and who loses what."
    )
    parser.add_argument("--faults", type=int, default=100, help="how many")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--pace", type=float, default=3.0, help="seconds from a person's turn to the act, on average")
    parser.add_argument("--latency", type=float, default=0.0, help="milliseconds to the database, each way")
    parser.add_argument("--loss", type=float, default=0.0, help="percent of what is sent there or comes back")
    parser.add_argument("--kind", action="append", choices=sorted(FAULTS), help="only these")
    parser.add_argument("--seed", type=int, default=None, help="of the chances; any by default")
    try:
        return uvloop.run(run(parser.parse_args(argv)))
    except (ServerFailed, asyncio.CancelledError) as problem:
        print(f"faults: {problem}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
