"""Rules 3.4 and 3.5: four of a kind on the pile and in the hand."""

import pytest

from tests.games.drachensachen.table import KINDS, asked, legal, line, play, refused, size, table, winners

# 3.4


@pytest.mark.parametrize(
    ("pile", "move"),
    [("2 7", "play 7 7 7"), ("2 7 7", "play 7 7"), ("2 7 7 7", "play 7"), ("2", "play 7 7 7 7"), ("", "play 7 7 7 7")],
)
def test_3_4_four_directly_on_each_other_remove_the_whole_pile_and_bring_an_extra_turn(pile: str, move: str) -> None:
    state = play(table(hands=["7 7 7 7 8"], pile=pile, removed="9"), move)
    assert line(state, "pile") == ""
    assert sorted(line(state, "removed").split()) == sorted(["9", *pile.split(), *move.split()[1:]])
    assert asked(state) == ["1 play"]


def test_3_4_three_are_not_enough() -> None:
    state = play(table(hands=["7 7 8"], pile="7"), "play 7 7")
    assert line(state, "pile") == "7 7 7"
    assert asked(state) == ["2 play"]


@pytest.mark.parametrize("dragon", ["N", "P"])
def test_3_4_four_dragons_remove_the_pile_too(dragon: str) -> None:
    state = play(table(hands=[f"{dragon} 8"], pile=f"9 {dragon} {dragon} {dragon}"), f"play {dragon}")
    assert line(state, "pile") == ""
    assert asked(state) == ["1 play"]


def test_3_4_four_exterminos_at_once_bring_one_extra_turn() -> None:
    state = play(table(hands=["E E E E 8 8"], pile="9"), "play E E E E")
    assert line(state, "removed") == "9 E E E E"
    assert asked(state) == ["1 play"]
    assert asked(play(state, "play 8")) == ["2 play"]


@pytest.mark.parametrize("between", ["N", "P"])
def test_3_4_another_kind_between_them_breaks_the_row(between: str) -> None:
    state = play(table(hands=["7 8"], pile=f"7 7 7 {between}"), "play 7")
    assert line(state, "pile") == f"7 7 7 {between} 7"
    assert asked(state) == ["2 play"]


def test_3_4_the_row_counts_anew_above_the_card_between() -> None:
    state = play(table(hands=["7 7 8"], pile="7 7 P 7 7"), "play 7 7")
    assert line(state, "pile") == ""


def test_3_4_an_owed_draw_lapses() -> None:
    state = play(table(hands=["4 8"], pile="4 4 4", owed=6), "play 4")
    assert line(state, "owed draw") == "0"
    assert asked(state) == ["1 play"]
    assert asked(play(state, "play 8")) == ["2 play"]


def test_3_4_the_fourth_4_asks_nobody_to_draw() -> None:
    state = play(table(hands=["4 4 4 4 8", "7 8"]), "play 4 4 4 4")
    assert line(state, "owed draw") == "0"
    assert asked(play(state, "play 8")) == ["2 play"]


def test_3_4_the_fourth_5_skips_nobody() -> None:
    state = play(table(hands=["5 5 1", "7 8"], pile="5 5"), "play 5 5")
    assert asked(state) == ["1 play"]
    assert asked(play(state, "play 1")) == ["2 play"]


def test_3_4_an_owed_skip_lapses_with_the_fourth_protecto() -> None:
    state = table(hands=["1 8", "P 8"], pile="5 P P P", on_turn=1, step="skip seat=2 skips=2")
    play(state, "play P")
    assert line(state, "pile") == ""
    assert asked(state) == ["2 play"]
    assert asked(play(state, "play 8")) == ["3 play"]


def test_3_4_the_fourth_3_asks_nobody_to_undercut() -> None:
    state = play(table(hands=["3 3 3 3 8"]), "play 3 3 3 3")
    assert legal(state) == {"play 8"}


