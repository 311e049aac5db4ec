"""Lines out, lines in: wrapped to the screen, coloured only where that is wanted, and the same words everywhere."""

import os
import shutil
import sys
import textwrap
from typing import Final, TextIO

from rich.console import Console
from rich.text import Text

from drachenhort.core.words import NO_BREAK

WIDEST: Final = 80
NARROWEST: Final = 40


class Screen:
    """Where a person reads and types. Style is never the only sign of anything."""

    def __init__(self, out: TextIO, source: TextIO, width: int = WIDEST, is_coloured: bool = False) -> None:
        self._out = out
        self._source = source
        self._width = width
        self._console = Console(file=out, force_terminal=True, highlight=False, markup=False) if is_coloured else None

    def say(self, text: str, style: str = "", indent: int = 0) -> None:
        """One paragraph; the lines after the first are indented by so many columns."""
        for line in wrap(text, self._width, indent):
            self._line(line, style)

    def lines(self, lines: list[str]) -> None:
        """Lines that are laid out already."""
        for line in lines:
            self._line(line, "")

    def gap(self) -> None:
        self._line("", "")

    def ask(self, prompt: str) -> str | None:
        """What is typed next; None at the end of input. In a pipe the answer is repeated, so that the log can be read."""
        if self._source.isatty() and self._source is sys.stdin and self._out is sys.stdout:
            try:
                return input(prompt)
            except (EOFError, KeyboardInterrupt):
                self.gap()
                return None
        line = self._source.readline()
        if not line:
            return None
        self._line(prompt + line.strip(), "")
        return line

    def _line(self, line: str, style: str) -> None:
        if self._console is not None and style:
            self._console.print(Text(line.replace(NO_BREAK, " "), style=style), soft_wrap=True)
        else:
            self._out.write(line.replace(NO_BREAK, " ") + "\n")
        self._out.flush()


def wrap(text: str, width: int, indent: int = 0) -> list[str]:
    """The text in lines of this width."""
    return textwrap.wrap(text, width, subsequent_indent=" " * indent, break_on_hyphens=False) or [""]


def terminal_screen(is_plain: bool) -> Screen:
    """The screen of this process. Colour only on a terminal, and only if nobody objects."""
    is_terminal = sys.stdout.isatty()
    is_coloured = is_terminal and not is_plain and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"
    columns = shutil.get_terminal_size().columns if is_terminal else WIDEST
    if is_terminal and sys.stdin.isatty():
        _enable_line_editing()
    return Screen(sys.stdout, sys.stdin, max(NARROWEST, min(columns, WIDEST)), is_coloured)


def _enable_line_editing() -> None:
    """Arrow keys and history for `input`, where Python has them."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return
