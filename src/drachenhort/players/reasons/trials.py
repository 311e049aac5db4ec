"""Some actions of a decision, played from the same samples of a view with the same chance: the facts, and who won."""

from time import perf_counter
from typing import Final, final

from drachenhort.core.decision import Decision
from drachenhort.core.facts import Facts
from drachenhort.core.native import i64
from drachenhort.core.outcome import Outcome
from drachenhort.core.rng import Rng
from drachenhort.core.state import State, View
from drachenhort.players.policies.policy import Policy
from drachenhort.players.search.evaluation import Budget, play_on, result_of

LONGEST_ROUND: Final = 300
"""Decisions up to the seat's own next turn. In a game in which it has none for so long, the facts are looked at then."""


@final
class Trial:
    """What came of one action, a number for each sample. Trials of one decision have the same samples in the same order."""

    def __init__(self, action: int, facts: int) -> None:
        self.action: Final = action
        self.won: Final[list[float]] = []
        """Whether each playout was won, a shared victory in part."""
        self.worths: Final[list[float]] = []
        self.leads: Final[list[float]] = []
        """How far ahead of the best of the others it ended."""
        self.facts: Final[list[list[float]]] = [[] for _ in range(facts)]
        """For each fact a list: what it was at the seat's own next turn, or at the end."""

    def chance(self) -> float:
        return sum(self.won) / len(self.won) if self.won else 0.0

    def worth(self) -> float:
        return sum(self.worths) / len(self.worths) if self.worths else 0.0


def play_apart(
    view: View, decision: Decision, actions: list[int], policy: Policy, facts: Facts, budget: Budget, rng: Rng
) -> list[Trial]:
    """A trial for each of these actions. With a budget of playouts alone the same seed gives the same trials."""
    begin = perf_counter()
    trials = [Trial(action, len(facts.all)) for action in actions]
    seat = decision.seat
    used: i64 = 0
    while used + len(trials) <= budget.playouts:
        if budget.seconds > 0 and perf_counter() - begin > budget.seconds:
            break
        table = view.sample(rng)
        policy.believe(view, table, rng)
        chance = rng.fork()
        for trial in trials:
            _try(trial, table.copy(), seat, policy, facts, chance.copy())
        used += len(trials)
    return trials


def _try(trial: Trial, state: State, seat: i64, policy: Policy, facts: Facts, chance: Rng) -> None:
    chapter = policy.chapter(state)
    measured = _to_next_turn(state, seat, trial.action, policy, facts, chance)
    has_ended = policy.chapter(state) != chapter
    has_arrived = has_ended or play_on(state, policy, chance)
    win, worth = result_of(state, seat, policy) if has_arrived else (0.0, 0.0)
    trial.won.append(win)
    trial.worths.append(worth)
    trial.leads.append(_lead_of(state.outcome, seat))
    for index in range(len(measured)):
        trial.facts[index].append(measured[index])


def _to_next_turn(state: State, seat: i64, action: i64, policy: Policy, facts: Facts, chance: Rng) -> list[float]:
    """Plays the action and on until the seat decides again after somebody else has; the facts there.

    A chapter may end before that, and its cards are gone then: the facts are those of its last moment.
    """
    chapter = policy.chapter(state)
    measured = facts.measure(state, seat) if chapter else []
    state.apply(seat, action)
    has_another_acted = False
    left: i64 = LONGEST_ROUND
    decision = state.decision
    while decision is not None and left > 0 and policy.chapter(state) == chapter:
        if decision.seat != seat:
            has_another_acted = True
        elif has_another_acted:
            break
        if chapter:
            measured = facts.measure(state, seat)
        state.apply(decision.seat, policy.choose(state, decision, chance))
        decision = state.decision
        left -= 1
    return measured if policy.chapter(state) != chapter else facts.measure(state, seat)


def _lead_of(outcome: Outcome | None, seat: i64) -> float:
    """In points; nothing where nobody has ended or nobody is to be ahead of."""
    if outcome is None or len(outcome.scores) < 2:
        return 0.0
    most = max([score for other, score in enumerate(outcome.scores) if other != seat])
    return float(outcome.scores[seat] - most)
