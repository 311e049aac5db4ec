"""How long players think about their decisions."""

from math import floor, log10
from time import perf_counter_ns
from typing import Final, final

from msgspec import Struct, field

from drachenhort.core.decision import Decision
from drachenhort.core.rng import Rng
from drachenhort.core.state import View
from drachenhort.players.player import Player

STEPS: Final = 20
"""So many classes of time for each power of ten: a class is 12 % wide."""
NS_PER_MS: Final = 1_000_000


class Thinking(Struct):
    """The time that decisions took, counted in classes, so that the counts of many games add up."""

    decisions: int = 0
    total_ns: int = 0
    worst_ns: int = 0
    classes: dict[int, int] = field(default_factory=dict)

    def note(self, ns: int) -> None:
        self.add(Thinking(1, ns, ns, {floor(log10(max(ns, 1)) * STEPS): 1}))

    def add(self, other: "Thinking") -> None:
        self.decisions += other.decisions
        self.total_ns += other.total_ns
        self.worst_ns = max(self.worst_ns, other.worst_ns)
        for index, number in other.classes.items():
            self.classes[index] = self.classes.get(index, 0) + number

    @property
    def mean_ms(self) -> float:
        return self.total_ns / self.decisions / NS_PER_MS if self.decisions else 0.0

    @property
    def worst_ms(self) -> float:
        return self.worst_ns / NS_PER_MS

    @property
    def p95_ms(self) -> float:
        """So long or shorter 95 of 100 decisions took; as exact as the classes are, and never more than the worst."""
        left = self.decisions * 0.95
        for index in sorted(self.classes):
            left -= self.classes[index]
            if left <= 0:
                return min(10 ** ((index + 1) / STEPS), self.worst_ns) / NS_PER_MS
        return 0.0


@final
class TimedPlayer(Player):
    """A player with a clock beside it. What leaves no choice is not counted: nobody thinks about it."""

    def __init__(self, player: Player) -> None:
        super().__init__(player.name, player.needs_view)
        self.player: Final = player
        self.thinking: Final = Thinking()

    def choose(self, view: View, decision: Decision, rng: Rng) -> int:
        begin = perf_counter_ns()
        action = self.player.choose(view, decision, rng)
        if decision.count() > 1:
            self.thinking.note(perf_counter_ns() - begin)
        return action
