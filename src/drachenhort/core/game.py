"""Game: the stateless description of one game, and the door to its States."""

from drachenhort.core.errors import NotationError, SeatsError
from drachenhort.core.event import EventKind
from drachenhort.core.options import Options, Spec
from drachenhort.core.plain import Json
from drachenhort.core.state import State


class Game:
    """One game. Never calls a player and holds no state.

    Actions are small numbers in the engine. Outside they are notation (`play 7 7`), which people read and type, or JSON.
    """

    id: str
    title: str
    version: int
    min_seats: int
    max_seats: int
    spec: Spec
    decision_names: list[str]
    event_kinds: list[EventKind]
    endings: list[str]
    action_codes: list[int]
    turn_clause: str
    parts: list[int]
    """The kinds of decisions that are parts of one choice at the table, such as the coins of one fist: until the choice is
    made, only the seat that makes it knows that a part is done."""

    def options(self, values: dict[str, Json]) -> Options:
        """Checked options; what is not given has its default."""
        raise NotImplementedError

    def simulation_options(self, values: dict[str, Json]) -> Options:
        """The same, with a technical limit unless one is given, since nothing printed bounds a game of random play."""
        raise NotImplementedError

    def with_bots(self, values: dict[str, Json]) -> dict[str, Json]:
        """These options as they have to be at a table with bots, so that the game stays the people's."""
        return values

    def can_wait(self, kind: int, action: int) -> bool:
        """Whether an action only says that a seat has had enough of what others may still be doing.

        A bot says so when no person is at it any more.
        """
        return False

    def new(self, seats: int, options: Options, seed: str, is_logging: bool = False) -> State:
        """A fresh game, run up to its first decisions. With `is_logging` the events of the deal are there too."""
        raise NotImplementedError

    def check_seats(self, seats: int) -> None:
        if not self.min_seats <= seats <= self.max_seats:
            raise SeatsError(f"{self.title} is for {self.min_seats} to {self.max_seats} seats, not {seats}")

    def notation(self, action: int) -> str:
        """The text of an action code."""
        raise NotImplementedError

    def parse(self, text: str) -> int:
        """The code of an action's text. Raises NotationError with what would be right."""
        raise NotImplementedError

    def action_json(self, action: int) -> dict[str, Json]:
        """The typed meaning of an action code as plain data."""
        raise NotImplementedError

    def action_from_json(self, data: dict[str, Json]) -> int:
        """The code of what `action_json` wrote."""
        for code in self.action_codes:
            if self.action_json(code) == data:
                return code
        raise NotationError(f"{data} is no action of {self.title}")

    def load(self, text: str) -> State:
        """The State of a position text. Raises PositionError with the line and the reason."""
        raise NotImplementedError
