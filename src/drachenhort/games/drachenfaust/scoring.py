"""7 Points and the end of the game."""

from typing import Final

from drachenhort.core.event import EVERYBODY
from drachenhort.core.native import i64
from drachenhort.core.outcome import Outcome
from drachenhort.games.drachenfaust import events
from drachenhort.games.drachenfaust.cards import (
    APPRENTICE,
    CUSTOM,
    ENCHANTRESS,
    MAGICIAN,
    NAMES,
    NECROMANCER,
    QUACK,
    SORCERER,
    WIZARD,
)
from drachenhort.games.drachenfaust.state import State

OWN_CREATURE: Final = "custom"
STOPPED: Final = "stopped"
SCORING: Final = [MAGICIAN, SORCERER, WIZARD, ENCHANTRESS, QUACK, APPRENTICE, NECROMANCER]
"""The creatures that can make the last point."""
ENDINGS: Final = [*[NAMES[card] for card in SCORING], OWN_CREATURE, STOPPED]


def score(state: State, seat: i64, points: i64, card: i64) -> None:
    """7.1 Points for the acting seat; with enough of them it has won at once."""
    place = state.places[seat]
    place.score += points
    state.tell(events.SCORED, EVERYBODY, [seat, points, place.score])
    if place.score >= state.options.points:
        state.ending = OWN_CREATURE if card >= CUSTOM else NAMES[card]
        state.tell(events.GAME_WON, EVERYBODY, [seat])
        state.outcome = outcome_of(state)


def outcome_of(state: State) -> Outcome:
    """7.1 Who has the points has won; 8 a game that was stopped is won by the most points."""
    scores: list[int] = [place.score for place in state.places]
    most = max(scores)
    return Outcome(state.ending, scores, [seat for seat in range(state.seats) if scores[seat] == most])
