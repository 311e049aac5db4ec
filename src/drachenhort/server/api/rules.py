"""The rules of a game in its sections and clauses."""

import re

import msgspec

from drachenhort.core.clauses import HEADING, ITEM
from drachenhort.games.files import rules_text
from drachenhort.server.plans import Language


class RuleClause(msgspec.Struct, frozen=True):
    """One rule. `id` is what refusals cite; other paragraphs have none. `text` may mark **bold** and `code`."""

    id: str | None
    title: str | None
    text: str


class RuleSection(msgspec.Struct, frozen=True):
    number: int | None
    title: str
    clauses: list[RuleClause]


class Rules(msgspec.Struct, frozen=True):
    """A game's rules in one language."""

    game: str
    lang: Language
    title: str
    introduction: list[str]
    sections: list[RuleSection]


def rules_of(game_id: str, lang: Language) -> Rules:
    title = ""
    introduction: list[str] = []
    sections: list[RuleSection] = []
    for block in _blocks(rules_text(game_id, lang)):
        if block.startswith("# "):
            title = block.removeprefix("# ")
        elif heading := HEADING.fullmatch(block):
            number = heading.group(1)
            sections.append(RuleSection(int(number) if number else None, heading.group(2), []))
        elif not sections:
            introduction.append(block)
        else:
            sections[-1].clauses.append(_clause(block, sections[-1]))
    return Rules(game_id, lang, title, introduction, sections)


def _clause(block: str, section: RuleSection) -> RuleClause:
    item = ITEM.fullmatch(block)
    if item is not None:
        return RuleClause(item.group(1), (item.group(2) or "").rstrip(".") or None, item.group(3))
    is_cited = section.number is not None and not section.clauses  # What stands right under a heading has its number.
    return RuleClause(str(section.number) if is_cited else None, None, block)


def _blocks(markdown: str) -> list[str]:
    """Headings, paragraphs and list items, each on one line."""
    return [" ".join(part.split()) for part in re.split(r"\n\s*\n|\n(?=- |#)", markdown.strip())]
