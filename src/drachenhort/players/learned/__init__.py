"""The player that has learned from games against itself; only for games whose weights lie in `weights/`."""

from importlib import resources
from importlib.util import find_spec
from typing import Final

from drachenhort.players import search
from drachenhort.players.player import Level, Player

LEVEL: Final = Level("learned", 4, {"de": "hat gegen sich selbst gelernt", "en": "has learned against itself"})

WEIGHTS: Final = "weights"


def player_for(game_id: str) -> Player | None:
    """None where nothing was learned that is worth it, and where NumPy is not there."""
    file = resources.files(__name__) / WEIGHTS / f"{game_id}.npz"
    if not file.is_file() or find_spec("numpy") is None:
        return None
    from drachenhort.players.learned.learned_player import LearnedPlayer
    from drachenhort.players.learned.network import read_weights

    with resources.as_file(file) as path:
        return LearnedPlayer(LEVEL.name, read_weights(path), search.player_for(game_id))
