"""Rules 5: scoring a game."""

import pytest

from tests.games.drachensachen.table import line, lost, play, table


def gold(hand: str, opens: str = "", hidden: str = "", skills: str = "", options: str = "") -> int:
    """What seat 2 loses with these cards when seat 1 ends the game."""
    options = f"single_game=on {options}"
    state = table(seats=2, hands=["1", hand], opens=["", opens], hidden=["", hidden], skills=skills, options=options)
    return lost(play(state, "play 1"))[1]


def test_5_1_hand_cards_open_cards_and_the_backs_of_hidden_cards_are_counted() -> None:
    assert gold("7 7 9") == 3
    assert gold("", "N 2") == 2
    assert gold("", "", "3 4 5 6") == 4
    assert gold("7 7 9", "N 2", "3 4") == 7


def test_5_1_hidden_cards_count_whether_covered_or_not() -> None:
    assert gold("", "1", "2 3 4 5 6") == 6
    assert gold("", "", "2 3 4 5 6 7") == 6


@pytest.mark.parametrize(
    ("opens", "hidden", "covered", "seen"),
    [
        ("", "2 3 4 5", 4, 4),
        ("7", "2 3 4 5", 5, 4),
        ("7 N", "2 3 4 5", 6, 4),
        ("7 N 8", "2 3 4", 6, 3),
        ("7 N", "", 2, 2),
        ("7 N", "2", 3, 2),
    ],
)
def test_5_1_covered_gold_says_whether_backs_under_open_cards_count(
    opens: str, hidden: str, covered: int, seen: int
) -> None:
    assert gold("", opens, hidden) == covered
    assert gold("", opens, hidden, options="covered_gold=on") == covered
    assert gold("", opens, hidden, options="covered_gold=off") == seen


def test_5_1_without_covered_gold_hand_cards_and_the_limit_of_ten_stay() -> None:
    assert gold("7 7 9", "8", "2 3", skills="eight", options="covered_gold=off") == 3 - 1 + 1
    assert gold("7 7 7 7 7 7 7 7", "5", "2 3 4 6", options="covered_gold=off") == 10


def test_5_1_a_position_names_covered_gold_only_when_it_is_off() -> None:
    """Positions and records of a table that does not use the option stay as they are."""
    assert "covered_gold" not in table().text()
    assert "covered_gold=off" in line(table(options="covered_gold=off"), "options")


@pytest.mark.parametrize(("cards", "expected"), [(9, 9), (10, 10), (11, 10), (20, 10)])
def test_5_1_at_most_ten_per_game(cards: int, expected: int) -> None:
    assert gold(" ".join(["7"] * 8 + ["6"] * 8 + ["5"] * 8).rsplit(" ", 24 - cards)[0]) == expected


def test_5_1_the_limit_comes_after_8_6() -> None:
    eleven = "7 7 7 7 6 6 6 6 5 5 5"
    assert gold(f"{eleven} 8 8 8", skills="eight") == 8
    assert gold(f"{eleven} 8", skills="eight") == 10


def test_5_1_hidden_cards_are_not_turned_over() -> None:
    """Not even an 8 among them is recognised."""
    assert gold("", "", "8 8", skills="eight") == 2


def test_5_1_the_winner_loses_nothing_and_every_other_seat_what_it_has() -> None:
    state = table(hands=["1", "1 2", "3", "5 5 5 5"], opens=["", "", "2"], hidden=["", "", "", "7"])
    assert lost(play(state, "play 1")) == [0, 2, 2, 6]


def test_5_1_it_is_added_to_what_was_lost_before() -> None:
    state = table(hands=["1", "1 2", "3"], opens=["", "", ""], hidden=["", "", ""], seats=3, lost=[4, 5, 6])
    assert lost(play(state, "play 1")) == [4, 7, 7]
