"""Advice about one decision: the best three actions with their chances, what each risks, and why the first is better."""

from typing import Final, final

from drachenhort.core.decision import Decision
from drachenhort.core.facts import Facts, Reason
from drachenhort.core.rng import Rng
from drachenhort.core.shares import wilson
from drachenhort.core.state import View
from drachenhort.players.policies.policy import Policy
from drachenhort.players.reasons.reasons import Comparison, clear_lead, compare
from drachenhort.players.reasons.trials import Trial
from drachenhort.players.search.evaluation import Budget
from drachenhort.players.search.judging import judge

TIPS: Final = 3


@final
class Tip:
    """One action: how likely it wins, with its 95 % interval, and what it risks."""

    def __init__(self, trial: Trial, risk: Reason | None) -> None:
        self.action: Final = trial.action
        self.playouts: Final = len(trial.won)
        self.chance: Final = trial.chance()
        low, high = wilson(sum(trial.won), len(trial.won))
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
    """Half of the budget finds the best actions, the other half plays them apart: on samples of their own, so that the one
    that was lucky in the search does not look better than it is."""
    if decision.count() == 1:
        return Advice([Tip(Trial(decision.nth(0), 0), None)], None)
    half = half_of(budget)
    judged = judge(view, decision, policy, half, rng)
    actions = [choice.action for choice in judged.choices[:TIPS]]
    comparison = compare(view, decision, actions, policy, facts, half, rng)
    order = _in_order(comparison)
    tips = [Tip(trial, comparison.risk(trial.action)) for trial in order]
    return Advice(tips, comparison.why(order[0].action, order[1].action) if len(order) > 1 else None)


def half_of(budget: Budget) -> Budget:
    return Budget(max(budget.playouts // 2, 1), budget.seconds / 2)


def _in_order(comparison: Comparison) -> list[Trial]:
    """As they were found, unless another is clearly better than the first; the rest by what they are worth."""
    trials = comparison.trials
    best = trials[0]
    for trial in trials[1:]:
        if trial.worth() > best.worth() and clear_lead(trial.worths, best.worths) > 0.0:
            best = trial
    return [best, *sorted([trial for trial in trials if trial is not best], key=lambda trial: -trial.worth())]
