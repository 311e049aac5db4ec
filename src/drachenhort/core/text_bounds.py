"""The text of a file from outside is checked before it is parsed, in one pass over it.

The parser of TOML takes seconds over some texts of a few kilobytes (a key of ten thousand parts) and breaks off at others
(a number of five thousand digits). What people describe in such a file is far within these bounds.
"""

import re
from typing import Final

from drachenhort.core.errors import DrachenhortError

LONGEST_TEXT: Final = 20_000
MOST_LINES: Final = 2_000
LONGEST_LINE: Final = 2_000
MOST_PARTS: Final = 8
"""Of a key, `a.b.c` has three."""
DEEPEST: Final = 8
"""Brackets within brackets."""
LONGEST_NUMBER: Final = 40
MOST_SIGNS: Final = 8_000
"""Words, texts in quotes, numbers and signs; the standard board of Drachenfels has 3,075."""

_TOKEN: Final = re.compile(
    r'"""(?:[^"\\]|\\[\s\S]|"{1,2}(?!"))*+(?:"{3,5})?+'
    r"|'''(?:[^']|'{1,2}(?!'))*+(?:'{3,5})?+"
    r'|"(?:[^"\\\n]|\\.)*+"?+'
    r"|'[^'\n]*+'?+"
    r"|#[^\n]*+"
    r"|[A-Za-z0-9_+-]++"
    r"|[.=,\[\]{}\n]"
)
"""Texts in quotes, comments, words and numbers, signs. It never goes back, so that any text takes time by its length only.

Where a text or a comment ends here and for the parser is the same, as long as the parser has found no mistake.
"""
_STARTS_NUMBER: Final = "0123456789+-"


class TextError(DrachenhortError):
    """A text that cannot be read, with its line, counted from 1."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line: Final = line
        self.reason: Final = reason


def check_toml(text: str) -> None:
    """Raises TextError for a text that is too large, or goes too deep, to be given to the parser."""
    check_size(text, LONGEST_TEXT, LONGEST_LINE)
    parts = 1
    depth = 0
    for signs, token in enumerate(_TOKEN.finditer(text), 1):
        first = text[token.start()]
        if signs > MOST_SIGNS:
            raise TextError(
                line_at(text, token.start()), f"too much for one file; it has at most {MOST_SIGNS} words and signs"
            )
        if first == ".":
            parts += 1
            if parts > MOST_PARTS:
                raise TextError(line_at(text, token.start()), f"a key like a.b.c has at most {MOST_PARTS} parts")
        elif first in "[{":
            parts = 1
            depth += 1
            if depth > DEEPEST:
                raise TextError(
                    line_at(text, token.start()), f"nested too deeply; {DEEPEST} brackets may be open at a time"
                )
        elif first in "]}":
            parts = 1
            depth = max(depth - 1, 0)
        elif first in "=,\n":
            parts = 1
        elif first in _STARTS_NUMBER and token.end() - token.start() > LONGEST_NUMBER:
            raise TextError(line_at(text, token.start()), f"a number has at most {LONGEST_NUMBER} characters")


def check_size(text: str, longest: int, longest_line: int, most_lines: int = MOST_LINES) -> None:
    """Raises TextError with the first line that is too much."""
    if len(text) > longest:
        raise TextError(line_at(text, longest), f"the text is too long; it has at most {longest} characters")
    lines = text.split("\n")
    if len(lines) > most_lines:
        raise TextError(most_lines + 1, f"the text is too long; it has at most {most_lines} lines")
    for number, line in enumerate(lines, 1):
        if len(line) > longest_line:
            raise TextError(number, f"this line is too long; a line has at most {longest_line} characters")


def line_at(text: str, place: int) -> int:
    """The number of the line, from 1, that a character stands in."""
    return text.count("\n", 0, place) + 1
