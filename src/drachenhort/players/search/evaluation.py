"""How good each action of a decision is, found out by playing on from tables that fit what the seat can know.

It needs nothing of a game but its engine and somebody who plays on quickly. It gets a View and never sees the State of the
table: `view.sample` deals what is hidden anew for every sample. All actions that are still compared go on from the
same sample with the same chance, so their differences are far less noisy than their values. After each round the worse half
of them is given up (sequential halving); the action the quick player would choose always stays, as the measure.
"""

from time import perf_counter
from typing import Final, final

from drachenhort.core.decision import Decision
from drachenhort.core.native import i64
from drachenhort.core.outcome import Outcome
from drachenhort.core.rng import Rng
from drachenhort.core.state import State, View
from drachenhort.players.player import Player

MARGIN: Final = 0.15  # What a lead in points counts beside winning: it tells sooner which action is better.
NEVER: Final = 1e18
LONGEST: Final = 5000  # Decisions of one playout; a game that has not ended by then is nobody's.


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
        self.playouts = 0
        self.total: float = 0.0
        self.wins: float = 0.0

    def note(self, win: float, worth: float) -> None:
        self.playouts += 1
        self.wins += win
        self.total += worth

    def mean(self) -> float:
        """The worth of a playout; before the first one nothing is known."""
        return self.total / self.playouts if self.playouts else 0.0

    def chance(self) -> float:
        """The share of playouts that were won; a shared victory counts in part."""
        return self.wins / self.playouts if self.playouts else 0.0


@final
class Evaluation:
    """What is known about all actions of a decision. `best` is an answer at any time."""

    def __init__(self, decision: Decision, usual: i64) -> None:
        self.usual: Final = Candidate(usual)
        """What the quick player would choose."""
        self.candidates: Final = [self.usual] + [Candidate(code) for code in decision.legal if code != usual]

    def best(self) -> Candidate:
        """The best of those that have been tried the most. Among equals the usual one."""
        best = self.candidates[0]
        for candidate in self.candidates:
            if candidate.playouts > best.playouts or (
                candidate.playouts == best.playouts and candidate.mean() > best.mean()
            ):
                best = candidate
        return best


def evaluate(view: View, decision: Decision, quick: Player, budget: Budget, rng: Rng) -> Evaluation:
    """Plays on as long as the budget allows."""
    end = perf_counter() + budget.seconds if budget.seconds > 0 else NEVER
    found = Evaluation(decision, quick.choose(view, decision, rng.fork()))
    alive = found.candidates
    rounds: i64 = _rounds(len(alive))
    left: i64 = budget.playouts
    while len(alive) > 1 and rounds > 0 and left > 0:
        samples: i64 = max(1, left // (rounds * len(alive)))
        for _ in range(samples):
            if not _try_all(view, alive, quick, rng, end):
                return found
            left -= len(alive)
        alive = _better_half(alive, found.usual)
        rounds -= 1
    return found


def _rounds(count: i64) -> i64:
    """How often a number can be halved until only two are left to compare."""
    rounds: i64 = 1
    while count > 2:
        count = (count + 1) // 2
        rounds += 1
    return rounds


def _try_all(view: View, candidates: list[Candidate], quick: Player, rng: Rng, end: float) -> bool:
    """One playout for each, all from the same table and with the same chance; if time is up before that, none counts."""
    table = view.sample(rng)
    chance = rng.fork()
    outcomes: list[Outcome | None] = []
    for candidate in candidates:
        if perf_counter() > end:
            return False
        state = table.copy()
        state.apply(view.seat, candidate.action)
        outcomes.append(play_out(state, quick, chance.copy()))
    for place, outcome in enumerate(outcomes):
        candidates[place].note(win_of(outcome, view.seat), worth_of(outcome, view.seat))
    return True


def _better_half(candidates: list[Candidate], usual: Candidate) -> list[Candidate]:
    by_worth = sorted(candidates, key=lambda candidate: -candidate.mean())
    kept = by_worth[: max(2, (len(candidates) + 1) // 2)]
    if usual not in kept:
        kept[-1] = usual
    return kept


def play_out(state: State, quick: Player, rng: Rng) -> Outcome | None:
    """Plays to the end, the same player at every seat; None for a game that does not end."""
    moves: i64 = 0
    decision = state.decision
    while decision is not None:
        if moves == LONGEST:
            return None
        view = state.view(decision.seat) if quick.needs_view else View(decision.seat, state.seats)
        state.apply(decision.seat, quick.choose(view, decision, rng))
        moves += 1
        decision = state.decision
    return state.outcome


def win_of(outcome: Outcome | None, seat: i64) -> float:
    """A victory is shared by all who have it."""
    if outcome is None or seat not in outcome.winners:
        return 0.0
    return 1.0 / len(outcome.winners)


def worth_of(outcome: Outcome | None, seat: i64) -> float:
    """Winning, and a little for being ahead. Where nobody wins, all have lost, whatever their points."""
    if outcome is None or not outcome.winners:
        return 0.0
    return win_of(outcome, seat) + MARGIN * _lead_of(outcome, seat)


def _lead_of(outcome: Outcome, seat: i64) -> float:
    """From -1 to 1: where this seat's points lie between the fewest and the most."""
    low, high = min(outcome.scores), max(outcome.scores)
    if low == high:
        return 0.0
    return 2.0 * (outcome.scores[seat] - low) / (high - low) - 1.0
