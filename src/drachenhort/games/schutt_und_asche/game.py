"""Schutt und Asche as the table knows it."""

from typing import final

from drachenhort.core import options as core_options
from drachenhort.core.game import Game
from drachenhort.core.plain import Json
from drachenhort.core.rng import Rng
from drachenhort.games.schutt_und_asche.actions import DONE
from drachenhort.games.schutt_und_asche.contract import CONTRACT
from drachenhort.games.schutt_und_asche.decisions import SORT
from drachenhort.games.schutt_und_asche.options import Options
from drachenhort.games.schutt_und_asche.position import VERSION, load_position
from drachenhort.games.schutt_und_asche.state import State, empty_table
from drachenhort.games.schutt_und_asche.steps_setup import set_up


@final
class SchuttUndAsche(Game):
    """1 to 6 seats: together against the dragon, alone for the crown."""

    def __init__(self) -> None:
        super().__init__(CONTRACT, rules_version=1, compatible_with=[], format_version=VERSION)

    def with_bots(self, values: dict[str, Json]) -> dict[str, Json]:
        """2.4 Bots sort in no time: if half the seats were enough, people would never get to it."""
        return {**values, "sorting_all": True}

    def can_wait(self, kind: int, action: int) -> bool:
        """2.4 Being done with the sorting."""
        return kind == SORT and action == DONE

    def begin(self, seats: int, options: core_options.Options, rng: Rng, is_logging: bool) -> State:
        assert isinstance(options, Options), "options of another game"
        state = empty_table(seats, options, rng)
        state.is_logging = is_logging
        set_up(state)
        return state

    def load(self, text: str) -> State:
        return load_position(text)
