"""A report that a process makes in a folder: broken off wherever, it is in the end what the command line writes."""

import json
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from drachenhort.games import find
from drachenhort.lab.report import pair
from drachenhort.lab.report import run as lab_run
from drachenhort.lab.report.kept import kept_text, read_kept
from drachenhort.lab.report.play import Grouped, Plan, play
from drachenhort.lab.report.run import COUNTS, FAULT, ORDER, PROGRESS, VARIANT_FILE, Order, main, make_report, order_text
from drachenhort.lab.report.say import Say
from tests.cli.shell import GAME, Shell

PAGES = ("index.html", "index.de.html", "report.json", "uses.csv", "counts.csv")
VARIANT = f'game = "{GAME}"\nname = "Small hands"\n\n[deal]\nhand = 4\n\n[options]\nsingle_game = true\n'


def ordered(folder: Path, games: int = 4, variant: str | None = None, seats: int = 2, is_close: bool = True) -> Path:
    folder.mkdir()
    plan = Plan(GAME, seats, ["random"] * seats, {"single_game": True}, "s", games, variant, is_close)
    (folder / ORDER).write_text(order_text(Order(plan, ["single_game=on"])))
    return folder


def breaking_off(monkeypatch: pytest.MonkeyPatch, when: int) -> None:
    """Everything is written after every task, and just before it is written so many times the process dies."""
    real, written = lab_run._write, [0]

    def write(folder: Path, order: Order, grouped: Grouped, name: str) -> None:
        written[0] += 1
        if written[0] == when:
            raise KeyboardInterrupt
        real(folder, order, grouped, name)

    monkeypatch.setattr(lab_run, "BETWEEN", 0.0)
    monkeypatch.setattr(lab_run, "SHARE", 1e9)
    monkeypatch.setattr(lab_run, "_write", write)


def test_broken_off_and_gone_on_it_is_what_the_command_line_writes(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Plan, "closely", 0)  # That takes most of the time, and is counted like all else.
    folder = ordered(Path("run"))
    for when in (2, 2):
        with monkeypatch.context() as patch:
            breaking_off(patch, when)
            with pytest.raises(KeyboardInterrupt):
                make_report(folder)
    assert read_kept((folder / COUNTS).read_text()).games == 3, "two from the first time, and one more"
    make_report(folder)
    _, *words = shlex.split(read_command(folder))
    shell.fine(*[word if word != "FOLDER" else "again" for word in words])
    assert all((folder / name).read_bytes() == Path("again", name).read_bytes() for name in PAGES)
    assert '"games": 4' in (folder / PROGRESS).read_text()


def read_command(folder: Path) -> str:
    found: str = json.loads((folder / "report.json").read_text())["command"]
    return found


def test_counts_come_back_in_the_order_they_had() -> None:
    plan = Plan(GAME, 2, ["random"] * 2, {"single_game": True}, "s", 4, is_close=False)
    *_, grouped = play(plan, 1, lambda _: None)
    text = kept_text(grouped)
    assert kept_text(read_kept(text)) == text


RUN = f"import os, runpy; os.nice = print; runpy.run_module({lab_run.__name__!r}, run_name='__main__')"
"""As `python -m`, but that it only says by how much it gives way: beside other tests it might get hardly any time."""


@pytest.fixture
def process() -> Callable[[Path], subprocess.Popen[bytes]]:
    def begin(folder: Path) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-c", RUN, str(folder)]
        return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    return begin


def test_a_variant_is_played_in_a_process_of_its_own(process: Callable[[Path], subprocess.Popen[bytes]]) -> None:
    folder = ordered(Path("run"), variant=VARIANT, is_close=False)
    with process(folder) as playing:
        assert playing.stdout is not None
        assert playing.stdout.read() == b"10\n", "it gives way"
        assert playing.wait() == 0
    assert "Small hands" in (folder / "index.html").read_text()
    assert (folder / VARIANT_FILE).read_text() == VARIANT
    assert f"--variant {VARIANT_FILE}" in read_command(folder)


def test_it_ends_with_whoever_began_it(process: Callable[[Path], subprocess.Popen[bytes]]) -> None:
    with process(ordered(Path("run"), games=1_000_000, is_close=False)) as playing:
        assert playing.stdin is not None
        playing.stdin.close()
        assert playing.wait(60) != 0


def test_what_cannot_be_played_is_said_in_the_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.nice", lambda _: 0)
    monkeypatch.setattr(lab_run, "_end_with", lambda _: None)
    folder = ordered(Path("run"), seats=9)
    with Path("/dev/null").open() as nobody:
        monkeypatch.setattr("sys.stdin", nobody)
        assert main(folder) == lab_run.FAILED
    assert (folder / FAULT).read_text() == "Drachensachen is for 2 to 6 seats, not 9"


def test_two_runs_on_the_same_deals_are_compared_as_compare_does_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Against itself nothing can differ; what is judged of the other one's seats is as it stands in its report."""
    folder = ordered(Path("run"), is_close=False)
    make_report(folder)
    monkeypatch.setattr("os.nice", lambda _: 0)
    pair.main(folder, folder)
    answers = {answer["question"]: answer for answer in json.loads(capsys.readouterr().out)}
    assert list(answers) == ["any", "longer", "fair"]
    [length] = answers["longer"]["lines"]
    assert (length["judged"], length["first"]) == (0, length["second"]) and not length["is_clear"]
    figures = json.loads((folder / "report.json").read_text())["parts"][0]["figures"]
    for line in answers["fair"]["lines"]:
        assert line["second"] == figures[line["name"]]["value"]


def test_what_was_used_is_named_in_words() -> None:
    assert "Hexe" in Say(find("drachenfaust"), "de").use("event:won.card=witch")
    assert "witch" in Say(find("drachenfaust"), "en").use("event:won.card=witch").lower()
