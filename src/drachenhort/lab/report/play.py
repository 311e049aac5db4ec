"""Plays the games of a report, on several cores if wanted; the result is the same however the work is shared out."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from drachenhort.core.plain import Json
from drachenhort.games import find
from drachenhort.lab.report.counts import Counts
from drachenhort.lab.report.estimate import GROUPS
from drachenhort.lab.report.sample import Sample
from drachenhort.lab.report.watch import Task, watch
from drachenhort.lab.workers import Jobs, in_order

LARGEST_CHUNK: Final = 50
FEWEST_CLOSELY: Final = 40
MOST_CLOSELY: Final = 200
ONE_IN: Final = 50
"""So many games are watched closely: one in 50, within these bounds."""


@dataclass(frozen=True)
class Plan:
    """What is played at one number of seats. One player is named for each seat."""

    game_id: str
    seats: int
    players: list[str]
    options: dict[str, Json]
    seed: str
    games: int
    variant: str | None = None
    """The text of the variant that is played, if it is one."""
    is_close: bool = True
    """Whether some games are watched closely, which takes its time."""

    @property
    def closely(self) -> int:
        if not self.is_close:
            return 0
        return max(1, self.games // max(FEWEST_CLOSELY, min(MOST_CLOSELY, self.games // ONE_IN)))

    def tasks(self) -> list[Task]:
        size = max(1, min(LARGEST_CHUNK, -(-self.games // GROUPS)))
        firsts = range(0, self.games, size)
        return [self.task(first, min(first + size, self.games)) for first in firsts]

    def task(self, first: int, end: int) -> Task:
        options = find(self.game_id).with_bots(self.options)
        return Task(self.game_id, self.seats, self.players, options, self.seed, first, end, self.closely)


class Grouped:
    """Counts of tasks as they come in, in groups."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.groups: Final = [Counts() for _ in range(GROUPS)]
        self.games = 0
        self.tasks = 0

    def add(self, counts: Counts) -> None:
        self.groups[self.tasks % GROUPS].add(counts)
        self.tasks += 1
        self.games += counts.total

    def sample(self) -> Sample:
        return Sample(self.seats, self.groups)


def play(plan: Plan, jobs: Jobs, progress: Callable[[int], None], before: Grouped | None = None) -> Iterator[Grouped]:
    """The counts so far, after every task: whoever is interrupted keeps what has been played, and may go on `before`."""
    grouped = Grouped(plan.seats) if before is None else before
    for counts in in_order(watch, plan.tasks()[grouped.tasks :], jobs, plan.variant):
        grouped.add(counts)
        progress(grouped.games)
        yield grouped
