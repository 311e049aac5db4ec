"""`new-game` writes a small whole game: it passes everything, and everything works with it."""

import json
from pathlib import Path

import pytest

from tests.cli.shell import Shell
from tests.packages import note_installed, python

NAME = "golden_hoard"


@pytest.fixture
def package(shell: Shell, empty_folder: Path) -> Path:
    """The package, as if it was installed."""
    written = shell.fine("new-game", NAME)
    folder = empty_folder / NAME
    assert f"{NAME}/{NAME}/game.py" in written and (folder / NAME / "rules.de.md").is_file()
    note_installed(folder, NAME)
    return folder


def run(package: Path, *words: str) -> str:
    done = python(package, "-m", "drachenhort", *words)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_passes_its_own_tests_and_those_that_every_game_must_pass(package: Path) -> None:
    tested = python(package, "-m", "pytest", "-q", "-p", "no:cacheprovider", cwd=package)
    assert tested.returncode == 0, tested.stdout + tested.stderr
    assert int(tested.stdout.rsplit(" passed", 1)[0].rsplit(None, 1)[-1]) > 30


def test_its_tests_fail_when_a_rule_is_broken_or_a_secret_told(package: Path) -> None:
    game = package / NAME / "game.py"
    whole = game.read_text(encoding="utf-8")
    for right, wrong, failing in (
        ("self.score(seat, 2)", "self.score(seat, 3)", "test_3_1_"),
        ("table.hoard if table.is_over else NO_CARD", "table.hoard", "test_hidden_swap_changes_nothing_a_seat_sees"),
    ):
        assert whole.count(right) == 1
        game.write_text(whole.replace(right, wrong), encoding="utf-8")
        tested = python(package, "-m", "pytest", "-q", "-x", "-k", failing, "-p", "no:cacheprovider", cwd=package)
        assert tested.returncode == 1 and failing in tested.stdout


def test_everything_works_with_it(package: Path) -> None:
    assert "Golden Hoard: 2 bis 4 Plätze. Jede Runde eine Karte" in run(package, "games", "--lang", "de")
    assert "1.2   The hoard." in run(package, "rules", NAME, "--lang", "en")
    assert "Golden Hoard: 20 games" in run(package, "simulate", NAME, "--games", "20", "--jobs", "1")
    assert "No fault found." in run(package, "fuzz", NAME, "--seconds", "1")
    position = package / "position.txt"
    position.write_text(run(package, "position", NAME, "--after", "3"), encoding="utf-8")
    shown = json.loads(run(package, "show", NAME, str(position), "--json"))
    assert shown
    assert run(package, "encode", NAME, str(position))


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["Golden"], "a game's id is small letters"),
        (["1st"], "a game's id is small letters"),
        (["class"], "a game's id is small letters"),
        (["a" * 60], "a game's id is small letters"),
        (["drachenfels"], "there is a game with this id already"),
        (["new", "--in", "."], "there is something already"),
    ],
)
def test_a_name_that_no_game_can_have_is_refused(
    shell: Shell, empty_folder: Path, words: list[str], complaint: str
) -> None:
    assert complaint in shell.wrong("new-game", *words)
    assert list(empty_folder.iterdir()) == []
