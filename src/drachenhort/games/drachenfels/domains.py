"""What the numbers of Drachenfels stand for outside. Fields are named as on the board."""

from typing import Final, final

from drachenhort.core.plain import Json
from drachenhort.core.shapes import Count, Domain, Flag, Names, Seat
from drachenhort.games.drachenfels.cards import NAMES, POINTS, size_of
from drachenhort.games.drachenfels.data import ALL_CARDS, COLOURS, MAX_SEATS
from drachenhort.games.drachenfels.fields import (
    CASTLE_NAMES,
    END_FIELDS,
    FIELD_NAMES,
    FIELDS,
    PAIR_NAMES,
    QUARTERS,
    ROCK,
    SITE_NAMES,
    STAR,
    START,
)
from drachenhort.games.drachenfels.walks import CROSSING, FLIGHT, MOST_STEPS


class _Exact(Domain):
    """Told by words in which case matters: `a1` and `A1` are two fields."""

    def json(self, number: int) -> Json:
        return self.word(number)

    def read(self, word: str, seats: int) -> int | None:
        for number in self.numbers():
            if self.word(number) == word:
                return number
        return None


@final
class FieldName(_Exact):
    """A field."""

    def numbers(self) -> list[int]:
        return list(range(FIELDS))

    def word(self, number: int) -> str:
        return FIELD_NAMES[number]

    def allowed(self, seats: int) -> str:
        return "a field, such as K, F1 or b2"


@final
class PathPlace(_Exact):
    """A place of a path: `b1` by foot, `*T2` by flight, `~K` over a rainbow."""

    def numbers(self) -> list[int]:
        stars = [FLIGHT + STAR + quarter for quarter in range(QUARTERS)]
        rocks = [CROSSING + ROCK + quarter for quarter in range(QUARTERS)]
        return [*range(FIELDS), *stars, *rocks, *[CROSSING + end for end in END_FIELDS]]

    def word(self, number: int) -> str:
        if number >= CROSSING:
            return f"~{FIELD_NAMES[number - CROSSING]}"
        if number >= FLIGHT:
            return f"*{FIELD_NAMES[number - FLIGHT]}"
        return FIELD_NAMES[number]


SEAT: Final = Seat(MAX_SEATS)
KIND: Final = Names("Kind", NAMES[1:], first=1)
COLOUR: Final = Names("Colour", COLOURS)
FIELD: Final = FieldName()
PLACE: Final = PathPlace()
START_FIELD: Final = Names("Start", FIELD_NAMES[START : START + QUARTERS], first=START)
ROCK_NUMBER: Final = Names("Rock", FIELD_NAMES[ROCK : ROCK + QUARTERS])
CASTLE_NUMBER: Final = Names("Castle", CASTLE_NAMES)
SITE: Final = Names("Site", SITE_NAMES)
PAIR: Final = Names("Pair", PAIR_NAMES)
"""2.3 The two ends of a rainbow."""
POINT: Final = Count(1, POINTS)
STEPS: Final = Count(1, MOST_STEPS)
CARDS: Final = Count(0, size_of(ALL_CARDS))
TURNS: Final = Count(0, 1_000_000_000)
FLAG: Final = Flag()
