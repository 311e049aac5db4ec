"""Plays the matches of an arena, on several cores if wanted, and takes up again what was stopped.

A deal has a seed of its own, made from the arena's seed and the deal's number, and so have the players at it. So the result
depends neither on how the work is shared out nor on how often it was stopped, as long as players think by playouts; one
that also looks at the clock decides sooner where cores are busy.
"""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from drachenhort.core.plain import Json
from drachenhort.games import find
from drachenhort.lab.arena.matches import Match, Seating
from drachenhort.lab.arena.results import MatchResult, Played, empty_result, played
from drachenhort.lab.arena.stored import FORMAT, Arena, Plan
from drachenhort.lab.arena.thinking import Thinking, TimedPlayer
from drachenhort.lab.table import Runaway, play_game
from drachenhort.lab.workers import in_order
from drachenhort.players.player import Player
from drachenhort.players.registry import make_player


@dataclass(frozen=True)
class Task:
    """One game to play, as plain data for another process."""

    match: int
    game_id: str
    options: dict[str, Json]
    seating: Seating
    seed: str


def begin(plan: Plan) -> Arena:
    """An arena in which nothing has been played yet. What cannot be played is refused."""
    plan.check()
    return Arena(FORMAT, plan, [empty_result(match) for match in plan.matches()])


def play_arena(arena: Arena, games: int, jobs: int, progress: Callable[[int], None]) -> None:
    """Plays on until every match has at least so many games. `progress` gets all games done so far, after each."""
    start = time.perf_counter()
    before = arena.seconds
    tasks = list(_tasks(arena, games))
    arena.ratings = {}
    progress(arena.played)
    for task, game in zip(tasks, in_order(play_task, tasks, jobs, arena.plan.variant_text()), strict=True):
        arena.matches[task.match].add(game)
        arena.seconds = round(before + time.perf_counter() - start, 3)
        progress(arena.played)


def games_to_play(arena: Arena, games: int) -> int:
    """How many games there will be in all: each match has whole deals."""
    return sum(_deals(result, games) * result.games_per_deal for result in arena.matches)


def _deals(result: MatchResult, games: int) -> int:
    return max(result.deals, -(-games // result.games_per_deal))


def _tasks(arena: Arena, games: int) -> Iterator[Task]:
    """Deal by deal, so that all matches are equally far wherever it is stopped."""
    plan = arena.plan
    options = find(plan.game).with_bots(plan.option_values())
    matches: list[Match] = plan.matches()
    wanted = [_deals(result, games) for result in arena.matches]
    done = [result.deals for result in arena.matches]
    begun = [len(result.begun) for result in arena.matches]
    for deal in range(max(wanted)):
        for index, match in enumerate(matches):
            if done[index] <= deal < wanted[index]:
                left = match.seatings[begun[index] :] if deal == done[index] else match.seatings
                for seating in left:
                    yield Task(index, plan.game, options, seating, f"{plan.seed}/{deal}")


def play_task(task: Task) -> Played:
    game = find(task.game_id)
    timed = [TimedPlayer(make_player(task.game_id, name)) for name in task.seating]
    options = game.simulation_options(task.options)
    try:
        state = play_game(game, options, len(timed), task.seed, list[Player](timed), f"{task.seed}/players")
    except Runaway as error:
        raise Runaway(f"{','.join(task.seating)} with seed '{task.seed}': {error}") from None
    assert state.outcome is not None, f"{task.game_id}, seed {task.seed}: no decision is open and no outcome is there"
    thinking: dict[str, Thinking] = {}
    for player in timed:
        thinking.setdefault(player.name, Thinking()).add(player.thinking)
    return played(task.seating, state.outcome, thinking)
