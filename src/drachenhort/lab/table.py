"""Plays whole games with players, who get Views only."""

from typing import Final

from drachenhort.core.decision import Decision
from drachenhort.core.errors import DrachenhortError
from drachenhort.core.game import Game
from drachenhort.core.options import Options
from drachenhort.core.record import Record
from drachenhort.core.rng import Rng
from drachenhort.core.state import State, View
from drachenhort.players.player import Player

MOST_MOVES: Final = 1_000_000
"""No game takes so many decisions; one that does will hardly end."""


class Runaway(DrachenhortError):
    """A game that does not come to an end."""


def runaway(moves: int = MOST_MOVES) -> Runaway:
    return Runaway(f"the game has not ended after {moves} moves; an option that limits it would help")


def play_game(
    game: Game,
    options: Options,
    seats: int,
    seed: str,
    players: list[Player],
    player_seed: str,
    record: Record | None = None,
    most_moves: int = MOST_MOVES,
) -> State:
    """Plays one whole game, `players[i]` at seat i, and returns its end. Every action is added to `record`."""
    state = game.new(seats, options, seed)
    play_on(state, players, player_rngs(player_seed, seats), record, most_moves)
    return state


def player_rngs(player_seed: str, seats: int) -> list[Rng]:
    """A generator for the player at each seat, apart from the one of the game."""
    return [Rng.from_seed(f"{player_seed}/{seat}") for seat in range(seats)]


def play_on(
    state: State, players: list[Player], rngs: list[Rng], record: Record | None = None, most_moves: int = MOST_MOVES
) -> int:
    """Plays from here to the end and returns how many decisions that took."""
    moves = 0
    while (decision := state.decision) is not None:
        if moves == most_moves:
            raise runaway(most_moves)
        action = ask(players[decision.seat], state, decision, rngs[decision.seat])
        state.apply(decision.seat, action)
        if record is not None:
            record.actions.append((decision.seat, action))
        moves += 1
    return moves


def ask(player: Player, state: State, decision: Decision, rng: Rng) -> int:
    """What this player does here."""
    view = state.view(decision.seat) if player.needs_view else View(decision.seat, state.seats)
    return player.choose(view, decision, rng)
