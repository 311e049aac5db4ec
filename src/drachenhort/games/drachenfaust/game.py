"""Drachenfaust as the table knows it."""

from typing import final

from drachenhort.core import options as core_options
from drachenhort.core.game import Game
from drachenhort.core.rng import Rng
from drachenhort.games.drachenfaust.contract import CONTRACT
from drachenhort.games.drachenfaust.options import Options
from drachenhort.games.drachenfaust.position import VERSION, load_position
from drachenhort.games.drachenfaust.state import State, empty_table
from drachenhort.games.drachenfaust.steps import Rounds, set_up


@final
class Drachenfaust(Game):
    """3 to 6 seats; closed-fist auctions, three points win."""

    def __init__(self) -> None:
        super().__init__(CONTRACT, rules_version=1, compatible_with=[], format_version=VERSION)

    def begin(self, seats: int, options: core_options.Options, rng: Rng, is_logging: bool) -> State:
        assert isinstance(options, Options), "options of another game"
        state = empty_table(seats, options, rng)
        state.is_logging = is_logging
        set_up(state)
        state.push(Rounds())
        return state

    def load(self, text: str) -> State:
        return load_position(text)
