"""Rules 4.1 and 4.4 to 4.7: undercut, no dragons, and the dragons themselves. The 4 and the 5 have files of their own."""

import pytest

from tests.games.drachensachen.table import KINDS, asked, legal, line, play, refused, table

DRAGONS = ["N", "E", "P"]
ONE_OF_EACH = " ".join(KINDS)


def plays(*kinds: str) -> set[str]:
    return {f"play {kind}" for kind in kinds}


# 4.1


def test_4_1_on_a_3_only_a_lower_value_or_a_dragon() -> None:
    state = table(hands=[ONE_OF_EACH], pile="3")
    assert legal(state) == {"take"} | plays("1", "2", "N", "E", "P")
    for kind in "3456789":
        assert refused(state, f"play {kind}") == "4.1"


def test_4_1_the_next_seat_is_bound_by_a_3_just_played() -> None:
    state = play(table(hands=["3 8", "1 3 8"]), "play 3")
    assert legal(state) == {"take", "play 1"}


def test_4_1_three_may_be_played_on_a_lower_value_like_any_card() -> None:
    assert "play 3" in legal(table(hands=["3 8"], pile="2"))
    assert refused(table(hands=["3 8"], pile="4"), "play 3") == "3.2"


@pytest.mark.parametrize("protectos", ["P", "P P"])
def test_4_1_it_binds_through_a_protecto(protectos: str) -> None:
    state = table(hands=["1 2 3 8 N"], pile=f"3 {protectos}")
    assert legal(state) == {"take"} | plays("1", "2", "N")


@pytest.mark.parametrize(("card", "fitting"), [("1", plays("1", "3", "8")), ("2", plays("3", "8"))])
def test_4_1_a_lower_value_ends_it(card: str, fitting: set[str]) -> None:
    state = play(table(hands=[f"{card} 8", "1 3 8"], pile="3"), f"play {card}")
    assert legal(state) == {"take"} | fitting


def test_4_1_a_null_ends_it() -> None:
    state = play(table(hands=["N 8", "1 3 8"], pile="3"), "play N")
    assert legal(state) == {"take"} | plays("1", "3", "8")


def test_4_1_several_3s_ask_for_no_more_than_one() -> None:
    state = play(table(hands=["3 3 8", "2 8"]), "play 3 3")
    assert legal(state) == {"take", "play 2"}


# 4.4


def test_4_4_on_a_6_no_dragon_may_be_played() -> None:
    state = table(hands=[ONE_OF_EACH], pile="6")
    assert legal(state) == {"take"} | plays("6", "7", "8", "9")
    for dragon in DRAGONS:
        assert refused(state, f"play {dragon}") == "4.4"
    for value in "12345":
        assert refused(state, f"play {value}") == "4.4"


def test_4_4_on_several_6s_no_dragon_either() -> None:
    assert legal(table(hands=["N E P"], pile="6 6")) == {"take"}


def test_4_4_once_the_6_is_covered_dragons_may_be_played() -> None:
    assert legal(table(hands=["N E P"], pile="6 7")) == {"take"} | plays(*DRAGONS)


# 4.5


@pytest.mark.parametrize("pile", ["1", "2", "3", "4", "5", "7", "8", "9", "N", "P", "9 P", "2 N"])
def test_4_5_a_dragon_may_be_played_on_anything_else(pile: str) -> None:
    assert legal(table(hands=["N E P"], pile=pile)) == {"take"} | plays(*DRAGONS)


@pytest.mark.parametrize("pile", ["N", "P", "7 P", "9 P", "9 N", "1 P P", "3 N P"])
def test_4_5_a_9_may_not_be_played_while_a_dragon_is_the_top_card(pile: str) -> None:
    assert refused(table(hands=["9 8"], pile=pile), "play 9") == "4.5"


def test_4_5_a_9_may_be_played_when_the_dragon_is_covered() -> None:
    assert "play 9" in legal(table(hands=["9 8"], pile="N 7"))


def test_4_5_no_9_after_your_own_null() -> None:
    state = play(table(hands=["N 9 8"], pile="7", skills="null"), "play N")
    assert asked(state) == ["1 play"]
    assert refused(state, "play 9") == "4.5"


def test_4_5_a_9_right_after_an_extermino_on_the_pile_that_is_now_empty() -> None:
    state = play(table(hands=["E 9 8"], pile="7"), "play E")
    assert legal(state) == plays("9", "8")


