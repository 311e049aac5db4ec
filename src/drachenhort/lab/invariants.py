"""What must hold in every position of every game; each check raises Broken if it does not."""

from collections.abc import Callable
from typing import Final, TypeAlias

from drachenhort.core.errors import Illegal
from drachenhort.core.game import Game
from drachenhort.core.plain import Json
from drachenhort.core.playout import random_move
from drachenhort.core.rng import Rng
from drachenhort.core.state import WATCHER, State

Check: TypeAlias = Callable[[Game, State, Rng], None]

MOVES_AHEAD: Final = 8
"""So far a copy plays on before the original is looked at."""
NO_ACTIONS: Final = [-1, 1 << 20]
"""Numbers that are no action of any game."""


class Broken(Exception):
    """An invariant does not hold."""


def check_options(game: Game, values: dict[str, Json]) -> None:
    """Not a check of a position but of the table: its options, as a record keeps them, are the options again."""
    kept = game.options(values).to_json()
    if game.options(kept).to_json() != values:
        raise Broken("the options do not round-trip")


def text_round_trips(game: Game, state: State, rng: Rng) -> None:
    text = state.text()
    if game.load(text).text() != text:
        raise Broken("the position text does not load to the same position")


def samples_fit_views(game: Game, state: State, rng: Rng) -> None:
    for seat in [*range(state.seats), WATCHER]:
        shown = state.view(seat).to_json()
        if state.view(seat).sample(rng.fork()).view(seat).to_json() != shown:
            raise Broken(f"a sample of the view from place {seat} gives another view")


def copies_are_independent(game: Game, state: State, rng: Rng) -> None:
    before = state.text()
    twin = state.copy()
    if twin.text() != before:
        raise Broken("a copy differs from its original")
    for _ in range(MOVES_AHEAD):
        if twin.decision is not None:
            random_move(twin, rng)
    if state.text() != before:
        raise Broken("playing on in a copy changes the original")


def illegal_actions_change_nothing(game: Game, state: State, rng: Rng) -> None:
    seat = rng.below(state.seats)
    codes = game.action_codes + NO_ACTIONS
    action = codes[rng.below(len(codes))]
    decision = state.decision_of(seat)
    if decision is not None and decision.allows(action):
        return
    before = state.text()
    try:
        state.apply(seat, action)
    except Illegal:
        if state.text() != before:
            raise Broken(f"the illegal action {action} of seat {seat + 1} is refused but changes the position") from None
    else:
        raise Broken(f"the illegal action {action} of seat {seat + 1} is accepted")


CHECKS: Final[list[Check]] = [
    text_round_trips,
    samples_fit_views,
    copies_are_independent,
    illegal_actions_change_nothing,
]
