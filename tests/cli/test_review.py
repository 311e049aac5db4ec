"""`review`: how somebody played, as a table and as JSON."""

import json
from pathlib import Path

import pytest

from tests.cli.shell import Shell
from tests.review.games import recorded


@pytest.fixture
def record(tmp_path: Path) -> str:
    """A short game that Anna has played against a bot."""
    played = recorded("drachenhueter", 2, players=("level-1", "greedy"))
    played.players[0] = "Anna"
    file = tmp_path / "game.json"
    file.write_text(played.text(), encoding="utf-8")
    return str(file)


def test_it_tells_every_choice_of_the_people(shell: Shell, record: str) -> None:
    out = shell.fine("review", record, "--playouts", "20", "--jobs", "1", "--lang", "en")
    assert "how Anna played (seat 1)" in out and "(seat 2)" not in out
    assert "move  class" in out and "The deal brought you" in out and "inaccurate (cost more than 1 %)" in out


def test_in_german(shell: Shell, record: str) -> None:
    out = shell.fine("review", record, "--seat", "2", "--playouts", "20", "--jobs", "1", "--lang", "de")
    assert "(Platz 2)" in out and "Die Verteilung brachte dir" in out


def test_as_json_it_is_the_same_each_time(shell: Shell, record: str) -> None:
    asked = ("review", record, "--seat", "1", "--playouts", "20", "--jobs", "1", "--json", "--lang", "en")
    out = shell.fine(*asked)
    (review,) = json.loads(out)
    assert review["format"] == "drachenhort review 1" and review["seat"] == 0 and review["playouts"] == 20
    account = review["account"]
    total = account["equal"] + account["deal"] + account["luck"] + account["skill"]["mean"]
    assert total == pytest.approx(account["won"])
    assert shell.fine(*asked) == out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--seat", "3"], "--seat 3: it can be a whole number from 1 to 2"),
        (["--playouts", "3"], "--playouts 3: it can be a whole number from 20 to"),
        (["--jobs", "0"], "--jobs 0: it can be a whole number from 1 to"),
        (["--lang", "xx"], "there are de, en"),
    ],
)
def test_bad_input_gets_one_clear_line(shell: Shell, record: str, arguments: list[str], said: str) -> None:
    assert said in shell.wrong("review", record, *arguments)


def test_a_game_that_is_not_over_is_refused(shell: Shell, tmp_path: Path) -> None:
    played = recorded("drachenhueter", 2)
    del played.actions[-1]
    file = tmp_path / "game.json"
    file.write_text(played.text(), encoding="utf-8")
    assert "this game is not over; a review needs to know how it ended" in shell.wrong("review", str(file))
