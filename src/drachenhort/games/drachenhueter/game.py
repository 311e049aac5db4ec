"""Drachenhüter as the table knows it."""

from typing import final

from drachenhort.core import options as core_options
from drachenhort.core.game import Game
from drachenhort.core.rng import Rng
from drachenhort.games.drachenhueter.contract import CONTRACT
from drachenhort.games.drachenhueter.options import Options
from drachenhort.games.drachenhueter.position import VERSION, load_position
from drachenhort.games.drachenhueter.setup import set_up
from drachenhort.games.drachenhueter.state import State
from drachenhort.games.drachenhueter.steps import Turns


@final
class Drachenhueter(Game):
    """2 to 4 seats; lay dragons as the book says, complete amulets, most points win."""

    def __init__(self) -> None:
        super().__init__(CONTRACT, rules_version=1, compatible_with=[], format_version=VERSION)

    def begin(self, seats: int, options: core_options.Options, rng: Rng, is_logging: bool) -> State:
        assert isinstance(options, Options), "options of another game"
        state = set_up(seats, options, rng, is_logging)
        state.push(Turns())
        return state

    def load(self, text: str) -> State:
        return load_position(text)
