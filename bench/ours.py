"""Our games, driven inside the engine and from Python. Every way to play returns the decisions it made."""

from collections.abc import Callable
from random import Random

from drachenhort.core.game import Game
from drachenhort.core.playout import play_random
from drachenhort.core.rng import Rng
from drachenhort.core.state import State

POSITIONS = 64


def usual_seats(game: Game) -> int:
    return min(4, game.max_seats)


def deals(game: Game) -> Callable[[], State]:
    """Hands out fresh games, each from a seed of its own, so whoever calls it pays for shuffling and dealing."""
    seats, options, number = usual_seats(game), game.simulation_options({}), 0

    def deal() -> State:
        nonlocal number
        number += 1
        return game.new(seats, options, f"bench {number}")

    return deal


def in_engine(game: Game) -> Callable[[], float]:
    """Whole random games inside the engine, deal included."""
    deal, rng = deals(game), Rng.from_seed("bench")
    return lambda: play_random(deal(), rng)


def in_engine_from_copies(game: Game) -> Callable[[], float]:
    """The same from copies of dealt positions: the like of OpenSpiel's rollouts."""
    deal, rng, turn = deals(game), Rng.from_seed("bench"), 0
    dealt = [deal() for _ in range(POSITIONS)]

    def play() -> float:
        nonlocal turn
        turn += 1
        return play_random(dealt[turn % POSITIONS].copy(), rng)

    return play


def from_python(game: Game) -> Callable[[], float]:
    """Whole random games, deal included, move by move with the same random numbers as the peers get."""
    deal, random = deals(game), Random(8).random
    return lambda: play_moves(deal(), random)


def play_moves(state: State, random: Callable[[], float]) -> int:
    """Plays to the end, where nothing is legal any more, and returns how many decisions that took."""
    decisions = 0
    act = state.act
    legal = first_choices(state)
    while legal:
        legal = act(legal[int(random() * len(legal))])
        decisions += 1
    return decisions


def first_choices(state: State) -> list[int]:
    return state.decision.legal if state.decision else []


def mid_game_states(game: Game) -> list[State]:
    """Positions from the middle: each game is played to the end, then its first half once more."""
    deal, states = deals(game), list[State]()
    for number in range(POSITIONS):
        half = deal()
        length = play_moves(half.copy(), Random(number).random)
        random = Random(number).random
        legal = first_choices(half)
        for _ in range(length // 2):
            legal = half.act(legal[int(random() * len(legal))])
        states.append(half)
    return states


def copies(game: Game) -> Callable[[], float]:
    """Copies of mid-game states. The units are copies."""
    copy_calls = [state.copy for state in mid_game_states(game)]

    def work() -> float:
        for copy in copy_calls:
            copy()
        return len(copy_calls)

    return work


def samples(game: Game) -> Callable[[], float]:
    """Whole states drawn from mid-game views of the seat to move. The units are samples."""
    rng = Rng.from_seed("bench")
    sample_calls = [state.view(state.pending[0].seat).sample for state in mid_game_states(game)]

    def work() -> float:
        for sample in sample_calls:
            sample(rng)
        return len(sample_calls)

    return work
