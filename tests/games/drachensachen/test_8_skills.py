"""Rules 8, 8.1 to 8.3 and 8.5 to 8.7: skills. The 2 (8.4) has a file of its own."""

import pytest

from drachenhort.core.state import WATCHER, State
from drachenhort.games.drachensachen.game import GAME
from tests.games.drachensachen.table import asked, legal, line, lost, play, refused, samples, size, table, winners

# 8


def after_a_game(skills: str, stack: str) -> State:
    state = table(
        seats=2, hands=["8", "8"], opens=["", ""], hidden=["", ""], skills=skills, skill_stack=stack, options="target=999"
    )
    return play(state, "play 8")


def test_8_after_each_game_one_more_skill_is_turned_up_and_stays() -> None:
    assert line(after_a_game("", "one two seven"), "skills") == "seven"
    assert line(after_a_game("", "one two seven"), "skill stack") == "one two"
    assert line(after_a_game("seven", "one two"), "skills") == "two seven"
    assert line(after_a_game("seven two", "one"), "skills") == "one two seven"


def test_8_when_all_are_turned_up_they_stay() -> None:
    assert line(after_a_game("one two", ""), "skills") == "one two"


def test_8_no_skill_holds_in_the_first_game() -> None:
    state = GAME.new(4, GAME.options({"skills": "all"}), "first")
    assert line(state, "skills") == ""
    assert size(state, "skill stack") == 7


def test_8_they_are_shuffled_face_down() -> None:
    """Any of them can be the next, and no view shows which."""
    stacks = [line(GAME.new(4, GAME.options({"skills": "all"}), str(seed)), "skill stack").split() for seed in range(80)]
    assert {stack[-1] for stack in stacks} == set(GAME.options({"skills": "all"}).chosen("skills"))
    one, other = table(skill_stack="one two"), table(skill_stack="two one")
    assert one.view(0).to_json() == other.view(0).to_json()


def test_8_a_skill_not_yet_turned_up_does_nothing() -> None:
    assert asked(play(table(hands=["7 8"], skill_stack="seven"), "play 7")) == ["2 play"]


def test_8_the_others_being_turned_up_changes_nothing_about_it() -> None:
    all_but_two = table(hands=["2 8 8"], skills="null dragons one seven eight nine", skill_stack="two")
    assert asked(play(all_but_two, "play 2")) == ["2 play"]
    all_but_seven = table(hands=["7 8 8"], skills="null dragons one two eight nine", skill_stack="seven")
    assert asked(play(all_but_seven, "play 7")) == ["2 play"]
    all_but_nine = table(hands=["9 8 8"], skills="null dragons one two seven eight", skill_stack="nine")
    assert asked(play(all_but_nine, "play 9")) == ["2 play"]
    all_but_null = table(hands=["N 8 8"], skills="dragons one two seven eight nine", skill_stack="null")
    assert asked(play(all_but_null, "play N")) == ["2 play"]
    all_but_dragons = table(hands=["N 8 8"], skills="null one two seven eight nine", skill_stack="dragons")
    assert line(play(all_but_dragons, "play N"), "hand 1") == "8 8"
    all_but_one = table(hands=["1 8"], pile="9", skills="null dragons two seven eight nine", skill_stack="one")
    assert refused(all_but_one, "play 1") == "3.2"


def test_8_a_table_chooses_which_skills_take_part() -> None:
    state = GAME.new(4, GAME.options({"skills": "seven,one"}), "some")
    assert sorted(line(state, "skill stack").split()) == ["one", "seven"]


def test_8_it_holds_for_all() -> None:
    state = play(table(seats=2, hands=["7 8", "7 8"], skills="seven"), "play 7", "onward", "play 7")
    assert asked(state) == ["2 direction"]


# 8.1


def test_8_1_after_a_null_you_must_play_again_or_take_the_pile_with_the_null() -> None:
    state = play(table(hands=["N 1 9"], pile="8", skills="null"), "play N")
    assert asked(state) == ["1 play"]
    assert legal(state) == {"take", "play 1"}
    play(state, "take")
    assert line(state, "hand 1") == "1 8 9 N"
    assert asked(state) == ["2 play"]


def test_8_1_then_the_next_seat_faces_the_new_card() -> None:
    state = play(table(hands=["N 7 9", "5 8"], pile="8", skills="null"), "play N", "play 7")
    assert asked(state) == ["2 play"]
    assert legal(state) == {"take", "play 8"}


def test_8_1_no_9_may_follow() -> None:
    state = play(table(hands=["N 9 8"], skills="null"), "play N")
    assert refused(state, "play 9") == "4.5"


