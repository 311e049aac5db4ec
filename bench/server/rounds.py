"""One round: a fresh server, fresh tables, some load, and the server's own record of it afterwards."""

import asyncio
import gc
import math
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass

from bench.server.faults import compare
from bench.server.load import PATIENCE, Load, Table, for_each
from bench.server.process import Cores, Process, ServerFailed, busy_seconds, new_site
from bench.server.servers import Http, Seats, Server


@dataclass(frozen=True)
class Plan:
    """How many tables for how long, and how they move (see `Load`)."""

    tables: int
    warm_up: float
    seconds: float
    period: float = 0
    copies: int = 1


@dataclass(frozen=True)
class Round:
    """What was measured. Latencies in milliseconds, shares of one core."""

    moves_per_second: float
    p50: float
    p99: float
    longest: float
    server_share: float
    load_share: float
    others_share: float
    """What the rest of the machine was busy with, all cores together."""
    moves: int
    """Accepted and broadcast, warm-up included."""
    lost: int
    """Of these, not in the server's record."""
    doubled: int
    """In the server's record, but not made, or not that often."""


@dataclass(frozen=True)
class Moment:
    """A reading of all clocks."""

    at: float
    server: float
    load: float
    machine: float

    @classmethod
    def now(cls, process: Process) -> "Moment":
        return cls(time.perf_counter(), process.cpu_seconds(), time.process_time(), busy_seconds())


async def run_round(server: Server, cores: Cores, plan: Plan, seed: int) -> Round:
    with new_site(cores) as site, server.process(site) as process:
        http = Http(site.port)
        all_seats = [server.open_table(http) for _ in range(plan.tables)]
        load = Load(seed, plan.period, plan.copies)
        async with seated(server, load, all_seats, site.port) as tables:
            start, end = await play(load, tables, process, plan)
        if load.problems or not load.latencies:
            first = load.problems[0] if load.problems else "not one move was made"
            raise ServerFailed(f"{server.name}: {first} ({len(load.problems)} problems). It said: {process.said()}")
        records = await server.records(all_seats, process)
    seconds = end.at - start.at
    latencies = sorted(load.latencies)
    faults = [compare(table.moves, record) for table, record in zip(tables, records, strict=True)]
    return Round(
        moves_per_second=len(latencies) / seconds,
        p50=quantile(latencies, 0.5) * 1000,
        p99=quantile(latencies, 0.99) * 1000,
        longest=latencies[-1] * 1000,
        server_share=(end.server - start.server) / seconds,
        load_share=(end.load - start.load) / seconds,
        others_share=(end.machine - start.machine - (end.server - start.server) - (end.load - start.load)) / seconds,
        moves=sum(len(table.moves) for table in tables),
        lost=sum(fault.lost for fault in faults),
        doubled=sum(fault.doubled for fault in faults),
    )


async def play(load: Load, tables: Sequence[Table], process: Process, plan: Plan) -> tuple[Moment, Moment]:
    """Moves at all tables, first uncounted, and waits until the last move is heard of."""
    # A collection of what setting up left behind would show as a long wait.
    gc.collect()
    gc.disable()
    try:
        load.is_on = True
        for table in tables:
            table.begin()
        await asyncio.sleep(plan.warm_up)
        start = Moment.now(process)
        load.is_counting = True
        await asyncio.sleep(plan.seconds)
        load.is_counting = False
        end = Moment.now(process)
        load.is_on = False
    finally:
        gc.enable()
    await rest(load, tables, process)
    return start, end


async def rest(load: Load, tables: Sequence[Table], process: Process) -> None:
    """Until every table knows how its last move ended."""
    patience = time.monotonic() + PATIENCE
    while not all(table.is_at_rest for table in tables):
        if time.monotonic() > patience:
            restless = sum(not table.is_at_rest for table in tables)
            problem = load.problems[0] if load.problems else "no connection has told why"
            raise ServerFailed(f"{restless} tables never went on after a move: {problem}. It said: {process.said()}")
        await asyncio.sleep(0.05)


@asynccontextmanager
async def seated(server: Server, load: Load, all_seats: Sequence[Seats], port: int) -> AsyncIterator[list[Table]]:
    """Tables with both clients connected."""
    tables = list[Table]()
    for seats in all_seats:
        table = Table(load)
        table.clients = [server.client(table, place) for place in seats]
        tables.append(table)
    clients = [client for table in tables for client in table.clients]
    try:
        await for_each(clients, lambda client: client.connect(server.url(port)))
        yield tables
    finally:
        for client in clients:
            client.close()


def quantile(ordered: Sequence[float], share: float) -> float:
    """The smallest value that at least this share of them does not exceed."""
    return ordered[math.ceil(share * len(ordered)) - 1]
