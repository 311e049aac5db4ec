"""Many games between players, on several cores if wanted.

Every game has a seed of its own, made from the seed and the game's number, so the result does not depend on how the work
is shared out. Seats rotate: seat i of game g is played by `players[(i + g) % seats]`, so nobody profits from a seat.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from drachenhort.core.errors import DrachenhortError, SeatsError
from drachenhort.core.plain import Json
from drachenhort.core.playout import play_random
from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games import find
from drachenhort.games.variants import use_text
from drachenhort.lab.results import Simulation, Tally
from drachenhort.lab.table import Runaway, play_on, player_rngs
from drachenhort.lab.workers import in_order
from drachenhort.players.player import Player
from drachenhort.players.registry import make_player

CHUNK: Final = 20
"""So many games are handed out and reported at once."""


class CountError(DrachenhortError):
    """A number of games or jobs that makes no sense."""


@dataclass(frozen=True)
class Chunk:
    """Some games in a row, as plain data for another process."""

    game_id: str
    seats: int
    players: list[str]
    options: dict[str, Json]
    seed: str
    first: int
    end: int


def simulate(
    game_id: str,
    seats: int,
    players: list[str],
    games: int,
    seed: str,
    jobs: int,
    options: dict[str, Json],
    progress: Callable[[int], None],
    variant: str | None = None,
) -> Simulation:
    """Plays so many games, one player name for each seat. `progress` gets the number of games done so far.

    `variant` is the text of the variant that is played, in every process that shares the work.
    """
    use_text(variant)
    _check(game_id, seats, players, games, jobs, options)
    values = find(game_id).with_bots(options)
    chunks = [
        Chunk(game_id, seats, players, values, seed, first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)
    ]
    tally = Tally()
    start = time.perf_counter()
    for part in in_order(play_chunk, chunks, jobs, variant):
        tally.add(part)
        progress(tally.games)
    return Simulation(game_id, seats, seed, tally, time.perf_counter() - start)


def _check(game_id: str, seats: int, players: list[str], games: int, jobs: int, options: dict[str, Json]) -> None:
    game = find(game_id)
    game.check_seats(seats)
    game.simulation_options(options)
    if len(players) != seats:
        raise SeatsError(f"{seats} seats need {seats} players, one name for each seat; {len(players)} are given")
    for name in players:
        make_player(game_id, name)
    if games < 1:
        raise CountError(f"{games} games cannot be played; there must be at least 1")
    if jobs < 1:
        raise CountError(f"{jobs} jobs cannot do anything; there must be at least 1")


def play_chunk(chunk: Chunk) -> Tally:
    """Plays the games of a chunk."""
    game = find(chunk.game_id)
    options = game.simulation_options(chunk.options)
    makers = {name: make_player(chunk.game_id, name) for name in chunk.players}
    tally = Tally()
    for number in range(chunk.first, chunk.end):
        names = [chunk.players[(seat + number) % chunk.seats] for seat in range(chunk.seats)]
        seed = f"{chunk.seed}/{number}"
        state = game.new(chunk.seats, options, seed)
        try:
            moves = _play(state, [makers[name] for name in names], f"{seed}/players")
        except Runaway as error:
            raise Runaway(f"game {number} of seed '{chunk.seed}': {error}") from None
        assert state.outcome is not None, f"{chunk.game_id}, seed {seed}: no decision is open and no outcome is there"
        tally.count(state.outcome, names, moves)
    return tally


def _play(state: State, players: list[Player], player_seed: str) -> int:
    """Plays to the end and returns the number of moves; a table of randoms plays inside the engine."""
    if all(player.name == "random" for player in players):
        return play_random(state, Rng.from_seed(player_seed))
    return play_on(state, players, player_rngs(player_seed, len(players)))
