"""A small whole game to begin with, under a name of one's own: `template/` is that game, as a package."""

import re
from importlib import resources
from importlib.resources.abc import Traversable
from keyword import iskeyword
from pathlib import Path
from typing import Final

from drachenhort.core.errors import DrachenhortError

NAME: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST: Final = 40
ID, TITLE, CLASS = "neues_spiel", "Neues Spiel", "NeuesSpiel"
"""What stands in the template for the name, as an id, in words, and as a class."""


class NewGameError(DrachenhortError):
    """A name that no game can have, or a place where something is already."""


def check_name(name: str, taken: list[str]) -> None:
    """Raises NewGameError for what cannot be the id of a new game."""
    if NAME.fullmatch(name) is None or len(name) > LONGEST or iskeyword(name):
        raise NewGameError(f"'{name[:LONGEST]}': a game's id is small letters, digits and single underscores, as my_game")
    if name in taken:
        raise NewGameError(f"'{name}': there is a game with this id already")


def write_game(name: str, folder: Path) -> list[Path]:
    """Writes the package into a new folder; the paths of its files. Nothing is written where something is."""
    if folder.exists():
        raise NewGameError(f"{folder}: there is something already; name another folder with --in")
    words = [word.capitalize() for word in name.split("_")]
    changes = {CLASS: "".join(words), TITLE: " ".join(words), ID: name}
    written: list[Path] = []
    for path, text in _files(resources.files("drachenhort.kit") / "template", ""):
        for old, new in changes.items():
            path, text = path.replace(old, new), text.replace(old, new)
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
        written.append(folder / path)
    return written


def _files(folder: Traversable, path: str) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for child in sorted(folder.iterdir(), key=lambda child: child.name):
        if child.is_dir() and child.name != "__pycache__":
            found += _files(child, f"{path}{child.name}/")
        elif child.is_file():
            found.append((path + child.name, child.read_text(encoding="utf-8")))
    return found
