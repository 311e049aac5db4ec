"""What a table of Schutt und Asche may choose."""

from typing import Final, final

from drachenhort.core import options
from drachenhort.core.options import Field, Flag, Number, Spec
from drachenhort.core.plain import Json
from drachenhort.games.schutt_und_asche.data import COMBAT, MAX_SEATS, START_KNIGHTS, START_POWER

MOST_START: Final = START_KNIGHTS + START_POWER
USUAL_START: Final = START_KNIGHTS + 1
MOST_CLAIMS: Final = 6


def start_name(seat: int) -> str:
    """2.3 The option with the number of start tiles of a seat."""
    return f"start_{seat + 1}"


_START_TILES: Final[list[Field]] = [
    Number(start_name(seat), USUAL_START, 0, MOST_START, "2.3") for seat in range(MAX_SEATS)
]

SIMULATED_ROUNDS: Final = 40  # 9.3 The limit of rounds for simulations, which nothing printed bounds.

SPEC: Final = Spec(
    [
        Number("regent", 0, 0, MAX_SEATS, "2.6"),
        *_START_TILES,
        Flag("sorting_all", False, "2.4"),
        Number("claims", 3, 0, MOST_CLAIMS, "4.5"),
        Flag("whole_tile", False, "5.4"),
        Number("level", 1, 0, len(COMBAT) - 1, "6.1"),
        Flag("cooperative", False, "9.3"),
        Number("round_limit", 0, 0, 1_000_000, "9.3"),
    ],
    {"sorting_all": True, "claims": 0, "round_limit": SIMULATED_ROUNDS},
)


@final
class Options(options.Options):
    """The options as typed attributes; `start_tiles` by seat: 0 none, 1 the knight, 2 and 3 with so many power less one."""

    def __init__(self, values: dict[str, Json]) -> None:
        super().__init__(SPEC, values)
        self.regent: Final = self.number("regent")
        self.start_tiles: Final = [self.number(start_name(seat)) for seat in range(MAX_SEATS)]
        self.sorting_all: Final = self.flag("sorting_all")
        self.claims: Final = self.number("claims")
        self.whole_tile: Final = self.flag("whole_tile")
        self.level: Final = self.number("level")
        self.cooperative: Final = self.flag("cooperative")
        self.round_limit: Final = self.number("round_limit")
