"""The player that thinks ahead: it tries what it could do on tables that fit what it knows, and plays on as greedy does."""

from typing import Final

from drachenhort.players.player import Level, Player
from drachenhort.players.policies import policy_for
from drachenhort.players.search.evaluation import Budget
from drachenhort.players.search.search_player import SearchPlayer

LEVEL: Final = Level("search", 3, {"de": "denkt voraus", "en": "thinks ahead"})

USUAL: Final = Budget(playouts=400, seconds=1.0)


def player_for(game_id: str) -> Player:
    return SearchPlayer(LEVEL.name, policy_for(game_id), USUAL)
