"""What matters in Schutt und Asche, in numbers."""

from typing import Final

from drachenhort.core.decision import bit_count
from drachenhort.core.facts import LESS_IS_BETTER, MORE_IS_BETTER, Fact, Facts
from drachenhort.core.native import i64
from drachenhort.games.schutt_und_asche.data import HITS
from drachenhort.games.schutt_und_asche.gold import worth_of
from drachenhort.games.schutt_und_asche.scoring import points_of
from drachenhort.games.schutt_und_asche.state import Seat, State

FEW_KNIGHTS: Final = 2
"""9.2 With so few knights left one attack can end the game for all."""


def own(state: State, seat: i64) -> Seat:
    return state.places[seat]


def all_knights(state: State, seat: i64) -> float:
    """9.2 Those that stand and those that still lie in stacks."""
    return float(bit_count(state.knights) + state.hidden_knights)


def hits_missing(state: State, seat: i64) -> float:
    """9.1 Until the dragon falls."""
    return float(max(HITS - state.hits, 0))


def own_points(state: State, seat: i64) -> float:
    """9.5 Power, twice as a successful dragon fighter."""
    return float(points_of(state, seat))


def rival_points(state: State, seat: i64) -> float:
    """Those of the best of the others; alone there are none."""
    return float(max([0, *[points_of(state, other) for other in range(state.seats) if other != seat]]))


def is_successful(state: State, seat: i64) -> float:
    """6.6 Has scored a hit."""
    return 1.0 if own(state, seat).is_successful else 0.0


def own_lands(state: State, seat: i64) -> float:
    return float(bit_count(state.places[seat].lands & state.standing))


def own_knights(state: State, seat: i64) -> float:
    """Those that stand on the seat's own lands."""
    return float(bit_count(state.places[seat].lands & state.knights))


def own_gear(state: State, seat: i64) -> float:
    """6.1, 6.2 Swords and shields of knights that stand."""
    knights = state.places[seat].lands & state.knights
    return float(bit_count(knights & state.swords) + bit_count(knights & state.shields))


def own_gold(state: State, seat: i64) -> float:
    return float(worth_of(own(state, seat).hand))


def cards_earned(state: State, seat: i64) -> float:
    """4.2 The cards that fame and hits bring at the next income."""
    return float(own(state, seat).cards_earned())


FACTS: Final = Facts(
    [
        Fact("all-knights", "9.2", MORE_IS_BETTER, all_knights, alarm=FEW_KNIGHTS),
        Fact("hits-missing", "9.1", LESS_IS_BETTER, hits_missing, jolt=1),
        Fact("points", "9.5", MORE_IS_BETTER, own_points),
        Fact("rival-points", "9.5", LESS_IS_BETTER, rival_points, jolt=2),
        Fact("fighter", "6.6", MORE_IS_BETTER, is_successful, is_whether=True),
        Fact("lands", "5.6", MORE_IS_BETTER, own_lands, jolt=1),
        Fact("knights", "6.4", MORE_IS_BETTER, own_knights, jolt=1),
        Fact("gear", "6.1", MORE_IS_BETTER, own_gear),
        Fact("income", "4.2", MORE_IS_BETTER, cards_earned),
        Fact("gold", "7.3", MORE_IS_BETTER, own_gold),
    ]
)
