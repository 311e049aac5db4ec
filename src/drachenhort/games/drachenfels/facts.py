"""What matters in Drachenfels, in numbers."""

from typing import Final, final

from drachenhort.core.decision import bit_count
from drachenhort.core.facts import LESS_IS_BETTER, MORE_IS_BETTER, Fact, Facts
from drachenhort.core.native import i64
from drachenhort.games.drachenfels.board import Board
from drachenhort.games.drachenfels.cards import RAINBOW, count_of, size_of
from drachenhort.games.drachenfels.distances import distances
from drachenhort.games.drachenfels.fields import CASTLE, POWERS, QUARTERS, ROCK_CASTLE
from drachenhort.games.drachenfels.state import NOWHERE, Seat, State
from drachenhort.games.drachenfels.ways import ALL_SITES, allowed_pairs

NEAR: Final = 5
"""So many steps one card may be good for."""

FAR: Final = 99
"""Where no way leads."""


@final
class _Maps:
    """The fewest steps to every goal of one board, by the pairs that rainbows may join: worked out once each."""

    def __init__(self) -> None:
        self.board: Board | None = None
        self.steps: dict[int, list[list[int]]] = {}

    def of(self, board: Board, pairs: int) -> list[list[int]]:
        """A list of steps by field for the royal castle and the four rock castles."""
        if self.board is not board:
            self.board = board
            self.steps = {}
        found = self.steps.get(pairs)
        if found is None:
            goals = [CASTLE, *range(ROCK_CASTLE, ROCK_CASTLE + QUARTERS)]
            found = [distances(board.neighbours, goal, ALL_SITES, pairs) for goal in goals]
            self.steps[pairs] = found
        return found


_MAPS: Final = _Maps()


def own(state: State, seat: i64) -> Seat:
    return state.places[seat]


def way_left(state: State, seat: i64) -> int:
    """7.1, 8.1 Steps to the armour, then to the nearest castle not looked into, with rainbows and bridges as wanted."""
    place = state.places[seat]
    if place.field == NOWHERE:
        return FAR
    steps = _MAPS.of(state.options.board, allowed_pairs(state))
    if not place.has_armour:
        return _steps(steps[0][place.field])
    open_goals = [quarter for quarter in range(QUARTERS) if not place.looked & POWERS[quarter]]
    return min([FAR, *[_steps(steps[1 + quarter][place.field]) for quarter in open_goals]])


def _steps(number: int) -> int:
    return FAR if number < 0 else number


def castles_left(place: Seat) -> i64:
    """8.2 The rock castles this knight has not looked into."""
    return QUARTERS - bit_count(place.looked)


def own_castles(state: State, seat: i64) -> float:
    return float(castles_left(own(state, seat)))


def rival_castles(state: State, seat: i64) -> float:
    """The fewest that another knight has left."""
    places = state.places
    return float(min([castles_left(place) for other, place in enumerate(places) if other != seat]))


def has_armour(state: State, seat: i64) -> float:
    return 1.0 if own(state, seat).has_armour else 0.0


def own_way(state: State, seat: i64) -> float:
    return float(way_left(state, seat))


def is_rival_near(state: State, seat: i64) -> float:
    """8.1 Whether another knight in armour is so near that one card may lead it to a look."""
    others = [other for other in range(state.seats) if other != seat and state.places[other].has_armour]
    return 1.0 if any(0 < way_left(state, other) <= NEAR for other in others) else 0.0


def armoured_rivals(state: State, seat: i64) -> float:
    places = state.places
    return float(len([place for other, place in enumerate(places) if other != seat and place.has_armour]))


def own_hand(state: State, seat: i64) -> float:
    return float(size_of(own(state, seat).hand))


def own_rainbows(state: State, seat: i64) -> float:
    return float(count_of(own(state, seat).hand, RAINBOW))


FACTS: Final = Facts(
    [
        Fact("rival-near", "8.1", LESS_IS_BETTER, is_rival_near, is_whether=True, alarm=0.5),
        Fact("rival-castles", "8.2", MORE_IS_BETTER, rival_castles, alarm=1, jolt=1),
        Fact("castles", "8.2", LESS_IS_BETTER, own_castles),
        Fact("armour", "7.1", MORE_IS_BETTER, has_armour, is_whether=True),
        Fact("way", "6.1", LESS_IS_BETTER, own_way, jolt=6),
        Fact("armoured", "7.1", LESS_IS_BETTER, armoured_rivals, jolt=1),
        Fact("rainbows", "5.1", MORE_IS_BETTER, own_rainbows),
        Fact("hand", "4.2", MORE_IS_BETTER, own_hand),
    ]
)
