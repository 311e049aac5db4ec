"""Rule 4.2: the 4, draw two."""

import pytest

from tests.games.drachensachen.table import KINDS, asked, legal, line, play, refused, size, table


@pytest.mark.parametrize(("move", "owed"), [("play 4", 2), ("play 4 4", 4), ("play 4 4 4", 6)])
def test_4_2_the_next_seat_owes_two_cards_for_every_4(move: str, owed: int) -> None:
    state = play(table(hands=["4 4 4 8"]), move)
    assert asked(state) == ["2 owed-draw"]
    assert line(state, "owed draw") == str(owed)


@pytest.mark.parametrize(("move", "owed"), [("play 4", 4), ("play 4 4", 6)])
def test_4_2_4s_pass_it_on_and_each_adds_two(move: str, owed: int) -> None:
    state = play(table(hands=["4 4 8"], pile="2 4", owed=2), move)
    assert asked(state) == ["2 owed-draw"]
    assert line(state, "owed draw") == str(owed)


def test_4_2_a_protecto_passes_it_on_and_the_count_survives() -> None:
    state = play(table(hands=["P 8", "4 8"], pile="2 4", owed=2), "play P")
    assert line(state, "owed draw") == "2"
    play(state, "play 4")
    assert asked(state) == ["3 owed-draw"]
    assert line(state, "owed draw") == "4"


def test_4_2_it_is_passed_on_in_the_direction_of_play() -> None:
    state = play(table(hands=["4 8"], pile="4", owed=2, direction="counter-clockwise"), "play 4")
    assert asked(state) == ["4 owed-draw"]


def test_4_2_four_4s_directly_on_each_other_remove_pile_and_draw() -> None:
    state = play(table(hands=["4 8"], pile="2 4 4 4", owed=6), "play 4")
    assert [line(state, "pile"), line(state, "owed draw")] == ["", "0"]
    assert asked(state) == ["1 play"]


def test_4_2_a_protecto_between_the_4s_breaks_the_row_and_the_count_goes_on() -> None:
    state = play(table(hands=["4 8"], pile="2 4 4 4 P", owed=6), "play 4")
    assert line(state, "pile") == "2 4 4 4 P 4"
    assert asked(state) == ["2 owed-draw"]
    assert line(state, "owed draw") == "8"


def test_4_2_before_drawing_only_4s_a_protecto_or_four_of_a_kind_are_open() -> None:
    state = table(hands=[" ".join([*KINDS, "7", "7", "7"])], pile="2 4", owed=2)
    assert legal(state) == {"draw", "play 4", "play P", "remove 7"}
    for kind in KINDS:
        if kind not in "4P":
            assert refused(state, f"play {kind}") == "4.2"
    assert refused(state, "take") == "3.7"
    assert refused(state, "accept") == "4.3"


def test_4_2_an_answer_may_be_declined() -> None:
    state = play(table(hands=["4 P 8"], pile="2 4", owed=2, draw="1 1 9 9"), "draw")
    assert line(state, "hand 1") == "4 8 9 9 P"


def test_4_2_the_whole_count_is_drawn_at_once() -> None:
    state = play(table(hands=["1 8"], pile="4 4 4", owed=6, draw="5 1 2 3 7 8 9"), "draw")
    assert line(state, "hand 1") == "1 1 2 3 7 8 8 9"
    assert line(state, "draw pile") == "5"


def test_4_2_nothing_is_drawn_if_nothing_is_owed() -> None:
    assert refused(table(hands=["1 8"], pile="4"), "draw") == "4.2"


def test_4_2_without_a_hand_it_is_answered_with_open_cards() -> None:
    state = table(hands=[""], opens=["4 4 P 8"], pile="2 4", owed=2)
    assert legal(state) == {"draw", "play 4", "play 4 4", "play P"}
    play(state, "play 4 4")
    assert line(state, "owed draw") == "6"
    assert line(state, "open 1") == "8 P"


def test_4_2_with_a_hand_open_cards_do_not_answer_it() -> None:
    state = table(hands=["8 8"], opens=["4 P"], pile="2 4", owed=2)
    assert legal(state) == {"draw"}
    assert refused(state, "play P") == "3.1"


