"""Drachenfels as the table knows it."""

from typing import final

from drachenhort.core import options as core_options
from drachenhort.core.errors import NotationError
from drachenhort.core.game import Game
from drachenhort.core.plain import Json
from drachenhort.core.rng import Rng
from drachenhort.games.drachenfels import actions
from drachenhort.games.drachenfels.data import MAX_SEATS, MIN_SEATS
from drachenhort.games.drachenfels.events import EVENT_KINDS
from drachenhort.games.drachenfels.options import SPEC, Options
from drachenhort.games.drachenfels.position import VERSION, load_position
from drachenhort.games.drachenfels.scoring import ENDINGS
from drachenhort.games.drachenfels.setup import Setup
from drachenhort.games.drachenfels.state import DECISION_NAMES, State, empty_table


@final
class Drachenfels(Game):
    """2 to 4 seats; the first knight to find his princess wins."""

    def __init__(self) -> None:
        self.id = "drachenfels"
        self.title = "Drachenfels"
        self.version = VERSION
        self.min_seats = MIN_SEATS
        self.max_seats = MAX_SEATS
        self.spec = SPEC
        self.decision_names = DECISION_NAMES
        self.event_kinds = EVENT_KINDS
        self.endings = ENDINGS
        self.action_codes = actions.ALL_CODES
        self.turn_clause = "3.3"
        self.parts = []

    def options(self, values: dict[str, Json]) -> Options:
        return Options(values)

    def simulation_options(self, values: dict[str, Json]) -> Options:
        """9 The limit of turns is there by default."""
        return Options(values)

    def new(self, seats: int, options: core_options.Options, seed: str, is_logging: bool = False) -> State:
        self.check_seats(seats)
        assert isinstance(options, Options), "options of another game"
        state = empty_table(seats, options, Rng.from_seed(seed))
        state.is_logging = is_logging
        state.push(Setup())
        state.advance()
        return state

    def notation(self, action: int) -> str:
        return actions.notation(action)

    def parse(self, text: str) -> int:
        return actions.parse(text)

    def action_json(self, action: int) -> dict[str, Json]:
        return actions.to_json(action)

    def action_from_json(self, data: dict[str, Json]) -> int:
        """Looks only where it can be: there are too many actions to try them all."""
        code = actions.from_json(data)
        if code is None:
            raise NotationError(f"{data} is no action of {self.title}")
        return code

    def load(self, text: str) -> State:
        return load_position(text)
