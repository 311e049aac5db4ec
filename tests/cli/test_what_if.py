"""`what-if` tells how a recorded game would have ended from one of its moves."""

import json
from pathlib import Path

import pytest

from drachenhort.core.record import load_record
from drachenhort.core.shares import wilson
from tests.cli.shell import Shell

RECORDS = Path(__file__).parent.parent / "records"
FILE = str(RECORDS / "drachenhueter/v1/two_seats.json")
MOVES = len(load_record(Path(FILE).read_text(encoding="utf-8")).actions)


def test_it_prints_a_sentence_in_both_languages_and_says_from_what(shell: Shell) -> None:
    ask = ("what-if", FILE, "--move", "3", "--seat", "2", "--games", "12", "--seed", "s")
    out = shell.fine(*ask, "--lang", "en")
    assert out.startswith("From the position as it really was after move 3, 12 quick games:\nWon ")
    assert "with 95 % confidence" in out
    assert shell.fine(*ask, "--view", "--lang", "de").startswith("Von dem aus, was Platz 2 nach Zug 3 wissen konnte, 12 ")


def test_as_json_it_has_all_counts_and_the_same_seed_gives_the_same(shell: Shell) -> None:
    ask = ("what-if", FILE, "--move", "3", "--seat", "1", "--games", "15", "--seed", "s", "--json", "--player", "level-1")
    told = json.loads(shell.fine(*ask))
    assert told == json.loads(shell.fine(*ask))
    assert told["won"] + told["shared"] + told["lost"] + told["nobody"] + told["endless"] == told["games"] == 15
    assert (told["low"], told["high"]) == wilson(told["won"], 15) and told["way"] == "truth" and told["seat"] == 1


def test_the_seat_can_do_something_first(shell: Shell) -> None:
    record = load_record(Path(FILE).read_text(encoding="utf-8"))
    seat, action = record.actions[3]
    act = record.game.notation(action)
    assert "Won" in shell.fine("what-if", FILE, "--move", "3", "--seat", str(seat + 1), "--games", "3", "--act", act)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--move", str(MOVES + 1), "--seat", "1"], f"--move {MOVES + 1}: it can be a whole number from 0 to {MOVES}"),
        (["--move", str(MOVES), "--seat", "1"], "the game is over there; choose an earlier move"),
        (["--move", "0", "--seat", "3"], "--seat 3: it can be a whole number from 1 to 2"),
        (["--move", "0", "--seat", "1", "--games", "0"], "--games 0: it can be a whole number from 1 to "),
        (["--move", "0", "--seat", "1", "--act", "sing"], "--act: 'sing' is no action of Drachenhüter"),
        (["--move", "0", "--seat", "1", "--player", "clever"], "there is no player 'clever'"),
        (["--move", "0"], "--seat"),
    ],
)
def test_what_is_not_possible_gets_one_line(shell: Shell, arguments: list[str], complaint: str) -> None:
    assert complaint in shell.wrong("what-if", FILE, *arguments)
