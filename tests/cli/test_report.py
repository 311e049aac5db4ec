"""`report` and `compare`."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from drachenhort.cli import compare as compare_command
from drachenhort.cli import report as report_command
from drachenhort.cli.app import run
from drachenhort.lab.report.compare import Answer
from drachenhort.lab.report.play import Grouped, Plan
from drachenhort.lab.report.play import play as real_play
from tests.cli.shell import GAME, Shell

QUICK = ["--option", "single_game=on", "--seed", "s", "--players", "random"]
REPORT = ["report", GAME, *QUICK, "--games", "4", "--seats", "2", "--out"]
FILES = ["counts.csv", "index.de.html", "index.html", "report.json", "uses.csv"]


def names(folder: str) -> list[str]:
    return sorted(path.name for path in Path(folder).iterdir())


def test_report_writes_pages_and_data_the_same_every_time(shell: Shell) -> None:
    assert shell.fine(*REPORT, "one") == f"Drachensachen: a report about 4 games is in {Path('one/index.html')}\n"
    shell.fine(*REPORT, "two", "--jobs", "2")
    assert names("one") == FILES
    assert all(Path("one", name).read_bytes() == Path("two", name).read_bytes() for name in FILES)


def test_report_of_several_numbers_of_seats(shell: Shell) -> None:
    shell.fine("report", GAME, *QUICK, "--games", "3", "--seats", "2-3", "--out", "here")
    assert [part["seats"] for part in json.loads(Path("here/report.json").read_text())["parts"]] == [2, 3]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ([], "missing option '--out'"),
        (["--out", "no/such"], "--out no/such: cannot be written; give a folder"),
        (["--out", "o", "--seats", "1-3"], "--seats 1: it can be a whole number from 2 to 6"),
        (["--out", "o", "--seats", "4-3"], "--seats 3: it can be a whole number from 4 to 6"),
        (["--out", "o", "--games", "0"], "--games 0: it can be"),
        (["--out", "o", "--players", "random,random", "--seats", "3"], "3 seats need 3 names"),
        (["--out", "o", "--skill", "x"], "--skill x: it can be a whole number"),
        (["--out", "o", "--option", "speed=1"], "there is no option speed"),
    ],
)
def test_wrong_reports_get_one_line(shell: Shell, words: list[str], says: str) -> None:
    assert says.lower() in shell.wrong("report", GAME, *words).lower()
    assert not Path("o").exists()


def test_a_full_disk_leaves_the_old_report(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    shell.fine(*REPORT, "here")
    before = Path("here/index.html").read_bytes()
    real_open = Path.open

    def full(path: Path, *arguments: object, **named: object) -> object:
        if path.name == ".uses.csv.part":
            raise OSError(28, "No space left on device", str(path))
        return real_open(path, *arguments, **named)  # type: ignore[call-overload]

    monkeypatch.setattr(Path, "open", full)
    assert "here cannot be written: No space left on device" in shell.wrong(*REPORT[:-1], "--games", "3", "--out", "here")
    assert names("here") == FILES and Path("here/index.html").read_bytes() == before
    assert "cannot be written" in shell.wrong(*REPORT, "new")
    assert not Path("new").exists()


def test_ctrl_c_keeps_what_was_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], empty_folder: Path
) -> None:
    def some(plan: Plan, jobs: int, progress: Callable[[int], None]) -> Iterator[Grouped]:
        for grouped in real_play(plan, jobs, progress):
            yield grouped
            if grouped.games == 2:
                raise KeyboardInterrupt

    monkeypatch.setattr(report_command, "play", some)
    assert run([*REPORT, "here"]) == 130
    assert "Stopped after 2 of 4 games." in capsys.readouterr().err
    assert json.loads(Path("here/report.json").read_text())["parts"][0]["games"] == 2


def test_compare_says_what_is_longer_and_how_it_knows(shell: Shell) -> None:
    out = shell.fine(
        "compare", GAME, "--seed", "s", "--players", "random", "--seats", "2", "--games", "600", "--question", "longer",
        "--option-a", "single_game=on", "--option-b", "target=5", "--json", "answer.json",
    )  # fmt: skip
    assert "First: the game as it is single_game=on. Second: the game as it is target=5." in out
    assert "Is it longer? Yes, after 600 games of each side." in out
    assert "right with 95 % confidence" in out
    answer = json.loads(Path("answer.json").read_text())
    assert answer["answer"] == "yes" and answer["figures"][0]["low"] > 0


def test_compare_asks_one_game_whether_something_is_too_strong(shell: Shell) -> None:
    out = shell.fine("compare", GAME, *QUICK, "--seats", "2", "--games", "400", "--question", "card:protecto")
    assert out.splitlines()[2].startswith("Is it too strong? (protecto) ")
    assert "worth event:dealt.hand=P" in out


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--question", "funny"], "--question funny: it can be fair, longer, any, or card:NAME"),
        (["--question", "card:"], "it can be fair, longer, any, or card:NAME"),
        (["--question", "card:Protect"], "there are Protecto"),
        (["--question", "longer"], "it compares two sides; give --variant FILE"),
        ([], "it compares two sides"),
        (["--option-b", "speed=1"], "there is no option speed"),
        (["--variant", "none.toml"], "none.toml cannot be read"),
        (["--variant", "a", "--question", "fair", "--margin", "0"], "cannot be read"),
        (["--question", "fair", "--margin", "0"], "--margin 0: it can be"),
        (["--question", "fair", "--json", "no/such/file"], "--json no/such/file: cannot be written"),
    ],
)
def test_wrong_comparisons_get_one_line(shell: Shell, words: list[str], says: str) -> None:
    assert says in shell.wrong("compare", GAME, "--players", "random", *words)


def test_ctrl_c_tells_what_is_known(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def stopped(*arguments: object) -> Iterator[Answer]:
        yield Answer("not yet", 500, 0.01, [], 9000)
        raise KeyboardInterrupt

    monkeypatch.setattr(compare_command, "run_compare", stopped)
    assert run(["compare", GAME, "--players", "random", "--question", "fair"]) == 130
    out = capsys.readouterr().out
    assert "Is it fair? Not yet, after 500 games." in out and "Stopped. About 9,000 games would answer it." in out
