"""Playthroughs as OpenSpiel writes them: short games of as few seats as can be, some states with all it knows of them."""

from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import playthrough

from drachenhort.adapters.openspiel import load
from drachenhort.core.plain import Json
from drachenhort.games import find
from tests.golden import FOLDER

SHORT: dict[str, dict[str, Json]] = {
    "drachensachen": {"single_game": True, "turn_limit": 12},
    "drachenfaust": {"points": 1, "round_limit": 2},
    "drachenhueter": {"turn_limit": 6},
    "drachenfels": {"turn_limit": 12},
    "schutt_und_asche": {"round_limit": 1},
}
"""OpenSpiel's judges write down everything at every move."""
DEALS = 3
SEED = 7


def playthrough_path(game_id: str) -> Path:
    return FOLDER / game_id / "openspiel.playthrough"


def playthrough_of(game_id: str) -> str:
    return str(playthrough(str(load(game_id, find(game_id).min_seats, SHORT[game_id], DEALS)), [], seed=SEED))
