"""The player that thinks ahead: it tries what it could do on tables that fit what it knows, and plays on as greedy does."""

from typing import Final

from drachenhort.players.player import Level, Player
from drachenhort.players.policies import policy_for
from drachenhort.players.search.evaluation import Budget
from drachenhort.players.search.search_player import SearchPlayer

LEVEL: Final = Level("search", 3, {"de": "denkt voraus", "en": "thinks ahead"})

USUAL: Final = Budget(playouts=400, seconds=1.0)
MOST_PLAYOUTS: Final = 1_000_000


def player_for(game_id: str) -> Player:
    return SearchPlayer(LEVEL.name, policy_for(game_id), USUAL)


def variant_of(game_id: str, amount: str) -> Player | None:
    """`search@400`: thinks so many playouts and never looks at the clock, so an arena plays the same on any machine."""
    if not amount.isdecimal() or not 1 <= int(amount) <= MOST_PLAYOUTS:
        return None
    return SearchPlayer(f"{LEVEL.name}@{amount}", policy_for(game_id), Budget(int(amount)))
