"""The rules of a game in its sections and clauses."""

import msgspec

from drachenhort.core.clauses import Section, parse_rules
from drachenhort.games.files import rules_text
from drachenhort.server.base.plans import Language


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
    rules = parse_rules(rules_text(game_id, lang))
    return Rules(game_id, lang, rules.title, rules.introduction, [_section(section) for section in rules.sections])


def _section(section: Section) -> RuleSection:
    clauses = [RuleClause(clause.id or None, clause.title or None, clause.text) for clause in section.clauses]
    return RuleSection(int(section.number) if section.number else None, section.title, clauses)
