"""Drachenfaust as the table knows it."""

from typing import Final, final

from drachenhort.core import options as core_options
from drachenhort.core.errors import NotationError
from drachenhort.core.game import Game
from drachenhort.core.plain import Json
from drachenhort.core.rng import Rng
from drachenhort.games.drachenfaust import actions
from drachenhort.games.drachenfaust.data import MAX_SEATS, MIN_SEATS
from drachenhort.games.drachenfaust.events import EVENT_KINDS
from drachenhort.games.drachenfaust.options import SPEC, Options
from drachenhort.games.drachenfaust.position import VERSION, load_position
from drachenhort.games.drachenfaust.scoring import ENDINGS
from drachenhort.games.drachenfaust.state import BID_FAIRY, BID_GOLD, BID_MAGIC, DECISION_NAMES, State, empty_table
from drachenhort.games.drachenfaust.steps import Rounds, set_up

SIMULATED_ROUNDS: Final = 500
"""8 The limit of rounds for random play, which nothing printed bounds."""


@final
class Drachenfaust(Game):
    """3 to 6 seats; closed-fist auctions, three points win."""

    def __init__(self) -> None:
        self.id = "drachenfaust"
        self.title = "Drachenfaust"
        self.version = VERSION
        self.min_seats = MIN_SEATS
        self.max_seats = MAX_SEATS
        self.spec = SPEC
        self.decision_names = DECISION_NAMES
        self.event_kinds = EVENT_KINDS
        self.endings = ENDINGS
        self.action_codes = actions.ALL_CODES
        self.turn_clause = "4.1"
        self.parts = [BID_FAIRY, BID_GOLD, BID_MAGIC]
        self._by_json: Final = {_key(actions.to_json(code)): code for code in actions.ALL_CODES}

    def options(self, values: dict[str, Json]) -> Options:
        return Options(values)

    def simulation_options(self, values: dict[str, Json]) -> Options:
        return Options({"round_limit": SIMULATED_ROUNDS, **values})

    def new(self, seats: int, options: core_options.Options, seed: str, is_logging: bool = False) -> State:
        self.check_seats(seats)
        assert isinstance(options, Options), "options of another game"
        state = empty_table(seats, options, Rng.from_seed(seed))
        state.is_logging = is_logging
        set_up(state)
        state.push(Rounds())
        state.advance()
        return state

    def notation(self, action: int) -> str:
        return actions.notation(action)

    def parse(self, text: str) -> int:
        return actions.parse(text)

    def action_json(self, action: int) -> dict[str, Json]:
        return actions.to_json(action)

    def action_from_json(self, data: dict[str, Json]) -> int:
        code = self._by_json.get(_key(data))
        if code is None:
            raise NotationError(f"{data} is no action of {self.title}")
        return code

    def load(self, text: str) -> State:
        return load_position(text)


def _key(data: dict[str, Json]) -> str:
    return str([(name, data[name]) for name in sorted(data)])
