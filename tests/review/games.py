"""Recorded games for the tests of reviews."""

from drachenhort.core.record import Record
from drachenhort.core.rng import Rng
from drachenhort.games import find
from drachenhort.players.registry import make_player


def recorded(game_id: str, seats: int, seed: str = "review", players: tuple[str, ...] = ("greedy",)) -> Record:
    """A whole game between these players, in turn."""
    game = find(game_id)
    names = [players[seat % len(players)] for seat in range(seats)]
    record = Record(game, game.simulation_options({}).to_json(), seats, seed, "salt", names)
    minds = [make_player(game_id, name) for name in names]
    state, rng = record.start(), Rng.from_seed(seed)
    while state.decision is not None:
        decision = state.decision
        action = minds[decision.seat].choose(state.view(decision.seat), decision, rng)
        record.actions.append((decision.seat, action))
        state.apply(decision.seat, action)
    return record
