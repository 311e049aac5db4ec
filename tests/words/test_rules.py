"""Rules by their numbers."""

import pytest

from drachenhort.texts.catalogue import UnknownLanguage
from drachenhort.words.rules import UnknownClause, clauses_of, find_clauses


def test_a_rule_is_found_by_its_number_in_both_languages() -> None:
    german, english = (find_clauses("drachensachen", language, "3.5") for language in ("de", "en"))
    assert [clause.id for clause in german + english] == ["3.5", "3.5"]
    assert german[0].text != english[0].text


def test_a_section_is_all_its_rules_and_no_other_section() -> None:
    assert [clause.id for clause in find_clauses("drachensachen", "en", "2")] == ["2.1", "2.2", "2.3", "2.4"]
    assert [clause.id for clause in find_clauses("schutt_und_asche", "en", "1")] == ["1"]


def test_a_number_without_a_rule_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownClause, match=r"there is no rule '3\.99'; there are 1, 2\.1, "):
        find_clauses("drachensachen", "de", "3.99")


def test_a_language_without_rules_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match="there is no language 'xx'; there are de, en"):
        clauses_of("drachensachen", "xx")
