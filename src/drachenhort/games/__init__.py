"""The rooms, one folder per game, and the shelf they stand on."""

from importlib import import_module

from drachenhort.core.game import Game
from drachenhort.core.registry import all_games, faults, find, find_varied, look_with, vary_with

__all__ = ["all_games", "faults", "find", "find_varied"]


def _look() -> None:
    """Not when this is imported: a game from another package imports it too. An import happens once, whoever asks."""
    import_module("drachenhort.games.found")


def _vary(text: str) -> Game:
    """Not when this is imported: what plays without a variant needs nothing of this."""
    from drachenhort.games.variants import load, read_variant

    return load(read_variant(text))


look_with(_look)
vary_with(_vary)
