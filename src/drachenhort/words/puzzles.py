"""What puzzles are about, in words."""

from drachenhort.texts.catalogue import catalogue


def theme_words(game_id: str, language: str, theme: str) -> str:
    """The name of a theme; a game that has none of its own for it says what all games say."""
    return catalogue(language, game_id).say(f"puzzle-{theme}")
