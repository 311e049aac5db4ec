"""The numbered rules: from the rule text of a game to its clauses."""

import re
from typing import Final, final

HEADING: Final = re.compile(r"## (?:(\d+) )?(.+)")
ITEM: Final = re.compile(r"- (\d+\.\d+) (?:\*\*(.+?)\*\* ?)?(.*)")


@final
class Clause:
    """One rule: its id, the section it stands in, its short title and its text."""

    def __init__(self, id: str, section: str, title: str, text: str) -> None:
        self.id: Final = id
        self.section: Final = section
        self.title: Final = title
        self.text: Final = text


@final
class _Draft:
    """A clause whose text may go on in the next line."""

    def __init__(self, id: str, section: str, title: str, first: str) -> None:
        self.id = id
        self.section = section
        self.title = title
        self.lines = [first] if first else []

    def done(self) -> Clause:
        return Clause(self.id, self.section, self.title, " ".join(self.lines))


def parse_clauses(markdown: str) -> dict[str, Clause]:
    """All clauses of a rule text, in order: the items `- 3.2 **Title.** ...` and the paragraphs under `## 8 Title`."""
    drafts: list[_Draft] = []
    section = ""
    current: _Draft | None = None
    for line in markdown.splitlines():
        heading = HEADING.fullmatch(line)
        item = ITEM.fullmatch(line)
        if heading:
            number, section = heading.group(1), heading.group(2)
            current = _Draft(number, section, section, "") if number else None
            if current:
                drafts.append(current)
        elif item:
            title = item.group(2) or ""
            current = _Draft(item.group(1), section, title.rstrip("."), item.group(3))
            drafts.append(current)
        elif current and line.strip():
            current.lines.append(line.strip())
    clauses: dict[str, Clause] = {}
    for draft in drafts:
        if draft.lines:
            assert draft.id not in clauses, f"clause {draft.id} stands twice"
            clauses[draft.id] = draft.done()
    return clauses
