"""Positions, options and choices for tests, from plain seeds and for hypothesis."""

from hypothesis import strategies as st

from drachenhort.core.game import Game
from drachenhort.core.options import Options
from drachenhort.core.playout import random_move
from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.lab.random_options import random_options

MOST_MOVES = 400
"""How far into a game generated positions lie."""


def options_from(game: Game, seed: str) -> Options:
    return game.simulation_options(random_options(game, Rng.from_seed(f"options {seed}")))


def seats_from(game: Game, seed: str) -> int:
    return game.min_seats + Rng.from_seed(f"seats {seed}").below(game.max_seats - game.min_seats + 1)


def position(game: Game, seed: str, moves: int | None = None) -> State:
    """A position of random play: seats, options and, without a number, how far it goes all follow from the seed.

    Short games are over long before: mostly it is somewhere in them then, where there still are secrets and choices.
    """
    rng = Rng.from_seed(f"moves {seed}")
    most = rng.below(MOST_MOVES) if moves is None else moves
    state = game.new(seats_from(game, seed), options_from(game, seed), seed)
    played = 0
    while played < most and state.outcome is None:
        random_move(state, rng)
        played += 1
    if moves is None and state.outcome is not None and rng.below(4):
        return position(game, seed, rng.below(played))
    return state


def whole_game(game: Game, seed: str) -> list[State]:
    """Every position of a random game, as copies."""
    rng = Rng.from_seed(f"moves {seed}")
    state = game.new(seats_from(game, seed), options_from(game, seed), seed)
    states = [state.copy()]
    while state.outcome is None:
        random_move(state, rng)
        states.append(state.copy())
    return states


def seeds() -> st.SearchStrategy[str]:
    """Seeds for hypothesis: everything else is derived from them, so a failing one is a whole test case."""
    return st.integers(min_value=0, max_value=2**32).map(str)
