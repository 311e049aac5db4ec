"""From a rule text to its clauses."""

import pytest

from drachenhort.core.clauses import parse_clauses, parse_rules

TEXT = """# A game

Something about it.

## 1 Components

There are cards.
Many cards.

And stones.

## 2 Play

- 2.1 **Begin.** The first line
  and the second.
- 2.10 No title here.

## Tips

- 9.9 is not read as an item of a numbered section? It is, for it has an id.
Not a clause.
"""


def test_items_and_paragraphs_are_clauses() -> None:
    clauses = parse_clauses(TEXT)
    assert list(clauses) == ["1", "2.1", "2.10", "9.9"]
    assert clauses["1"].text == "There are cards. Many cards. And stones."
    assert clauses["2.1"].title == "Begin"
    assert clauses["2.1"].text == "The first line and the second."
    assert clauses["2.1"].section == "Play"
    assert clauses["2.10"].title == ""


def test_a_rule_text_has_a_title_an_introduction_and_sections() -> None:
    rules = parse_rules(TEXT)
    assert (rules.title, rules.introduction) == ("A game", ["Something about it."])
    assert [(section.number, section.title) for section in rules.sections] == [
        ("1", "Components"),
        ("2", "Play"),
        ("", "Tips"),
    ]
    assert [(clause.id, clause.title, clause.text) for clause in rules.sections[0].clauses] == [
        ("1", "", "There are cards. Many cards."),
        ("", "", "And stones."),
    ]
    assert [clause.title for clause in rules.sections[1].clauses] == ["Begin", ""]


def test_a_clause_that_stands_twice_is_a_broken_text() -> None:
    with pytest.raises(AssertionError, match=r"2\.1 stands twice"):
        parse_clauses("## 2 Play\n- 2.1 One.\n- 2.1 Two.\n")
