"""All wide files: what each is called, and how it is made."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from drachenhort.core.game import Game
from drachenhort.texts.catalogue import LANGUAGES
from tests.wide.choices import choices
from tests.wide.misprints import misprints
from tests.wide.refusals import refusals
from tests.wide.sentences import sentences

FOLDER: Final = Path(__file__).parent.parent / "golden"
WIDE: Final[dict[str, Callable[[str], str]]] = {
    "choices": choices,
    "misprints": misprints,
    "refusals": refusals,
    **{f"sentences.{language}": partial(sentences, language=language) for language in LANGUAGES},
}


def wide_path(game_id: str, name: str) -> Path:
    return FOLDER / game_id / "wide" / f"{name}.txt"


def write_wide(game: Game) -> None:
    for name, make in WIDE.items():
        path = wide_path(game.id, name)
        path.parent.mkdir(exist_ok=True)
        path.write_text(make(game.id), encoding="utf-8")
