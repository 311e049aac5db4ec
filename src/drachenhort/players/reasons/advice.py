"""Advice about one decision: the best three actions with their chances, what each risks, and why the first is better."""

from typing import Final, final

from drachenhort.core.decision import Decision
from drachenhort.core.facts import Facts, Reason
from drachenhort.core.rng import Rng
from drachenhort.core.shares import wilson
from drachenhort.core.state import View
from drachenhort.players.policies.policy import Policy
from drachenhort.players.reasons.figures import mean_of
from drachenhort.players.reasons.reasons import compare
from drachenhort.players.search.evaluation import Budget
from drachenhort.players.search.judging import judge

TIPS: Final = 3


@final
class Tip:
    """One action: how likely it wins, with its 95 % interval, and what it risks."""

    def __init__(self, action: int, won: list[float], risk: Reason | None) -> None:
        self.action: Final = action
        self.playouts: Final = len(won)
        self.chance: Final = mean_of(won)
        low, high = wilson(sum(won), len(won))
        self.low: Final = low
        self.high: Final = high
        self.risk: Final = risk


@final
class Advice:
    """The best first. `why` is None where there is nothing to compare."""

    def __init__(self, tips: list[Tip], why: Reason | None) -> None:
        self.tips: Final = tips
        self.why: Final = why


def advise(view: View, decision: Decision, policy: Policy, facts: Facts, budget: Budget, rng: Rng) -> Advice:
    """Half of the budget finds the best actions, the other half plays them apart. The chances are those of both halves."""
    if decision.count() == 1:
        return Advice([Tip(decision.nth(0), [], None)], None)
    half = half_of(budget)
    found = judge(view, decision, policy, half, rng).choices[:TIPS]
    comparison = compare(view, decision, [choice.action for choice in found], policy, facts, half, rng)
    tips = [
        Tip(choice.action, choice.won + comparison.of(choice.action).won, comparison.risk(choice.action))
        for choice in found
    ]
    tips.sort(key=lambda tip: -tip.chance)  # Among equals as they were found.
    return Advice(tips, comparison.why(tips[0].action, tips[1].action) if len(tips) > 1 else None)


def half_of(budget: Budget) -> Budget:
    return Budget(max(budget.playouts // 2, 1), budget.seconds / 2)
