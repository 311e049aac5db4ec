"""The program as a shell starts it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import drachenhort
from tests.cli.shell import GAME, Shell

SOURCE = Path(drachenhort.__file__).parents[1]


def test_without_a_command_the_help_is_shown(shell: Shell) -> None:
    out = shell.fine()
    for name in ("games", "rules", "play", "simulate", "replay", "verify", "fuzz", "position", "show"):
        assert f"\n  {name} " in out


def program(*arguments: str, stdin: str = "", **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", *arguments],
        input=stdin.encode(),
        capture_output=True,
        env={**os.environ, "PYTHONPATH": str(SOURCE), **environment},
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize("module", ["drachenhort", "drachenhort.cli"])
def test_the_package_can_be_run(module: str) -> None:
    done = program(module, "play", GAME, "--lang", "de", "--seed", "s", stdin="keep\nende\n")
    assert done.returncode == 0 and done.stderr == b""
    assert "Bis bald." in done.stdout.decode()


def test_a_terminal_without_umlauts_is_no_reason_to_fail() -> None:
    done = program("drachenhort", "play", GAME, "--lang", "de", stdin="hilfe\n", PYTHONIOENCODING="ascii")
    assert done.returncode == 0 and done.stderr == b""


def test_output_that_cannot_be_written_is_one_line() -> None:
    if not Path("/dev/full").exists():
        pytest.skip("there is no /dev/full here")
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "drachenhort", "games"],
            stdout=full,
            stderr=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": str(SOURCE)},
            timeout=60,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr.decode().splitlines() == ["drachenhort: output: No space left on device"]
