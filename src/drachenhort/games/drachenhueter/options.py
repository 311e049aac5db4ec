"""What a table of Drachenhüter may choose."""

from typing import Final, final

from drachenhort.core import options
from drachenhort.core.options import Flag, Number, Spec
from drachenhort.core.plain import Json
from drachenhort.games.drachenhueter.data import CHESTS

SIMULATED_TURNS: Final = 1000  # 4.4 The limit for random play, which nothing printed bounds.

SPEC: Final = Spec(
    [
        Number("chests", 0, 0, CHESTS, "5.1"),
        Flag("memory_aid", False, "6.3"),
        Number("turn_limit", 0, 0, 1_000_000, "4.4"),
    ],
    {"turn_limit": SIMULATED_TURNS},
)


@final
class Options(options.Options):
    """The options as typed attributes."""

    def __init__(self, values: dict[str, Json]) -> None:
        super().__init__(SPEC, values)
        self.chests: Final = self.number("chests")
        self.memory_aid: Final = self.flag("memory_aid")
        self.turn_limit: Final = self.number("turn_limit")
