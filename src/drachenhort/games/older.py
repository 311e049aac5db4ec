"""Earlier rules of a game, as long as a table needs them: a package `v1` beside today's, with its own `game.py`.

It is a copy of what has changed since, under its own name, and may import whatever is still the same. Its `game.py` has the
game as `GAME`, with the same id and the version of those rules.
"""

import pkgutil
import re
from collections.abc import Iterator
from importlib import import_module
from typing import Final

from drachenhort.core.found import found_in
from drachenhort.core.game import Game

OLDER: Final = re.compile(r"v[1-9][0-9]*")


def older_rules(game_id: str) -> Iterator[Game]:
    """All earlier rules that lie beside today's."""
    room = import_module(f"drachenhort.games.{game_id}")
    for part in pkgutil.iter_modules(room.__path__):
        if part.ispkg and OLDER.fullmatch(part.name):
            game = found_in(f"{room.__name__}.{part.name}.game", "GAME", Game)
            assert (game.id, f"v{game.rules_version}") == (game_id, part.name), f"{part.name} has other rules"
            yield game
