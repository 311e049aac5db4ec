"""Reasons: the facts that tell best why an action is good, what it risks, and what matters.

Everything is made of a View, so it is fair: whatever was hidden, the same view and the same seed give the same reasons.
"""

from math import sqrt
from typing import Final, final

from drachenhort.core.decision import Decision
from drachenhort.core.facts import LEAD, WIN, Facts, Reason, are_told_apart
from drachenhort.core.rng import Rng
from drachenhort.core.state import View
from drachenhort.players.policies.policy import Policy
from drachenhort.players.reasons.figures import mean_of, spread_of, together
from drachenhort.players.reasons.trials import Trial, play_apart
from drachenhort.players.search.evaluation import Budget

CLEARLY: Final = 2.5
"""By so many standard errors the facts after two actions have to differ."""

MATTERS: Final = 0.04
"""A fact that goes together with winning less than this explains nothing."""

BAD_SHARE: Final = 5
"""What an action risks is what its worst fifth is like."""

MUCH_WORSE: Final = 0.35
"""By so many standard deviations a fact has to be worse there than usual."""

LOOKS: Final = 32
"""So many samples tell how it stands now."""


@final
class Comparison:
    """Some actions of one decision, played apart."""

    def __init__(self, trials: list[Trial], facts: Facts) -> None:
        self.trials: Final = trials
        self.facts: Final = facts

    def of(self, action: int) -> Trial:
        for trial in self.trials:
            if trial.action == action:
                return trial
        raise KeyError(action)

    def why(self, better: int, worse: int) -> Reason:
        """Why one action is better than the other: the fact whose difference is clearest and goes together with winning."""
        one, other = self.of(better), self.of(worse)
        if one.worth() <= other.worth():
            return Reason("better", WIN, other.chance(), other.chance())
        found = Reason("better", WIN, one.chance(), other.chance())
        most = 0.0
        worths = one.worths + other.worths
        for index, fact in enumerate(self.facts.all):
            here, there = one.facts[index], other.facts[index]
            reason = Reason("better", fact.id, mean_of(here), mean_of(there))
            lead = clear_lead(here, there) * fact.better
            weight = together(here + there, worths) * fact.better
            if weight >= MATTERS and lead * weight > most and are_told_apart(fact.is_whether, reason):
                found, most = reason, lead * weight
        if found.fact == WIN and not self.facts.all and clear_lead(one.leads, other.leads) > 0.0:
            return Reason("better", LEAD, mean_of(one.leads), mean_of(other.leads))
        return found

    def risk(self, action: int) -> Reason | None:
        """What is worse than usual where the action goes badly; None if nothing stands out."""
        trial = self.of(action)
        order = sorted(range(len(trial.worths)), key=lambda index: trial.worths[index])
        bad = order[: len(order) // BAD_SHARE]
        found: Reason | None = None
        most = MUCH_WORSE
        for index, fact in enumerate(self.facts.all):
            numbers = trial.facts[index]
            spread = spread_of(numbers)
            if not bad or spread <= 0.0:
                continue
            reason = Reason("risk", fact.id, mean_of([numbers[place] for place in bad]), mean_of(numbers))
            worse = (reason.other - reason.value) * fact.better / spread
            if worse > most and are_told_apart(fact.is_whether, reason):
                found, most = reason, worse
        return found


def compare(
    view: View, decision: Decision, actions: list[int], policy: Policy, facts: Facts, budget: Budget, rng: Rng
) -> Comparison:
    """Plays these actions apart, as long as the budget allows."""
    told = facts.at(view.seats)
    return Comparison(play_apart(view, decision, actions, policy, told, budget, rng), told)


def clear_lead(one: list[float], other: list[float]) -> float:
    """By how many standard deviations the first is higher than the second, sample by sample; 0 where that is not clear."""
    count = min(len(one), len(other))
    leads = [one[index] - other[index] for index in range(count)]
    mean = mean_of(leads)
    spread = spread_of(one + other)
    if count < 2 or spread <= 0.0 or abs(mean) < CLEARLY * spread_of(leads) / sqrt(count):
        return 0.0
    return mean / spread


def stand_of(view: View, facts: Facts, rng: Rng) -> list[float]:
    """Every fact as it is now; what is hidden is the mean of samples."""
    totals = [0.0] * len(facts.all)
    for _ in range(LOOKS):
        numbers = facts.measure(view.sample(rng), view.seat)
        for index in range(len(numbers)):
            totals[index] += numbers[index] / LOOKS
    return totals


def matters_now(view: View, facts: Facts, rng: Rng) -> list[Reason]:
    """The facts that are at their alarm or beyond, what matters most first."""
    told = facts.at(view.seats)
    stand = stand_of(view, told, rng)
    return [
        Reason("now", fact.id, stand[index], stand[index])
        for index, fact in enumerate(told.all)
        if fact.is_alarming(stand[index])
    ]


def changed(before: View, now: View, facts: Facts, rng: Rng) -> Reason | None:
    """What others have changed the most between two views of one seat, if that was much."""
    chance = rng.fork()
    told = facts.at(now.seats)
    then, after = stand_of(before, told, chance.copy()), stand_of(now, told, chance)
    found: Reason | None = None
    most = 1.0
    for index, fact in enumerate(told.all):
        if fact.jolt is None:
            continue
        jolts = abs(after[index] - then[index]) / fact.jolt
        reason = Reason("changed", fact.id, after[index], then[index])
        if jolts >= most and are_told_apart(fact.is_whether, reason):
            found, most = reason, jolts
    return found
