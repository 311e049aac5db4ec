"""Rule 5: magic cards."""

import pytest

from tests.games.drachenfels.table import asked, ends, legal, line, names_told, play, refused, size, table, winners

# 5.1 Rainbow.


def test_5_1_set_lift_or_shift() -> None:
    state = play(table(hands=["rainbow"], rainbows="R1-K"), "play rainbow")
    free = ["R2-K", "R3-K", "R4-K"]
    assert legal(state) == {f"set {pair}" for pair in free} | {"lift R1-K"} | {f"shift R1-K {pair}" for pair in free}


@pytest.mark.parametrize(("move", "after"), [("set R3-K", "R1-K R3-K"), ("lift R1-K", ""), ("shift R1-K R4-K", "R4-K")])
def test_5_1_what_each_does(move: str, after: str) -> None:
    state = play(table(hands=["rainbow"], rainbows="R1-K"), "play rainbow", move)
    assert line(state, "rainbows") == after


def test_5_1_there_are_four_rainbows() -> None:
    state = table(hands=["rainbow"], rainbows="R1-K R2-K R3-K R4-K")
    play(state, "play rainbow")
    assert legal(state) == {f"lift R{q}-K" for q in (1, 2, 3, 4)}
    assert refused(state, "set R1-F1") == "5.1"
    assert refused(state, "shift R1-K R2-K") == "2.3"
    assert refused(state, "lift R1-F1") == "5.1"


def test_5_1_without_one_in_the_supply_none_is_set_even_on_a_free_pair() -> None:
    state = table(hands=["rainbow"], rainbows="R1-K R2-K R3-K R4-K", armour=[2], looked={2: "F2"})
    play(state, "play rainbow")
    assert {move.split()[0] for move in legal(state)} == {"lift", "shift"}
    assert refused(state, "set R1-F1") == "5.1"


def test_5_1_crossing_is_one_step_either_way() -> None:
    into = play(table(hands=["2"], fields=["d1"], rainbows="R1-K"), "play 2")
    assert "to K via R1" in legal(into)
    out = play(table(hands=["1"], fields=["K"], armour=[1], rainbows="R1-K R3-K"), "play 1")
    assert legal(out) == {"to R1 from R1", "to R3 from R3"}


def test_5_1_whoever_has_crossed_one_may_set_it_on_another_free_pair_or_leave_it() -> None:
    state = play(table(hands=["1"], fields=["R1"], rainbows="R1-K R2-K"), "play 1", "to K via R1")
    assert asked(state) == "1 re-set"
    assert legal(state) == {"leave", "set R3-K", "set R4-K"}
    assert refused(state, "set R2-K") == "2.3"
    assert refused(state, "lift R1-K") == "5.1"
    assert refused(state, "play 1") == "5.1"
    assert line(play(state, "set R4-K"), "rainbows") == "R2-K R4-K"
    assert asked(state) == "2 turn"


def test_5_1_it_may_be_left() -> None:
    state = play(table(hands=["1"], fields=["R1"], rainbows="R1-K"), "play 1", "to K via R1", "leave")
    assert [line(state, "rainbows"), asked(state)] == ["R1-K", "2 turn"]


def test_5_1_it_is_asked_before_the_arrival_is_resolved() -> None:
    state = play(table(hands=["1"], fields=["R1"], rainbows="R1-K"), "play 1", "to K via R1")
    assert line(state, "armour 1") == "off"
    play(state, "leave")
    assert line(state, "armour 1") == "on"


def test_5_1_out_of_the_castle_too_whatever_the_end() -> None:
    state = table(hands=["3"], fields=["K"], armour=[1], rainbows="R1-K")
    play(state, "play 3", "to f1 from R1")
    assert [asked(state), line(state, "field 1")] == ["1 re-set", "f1"]
    assert line(play(state, "set R2-K"), "rainbows") == "R2-K"


def test_5_1_without_a_free_pair_it_stays() -> None:
    state = table(hands=["1"], fields=["R1"], rainbows="R1-K R2-K R3-K R4-K")
    play(state, "play 1", "to K via R1")
    assert [asked(state), line(state, "armour 1")] == ["2 turn", "on"]


