"""Rules 3.0 to 3.3: whose turn it is, and what may be played."""

import pytest

from tests.games.drachensachen.table import KINDS, asked, legal, line, play, refused, table

# 3.0


def test_3_0_play_goes_clockwise_and_round() -> None:
    assert asked(play(table(on_turn=2, hands=["1 8", "7 8"]), "play 7")) == ["3 play"]
    assert asked(play(table(on_turn=4, hands=["1 8"] * 3 + ["7 8"]), "play 7")) == ["1 play"]


def test_3_0_next_is_the_seat_before_when_the_direction_is_reversed() -> None:
    state = table(on_turn=2, hands=["1 8", "7 8"], direction="counter-clockwise")
    assert asked(play(state, "play 7")) == ["1 play"]
    assert asked(play(state, "play 8")) == ["4 play"]


def test_3_0_taking_the_pile_passes_the_turn_in_the_direction_of_play() -> None:
    assert asked(play(table(pile="9"), "take")) == ["2 play"]
    assert asked(play(table(pile="9", direction="counter-clockwise"), "take")) == ["4 play"]


def test_3_0_every_game_starts_clockwise() -> None:
    state = table(hands=["8"], opens=[""], hidden=[""], direction="counter-clockwise")
    play(state, "play 8")
    assert line(state, "game") == "2"
    assert line(state, "direction") == "clockwise"


def test_3_0_after_an_extra_turn_play_goes_on_from_the_next_seat() -> None:
    state = play(table(hands=["E 7 8"], pile="9"), "play E")
    assert asked(state) == ["1 play"]
    assert asked(play(state, "play 7")) == ["2 play"]


def test_3_0_an_extra_turn_is_a_whole_turn() -> None:
    """Another dragon, four of a kind and a play of several cards are all open in it."""
    state = play(table(hands=["E E 3 3 7 7 7 7"], pile="9"), "play E")
    assert legal(state) >= {"play E", "play 3 3", "play 7 7 7 7", "remove 7"}


@pytest.mark.parametrize("move", ["play 7", "take", "remove 7", "draw", "accept", "turn 1"])
def test_3_0_nobody_acts_out_of_turn(move: str) -> None:
    state = table(hands=["1 8", "7 7 7 7"], pile="5")
    assert refused(state, move, seat=2) == "3.0"


def test_3_0_two_seats_take_turns() -> None:
    state = table(seats=2, hands=["3 8", "1 8"])
    assert asked(play(state, "play 3")) == ["2 play"]
    assert asked(play(state, "play 1")) == ["1 play"]


# 3.1


def test_3_1_a_seat_with_hand_cards_must_play_from_the_hand() -> None:
    state = table(hands=["3"], opens=["7 9"], hidden=["8"], pile="5")
    assert legal(state) == {"take"}
    assert refused(state, "play 7") == "3.1"
    assert refused(state, "turn 1") == "3.1"


def test_3_1_nobody_plays_a_card_that_is_not_in_the_hand() -> None:
    assert refused(table(hands=["3 7"], opens=["2"]), "play 9") == "3.1"


def test_3_1_a_play_leaves_the_last_stand_alone() -> None:
    state = play(table(hands=["7 8"], opens=["7 8"], hidden=["7"]), "play 7")
    assert [line(state, "hand 1"), line(state, "open 1"), line(state, "hidden 1")] == ["8", "7 8", "7"]


# 3.2


@pytest.mark.parametrize("beat", [1, 2, 7, 8, 9])
def test_3_2_equal_or_higher_fits_and_lower_does_not(beat: int) -> None:
    state = table(hands=["1 2 3 4 5 6 7 8 9"], pile=str(beat))
    assert legal(state) == {"take", *(f"play {value}" for value in range(beat, 10))}
    for value in range(1, beat):
        assert refused(state, f"play {value}") == "3.2"


