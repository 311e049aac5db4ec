"""Game: the stateless description of one game, and the door to its States."""

from collections.abc import Callable
from types import ModuleType
from typing import Final, final

from drachenhort.core.actions import Actions
from drachenhort.core.decision import Decisions
from drachenhort.core.errors import SeatsError
from drachenhort.core.event import Events
from drachenhort.core.native import mypyc_attr
from drachenhort.core.options import Options
from drachenhort.core.plain import Json
from drachenhort.core.rng import Rng
from drachenhort.core.shapes import Domain, Fields
from drachenhort.core.state import State


@final
class Contract:
    """Everything a room says about itself, declared once as data. Codes, notation, JSON, schemas and the client's types
    come from it."""

    def __init__(
        self,
        id: str,
        turn_clause: str,
        seats: tuple[int, int],
        make_options: Callable[[dict[str, Json]], Options],
        actions: Actions,
        events: Events,
        decisions: Decisions,
        endings: list[str],
        view: Fields,
        domains: list[Domain] | None = None,
        printed: dict[str, Json] | None = None,
    ) -> None:
        assert all(decisions.names), f"a number has no kind of decision: {decisions.names}"
        self.id: Final = id
        self.title: Final = actions.title
        self.turn_clause: Final = turn_clause
        """Says whose turn it is."""
        self.min_seats: Final = seats[0]
        self.max_seats: Final = seats[1]
        self.make_options: Final = make_options
        self.spec: Final = make_options({}).spec
        self.actions: Final = actions
        self.events: Final = events
        self.decisions: Final = decisions
        self.endings: Final = endings
        self.view: Final = view
        self.domains: Final = domains or []
        """Names that programs want to know all of, though no action, event or view needs them."""
        self.printed: Final = printed or {}
        """Numbers of the box that a table shows, though no view has them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Variation:
    """Other values than those of the box that a game is played with. Its records and positions carry `text`."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text

    def module(self, name: str) -> ModuleType:
        """A module of the room as it is with these values, such as `words`."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game. Never calls a player and holds no state.

    Actions are small numbers in the engine. Outside they are notation (`play 7 7`), which people read and type, or JSON.
    """

    def __init__(self, contract: Contract, rules_version: int, compatible_with: list[int], format_version: int) -> None:
        self.contract = contract
        self.rules_version = rules_version
        """Raised when a rule changes, so that the same acts can lead elsewhere. Logs and records carry it."""
        self.compatible_with = compatible_with
        """Earlier versions of the rules whose logs and records these rules replay to the same end: those in
        `tests/records` prove it."""
        self.format_version = format_version
        """Raised when positions are written differently. They begin with it."""
        self.variation: Variation | None = None
        """None if it is played as it is in the box."""
        self.id = contract.id
        self.title = contract.title
        self.min_seats = contract.min_seats
        self.max_seats = contract.max_seats
        self.spec = contract.spec
        self.decision_names = contract.decisions.names
        self.event_kinds = contract.events.kinds
        self.endings = contract.endings
        self.action_codes = contract.actions.codes
        self.turn_clause = contract.turn_clause
        self.parts = contract.decisions.parts

    def options(self, values: dict[str, Json]) -> Options:
        """Checked options; what is not given has its default."""
        return self.contract.make_options(values)

    def simulation_options(self, values: dict[str, Json]) -> Options:
        """The same, with technical limits where nothing is given, since nothing printed bounds a game of random play."""
        return self.options({**self.spec.simulated, **values})

    def with_bots(self, values: dict[str, Json]) -> dict[str, Json]:
        """These options as they have to be at a table with bots, so that the game stays the people's."""
        return values

    def can_wait(self, kind: int, action: int) -> bool:
        """Whether an action only says that a seat has had enough of what others may still be doing.

        A bot says so when no person is at it any more.
        """
        return False

    def begin(self, seats: int, options: Options, rng: Rng, is_logging: bool) -> State:
        """A fresh table with its first step on the stack, not run yet."""
        raise NotImplementedError

    def new(self, seats: int, options: Options, seed: str, is_logging: bool = False) -> State:
        """A fresh game, run up to its first decisions. With `is_logging` the events of the deal are there too."""
        self.check_seats(seats)
        state = self.begin(seats, options, Rng.from_seed(seed), is_logging)
        state.advance()
        return state

    def check_seats(self, seats: int) -> None:
        if not self.min_seats <= seats <= self.max_seats:
            raise SeatsError(f"{self.title} is for {self.min_seats} to {self.max_seats} seats, not {seats}")

    def notation(self, action: int) -> str:
        """The text of an action code."""
        return self.contract.actions.notation(action)

    def parse(self, text: str) -> int:
        """The code of an action's text. Raises NotationError with what would be right."""
        return self.contract.actions.parse(text)

    def action_json(self, action: int) -> dict[str, Json]:
        """The typed meaning of an action code as plain data."""
        return self.contract.actions.to_json(action)

    def action_from_json(self, data: dict[str, Json]) -> int:
        """The code of what `action_json` wrote."""
        return self.contract.actions.from_json(data)

    def load(self, text: str) -> State:
        """The State of a position text. Raises PositionError with the line and the reason."""
        raise NotImplementedError