def test_5_1_two_crossed_are_asked_one_by_one() -> None:
    state = table(hands=["2"], fields=["K"], armour=[1, 2], looked={2: "F4"}, dragons="F2 F3 b1 b2",
                  rainbows="R1-K R1-F1")  # fmt: skip
    play(state, "play 2", "to F1 from R1 via R1", "set R2-K")
    assert [asked(state), line(state, "rainbows")] == ["1 re-set", "R1-F1 R2-K"]
    assert "set R1-K" in legal(state)
    play(state, "set R1-K")
    assert line(state, "rainbows") == "R1-K R2-K"


def test_5_1_re_set_on_the_way_it_is_crossed_as_the_last_step_and_may_be_set_again() -> None:
    state = table(hands=["2"], fields=["K"], armour=[1, 2], looked={2: "F4"}, dragons="F2 F3 b1 b2", rainbows="R1-K")
    play(state, "play 2")
    assert "to F1 from R1 reset R1" in legal(state)
    play(state, "to F1 from R1 reset R1")
    assert [line(state, "rainbows"), asked(state)] == ["R1-F1", "1 re-set"]
    play(state, "set R3-K")
    assert [line(state, "rainbows"), line(state, "looked 1"), asked(state)] == ["R3-K", "F1", "2 turn"]


def test_5_1_it_cannot_be_re_set_onto_a_pair_that_is_taken_or_closed() -> None:
    taken = table(hands=["2"], fields=["K"], armour=[1, 2], looked={2: "F4"}, dragons="F2 F3 b1 b2",
                  rainbows="R1-K R1-F1")  # fmt: skip
    assert "to F1 from R1 reset R1" not in legal(play(taken, "play 2"))
    closed = table(hands=["2"], fields=["K"], armour=[1], dragons="F2 F3 b1 b2", rainbows="R1-K")
    assert ends(play(closed, "play 2")) == {"d1", "e1"}


def test_5_1_a_rainbow_not_crossed_before_cannot_be_re_set_to_be_crossed() -> None:
    state = table(hands=["1"], fields=["R1"], armour=[1, 2], looked={2: "F4"}, dragons="F2 F3 b1 b2", rainbows="R2-K")
    assert ends(play(state, "play 1")) == {"d1", "e1"}


def test_5_1_from_a_rock_castle_over_a_rainbow_re_set_into_the_royal_castle() -> None:
    state = table(hands=["2"], fields=["F1"], armour=[1, 2], looked={1: "F1"}, dragons="F2 F3 b1 b2", rainbows="R2-F1")
    play(state, "play 2", "to K from R2 reset R2")
    assert [line(state, "field 1"), line(state, "rainbows")] == ["K", "R2-K"]


# 5.2 Bridge.


def test_5_2_build_raze_or_rebuild() -> None:
    state = play(table(hands=["bridge"], bridges="H1"), "play bridge")
    free = ["H2", "H3", "H4", "G1", "G2", "G3", "G4"]
    assert legal(state) == {f"build {site}" for site in free} | {"raze H1"} | {f"rebuild H1 {site}" for site in free}


@pytest.mark.parametrize(("move", "after"), [("build G3", "H1 G3"), ("raze H1", ""), ("rebuild H1 G4", "G4")])
def test_5_2_what_each_does(move: str, after: str) -> None:
    assert line(play(table(hands=["bridge"], bridges="H1"), "play bridge", move), "bridges") == after


def test_5_2_there_are_two_bridges() -> None:
    state = play(table(hands=["bridge"], bridges="H1 G1"), "play bridge")
    assert {move.split()[0] for move in legal(state)} == {"raze", "rebuild"}
    assert refused(state, "build H2") == "5.2"
    assert refused(state, "raze H2") == "5.2"
    assert refused(state, "rebuild H1 G1") == "5.2"


def test_5_2_not_one_with_a_knight_on_it() -> None:
    state = play(table(hands=["bridge"], bridges="H1 G1", fields=["S1", "H1"]), "play bridge")
    assert {move.split()[1] for move in legal(state)} == {"G1"}
    assert refused(state, "raze H1") == "5.2"
    assert refused(state, "rebuild H1 H2") == "5.2"


