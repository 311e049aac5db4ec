"""3.0 to 3.2: the order of play, taking cards, changing the book."""

import pytest

from drachenhort.games.drachenhueter.cards import BACK, NAMES
from drachenhort.games.drachenhueter.game import GAME
from drachenhort.games.drachenhueter.state import State
from tests.games.drachenhueter.table import asked, legal, line, names, play, table, why


def hand(state: State, seat: int) -> str:
    return line(state, f"hand {seat}")


def display(state: State) -> tuple[str, str]:
    return NAMES[state.left.display], NAMES[state.right.display]


def page(state: State) -> tuple[int, int]:
    return BACK[state.left.page], BACK[state.right.page]


# 3.0


def test_3_0_taking_changing_laying_then_the_next_seat() -> None:
    state = table(seats=3, hands=["r1"], left_display="w2", left="b1", right="bw br", right_display="gw")
    assert asked(state) == (1, "take")
    play(state, 1, "take right", "stop")
    assert asked(state) == (1, "change")
    play(state, 1, "done")
    assert asked(state) == (1, "lay")  # One red: the page is 1 and red.
    play(state, 1, "pass")
    assert asked(state) == (2, "take")


def test_3_0_clockwise_and_round_again() -> None:
    state = table(seats=3, on_turn=3)
    play(state, 3, "take left", "stop", "done")
    assert asked(state)[0] == 1


def test_3_0_nobody_else_may_act() -> None:
    state = table(seats=3)
    assert why(state, 2, "take left") == ("3.0", "not-your-turn")


def test_3_0_what_is_no_action_is_refused() -> None:
    refusal = table().why_not(0, 9999)
    assert refusal is not None and (refusal.clause, refusal.reason) == ("3.0", "no-such-action")


# 3.1


def test_3_1_each_gap_is_refilled_at_once_from_its_own_stack() -> None:
    state = table(left_display="r3", left="w4 b1", right_display="gr", right="bw gw")
    events = play(state, 1, "take left")
    assert display(state) == ("w4", "gr")
    assert hand(state, 1) == "r3"
    assert names(events) == ["took", "turned-up"]
    play(state, 1, "take right")
    assert display(state) == ("w4", "bw")
    play(state, 1, "take left")
    assert display(state)[0] == "b1"
    assert hand(state, 1) == "r3 w4 gr"


def test_3_1_at_least_one_card() -> None:
    state = table()
    assert legal(state) == ["take left", "take right"]
    assert why(state, 1, "stop") == ("3.1", "take-one")


@pytest.mark.parametrize("taken", [1, 2])
def test_3_1_one_or_two_are_enough(taken: int) -> None:
    state = table(f"take taken={taken} must=off")
    assert legal(state) == ["take left", "take right", "stop"]
    play(state, 1, "stop")
    assert state.step is not None and line(state, "step").startswith(("change", "take taken=0"))


def test_3_1_after_three_without_a_crystal_it_is_over() -> None:
    state = table("take taken=2 must=off")
    play(state, 1, "take left")
    assert asked(state) == (1, "change")
    assert why(state, 1, "take left") == ("3.1", "taking-over")


def test_3_1_a_crystal_for_a_fourth_card() -> None:
    state = table("take taken=2 must=off", crystals=[2, 0])
    play(state, 1, "take left")
    assert asked(state) == (1, "take")
    assert legal(state) == ["take left", "take right", "stop"]
    assert state.places[0].crystals == 2
    events = play(state, 1, "take right")
    assert names(events)[:2] == ["paid-crystal", "took"]
    assert (state.places[0].crystals, state.crystals) == (1, 9)


def test_3_1_never_a_fifth() -> None:
    state = table("take taken=3 must=off", crystals=[5, 0])
    play(state, 1, "take left")
    assert asked(state) == (1, "change")
    assert state.places[0].crystals == 4


def test_3_1_the_fourth_may_be_left() -> None:
    state = table("take taken=3 must=off", crystals=[1, 0])
    play(state, 1, "stop")
    assert state.places[0].crystals == 1


def test_3_1_the_first_three_cost_nothing() -> None:
    state = table(crystals=[1, 0])
    play(state, 1, "take left", "take left", "take left")
    assert state.places[0].crystals == 1


@pytest.mark.parametrize("card", ["x", "r1"])
def test_3_1_a_backlight_dragon_on_the_display_is_taken_like_any_other(card: str) -> None:
    state = table(left_display="g5", left_put=card)
    play(state, 1, "take left")
    assert display(state)[0] == card
    play(state, 1, "take left")
    assert hand(state, 1).split() == sorted([card, "g5"], key=NAMES.index)


def test_3_1_a_start_card_on_the_display_too() -> None:
    state = table(right_put="rw*")
    play(state, 1, "take right", "take right")
    assert "rw*" in hand(state, 1).split()


