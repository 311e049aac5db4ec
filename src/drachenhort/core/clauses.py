"""The numbered rules: from the rule text of a game to its sections and clauses."""

import re
from typing import Final, NamedTuple, final

HEADING: Final = re.compile(r"## (?:(\d+) )?(.+)")
ITEM: Final = re.compile(r"- (\d+\.\d+) (?:\*\*(.+?)\*\* ?)?(.*)")
END_OF_BLOCK: Final = re.compile(r"\n\s*\n|\n(?=- |#)")


class Clause(NamedTuple):
    """One rule: its id, the section it stands in, its short title and its text."""

    id: str
    section: str
    title: str
    text: str


@final
class Section:
    """What stands under a heading: clauses, and paragraphs that have no id."""

    def __init__(self, number: str, title: str) -> None:
        self.number: Final = number
        self.title: Final = title
        self.clauses: Final[list[Clause]] = []

    def add(self, block: str) -> None:
        """An item `- 3.2 **Title.** ...`, or a paragraph. One right under a numbered heading has the heading's number."""
        item = ITEM.fullmatch(block)
        if item is not None:
            self.clauses.append(Clause(item.group(1), self.title, (item.group(2) or "").rstrip("."), item.group(3)))
        else:
            self.clauses.append(Clause("" if self.clauses else self.number, self.title, "", block))


@final
class RuleText:
    """All of it, in order."""

    def __init__(self) -> None:
        self.title = ""
        self.introduction: Final[list[str]] = []
        self.sections: Final[list[Section]] = []


def parse_rules(markdown: str) -> RuleText:
    rules = RuleText()
    for block in _blocks(markdown):
        heading = HEADING.fullmatch(block)
        if block.startswith("# "):
            rules.title = block.removeprefix("# ")
        elif heading is not None:
            rules.sections.append(Section(heading.group(1) or "", heading.group(2)))
        elif rules.sections:
            rules.sections[-1].add(block)
        else:
            rules.introduction.append(block)
    return rules


def _blocks(markdown: str) -> list[str]:
    """Headings, paragraphs and list items, each on one line."""
    return [" ".join(part.split()) for part in END_OF_BLOCK.split(markdown.strip())]


def parse_clauses(markdown: str) -> dict[str, Clause]:
    """All clauses of a rule text, in order. A paragraph without an id belongs to the clause before it."""
    clauses: dict[str, Clause] = {}
    for section in parse_rules(markdown).sections:
        last = ""
        for part in section.clauses:
            if part.id:
                assert part.id not in clauses, f"clause {part.id} stands twice"
                last = part.id
                title = section.title if last == section.number else part.title
                clauses[last] = Clause(last, section.title, title, part.text)
            elif last:
                begun = clauses[last]
                clauses[last] = Clause(last, section.title, begun.title, f"{begun.text} {part.text}")
    return clauses
