"""Positions, options and choices for tests, from plain seeds and for hypothesis."""

from pathlib import Path

from hypothesis import strategies as st

from drachenhort.core.game import Game
from drachenhort.core.options import Choices, Field, Flag, Number, Options
from drachenhort.core.plain import Json
from drachenhort.core.playout import random_move
from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games.drachenfaust.custom import creature_word, read_creatures
from drachenhort.games.drachenfaust.options import Creatures

OWN_CREATURES = Path(__file__).parent / "games" / "drachenfaust" / "creatures.toml"
MOST_MOVES = 400
"""How far into a game generated positions lie."""


def random_options(game: Game, rng: Rng) -> dict[str, Json]:
    """Each option at random: defaults half of the time, else anything small that is allowed."""
    values: dict[str, Json] = {}
    for field in game.spec.fields:
        if rng.below(2):
            values[field.name] = random_value(field, rng)
    return values


def random_value(field: Field, rng: Rng) -> Json:
    match field:
        case Flag():
            return rng.below(2) == 1
        case Number():
            return field.low + rng.below(min(field.high - field.low, 60) + 1)
        case Creatures():
            return [word for word in own_creatures() if rng.below(2)]
        case Choices():
            return [name for name in field.names if rng.below(2)]
        case _:
            raise AssertionError(f"no values known for {field.name}")


def own_creatures() -> list[str]:
    """Three creatures with every kind of effect, as options carry them."""
    return [creature_word(creature) for creature in read_creatures(OWN_CREATURES.read_text(encoding="utf-8"))]


def options_from(game: Game, seed: str) -> Options:
    return game.simulation_options(random_options(game, Rng.from_seed(f"options {seed}")))


def seats_from(game: Game, seed: str) -> int:
    return game.min_seats + Rng.from_seed(f"seats {seed}").below(game.max_seats - game.min_seats + 1)


def position(game: Game, seed: str, moves: int | None = None) -> State:
    """A position of random play: seats, options and, without a number, how far it goes all follow from the seed."""
    rng = Rng.from_seed(f"moves {seed}")
    left = rng.below(MOST_MOVES) if moves is None else moves
    state = game.new(seats_from(game, seed), options_from(game, seed), seed)
    while left and state.outcome is None:
        random_move(state, rng)
        left -= 1
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
