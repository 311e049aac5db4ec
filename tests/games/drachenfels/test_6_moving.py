"""Rule 6: moving."""

import pytest

from tests.games.drachenfels.table import asked, ends, legal, line, names_told, play, refused, shown, table


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (1, {"a1", "A4", "m1"}),
        (2, {"b1", "B4"}),
        (3, {"c1", "c4"}),
        (4, {"B1", "d1", "b4", "d4"}),
        (5, {"A1", "R1", "a4", "R4"}),
    ],
)
def test_6_1_exactly_as_many_steps_as_the_card_says(value: int, expected: set[str]) -> None:
    state = play(table(hands=[str(value)], fields=["S1", "x3"]), f"play {value}")
    assert ends(state) == expected
    assert refused(state, "to S3") == "6.1"


def test_6_1_no_field_twice_and_the_field_of_departure_counts() -> None:
    state = play(table(hands=["2"], fields=["m1"]), "play 2")
    assert ends(state) == {"a1", "A4"}
    assert refused(state, "to m1") == "6.1"


def test_6_1_no_field_twice_on_a_ring_of_stars() -> None:
    state = play(table(hands=["2"], fields=["z4"]), "play 2")
    assert ends(state) == {"p4", "w1", "n1"} | {f"{field}" for q in (2, 3, 4) for field in neighbours_of_star(q)} - {"z4"}


def neighbours_of_star(q: int) -> list[str]:
    return [f"n{q}", f"w{q}", f"z{(q - 2) % 4 + 1}"]


def test_6_1_both_stars_of_a_flight_are_used() -> None:
    state = table(hands=["5"], fields=["n1"], armour=[1], looked={1: "F1"}, dragons="w1 w2 w3 x4")
    play(state, "play 5")
    assert "T1" not in ends(state)


def test_6_1_knights_may_be_passed_also_on_rocks() -> None:
    state = play(table(hands=["2"], fields=["d1", "R1"]), "play 2")
    assert "e1" in ends(state)
    state = play(table(hands=["2"], fields=["S1", "a1"]), "play 2")
    assert "b1" in ends(state)


def test_6_1_a_dragon_may_be_neither_entered_nor_crossed() -> None:
    state = play(table(hands=["2"], dragons="F1 F2 F3 b1"), "play 2")
    assert ends(state) == {"B4"}
    assert refused(state, "to b1") == "6.1"
    state = play(table(hands=["3"], dragons="F1 F2 F3 b1"), "play 3")
    assert ends(state) == {"c4"}


def test_6_2_the_castle_is_reached_exactly_and_ends_the_move() -> None:
    state = play(table(hands=["2"], fields=["R1"], rainbows="R1-K R2-K"), "play 2")
    assert ends(state) == {"c1", "f1"}
    assert refused(state, "to K") == "6.2"
    state = play(table(hands=["1"], fields=["R1"], rainbows="R1-K R2-K"), "play 1")
    assert "to K via R1" in legal(state)


def test_6_2_so_does_a_rock_castle() -> None:
    state = table(hands=["2"], fields=["p1"], armour=[1], dragons="F2 F3 F4 b2", bridges="G1")
    assert "F1" in ends(play(state, "play 2"))
    state = table(hands=["3"], fields=["p1"], armour=[1], dragons="F2 F3 F4 b2", bridges="G1")
    assert "F1" not in ends(play(state, "play 3"))


@pytest.mark.parametrize(
    ("armour", "dragons", "other", "may"),
    [
        ([1, 2], "F2 F3 F4 b2", "S2", True),
        ([2], "F2 F3 F4 b2", "S2", False),
        ([1, 2], "F1 F2 F3 F4", "S2", False),
        ([1, 2], "F2 F3 F4 b2", "F1", False),
    ],
)
def test_6_2_a_rock_castle_needs_armour_and_must_be_empty(armour: list[int], dragons: str, other: str, may: bool) -> None:
    for rainbows, field, value in (("", "G1", "1"), ("R1-F1", "R1", "1")):
        state = table(hands=[value], fields=[field, other], armour=armour, dragons=dragons, bridges="G1", rainbows=rainbows,
                      looked={2: "F1"}, princesses="white blue red yellow")  # fmt: skip
        play(state, f"play {value}")
        assert ("F1" in ends(state)) == may
        if not may:
            assert refused(state, "to F1") in ("6.1", "6.2")


def test_6_2_the_castle_is_left_over_a_rainbow_only() -> None:
    state = play(table(hands=["1"], fields=["K"], armour=[1]), "play 1")
    assert [asked(state), line(state, "field 1")] == ["2 turn", "K"]


