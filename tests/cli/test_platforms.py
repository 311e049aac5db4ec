"""What runs where: the server on Linux and macOS, everything else on Windows too."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tests.cli.shell import Shell

ROOT = Path(__file__).parents[2]

NOT_THERE = ("fcntl", "grp", "picows", "pty", "pwd", "readline", "resource", "termios", "uvloop")
"""What cannot be imported on Windows."""

AS_ON_WINDOWS = """
import sys
sys.modules.update(dict.fromkeys({missing!r}))
from drachenhort.cli import main
main()
"""


def test_on_windows_serve_says_in_one_line_what_to_do(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    complaint = shell.wrong("serve")
    assert "the server runs on Linux and macOS; on Windows start it in WSL" in complaint


@pytest.mark.parametrize(
    "command",
    [
        "games",
        "rules drachensachen --lang en",
        "play drachensachen --seats 2 --seed windows --lang en",
        "position drachenfels --seed windows --after 3",
        "simulate drachenhueter --games 4 --jobs 2",
        "arena drachenhueter --games 4 --jobs 2",
        "fuzz drachenfaust --seconds 1",
        "board drachenfels --svg board.svg",
        "serve --help",
        "backup --help",
    ],
)
def test_everything_else_needs_nothing_that_windows_lacks(command: str, tmp_path: Path) -> None:
    program = tmp_path / "drachenhort_here.py"
    program.write_text(f"if __name__ == '__main__':\n{indented(AS_ON_WINDOWS.format(missing=NOT_THERE))}", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(program), *command.split()],
        input="quit\n",
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


def indented(text: str) -> str:
    return "".join(f"    {line}\n" for line in text.splitlines())


@pytest.mark.parametrize("name", ["uvloop", "picows"])
def test_what_only_the_server_needs_is_not_installed_on_windows(name: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    [found] = [each for each in map(Requirement, project["dependencies"]) if each.name == name]
    assert found.marker is not None
    assert [found.marker.evaluate({"sys_platform": each}) for each in ("linux", "darwin", "win32")] == [True, True, False]
