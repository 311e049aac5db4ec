"""Simulations a second of the processor from the same positions, ours and theirs in turn: others may use it meanwhile."""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter, process_time
from typing import Final

from bench.ismcts.match import Searcher
from bench.ismcts.pace import Pace
from bench.measure import Spread, ratio, spread
from drachenhort.core.game import Game
from drachenhort.core.options import Options
from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.players.policies import policy_for
from drachenhort.players.policies.policy import Policy
from drachenhort.players.search.evaluation import Budget, evaluate

POSITIONS: Final = 16
SECONDS: Final = 0.25
"""For each side at each position."""
PLAYOUTS: Final = 200


@dataclass(frozen=True)
class Speed:
    """Playouts and simulations a second, one value for each position."""

    ours: list[float]
    theirs: list[float]

    @property
    def ratio(self) -> Spread:
        """One ratio for each position, so that long and short games to play on do not mix."""
        return ratio(self.ours, self.theirs)

    @property
    def our_spread(self) -> Spread:
        return spread(self.ours)

    @property
    def their_spread(self) -> Spread:
        return spread(self.theirs)


def positions_of(game: Game, seats: int, options: Options) -> list[State]:
    """Where somebody has a choice, from early to late: each comes from a game of its own, played as our playouts are."""
    policy = policy_for(game.id)
    out: list[State] = []
    for number in range(POSITIONS):
        state, rng = game.new(seats, options, f"position {number}"), Rng.from_seed(f"position {number}")
        choices: list[State] = []
        while (decision := state.decision) is not None:
            if decision.count() > 1:
                choices.append(state.copy())
            state.apply(decision.seat, policy.choose(state, decision, rng))
        out.append(choices[len(choices) * number // POSITIONS])
    return out


def measure(game: Game, positions: list[State], searcher: Searcher, pace: Pace, on: Callable[[int], None]) -> Speed:
    """Both think about every position, one right after the other."""
    speed, policy, rng = Speed([], []), policy_for(game.id), Rng.from_seed("speed")
    for number, state in enumerate(positions):
        on(number)
        speed.ours.append(our_rate(state, policy, rng))
        speed.theirs.append(their_rate(state, searcher, pace))
    return speed


def our_rate(state: State, policy: Policy, rng: Rng) -> float:
    """Again and again until the time is over, since a clear case ends early.

    The budget is in playouts: what a clock cuts off in the middle of a comparison would not be counted.
    """
    decision = state.decision
    assert decision is not None, "a position without a choice is none"
    playouts, begin, spent = 0, process_time(), 0.0
    while spent < SECONDS:
        found = evaluate(state.view(decision.seat), decision, policy, Budget(PLAYOUTS), rng)
        playouts += sum(candidate.playouts for candidate in found.candidates)
        spent = process_time() - begin
    return playouts / spent


def their_rate(state: State, searcher: Searcher, pace: Pace) -> float:
    simulations = pace.simulations_in(SECONDS)
    begin, worked = perf_counter(), process_time()
    searcher.choose(state, simulations)
    pace.note(simulations, perf_counter() - begin)
    return simulations / (process_time() - worked)
