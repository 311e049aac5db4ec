"""What the program's players are called and how they play, in words."""

from collections.abc import Mapping

from drachenhort.texts.catalogue import Catalogue


def level_words(key: str, own: Mapping[str, str], texts: Catalogue) -> str:
    """As the texts of a language have it; else as the player says it itself, in English if not in this language."""
    return texts.say(key) if texts.has(key) else own.get(texts.language, own["en"])
