"""`python -m bench.cluster.scale`: moves a second with one, two and three servers on one database, and a move's price.

Rounds go by turns: one server, two, three, and again. Clients come to the server that has the table, past any proxy. On a
machine with few cores the servers, the database and the clients share them, so what counts is what a move costs each.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

import uvloop

from bench.cluster.site import end_in_order
from bench.server.load import PATIENCE, Load, Table, for_each
from bench.server.ours import SETTINGS, Drachenhort
from bench.server.process import SCRATCH, ServerFailed, busy_seconds, cpu_seconds
from bench.server.rounds import quantile
from bench.server.servers import Http, Seats
from tests.server.databases import Postgres, programs, running_postgres
from tests.server.process import ServerProcess
from tools.cluster.cluster import NAMES

WITHIN: Final = 120.0
WARM_UP: Final = 1.0


class Round(NamedTuple):
    """Of so many servers. Costs are microseconds of processor time a move, waits milliseconds."""

    servers: int
    moves: float
    p50: float
    p99: float
    server: float
    database: float
    load: float
    others: float
    """Cores that the rest of the machine was busy with."""
    wal: float
    """Bytes a move."""
    commits: float
    """Of the database, a move: several moves go together."""


@contextmanager
def running(postgres: Postgres, database: str, many: int) -> Iterator[list[ServerProcess]]:
    """Servers that share the shards in equal parts."""
    with tempfile.TemporaryDirectory(prefix="drachenhort-scale-") as folder:
        nodes: list[ServerProcess] = []
        try:
            for name in NAMES[:many]:
                (Path(folder) / name).mkdir()
                node = ServerProcess(Path(folder) / name, store=postgres.address(database), node=name, settings=SETTINGS)
                node.begin()
                nodes.append(node)
            least = 1024 // many - 1
            query = (
                f"SELECT count(*) FROM (SELECT FROM drachenhort.shards GROUP BY owner HAVING count(*) > {least}) AS held"
            )
            wait_for(lambda: all(node.is_up() for node in nodes), "not all servers are up")
            wait_for(lambda: postgres.query(database, query) == str(many), "the shards are not shared")
            yield nodes
        finally:
            for node in nodes:
                if node.is_running:
                    node.kill()


def wait_for(is_so: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + WITHIN
    while not is_so():
        if time.monotonic() > end:
            raise ServerFailed(f"{what} after {WITHIN:.0f} s")
        time.sleep(0.1)


class Moment(NamedTuple):
    at: float
    server: float
    database: float
    load: float
    machine: float
    wal: int
    commits: int


def now(postgres: Postgres, database: str, nodes: Sequence[ServerProcess]) -> Moment:
    wal, commits = postgres.query(
        database,
        "SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0'), xact_commit FROM pg_stat_database"
        " WHERE datname = current_database()",
    ).split("|")
    return Moment(
        time.perf_counter(),
        cpu_seconds([node.process_id for node in nodes]),
        cpu_seconds([postgres.process_id]),
        time.process_time(),
        busy_seconds(),
        int(wal),
        int(commits),
    )


async def measure(postgres: Postgres, many: int, tables: int, period: float, seconds: float) -> Round:
    database = postgres.new_database().rpartition("/")[2]
    with running(postgres, database, many) as nodes:
        server, load = Drachenhort(), Load(many, period)
        places: list[tuple[Seats, int]] = []
        for number in range(tables):
            node = nodes[number % many]
            places.append((server.open_table(Http(node.port)), node.port))
        all_tables = [Table(load) for _ in places]
        clients = []
        for table, (seats, port) in zip(all_tables, places, strict=True):
            table.clients = [server.client(table, place) for place in seats]
            clients += [(client, server.url(port)) for client in table.clients]
        try:
            await for_each(clients, lambda pair: pair[0].connect(pair[1]))
            load.is_on = True
            for table in all_tables:
                table.begin()
            await asyncio.sleep(WARM_UP + period)
            first = now(postgres, database, nodes)
            load.is_counting = True
            await asyncio.sleep(seconds)
            load.is_counting = load.is_on = False
            last = now(postgres, database, nodes)
            end = time.monotonic() + PATIENCE
            while not all(table.is_at_rest for table in all_tables):
                if load.problems or time.monotonic() > end:
                    raise ServerFailed(f"tables do not go on: {load.problems[:1]}")
                await asyncio.sleep(0.05)
        finally:
            for client, _ in clients:
                client.close()
    return round_of(many, sorted(load.latencies), first, last)


def round_of(many: int, waits: Sequence[float], first: Moment, last: Moment) -> Round:
    spent, moves = last.at - first.at, len(waits)
    server, database, load = last.server - first.server, last.database - first.database, last.load - first.load
    return Round(
        many,
        moves / spent,
        quantile(waits, 0.5) * 1000,
        quantile(waits, 0.99) * 1000,
        1e6 * server / moves,
        1e6 * database / moves,
        1e6 * load / moves,
        (last.machine - first.machine - server - database - load) / spent,
        (last.wal - first.wal) / moves,
        (last.commits - first.commits) / moves,
    )


HEAD: Final = "servers  moves/s   p50 ms  p99 ms   server us  database us  load us   WAL bytes  commits   others' cores"


def line(of: Round) -> str:
    return (
        f"{of.servers:>7}{of.moves:>9,.0f}{of.p50:>9.1f}{of.p99:>8.1f}{of.server:>12.0f}{of.database:>13.0f}{of.load:>9.0f}"
        f"{of.wal:>12,.0f}{of.commits:>9.2f}{of.others:>16.2f}"
    )


def spread(rounds: Sequence[Round], of: Callable[[Round], float]) -> str:
    found = sorted(map(of, rounds))
    return f"{median(found):,.0f} ({found[0]:,.0f} to {found[-1]:,.0f})"


def summary(rounds: Sequence[Round]) -> str:
    lines = []
    for many in sorted({done.servers for done in rounds}):
        own = [done for done in rounds if done.servers == many]
        lines.append(
            f"{many} servers: {spread(own, lambda of: of.moves)} moves a second; a move takes"
            f" {spread(own, lambda of: of.server)} us of a server's core, {spread(own, lambda of: of.database)} us of the"
            f" database's, {spread(own, lambda of: of.wal)} bytes of WAL"
        )
    return "\n".join(lines)


async def run(given: argparse.Namespace) -> None:
    end_in_order()
    found = programs()
    if found is None:
        raise ServerFailed("this needs PostgreSQL (Debian, Ubuntu: apt install postgresql)")
    SCRATCH.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="scale-", dir=SCRATCH) as folder:
        Path(folder).chmod(0o755)
        with running_postgres(found, Path(folder)) as postgres:
            for label, tables, period in (
                ("at full speed", given.tables, 0.0),
                (f"a move at each table every {given.period:.0f} s", 4 * given.tables, given.period),
            ):
                print(f"{label}, {tables} tables\n{HEAD}", flush=True)
                rounds: list[Round] = []
                for _ in range(given.rounds):
                    for many in range(1, given.most + 1):
                        rounds.append(await measure(postgres, many, tables, period, given.seconds))
                        print(line(rounds[-1]), flush=True)
                print(summary(rounds))


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.cluster.scale", description="One to three servers, and their costs."
    )
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tables", type=int, default=60, help="at full speed; four times as many at people's pace")
    parser.add_argument("--seconds", type=float, default=5.0, help="of each round")
    parser.add_argument("--period", type=float, default=2.0, help="seconds between moves at people's pace")
    parser.add_argument("--most", type=int, default=3, choices=[1, 2, 3], help="servers")
    try:
        uvloop.run(run(parser.parse_args(argv)))
    except (ServerFailed, asyncio.CancelledError) as problem:
        print(f"scale: {problem}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
