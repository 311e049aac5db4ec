"""OpenSpiel's ISMCTS against random play in a game of ours.

pip install 'drachenhort[research]'
python examples/openspiel_ismcts.py drachenfels 30
"""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from drachenhort.adapters.openspiel import load
from drachenhort.core.plain import Json


def play(
    game: str, simulations: int, seed: int = 1, options: dict[str, Json] | None = None
) -> tuple[list[str], list[float]]:
    """What was done, and each seat's share of the victory. ISMCTS has the first seat."""
    loaded, random = load(game, options=options), np.random.RandomState(seed)
    bot = ISMCTSBot(loaded, RandomRolloutEvaluator(1, random), 1.4, simulations, random_state=random)
    state, told = loaded.new_initial_state(), list[str]()
    while not state.is_terminal():
        legal = state.legal_actions()
        player = state.current_player()
        action = int(bot.step(state) if player == 0 and len(legal) > 1 else random.choice(legal))
        if player != pyspiel.PlayerId.CHANCE:
            told.append(f"{player}: {state.action_to_string(player, action)}")
        state.apply_action(action)
    return told, state.returns()


if __name__ == "__main__":
    told, shares = play(sys.argv[1], int(sys.argv[2]))
    print("\n".join([*told, f"shares of the victory: {shares}"]))
