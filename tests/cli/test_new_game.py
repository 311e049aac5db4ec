"""`new-game` writes a small game that is whole; `tests/test_installed.py` installs it."""

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
