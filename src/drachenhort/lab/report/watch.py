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
from drachenhort.core.rng import Rng
from drachenhort.core.state import State, View
from drachenhort.games import find
from drachenhort.lab.report.closely import watch_closely
from drachenhort.lab.report.counts import Counts
from drachenhort.lab.report.uses import Uses
from drachenhort.lab.table import MOST_MOVES, Runaway, player_rngs
from drachenhort.players.player import Player
from drachenhort.players.registry import make_player

_USES: Final[dict[str, Uses]] = {}


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


def uses_of(game: Game) -> Uses:
    if game.id not in _USES:
        _USES[game.id] = Uses(game)
    return _USES[game.id]


def watch(task: Task, is_kept: Callable[[Outcome, list[Event]], bool] | None = None) -> Counts:
    """Plays a task's games; seats rotate among the players as in a simulation, whose games are the same. `is_kept` says
    of a finished game whether it counts."""
    game = find(task.game_id)
    uses = uses_of(game)
    options = game.simulation_options(task.options)
    makers = {name: make_player(task.game_id, name) for name in task.players}
    counts = Counts()
    for number in range(task.first, task.end):
        names = [task.players[(seat + number) % task.seats] for seat in range(task.seats)]
        seed = f"{task.seed}/{number}"
        state = game.new(task.seats, options, seed, is_logging=True)
        players = [makers[name] for name in names]
        try:
            acts, choices = _play(state, players, player_rngs(f"{seed}/players", task.seats))
        except Runaway as error:
            raise Runaway(f"game {number} of seed '{task.seed}': {error}") from None
        assert state.outcome is not None, f"{task.game_id}, seed {seed}: no decision is open and no outcome is there"
        events = state.take_events()
        if is_kept is not None and not is_kept(state.outcome, events):
            continue
        counts.note_game(uses, state.outcome, names, acts, choices, events)
        if task.closely and number % task.closely == 0:
            watch_closely(counts.close, game, game.new(task.seats, options, seed), acts, state.outcome, seed)
    counts.name_uses(uses, with_unused=task.first == 0)
    return counts


def _play(state: State, players: list[Player], rngs: list[Rng]) -> tuple[list[tuple[int, int]], list[int]]:
    """Plays to the end: who did what, and how many actions were legal each time."""
    acts: list[tuple[int, int]] = []
    choices: list[int] = []
    bare = [None if player.needs_view else View(seat, len(players)) for seat, player in enumerate(players)]
    while (decision := state.decision) is not None:
        if len(acts) == MOST_MOVES:
            raise Runaway(f"the game has not ended after {MOST_MOVES} moves; an option that limits it would help")
        seat = decision.seat
        action = players[seat].choose(bare[seat] or state.view(seat), decision, rngs[seat])
        choices.append(decision.count())
        state.apply(seat, action)
        acts.append((seat, action))
    return acts, choices