def test_3_1_no_hand_limit() -> None:
    cards = "r1 r1 r2 r2 r2 r3 r3 r3 r4 r4 r4 r5 r5 w1 w1 w2 w2 w2 w3 w3 w3 w4 w4 w4 w5 w5"
    state = table(hands=[cards], right="bw br")
    play(state, 1, "take left")
    assert len(hand(state, 1).split()) == 27


def test_3_1_first_take_then_change() -> None:
    state = table(hands=["r1"])
    assert why(state, 1, "put r1") == ("3.1", "take-first")
    assert why(state, 1, "lay") == ("3.1", "take-first")


def test_3_1_who_has_taken_a_card_is_told_to_stop_first() -> None:
    state = table(hands=["r1"])
    play(state, 1, "take left")
    assert why(state, 1, "put r1") == ("3.1", "stop-first")
    assert why(state, 1, "lay") == ("3.1", "stop-first")
    exchanged = table("take taken=1 must=on", chests="3", chest_used="on")
    assert why(exchanged, 1, "lay") == ("3.1", "take-first")


# 3.2


def test_3_2_one_card_on_each_side_or_none() -> None:
    state = table("change left=0 right=0", hands=["r1 w2 rw gw"])
    assert legal(state) == ["done", "put r1", "put w2", "put rw", "put gw"]
    play(state, 1, "put w2")
    assert legal(state) == ["done", "put rw", "put gw"]
    play(state, 1, "put rw")
    assert page(state) == (2, 1)
    assert hand(state, 1) == "r1 gw"


def test_3_2_only_the_right_side() -> None:
    state = table("change left=0 right=0", hands=["r1 rb"])
    play(state, 1, "put rb")
    assert legal(state) == ["done", "put r1"]


def test_3_2_not_twice_on_one_side() -> None:
    state = table("change left=0 right=0", hands=["r1 r2 rw"])
    play(state, 1, "put r1")
    assert why(state, 1, "put r2") == ("3.2", "side-changed")
    assert why(state, 1, "put g5") == ("3.2", "not-in-hand")


def test_3_2_example_a_red_1_turns_four_green_into_one() -> None:
    """The rulebook's example: four green are shown, one green is held; a red dragon with a 1 goes on the left side."""
    state = table("change left=0 right=0", hands=["r1 g3"], left="w4", right="wg")
    assert page(state) == (4, 3)
    assert "lay" not in legal(state)
    play(state, 1, "put r1")
    assert page(state) == (1, 3)
    assert asked(state) == (1, "lay")
    play(state, 1, "lay")
    assert line(state, "stack 1 g") == "g3"


def test_3_2_a_backlight_dragon_is_a_6_on_the_left() -> None:
    state = table("change left=0 right=0", hands=["x rw"])
    play(state, 1, "put x")
    assert BACK[state.left.page] == 6
    assert NAMES[state.left.page] == "x"


def test_3_2_a_start_card_goes_right() -> None:
    state = table("change left=0 right=0", hands=["bg* r1"])
    events = play(state, 1, "put bg*")
    assert NAMES[state.right.page] == "bg*"
    assert page(state)[1] == 3
    assert line(state, "shown") == "bg*"
    assert events[0].to_json() == {"event": "put", "seat": 0, "side": "right", "card": "bg*"}
    assert all(events[0].is_for(seat) for seat in range(2))


def test_3_2_the_next_refill_turns_it_up() -> None:
    state = table("change left=0 right=0", hands=["r1 g3"], left_display="w5", left="b4")
    play(state, 1, "put r1")
    play(state, 2, "take left")
    assert display(state)[0] == "r1"
    assert BACK[state.left.page] == 4


def test_3_2_also_without_laying_afterwards() -> None:
    state = table("change left=0 right=0", hands=["r5 rb"], left="b4")
    play(state, 1, "put r5", "put rb")
    assert asked(state) == (2, "take")
    assert page(state) == (5, 2)


def test_3_2_without_a_fitting_card_nobody_is_asked() -> None:
    state = table("change left=1 right=0", hands=["r5"], left_put="r4", right="rw")
    assert asked(state) == (2, "take")


def test_3_2_not_after_laying_has_begun() -> None:
    state = table("lay seat=1", hands=["r1 w1"], left="b1", right="br")
    assert why(state, 1, "put w1") == ("3.2", "change-over")


def test_3_2_changing_comes_before_laying() -> None:
    state = table("change left=0 right=0", hands=["r1 w1"], left="b1", right="br")
    assert why(state, 1, "lay") == ("3.2", "change-first")


def test_3_2_notation_of_cards_ignores_case() -> None:
    assert GAME.parse("PUT  RW*") == GAME.parse("put rw*")
