"""The files that are written, and what writes them."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from drachenhort.games import all_games
from tools.protocol.page import page
from tools.protocol.rooms import types_of
from tools.protocol.typescript import typescript

ROOT: Final = Path(__file__).parents[2]

OUTPUTS: Final[dict[str, Callable[[], str]]] = {
    "web/src/lib/protocol.ts": typescript,
    "docs/protocol.md": page,
    **{f"web/src/games/{game.id}/types.ts": partial(types_of, game) for game in all_games() if hasattr(game, "contract")},
}
