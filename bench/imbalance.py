"""Whether `compare` finds what is planted in real games, and cries wolf without it: `make imbalance`.

A seat of Drachensachen, a creature of Drachenfaust or a tile of Schutt und Asche gets a hidden advantage: whoever has it
wins 5 points of 100 games more than without. Nothing in a game is changed for that: of the games that it loses some are
left out. So everything that is seen in a game still fits its end, as under rules that favour somebody. The two sides play
other deals, as games under other rules soon do, so nothing is owed to their being alike.

Three times as many games are played as a side has, and the same once more to leave some out; every trial draws its two
sides anew from them, fifty games at a time and none on both. So what is planted is 5 points in all trials together.
"""

import argparse
import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Final, NamedTuple

from drachenhort.core.event import Event
from drachenhort.core.outcome import Outcome
from drachenhort.core.plain import Json
from drachenhort.core.rng import Rng
from drachenhort.games import find
from drachenhort.lab.report.compare import ANY, Answer, Question, compare
from drachenhort.lab.report.counts import Counts
from drachenhort.lab.report.play import Plan
from drachenhort.lab.report.sample import Sample
from drachenhort.lab.report.watch import Task, uses_of, watch
from drachenhort.lab.workers import in_order

POINTS: Final = 0.05
OF: Final = 1_000_000
SIDES: Final = 3
"""So many times the games of a side are played."""


class Plant(NamedTuple):
    """Who has an advantage: a seat, or whoever has used a thing; and what `compare` has to call clear then."""

    game_id: str
    player: str
    seats: int
    games: int
    """So many of each side there are at most: enough for it to be found nearly always."""
    seat: int | None
    use: str
    options: Mapping[str, Json] = {}

    @property
    def found_as(self) -> str:
        return f"worth {self.use}" if self.seat is None else f"wins seat {self.seat + 1}"

    def plan(self, seed: str, games: int) -> Plan:
        return Plan(self.game_id, self.seats, [self.player] * self.seats, dict(self.options), seed, games, is_close=False)

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
    "seat": Plant("drachensachen", "level-1", 4, 8000, 1, ""),
    "creature": Plant("drachenfaust", "level-1", 4, 3000, None, "event:won.card=thief", {"points": 2}),
    "tile": Plant("schutt_und_asche", "level-2", 4, 1500, None, "event:bought.tile=dragon"),
}
"""Drachenfaust goes to two points: in longer games nearly everybody wins every creature, and none can be an advantage."""


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


class Fifty(NamedTuple):
    """Some games: what was counted in them, and what each of them says about the advantage."""

    counts: Counts
    seen: list[Seen]


def play_fifty(task: Task, plant: Plant, kept: Kept | None) -> Fifty:
    """Plays a task's games, with the advantage or without it."""
    rng = Rng.from_seed(f"{task.seed}/{task.first}")
    games: list[Seen] = []

    def is_kept(outcome: Outcome, events: list[Event]) -> bool:
        games.append(plant.seen(outcome, events))
        return kept is None or int(rng.below(OF)) < round(OF * kept.part(games[-1]))

    return Fifty(watch(task, is_kept), games)


class Pools(NamedTuple):
    """All games that trials draw from, fifty by fifty; the second list has the same ones, but for those left out."""

    plain: list[Counts]
    planted: list[Counts]

    def trial(self, plant: Plant, number: int, is_planted: bool) -> Answer:
        """Asks whether anything differs between two sides that are drawn at random."""
        places = list(range(len(self.plain)))
        Rng.from_seed(f"trial {number}/{is_planted}").shuffle(places)
        plan = plant.plan("first", plant.games)
        each = len(plan.tasks())
        second = self.planted if is_planted else self.plain
        sides = {
            "first": iter([self.plain[place] for place in places[:each]]),
            "second": iter([second[place] for place in places[each : 2 * each]]),
        }
        other = replace(plan, seed="second")
        *_, answer = compare(Question(ANY), plan, other, 1, lambda done: None, lambda task: next(sides[task.seed]))
        return answer


def play_pools(plant: Plant, jobs: int, say: Callable[[str], None]) -> Pools:
    tasks = [task for part in range(SIDES) for task in plant.plan(f"part {part}", plant.games).tasks()]
    plain = list(in_order(partial(play_fifty, plant=plant, kept=None), tasks, jobs))
    kept = kept_for(plant, [seen for each in plain for seen in each.seen])
    planted = list(in_order(partial(play_fifty, plant=plant, kept=kept), tasks, jobs))
    pools = Pools([each.counts for each in plain], [each.counts for each in planted])
    before, after = (Sample(plant.seats, [_sum(pool)]) for pool in pools)
    gained = _figure(plant, after) - _figure(plant, before)
    say(
        f"{plant.found_as} in {plant.game_id}, {plant.seats} {plant.player}: {100 * gained:+.2f} points planted; "
        f"of the games lost with it {kept.lost:.0%} are kept"
    )
    return pools


def _figure(plant: Plant, sample: Sample) -> float:
    return sample.worth(plant.use)(None) if plant.seat is None else sample.share(plant.seat)(None)


def _sum(counts: list[Counts]) -> Counts:
    whole = Counts()
    for each in counts:
        whole.add(each)
    return whole


def measure(name: str, trials: int, jobs: int, say: Callable[[str], None]) -> bool:
    """Whether the bar is met: 9 of 10 found, and 1 false alarm in 20 at most. Twice as many are played without it."""
    plant = PLANTS[name]
    pools = play_pools(plant, jobs, say)
    planted = [pools.trial(plant, number, is_planted=True) for number in range(trials)]
    without = [pools.trial(plant, number, is_planted=False) for number in range(2 * trials)]
    hits = sum(plant.found_as in _clear(answer) for answer in planted)
    alarms = [clear for answer in without if (clear := _clear(answer))]
    games = sorted(answer.games for answer in planted)
    say(f"  found in {hits} of {trials} trials, half of them after {games[trials // 2]:,} games of {plant.games:,} at most")
    say(f"  false alarms in {len(alarms)} of {2 * trials} trials{': ' if alarms else ''}{', '.join(map(str, alarms))}")
    return hits >= 0.9 * trials and len(alarms) <= trials // 10


def _clear(answer: Answer) -> list[str]:
    return [line.name for line in answer.lines if line.is_clear]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--plant", choices=[*PLANTS, "all"], default="all")
    parser.add_argument("--trials", type=int, default=50, help="so many with an advantage, and twice as many without")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    names = list(PLANTS) if given.plant == "all" else [given.plant]
    is_met = [measure(name, given.trials, given.jobs, partial(print, flush=True)) for name in names]
    return 0 if all(is_met) else 1


if __name__ == "__main__":
    sys.exit(main())
