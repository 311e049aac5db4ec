"""The example of a game as a package of its own: it passes its tests and those of the kit, and everything works with it."""

import json
import shutil
from pathlib import Path

import pytest

from tests.packages import note_installed, python

NAME = "drachenwurf"
EXAMPLE = Path(__file__).parents[1] / "examples" / NAME
MOST_LINES = 400


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """As if it was installed, away from this repository."""
    folder = tmp_path / NAME
    shutil.copytree(EXAMPLE, folder, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    note_installed(folder, NAME)
    return folder


def run(package: Path, *words: str) -> str:
    done = python(package, "-m", "drachenhort", *words)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_passes_its_own_tests_and_those_that_every_game_must_pass(package: Path) -> None:
    tested = python(package, "-m", "pytest", "-q", "-p", "no:cacheprovider", cwd=package)
    assert tested.returncode == 0, tested.stdout + tested.stderr


def test_it_is_short() -> None:
    files = (EXAMPLE / NAME).rglob("*.py")
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files) <= MOST_LINES


def test_everything_works_with_it(package: Path) -> None:
    assert "Drachenwurf: 2 bis 5 Plätze." in run(package, "games", "--lang", "de")
    assert "Drachenwurf: 20 games" in run(package, "simulate", NAME, "--games", "20", "--jobs", "1")
    assert "No fault found." in run(package, "fuzz", NAME, "--seconds", "1")
    position = package / "position.txt"
    position.write_text(run(package, "position", NAME, "--after", "3"), encoding="utf-8")
    assert json.loads(run(package, "show", NAME, str(position), "--json"))
    assert run(package, "encode", NAME, str(position))
