"""What variants cost: random games as in the box, by a variant in use, by a variant beside the usual game.

`python -m bench.variants GAME` has each played by a process of its own, in turns. The variant has every value as it is
printed, so all play the same games. `--against FOLDER` adds another version of this program, by the folder that its package
lies in: the ratio to it tells what a change has cost games without a variant.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bench.measure import Plan, Runner, Slice, Speeds, ratio, take_turns, use_one_core

PLAN: Final = Plan(rounds=15, cycles=4, slice_seconds=0.1)
QUICK: Final = Plan(rounds=2, cycles=1, slice_seconds=0.02)
BOX: Final = "box"
OTHER: Final = "other version"

PLAYS: Final = """
import sys, time
from drachenhort.core.playout import play_random
from drachenhort.core.rng import Rng
name, mode = sys.argv[1:]
if mode in ("in use", "beside"):
    from drachenhort.games.variants import blank, load, read_variant, use
    variant = read_variant("\\n".join(line.removeprefix("# ") if " = " in line else line for line in blank(name)))
    if mode == "in use":
        use(variant)
from drachenhort.games import find
game = load(variant) if mode == "beside" else find(name)
options, number = game.simulation_options({}), 0
for line in sys.stdin:
    moves, start, limit = 0, time.perf_counter(), float(line)
    while (seconds := time.perf_counter() - start) < limit:
        number += 1
        moves += play_random(game.new(game.max_seats, options, str(number)), Rng.from_seed(str(number)))
    print(moves, seconds, flush=True)
"""


class Process:
    """A process that plays whenever it is its turn."""

    def __init__(self, game: str, mode: str, package: Path | None) -> None:
        path = [] if package is None else [str(package)]
        self._process: Final = subprocess.Popen(
            [sys.executable, "-c", PLAYS, game, mode],
            env={**os.environ, "PYTHONPATH": os.pathsep.join([*path, os.environ.get("PYTHONPATH", "")])},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def run(self, seconds: float) -> Slice:
        asked, told = self._process.stdin, self._process.stdout
        assert asked is not None and told is not None, "both are pipes"
        asked.write(f"{seconds}\n")
        asked.flush()
        units, taken = told.readline().split()
        return Slice(float(units), float(taken))

    def end(self) -> None:
        self._process.communicate()


def measured(game: str, plan: Plan, against: Path | None) -> Speeds:
    modes: dict[str, Path | None] = {BOX: None, "in use": None, "beside": None}
    if against is not None:
        modes[OTHER] = against
    processes = {mode: Process(game, mode, package) for mode, package in modes.items()}
    runners: dict[str, Runner] = {mode: process.run for mode, process in processes.items()}
    try:
        return take_turns(runners, plan, lambda _: None)
    finally:
        for process in processes.values():
            process.end()


def told(game: str, speeds: Speeds) -> list[str]:
    """The speed without a variant, and the others as ratios."""
    box = speeds[BOX]
    lines = [f"{game}: {sorted(box)[len(box) // 2]:,.0f} moves a second as in the box"]
    for mode, own in speeds.items():
        if mode != BOX:
            found = ratio(box, own) if mode == OTHER else ratio(own, box)
            name = "the box over the other version" if mode == OTHER else f"{mode} over the box"
            lines.append(f"  {name}: {found.median:.3f} ({found.low:.3f} to {found.high:.3f})")
    return lines


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.variants", description="What variants cost.")
    parser.add_argument("games", nargs="*", default=["drachensachen"], metavar="GAME")
    parser.add_argument("--against", type=Path, metavar="FOLDER", help="the folder that another version's package lies in")
    parser.add_argument("--quick", action="store_true", help="rough figures")
    given = parser.parse_args(arguments)
    use_one_core()
    for game in given.games:
        print("\n".join(told(game, measured(game, QUICK if given.quick else PLAN, given.against))))


if __name__ == "__main__":
    main()
