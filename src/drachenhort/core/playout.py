"""Random play inside the engine, for simulations, fuzzing and measurements."""

from drachenhort.core.native import i64
from drachenhort.core.rng import Rng
from drachenhort.core.state import State


def random_move(state: State, rng: Rng) -> None:
    """One decision, answered with any legal action; every action is equally likely."""
    decision = state.decision
    assert decision is not None, "the game is over"
    state.apply(decision.seat, decision.nth(rng.below(decision.count())))


def play_random(state: State, rng: Rng) -> int:
    """Plays to the end with random choices and returns how many decisions that took."""
    moves: i64 = 0
    while state.decision is not None:
        random_move(state, rng)
        moves += 1
    return moves
