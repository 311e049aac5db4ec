"""Whether `compare` finds what is planted in real games, and cries wolf without it: `make imbalance`.

A seat of Drachensachen, a creature of Drachenfaust or a tile of Schutt und Asche gets a hidden advantage: whoever has it
wins 5 points of 100 games more than without, as games are changed after their end. The two sides play other deals, as
games under other rules soon do, so nothing is owed to their being alike.
"""

import argparse
import sys
from dataclasses import replace
from functools import partial
from typing import Final, NamedTuple

from drachenhort.core.event import Event
from drachenhort.core.outcome import Outcome
from drachenhort.core.rng import Rng
from drachenhort.lab.report.compare import ANY, Answer, Question, compare
from drachenhort.lab.report.counts import Counts
from drachenhort.lab.report.play import Plan
from drachenhort.lab.report.uses import Uses
from drachenhort.lab.report.watch import Task, watch

POINTS: Final = 0.05
OF: Final = 1000
MARK: Final = "/changed"
"""Ends the seed of the side that the advantage is planted in."""


class Plant(NamedTuple):
    """Who has an advantage: a seat, or whoever has used a thing; and what `compare` has to call clear then."""

    game_id: str
    seats: int
    seat: int | None
    use: str
    found_as: str


PLANTS: Final = {
    "seat": Plant("drachensachen", 4, 1, "", "wins seat 2"),
    "creature": Plant("drachenfaust", 4, None, "event:won.card=witch", "worth event:won.card=witch"),
    "tile": Plant("schutt_und_asche", 3, None, "event:bought.tile=sword", "worth event:bought.tile=sword"),
}


class PlantedCounts(Counts):
    """Counts of games whose winner may be changed first."""

    plant: Plant
    rng: Rng

    def note_game(
        self,
        uses: Uses,
        outcome: Outcome,
        names: list[str],
        acts: list[tuple[int, int]],
        counts: list[int],
        events: list[Event],
    ) -> None:
        lucky = self._lucky(uses, len(names), events)
        # Who has it wins a share s of these games; of the rest, so many are given to them that 5 points come of it.
        share = len(set(lucky) & set(outcome.winners)) / max(1, len(outcome.winners))
        if lucky and not share:
            chance = POINTS / (1 - 1 / len(names))
            if self.rng.below(OF) < round(OF * chance * len(lucky)):
                outcome = Outcome(outcome.ending, outcome.scores, [lucky[self.rng.below(len(lucky))]])
        super().note_game(uses, outcome, names, acts, counts, events)

    def _lucky(self, uses: Uses, seats: int, events: list[Event]) -> list[int]:
        if self.plant.seat is not None:
            return [self.plant.seat]
        keys = set(uses.of_events(events))
        number = next(number for number, use in enumerate(uses.all) if use.key == self.plant.use)
        return [seat for seat in range(seats) if number * uses.stride + seat in keys]


def planted(task: Task, plant: Plant) -> Counts:
    """Plays a task's games; on the marked side with the advantage."""
    if not task.seed.endswith(MARK):
        return watch(task)
    counts = PlantedCounts()
    counts.plant, counts.rng = plant, Rng.from_seed(f"{task.seed}/{task.first}/planted")
    plain = Counts()  # What goes back to the other process is counts alone.
    plain.add(watch(task, counts))
    return plain


def trial(plant: Plant, number: int, is_planted: bool, games: int, jobs: int, player: str) -> Answer:
    first = Plan(plant.game_id, plant.seats, [player] * plant.seats, {}, f"trial {number}", games)
    second = replace(first, seed=f"trial {number}/other{MARK if is_planted else ''}")
    *_, answer = compare(Question(ANY), first, second, jobs, lambda done: None, partial(planted, plant=plant))
    return answer


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--plant", choices=[*PLANTS, "all"], default="all")
    parser.add_argument("--trials", type=int, default=10)
    parser.add_argument("--games", type=int, default=20000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--player", default="level-1")
    given = parser.parse_args()
    is_fine = True
    for name in PLANTS if given.plant == "all" else [given.plant]:
        plant = PLANTS[name]
        hits, alarms, games = 0, 0, []
        for number in range(given.trials):
            answer = trial(plant, number, True, given.games, given.jobs, given.player)
            clear = {line.name for line in answer.lines if line.is_clear}
            hits += plant.found_as in clear
            games.append(answer.games)
        for number in range(2 * given.trials):
            answer = trial(plant, 100 + number, False, given.games, given.jobs, given.player)
            alarms += any(line.is_clear for line in answer.lines)
        print(f"{name}: found in {hits} of {given.trials} trials, after {sorted(games)} games of each side;", end=" ")
        print(f"false alarms in {alarms} of {2 * given.trials}", flush=True)
        is_fine = is_fine and hits >= 0.9 * given.trials and alarms <= max(1, given.trials // 10)
    return 0 if is_fine else 1


if __name__ == "__main__":
    sys.exit(main())
