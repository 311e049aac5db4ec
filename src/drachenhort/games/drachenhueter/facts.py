"""What matters in Drachenhüter, in numbers."""

from typing import Final

from drachenhort.core.facts import LESS_IS_BETTER, MORE_IS_BETTER, Fact, Facts
from drachenhort.core.native import i64
from drachenhort.games.drachenhueter.actions import PLAIN
from drachenhort.games.drachenhueter.cards import JOKER
from drachenhort.games.drachenhueter.data import AMULETS_TO_END, COLOURS
from drachenhort.games.drachenhueter.legal import lay_options
from drachenhort.games.drachenhueter.scoring import points
from drachenhort.games.drachenhueter.state import Place, State

LAST_AMULET: Final = 1
"""4.1 So many amulets missing: any turn can be the last."""


def own(state: State, seat: i64) -> Place:
    return state.places[seat]


def amulets_missing(state: State, seat: i64) -> float:
    """4.1 Until the game ends."""
    return float(max(AMULETS_TO_END[state.seats] - state.amulets(), 0))


def own_points(state: State, seat: i64) -> float:
    """4.2 If it ended now; a pearl counts what it may be worth."""
    return float(points(state, seat))


def rival_points(state: State, seat: i64) -> float:
    """Those of the best of the others."""
    return float(max([points(state, other) for other in range(state.seats) if other != seat]))


def can_lay(state: State, seat: i64) -> float:
    """3.3 By the book as it is."""
    return 1.0 if lay_options(state, seat, PLAIN) else 0.0


def others_laying(state: State, seat: i64) -> float:
    """3.8 How many others could lay by the book as it is."""
    return float(len([other for other in range(state.seats) if other != seat and lay_options(state, other, PLAIN)]))


def own_hand(state: State, seat: i64) -> float:
    hand = own(state, seat).hand
    total: i64 = hand.of_colour(JOKER)
    return float(total + hand.dragons())


def own_jokers(state: State, seat: i64) -> float:
    return float(own(state, seat).hand.of_colour(JOKER))


def most_alike(state: State, seat: i64) -> float:
    """Hand cards of the colour there are most of among those that can still be laid."""
    place = own(state, seat)
    counts = [place.hand.of_colour(colour) for colour in range(COLOURS) if not place.is_enclosed(colour)]
    return float(max(counts))


def enclosed_colours(state: State, seat: i64) -> float:
    """3.4 Colours that no card can be laid on any more."""
    place = own(state, seat)
    return float(len([colour for colour in range(COLOURS) if place.is_enclosed(colour)]))


def own_eggs(state: State, seat: i64) -> float:
    return float(own(state, seat).eggs)


def rival_eggs(state: State, seat: i64) -> float:
    """4.2 The most that another one has."""
    return float(max([place.eggs for other, place in enumerate(state.places) if other != seat]))


def own_crystals(state: State, seat: i64) -> float:
    return float(own(state, seat).crystals)


def has_crest(state: State, seat: i64) -> float:
    return 1.0 if own(state, seat).crest else 0.0


FACTS: Final = Facts(
    [
        Fact("amulets-missing", "4.1", MORE_IS_BETTER, amulets_missing, alarm=LAST_AMULET, jolt=2),
        Fact("points", "4.2", MORE_IS_BETTER, own_points),
        Fact("rival-points", "4.2", LESS_IS_BETTER, rival_points, jolt=20),
        Fact("can-lay", "3.3", MORE_IS_BETTER, can_lay, is_whether=True),
        Fact("others-laying", "3.8", LESS_IS_BETTER, others_laying),
        Fact("alike", "3.3", MORE_IS_BETTER, most_alike),
        Fact("jokers", "3.3", MORE_IS_BETTER, own_jokers),
        Fact("enclosed", "3.4", LESS_IS_BETTER, enclosed_colours),
        Fact("crest", "3.7", MORE_IS_BETTER, has_crest, is_whether=True),
        Fact("eggs", "4.2", MORE_IS_BETTER, own_eggs),
        Fact("rival-eggs", "4.2", LESS_IS_BETTER, rival_eggs, jolt=2),
        Fact("crystals", "3.5", MORE_IS_BETTER, own_crystals),
        Fact("hand", "3.1", MORE_IS_BETTER, own_hand),
    ]
)
