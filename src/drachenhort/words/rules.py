"""The rules of a game by their numbers, in one language."""

from collections.abc import Mapping
from functools import cache

from drachenhort.core.clauses import Clause, parse_clauses
from drachenhort.core.errors import DrachenhortError
from drachenhort.games.files import rules_text
from drachenhort.texts.catalogue import check_language


class UnknownClause(DrachenhortError):
    """A number that no rule has."""


@cache
def clauses_of(game_id: str, language: str) -> Mapping[str, Clause]:
    """All rules of a game by their ids, in their order."""
    return parse_clauses(rules_text(game_id, check_language(language)))


def find_clauses(game_id: str, language: str, clause_id: str) -> list[Clause]:
    """The clause with this id, or all of a section for the number of a section."""
    clauses = clauses_of(game_id, language)
    found = [clause for clause in clauses.values() if clause.id == clause_id or clause.id.startswith(f"{clause_id}.")]
    if not found:
        raise UnknownClause(f"there is no rule '{clause_id}'; there are {', '.join(clauses)}")
    return found