@pytest.mark.parametrize(
    ("skill", "kind"), [("null", "N"), ("dragons", "P"), ("dragons", "E"), ("two", "2"), ("seven", "7"), ("nine", "9")]
)
def test_3_4_every_skill_effect_of_that_play_lapses(skill: str, kind: str) -> None:
    state = table(hands=[" ".join([kind] * 4 + ["8", "8"])], skills=skill, pile="1")
    drawn_from = size(state, "draw pile")
    play(state, f"play {kind} {kind} {kind} {kind}")
    assert asked(state) == ["1 play"]
    assert line(state, "hand 1") == "8 8"
    assert size(state, "draw pile") == drawn_from
    assert asked(play(state, "play 8")) == ["2 play"]


def test_3_4_the_fourth_may_come_from_an_open_or_a_hidden_card() -> None:
    from_open = play(table(hands=[""], opens=["7 7"], pile="7 7"), "play 7 7")
    assert [line(from_open, "pile"), *asked(from_open)] == ["", "1 play"]
    from_hidden = play(table(hands=[""], opens=[""], hidden=["7 1"], pile="7 7 7"), "turn 1")
    assert [line(from_hidden, "pile"), *asked(from_hidden)] == ["", "1 play"]


# 3.5


@pytest.mark.parametrize("kind", KINDS)
def test_3_5_four_equal_hand_cards_of_any_kind_may_leave(kind: str) -> None:
    state = table(hands=[" ".join([kind] * 4 + ["1" if kind == "8" else "8"])])
    assert f"remove {kind}" in legal(state)
    play(state, f"remove {kind}")
    assert line(state, "removed") == " ".join([kind] * 4)
    assert size(state, "hand 1") == 1


def test_3_5_three_equal_cards_may_not_leave() -> None:
    assert refused(table(hands=["7 7 7 8"]), "remove 7") == "3.5"
    assert legal(table(hands=["7 7 7 8"], pile="4", owed=2)) == {"draw"}
    beside_four = table(hands=["7 7 7 8 8 8 8"], pile="9")
    assert legal(beside_four) == {"remove 8", "take"}
    assert refused(beside_four, "remove 7") == "3.5"


@pytest.mark.parametrize("held", [4, 5, 6, 7, 8])
def test_3_5_exactly_four_leave_however_many_there_are(held: int) -> None:
    state = play(table(hands=[" ".join(["7"] * held + ["1"])], pile="9"), "remove 7")
    assert line(state, "hand 1").split().count("7") == held - 4
    assert line(state, "removed") == "7 7 7 7"


def test_3_5_open_cards_do_not_count() -> None:
    assert refused(table(hands=["7 7 7"], opens=["7"]), "remove 7") == "3.5"
    assert refused(table(hands=[""], opens=["7 7 7 7"]), "remove 7") == "3.5"


def test_3_5_four_that_do_not_fit_leave_the_pile() -> None:
    state = play(table(hands=["2 2 2 2 8"], pile="5 9"), "remove 2")
    assert line(state, "pile") == "5 9"
    assert line(state, "removed") == "2 2 2 2"
    assert legal(state) == {"take"}


def test_3_5_four_that_fit_take_the_pile_along() -> None:
    state = play(table(hands=["7 7 7 7 8"], pile="5 7"), "remove 7")
    assert line(state, "pile") == ""
    assert line(state, "removed") == "5 7 7 7 7 7"


@pytest.mark.parametrize(
    ("kind", "pile", "is_fitting"),
    [
        ("9", "5 P", False),  # 4.5
        ("9", "5 N", False),
        ("P", "6", False),  # 4.4
        ("3", "3", False),  # 4.1
        ("2", "3", True),
        ("N", "3", True),
        ("7", "7 7 7", True),  # One of them would fit.
        ("1", "9", False),
    ],
)
def test_3_5_whether_they_fit_is_whether_one_such_card_might_be_played(kind: str, pile: str, is_fitting: bool) -> None:
    state = play(table(hands=[f"{kind} {kind} {kind} {kind} 5"], pile=pile), f"remove {kind}")
    assert line(state, "pile") == ("" if is_fitting else pile)