def test_5_2_with_knights_on_both_it_cannot_be_played() -> None:
    state = table(hands=["bridge"], bridges="H1 G1", fields=["H1", "G1"])
    assert "play bridge" not in legal(state)
    assert refused(state, "play bridge") == "5.2"
    assert "play bridge" in legal(table(hands=["bridge"], bridges="H1", fields=["H1", "S2"]))


def test_5_2_a_bridge_is_a_field_for_passing_ending_and_duels() -> None:
    state = play(table(hands=["3"], bridges="H1", fields=["S1", "H1"]), "play 3")
    assert "n1" in ends(state)
    duel = play(table(hands=["2"], bridges="H1", fields=["S1", "H1"]), "play 2", "to H1")
    assert asked(duel) == "1 home"


def test_5_2_a_dragon_never_sits_on_a_bridge() -> None:
    state = play(table(hands=["dragon"], bridges="H1 G1"), "play dragon", "dragon F1")
    assert not {"H1", "G1"} & ends(state)
    assert refused(state, "to H1") == "5.3"


# 5.3 Dragon.


def test_5_3_any_dragon_to_another_field() -> None:
    state = play(table(hands=["dragon"], dragons="F1 F2 b1 x3"), "play dragon")
    assert legal(state) == {"dragon F1", "dragon F2", "dragon b1", "dragon x3"}
    assert refused(state, "dragon F3") == "5.3"
    assert refused(state, "to F3") == "5.3"
    play(state, "dragon F2", "to F3")
    assert line(state, "dragons") == "F1 F3 b1 x3"


@pytest.mark.parametrize("field", ["b1", "b2", "K", "S3", "R1", "T1", "a1", "c1", "d1"])
def test_5_3_not_where_a_knight_or_dragon_is_nor_on_other_land(field: str) -> None:
    state = play(table(hands=["dragon"], dragons="F1 F2 F3 b2", fields=["S1", "b1"]), "play dragon", "dragon F1")
    assert refused(state, f"to {field}") == "5.3"


def test_5_3_a_knight_keeps_a_rock_castle_free_of_dragons_a_princess_does_not() -> None:
    state = table(hands=["dragon"], fields=["S1", "F1"], armour=[2], looked={2: "F1"}, princesses="red blue white yellow",
                  dragons="F3 F4 b1 b2")  # fmt: skip
    play(state, "play dragon", "dragon b1")
    assert "F2" in ends(state)
    assert "F1" not in ends(state)


# 5.4 Teletransfer.


def test_5_4_two_knights_change_places_without_a_duel() -> None:
    state = play(table(hands=["teletransfer 1"], fields=["b1", "T2"]), "play teletransfer", "swap 2")
    assert [line(state, "field 1"), line(state, "field 2"), asked(state)] == ["T2", "b1", "1 turn"]


def test_5_4_being_put_on_a_star_is_no_step_onto_it() -> None:
    state = play(table(hands=["teletransfer 1"], fields=["b1", "T2"]), "play teletransfer", "swap 2", "play 1")
    assert ends(state) == {"n2", "w2", "z1"}


def test_5_4_only_with_another_knight() -> None:
    state = play(table(seats=3, hands=["teletransfer"]), "play teletransfer")
    assert legal(state) == {"swap 2", "swap 3"}
    assert refused(state, "swap 1") == "5.4"
    assert refused(state, "cloud 2") == "5.4"


def test_5_4_not_within_the_castle() -> None:
    state = table(seats=3, hands=["teletransfer"], fields=["K", "K"], armour=[1, 2])
    play(state, "play teletransfer")
    assert legal(state) == {"swap 3"}
    assert refused(state, "swap 2") == "5.4"
    alone = table(hands=["teletransfer"], fields=["K", "K"], armour=[1, 2])
    assert refused(alone, "play teletransfer") == "5.4"


@pytest.mark.parametrize("unarmoured", [1, 2])
def test_5_4_nobody_without_armour_into_a_rock_castle(unarmoured: int) -> None:
    other = 3 - unarmoured
    fields = ["b1", "F4"] if unarmoured == 1 else ["F1", "b1"]
    state = table(hands=["teletransfer"], fields=fields, armour=[other], looked={other: fields[other - 1]},
                  dragons="F2 F3 x1 x2")  # fmt: skip
    assert refused(state, "play teletransfer") == "5.4"


