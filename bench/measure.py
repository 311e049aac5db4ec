"""The stopwatch: short slices that take turns, and what their speeds say."""

import gc
import os
import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True)
class Slice:
    """What a runner got done in one turn at the stopwatch."""

    units: float
    seconds: float


Runner: TypeAlias = Callable[[float], Slice]
"""Works for about the given number of seconds."""

Speeds: TypeAlias = dict[str, list[float]]
"""Units a second of every runner, one value per round."""


@dataclass(frozen=True)
class Plan:
    """How long to measure. A round gives every runner `cycles` slices, in turn."""

    rounds: int
    cycles: int
    slice_seconds: float


FULL = Plan(rounds=9, cycles=4, slice_seconds=0.1)
QUICK = Plan(rounds=3, cycles=1, slice_seconds=0.04)


@dataclass(frozen=True)
class Spread:
    """The middle of the rounds, with the lowest and the highest."""

    median: float
    low: float
    high: float


def repeat(work: Callable[[], float]) -> Runner:
    """Makes a runner of one piece of work, which returns how many units it did.

    Seconds are those of the processor, all threads together: what others do on the machine is not counted.
    """

    def run(seconds: float) -> Slice:
        units = 0.0
        start = time.process_time()
        end = start
        while end - start < seconds:
            units += work()
            end = time.process_time()
        return Slice(units, end - start)

    return run


def use_one_core() -> None:
    """Keeps this process and its children on one core, where the system can do that."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def take_turns(runners: Mapping[str, Runner], plan: Plan, on_round: Callable[[int], None]) -> Speeds:
    """Measures all runners side by side, so that a slow moment of the machine hits them alike."""
    for run in runners.values():
        run(plan.slice_seconds)
    # What setting up left behind would otherwise be walked by every collection, most often in whoever allocates most.
    gc.collect()
    gc.freeze()
    speeds: Speeds = {name: [] for name in runners}
    for number in range(plan.rounds):
        on_round(number)
        done: dict[str, list[Slice]] = {name: [] for name in runners}
        for _ in range(plan.cycles):
            for name, run in runners.items():
                done[name].append(run(plan.slice_seconds))
        for name, slices in done.items():
            speeds[name].append(sum(s.units for s in slices) / sum(s.seconds for s in slices))
    gc.unfreeze()
    return speeds


def spread(values: Sequence[float]) -> Spread:
    return Spread(statistics.median(values), min(values), max(values))


def ratio(ours: Sequence[float], peers: Sequence[float]) -> Spread:
    """How many times as fast we are: one ratio per round, never one of two averages."""
    return spread([mine / theirs for mine, theirs in zip(ours, peers, strict=True)])


def microseconds(speeds: Sequence[float]) -> Spread:
    """How long one unit takes."""
    return spread([1_000_000 / speed for speed in speeds])
