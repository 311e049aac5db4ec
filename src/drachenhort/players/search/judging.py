"""What an evaluation says about each action, for those who explain it: chances to win with intervals, and what is lost.

It is made of a View, so it is fair: it judges by what the seat could know, whatever was hidden.
"""

from math import sqrt
from typing import Final, NamedTuple, final

from drachenhort.core.decision import Decision
from drachenhort.core.rng import Rng
from drachenhort.core.shares import Z_95, wilson
from drachenhort.core.state import View
from drachenhort.players.policies.policy import Policy
from drachenhort.players.search.evaluation import Budget, Candidate, evaluate


@final
class Choice:
    """One action: the share of its playouts that were won, and its 95 % interval."""

    def __init__(self, candidate: Candidate) -> None:
        self.action: Final = int(candidate.action)
        self.playouts: Final = candidate.playouts
        self.chance: Final = candidate.chance()
        low, high = wilson(candidate.wins, candidate.playouts)
        self.low: Final = low
        self.high: Final = high
        self.won: Final = candidate.won


class Loss(NamedTuple):
    """How much likelier the best action wins, with its 95 % interval."""

    mean: float
    low: float
    high: float


@final
class Judgement:
    """All actions of a decision that were tried, the best first."""

    def __init__(self, choices: list[Choice]) -> None:
        assert choices, "somebody who decides can do something"
        self.choices: Final = choices

    @property
    def best(self) -> Choice:
        return self.choices[0]

    def of(self, action: int) -> Choice | None:
        """None for an action that nobody looked at."""
        for choice in self.choices:
            if choice.action == action:
                return choice
        return None

    def loss(self, choice: Choice) -> Loss:
        """Against the best one, by the samples that both were tried on: the same tables with the same chance."""
        count = min(len(choice.won), len(self.best.won))
        if choice is self.best or count == 0:
            return Loss(0.0, 0.0, 0.0)
        leads = [self.best.won[index] - choice.won[index] for index in range(count)]
        mean = sum(leads) / count
        spread = sum((lead - mean) * (lead - mean) for lead in leads) / count
        reach = Z_95 * sqrt(spread / count)
        return Loss(mean, mean - reach, mean + reach)


def judge(
    view: View, decision: Decision, policy: Policy, budget: Budget, rng: Rng, kept: list[int] | None = None
) -> Judgement:
    """How good each action is. Those that are to be kept are tried as often as the best, however bad they are."""
    found = evaluate(view, decision, policy, budget, rng, kept)
    best = found.best()
    others = sorted(
        (each for each in found.candidates if each is not best and each.playouts),
        key=lambda each: (-each.playouts, -each.mean()),
    )
    return Judgement([Choice(each) for each in [best, *others]])
