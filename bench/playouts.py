"""How many playouts a second a game's own policy makes, beside the greedy player that is shown a view for every decision.

`python -m bench.playouts GAME` plays games with the greedy player to a random depth and deals samples of what the seat to
move sees. Both policies play on from the same samples with the same chance, block by block in turn.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from statistics import median
from typing import Final

import drachenhort
from bench.measure import Plan, Spread, ratio, repeat, take_turns, use_one_core
from drachenhort.core.decision import Decision
from drachenhort.core.errors import DrachenhortError
from drachenhort.core.game import Game
from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games import find
from drachenhort.players import greedy
from drachenhort.players.policies import policy_for
from drachenhort.players.policies.policy import AsPlayer, Policy
from drachenhort.players.search.evaluation import play_on

TABLES: Final = 24
SEATS: Final = (4, 2)
PLAN: Final = Plan(rounds=15, cycles=1, slice_seconds=0.1)


class Counting(Policy):
    """Does what another policy does and counts."""

    def __init__(self, policy: Policy) -> None:
        self.policy: Final = policy
        self.horizon = policy.horizon
        self.decisions = 0

    def choose(self, state: State, decision: Decision, rng: Rng) -> int:
        self.decisions += 1
        return self.policy.choose(state, decision, rng)

    def value(self, state: State, seat: int) -> float:
        return self.policy.value(state, seat)


class Sample:
    """A table that fits what the seat to move sees, and the chance for whoever plays on from it."""

    def __init__(self, state: State, seat: int, chance: Rng) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.chance: Final = chance

    def play(self, policy: Policy) -> None:
        """One playout, as a search makes it."""
        state = self.state.copy()
        play_on(state, policy, self.chance.copy())
        if state.decision is not None and policy.horizon > 0:
            policy.value(state, self.seat)


def samples_of(game: Game, seats: int) -> list[Sample]:
    """From the middle of games: at any of their decisions, all equally likely."""
    player = greedy.player_for(game.id)
    usual = AsPlayer(player) if player is not None else policy_for(game.id)
    options = game.simulation_options(game.with_bots({}))
    out: list[Sample] = []
    for number in range(TABLES):
        rng = Rng.from_seed(f"depth {number}")
        counting = Counting(usual)
        counting.horizon = 0
        play_on(game.new(seats, options, f"playouts {number}"), counting, rng.copy())
        counting.horizon = rng.copy().below(min(counting.decisions, 2**16))
        state = game.new(seats, options, f"playouts {number}")
        if counting.horizon > 0:
            play_on(state, counting, rng.copy())
        decision = state.decision
        assert decision is not None, "a game is not over before its last decision"
        out.append(Sample(state.view(decision.seat).sample(rng), decision.seat, rng.fork()))
    return out


def passes(samples: Sequence[Sample], policy: Policy) -> Callable[[], float]:
    """One playout from every sample is the piece of work, so that both policies have the same to do."""

    def work() -> float:
        for sample in samples:
            sample.play(policy)
        return float(len(samples))

    return work


def decisions_a_playout(samples: Sequence[Sample], policy: Policy) -> float:
    counting = Counting(policy)
    for sample in samples:
        sample.play(counting)
    return counting.decisions / len(samples)


def measure(game: Game, seats: int) -> None:
    """Measures and prints one line for each policy and one for their ratio."""
    player = greedy.player_for(game.id)
    if player is None:
        raise DrachenhortError(f"{game.id} has no greedy player to compare with")
    policies: dict[str, Policy] = {"greedy by views": AsPlayer(player), "its policy": policy_for(game.id)}
    samples = samples_of(game, seats)
    speeds = take_turns({name: repeat(passes(samples, policy)) for name, policy in policies.items()}, PLAN, lambda _: None)
    print(f"{game.id}, {seats} seats, {'compiled' if drachenhort.is_compiled() else 'UNCOMPILED'}")
    for name, policy in policies.items():
        playouts, decisions = median(speeds[name]), decisions_a_playout(samples, policy)
        print(
            f"  {name:<16} {playouts:>9,.0f} playouts/s {playouts * decisions:>11,.0f} decisions/s"
            f" {decisions:>7.1f} decisions a playout"
        )
    theirs, ours = speeds.values()
    print(f"  {'ratio':<16} {_shown(ratio(ours, theirs))}")


def _shown(found: Spread) -> str:
    return f"{found.median:.1f} (from {found.low:.1f} to {found.high:.1f} in {PLAN.rounds} rounds)"


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.playouts", description="Playouts a second of a game's policy.")
    parser.add_argument("game", help="the id of a game, such as drachenfels")
    given = parser.parse_args(argv)
    use_one_core()
    try:
        game = find(given.game)
        for seats in SEATS:
            if game.min_seats <= seats <= game.max_seats:
                measure(game, seats)
    except DrachenhortError as problem:
        print(f"playouts: {problem}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
