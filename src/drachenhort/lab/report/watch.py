"""Plays the games of a report and counts what happens in them.

What is counted comes from actions and events; nobody's view is looked at, so that watching costs little beside playing.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from drachenhort.core.event import Event
from drachenhort.core.game import Game
from drachenhort.core.outcome import Outcome
from drachenhort.core.plain import Json
from drachenhort.games import find
from drachenhort.lab.report.closely import watch_closely
from drachenhort.lab.report.counts import Counts
from drachenhort.lab.report.tally import Tally, play
from drachenhort.lab.report.uses import Uses
from drachenhort.lab.table import MOST_MOVES, Runaway, player_rngs, runaway
from drachenhort.players.registry import make_player

_USES: Final[dict[str, tuple[Uses, list[str]]]] = {}
"""By game, with the key of every use: putting them together takes its time."""


@dataclass(frozen=True)
class Task:
    """Some games in a row, as plain data for another process."""

    game_id: str
    seats: int
    players: list[str]
    options: dict[str, Json]
    seed: str
    first: int
    end: int
    closely: int
    """Every game whose number this divides is watched closely; none if it is 0."""


def uses_of(game: Game) -> tuple[Uses, list[str]]:
    if game.id not in _USES:
        uses = Uses(game)
        _USES[game.id] = uses, [use.key for use in uses.all]
    return _USES[game.id]


def watch(task: Task, is_kept: Callable[[Outcome, list[Event]], bool] | None = None) -> Counts:
    """Plays a task's games; seats rotate among the players as in a simulation, whose games are the same. `is_kept` says
    of a finished game whether it counts."""
    game = find(task.game_id)
    uses, names_of_uses = uses_of(game)
    options = game.simulation_options(task.options)
    makers = {name: make_player(task.game_id, name) for name in task.players}
    counts = Counts()
    tally = Tally(len(uses.all), uses.stride, task.seats)
    for number in range(task.first, task.end):
        names = [task.players[(seat + number) % task.seats] for seat in range(task.seats)]
        seed = f"{task.seed}/{number}"
        state = game.new(task.seats, options, seed, is_logging=True)
        players = [makers[name] for name in names]
        played = play(state, players, player_rngs(f"{seed}/players", task.seats), MOST_MOVES)
        if state.outcome is None:
            raise Runaway(f"game {number} of seed '{task.seed}': {runaway()}")
        events = state.take_events()
        if is_kept is not None and not is_kept(state.outcome, events):
            continue
        units = counts.note_game(state.outcome, names, played)
        tally.note(uses.of_acts(played.acts), uses.of_events(events), units)
        if task.closely and number % task.closely == 0:
            watch_closely(counts.close, game, game.new(task.seats, options, seed), played.acts, state.outcome, seed)
    counts.note_uses(names_of_uses, tally, with_unused=task.first == 0)
    return counts
