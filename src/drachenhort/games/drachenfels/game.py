"""Drachenfels as the table knows it."""

from typing import final

from drachenhort.core import options as core_options
from drachenhort.core.game import Game
from drachenhort.core.rng import Rng
from drachenhort.games.drachenfels.contract import CONTRACT
from drachenhort.games.drachenfels.options import Options
from drachenhort.games.drachenfels.position import VERSION, load_position
from drachenhort.games.drachenfels.setup import Setup
from drachenhort.games.drachenfels.state import State, empty_table


@final
class Drachenfels(Game):
    """2 to 4 seats; the first knight to find his princess wins."""

    def __init__(self) -> None:
        super().__init__(CONTRACT, rules_version=1, compatible_with=[], format_version=VERSION)

    def begin(self, seats: int, options: core_options.Options, rng: Rng, is_logging: bool) -> State:
        assert isinstance(options, Options), "options of another game"
        state = empty_table(seats, options, rng)
        state.is_logging = is_logging
        state.push(Setup())
        return state

    def load(self, text: str) -> State:
        return load_position(text)
