"""Variants of our games: small ones that change something that can be seen."""

from drachenhort.games.variants import Variant, read_variant


def variant(game: str, text: str, name: str = "Mine") -> Variant:
    return read_variant(f'game = "{game}"\nname = "{name}"\n{text}\n')


def line(text: str, key: str) -> list[str]:
    """The words behind a key of a position text."""
    found = next(each for each in text.splitlines() if each.startswith(f"{key}:"))
    return found.partition("#")[0].partition(":")[2].split()
