"""The shelf: which games there are."""

from drachenhort.core.errors import UnknownGame
from drachenhort.core.game import Game

_shelf: dict[str, Game] = {}


def register(game: Game) -> None:
    assert game.id not in _shelf, f"two games are called {game.id}"
    _shelf[game.id] = game


def find(game_id: str) -> Game:
    """The game with this id."""
    game = _shelf.get(game_id)
    if game is None:
        raise UnknownGame(f"there is no game '{game_id}'; there are {', '.join(_shelf)}")
    return game


def all_games() -> list[Game]:
    return list(_shelf.values())
