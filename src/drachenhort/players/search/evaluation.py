"""How good each action of a decision is, found out by playing on from tables that fit what the seat can know.

It needs nothing of a game but its engine and a policy that plays on quickly. It gets a View and never sees the State of the
table: `view.sample` deals what is hidden anew for every sample. All actions that are still compared go on from the
same sample with the same chance, so their differences are far less noisy than their values. In rounds of equal length the
worse half of them is given up (sequential halving), and earlier what is clearly worse than the best. The action the policy
would choose stays in the comparison to the end, as the measure.
"""

from math import sqrt
from time import perf_counter
from typing import Final, final

from drachenhort.core.decision import Decision
from drachenhort.core.native import i64
from drachenhort.core.outcome import Outcome
from drachenhort.core.rng import Rng
from drachenhort.core.state import State, View
from drachenhort.players.policies.policy import Policy

LONGEST: Final = 5000  # Decisions of one playout; a game that has not ended by then is nobody's.
LOOK_EVERY: Final = 8  # After so many samples those that are clearly worse are given up.
CLEARLY: Final = 3.3  # So many standard errors.
SURE_AFTER: Final = 24  # With fewer samples nothing is clear.


@final
class Budget:
    """How much may be thought about one decision: so many playouts, and no longer than this if `seconds` is not 0.

    With playouts alone the same seed gives the same answer.
    """

    def __init__(self, playouts: int, seconds: float = 0.0) -> None:
        self.playouts: Final = playouts
        self.seconds: Final = seconds


@final
class Candidate:
    """An action, and what came of the playouts that began with it."""

    def __init__(self, action: i64) -> None:
        self.action: i64 = action
        self.worths: list[float] = []
        """One for each sample. Candidates that are compared were tried on the same samples in the same order."""
        self.won: list[float] = []
        """Likewise: whether each playout was won, a shared victory in part."""
        self.total: float = 0.0
        self.wins: float = 0.0

    def note(self, win: float, worth: float) -> None:
        self.worths.append(worth)
        self.won.append(win)
        self.total += worth
        self.wins += win

    @property
    def playouts(self) -> int:
        return len(self.worths)

    def mean(self) -> float:
        """The worth of a playout; before the first one nothing is known."""
        return self.total / len(self.worths) if self.worths else 0.0

    def chance(self) -> float:
        """The share of playouts that were won; a shared victory counts in part."""
        return self.wins / len(self.worths) if self.worths else 0.0

    def is_clearly_worse_than(self, other: "Candidate") -> bool:
        return min(len(self.worths), len(other.worths)) >= SURE_AFTER and self.is_worse_than(other, CLEARLY)

    def is_worse_than(self, other: "Candidate", errors: float) -> bool:
        """By more than so many standard errors of their differences on the samples that both were tried on."""
        count = min(len(self.worths), len(other.worths))
        total, squares = 0.0, 0.0
        for index in range(count):
            lead = other.worths[index] - self.worths[index]
            total += lead
            squares += lead * lead
        mean = total / count
        return mean > errors * sqrt(max(squares / count - mean * mean, 0.0) / count)


@final
class Evaluation:
    """What is known about all actions of a decision. `best` is an answer at any time."""

    def __init__(self, actions: list[int], usual: i64, doubt: float) -> None:
        self.doubt: Final = doubt
        self.usual: Final = Candidate(usual)
        """What the policy would choose."""
        self.candidates: Final = [self.usual] + [Candidate(code) for code in actions if code != usual]

    def best(self) -> Candidate:
        """The best of those that have been tried the most. Among equals, and where there is doubt, the usual one."""
        best = best_of(self.candidates)
        if self.doubt > 0.0 and best is not self.usual and not self.usual.is_worse_than(best, self.doubt):
            return self.usual
        return best


