"""Plays games between bots of one level and keeps the positions that are puzzles.

It looks at the last part of each game: there a move decides, and to play on from it costs little. Every game has a seed of
its own, made from the seed and its number: what is found does not depend on how the work is shared out.
"""

import json
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple

from drachenhort.core.decision import Decision
from drachenhort.core.game import Game
from drachenhort.core.plain import Json
from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games import find
from drachenhort.games.files import read_file
from drachenhort.lab.puzzles import bars
from drachenhort.lab.puzzles.finds import Find, Finds
from drachenhort.lab.puzzles.sifting import Sieve
from drachenhort.lab.puzzles.solvers import choices_of
from drachenhort.lab.workers import Jobs, in_order
from drachenhort.puzzles.puzzle import Puzzle

MOST_DECISIONS: Final = 2000
MOST_SEATS: Final = 4
"""At larger tables one move seldom decides, and the screen is full."""


@dataclass(frozen=True)
class Dig:
    """One game to look through, as plain data for another process."""

    game_id: str
    players: str
    """The level that plays at all seats."""
    seed: str
    number: int


def dig(task: Dig) -> list[Puzzle]:
    """The puzzles of one game."""
    game, rng = find(task.game_id), Rng.from_seed(f"{task.seed}/{task.number}")
    options = game.simulation_options(game.with_bots(ways_of(game)[rng.below(len(ways_of(game)))]))
    few = max(game.min_seats, 2)
    seats = few + rng.below(min(game.max_seats, MOST_SEATS) - few + 1)
    state = game.new(seats, options, f"{task.seed}/{task.number}/deal")
    sieve = Sieve(game)
    found: list[Puzzle] = []
    next_at = 0
    for moment in late_moments(game, task.players, state, rng):
        if moment.number < next_at:
            continue
        puzzle = sieve.puzzle(moment.state, moment.seat, rng.fork())
        if puzzle is not None:
            found.append(puzzle)
            next_at = moment.number + bars.APART
    return found


class Moment(NamedTuple):
    """A decision of a game, with the table as it was."""

    number: int
    state: State
    seat: int


def late_moments(game: Game, level: str, state: State, rng: Rng) -> list[Moment]:
    """Plays the game to its end; the last moments at which somebody had a choice."""
    moments: deque[Moment] = deque(maxlen=bars.LATE)
    under_way: set[int] = set()
    """The seats that have made a part of a choice: nobody at a table is asked for the rest of it alone."""
    number = 0
    while (decision := state.decision) is not None and number < MOST_DECISIONS:
        number += 1
        if decision.count() > 1 and decision.seat not in under_way:
            moments.append(Moment(number, state.copy(), int(decision.seat)))
        view = state.view(decision.seat)
        state.apply(decision.seat, choices_of(game.id, level, view, decision, rng.fork(), 1)[0])
        _note_parts(game, state, decision, under_way)
    return list(moments)


def _note_parts(game: Game, state: State, made: Decision, under_way: set[int]) -> None:
    following = state.decision_of(made.seat)
    if made.kind in game.parts and following is not None and following.kind in game.parts:
        under_way.add(int(made.seat))
    else:
        under_way.discard(int(made.seat))


def ways_of(game: Game) -> list[dict[str, Json]]:
    """The sets of options on the game's cover that need nothing else: what people play most."""
    cover = json.loads(read_file(game.id, "cover.json"))
    return [way["options"] for way in cover["presets"] if "all" not in way]


def mine(finds: Finds, games: int, jobs: Jobs, progress: Callable[[int], None]) -> None:
    """Looks through games until there are so many; those that were looked through before are not played again.
    `progress` gets the games so far."""
    done = {find.number for find in finds.all}
    head = finds.head
    tasks = [Dig(head.game, head.players, head.seed, number) for number in range(games) if number not in done]
    progress(len(finds.all))
    for task, puzzles in zip(tasks, in_order(dig, tasks, jobs), strict=True):
        finds.add(Find(task.number, puzzles))
        progress(len(finds.all))
