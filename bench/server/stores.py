"""`python -m bench.server.stores ADDRESS`: our server with its data in PostgreSQL and in a folder, in one run.

The address is that of an empty database. Rounds go by turns, and what is compared is one round with the other beside it.
"""

import argparse
import sys
from collections.abc import Sequence
from statistics import median

import uvloop

from bench.server.ours import Drachenhort
from bench.server.process import Cores, ServerFailed, two_cores
from bench.server.rounds import Plan, Round, run_round

FOLDER, DATABASE = "folder", "database"


def run(cores: Cores, address: str, plan: Plan, rounds: int) -> list[tuple[Round, Round]]:
    """Pairs of rounds."""
    pairs: list[tuple[Round, Round]] = []
    for seed in range(rounds):
        both = [uvloop.run(run_round(Drachenhort(store), cores, plan, seed)) for store in (None, address)]
        for name, done in zip((FOLDER, DATABASE), both, strict=True):
            print(
                f"  {name:<9}{done.moves_per_second:>8,.0f} moves/s, p50 {done.p50:.2f} ms, p99 {done.p99:.2f} ms,"
                f" longest {done.longest:.0f} ms, lost {done.lost}, doubled {done.doubled}",
                flush=True,
            )
        pairs.append((both[0], both[1]))
    return pairs


def share(pairs: Sequence[tuple[Round, Round]]) -> str:
    """Moves a second in the database for each in the folder."""
    ratios = sorted(database.moves_per_second / folder.moves_per_second for folder, database in pairs)
    return f"{median(ratios):.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f})"


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.server.stores", description="PostgreSQL against SQLite.")
    parser.add_argument("address", help="of an empty database")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--tables", type=int, default=200, help="at full speed; five times as many at people's pace")
    parser.add_argument("--seconds", type=float, default=5.0, help="of each round")
    given = parser.parse_args(argv)
    try:
        cores = two_cores()
        print("at full speed")
        full = run(cores, given.address, Plan(given.tables, 1, given.seconds), given.rounds)
        print("a move a second at each table")
        paced = run(cores, given.address, Plan(5 * given.tables, 2, given.seconds, period=1), given.rounds)
    except ServerFailed as problem:
        print(f"stores: {problem}", file=sys.stderr)
        return 2
    print(f"database for folder, at full speed: {share(full)}; paced: {share(paced)}")
    return 1 if any(done.lost or done.doubled for pair in [*full, *paced] for done in pair) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