@final
class Thinking:
    """One decision while it is thought about."""

    def __init__(self, view: View, decision: Decision, policy: Policy, budget: Budget, rng: Rng, kept: list[int]) -> None:
        self.begin: float = perf_counter()
        self.view: Final = view
        self.policy: Final = policy
        self.budget: Final = budget
        self.rng: Final = rng
        self.used: i64 = 0
        self.samples: i64 = 0
        usual = policy.choose(view.sample(rng), decision, rng.fork())
        considered = policy.considered(decision)
        actions = considered + [action for action in kept if action not in considered]
        self.found: Final = Evaluation(actions, usual, policy.doubt)
        self.alive = self.found.candidates
        self.kept: Final = [each for each in self.alive if each.action in kept]

    def think(self) -> None:
        """As long as the budget allows and there is something to find out."""
        rounds = _rounds(len(self.alive))
        done = 0
        while len(self.alive) > 1 and done < rounds and self.try_all():
            if self.progress() * rounds >= done + 1:
                self.alive = self.with_the_kept(_better_half(self.alive, self.found.usual))
                done += 1
            elif self.samples % LOOK_EVERY == 0:
                self.alive = self.with_the_kept(_without_the_hopeless(self.alive))

    def with_the_kept(self, candidates: list[Candidate]) -> list[Candidate]:
        return candidates + [each for each in self.kept if each not in candidates] if self.kept else candidates

    def progress(self) -> float:
        """How much of the budget is used up."""
        used = self.used / self.budget.playouts
        return max(used, self.elapsed() / self.budget.seconds) if self.budget.seconds > 0 else used

    def elapsed(self) -> float:
        return perf_counter() - self.begin

    def try_all(self) -> bool:
        """One playout for each, all from one table and with the same chance; if time is up before that, none counts."""
        seat = self.view.seat
        table = self.view.sample(self.rng)
        self.policy.believe(self.view, table, self.rng)
        chance = self.rng.fork()
        wins: list[float] = []
        worths: list[float] = []
        for candidate in self.alive:
            if self.budget.seconds > 0 and self.elapsed() > self.budget.seconds:
                return False
            state = table.copy()
            state.apply(seat, candidate.action)
            has_arrived = play_on(state, self.policy, chance.copy())
            win, worth = result_of(state, seat, self.policy) if has_arrived else (0.0, 0.0)
            wins.append(win)
            worths.append(worth)
        for index, candidate in enumerate(self.alive):
            candidate.note(wins[index], worths[index])
        self.used += len(self.alive)
        self.samples += 1
        return True


def evaluate(
    view: View, decision: Decision, policy: Policy, budget: Budget, rng: Rng, kept: list[int] | None = None
) -> Evaluation:
    """Plays on as long as the budget allows. What is to be kept stays in the comparison to the end, however bad it is."""
    thinking = Thinking(view, decision, policy, budget, rng, kept or [])
    thinking.think()
    return thinking.found


def best_of(candidates: list[Candidate]) -> Candidate:
    """The best of those that have been tried the most. Among equals the first."""
    best = candidates[0]
    for candidate in candidates:
        if candidate.playouts > best.playouts or (candidate.playouts == best.playouts and candidate.mean() > best.mean()):
            best = candidate
    return best


def _rounds(count: int) -> int:
    """How often a number can be halved until only two are left to compare."""
    rounds = 1
    while count > 2:
        count = (count + 1) // 2
        rounds += 1
    return rounds


def _better_half(candidates: list[Candidate], usual: Candidate) -> list[Candidate]:
    by_worth = sorted(candidates, key=lambda candidate: -candidate.mean())
    kept = by_worth[: max(2, (len(candidates) + 1) // 2)]
    if usual not in kept and usual in candidates:
        kept[-1] = usual
    return kept


def _without_the_hopeless(candidates: list[Candidate]) -> list[Candidate]:
    best = best_of(candidates)
    return [candidate for candidate in candidates if not candidate.is_clearly_worse_than(best)]


def play_on(state: State, policy: Policy, rng: Rng) -> bool:
    """Plays to the end, or as far as the policy looks, the same policy at every seat. Tells whether it got there."""
    horizon = policy.horizon
    chapter = policy.chapter(state)
    left: i64 = horizon if horizon > 0 else LONGEST
    decision = state.decision
    while decision is not None:
        if left == 0:
            return horizon > 0
        if policy.chapter(state) != chapter:
            return True
        state.apply(decision.seat, policy.choose(state, decision, rng))
        left -= 1
        decision = state.decision
    return True


def result_of(state: State, seat: i64, policy: Policy) -> tuple[float, float]:
    """Whether a playout that has ended here is won, and its worth."""
    if state.decision is not None:
        value = policy.value(state, seat)
        return value, value
    return win_of(state.outcome, seat), worth_of(state.outcome, seat, policy.margin, policy.common_defeat)


def win_of(outcome: Outcome | None, seat: i64) -> float:
    """A victory is shared by all who have it."""
    if outcome is None or seat not in outcome.winners:
        return 0.0
    return 1.0 / len(outcome.winners)


def worth_of(outcome: Outcome | None, seat: i64, margin: float, common_defeat: float = 0.0) -> float:
    """Winning, and a little for being ahead. Where nobody wins all have lost, whatever their points: that is worse than
    to see somebody else win far ahead."""
    if outcome is None or not outcome.winners:
        return -margin - common_defeat
    return win_of(outcome, seat) + margin * _lead_of(outcome, seat)


def _lead_of(outcome: Outcome, seat: i64) -> float:
    """From -1 to 1: where this seat's points lie between the fewest and the most."""
    low, high = min(outcome.scores), max(outcome.scores)
    if low == high:
        return 0.0
    return 2.0 * (outcome.scores[seat] - low) / (high - low) - 1.0
