"""OpenSpiel's Monte Carlo counterfactual regret minimisation on a small Drachenhüter: two seats, two turns, few deals.

    pip install 'drachenhort[research]'
    python examples/openspiel_mccfr.py --iterations 200 --exact

NashConv (`--exact`, a minute) is what both seats together could win by knowing each other's policy: 0 is an equilibrium.
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms.exploitability import nash_conv
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver
from open_spiel.python.policy import Policy, UniformRandomPolicy

from drachenhort.adapters.openspiel import DragonGame, load


def small_game(deals: int = 2) -> DragonGame:
    return load("drachenhueter", 2, {"turn_limit": 2}, deals)


def learn(game: DragonGame, iterations: int, seed: int) -> Policy:
    np.random.seed(seed)  # The solver draws from NumPy's own generator.
    solver = ExternalSamplingSolver(game)
    for _ in range(iterations):
        solver.iteration()
    return solver.average_policy()


def share(game: DragonGame, policy: Policy, games: int, seed: int) -> float:
    """How much of the victories the policy has against random play, half of the games from each seat."""
    rng, won = np.random.default_rng(seed), 0.0
    for number in range(games):
        state, ours = game.new_initial_state(), number % 2
        while not state.is_terminal():
            won_by = state.chance_outcomes() if state.is_chance_node() else chances(state, policy, ours)
            actions, odds = zip(*won_by, strict=True)
            state.apply_action(int(rng.choice(actions, p=odds)))
        won += state.returns()[ours]
    return won / games


def chances(state: "pyspiel.State", policy: Policy, ours: int) -> list[tuple[int, float]]:
    if state.current_player() == ours:
        return list(policy.action_probabilities(state).items())
    legal = state.legal_actions()
    return [(action, 1 / len(legal)) for action in legal]


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--deals", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--exact", action="store_true", help="NashConv as well, which takes long")
    given = parser.parse_args()
    game = small_game(given.deals)
    learned = learn(game, given.iterations, given.seed)
    for name, policy in (("random", UniformRandomPolicy(game)), ("learned", learned)):
        exact = f", NashConv {nash_conv(game, policy):.3f}" if given.exact else ""
        print(f"{name}: {share(game, policy, given.games, given.seed):.1%} of {given.games} games against random{exact}")


if __name__ == "__main__":
    main()
