"""Our games as games of OpenSpiel, and its ISMCTS as somebody who plays them.

The package has no type information, so its classes are unknown to mypy; everything that can be done without it is in
`table.py`.
"""

from math import sqrt
from typing import Final

import numpy
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from bench.ismcts.table import Table
from drachenhort.core.game import Game
from drachenhort.core.options import Options
from drachenhort.core.rng import Rng
from drachenhort.core.state import State

UCT_C: Final = sqrt(2)
"""How much is explored, for returns from 0 to 1: what OpenSpiel's own tools give its ISMCTS."""
ROLLOUTS: Final = 1
LONGEST: Final = 100_000
"""OpenSpiel wants a bound for the moves of a game; the options set the real one."""


def register(game: Game, seats: int, options: Options) -> "DragonGame":
    """Makes a game known to OpenSpiel as `python_` and its id, for so many seats and with these options."""
    name = f"python_{game.id}"
    kind = pyspiel.GameType(
        short_name=name,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        # Chance is inside our State and follows from its seed; a sample has a chance of its own.
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification={"seed": 0},
    )
    info = pyspiel.GameInfo(
        num_distinct_actions=max(game.action_codes) + 1,
        max_chance_outcomes=0,
        num_players=seats,
        min_utility=0.0,
        max_utility=1.0,
        max_game_length=LONGEST,
    )

    class Registered(DragonGame):
        def __init__(self, params: dict[str, int] | None = None) -> None:
            super().__init__(kind, info, params or {}, game, options)

    pyspiel.register_game(kind, Registered)
    loaded = pyspiel.load_game(name)
    assert isinstance(loaded, DragonGame), f"{name} is somebody else's"
    return loaded


class DragonGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games at one number of seats, dealt from its parameter `seed`."""

    def __init__(self, kind: object, info: object, params: dict[str, int], game: Game, options: Options) -> None:
        super().__init__(kind, info, params)
        seed = params.get("seed", 0)
        self.game: Final = game
        self.rng: Final = Rng.from_seed(f"samples {seed}")
        self.dealt: Final = game.new(self.num_players(), options, str(seed))

    def new_initial_state(self) -> "DragonState":
        """A copy of the one deal: OpenSpiel begins with this whenever it copies a state, so it must cost little."""
        return DragonState(self)

    def at(self, state: State) -> "DragonState":
        """OpenSpiel's side of a table of ours, with a copy of it."""
        out = DragonState(self)
        out.table = Table(state.copy())
        return out


class DragonState(pyspiel.State):  # type: ignore[misc]
    """A position in OpenSpiel's words. `table` is its only attribute, since copying takes every attribute along."""

    def __init__(self, game: DragonGame) -> None:
        super().__init__(game)
        self.table = Table(game.dealt.copy())

    def current_player(self) -> int:
        decision = self.table.decision
        return int(pyspiel.PlayerId.TERMINAL) if decision is None else decision.seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal(player)

    def _apply_action(self, action: int) -> None:
        self.table.act(action)

    def _action_to_string(self, _player: int, action: int) -> str:
        return str(self.get_game().game.notation(action))

    def is_terminal(self) -> bool:
        return self.table.decision is None

    def returns(self) -> list[float]:
        return self.table.returns()

    def information_state_string(self, player: int | None = None) -> str:
        return self.table.seen_by(self.current_player() if player is None else player)

    def observation_string(self, player: int | None = None) -> str:
        return self.information_state_string(player)

    def resample_from_infostate(self, player: int, _sampler: object) -> "DragonState":
        """Dealt with the game's own chance and not with OpenSpiel's sampler, whose seed cannot be chosen."""
        game = self.get_game()
        out = DragonState(game)
        out.table = self.table.sampled_for(player, game.rng)
        return out

    def __str__(self) -> str:
        return self.table.state.text()


class Ismcts:
    """OpenSpiel's search in Python with random rollouts, as it comes.

    The one in C++ (`pyspiel.ISMCTSBot`) is not for games written in Python: OpenSpiel 2.0 crashes in it before the first
    simulation, with its own `python_kuhn_poker` too.
    """

    def __init__(self, game: DragonGame, seed: int) -> None:
        self._game: Final = game
        self._random: Final = numpy.random.RandomState(seed)
        self._evaluator: Final = RandomRolloutEvaluator(ROLLOUTS, self._random)

    def choose(self, state: State, simulations: int) -> int:
        """What it does for the seat that is asked. Of the state it uses samples of what that seat sees."""
        bot = ISMCTSBot(self._game, self._evaluator, UCT_C, simulations, random_state=self._random)
        return int(bot.step(self._game.at(state)))