def test_4_2_with_hidden_cards_only_it_cannot_be_answered() -> None:
    state = table(hands=[""], opens=[""], hidden=["4 P"], pile="2 4", owed=2)
    assert legal(state) == {"draw"}
    assert refused(state, "turn 1") == "4.2"


def test_4_2_having_drawn_it_has_a_normal_turn_against_the_4() -> None:
    state = play(table(hands=["1 3 7 9 E"], pile="2 4", owed=2, draw="1 1 5 N"), "draw")
    assert line(state, "owed draw") == "0"
    assert asked(state) == ["1 play"]
    assert legal(state) == {"take", "play 5", "play 7", "play 9", "play E", "play N"}
    assert refused(state, "play 3") == "3.2"
    assert refused(state, "draw") == "4.2"


def test_4_2_having_drawn_it_plays_from_the_hand() -> None:
    """Who had no hand before has one now."""
    with_open = play(table(hands=[""], opens=["9"], pile="4", owed=2, draw="1 1 7 8"), "draw")
    assert legal(with_open) == {"take", "play 7", "play 8"}
    assert refused(with_open, "play 9") == "3.1"
    only_hidden = play(table(hands=[""], opens=[""], hidden=["9"], pile="4", owed=2, draw="1 1 7 8"), "draw")
    assert refused(only_hidden, "turn 1") == "3.1"


def test_4_2_having_drawn_a_protecto_passes_only_the_value_on() -> None:
    state = play(table(hands=["P 8", "3 4 7 9"], pile="2 4", owed=2, draw="1 1 1 1"), "draw", "play P")
    assert asked(state) == ["2 play"]
    assert line(state, "owed draw") == "0"
    assert legal(state) == {"take", "play 4", "play 7"}


def test_4_2_having_drawn_4s_start_a_new_count() -> None:
    state = play(table(hands=["4 8"], pile="2 4 4", owed=4, draw="1 1 1 1 1"), "draw", "play 4")
    assert asked(state) == ["2 owed-draw"]
    assert line(state, "owed draw") == "2"


def test_4_2_having_drawn_the_4s_below_still_count_towards_four_in_a_row() -> None:
    state = play(table(hands=["4 8"], pile="2 4 4 4", owed=6, draw="1 1 1 1 1 1"), "draw", "play 4")
    assert [line(state, "pile"), line(state, "owed draw")] == ["", "0"]
    assert asked(state) == ["1 play"]


def test_4_2_the_next_seat_owes_nothing_after_the_draw() -> None:
    state = play(table(hands=["7 8", "7 8"], pile="4", owed=2), "draw", "play 7")
    assert asked(state) == ["2 play"]


def test_4_2_with_an_empty_draw_pile_nothing_is_owed() -> None:
    state = play(table(hands=["4 8", "7 8"], draw=""), "play 4")
    assert asked(state) == ["2 play"]
    assert legal(state) == {"take", "play 7", "play 8"}


def test_4_2_a_short_draw_pile_is_drawn_and_that_is_done() -> None:
    state = play(table(hands=["4 8"], pile="4 4", owed=4, draw="7"), "draw")
    assert [line(state, "hand 1"), line(state, "owed draw")] == ["4 7 8", "0"]
    assert asked(play(state, "play 4")) == ["2 play"]
    assert line(state, "owed draw") == "0"


def test_4_2_4s_are_played_on_a_lower_value_like_any_card() -> None:
    assert "play 4" in legal(table(hands=["4 8"], pile="2"))
    assert refused(table(hands=["4 8"], pile="5"), "play 4") == "3.2"


def test_4_2_taking_cards_from_the_draw_pile_is_all_that_moves() -> None:
    state = table(hands=["1 8"], pile="2 4", owed=2)
    before = size(state, "draw pile")
    play(state, "draw")
    assert size(state, "draw pile") == before - 2
    assert [line(state, "pile"), size(state, "hand 1")] == ["2 4", 4]