@pytest.mark.parametrize(("fields", "armoured"), [(["b1", "K"], 1), (["K", "b1"], 2)])
def test_5_4_armour_for_whoever_comes_into_the_castle(fields: list[str], armoured: int) -> None:
    other = 3 - armoured
    state = table(hands=["teletransfer 1"], fields=fields, armour=[other])
    play(state, "play teletransfer", "swap 2")
    assert line(state, f"armour {armoured}") == "on"
    assert line(state, f"field {armoured}") == "K"


def test_5_4_the_caster_looks_at_once() -> None:
    state = table(hands=["teletransfer 1"], fields=["b1", "F4"], armour=[1, 2], looked={2: "F4"},
                  princesses="blue yellow red white", dragons="F1 F2 F3 x1")  # fmt: skip
    play(state, "play teletransfer", "swap 2")
    assert [line(state, "looked 1"), asked(state)] == ["F4", "1 turn"]


def test_5_4_and_wins_if_it_is_the_right_one() -> None:
    state = table(hands=["teletransfer 1"], fields=["b1", "F4"], armour=[1, 2], looked={2: "F4"}, dragons="F1 F2 F3 x1")
    play(state, "play teletransfer", "swap 2")
    assert winners(state) == [1]


def test_5_4_the_swapped_knight_looks_too_and_may_win_in_anothers_turn() -> None:
    state = table(hands=["teletransfer 1"], fields=["F1", "b1"], armour=[1, 2], looked={1: "F1"}, dragons="F4 F2 F3 x1")
    play(state, "play teletransfer", "swap 2")
    assert winners(state) == [2]


def test_5_4_the_swapped_knight_looks_in_vain() -> None:
    state = table(hands=["teletransfer 1"], fields=["F2", "b1"], armour=[1, 2], looked={1: "F2"}, dragons="F1 F4 F3 x1")
    play(state, "play teletransfer", "swap 2")
    assert [line(state, "looked 2"), asked(state)] == ["F2", "1 turn"]


def test_5_4_if_both_would_win_the_caster_alone_does() -> None:
    state = table(hands=["teletransfer 1"], fields=["F1", "F4"], armour=[1, 2], looked={1: "F1", 2: "F4"},
                  dragons="F2 F3 x1 x2")  # fmt: skip
    assert winners(play(state, "play teletransfer", "swap 2")) == [1]


# 5.5 Great cloud.


def test_5_5_any_other_knight_onto_a_start_without_one() -> None:
    state = play(table(seats=3, hands=["cloud 1"], fields=["b1", "K", "S3"], armour=[2]), "play cloud")
    assert legal(state) == {"cloud 2", "cloud 3"}
    assert refused(state, "cloud 1") == "5.5"
    assert refused(state, "swap 2") == "5.5"
    play(state, "cloud 2")
    assert ends(state) == {"S1", "S2", "S4"}
    assert refused(state, "to S3") == "5.5"
    assert refused(state, "to b2") == "5.5"
    assert refused(state, "stop") == "5.5"
    play(state, "to S4")
    assert [line(state, "field 2"), asked(state), size(state, "hand 2")] == ["S4", "1 turn", 0]


def test_5_5_a_knight_on_a_start_goes_to_another_one() -> None:
    state = play(table(seats=3, hands=["cloud 1"]), "play cloud", "cloud 3")
    assert ends(state) == {"S4"}


def test_5_5_there_is_no_duel_and_no_card_is_drawn() -> None:
    state = table(hands=["cloud 1", "2 2"], fields=["b1", "K"], armour=[2])
    assert names_told(state, "play cloud", "cloud 2", "to S1") == ["played", "clouded"]
    assert [asked(state), line(state, "hand 2")] == ["1 turn", "2 2"]


def test_5_5_with_all_starts_taken_it_cannot_be_played() -> None:
    assert refused(table(seats=4, hands=["cloud"]), "play cloud") == "5.5"
    assert "play cloud" in legal(table(seats=4, hands=["cloud"], fields=["b1"]))