def test_3_2_only_the_topmost_card_has_to_be_beaten() -> None:
    state = table(hands=["1 2 7"], pile="9 N 2")
    assert legal(state) == {"take", "play 2", "play 7"}


@pytest.mark.parametrize("protectos", ["P", "P P", "P P P"])
def test_3_2_a_protecto_is_looked_through_to_the_value_below(protectos: str) -> None:
    state = table(hands=["6 7 8"], pile=f"7 {protectos}")
    assert legal(state) == {"take", "play 7", "play 8"}
    assert refused(state, "play 6") == "3.2"


def test_3_2_null_counts_0() -> None:
    state = table(hands=["1 2 8"], pile="8 N")
    assert legal(state) == {"take", "play 1", "play 2", "play 8"}


def test_3_2_a_null_below_a_protecto_counts_0_too() -> None:
    state = table(hands=["1 8"], pile="8 N P")
    assert legal(state) == {"take", "play 1", "play 8"}


def test_3_2_protectos_alone_ask_for_nothing() -> None:
    state = table(hands=["1 5 8"], pile="P P")
    assert legal(state) == {"take", "play 1", "play 5", "play 8"}


def test_3_2_any_card_fits_on_an_empty_pile() -> None:
    state = table(hands=[" ".join(KINDS)])
    assert legal(state) == {f"play {kind}" for kind in KINDS}


# 3.3


def test_3_3_one_or_several_of_the_chosen_kind_may_be_played() -> None:
    state = table(hands=["7 7 7 8"], pile="6")
    assert legal(state) == {"take", "play 7", "play 7 7", "play 7 7 7", "play 8"}
    play(state, "play 7 7")
    assert [line(state, "pile"), line(state, "hand 1")] == ["6 7 7", "7 8"]


def test_3_3_nobody_plays_more_than_there_are() -> None:
    assert refused(table(hands=["7 7 8"], opens=["2"]), "play 7 7 7") == "3.3"


def test_3_3_never_more_than_four_at_once() -> None:
    state = table(hands=["7 7 7 7 7 7"], opens=["7"])
    assert legal(state) == {"play 7", "play 7 7", "play 7 7 7", "play 7 7 7 7", "remove 7"}


@pytest.mark.parametrize(("pile", "most"), [("7", 3), ("7 7", 2), ("7 7 7", 1), ("7 N 7", 3), ("7 7 P", 4)])
def test_3_3_those_already_on_top_count(pile: str, most: int) -> None:
    state = table(hands=["7 7 7 7 7 8"], pile=pile)
    assert {move for move in legal(state) if "7" in move and "play" in move} == {
        "play" + " 7" * count for count in range(1, most + 1)
    }
    if most < 4:
        assert refused(state, "play" + " 7" * (most + 1)) == "3.3"


@pytest.mark.parametrize("held", [4, 5, 6, 7, 8])
def test_3_3_however_many_there_are_up_to_four_may_be_played(held: int) -> None:
    state = table(hands=[" ".join(["7"] * held + ["1"])], pile="5")
    assert legal(state) == {"take", "play 7", "play 7 7", "play 7 7 7", "play 7 7 7 7", "remove 7"}


def test_3_3_those_on_top_count_for_dragons_too() -> None:
    state = table(hands=["P P P 8"], pile="7 P P")
    assert legal(state) == {"take", "play P", "play P P", "play 8"}
    assert refused(state, "play P P P") == "3.3"


def test_3_3_different_dragons_are_played_one_kind_at_a_time() -> None:
    """There is no move that would mix them; each kind stands alone in the list."""
    state = table(hands=["N N E P"], pile="7")
    assert legal(state) == {"take", "play N", "play N N", "play E", "play P"}


@pytest.mark.parametrize("below", ["N", "P"])
def test_3_3_a_dragon_may_be_laid_on_a_dragon(below: str) -> None:
    state = table(hands=["N E P 8"], pile=f"7 {below}")
    assert legal(state) >= {"play N", "play E", "play P"}
