"""Actions as learners number them: those that name a seat name it as the reader sees it, so `rob +1` is the same to all."""

from typing import Final, final

from drachenhort.core.actions import ActionKind
from drachenhort.core.game import Game
from drachenhort.core.native import i64
from drachenhort.core.shapes import NONE, Domain, Maybe, Seat, Shape
from drachenhort.players.observation.nodes import place_name

NO_ACTION: Final = -1
SEATS: Final = 16
"""More than any table has."""


@final
class Turned:
    """The numbers of a game's actions for a reader, from 0 on without gaps, the same at all seats and seat counts."""

    def __init__(self, game: Game) -> None:
        self._numbers: Final[dict[str, int]] = {}
        self.names: Final[list[str]] = []
        self._codes: Final = game.action_codes
        self._kinds: Final = {code: kind for kind in game.contract.actions.kinds for code in kind.codes}
        places = (game.max_seats + 1) * SEATS
        self._tables: Final[list[list[int]]] = [[] for _ in range(places)]
        self._codes_back: Final[list[list[int]]] = [[] for _ in range(places)]
        self._notation: Final = game.notation
        for seats in range(game.min_seats, game.max_seats + 1):
            for seat in range(seats):
                self._tables[seats * SEATS + seat] = self._table(seat, seats)
        for place, table in enumerate(self._tables):
            self._codes_back[place] = self._back(table)

    def table(self, seat: i64, seats: i64) -> list[int]:
        """By the code of an action: its number for this reader, or NO_ACTION."""
        return self._tables[seats * SEATS + seat]

    def codes(self, seat: i64, seats: i64) -> list[int]:
        """By its number for this reader: the code of an action, or NO_ACTION for what names a seat that is not there."""
        return self._codes_back[seats * SEATS + seat]

    def _back(self, table: list[int]) -> list[int]:
        codes = [NO_ACTION] * len(self.names)
        for code, number in enumerate(table):
            if number != NO_ACTION:
                codes[number] = code
        return codes

    def _table(self, seat: int, seats: int) -> list[int]:
        table = [NO_ACTION] * (max(self._codes) + 1)
        for code in self._codes:
            kind = self._kinds[code]
            key = " ".join(turned(kind, kind.codes[code], seat, seats))
            if not key:
                continue
            if key not in self._numbers:
                self._numbers[key] = len(self.names)
                self.names.append(self._name(code, seat, seats))
            table[code] = self._numbers[key]
        return table

    def _name(self, code: int, seat: int, seats: int) -> str:
        """As people write it; with seats, as the reader sees them."""
        kind = self._kinds[code]
        if not any(is_seat(shape) for shape in kind.fields.values()):
            return self._notation(code)
        words = turned(kind, kind.codes[code], seat, seats)
        for place, shape in enumerate(kind.fields.values()):
            if not is_seat(shape) and isinstance(shape, Domain):
                words[place + 1] = shape.word(kind.codes[code][place])
        return " ".join(words)


def turned(kind: ActionKind, values: list[int], seat: int, seats: int) -> list[str]:
    """What tells the action apart: its kind and its numbers, with seats as the reader sees them.

    Nothing for an action that names a seat which is not at this table.
    """
    words = [kind.name]
    for place, shape in enumerate(kind.fields.values()):
        value = values[place]
        if not is_seat(shape) or value == NONE:
            words.append(str(value))
        elif value < seats:
            words.append(place_name((value - seat) % seats))
        else:
            return []
    return words


def is_seat(shape: Shape) -> bool:
    return isinstance(shape, Seat) or (isinstance(shape, Maybe) and isinstance(shape.of, Seat))
