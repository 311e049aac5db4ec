"""`python -m bench.server.attack`: each attack against a fresh server, while two honest people play."""

import argparse
import sys
from collections.abc import AsyncIterator, Sequence

import uvloop

from bench.server.attack import crowds, files, floods, heads, troubles, turnover, work
from bench.server.attack.hall import open_hall
from bench.server.attack.report import HEAD, LEGEND, misses, row
from bench.server.attack.scene import Attack, Outcome, Plan, attack
from bench.server.attack.strangers import Strangers
from bench.server.process import Cores, ServerFailed, two_cores

ATTACKS: Sequence[Attack] = (
    *floods.ATTACKS,
    *crowds.ATTACKS,
    *heads.ATTACKS,
    *files.ATTACKS,
    *work.ATTACKS,
    *troubles.ATTACKS,
    *turnover.ATTACKS,
)


async def each(attacks: Sequence[Attack], plan: Plan, cores: Cores) -> AsyncIterator[Outcome]:
    strangers = Strangers()
    try:
        await strangers.gather()
        for number, one in enumerate(attacks):
            async with open_hall(one.kind, cores) as hall:
                outcome = await attack(hall, one, plan, strangers, number + 1)
                # Killed, so that only what is really on the disk counts.
                await hall.pair.get_up()
                hall.process.kill()
                outcome.faults = hall.compare()
            yield outcome
    finally:
        strangers.close()


async def run(attacks: Sequence[Attack], plan: Plan, cores: Cores) -> int:
    """How many attacks were not withstood."""
    print(HEAD, flush=True)
    missed = 0
    async for outcome in each(attacks, plan, cores):
        print("\n".join([row(outcome, plan), *misses(outcome, plan)]), flush=True)
        missed += not outcome.is_fine(plan.bar)
    print(LEGEND)
    print(f"{len(attacks) - missed} of {len(attacks)} attacks were withstood.")
    return missed


def main(argv: Sequence[str]) -> int:
    names = ", ".join(one.name for one in ATTACKS)
    parser = argparse.ArgumentParser(
        prog="python -m bench.server.attack",
        description="Attacks a server of its own on this machine while two honest people play at it.",
        epilog=f"Attacks: {names}.",
    )
    parser.add_argument("--attack", default="", help="only these, separated by commas; a beginning is enough")
    parser.add_argument("--seconds", type=float, default=Plan().seconds, help="how long each takes")
    parser.add_argument("--scale", type=float, default=1.0, help="how large each is; 1 is as it was found")
    given = parser.parse_args(argv)
    wanted = tuple(given.attack.split(","))
    chosen = [one for one in ATTACKS if one.name.startswith(wanted)]
    if not chosen:
        print(f"attack: there is no attack {given.attack}; there are {names}", file=sys.stderr)
        return 2
    try:
        missed = uvloop.run(run(chosen, Plan(given.seconds, given.scale), two_cores()))
    except ServerFailed as problem:
        print(f"attack: {problem}", file=sys.stderr)
        return 2
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
