"""Rules 5: scoring a game."""

import pytest

from tests.games.drachensachen.table import lost, play, table


def gold(hand: str, opens: str = "", hidden: str = "", skills: str = "") -> int:
    """What seat 2 loses with these cards when seat 1 ends the game."""
    state = table(
        seats=2, hands=["1", hand], opens=["", opens], hidden=["", hidden], skills=skills, options="single_game=on"
    )
    return lost(play(state, "play 1"))[1]


def test_5_1_hand_cards_open_cards_and_the_backs_of_hidden_cards_are_counted() -> None:
    assert gold("7 7 9") == 3
    assert gold("", "N 2") == 2
    assert gold("", "", "3 4 5 6") == 4
    assert gold("7 7 9", "N 2", "3 4") == 7


def test_5_1_hidden_cards_count_whether_covered_or_not() -> None:
    assert gold("", "1", "2 3 4 5 6") == 6
    assert gold("", "", "2 3 4 5 6 7") == 6


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
