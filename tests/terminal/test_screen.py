"""Lines out and in."""

import io
import re

import pytest

from drachenhort.terminal.screen import Screen, terminal_screen


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def test_long_lines_are_wrapped_and_indented() -> None:
    out = io.StringIO()
    Screen(out, io.StringIO(), width=20).say("one two three four five six", indent=2)
    assert out.getvalue() == "one two three four\n  five six\n"


def test_what_belongs_together_is_not_parted_and_is_plain_text() -> None:
    out = io.StringIO()
    Screen(out, io.StringIO(), width=20).say("take two cards (play\u00a07\u00a07)")
    assert out.getvalue() == "take two cards\n(play 7 7)\n"


def test_style_adds_nothing_but_colour() -> None:
    out = Terminal()
    Screen(out, io.StringIO(), is_coloured=True).say("Your turn.", "bold")
    assert "\x1b[" in out.getvalue()
    assert re.sub(r"\x1b\[[0-9;]*m", "", out.getvalue()) == "Your turn.\n"


@pytest.mark.parametrize(("variable", "value"), [("NO_COLOR", ""), ("NO_COLOR", "1"), ("TERM", "dumb")])
def test_no_colour_where_it_is_not_wanted(monkeypatch: pytest.MonkeyPatch, variable: str, value: str) -> None:
    out = Terminal()
    monkeypatch.setattr("sys.stdout", out)
    monkeypatch.setenv(variable, value)
    terminal_screen(is_plain=False).say("Your turn.", "bold")
    assert out.getvalue() == "Your turn.\n"


def test_plain_means_no_colour_and_a_terminal_has_some(monkeypatch: pytest.MonkeyPatch) -> None:
    out = Terminal()
    monkeypatch.setattr("sys.stdout", out)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    terminal_screen(is_plain=True).say("plain", "bold")
    assert out.getvalue() == "plain\n"
    terminal_screen(is_plain=False).say("bold", "bold")
    assert "\x1b[1m" in out.getvalue()


def test_a_pipe_repeats_what_was_typed_and_ends() -> None:
    out = io.StringIO()
    screen = Screen(out, io.StringIO("take\n"))
    assert screen.ask("> ") == "take\n"
    assert screen.ask("> ") is None
    assert out.getvalue() == "> take\n"
