"""Drachenhüter as the table knows it."""

from typing import final

from drachenhort.core import options as core_options
from drachenhort.core.game import Game
from drachenhort.core.plain import Json
from drachenhort.core.rng import Rng
from drachenhort.games.drachenhueter import actions
from drachenhort.games.drachenhueter.data import MAX_SEATS, MIN_SEATS
from drachenhort.games.drachenhueter.events import EVENT_KINDS
from drachenhort.games.drachenhueter.options import SPEC, Options
from drachenhort.games.drachenhueter.position import VERSION, load_position
from drachenhort.games.drachenhueter.scoring import ENDINGS
from drachenhort.games.drachenhueter.setup import set_up
from drachenhort.games.drachenhueter.state import DECISION_NAMES, State
from drachenhort.games.drachenhueter.steps import Turns

SIMULATED_TURNS = 1000
"""4.4 The limit for random play, which nothing printed bounds."""


@final
class Drachenhueter(Game):
    """2 to 4 seats; lay dragons as the book says, complete amulets, most points win."""

    def __init__(self) -> None:
        self.id = "drachenhueter"
        self.title = "Drachenhüter"
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
        state = set_up(seats, options, Rng.from_seed(seed), is_logging)
        state.push(Turns())
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
