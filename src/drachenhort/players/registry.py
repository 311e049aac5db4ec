"""Which players there are for which game: whatever module here has a LEVEL, as far as it can play the game."""

from collections.abc import Callable
from functools import partial
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Final, NamedTuple

from drachenhort import players
from drachenhort.core.errors import DrachenhortError
from drachenhort.games import find
from drachenhort.players.player import Level, Player

USUAL: Final = "level-2"
"""Who plays if nobody is named: every game has it, and most people have a good game against it."""

QUICK: Final = "greedy"
LAST_RESORT: Final = "random"


class UnknownPlayer(DrachenhortError):
    """A name that no player of this game has."""


class _Kind(NamedTuple):
    level: Level
    player_for: Callable[[str], Player | None]
    variant_of: Callable[[str, str], Player | None] | None = None
    """For a module whose player comes in variants: `NAME@AMOUNT`."""


_kinds: list[_Kind] = []
_seated: dict[str, list[tuple[Level, Player]]] = {}


def levels_of(game_id: str) -> list[Level]:
    """The levels of a game's players, the weakest first."""
    return [level for level, _ in _players(game_id)]


def player_names(game_id: str) -> list[str]:
    """The players of a game, the weakest first."""
    return [level.name for level, _ in _players(game_id)]


def quick_player(game_id: str) -> str:
    """Who steps in for others: decides in less than a millisecond, as well as that goes."""
    return QUICK if QUICK in player_names(game_id) else LAST_RESORT


def make_player(game_id: str, name: str) -> Player:
    """The player with this name."""
    for level, player in _players(game_id):
        if level.name == name:
            return player
    own, _, amount = name.partition("@")
    for kind in _all_kinds():
        if kind.level.name == own and kind.variant_of is not None:
            variant = kind.variant_of(game_id, amount)
            if variant is not None:
                return variant
            raise UnknownPlayer(f"'{name}': {own}@N thinks N playouts; N is a whole number, as in {own}@400")
    raise UnknownPlayer(f"there is no player '{name}' for {game_id}; there are {', '.join(player_names(game_id))}")


def _players(game_id: str) -> list[tuple[Level, Player]]:
    """Looked for once for each game: a bot that is asked is asked for one decision."""
    if game_id not in _seated:
        made = [(kind.level, kind.player_for(find(game_id).id)) for kind in _all_kinds()]
        _seated[game_id] = [(level, player) for level, player in made if player is not None]
    return _seated[game_id]


def _all_kinds() -> list[_Kind]:
    if not _kinds:
        modules = [import_module(f"{players.__name__}.{each.name}") for each in iter_modules(players.__path__)]
        found = [kind for module in modules for kind in _kinds_in(module)]
        _kinds[:] = sorted(found, key=lambda kind: kind.level.order)
    return _kinds


def _kinds_in(module: ModuleType) -> list[_Kind]:
    """The one LEVEL of a module, or its several LEVELS: then `player_for` is told which of them is meant."""
    if hasattr(module, "LEVEL"):
        return [_Kind(module.LEVEL, module.player_for, getattr(module, "variant_of", None))]
    return [_Kind(level, partial(module.player_for, level=level)) for level in getattr(module, "LEVELS", [])]
