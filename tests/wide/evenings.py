"""Positions to look at: those of the golden playthroughs, of the records people have kept, and of games at random."""

from collections.abc import Iterator
from typing import NamedTuple

from drachenhort.core.event import Event
from drachenhort.core.game import Game
from drachenhort.core.options import Options
from drachenhort.core.plain import Json
from drachenhort.core.record import load_record
from drachenhort.core.rng import Rng
from drachenhort.core.state import WATCHER, State
from drachenhort.kit.positions import options_from, seats_from
from tests.golden import golden_games, start
from tests.test_records import RECORDS

RANDOM_GAMES = 10
RANDOM_MOVES = 120


class Look(NamedTuple):
    """A position in which somebody decides, or the last one; and what has just happened."""

    number: int
    state: State
    options: Options
    events: list[Event]


class _Evening(NamedTuple):
    """Where it begins, and what is done there: seats with their actions, or how to choose at random."""

    state: State
    moves: list[tuple[int, int]] | Rng


def looks(game: Game) -> Iterator[Look]:
    """Every position of the evenings of a game. The state goes on afterwards: copy what is to be kept."""
    number = 0
    for state, moves in [*_golden(game), *_recorded(game), *_random(game)]:
        options = options_of(game, state)
        state.is_logging = True
        yield Look(number, state, options, state.take_events())
        number += 1
        for move in [moves] * RANDOM_MOVES if isinstance(moves, Rng) else moves:
            if state.decision is None:
                break
            state.apply(*(_any(state, move) if isinstance(move, Rng) else move))
            yield Look(number, state, options, state.take_events())
            number += 1


def options_of(game: Game, state: State) -> Options:
    shown = state.view(WATCHER).to_json()["options"]
    assert isinstance(shown, dict)
    values: dict[str, Json] = shown
    return game.options(values)


def _any(state: State, rng: Rng) -> tuple[int, int]:
    decision = state.pending[rng.below(len(state.pending))]
    return decision.seat, decision.nth(rng.below(decision.count()))


def _golden(game: Game) -> list[_Evening]:
    files = [file for file in golden_games() if file.parent.name == game.id]
    return [_Evening(start(file), _moves(game, file.read_text("utf-8"))) for file in files]


def _moves(game: Game, text: str) -> list[tuple[int, int]]:
    lines = [line for line in (line.partition("#")[0].strip() for line in text.splitlines()) if line]
    parts = [line.partition(":") for line in lines]
    return [(int(seat) - 1, game.parse(notation.strip())) for seat, _, notation in parts]


def _recorded(game: Game) -> list[_Evening]:
    records = [load_record(file.read_text("utf-8")) for file in sorted(RECORDS.glob(f"{game.id}/v{game.rules_version}/*"))]
    return [_Evening(record.start(is_logging=True), record.actions) for record in records]


def _random(game: Game) -> list[_Evening]:
    seeds = [f"evening {number}" for number in range(RANDOM_GAMES)]
    starts = [game.new(seats_from(game, seed), options_from(game, seed), seed, is_logging=True) for seed in seeds]
    return [_Evening(state, Rng.from_seed(seed)) for state, seed in zip(starts, seeds, strict=True)]
