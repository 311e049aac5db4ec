"""In which line of a variant something stands, for the complaint about it. The parser of TOML does not say."""

import re
from typing import Final, final

_TOKEN: Final = re.compile(
    r'"""(?:[^"\\]|\\[\s\S]|"{1,2}(?!"))*+(?:"{3,5})?+'
    r"|'''(?:[^']|'{1,2}(?!'))*+(?:'{3,5})?+"
    r'|"(?:[^"\\\n]|\\.)*+"?+'
    r"|'[^'\n]*+'?+"
    r"|#[^\n]*+"
    r"|[\[\]{}\n]"
)
_KEY: Final = re.compile(r"""[ \t]*+((?:[A-Za-z0-9_-]++|"[^"\n]*+"|'[^'\n]*+'|[ \t]*+\.[ \t]*+)++)[ \t]*+=""")
_HEADER: Final = re.compile(r"""[ \t]*+\[{1,2}[ \t]*+((?:[A-Za-z0-9_-]++|"[^"\n]*+"|'[^'\n]*+'|[ \t]*+\.[ \t]*+)++)""")
_NAME: Final = re.compile(r"""[A-Za-z0-9_-]++|"([^"\n]*+)"|'([^'\n]*+)'""")


def _names(dotted: str) -> tuple[str, ...]:
    return tuple(found.group(1) or found.group(2) or found.group() for found in _NAME.finditer(dotted))


@final
class VariantLines:
    """Where the tables and keys of a text begin. The text is TOML that has been parsed."""

    def __init__(self, text: str) -> None:
        self.lines: Final = text.split("\n")
        self.found: Final[dict[tuple[str, ...], int]] = {}
        self._tops: Final[list[str]] = []
        """By line: the first name of the table it belongs to."""
        self._headers: Final[set[int]] = set()
        table: tuple[str, ...] = ()
        fresh = _fresh_lines(text)
        for number, line in enumerate(self.lines, 1):
            if number in fresh:
                header = _HEADER.match(line)
                key = _KEY.match(line)
                if header is not None:
                    table = _names(header.group(1))
                    self._headers.add(number)
                    self._note(table, number)
                elif key is not None:
                    self._note(table + _names(key.group(1)), number)
            self._tops.append(table[0] if table else "")

    def _note(self, path: tuple[str, ...], number: int) -> None:
        for length in range(1, len(path) + 1):
            self.found.setdefault(path[:length], number)

    def of(self, *path: str) -> int:
        """The line of a key, else that of the nearest table around it."""
        for length in range(len(path), 0, -1):
            if path[:length] in self.found:
                return self.found[path[:length]]
        return 1

    def only(self, top: str, with_headers: bool) -> str:
        """The text with all lines empty but those of one table, so that its lines keep their numbers."""
        kept: list[str] = []
        for number, line in enumerate(self.lines, 1):
            is_kept = self._tops[number - 1] == top and (with_headers or number not in self._headers)
            kept.append(line if is_kept else "")
        return "\n".join(kept)


def _fresh_lines(text: str) -> set[int]:
    """The lines at which something new begins: none within brackets or a text of several lines."""
    fresh = {1}
    number = 1
    depth = 0
    for token in _TOKEN.finditer(text):
        found = token.group()
        if found == "\n":
            number += 1
            if depth == 0:
                fresh.add(number)
        elif found in "[{":
            depth += 1
        elif found in "]}":
            depth -= 1
        else:
            number += found.count("\n")
    return fresh
