"""Schutt und Asche as the table knows it."""

from typing import final

from drachenhort.core import options as core_options
from drachenhort.core.game import Game
from drachenhort.core.plain import Json
from drachenhort.core.rng import Rng
from drachenhort.games.schutt_und_asche import actions
from drachenhort.games.schutt_und_asche.data import MAX_SEATS, MIN_SEATS
from drachenhort.games.schutt_und_asche.events import EVENT_KINDS
from drachenhort.games.schutt_und_asche.options import SPEC, Options
from drachenhort.games.schutt_und_asche.position import VERSION, load_position
from drachenhort.games.schutt_und_asche.scoring import ENDINGS
from drachenhort.games.schutt_und_asche.state import DECISION_NAMES, LAY_ORDER, SORT, State, empty_table
from drachenhort.games.schutt_und_asche.steps_setup import set_up

SIMULATED_ROUNDS = 40
"""9.3 The limit of rounds for simulations, which nothing printed bounds."""


@final
class SchuttUndAsche(Game):
    """1 to 6 seats: together against the dragon, alone for the crown."""

    def __init__(self) -> None:
        self.id = "schutt_und_asche"
        self.title = "Schutt und Asche"
        self.version = VERSION
        self.min_seats = MIN_SEATS
        self.max_seats = MAX_SEATS
        self.spec = SPEC
        self.decision_names = DECISION_NAMES
        self.event_kinds = EVENT_KINDS
        self.endings = ENDINGS
        self.action_codes = actions.ALL_CODES
        self.turn_clause = "3.1"
        self.parts = [LAY_ORDER]

    def options(self, values: dict[str, Json]) -> Options:
        return Options(values)

    def simulation_options(self, values: dict[str, Json]) -> Options:
        return Options({"sorting_all": True, "claims": 0, "round_limit": SIMULATED_ROUNDS, **values})

    def with_bots(self, values: dict[str, Json]) -> dict[str, Json]:
        """2.4 Bots sort in no time: if half the seats were enough, people would never get to it."""
        return {**values, "sorting_all": True}

    def can_wait(self, kind: int, action: int) -> bool:
        """2.4 Being done with the sorting."""
        return kind == SORT and action == actions.DONE

    def new(self, seats: int, options: core_options.Options, seed: str, is_logging: bool = False) -> State:
        self.check_seats(seats)
        assert isinstance(options, Options), "options of another game"
        state = empty_table(seats, options, Rng.from_seed(seed))
        state.is_logging = is_logging
        set_up(state)
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
