"""Whatever a game refuses, it says why, in every language."""

import ast
from pathlib import Path

import pytest

import drachenhort
from drachenhort.games import all_games
from drachenhort.texts.catalogue import LANGUAGES
from tests.texts.test_catalogues import keys

ROOT = Path(drachenhort.__file__).parent


def reasons(source: Path) -> set[str]:
    """Every reason that this file can give: the texts in the second place of `Illegal(...)`."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Illegal":
            texts = [part.value for part in ast.walk(node.args[1]) if isinstance(part, ast.Constant)]
            found |= {text for text in texts if isinstance(text, str)}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_every_reason_has_a_text_and_no_text_is_left_over(game: str, language: str) -> None:
    shared, own = reasons(ROOT / "core" / "room.py"), reasons(ROOT / "games" / game / "refusals.py")
    assert len(shared) == 1 and len(own) > 20
    assert {key for key in keys(language, game) if key.startswith("refuse-")} == {f"refuse-{text}" for text in shared | own}
