"""Rules 9: house rules."""

import pytest

from drachenhort.core.state import State
from tests.games.drachensachen.table import KINDS, asked, legal, line, play, refused, table, winners

# 9.1


def blind(hidden: str, pile: str = "2 4", owed: int = 2, draw: str = "5 5 5 9 8", skills: str = "") -> State:
    """A seat with hidden cards only that owes a draw, under the house rule."""
    return table(
        hands=["", "7 8"],
        opens=[""],
        hidden=[hidden],
        pile=pile,
        owed=owed,
        draw=draw,
        skills=skills,
        options="blind_answer=on single_game=on",
    )


def test_9_1_a_seat_with_only_hidden_cards_may_first_turn_one() -> None:
    assert legal(blind("4 P 7")) == {"draw", "turn 1", "turn 2", "turn 3"}


def test_9_1_it_need_not() -> None:
    state = play(blind("4 P 7"), "draw")
    assert line(state, "hand 1") == "8 9"
    assert line(state, "hidden 1") == "4 P 7"
    assert asked(state) == ["1 play"]


def test_9_1_a_seat_with_a_hand_or_an_open_card_may_not() -> None:
    with_hand = table(hands=["8"], opens=[""], hidden=["4"], pile="4", owed=2, options="blind_answer=on")
    assert legal(with_hand) == {"draw"}
    assert refused(with_hand, "turn 1") == "3.1"
    with_open = table(hands=[""], opens=["8"], hidden=["4"], pile="4", owed=2, options="blind_answer=on")
    assert legal(with_open) == {"draw"}
    assert refused(with_open, "turn 1") == "3.8"


def test_9_1_a_place_without_a_card_is_refused() -> None:
    assert refused(blind("4 P"), "turn 3") == "3.9"


def test_9_1_a_4_is_played_and_passes_the_draw_on() -> None:
    state = play(blind("4 7"), "turn 1")
    assert [line(state, "pile"), line(state, "hidden 1"), line(state, "hand 1")] == ["2 4 4", "7", ""]
    assert asked(state) == ["2 owed-draw"]
    assert line(state, "owed draw") == "4"


def test_9_1_a_protecto_is_played_and_passes_the_draw_on() -> None:
    state = play(blind("P 7"), "turn 1")
    assert [line(state, "pile"), line(state, "hand 1")] == ["2 4 P", ""]
    assert asked(state) == ["2 owed-draw"]
    assert line(state, "owed draw") == "2"


def test_9_1_a_fourth_4_removes_pile_and_draw() -> None:
    state = play(blind("4 7", "4 4 4", 6, "5 5 5 5 5 5 9"), "turn 1")
    assert [line(state, "pile"), line(state, "owed draw"), *asked(state)] == ["", "0", "1 play"]
    assert legal(state) == {"turn 1"}


def test_9_1_a_last_card_that_passes_the_draw_on_wins() -> None:
    assert winners(play(blind("4"), "turn 1")) == [1]


@pytest.mark.parametrize("card", ["6", "7", "9", "N"])
def test_9_1_any_other_card_that_then_fits_is_played_after_drawing_and_that_is_its_turn(card: str) -> None:
    state = play(blind(f"{card} 7"), "turn 1")
    assert line(state, "hand 1") == "8 9"
    assert line(state, "pile") == f"2 4 {card}"
    assert line(state, "owed draw") == "0"
    assert asked(state) == ["2 play"]


def test_9_1_the_power_of_a_card_played_so_works() -> None:
    assert asked(play(blind("5 7"), "turn 1")) == ["2 owed-skip"]
    exterminated = play(blind("E 7"), "turn 1")
    assert [line(exterminated, "pile"), *asked(exterminated)] == ["", "1 play"]
    assert legal(exterminated) == {"play 8", "play 9"}


@pytest.mark.parametrize("card", ["1", "2", "3"])
def test_9_1_if_it_does_not_fit_pile_and_card_go_to_the_hand_after_drawing(card: str) -> None:
    state = play(blind(f"{card} 7"), "turn 1")
    assert sorted(line(state, "hand 1").split()) == sorted(["2", "4", "8", "9", card])
    assert [line(state, "pile"), line(state, "owed draw"), line(state, "hidden 1")] == ["", "0", "7"]
    assert asked(state) == ["2 play"]


def test_9_1_a_9_does_not_fit_if_a_protecto_lies_on_top() -> None:
    state = play(blind("9 7", "4 P"), "turn 1")
    assert line(state, "hand 1") == "4 8 9 9 P"


def test_9_1_the_last_hidden_card_does_not_win_after_drawing() -> None:
    state = play(blind("7"), "turn 1")
    assert state.outcome is None
    assert line(state, "hand 1") == "8 9"


