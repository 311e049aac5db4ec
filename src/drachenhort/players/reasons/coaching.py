"""What a coach says before a decision: what matters now, what others have just changed, and which actions lose much."""

from typing import Final, final

from drachenhort.core.decision import Decision
from drachenhort.core.facts import WIN, Facts, Reason
from drachenhort.core.rng import Rng
from drachenhort.core.state import View
from drachenhort.players.policies.policy import Policy
from drachenhort.players.reasons.advice import half_of
from drachenhort.players.reasons.reasons import changed, compare, matters_now
from drachenhort.players.search.evaluation import Budget
from drachenhort.players.search.judging import Judgement, judge

LOSES_MUCH: Final = 0.1
"""Whoever is about to give away so much of the chance to win is warned..."""

AT_LEAST: Final = 0.04
"""...if it is surely this much: the lower end of the 95 % interval."""

FEWEST: Final = 10
"""With fewer samples nobody is warned."""

MOST_SAID: Final = 2
"""Of what matters now so much is said."""

MOST_EXPLAINED: Final = 4
"""So many warnings have facts for a reason; there are seldom more, and the others have their chances."""


@final
class Caution:
    """An action that loses much against the best one, and why."""

    def __init__(self, action: int, loss: float, why: Reason) -> None:
        self.action: Final = action
        self.loss: Final = loss
        self.why: Final = why


@final
class Lesson:
    """What is to be said before one decision. `best` is what to do instead of what is warned of."""

    def __init__(self, now: list[Reason], happened: Reason | None, best: int, warnings: list[Caution]) -> None:
        self.now: Final = now
        self.happened: Final = happened
        self.best: Final = best
        self.warnings: Final = warnings


def teach(
    view: View, before: View | None, decision: Decision, policy: Policy, facts: Facts, budget: Budget, rng: Rng
) -> Lesson:
    """`before` is what the seat saw when it had last decided, if that is known."""
    now = matters_now(view, facts, rng)[:MOST_SAID]
    happened = None if before is None else changed(before, view, facts, rng)
    if decision.count() == 1:
        return Lesson(now, happened, decision.nth(0), [])
    judged = judge(view, decision, policy, half_of(budget), rng)
    return Lesson(now, happened, judged.best.action, _warnings(view, decision, judged, policy, facts, budget, rng))


def _warnings(
    view: View, decision: Decision, judged: Judgement, policy: Policy, facts: Facts, budget: Budget, rng: Rng
) -> list[Caution]:
    """The worst first."""
    found: list[Caution] = []
    for choice in judged.choices[1:]:
        loss = judged.loss(choice)
        if choice.playouts >= FEWEST and loss.mean >= LOSES_MUCH and loss.low >= AT_LEAST:
            found.append(Caution(choice.action, loss.mean, Reason("worse", WIN, judged.best.chance, choice.chance)))
    found.sort(key=lambda warning: -warning.loss)
    explained = found[-MOST_EXPLAINED:]  # The mildest ones are those that people fall for.
    if not explained:
        return found
    best = judged.best.action
    comparison = compare(view, decision, [best, *[each.action for each in explained]], policy, facts, half_of(budget), rng)
    reasons = [comparison.why(best, each.action)._replace(topic="worse") for each in explained]
    told = [Caution(each.action, each.loss, reason) for each, reason in zip(explained, reasons, strict=True)]
    return found[:-MOST_EXPLAINED] + [each for each in told if each.why.value != each.why.other]