def test_4_5_a_9_on_an_empty_pile() -> None:
    assert "play 9" in legal(table(hands=["9 8"]))


# 4.6


def test_4_6_null_sets_the_value_to_beat_to_0_and_passes_the_turn() -> None:
    state = play(table(hands=["N 8", "1 2 3 4 5 6 7 8 9"], pile="9"), "play N")
    assert asked(state) == ["2 play"]
    assert legal(state) == {"take"} | plays("1", "2", "3", "4", "5", "6", "7", "8")


def test_4_6_null_stays_on_the_pile() -> None:
    assert line(play(table(hands=["N 8"], pile="9"), "play N"), "pile") == "9 N"


def test_4_6_extermino_removes_the_pile_and_brings_an_extra_turn() -> None:
    state = play(table(hands=["E 8"], pile="2 9", removed="1"), "play E")
    assert line(state, "pile") == ""
    assert line(state, "removed") == "1 2 9 E"
    assert asked(state) == ["1 play"]


def test_4_6_extermino_is_legal_on_an_empty_pile_too() -> None:
    state = play(table(hands=["E 8"]), "play E")
    assert [line(state, "removed"), *asked(state)] == ["E", "1 play"]


def test_4_6_extermino_ends_an_undercut() -> None:
    assert legal(play(table(hands=["E 8"], pile="3"), "play E")) == {"play 8"}


@pytest.mark.parametrize("pile", ["1", "3", "7", "9"])
def test_4_6_after_a_protecto_the_next_seat_faces_the_same_but_no_9(pile: str) -> None:
    state = table(hands=["P 8", ONE_OF_EACH], pile=pile)
    before = legal(table(hands=[ONE_OF_EACH], pile=pile))
    play(state, "play P")
    assert asked(state) == ["2 play"]
    assert legal(state) == before - {"play 9"}
    assert line(state, "pile") == f"{pile} P"


def test_4_6_a_protecto_passes_an_owed_draw_on() -> None:
    state = play(table(hands=["P 8", "7 8"], pile="4 4", owed=4), "play P")
    assert asked(state) == ["2 owed-draw"]
    assert line(state, "owed draw") == "4"


def test_4_6_a_protecto_passes_a_skip_on() -> None:
    state = table(hands=["1 8", "P 8"], pile="5", step="skip seat=2 skips=1")
    assert asked(play(state, "play P")) == ["3 owed-skip"]


def test_4_6_a_protecto_on_an_empty_pile_passes_on_nothing() -> None:
    state = play(table(hands=["P 8", "1 2 9"]), "play P")
    assert legal(state) == {"take"} | plays("1", "2")


def test_4_6_a_protecto_passes_on_nothing_of_a_pile_that_has_left() -> None:
    state = play(table(hands=["E P 8", "1 2 9"], pile="8"), "play E", "play P")
    assert legal(state) == {"take"} | plays("1", "2")
    after_taking = play(table(hands=["1 8", "P 8", "1 2 9"], pile="3"), "take", "play P")
    assert legal(after_taking) == {"take"} | plays("1", "2")


# 4.7


def test_4_7_several_nulls_act_as_one() -> None:
    state = play(table(hands=["N N N 8", "1 9"], pile="7"), "play N N N")
    assert asked(state) == ["2 play"]
    assert legal(state) == {"take", "play 1"}


def test_4_7_several_exterminos_bring_one_extra_turn() -> None:
    state = play(table(hands=["E E E 8 8"], pile="7"), "play E E E")
    assert line(state, "removed") == "7 E E E"
    assert asked(state) == ["1 play"]
    assert asked(play(state, "play 8")) == ["2 play"]


def test_4_7_several_protectos_pass_to_the_next_seat_only() -> None:
    state = play(table(hands=["P P P 8"], pile="7"), "play P P P")
    assert asked(state) == ["2 play"]


def test_4_7_several_protectos_pass_a_draw_to_the_next_seat_only() -> None:
    state = play(table(hands=["P P 8"], pile="4", owed=2), "play P P")
    assert asked(state) == ["2 owed-draw"]
    assert line(state, "owed draw") == "2"


def test_4_7_several_protectos_pass_a_skip_to_the_next_seat_only() -> None:
    state = play(table(hands=["1 8", "P P 8"], pile="5", step="skip seat=2 skips=1"), "play P P")
    assert asked(state) == ["3 owed-skip"]
