"""From a rule text to its clauses."""

import pytest

from drachenhort.core.clauses import parse_clauses

TEXT = """# A game

Something about it.

## 1 Components

There are cards.
Many cards.

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
    assert clauses["1"].text == "There are cards. Many cards."
    assert clauses["2.1"].title == "Begin"
    assert clauses["2.1"].text == "The first line and the second."
    assert clauses["2.1"].section == "Play"
    assert clauses["2.10"].title == ""


def test_a_clause_that_stands_twice_is_a_broken_text() -> None:
    with pytest.raises(AssertionError, match=r"2\.1 stands twice"):
        parse_clauses("## 2 Play\n- 2.1 One.\n- 2.1 Two.\n")
