"""Whether `compare` finds what is planted in real games, and cries wolf without it: `make imbalance`.

A seat of Drachensachen, a creature of Drachenfaust or a tile of Schutt und Asche gets a hidden advantage: whoever has it
wins 5 points of 100 games more than without. Nothing in a game is changed for that: of the games that it loses some are
left out. So everything that is seen in a game still fits its end, as under rules that favour somebody. The two sides play
other deals, as games under other rules soon do, so nothing is owed to their being alike.
"""

import argparse
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final, NamedTuple

from drachenhort.core.event import Event
from drachenhort.core.outcome import Outcome
from drachenhort.core.rng import Rng
from drachenhort.games import find
from drachenhort.lab.report.compare import ANY, Answer, Question, compare
from drachenhort.lab.report.counts import Counts
from drachenhort.lab.report.play import Plan
from drachenhort.lab.report.watch import Task, uses_of, watch
from drachenhort.lab.workers import in_order

POINTS: Final = 0.05
MARK: Final = "/planted"
"""Ends the seed of the side that the advantage is planted in."""
LEARNT_FROM: Final = 4000
"""So many games say beforehand how many have to be left out for 5 points."""
OF: Final = 1_000_000


class Plant(NamedTuple):
    """Who has an advantage: a seat, or whoever has used a thing; and what `compare` has to call clear then."""

    game_id: str
    player: str
    seats: int
    games: int
    """So many of each side there are at most: enough for it to be found nearly always."""
    seat: int | None
    use: str

    @property
    def found_as(self) -> str:
        return f"worth {self.use}" if self.seat is None else f"wins seat {self.seat + 1}"

    def plan(self, seed: str, games: int) -> Plan:
        return Plan(self.game_id, self.seats, [self.player] * self.seats, {}, seed, games, is_close=False)

    def seen(self, outcome: Outcome, events: list[Event]) -> "Seen":
        """What a game says about the advantage."""
        favoured = [self.seat] if self.seat is not None else self._users(events)
        winners = outcome.winners
        share = len(set(favoured) & set(winners)) / max(1, len(winners))
        return Seen(len(favoured), share, bool(winners))

    def _users(self, events: list[Event]) -> list[int]:
        """The seats that have used the thing: most things few have, or it would be no advantage over others."""
        uses, names = uses_of(find(self.game_id))
        number = names.index(self.use)
        keys = set(uses.of_events(events))
        return [seat for seat in range(self.seats) if number * uses.stride + seat in keys]


PLANTS: Final = {
    "seat": Plant("drachensachen", "level-1", 4, 6000, 1, ""),
    "creature": Plant("drachenfaust", "level-1", 3, 8000, None, "event:won.card=fairy"),
    "tile": Plant("schutt_und_asche", "level-2", 4, 3000, None, "event:bought.tile=dragon"),
}


class Seen(NamedTuple):
    """A game: how many seats have the advantage, what part of the win is theirs, and whether anybody wins."""

    favoured: int
    share: float
    is_won: bool


class Kept(NamedTuple):
    """What part is kept of the games that are lost with the advantage, and of those in which nobody has it: as many as
    of the others, so that it is not had more often than before."""

    lost: float
    without: float = 1.0

    def part(self, seen: Seen) -> float:
        return seen.share + self.lost * (1 - seen.share) if seen.favoured else self.without


def kept_for(plant: Plant, games: list[Seen], points: float = POINTS) -> Kept:
    """What has to be left out so that the advantage is worth so much more: halves the interval again and again."""
    aim = _worth(plant, games, Kept(1.0)) + points
    assert _worth(plant, games, _with_without(games, 0.0)) > aim, f"{plant.found_as} cannot be worth so much more"
    few, many = 0.0, 1.0
    for _ in range(40):
        middle = (few + many) / 2
        is_too_much = _worth(plant, games, _with_without(games, middle)) > aim
        few, many = (middle, many) if is_too_much else (few, middle)
    return _with_without(games, few)


