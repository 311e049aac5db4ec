"""Simulations a second from the same positions, ours and theirs in turn."""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Final

from bench.ismcts.match import TIMES, Searcher
from bench.ismcts.pace import Pace
from bench.measure import Spread, ratio, spread
from drachenhort.core.decision import Decision
from drachenhort.core.game import Game
from drachenhort.core.options import Options
from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.players.policies import policy_for
from drachenhort.players.search.evaluation import Evaluation
from drachenhort.players.search.search_player import SearchPlayer

POSITIONS: Final = 16


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


def measure(
    positions: list[State], adviser: SearchPlayer, searcher: Searcher, seconds: float, pace: Pace, on: Callable[[int], None]
) -> Speed:
    """Both think about every position as long as they would in a match."""
    speed = Speed([], [])
    rng = Rng.from_seed("speed")
    for number, state in enumerate(positions):
        on(number)
        decision = state.decision
        assert decision is not None, "a position without a choice is none"
        speed.ours.append(_ours(state, decision, adviser, seconds, rng))
        simulations = pace.simulations_in(TIMES * seconds)
        begin = perf_counter()
        searcher.choose(state, simulations)
        spent = perf_counter() - begin
        pace.note(simulations, spent)
        speed.theirs.append(simulations / spent)
    return speed


def _ours(state: State, decision: Decision, adviser: SearchPlayer, seconds: float, rng: Rng) -> float:
    """Again and again until the time is over, since a clear case ends early."""
    playouts, begin, spent = 0, perf_counter(), 0.0
    while spent < seconds:
        playouts += playouts_of(adviser.evaluate_within(state.view(decision.seat), decision, rng, seconds))
        spent = perf_counter() - begin
    return playouts / spent


def playouts_of(found: Evaluation) -> int:
    return sum(candidate.playouts for candidate in found.candidates)