def test_8_1_another_null_obliges_again() -> None:
    state = play(table(hands=["N N 8"], pile="8", skills="null"), "play N", "play N")
    assert asked(state) == ["1 play"]
    assert legal(state) == {"take", "play 8"}


def test_8_1_several_nulls_oblige_to_one_more_play() -> None:
    state = play(table(hands=["N N 7 8"], skills="null"), "play N N", "play 7")
    assert asked(state) == ["2 play"]


def test_8_1_four_of_a_kind_may_leave_instead() -> None:
    state = play(table(hands=["N 9 9 9 9 8"], pile="7", skills="null"), "play N")
    assert "remove 9" in legal(state)
    assert line(play(state, "remove 9"), "pile") == "7 N"


def test_8_1_after_the_last_hand_card_it_goes_on_from_the_last_stand() -> None:
    with_open = play(table(hands=["N"], opens=["7 9"], pile="8", skills="null"), "play N")
    assert [*asked(with_open), *sorted(legal(with_open))] == ["1 play", "play 7", "take"]
    hidden_only = play(table(hands=["N"], opens=[""], hidden=["5 6"], pile="8", skills="null"), "play N")
    assert legal(hidden_only) == {"take", "turn 1", "turn 2"}


def test_8_1_not_if_it_was_your_last_card_of_all() -> None:
    state = table(hands=["N"], opens=[""], hidden=[""], skills="null", options="single_game=on")
    assert winners(play(state, "play N")) == [1]


def test_8_1_other_dragons_do_not_oblige() -> None:
    assert asked(play(table(hands=["P 8"], skills="null"), "play P")) == ["2 play"]


# 8.2


@pytest.mark.parametrize("dragon", ["N", "E", "P"])
def test_8_2_any_dragon_draws_one_card(dragon: str) -> None:
    state = play(table(hands=[f"{dragon} 8"], pile="5", draw="1 1 7", skills="dragons"), f"play {dragon}")
    assert line(state, "hand 1") == "7 8"
    assert line(state, "draw pile") == "1 1"


@pytest.mark.parametrize("dragon", ["N", "E", "P"])
def test_8_2_several_together_draw_one_card(dragon: str) -> None:
    hand = f"{dragon} {dragon} {dragon} 8"
    state = play(table(hands=[hand], draw="1 1 7", skills="dragons"), f"play {dragon} {dragon} {dragon}")
    assert line(state, "hand 1") == "7 8"


@pytest.mark.parametrize("value", ["1", "4", "9"])
def test_8_2_monsters_draw_nothing(value: str) -> None:
    state = play(table(hands=[f"{value} 8"], draw="1 1 7", skills="dragons"), f"play {value}")
    assert line(state, "hand 1") == "8"


def test_8_2_a_protecto_that_answers_a_draw_draws_one_card_and_passes_the_draw_on() -> None:
    state = play(table(hands=["P 8"], pile="4", owed=2, draw="1 1 7", skills="dragons"), "play P")
    assert line(state, "hand 1") == "7 8"
    assert asked(state) == ["2 owed-draw"]
    assert line(state, "owed draw") == "2"


def test_8_2_a_protecto_that_answers_a_skip_draws_one_card_and_passes_the_skips_on() -> None:
    state = table(hands=["1 8", "P 8"], pile="5", draw="1 1 7", skills="dragons", step="skip seat=2 skips=2")
    play(state, "play P")
    assert line(state, "hand 2") == "7 8"
    assert asked(state) == ["3 owed-skip"]
    assert asked(play(state, "accept")) == ["4 owed-skip"]


def test_8_2_an_extermino_draws_before_its_extra_turn() -> None:
    state = play(table(hands=["E"], opens=["2"], pile="5", draw="1 1 7", skills="dragons"), "play E")
    assert asked(state) == ["1 play"]
    assert legal(state) == {"play 7"}


def test_8_2_a_turned_dragon_draws_too() -> None:
    state = table(hands=[""], opens=[""], hidden=["N 8"], pile="5", draw="1 1 7", skills="dragons")
    assert line(play(state, "turn 1"), "hand 1") == "7"


def test_8_2_the_last_card_of_all_draws_nothing() -> None:
    state = table(hands=["P"], opens=[""], hidden=[""], skills="dragons", options="single_game=on")
    assert winners(play(state, "play P")) == [1]


def test_8_2_without_the_skill_dragons_draw_nothing() -> None:
    assert line(play(table(hands=["N 8"], draw="1 1 7"), "play N"), "hand 1") == "8"


