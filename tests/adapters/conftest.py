"""What the tests of all adapters share."""

import pytest

from drachenhort.core.plain import Json
from drachenhort.games import all_games

GAMES = [pytest.param(game.id, id=game.id) for game in all_games()]
AT_EVERY_SIZE = [
    pytest.param(game.id, seats, id=f"{game.id}-{seats}")
    for game in all_games()
    for seats in range(game.min_seats, game.max_seats + 1)
]
OPTIONS: dict[str, dict[str, Json]] = {
    "drachensachen": {"single_game": True, "curses": "all", "skills": "all", "blind_answer": True, "fives_answer": True},
    "drachenfaust": {"tavern": True, "open_coins": True, "points": 2},
    "drachenhueter": {"memory_aid": True, "chests": 2},
    "drachenfels": {"knights_at_random": True, "fresh_discard": True, "turn_limit": 300},
    "schutt_und_asche": {"cooperative": True, "claims": 2, "level": 0, "regent": 1},
}
"""Other than usual, so that options are seen to arrive."""
