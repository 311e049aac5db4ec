"""8.1, 9 How a game ends."""

from typing import Final

from drachenhort.core.event import EVERYBODY
from drachenhort.core.native import i64
from drachenhort.core.outcome import Outcome
from drachenhort.games.drachenfels import events
from drachenhort.games.drachenfels.state import State

FOUND: Final = "found"
STOPPED: Final = "stopped"
ENDINGS: Final = [FOUND, STOPPED]


def end_found(state: State, winner: i64) -> None:
    """8.1 A knight has found his princess and wins at once."""
    state.outcome = Outcome(FOUND, [1 if seat == winner else 0 for seat in range(state.seats)], [winner])
    state.step = None


def end_stopped(state: State) -> None:
    """9 The limit of turns: a draw."""
    state.outcome = Outcome(STOPPED, [0] * state.seats, [])
    state.tell(events.STOPPED, EVERYBODY, [state.turns - 1])
    state.step = None
