"""`train`, as far as it says what is wrong; what it does is tried in tests/train."""

from pathlib import Path

import pytest

from drachenhort.cli import train
from tests.cli.shell import GAME, Shell


def test_without_jax_it_says_what_to_install(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "find_spec", lambda name: None if name == "jax" else name)
    assert "training needs jax: pip install 'drachenhort[train]'" in shell.wrong("train", GAME)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--minutes", "0"], "--minutes 0: it can be a whole number from 1 to"),
        (["--jobs", "none"], "--jobs none: it can be"),
        (["--seats", "9"], "--seats 9: it can be all, or numbers from 2 to 6 with commas between"),
        (["--seats", "2,x"], "--seats 2,x: it can be all"),
        (["--option", "target=0"], "option target=0: it can be"),
        (["--resume", "--out", "nowhere"], "nowhere holds no training to go on with"),
    ],
)
def test_bad_input_to_train(shell: Shell, arguments: list[str], said: str) -> None:
    assert said in shell.wrong("train", GAME, *arguments)


def test_a_folder_of_another_game_is_refused(shell: Shell, tmp_path: Path) -> None:
    from drachenhort.games import find
    from drachenhort.train import run
    from drachenhort.train.plan import Plan, settled

    run.begin(Plan(GAME, [2], [settled(find(GAME), {})], "s", width=4), tmp_path / "t").save()
    said = shell.wrong("train", "drachenfaust", "--resume", "--out", str(tmp_path / "t"))
    assert "is about drachensachen, not drachenfaust" in said
