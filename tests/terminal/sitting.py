"""A person at the table in a plain pipe: what is typed, and what is said."""

import io
import re

import pytest

from drachenhort.cli.app import run

MATCH = ["1"] * 400
"""The first legal move every time; no match with the seeds used here takes longer."""


class Table:
    """Runs `play` with these lines typed and keeps what was said."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def play(self, lines: list[str], *arguments: str) -> str:
        return self.run(lines, "play", "drachensachen", "--seed", "secret-seed", *arguments)

    def resume(self, file: str, lines: list[str]) -> str:
        return self.run(lines, "resume", file)

    def run(self, lines: list[str], *arguments: str) -> str:
        self.monkeypatch.setattr("sys.stdin", io.StringIO("".join(line + "\n" for line in lines)))
        code = run(list(arguments))
        out, err = self.capsys.readouterr()
        assert (code, err) == (0, "")
        return out


def after(out: str, line: str) -> str:
    """What was said after this line was typed, up to the next one typed or the goodbye."""
    return re.split(r"\n> |\nGoodbye|\nBis bald", out.split(f"> {line}\n", 1)[1])[0]


def flat(text: str) -> str:
    """Without the ends of lines."""
    return " ".join(text.split())
