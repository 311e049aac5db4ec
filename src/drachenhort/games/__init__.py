"""The rooms, one folder per game, and the shelf they stand on."""

from importlib import import_module
from urllib.parse import unquote

from drachenhort.core.game import Game
from drachenhort.core.position import game_of
from drachenhort.core.registry import all_games, faults, find, find_varied, look_with, vary_with

__all__ = ["all_games", "faults", "find", "find_at", "find_varied", "is_of_variant", "variant_at"]

OF_VARIANT = "variant: "
"""How a position of a variant begins."""


def is_of_variant(position: str) -> bool:
    """Whether the text of a position is one of other values than those of the box."""
    return position.startswith(OF_VARIANT)


def variant_at(position: str) -> str:
    """The text of the variant that a position is of."""
    return unquote(position.partition("\n")[0].removeprefix(OF_VARIANT))


def find_at(position: str, game_id: str, rules_version: int | None = None) -> Game:
    """The same game with the values that a position has been played by. Raises PositionError if it has bad ones."""
    game = find(game_id, rules_version)
    return game_of(position, game) if is_of_variant(position) else game


def _look() -> None:
    """Not when this is imported: a game from another package imports it too. An import happens once, whoever asks."""
    import_module("drachenhort.games.found")


def _vary(text: str) -> Game:
    """Not when this is imported: what plays without a variant needs nothing of this."""
    from drachenhort.games.variants import load, read_variant

    return load(read_variant(text))


look_with(_look)
vary_with(_vary)
