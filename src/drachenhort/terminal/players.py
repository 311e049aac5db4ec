"""What the program's players are called in the terminal."""

from drachenhort.players.registry import levels_of
from drachenhort.texts.catalogue import Catalogue
from drachenhort.words.levels import level_words


def title_of(game_id: str, name: str, texts: Catalogue) -> str | None:
    """What a player is called at a table; None for one that has its name only, or that is not of the program."""
    for level in levels_of(game_id):
        if level.name == name and level.title is not None:
            return level_words(f"level-title-{name}", level.title, texts)
    return None


def called(game_id: str, name: str, texts: Catalogue) -> str:
    """By its title, else by its name."""
    return title_of(game_id, name, texts) or name