def test_6_2_a_rock_castle_is_left_over_a_rainbow_or_its_bridged_gate() -> None:
    state = table(hands=["1"], fields=["F1"], armour=[1], looked={1: "F1"}, dragons="F2 F3 F4 b2", bridges="G1",
                  rainbows="R3-F1")  # fmt: skip
    assert legal(play(state, "play 1")) >= {"to G1", "to R3 from R3"}
    shut = table(hands=["1"], fields=["F1"], armour=[1], looked={1: "F1"}, dragons="F2 F3 F4 b2")
    assert asked(play(shut, "play 1")) == "2 turn"


def test_6_2_nobody_comes_back_into_the_castle_just_left() -> None:
    state = table(hands=["2"], fields=["K"], armour=[1], rainbows="R1-K R2-K")
    play(state, "play 2")
    assert "K" not in ends(state)


def test_6_3_without_an_exact_move_the_card_is_discarded_and_the_knight_stays() -> None:
    state = table(hands=["3 4"], fields=["K"], armour=[1])
    assert names_told(state, "play 3") == ["played", "stayed"]
    assert [line(state, "discards"), line(state, "field 1"), asked(state)] == ["3", "K", "2 turn"]


def test_6_3_if_there_is_one_it_must_be_made() -> None:
    state = play(table(hands=["1"]), "play 1")
    assert asked(state) == "1 move"
    assert refused(state, "stop") == "6.3"
    assert refused(state, "refresh") == "6.3"


def test_6_3_also_if_only_the_double_exists() -> None:
    state = table(hands=["1"], fields=["R1", "S2"], armour=[1, 2], looked={1: "F1"}, dragons="F2 F3 F4 e1")
    assert ends(play(state, "play 1")) == {"d1", "c1"}
    state = table(seats=3, hands=["1"], fields=["F1", "R1"], armour=[1, 2], looked={1: "F1"}, dragons="F2 F3 F4 e1",
                  rainbows="R1-F1")  # fmt: skip
    play(state, "play 1")
    assert legal(state) == {"to d1 from R1", "to K from R1 reset R1"}


def test_6_4_a_step_onto_a_star_may_go_on_by_flight_for_free() -> None:
    state = play(table(hands=["1"], fields=["n1"]), "play 1")
    assert ends(state) >= {"T1", "T2", "T3", "T4"}
    state = play(table(hands=["2"], fields=["n1"]), "play 2")
    assert ends(state) >= {"w1", "z4", "w2", "z1", "n2", "w3", "n3", "w4", "n4"}


def test_6_4_not_to_a_star_with_a_knight() -> None:
    state = play(table(hands=["1"], fields=["n1", "T3"]), "play 1")
    assert {"T1", "T2", "T4"} <= ends(state)
    assert "T3" not in ends(state)


def test_6_4_no_flight_at_the_start_of_a_move() -> None:
    state = play(table(hands=["1"], fields=["T1"]), "play 1")
    assert ends(state) == {"n1", "w1", "z4"}


def test_6_4_one_flight_for_each_step_onto_a_star() -> None:
    state = play(table(hands=["1"], fields=["n1"]), "play 1")
    ways = shown(state, 1, "ways")
    assert isinstance(ways, list)
    paths = [way["path"] for way in ways if isinstance(way, dict)]
    assert sorted(path for path in paths if isinstance(path, list) and path[0] == "T1") == [
        ["T1"],
        ["T1", "*T2"],
        ["T1", "*T3"],
        ["T1", "*T4"],
    ]


def test_6_4_two_flights_in_one_move_for_two_steps_onto_stars() -> None:
    """Eight steps: onto T1, over to T3, along the outer ring to T4, which is taken, and over to T2."""
    state = table(hands=["4"], fields=["H1", "T4"], armour=[1], looked={1: "F1"}, dragons="w1 z4 n2 w2", bridges="H1")
    play(state, "play 4")
    ways = shown(state, 1, "ways")
    assert isinstance(ways, list)
    paths = [way["path"] for way in ways if isinstance(way, dict)]
    assert ["n1", "T1", "*T3", "w3", "x3", "p3", "y3", "z3", "T4", "*T2"] in paths


def test_6_4_flying_off_a_taken_star_avoids_the_duel() -> None:
    state = play(table(hands=["1"], fields=["n1", "T1"]), "play 1", "to T2")
    assert [asked(state), line(state, "field 2")] == ["2 turn", "T1"]
    duel = play(table(hands=["1"], fields=["n1", "T1"]), "play 1", "to T1")
    assert asked(duel) == "1 home"
