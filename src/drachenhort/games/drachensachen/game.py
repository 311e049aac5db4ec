"""Drachensachen as the table knows it."""

from typing import final

from drachenhort.core import options as core_options
from drachenhort.core.game import Game
from drachenhort.core.rng import Rng
from drachenhort.games.drachensachen.contract import CONTRACT
from drachenhort.games.drachensachen.match import Match
from drachenhort.games.drachensachen.options import Options
from drachenhort.games.drachensachen.position import VERSION, load_position
from drachenhort.games.drachensachen.state import State, empty_table


@final
class Drachensachen(Game):
    """2 to 6 seats; first to be rid of all cards wins a game, fewest lost gold wins the match."""

    def __init__(self) -> None:
        super().__init__(CONTRACT, rules_version=1, compatible_with=[], format_version=VERSION)

    def begin(self, seats: int, options: core_options.Options, rng: Rng, is_logging: bool) -> State:
        assert isinstance(options, Options), "options of another game"
        state = empty_table(seats, options, rng)
        state.is_logging = is_logging
        state.push(Match())
        return state

    def load(self, text: str) -> State:
        return load_position(text)
