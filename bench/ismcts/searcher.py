"""OpenSpiel's ISMCTS as somebody who plays our games.

The package has no type information, so its classes are unknown to mypy.
"""

from math import sqrt
from typing import Final

import numpy
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from drachenhort.adapters.openspiel import DragonGame
from drachenhort.core.state import State

UCT_C: Final = sqrt(2)
"""How much is explored, for returns from 0 to 1: what OpenSpiel's own tools give its ISMCTS."""
ROLLOUTS: Final = 1


class Ismcts:
    """OpenSpiel's search in Python with random rollouts, as it comes, except that nodes are known by what a seat sees now:
    what it saw before would only make more of them.

    The one in C++ (`pyspiel.ISMCTSBot`) is not for games written in Python: OpenSpiel 2.0 crashes in it before the first
    simulation, with its own `python_kuhn_poker` too.
    """

    def __init__(self, game: DragonGame, seed: int) -> None:
        self._game: Final = game
        self._random: Final = numpy.random.RandomState(seed)
        self._evaluator: Final = RandomRolloutEvaluator(ROLLOUTS, self._random)

    def choose(self, state: State, simulations: int) -> int:
        """What it does for the seat that is asked. Of the state it uses samples of what that seat sees."""
        bot = ISMCTSBot(
            self._game, self._evaluator, UCT_C, simulations, random_state=self._random, use_observation_string=True
        )
        action = int(bot.step(self._game.at(state)))
        decision = state.decision
        assert decision is not None, "a position without a choice is none"
        return self._game.setup.codes[decision.seat][action]