def test_9_1_from_a_short_draw_pile_it_draws_what_is_left() -> None:
    state = play(blind("7 7", "4 4", 4, "9"), "turn 1")
    assert [line(state, "hand 1"), line(state, "pile")] == ["9", "4 4 7"]


def test_9_1_not_offered_when_the_draw_pile_is_empty() -> None:
    """Nothing is owed then, and a hidden card is turned in a normal turn."""
    state = table(hands=["4 8", ""], opens=["2", ""], hidden=["6", "3 7"], draw="", options="blind_answer=on")
    play(state, "play 4")
    assert asked(state) == ["2 play"]
    assert legal(state) == {"take", "turn 1", "turn 2"}
    assert line(play(state, "turn 1"), "hand 2") == "3 4"


def test_9_1_only_with_the_option() -> None:
    state = table(hands=[""], opens=[""], hidden=["4 P"], pile="4", owed=2)
    assert refused(state, "turn 1") == "4.2"


# 9.2


def skipping(skips: int, hand: str, pile: str = "5", seats: int = 6, opens: str = "2") -> State:
    return table(
        seats=seats,
        hands=["1 8", hand],
        opens=["2", opens],
        pile=pile,
        step=f"skip seat=2 skips={skips}",
        options="fives_answer=on",
    )


def skipped_after_seat_2(state: State) -> list[int]:
    out: list[int] = []
    while asked(state)[0].endswith("owed-skip"):
        out.append(int(asked(state)[0][0]))
        play(state, "accept")
    return out


def test_9_2_a_seat_about_to_be_skipped_may_play_5s_instead() -> None:
    state = skipping(1, " ".join([*KINDS, "5"]))
    assert legal(state) == {"accept", "play 5", "play 5 5", "play P"}
    assert refused(state, "play 6") == "4.3"


@pytest.mark.parametrize(
    ("seats", "skips", "fives", "skipped"),
    [
        (6, 1, 1, [3]),
        (6, 1, 2, [3, 4]),
        (6, 2, 1, [3, 4]),
        (6, 2, 2, [3, 4, 5]),
        (6, 3, 2, [3, 4, 5, 6]),
        (6, 3, 3, [3, 4, 5, 6, 1]),
        (6, 4, 3, [3, 4, 5, 6, 1]),  # At most all the others.
        (4, 3, 2, [3, 4, 1]),
        (2, 1, 1, [1]),
        (2, 1, 2, [1]),
    ],
)
def test_9_2_of_s_skips_and_j_fives_s_minus_1_plus_j_seats_after_it_are_skipped(
    seats: int, skips: int, fives: int, skipped: list[int]
) -> None:
    state = skipping(skips, "5 5 5 8", pile="5 P", seats=seats)
    play(state, "play" + " 5" * fives)
    assert skipped_after_seat_2(state) == skipped
    following = (2 + len(skipped)) % seats + 1
    assert asked(state) == [f"{following} play"]


def test_9_2_they_lie_on_the_pile() -> None:
    state = play(skipping(1, "5 8"), "play 5")
    assert [line(state, "pile"), line(state, "hand 2")] == ["5 5", "8"]


def test_9_2_without_a_hand_open_5s_may_be_played() -> None:
    state = skipping(1, "", opens="5 5 8")
    assert legal(state) == {"accept", "play 5", "play 5 5"}


def test_9_2_with_a_hand_open_5s_may_not() -> None:
    state = skipping(1, "8 8", opens="5")
    assert legal(state) == {"accept"}
    assert refused(state, "play 5") == "3.1"


def test_9_2_never_hidden_ones() -> None:
    state = table(
        hands=["1 8", ""],
        opens=["2", ""],
        hidden=["6", "5 5"],
        pile="5",
        step="skip seat=2 skips=1",
        options="fives_answer=on",
    )
    assert legal(state) == {"accept"}
    assert refused(state, "turn 1") == "4.3"


def test_9_2_four_5s_in_a_row_clear_the_pile_all_skips_lapse_and_bring_an_extra_turn() -> None:
    state = play(skipping(2, "5 5 8 8", pile="2 5 5"), "play 5 5")
    assert line(state, "pile") == ""
    assert asked(state) == ["2 play"]
    assert asked(play(state, "play 8")) == ["3 play"]


def test_9_2_never_more_than_four_in_a_row() -> None:
    state = skipping(2, "5 5 8", pile="5 5 5")
    assert legal(state) == {"accept", "play 5"}
    assert refused(state, "play 5 5") == "3.3"


def test_9_2_a_protecto_still_passes_all_skips_on() -> None:
    state = play(skipping(2, "P 8"), "play P")
    assert skipped_after_seat_2(state) == [3, 4]


