"""Drachensachen as the table knows it."""

from typing import final

from drachenhort.core import options as core_options
from drachenhort.core.game import Game
from drachenhort.core.plain import Json
from drachenhort.core.rng import Rng
from drachenhort.games.drachensachen import actions
from drachenhort.games.drachensachen.data import MAX_SEATS, MIN_SEATS
from drachenhort.games.drachensachen.events import EVENT_KINDS
from drachenhort.games.drachensachen.match import ENDINGS, Match
from drachenhort.games.drachensachen.options import SPEC, Options
from drachenhort.games.drachensachen.position import VERSION, load_position
from drachenhort.games.drachensachen.state import DECISION_NAMES, State, empty_table

SIMULATED_TURNS = 1000
"""3.11 The limit of turns in one game for random play, which nothing printed bounds."""


@final
class Drachensachen(Game):
    """2 to 6 seats; first to be rid of all cards wins a game, fewest lost gold wins the match."""

    def __init__(self) -> None:
        self.id = "drachensachen"
        self.title = "Drachensachen"
        self.version = VERSION
        self.min_seats = MIN_SEATS
        self.max_seats = MAX_SEATS
        self.spec = SPEC
        self.decision_names = DECISION_NAMES
        self.event_kinds = EVENT_KINDS
        self.endings = ENDINGS
        self.action_codes = actions.ALL_CODES
        self.turn_clause = "3.0"
        self.parts = []

    def options(self, values: dict[str, Json]) -> Options:
        return Options(values)

    def simulation_options(self, values: dict[str, Json]) -> Options:
        return Options({"turn_limit": SIMULATED_TURNS, **values})

    def new(self, seats: int, options: core_options.Options, seed: str, is_logging: bool = False) -> State:
        self.check_seats(seats)
        assert isinstance(options, Options), "options of another game"
        state = empty_table(seats, options, Rng.from_seed(seed))
        state.is_logging = is_logging
        state.push(Match())
        state.advance()
        return state

    def notation(self, action: int) -> str:
        return actions.notation(action)

    def parse(self, text: str) -> int:
        return actions.parse(text)

    def action_json(self, action: int) -> dict[str, Json]:
        return actions.to_json(action)

    def load(self, text: str) -> State:
        return load_position(text)
