"""`creature check`, and creatures of one's own in other commands."""

import json
from pathlib import Path

import pytest

from drachenhort.cli.inputs import option_values
from drachenhort.games import find
from tests.cli.shell import Shell
from tests.games.drachenfaust.table import OWN_CREATURES, own_creatures

BAD = """[[creature]]
name = { de = "Kröte", en = "Toad" }
text = { de = "Quak.", en = "Croak." }
effects = [{ do = "gain", what = "black", count = 1 }]
"""


def test_a_right_file_is_told_in_both_languages(shell: Shell) -> None:
    out = shell.fine("creature", "check", str(OWN_CREATURES), "--lang", "en")
    assert out.startswith("Customs Officer: Take 1 silver from everybody")
    assert "3 creatures in" in out and "nothing wrong" in " ".join(out.split())
    assert shell.fine("creature", "check", str(OWN_CREATURES), "--lang", "de").startswith("Zöllner: ")


def test_a_wrong_file_gets_line_field_reason_and_what_is_allowed(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "toad.toml"
    file.write_text(BAD, encoding="utf-8")
    for command in (["creature", "check", str(file)], ["simulate", "drachenfaust", "--option", f"creatures=@{file}"]):
        error = shell.wrong(*command)
        assert "toad.toml: line 4: effects 1 what: is 'black'; 'gain' allows red, blue, yellow" in error


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (".".join(["a"] * 900) + " = 1", "line 1: TOML: a key like a.b.c has at most 8 parts"),
        (BAD.replace("count = 1", "count = " + "1" * 1900), "line 4: TOML: a number has at most 40 characters"),
        (BAD + '"" = 1\n', "line 5: '': unknown; allowed are name, text and effects"),
        (BAD + "#" * 30_000, "line 5: TOML: the text is too long; it has at most 20000 characters"),
    ],
)
def test_a_hostile_file_gets_one_line(shell: Shell, tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "toad.toml"
    file.write_text(text, encoding="utf-8")
    assert f"toad.toml: {said}" in shell.wrong("creature", "check", str(file))


@pytest.mark.parametrize(
    "arguments", [["creature", "check", "no/such/file"], ["creature", "eat", "x"], ["creature", "check"]]
)
def test_a_wrong_call_gets_one_line(shell: Shell, arguments: list[str]) -> None:
    assert shell.wrong(*arguments)


def test_they_take_part_in_simulations(shell: Shell) -> None:
    option = f"creatures=@{OWN_CREATURES}"
    assert option_values(find("drachenfaust"), [option]) == {"creatures": own_creatures()}
    out = shell.fine("simulate", "drachenfaust", "--games", "2", "--json", "--seed", "own", "--option", option)
    assert json.loads(out)["games"] == 2


def test_the_list_of_games_says_what_they_can_be(shell: Shell) -> None:
    assert "@FILE with up to three creatures" in " ".join(shell.fine("games", "--lang", "en").split())


def test_a_price_is_told_for_every_creature_and_is_the_same_for_the_same_seed(shell: Shell) -> None:
    command = ["creature", "price", str(OWN_CREATURES), "--games", "4", "--seed", "own", "--ask", "5", "--lang", "en"]
    out = " ".join(shell.fine(*command).split())
    assert [name in out for name in ("Customs Officer: ", "Oracle: ", "Plague: ")] == [True] * 3
    assert out.count("of 4 games, seed own") == 3
    assert " ".join(shell.fine(*command).split()) == out


@pytest.mark.parametrize("wrong", [["--games", "0"], ["--ask", "21"], ["--seats", "7"], ["--player", "nobody"]])
def test_a_wrong_question_about_a_price_gets_one_line(shell: Shell, wrong: list[str]) -> None:
    assert shell.wrong("creature", "price", str(OWN_CREATURES), *wrong)
