"""The examples of games as packages of their own: they pass their tests and the kit, and everything works."""

import json
import shutil
from pathlib import Path

import pytest

from tests.packages import EXAMPLES, note_installed, python

HERE = Path(__file__).parents[1] / "examples"
MOST_LINES = {"drachenwurf": 400, "connect_four": 210, "kuhn_poker": 210}
GAMES = [(package, game) for package, games in EXAMPLES.items() for game in games]


def installed(folder: Path, package: str) -> Path:
    """As if it was installed, away from this repository."""
    place = folder / package
    shutil.copytree(HERE / package, place, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    for game in EXAMPLES[package]:
        note_installed(place, game)
    return place


def run(place: Path, *words: str) -> str:
    done = python(place, "-m", "drachenhort", *words)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("package", EXAMPLES)
def test_it_passes_its_own_tests_and_those_that_every_game_must_pass(tmp_path: Path, package: str) -> None:
    place = installed(tmp_path, package)
    tested = python(place, "-m", "pytest", "-q", "-p", "no:cacheprovider", cwd=place)
    assert tested.returncode == 0, tested.stdout + tested.stderr


@pytest.mark.parametrize(("package", "game"), GAMES)
def test_it_is_short(package: str, game: str) -> None:
    files = (HERE / package / game).rglob("*.py")
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files) <= MOST_LINES[game]


@pytest.mark.parametrize(("package", "game"), GAMES)
def test_everything_works_with_it(tmp_path: Path, package: str, game: str) -> None:
    place = installed(tmp_path, package)
    assert "1.1" in run(place, "rules", game, "--lang", "de")
    assert "20 games" in run(place, "simulate", game, "--games", "20", "--jobs", "1")
    assert "No fault found." in run(place, "fuzz", game, "--seconds", "1")
    position = place / "position.txt"
    position.write_text(run(place, "position", game, "--seats", "2", "--after", "1"), encoding="utf-8")
    assert json.loads(run(place, "show", game, str(position), "--json"))
    assert run(place, "encode", game, str(position))
