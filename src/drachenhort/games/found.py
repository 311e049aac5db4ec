"""Finds the games: every folder here, and what other packages bring. Imported once, when somebody first asks for a game.

A package brings a game with an entry point in the group `drachenhort.games`, such as `chess = "my_chess"`: the id of the
game, and a package that is laid out as the rooms here are.
"""

import json
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules
from typing import Final

from drachenhort import games
from drachenhort.core.found import found_in
from drachenhort.core.game import Game
from drachenhort.core.registry import all_games, note_fault, register, register_older
from drachenhort.games.files import move_in, read_file, room_of
from drachenhort.games.older import older_rules
from drachenhort.games.trial import try_out
from drachenhort.games.variants import mark

GROUP: Final = "drachenhort.games"


def our_games() -> list[Game]:
    """In the order of the shelf, which each says on its cover."""
    found = [found_in(f"{room_of(each.name)}.game", "GAME", Game) for each in iter_modules(games.__path__) if each.ispkg]
    return sorted(found, key=_order)


def _order(game: Game) -> int:
    order = json.loads(read_file(game.id, "cover.json"))["order"]
    assert isinstance(order, int), f"{game.id}/cover.json: order must be a whole number"
    return order


def bring(entry: EntryPoint) -> None:
    """Registers a game of another package, or says what is wrong with it."""
    package = entry.dist.name if entry.dist is not None else entry.module
    try:
        assert entry.name not in [game.id for game in all_games()], "there is a game with this id already"
        move_in(entry.name, entry.module)
        game = found_in(f"{entry.module}.game", "GAME", Game)
        assert game.id == entry.name, f"its own id is '{game.id}'"
        try_out(game)
    except Exception as error:
        note_fault(f"the package {package} brings '{entry.name}', which cannot be played: {type(error).__name__}: {error}")
    else:
        register(game)


for each in our_games():
    mark(each)
    register(each)
    for earlier in older_rules(each.id):
        register_older(earlier)
for each_entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
    bring(each_entry)
