"""`tune`."""

import json
from pathlib import Path

import pytest

from drachenhort.games.variants import read_variant
from drachenhort.lab.tuning import search
from tests.cli.shell import GAME, Shell

PLAYED = ["--option", "single_game=on", "--seed", "s", "--players", "random", "--seats", "2"]
GOAL = ["--goal", "decisions 1-2000"]
VARY = ["--vary", "deal.hand=3..4"]


def test_the_best_is_told_and_written_with_every_trial(shell: Shell) -> None:
    command = ["tune", GAME, *GOAL, *VARY, *PLAYED, "--games", "4", "--out", "here"]
    out = shell.fine(*command, "--trials", "1")
    assert out.startswith("1 trials of 4 games each.\nThe best is trial 0: deal.hand=")
    assert "on other deals" in out
    assert shell.fine(*command, "--trials", "2").startswith("2 trials of 4 games each.")
    told = json.loads(Path("here/trials.json").read_text(encoding="utf-8"))
    assert [each["miss"] for each in told["trials"]] == [0.0, 0.0]
    assert sorted(each["values"]["deal.hand"] for each in told["trials"]) == [3, 4]
    assert "Is it reached?" in Path("here/index.html").read_text(encoding="utf-8")
    assert "Ist es erreicht?" in Path("here/index.de.html").read_text(encoding="utf-8")
    assert Path("here/trials.csv").read_text(encoding="utf-8").count("\n") == 3
    assert read_variant(Path("here/best.toml").read_text(encoding="utf-8")).game_id == GAME


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ([*VARY, *GOAL], "missing option '--out'"),
        ([*VARY, "--out", "o"], "missing option '--goal'"),
        ([*GOAL, "--out", "o"], "missing option '--vary'"),
        ([*GOAL, "--out", "no/such", *VARY], "--out no/such: cannot be written"),
        ([*GOAL, "--out", "o", "--vary", "deal.hand"], "say NAME=LOW..HIGH"),
        ([*GOAL, "--out", "o", "--vary", "deal.hnd=1..2"], "did you mean deal.hand?"),
        ([*GOAL, "--out", "o", "--vary", "deal.hand=4..4"], "it can lie between 0 and 15, the lower one first"),
        ([*GOAL, "--out", "o", "--vary", "deal.hand=4..99"], "it can lie between 0 and 15"),
        ([*GOAL, "--out", "o", *VARY, *VARY], "deal.hand is there already"),
        (["--goal", "fun", "--out", "o", *VARY], "'fun' is no goal"),
        ([*GOAL, "--out", "o", *VARY, "--trials", "0"], "--trials 0: it can be"),
    ],
)
def test_wrong_searches_get_one_line(shell: Shell, words: list[str], says: str) -> None:
    assert says.lower() in shell.wrong("tune", GAME, *words).lower()
    assert not Path("o").exists()


def test_without_optuna_it_is_said_how_to_get_it_and_nothing_is_made(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(search, "import_module", missing)
    assert "pip install 'drachenhort[tune]'" in shell.wrong("tune", GAME, *GOAL, *VARY, "--out", "o")
    assert not Path("o").exists()