def test_9_2_the_next_seat_may_answer_again() -> None:
    state = table(seats=3, hands=["5 8", "5 8", "5 8"], options="fives_answer=on")
    play(state, "play 5", "play 5", "play 5")
    assert asked(state) == ["1 owed-skip"]
    assert asked(play(state, "accept")) == ["2 play"]


def test_9_2_a_last_5_wins() -> None:
    state = table(
        hands=["1 8", "5"],
        opens=["2", ""],
        hidden=["6", ""],
        pile="5",
        step="skip seat=2 skips=1",
        options="fives_answer=on single_game=on",
    )
    assert winners(play(state, "play 5")) == [2]


def test_9_2_only_with_the_option() -> None:
    state = table(hands=["1 8", "5 8"], pile="5", step="skip seat=2 skips=1")
    assert refused(state, "play 5") == "4.3"


# 9.3


def protectos(count: int, seats: int = 6, pile: str = "7", owed: int = 0, **more: str) -> State:
    state = table(
        seats=seats,
        hands=["P P P 8"],
        pile=pile,
        owed=owed,
        direction=more.get("direction", "clockwise"),
        skills=more.get("skills", ""),
        options="far_protecto=on",
    )
    return play(state, "play" + " P" * count)


@pytest.mark.parametrize(("count", "seat"), [(1, 2), (2, 3), (3, 4)])
def test_9_3_k_protectos_pass_the_situation_to_the_kth_next_seat(count: int, seat: int) -> None:
    assert asked(protectos(count)) == [f"{seat} play"]


@pytest.mark.parametrize(("seats", "count", "seat"), [(2, 2, 1), (2, 3, 2), (3, 3, 1), (3, 2, 3), (4, 3, 4)])
def test_9_3_the_count_goes_past_the_player_too(seats: int, count: int, seat: int) -> None:
    assert asked(protectos(count, seats)) == [f"{seat} play"]


def test_9_3_in_the_direction_of_play() -> None:
    assert asked(protectos(2, direction="counter-clockwise")) == ["5 play"]


def test_9_3_that_seat_faces_the_same_value() -> None:
    state = table(hands=["P P 8", "8 8", "5 7 9"], pile="7", options="far_protecto=on")
    assert legal(play(state, "play P P")) == {"take", "play 7"}


def test_9_3_it_passes_an_owed_draw() -> None:
    state = protectos(2, pile="4 4", owed=4)
    assert asked(state) == ["3 owed-draw"]
    assert line(state, "owed draw") == "4"


def test_9_3_it_can_pass_an_owed_draw_back_to_the_player() -> None:
    state = protectos(2, seats=2, pile="4", owed=2)
    assert asked(state) == ["1 owed-draw"]
    assert legal(state) == {"draw", "play P"}


def test_9_3_it_passes_all_skips_and_nobody_in_between_may_answer() -> None:
    state = table(seats=6, hands=["1 8", "P P 8", "P 8"], pile="5", step="skip seat=2 skips=2", options="far_protecto=on")
    play(state, "play P P")
    assert asked(state) == ["4 owed-skip"]
    assert legal(state, 3) == set()
    assert skipped_after_seat_2(state) == [4, 5]
    assert asked(state) == ["6 play"]


def test_9_3_it_can_pass_a_skip_back_to_the_player() -> None:
    state = table(seats=2, hands=["1 8", "P P 8"], pile="5", step="skip seat=2 skips=1", options="far_protecto=on")
    assert asked(play(state, "play P P")) == ["2 owed-skip"]
    assert asked(play(state, "accept")) == ["1 play"]


def test_9_3_play_goes_on_from_the_seat_it_was_passed_to() -> None:
    state = table(hands=["P P 8", "8 8", "7 8"], pile="7", options="far_protecto=on")
    assert asked(play(state, "play P P", "play 8")) == ["4 play"]


def test_9_3_only_those_played_together_count() -> None:
    state = table(hands=["P 8"], pile="7 P", options="far_protecto=on")
    assert asked(play(state, "play P")) == ["2 play"]


def test_9_3_a_fourth_protecto_in_a_row_clears_the_pile_instead() -> None:
    state = protectos(2, pile="7 P P")
    assert [line(state, "pile"), *asked(state)] == ["", "1 play"]


def test_9_3_other_dragons_are_not_passed_further() -> None:
    state = table(hands=["N N 8"], pile="7", options="far_protecto=on")
    assert asked(play(state, "play N N")) == ["2 play"]


def test_9_3_only_with_the_option() -> None:
    assert asked(play(table(hands=["P P 8"], pile="7"), "play P P")) == ["2 play"]
