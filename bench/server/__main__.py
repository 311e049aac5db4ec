"""`python -m bench.server`: our server and boardgame.io's under the same load, in one run."""

import argparse
import json
import platform
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import uvloop

from bench.server.boardgameio import BoardgameIo
from bench.server.memory import measure_memory
from bench.server.ours import Drachenhort
from bench.server.process import ServerFailed, two_cores
from bench.server.report import table
from bench.server.results import OURS, PEER, Measured, Results, Setting
from bench.server.rounds import Plan, Round, run_round
from bench.server.servers import Server

LATEST = Path(__file__).parent.parent / "latest-server.json"

SERVERS: dict[str, Server] = {OURS: Drachenhort(), PEER: BoardgameIo()}


@dataclass(frozen=True)
class Program:
    """What is measured of every server. Paced, a table has a move every second: every client one every two seconds."""

    rounds: int
    full: Plan
    resent: Plan
    paced: Plan
    memory_tables: int


FULL = Program(
    # Many short rounds: the speed of a shared machine changes within seconds.
    rounds=11,
    full=Plan(tables=200, warm_up=2, seconds=5),
    resent=Plan(tables=200, warm_up=1, seconds=3, copies=2),
    paced=Plan(tables=1000, warm_up=5, seconds=20, period=1),
    memory_tables=1000,
)
QUICK = Program(
    rounds=2,
    full=Plan(tables=20, warm_up=0.5, seconds=1),
    resent=Plan(tables=20, warm_up=0, seconds=0.5, copies=2),
    paced=Plan(tables=50, warm_up=0.5, seconds=2, period=1),
    memory_tables=50,
)


@dataclass(frozen=True)
class Arguments:
    only: str
    is_quick: bool
    is_json: bool
    is_enforced: bool
    out: Path


def arguments(argv: Sequence[str]) -> Arguments:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description="Measures servers under load.")
    parser.add_argument("--only", choices=list(SERVERS), default="", help="measure this server alone")
    parser.add_argument("--quick", action="store_true", help="a few seconds, for tests; the figures are rough")
    parser.add_argument("--json", action="store_true", help="print the JSON instead of the table")
    parser.add_argument("--enforce", action="store_true", help="exit with 1 if a bar is missed")
    parser.add_argument("--out", type=Path, default=LATEST, metavar="FILE", help="where the JSON goes")
    given = parser.parse_args(argv)
    return Arguments(given.only, given.quick, given.json, given.enforce, given.out)


def measure(servers: Mapping[str, Server], program: Program) -> dict[str, Measured]:
    """The rounds of all servers take turns, so that a slow moment of the machine does not hit one of them alone."""
    cores = two_cores()
    rounds: dict[str, list[Round]] = {name: [] for name in servers}
    for number in range(program.rounds):
        for name, server in servers.items():
            say(f"{name}: round {number + 1} of {program.rounds}")
            rounds[name].append(uvloop.run(run_round(server, cores, program.full, seed=number)))
    measured: dict[str, Measured] = {}
    for name, server in servers.items():
        say(f"{name}: every move twice")
        resent = uvloop.run(run_round(server, cores, program.resent, seed=program.rounds))
        say(f"{name}: at the pace of people")
        paced = uvloop.run(run_round(server, cores, program.paced, seed=program.rounds + 1))
        say(f"{name}: memory")
        memory = uvloop.run(measure_memory(server, cores, program.memory_tables))
        measured[name] = Measured(rounds[name], resent, paced, memory)
    say("")
    return measured


def setting(servers: Mapping[str, Server], program: Program, is_quick: bool) -> Setting:
    versions = {"Python": platform.python_version()}
    for server in servers.values():
        versions |= server.versions()
    full, paced = program.full, program.paced
    return Setting(is_quick, program.rounds, full.tables, full.seconds, paced.tables, paced.seconds, versions)


def say(text: str) -> None:
    """Progress, for a person who waits."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


def main(argv: Sequence[str]) -> int:
    given = arguments(argv)
    program = QUICK if given.is_quick else FULL
    servers = {name: server for name, server in SERVERS.items() if given.only in ("", name)}
    try:
        for server in servers.values():
            server.install()
        measured = measure(servers, program)
    except ServerFailed as problem:
        print(f"bench: {problem}", file=sys.stderr)
        return 2
    results = Results(setting(servers, program, given.is_quick), measured)
    text = json.dumps(results.to_json(), indent=2)
    given.out.write_text(text + "\n", encoding="utf-8")
    print(text if given.is_json else table(results))
    return 1 if given.is_enforced and results.has_missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
