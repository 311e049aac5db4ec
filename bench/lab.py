"""What a report costs beside the games alone, and how well processes share it: `make bench-lab`.

Others may be at work on the machine too. So what a report costs is told in processor time, and how well it is shared as
ratios of one run in which all take turns. What two processes could do at best follows from processor time alone:
the work of one process beside half of what two and the one that adds up have used, but for their start.
"""

import argparse
import os
import resource
import sys
import time
from dataclasses import replace
from typing import Final, NamedTuple

from bench.measure import FULL, QUICK, Runner, Spread, ratio, repeat, spread, take_turns
from drachenhort.cli.inputs import usual_seats
from drachenhort.games import find
from drachenhort.lab.on_ray import LOCAL, Cluster, ClusterError
from drachenhort.lab.report.play import Plan, play
from drachenhort.lab.report.watch import watch
from drachenhort.lab.table import play_on, player_rngs
from drachenhort.lab.workers import Jobs
from drachenhort.players.registry import make_player

SEED: Final = "bench"
STEP: Final = 25
"""So many games go between two looks at the clock; a report has fifty in a row."""
FEW: Final = 4
BAR_SECONDS: Final = 120
BAR_GAMES: Final = 100_000


class Shared(NamedTuple):
    """Games shared by processes: seconds beyond their start, of the clock and of all processors."""

    seconds: float
    worked: float


def bare(game_id: str, player: str, seats: int) -> Runner:
    """Games alone, nothing counted."""
    game = find(game_id)
    options = game.simulation_options({})
    players = [make_player(game_id, player)] * seats
    number = 0

    def work() -> float:
        nonlocal number
        for _ in range(STEP):
            seed = f"{SEED}/{number}"
            number += 1
            play_on(game.new(seats, options, seed), players, player_rngs(f"{seed}/players", seats))
        return STEP

    return repeat(work)


def counted(plan: Plan) -> Runner:
    """The same games as in a report."""
    number = 0

    def work() -> float:
        nonlocal number
        watch(plan.task(number, number + STEP))
        number += STEP
        return STEP

    return repeat(work)


def share(plan: Plan, jobs: Jobs) -> Shared:
    """Plays all games of a plan; the clock runs from the first result on, so that starting processes does not count."""
    before = _worked()
    results = play(plan, jobs, lambda games: None)
    first = next(results).games
    start = time.perf_counter()
    for _ in results:
        pass
    seconds = (time.perf_counter() - start) * plan.games / (plan.games - first)
    return Shared(seconds, _worked() - before)


def started(plan: Plan) -> float:
    """The processor time that two processes take for themselves: nearly all of a report of few games."""
    return share(replace(plan, games=FEW), 2).worked


def _worked() -> float:
    used = [resource.getrusage(whose) for whose in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(each.ru_utime + each.ru_stime for each in used)


def peak(whose: int) -> float:
    """The most memory that this process, or the largest of its children, has ever used, in MB."""
    return resource.getrusage(whose).ru_maxrss / (1024 * 1024 if sys.platform == "darwin" else 1024)


def shown(value: Spread, digits: int = 2) -> str:
    return f"{value.median:.{digits}f} ({value.low:.{digits}f} to {value.high:.{digits}f})"


def costs(plan: Plan, is_quick: bool) -> Spread:
    """Says what a game costs, and returns the microseconds."""
    runners = {"bare": bare(plan.game_id, plan.players[0], plan.seats), "report": counted(plan)}
    speeds = take_turns(runners, QUICK if is_quick else FULL, lambda number: None)
    micros = spread([1_000_000 / speed for speed in speeds["report"]])
    counting = [1_000_000 * (1 / one - 1 / other) for one, other in zip(speeds["report"], speeds["bare"], strict=True)]
    print(f"{plan.game_id}, {plan.seats} seats, {plan.players[0]}")
    print(f"  a game of a report: {shown(micros, 0)} us of processor time, of which counting {shown(spread(counting), 0)}")
    print(f"  in a report over alone: {shown(ratio(speeds['bare'], speeds['report']))}")
    return micros


def shares(plan: Plan, rounds: int, with_ray: bool) -> tuple[Spread, Spread | None]:
    """What two processes could do at best over one, and Ray's seconds over those of as many processes."""
    found: dict[str, list[Shared]] = {"one": [], "two": [], "ray": []}
    for _ in range(rounds):
        found["one"].append(share(plan, 1))
        found["two"].append(share(plan, 2))
        if with_ray:
            found["ray"].append(share(plan, Cluster(LOCAL)))
    start = min(started(plan) for _ in range(rounds))
    at_best = [2 * one.worked / (two.worked - start) for one, two in zip(found["one"], found["two"], strict=True)]
    by_clock = [one.seconds / two.seconds for one, two in zip(found["one"], found["two"], strict=True)]
    print(f"  two processes over one, {plan.games:,} games: {shown(spread(at_best))} by processor time", end="; ")
    print(f"{shown(spread(by_clock))} by the clock, if nobody else was at work")
    beside = [ray.seconds / two.seconds for ray, two in zip(found["ray"], found["two"], strict=False)]
    if beside:
        print(f"  seconds with --ray local over --jobs 2, without the start: {shown(spread(beside))}")
    return spread(at_best), spread(beside) if beside else None


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="drachensachen")
    parser.add_argument("--player", default="level-1")
    parser.add_argument("--games", type=int, default=4000, help="how many are shared out each time")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--ray", action="store_true", help="Ray too, which has to be installed (make ray)")
    parser.add_argument("--quick", action="store_true", help="a look at whether it runs")
    given = parser.parse_args(words)
    seats = usual_seats(find(given.game))
    games, rounds = (200, 1) if given.quick else (given.games, given.rounds)
    plan = Plan(given.game, seats, [given.player] * seats, {}, SEED, games, is_close=False)
    micros = costs(plan, given.quick)
    try:
        at_best, beside = shares(plan, rounds, given.ray)
    except ClusterError as error:
        print(error, file=sys.stderr)
        return 2
    seconds = micros.median * BAR_GAMES / 1_000_000 / min(2.0, at_best.median)
    print(
        f"  so {BAR_GAMES:,} games take {seconds:.0f} s on two cores that nobody else uses, but for those watched closely"
    )
    largest = peak(resource.RUSAGE_CHILDREN)
    print(f"  memory: {peak(resource.RUSAGE_SELF):.0f} MB, and {largest:.0f} MB the largest process beside it")
    print(f"  {os.cpu_count()} cores; {os.getloadavg()[0]:.1f} processes wanted one at the end")
    is_met = seconds < BAR_SECONDS and at_best.median >= 1.8 and (beside is None or beside.median <= 1.1)
    return 0 if is_met or given.quick else 1


if __name__ == "__main__":
    sys.exit(main())
