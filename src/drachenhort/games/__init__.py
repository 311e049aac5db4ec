"""The rooms, one folder per game, and the shelf they stand on."""

from importlib import import_module

from drachenhort.core.registry import all_games, faults, find, look_with

__all__ = ["all_games", "faults", "find"]


def _look() -> None:
    """Not when this is imported: a game from another package imports it too. An import happens once, whoever asks."""
    import_module("drachenhort.games.found")


look_with(_look)
