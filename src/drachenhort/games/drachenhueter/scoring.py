"""4 When the game ends, and who has won it."""

from typing import Final

from drachenhort.core.event import EVERYBODY
from drachenhort.core.native import i64
from drachenhort.core.outcome import Outcome
from drachenhort.core.packed import unpack
from drachenhort.games.drachenhueter import events
from drachenhort.games.drachenhueter.data import AMULETS_TO_END, BEST_EGG, EGG
from drachenhort.games.drachenhueter.state import State
from drachenhort.games.drachenhueter.tokens import piece_values

AMULETS: Final = "amulets"
LAST_ROUND: Final = "last-round"
STOPPED: Final = "stopped"
ENDINGS: Final = [AMULETS, LAST_ROUND, STOPPED]


def ending_after_turn(state: State) -> str | None:
    """In which way the game ends with the turn just finished, if it does."""
    if state.amulets() >= AMULETS_TO_END[state.seats]:  # 4.1
        return AMULETS
    if state.last_round == state.seats:  # 4.3
        return LAST_ROUND
    limit = state.options.turn_limit
    if limit and state.turns >= limit:  # 4.4
        return STOPPED
    return None


def points(state: State, seat: i64) -> int:
    """4.2 Pieces, pearls, crest and eggs."""
    place = state.places[seat]
    total = sum(piece_values(place.pieces)) + sum(unpack(place.reds)) + sum(unpack(place.blues))
    total += place.crest + EGG * place.eggs
    if place.eggs and place.eggs == max([other.eggs for other in state.places]):
        total += BEST_EGG - EGG
    return total


def winners_of(state: State, scores: list[int]) -> list[int]:
    """4.2 Most points; on a tie most cards in the row; on another tie all of them."""
    most = max(scores)
    first = [seat for seat in range(state.seats) if scores[seat] == most]
    longest = max([state.places[seat].laid() for seat in first])
    return [seat for seat in first if state.places[seat].laid() == longest]


def end_game(state: State, ending: str) -> None:
    """4.2 Pearls are turned up and points counted."""
    scores = [points(state, seat) for seat in range(state.seats)]
    winners = winners_of(state, scores)
    state.outcome = Outcome(ending, scores, winners)
    state.step = None
    if state.is_logging:
        _tell_end(state, state.outcome)


def _tell_end(state: State, outcome: Outcome) -> None:
    if outcome.ending == STOPPED:
        state.tell(events.GAME_STOPPED, EVERYBODY, [state.turns])
    for seat in range(state.seats):
        place = state.places[seat]
        state.tell(events.PEARLS_TURNED, EVERYBODY, [seat, *unpack(place.reds), *unpack(place.blues)])
        state.tell(events.SCORED, EVERYBODY, [seat, outcome.scores[seat], place.laid()])
    for winner in outcome.winners:
        state.tell(events.GAME_WON, EVERYBODY, [winner])
