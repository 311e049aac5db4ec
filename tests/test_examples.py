"""The examples of games as packages of their own: they pass their tests and the kit, and are short."""

import shutil
from pathlib import Path

import pytest

from tests.packages import EXAMPLES, note_installed, python

HERE = Path(__file__).parents[1] / "examples"
MOST_LINES = {"drachenwurf": 400, "connect_four": 150, "kuhn_poker": 150}
"""Of rules; those of the classics stand in one file, and what they say comes on top."""
GAMES = [(package, game) for package, games in EXAMPLES.items() for game in games]


def installed(folder: Path, package: str) -> Path:
    """As if it was installed, away from this repository."""
    place = folder / package
    shutil.copytree(HERE / package, place, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    for game in EXAMPLES[package]:
        note_installed(place, game)
    return place


@pytest.mark.parametrize("package", EXAMPLES)
def test_it_passes_its_own_tests_and_those_that_every_game_must_pass(tmp_path: Path, package: str) -> None:
    place = installed(tmp_path, package)
    tested = python(place, "-m", "pytest", "-q", "-p", "no:cacheprovider", cwd=place)
    assert tested.returncode == 0, tested.stdout + tested.stderr


@pytest.mark.parametrize(("package", "game"), GAMES)
def test_it_is_short(package: str, game: str) -> None:
    files = (HERE / package / game).rglob("*.py")
    rules = [file for file in files if package != "classics" or file.name == "game.py"]
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in rules) <= MOST_LINES[game]
