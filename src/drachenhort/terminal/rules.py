"""The rule text of a game, laid out as plain lines."""

import re
from typing import Final

from drachenhort.core.clauses import Clause
from drachenhort.games.files import rules_text
from drachenhort.terminal.screen import WIDEST, wrap

INDENT: Final = 6


def clause_lines(clause: Clause, width: int = WIDEST) -> list[str]:
    title = "" if clause.title == clause.section else f"{clause.title}. "
    return _item(f"{clause.id:<{INDENT}}{title}{_plain(clause.text)}", width)


def rules_lines(game_id: str, language: str, width: int = WIDEST) -> list[str]:
    """The whole rule text: headings, paragraphs and numbered clauses."""
    lines: list[str] = []
    for block in _blocks(rules_text(game_id, language)):
        if block.startswith("- "):
            clause_id, _, text = _plain(block[2:]).partition(" ")
            lines += _item(f"{clause_id:<{INDENT}}{text}", width)
        elif block.startswith("#"):
            lines.append(_plain(block.lstrip("#").strip()))
        else:
            lines += wrap(_plain(block), width)
        lines.append("")
    return lines[:-1]


def _item(text: str, width: int) -> list[str]:
    return wrap(text, width, INDENT)


def _plain(text: str) -> str:
    """Without the marks for bold and for code."""
    return text.replace("**", "").replace("`", "")


def _blocks(markdown: str) -> list[str]:
    """Headings, paragraphs and list items, each on one line."""
    blocks: list[str] = []
    for part in re.split(r"\n\s*\n|\n(?=- |#)", markdown.strip()):
        blocks.append(" ".join(part.split()))
    return blocks
