"""Runs commands of the program and keeps what they print."""

import pytest

from drachenhort.cli.app import run

GAME = "drachensachen"


class Shell:
    """Runs commands and keeps what they print."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def fine(self, *arguments: str) -> str:
        """The output of a command that succeeds and complains about nothing."""
        code = run(list(arguments))
        out, err = self.capsys.readouterr()
        assert (code, err) == (0, "")
        return out

    def refused(self, *arguments: str) -> str:
        """The output of a command that ends with 1: a refusal by the rules, or a fault found."""
        code = run(list(arguments))
        out, _ = self.capsys.readouterr()
        assert code == 1
        return out

    def wrong(self, *arguments: str) -> str:
        """The one line that bad input gets."""
        code = run(list(arguments))
        out, err = self.capsys.readouterr()
        assert (code, out) == (2, "")
        assert err.startswith("drachenhort: ") and err.endswith("\n") and err.count("\n") == 1
        return err
