"""Rule 4.3: the 5, skip."""

import pytest

from drachenhort.core.state import State
from tests.games.drachensachen.table import KINDS, asked, legal, line, play, refused, size, table


def skipping(seat: int, skips: int, hands: list[str], opens: list[str] | None = None, pile: str = "5") -> State:
    return table(hands=hands, opens=opens or [], pile=pile, step=f"skip seat={seat} skips={skips}")


def test_4_3_a_5_skips_the_next_seat() -> None:
    state = play(table(hands=["5 8"]), "play 5")
    assert asked(state) == ["2 owed-skip"]
    play(state, "accept")
    assert asked(state) == ["3 play"]


def test_4_3_k_fives_skip_the_next_k_seats_who_are_asked_one_by_one() -> None:
    state = play(table(seats=5, hands=["5 5 5 8"]), "play 5 5 5")
    for seat in (2, 3, 4):
        assert asked(state) == [f"{seat} owed-skip"]
        play(state, "accept")
    assert asked(state) == ["5 play"]


def test_4_3_they_are_skipped_in_the_direction_of_play() -> None:
    state = play(table(hands=["5 5 8"], direction="counter-clockwise"), "play 5 5")
    assert asked(state) == ["4 owed-skip"]
    assert asked(play(state, "accept")) == ["3 owed-skip"]
    assert asked(play(state, "accept")) == ["2 play"]


@pytest.mark.parametrize(("seats", "fives"), [(2, 1), (2, 2), (2, 3), (3, 2), (3, 3), (4, 3)])
def test_4_3_at_most_all_the_others_are_skipped_and_then_the_same_seat_plays(seats: int, fives: int) -> None:
    state = play(table(seats=seats, hands=["5 5 5 8"]), "play" + " 5" * fives)
    for seat in range(2, seats + 1):
        assert asked(state) == [f"{seat} owed-skip"]
        play(state, "accept")
    assert asked(state) == ["1 play"]
    assert line(state, "pile") == " ".join(["5"] * fives)


def test_4_3_a_seat_is_asked_even_if_it_holds_no_answer() -> None:
    for hand in ("1 8", "P 8"):
        state = play(table(hands=["5 8", hand]), "play 5")
        assert asked(state) == ["2 owed-skip"]
        assert "accept" in legal(state)


def test_4_3_the_question_does_not_betray_the_hand() -> None:
    with_answer = skipping(2, 1, ["1 8", "P 7"])
    without = skipping(2, 1, ["1 8", "1 7"])
    assert with_answer.view(0).to_json() == without.view(0).to_json()


def test_4_3_nothing_answers_it_but_a_protecto() -> None:
    state = skipping(2, 1, ["1 8", " ".join([*KINDS, "P"])])
    assert legal(state) == {"accept", "play P", "play P P"}
    for kind in KINDS:
        if kind != "P":
            assert refused(state, f"play {kind}") == "4.3"
    assert refused(state, "take") == "4.3"
    assert refused(state, "draw") == "4.3"
    assert refused(state, "turn 1") == "4.3"


def test_4_3_there_is_nothing_to_accept_in_a_normal_turn() -> None:
    assert refused(table(pile="5"), "accept") == "4.3"


def test_4_3_a_protecto_comes_from_the_hand() -> None:
    state = skipping(2, 1, ["1 8", "P 8"], ["2", "P"])
    play(state, "play P")
    assert [line(state, "hand 2"), line(state, "open 2"), line(state, "pile")] == ["8", "P", "5 P"]


def test_4_3_with_a_hand_an_open_protecto_does_not_answer_it() -> None:
    state = skipping(2, 1, ["1 8", "1 8"], ["2", "P"])
    assert legal(state) == {"accept"}
    assert refused(state, "play P") == "3.1"


def test_4_3_without_a_hand_an_open_protecto_answers_it() -> None:
    state = skipping(2, 1, ["1 8", ""], ["2", "P 8"])
    assert legal(state) == {"accept", "play P"}
    assert line(play(state, "play P"), "open 2") == "8"


def test_4_3_never_a_hidden_one() -> None:
    state = table(hands=["1 8", ""], opens=["2", ""], hidden=["6", "P P"], pile="5", step="skip seat=2 skips=1")
    assert legal(state) == {"accept"}
    assert refused(state, "turn 1") == "4.3"


def test_4_3_a_protecto_passes_the_skip_on_to_the_next_seat() -> None:
    state = play(skipping(2, 1, ["1 8", "P 8"]), "play P")
    assert asked(state) == ["3 owed-skip"]
    assert asked(play(state, "accept")) == ["4 play"]


def test_4_3_all_skips_still_owed_fall_on_the_seats_after_it() -> None:
    state = play(skipping(2, 2, ["1 8", "P 8"]), "play P")
    assert asked(state) == ["3 owed-skip"]
    assert asked(play(state, "accept")) == ["4 owed-skip"]
    assert asked(play(state, "accept")) == ["1 play"]


def test_4_3_skips_already_accepted_are_not_passed_on() -> None:
    state = play(skipping(2, 2, ["1 8", "1 8", "P 8"]), "accept", "play P")
    assert asked(state) == ["4 owed-skip"]
    assert asked(play(state, "accept")) == ["1 play"]


def test_4_3_a_skip_passed_on_can_fall_on_the_seat_that_played_the_5s() -> None:
    state = play(table(seats=3, hands=["5 5 8", "P 8"]), "play 5 5", "play P", "accept")
    assert asked(state) == ["1 owed-skip"]
    assert asked(play(state, "accept")) == ["2 play"]


def test_4_3_each_seat_may_pass_it_on_again() -> None:
    state = play(table(seats=2, hands=["5 P 8", "P 8"]), "play 5", "play P")
    assert asked(state) == ["1 owed-skip"]
    assert asked(play(state, "play P")) == ["2 owed-skip"]
    assert asked(play(state, "accept")) == ["1 play"]


def test_4_3_who_then_plays_faces_a_5() -> None:
    state = play(table(seats=3, hands=["5 8", "1 8", "4 5 7 9"]), "play 5", "accept")
    assert legal(state) == {"take", "play 5", "play 7", "play 9"}
    assert refused(state, "play 4") == "3.2"


def test_4_3_and_no_9_if_a_protecto_lies_on_top() -> None:
    state = play(table(seats=4, hands=["5 8", "P 8", "1 8", "4 5 7 9"]), "play 5", "play P", "accept")
    assert legal(state) == {"take", "play 5", "play 7"}
    assert refused(state, "play 9") == "4.5"


def test_4_3_a_5_that_lies_there_skips_nobody_again() -> None:
    state = play(table(hands=["5 8", "1 8", "7 8"]), "play 5", "accept", "play 7")
    assert asked(state) == ["4 play"]


def test_4_3_only_the_5s_just_played_count() -> None:
    state = play(table(seats=4, hands=["5 8"], pile="5 5"), "play 5", "accept")
    assert asked(state) == ["3 play"]


def test_4_3_being_skipped_changes_no_cards() -> None:
    state = play(skipping(2, 1, ["1 8", "P 8"]), "accept")
    assert [line(state, "hand 2"), line(state, "pile"), size(state, "open 2")] == ["8 P", "5", 1]
