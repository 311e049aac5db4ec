"""`puzzles mine`, `pick` and `check`."""

import json
from pathlib import Path

import pytest

from drachenhort.games.files import read_file
from drachenhort.lab.puzzles import bars
from tests.cli.shell import GAME, Shell


@pytest.fixture(autouse=True)
def low_bars(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"SIFTED_WITH": 30, "TRIED_WITH": 60, "JUDGED_WITH": 200, "LATE": 16, "TRIES": 2}.items():
        monkeypatch.setattr(bars, name, value)


def test_what_is_mined_is_picked_from(shell: Shell) -> None:
    mine = ["puzzles", "mine", GAME, "--out", ".", "--seed", "dragon", "--players", "level-2"]
    assert "puzzles in 3 games" in shell.fine(*mine, "--games", "3")
    before = Path(f"{GAME}.jsonl").read_bytes()
    assert "puzzles in 3 games" in shell.fine(*mine, "--games", "2")
    assert Path(f"{GAME}.jsonl").read_bytes() == before, "nothing is done again"
    pick = ["puzzles", "pick", GAME, "--from", f"{GAME}.jsonl", "--seed", "dragon", "--players", "level-2"]
    assert "1 of" in shell.fine(*pick, "--file", "p.json", "--count", "1")
    assert len(json.loads(Path("p.json").read_text(encoding="utf-8"))["puzzles"]) == 1
    assert "look through more games" in shell.wrong(*pick, "--file", "p.json", "--count", "900")
    assert "other players" in shell.wrong(*pick[:-1], "level-1", "--file", "p.json")


def test_a_check_says_which_puzzles_fail_and_drops_them_if_it_is_told_to(shell: Shell) -> None:
    body = json.loads(read_file(GAME, "puzzles.json"))
    good, bad = body["puzzles"][:2]
    bad["moves"][:2] = bad["moves"][1::-1]
    bad["tempting"] = bad["moves"][1]["action"]
    file = Path("p.json")
    file.write_text(json.dumps({**body, "puzzles": [good, bad]}), encoding="utf-8")
    check = ["puzzles", "check", GAME, "--file", "p.json", "--playouts", "1000", "--seed", "s"]
    out = shell.refused(*check)
    assert f"{bad['id']}: " in out and "1 of 2 puzzles hold with 1,000 playouts" in out
    shell.fine(*check, "--write")
    left = json.loads(file.read_text(encoding="utf-8"))["puzzles"]
    assert [each["id"] for each in left] == [good["id"]]
    assert left[0]["playouts"] == 1000 and left[0]["why"]["fact"]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["mine", GAME], "missing option '--out'"),
        (["mine", GAME, "--out", "nowhere/else"], "a folder that exists"),
        (["mine", GAME, "--out", ".", "--players", "random"], "--players random: there are level-1"),
        (["pick", GAME, "--from", "nothing", "--file", "p.json"], "there is no such file"),
        (["check", GAME, "--file", "nothing"], "nothing"),
        (["dig"], "no such command 'dig'; after puzzles there are mine, pick, check"),
        (["mine", GAME, "--fast"], "drachenhort puzzles mine GAME takes --out, --games"),
    ],
)
def test_what_cannot_be_done_is_told_in_one_line(shell: Shell, arguments: list[str], reason: str) -> None:
    assert reason in shell.wrong("puzzles", *arguments)