def test_3_5_no_card_effect_happens() -> None:
    for kind in "45NEP":
        state = play(table(hands=[f"{kind} {kind} {kind} {kind} 8 8"]), f"remove {kind}")
        assert asked(state) == ["1 play"]
        assert line(state, "owed draw") == "0"
        assert asked(play(state, "play 8")) == ["2 play"]


@pytest.mark.parametrize(("skill", "kind"), [("dragons", "N"), ("null", "N"), ("two", "2"), ("seven", "7"), ("nine", "9")])
def test_3_5_no_skill_effect_happens(skill: str, kind: str) -> None:
    state = table(hands=[f"{kind} {kind} {kind} {kind} 8 8"], skills=skill)
    drawn_from = size(state, "draw pile")
    play(state, f"remove {kind}")
    assert size(state, "draw pile") == drawn_from
    assert asked(state) == ["1 play"]
    assert asked(play(state, "play 8")) == ["2 play"]


def test_3_5_you_are_on_turn_again_and_may_remove_four_more() -> None:
    state = play(table(hands=["2 2 2 2 7 7 7 7 8"], pile="9"), "remove 2")
    assert asked(state) == ["1 play"]
    assert legal(state) == {"remove 7", "take"}


def test_3_5_with_four_on_an_empty_pile_only_those_leave() -> None:
    state = play(table(hands=["7 7 7 7 8"]), "remove 7")
    assert line(state, "removed") == "7 7 7 7"
    assert legal(state) == {"play 8"}


def test_3_5_four_that_do_not_fit_leave_an_undercut_in_force() -> None:
    state = play(table(hands=["3 3 3 3 2 8"], pile="3"), "remove 3")
    assert legal(state) == {"take", "play 2"}


def test_3_5_the_last_hand_cards_may_leave_and_the_last_stand_follows() -> None:
    state = play(table(hands=["2 2 2 2"], opens=["9"], pile="7"), "remove 2")
    assert asked(state) == ["1 play"]
    assert legal(state) == {"take", "play 9"}


def test_3_5_it_may_end_the_game() -> None:
    state = table(hands=["2 2 2 2"], opens=[""], hidden=[""], pile="7", options="single_game=on")
    assert winners(play(state, "remove 2")) == [1]


@pytest.mark.parametrize("kind", ["4", "P"])
def test_3_5_while_a_draw_is_owed_four_4s_or_protectos_take_pile_and_draw_along(kind: str) -> None:
    state = table(hands=[f"{kind} {kind} {kind} {kind} 8 8"], pile="2 4", owed=2)
    play(state, f"remove {kind}")
    assert line(state, "pile") == ""
    assert line(state, "owed draw") == "0"
    assert asked(state) == ["1 play"]
    assert asked(play(state, "play 8")) == ["2 play"]


@pytest.mark.parametrize("kind", ["1", "5", "7", "9", "N", "E"])
def test_3_5_while_a_draw_is_owed_any_other_four_leave_alone(kind: str) -> None:
    """Even those that would fit in a normal turn."""
    state = table(hands=[f"{kind} {kind} {kind} {kind} 8"], pile="2 4", owed=2)
    assert legal(state) == {f"remove {kind}", "draw"}
    play(state, f"remove {kind}")
    assert line(state, "pile") == "2 4"
    assert line(state, "owed draw") == "2"
    assert asked(state) == ["1 owed-draw"]
    assert legal(state) == {"draw"}


def test_3_5_having_drawn_any_four_that_fit_take_the_pile_along() -> None:
    state = play(table(hands=["7 7 7 8"], pile="2 4", owed=2, draw="1 1 1 7 2"), "draw", "remove 7")
    assert line(state, "pile") == ""


def test_3_5_not_while_being_skipped() -> None:
    state = table(hands=["1 8", "7 7 7 7 P"], pile="5", step="skip seat=2 skips=1")
    assert refused(state, "remove 7") == "3.5"
    protectos = table(hands=["1 8", "P P P P"], pile="5", step="skip seat=2 skips=1")
    assert refused(protectos, "remove P") == "3.5"


def test_3_5_not_in_the_turn_of_another() -> None:
    assert refused(table(hands=["1 8", "7 7 7 7"]), "remove 7", seat=2) == "3.0"