# 8.3


@pytest.mark.parametrize("pile", ["9", "5 9 9", "9 P", "9 P P"])
def test_8_3_a_1_may_be_played_on_a_9_also_on_a_protecto_that_covers_it(pile: str) -> None:
    state = table(hands=["1 1 2 8"], pile=pile, skills="one")
    assert legal(state) == {"take", "play 1", "play 1 1"}
    assert refused(state, "play 2") == "3.2"
    assert refused(table(hands=["1 8"], pile=pile), "play 1") == "3.2"


@pytest.mark.parametrize("pile", ["8", "8 P", "2", "6", "5"])
def test_8_3_a_1_beats_nothing_but_the_9(pile: str) -> None:
    assert refused(table(hands=["1 8"], pile=pile, skills="one"), "play 1") == ("4.4" if pile == "6" else "3.2")


def test_8_3_then_the_next_seat_faces_a_1() -> None:
    state = play(table(hands=["1 8", "1 2 9"], pile="9", skills="one"), "play 1")
    assert legal(state) == {"take", "play 1", "play 2", "play 9"}


def test_8_3_a_turned_1_fits_on_a_9() -> None:
    state = table(hands=[""], opens=[""], hidden=["1 8"], pile="9", skills="one")
    assert line(play(state, "turn 1"), "pile") == "9 1"


def test_8_3_four_1s_fit_on_a_9_and_take_it_along() -> None:
    assert line(play(table(hands=["1 1 1 1 8"], pile="9", skills="one"), "remove 1"), "pile") == ""


# 8.5


def test_8_5_a_7_may_reverse_the_direction_and_the_seat_before_is_next() -> None:
    state = play(table(on_turn=2, hands=["1 8", "7 8"], skills="seven"), "play 7")
    assert asked(state) == ["2 direction"]
    assert legal(state) == {"reverse", "onward"}
    assert asked(play(state, "reverse")) == ["1 play"]


def test_8_5_or_leave_it() -> None:
    state = play(table(on_turn=2, hands=["1 8", "7 8"], skills="seven"), "play 7", "onward")
    assert asked(state) == ["3 play"]
    assert line(state, "direction") == "clockwise"


def test_8_5_it_stays_until_the_next_reversal() -> None:
    state = play(table(hands=["7 9", "1 8", "7 8", "8 8"], skills="seven"), "play 7", "reverse")
    assert asked(play(state, "play 8")) == ["3 play"]
    assert line(state, "direction") == "counter-clockwise"
    back = play(table(hands=["7 9"], direction="counter-clockwise", skills="seven"), "play 7", "reverse")
    assert asked(back) == ["2 play"]
    assert line(back, "direction") == "clockwise"


def test_8_5_several_7s_reverse_once() -> None:
    state = play(table(hands=["7 7 8"], skills="seven"), "play 7 7", "reverse")
    assert asked(state) == ["4 play"]


def test_8_5_with_two_seats_you_are_on_turn_again_facing_your_own_7() -> None:
    state = play(table(seats=2, hands=["7 5 7 9 P"], skills="seven"), "play 7", "reverse")
    assert asked(state) == ["1 play"]
    assert legal(state) == {"take", "play 7", "play 9", "play P"}
    assert refused(state, "play 5") == "3.2"
    assert asked(play(state, "play 9")) == ["2 play"]


def test_8_5_with_two_seats_everybody_sees_the_new_direction() -> None:
    """It makes no difference to whose turn it is, but the table shows what the card did."""
    state = play(table(seats=2, hands=["7 7 9 8"], skills="seven"), "play 7", "reverse")
    assert line(state, "direction") == "counter-clockwise"
    for seat in (0, 1, WATCHER):
        assert state.view(seat).to_json()["is_clockwise"] is False
    assert samples(state, 2, 1)[0].view(1).to_json() == state.view(1).to_json()
    assert state.copy().text() == state.text() == GAME.load(state.text()).text()
    assert state.digest() == GAME.load(state.text().replace("counter-clockwise", "clockwise")).digest()
    again = play(state.copy(), "play 7", "reverse")
    assert again.view(0).to_json()["is_clockwise"] is True
    assert asked(play(state, "play 9")) == ["2 play"]
    assert state.view(0).to_json()["is_clockwise"] is False


def test_8_5_with_two_seats_the_other_is_next_without_a_reversal() -> None:
    assert asked(play(table(seats=2, hands=["7 8"], skills="seven"), "play 7", "onward")) == ["2 play"]


