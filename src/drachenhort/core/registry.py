"""The shelf: which games there are, and by which earlier rules they can still be played.

Nobody lists them: they are looked for when somebody first asks.
"""

from collections.abc import Callable

from drachenhort.core.errors import OldRules, UnknownGame
from drachenhort.core.game import Game

_shelf: dict[str, Game] = {}
_older: dict[str, list[Game]] = {}
_finders: list[Callable[[], None]] = []
_variers: list[Callable[[str], Game]] = []
_faults: list[str] = []


def look_with(finder: Callable[[], None]) -> None:
    """Says who looks for games: it is called when somebody first asks, and registers what it finds."""
    _finders.append(finder)


def register(game: Game) -> None:
    assert game.id not in _shelf, f"two games are called {game.id}"
    _shelf[game.id] = game


def register_older(game: Game) -> None:
    """Earlier rules of a game, for tables that began with them."""
    _older.setdefault(game.id, []).append(game)


def vary_with(varier: Callable[[str], Game]) -> None:
    """Says who makes a game from the text of a variant."""
    _variers.append(varier)


def find_varied(text: str) -> Game:
    """The game that a variant's text is of, played by its values. Raises a DrachenhortError if the text is no good."""
    _looked()
    return _variers[-1](text)


def note_fault(text: str) -> None:
    """A game that was found and cannot be played; the others can."""
    _faults.append(text)


def find(game_id: str, rules_version: int | None = None) -> Game:
    """The game with this id, by today's rules or by those of this version. Raises OldRules if those are not here."""
    game = _looked().get(game_id)
    if game is None:
        there = f"there is no game '{game_id}'; there are {', '.join(_shelf)}"
        raise UnknownGame("; ".join([there, *_faults]))
    if rules_version is None:
        return game
    for rules in [game, *_older.get(game_id, [])]:
        if rules_version == rules.rules_version or rules_version in rules.compatible_with:
            return rules
    raise OldRules(
        f"version {rules_version} of the rules of {game.title} is not here; this program plays by version"
        f" {game.rules_version}"
    )


def all_games() -> list[Game]:
    return list(_looked().values())


def faults() -> list[str]:
    """What is wrong with games that were found and cannot be played, one sentence for each."""
    _looked()
    return list(_faults)


def _looked() -> dict[str, Game]:
    for finder in _finders:
        finder()
    _finders.clear()
    return _shelf
