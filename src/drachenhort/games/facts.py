"""The facts of a game, if its room brings any."""

from functools import cache
from importlib.util import find_spec

from drachenhort.core.facts import NO_FACTS, Facts
from drachenhort.core.found import found_in
from drachenhort.games.files import room_of


@cache
def facts_of(game_id: str) -> Facts:
    """The FACTS of `facts.py` in the game's room; none if there is no such module."""
    name = f"{room_of(game_id)}.facts"
    return found_in(name, "FACTS", Facts) if find_spec(name) is not None else NO_FACTS
