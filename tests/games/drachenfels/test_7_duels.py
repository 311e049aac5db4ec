"""Rule 7: armour and duels."""

import pytest

from tests.games.drachenfels.table import asked, ends, legal, line, play, refused, table, told


def test_7_1_armour_the_first_time_in_the_castle() -> None:
    state = table(hands=["1"], fields=["R1"], rainbows="R1-K")
    state.is_logging = True
    play(state, "play 1", "to K via R1", "leave")
    assert line(state, "armour 1") == "on"
    assert [event.kind.name for event in state.take_events()].count("armour") == 1


def test_7_1_not_a_second_time() -> None:
    state = table(hands=["1"], fields=["R1"], rainbows="R1-K", armour=[1])
    heard = told(state, "play 1", "to K via R1", "leave")
    assert not any("armour" in event for event in heard[1])


def test_7_1_armour_and_doubling_are_never_lost() -> None:
    state = table(hands=["2", ""], fields=["S1", "b1"], armour=[2], looked={2: "F2"})
    play(state, "play 2", "to b1", "to S2")
    assert [line(state, "armour 2"), line(state, "looked 2")] == ["on", "F2"]
    state = table(hands=["cloud", "1"], fields=["S1", "b1"], armour=[2], looked={2: "F2"})
    play(state, "play cloud", "cloud 2", "to S2")
    assert [line(state, "armour 2"), line(state, "looked 2")] == ["on", "F2"]
    assert ends(play(state, "play 1")) == {"a2", "A1", "m2", "b2", "B1"}


@pytest.mark.parametrize(
    ("field", "start", "card", "bridges"),
    [("b1", "S1", "2", ""), ("H1", "S1", "2", "H1"), ("T1", "n1", "1", ""), ("S2", "A1", "1", ""), ("G1", "p1", "1", "G1")],
)
def test_7_2_ending_on_a_knight_is_a_won_duel(field: str, start: str, card: str, bridges: str) -> None:
    state = table(hands=[card, "3 3 3"], fields=[start, field], bridges=bridges)
    play(state, f"play {card}", f"to {field}")
    assert asked(state) == "1 home"
    taken = {field, start} & {"S1", "S2", "S3", "S4"} - ({start} if start != field else set())
    assert ends(state) == {"S1", "S2", "S3", "S4"} - taken


def test_7_2_the_loser_goes_to_a_start_without_a_knight_of_the_winners_choice() -> None:
    state = table(seats=4, hands=["2"], fields=["S1", "b1", "S3", "S2"])
    play(state, "play 2", "to b1")
    assert ends(state) == {"S1", "S4"}
    assert refused(state, "to S3") == "7.2"
    assert refused(state, "to b2") == "7.2"
    assert refused(state, "stop") == "7.2"
    play(state, "to S4")
    assert line(state, "field 2") == "S4"


def test_7_2_one_start_is_always_free_also_on_a_start() -> None:
    state = table(seats=4, hands=["1"], fields=["a1", "S1", "S2", "S3"])
    play(state, "play 1", "to S1")
    assert ends(state) == {"S4"}


@pytest.mark.parametrize(("draws", "left"), [(0, 3), (1, 2), (2, 1)])
def test_7_2_then_up_to_two_cards_are_drawn(draws: int, left: int) -> None:
    state = play(table(hands=["2", "3 3 3"], fields=["S1", "b1"]), "play 2", "to b1", "to S2")
    assert [asked(state), legal(state)] == ["1 draw", {"draw 2", "stop"}]
    play(state, *["draw 2"] * draws)
    if draws < 2:
        play(state, "stop")
    assert [asked(state), line(state, "hand 2").split()] == ["2 turn", ["3"] * left]
    assert line(state, "hand 1").split() == ["3"] * draws


def test_7_2_only_from_the_loser() -> None:
    state = table(seats=3, hands=["2", "3 3", "4"], fields=["S1", "b1"])
    play(state, "play 2", "to b1", "to S2")
    assert refused(state, "draw 3") == "7.2"
    assert refused(state, "refresh") == "4.2"


def test_7_2_without_cards_there_is_nothing_to_draw() -> None:
    state = play(table(hands=["2", ""], fields=["S1", "b1"]), "play 2", "to b1", "to S2")
    assert asked(state) == "2 turn"
    state = play(table(hands=["2", "3"], fields=["S1", "b1"]), "play 2", "to b1", "to S2", "draw 2")
    assert asked(state) == "2 turn"


def test_7_3_nobody_ends_on_a_taken_rock() -> None:
    state = play(table(hands=["1"], fields=["d1", "R1"]), "play 1")
    assert ends(state) == {"c1"}
    assert refused(state, "to R1") == "7.3"


def test_7_3_nor_in_a_taken_rock_castle() -> None:
    state = table(hands=["1"], fields=["G1", "F1"], armour=[1, 2], looked={2: "F1"}, dragons="F2 F3 F4 b1", bridges="G1",
                  princesses="red blue white yellow")  # fmt: skip
    assert ends(play(state, "play 1")) == {"p1"}
    assert refused(state, "to F1") == "6.2"


def test_7_3_in_the_castle_any_number_stands_without_a_duel() -> None:
    state = table(seats=3, hands=["1"], fields=["R1", "K", "K"], armour=[2, 3], rainbows="R1-K")
    play(state, "play 1", "to K via R1", "leave")
    assert [line(state, f"field {seat}") for seat in (1, 2, 3)] == ["K", "K", "K"]
    assert asked(state) == "2 turn"
