"""What matters in Drachenfaust, in numbers."""

from typing import Final

from drachenhort.core.facts import LESS_IS_BETTER, MORE_IS_BETTER, Fact, Facts
from drachenhort.core.native import i64
from drachenhort.games.drachenfaust.cards import COLOURS, count_of, total_of
from drachenhort.games.drachenfaust.state import Place, State

LAST_POINT: Final = 1
"""So many points missing: one card can end the game."""

POOR: Final = 2
"""With so little gold to bid most auctions are lost."""


def own(state: State, seat: i64) -> Place:
    return state.places[seat]


def own_points(state: State, seat: i64) -> float:
    return float(own(state, seat).score)


def rival_misses(state: State, seat: i64) -> float:
    """7.1 The points that whoever of the others is ahead still needs."""
    most = max([place.score for other, place in enumerate(state.places) if other != seat])
    return float(max(state.options.points - most, 0))


def own_stones(state: State, seat: i64) -> float:
    return float(total_of(own(state, seat).stones))


def most_alike(state: State, seat: i64) -> float:
    """5.3 The stones of the colour there are most of."""
    stones = own(state, seat).stones
    return float(max([count_of(stones, colour) for colour in range(COLOURS)]))


def has_all_colours(state: State, seat: i64) -> float:
    """5.4 One stone of each."""
    stones = own(state, seat).stones
    return 1.0 if all(count_of(stones, colour) > 0 for colour in range(COLOURS)) else 0.0


def gold_to_bid(state: State, seat: i64) -> float:
    """4.1 What can still be bid in this round."""
    place = own(state, seat)
    return float(place.fairy + place.common)


def rival_gold(state: State, seat: i64) -> float:
    """What the richest of the others can still bid in this round."""
    places = state.places
    return float(max([place.fairy + place.common for other, place in enumerate(places) if other != seat]))


def own_fairy(state: State, seat: i64) -> float:
    """3.4 All fairy gold, also what lies out until the end of the round."""
    place = own(state, seat)
    return float(place.fairy + place.laid)


def own_common(state: State, seat: i64) -> float:
    return float(own(state, seat).common)


def own_silver(state: State, seat: i64) -> float:
    return float(own(state, seat).silver)


def own_magic(state: State, seat: i64) -> float:
    """4.5, 4.6 Black and red coins."""
    place = own(state, seat)
    return float(place.black + place.red)


FACTS: Final = Facts(
    [
        Fact("rival-misses", "7.1", MORE_IS_BETTER, rival_misses, alarm=LAST_POINT, jolt=1),
        Fact("points", "7.1", MORE_IS_BETTER, own_points),
        Fact("gold", "4.1", MORE_IS_BETTER, gold_to_bid, alarm=POOR),
        Fact("stones", "5.2", MORE_IS_BETTER, own_stones, jolt=2),
        Fact("alike", "5.3", MORE_IS_BETTER, most_alike),
        Fact("all-colours", "5.4", MORE_IS_BETTER, has_all_colours, is_whether=True),
        Fact("rival-gold", "4.1", LESS_IS_BETTER, rival_gold),
        Fact("fairy", "3.4", MORE_IS_BETTER, own_fairy),
        Fact("common", "4.2", MORE_IS_BETTER, own_common),
        Fact("silver", "4.3", MORE_IS_BETTER, own_silver),
        Fact("magic", "4.5", MORE_IS_BETTER, own_magic),
    ]
)