@pytest.mark.parametrize("move", ["play 8", "take", "accept", "keep"])
def test_8_5_the_direction_is_chosen_before_anything_else(move: str) -> None:
    assert refused(play(table(hands=["7 8"], skills="seven"), "play 7"), move) == "8.5"


def test_8_5_only_a_7_reverses() -> None:
    state = table(hands=["6 8"], skills="seven")
    assert refused(state, "reverse") == "8.5"
    assert refused(state, "onward") == "8.5"
    assert asked(play(state, "play 6")) == ["2 play"]


def test_8_5_a_turned_7_may_reverse_too() -> None:
    state = table(hands=[""], opens=[""], hidden=["7 8"], pile="5", skills="seven")
    assert asked(play(state, "turn 1", "reverse")) == ["4 play"]


# 8.6


def eights(hand: str, opens: str = "", hidden: str = "", before: int = 10) -> int:
    """The total of seat 2 after it was left with these cards."""
    state = table(
        seats=3,
        hands=["1", hand, "1"],
        opens=["", opens, ""],
        hidden=["", hidden, ""],
        lost=[5, before, 0],
        skills="eight",
        options="target=999",
    )
    return lost(play(state, "play 1"))[1]


def test_8_6_each_8_in_hand_or_open_counts_minus_one() -> None:
    assert eights("8 8") == 8
    assert eights("", "8 8 8") == 7
    assert eights("7 7 8", "6 8") == 10 + 3 - 2


def test_8_6_a_hidden_8_counts_plus_one() -> None:
    assert eights("", "", "8 8") == 12


def test_8_6_the_result_of_a_game_may_be_negative() -> None:
    assert eights("8 8 8 8 8 8 8 8", before=10) == 2


def test_8_6_the_total_never_falls_below_0() -> None:
    assert eights("8 8 8", before=2) == 0
    assert eights("8 8 8", before=0) == 0


def test_8_6_without_the_skill_an_8_costs_one() -> None:
    state = table(seats=2, hands=["1", "8 8"], opens=["", ""], hidden=["", ""], lost=[0, 5])
    assert lost(play(state, "play 1")) == [0, 7]


# 8.7


def test_8_7_after_a_9_you_must_take_an_open_card_from_any_last_stand() -> None:
    state = table(hands=["9 8"], opens=["1 7", "2 2", "", "N P"], skills="nine")
    assert asked(play(state, "play 9")) == ["1 pick"]
    assert legal(state) == {"pick 1 1", "pick 1 7", "pick 2 2", "pick 4 N", "pick 4 P"}


def test_8_7_it_goes_to_the_hand_and_the_next_seat_is_on_turn() -> None:
    state = play(table(hands=["9 8"], opens=["1 7", "2 2"], skills="nine"), "play 9", "pick 2 2")
    assert [line(state, "hand 1"), line(state, "open 1"), line(state, "open 2")] == ["2 8", "1 7", "2"]
    assert asked(state) == ["2 play"]


def test_8_7_your_own_too() -> None:
    state = play(table(hands=["9 8"], opens=["1 7"], skills="nine"), "play 9", "pick 1 7")
    assert [line(state, "hand 1"), line(state, "open 1")] == ["7 8", "1"]


def test_8_7_your_own_last_open_card_keeps_the_game_going() -> None:
    state = table(hands=["9"], opens=["7"], hidden=[""], skills="nine", options="single_game=on")
    assert asked(play(state, "play 9", "pick 1 7")) == ["2 play"]


def test_8_7_with_no_open_card_anywhere_nothing_happens() -> None:
    state = table(hands=["9 8"], opens=["", "", "", ""], skills="nine")
    assert asked(play(state, "play 9")) == ["2 play"]


def test_8_7_several_9s_take_one_card() -> None:
    state = play(table(hands=["9 9 8"], opens=["1 7", "2"], skills="nine"), "play 9 9", "pick 2 2")
    assert asked(state) == ["2 play"]
    assert line(state, "hand 1") == "2 8"


@pytest.mark.parametrize("move", ["play 8", "pick 3 7", "take", "onward"])
def test_8_7_the_card_is_taken_before_anything_else(move: str) -> None:
    state = play(table(hands=["9 8"], opens=["1", "2", "2", "2"], skills="nine"), "play 9")
    assert refused(state, move) == "8.7"


def test_8_7_only_a_9_takes_a_card() -> None:
    state = table(hands=["8 8"], opens=["1", "2"], skills="nine")
    assert refused(state, "pick 2 2") == "8.7"
    assert asked(play(state, "play 8")) == ["2 play"]
