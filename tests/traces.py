"""Fingerprints of random games, the same for the compiled and the uncompiled engine."""

import hashlib
import json
from pathlib import Path

from drachenhort.core.game import Game
from drachenhort.core.playout import random_move
from drachenhort.core.rng import Rng
from drachenhort.kit.positions import options_from, seats_from

GAMES = 24
MOVES = 250


def traces_path(game_id: str) -> Path:
    return Path(__file__).parent / "golden" / game_id / "traces.txt"


def trace(game: Game) -> list[str]:
    """One line a game: how far it was followed, and a hash of everything that could be seen on the way."""
    return [trace_game(game, f"trace {number}") for number in range(GAMES)]


def trace_game(game: Game, seed: str) -> str:
    state = game.new(seats_from(game, seed), options_from(game, seed), seed)
    state.is_logging = True
    rng = Rng.from_seed(seed)
    seen = hashlib.sha256()
    moves = 0
    while state.outcome is None and moves < MOVES:
        for decision in state.pending:
            seen.update(f"{decision.seat} {decision.kind} {decision.legal}".encode())
        random_move(state, rng)
        moves += 1
        for event in state.take_events():
            seen.update(f"{event.audience} {event.kind.name} {event.values}".encode())
        if moves % 10 == 0:
            seen.update(state.text().encode())
            seen.update(json.dumps(state.view(moves % state.seats).to_json(), sort_keys=True).encode())
            seen.update(state.view(0).sample(rng).text().encode())
    seen.update(state.text().encode())
    return f"{seed}: {moves} moves, {seen.hexdigest()[:24]}"