def _with_without(games: list[Seen], lost: float) -> Kept:
    having = [Kept(lost).part(seen) for seen in games if seen.favoured]
    return Kept(lost, sum(having) / len(having))


def _worth(plant: Plant, games: list[Seen], kept: Kept) -> float:
    """The figure that is compared: what a seat wins, or what those win who have a thing beyond what all do."""
    parts = [kept.part(seen) for seen in games]
    won = sum(part * seen.share for part, seen in zip(parts, games, strict=True) if seen.favoured)
    had = sum(part * seen.favoured for part, seen in zip(parts, games, strict=True))
    if plant.seat is not None:
        return won / had
    return won / had - sum(part for part, seen in zip(parts, games, strict=True) if seen.is_won) / sum(parts) / plant.seats


def learn(plant: Plant) -> Kept:
    games: list[Seen] = []

    def look(outcome: Outcome, events: list[Event]) -> bool:
        games.append(plant.seen(outcome, events))
        return True

    for task in plant.plan("beforehand", LEARNT_FROM).tasks():
        watch(task, look)
    return kept_for(plant, games)


def sided(task: Task, plant: Plant, kept: Kept) -> Counts:
    """Plays a task's games; on the marked side with the advantage."""
    if not task.seed.endswith(MARK):
        return watch(task)
    rng = Rng.from_seed(f"{task.seed}/{task.first}")

    def is_kept(outcome: Outcome, events: list[Event]) -> bool:
        return rng.below(OF) < OF * kept.part(plant.seen(outcome, events))

    return watch(task, is_kept)


class Trial(NamedTuple):
    plant: Plant
    kept: Kept
    number: int
    is_planted: bool

    def ask(self) -> Answer:
        first = self.plant.plan(f"trial {self.number}", self.plant.games)
        second = replace(first, seed=f"trial {self.number}/other{MARK if self.is_planted else ''}")
        work = partial(sided, plant=self.plant, kept=self.kept)
        *_, answer = compare(Question(ANY), first, second, 1, lambda done: None, work)
        return answer


class Found(NamedTuple):
    """What a trial has called clear, after so many games of each side."""

    is_planted: bool
    games: int
    clear: list[str]


def carry_out(trial: Trial) -> Found:
    answer = trial.ask()
    return Found(trial.is_planted, answer.games, [line.name for line in answer.lines if line.is_clear])


def measure(name: str, trials: range, jobs: int, say: Callable[[str], None]) -> bool:
    """Whether the bar is met: 9 of 10 found, and 1 false alarm in 20 at most. As many again are played without it."""
    plant = PLANTS[name]
    kept = learn(plant)
    say(f"{name}: {plant.found_as} in {plant.game_id}; kept are {kept.lost:.3f} of the games lost with it")
    work = [Trial(plant, kept, number, is_planted=True) for number in trials]
    work += [Trial(plant, kept, number, is_planted=False) for number in range(2 * trials.start, 2 * trials.stop)]
    found: list[Found] = []
    for each in in_order(carry_out, work, jobs):
        found.append(each)
        say(f"  {'planted' if each.is_planted else 'without'}, {each.games} games: {', '.join(each.clear) or 'nothing'}")
    planted = [each for each in found if each.is_planted]
    hits = sum(plant.found_as in each.clear for each in planted)
    alarms = sum(bool(each.clear) for each in found if not each.is_planted)
    say(f"{name}: found in {hits} of {len(trials)} trials; false alarms in {alarms} of {2 * len(trials)}")
    return hits >= 0.9 * len(trials) and alarms <= max(1, len(trials) // 10)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--plant", choices=[*PLANTS, "all"], default="all")
    parser.add_argument("--trials", type=int, default=10, help="so many with an advantage, and twice as many without")
    parser.add_argument("--first", type=int, default=0, help="the number of the first trial, to go on where others ended")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    names = list(PLANTS) if given.plant == "all" else [given.plant]
    trials = range(given.first, given.first + given.trials)
    is_met = [measure(name, trials, given.jobs, partial(print, flush=True)) for name in names]
    return 0 if all(is_met) else 1


if __name__ == "__main__":
    sys.exit(main())
