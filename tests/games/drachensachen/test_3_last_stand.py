"""Rules 3.6 to 3.9: adding open cards, taking the pile, open cards, hidden cards."""

import pytest

from drachenhort.core.state import State
from tests.games.drachensachen.table import asked, legal, line, play, refused, size, table, winners

# 3.6


def test_3_6_with_the_whole_hand_of_one_kind_any_number_of_open_ones_may_be_added() -> None:
    state = table(hands=["7"], opens=["7 7 8"], pile="5")
    assert legal(state) == {"take", "play 7", "play 7 7", "play 7 7 7"}


def test_3_6_the_hand_goes_first_and_the_rest_comes_from_the_open_cards() -> None:
    state = play(table(hands=["7 7"], opens=["7 8"], pile="5"), "play 7 7 7")
    assert line(state, "pile") == "5 7 7 7"
    assert line(state, "hand 1") == ""
    assert line(state, "open 1") == "8"


def test_3_6_it_is_a_permission_only() -> None:
    state = play(table(hands=["7"], opens=["7 8"], pile="5"), "play 7")
    assert line(state, "open 1") == "7 8"


def test_3_6_not_if_the_hand_has_another_kind_too() -> None:
    state = table(hands=["7 8"], opens=["7 8"], pile="5")
    assert legal(state) == {"take", "play 7", "play 8"}
    assert refused(state, "play 7 7") == "3.6"


def test_3_6_not_if_the_other_kind_in_hand_does_not_fit() -> None:
    state = table(hands=["1 7"], opens=["7"], pile="5")
    assert legal(state) == {"take", "play 7"}
    assert refused(state, "play 7 7") == "3.6"


def test_3_6_playing_a_part_of_the_hand_adds_nothing() -> None:
    """Of two in hand and one open, one played is always one from the hand."""
    state = play(table(hands=["7 7"], opens=["7"], pile="5"), "play 7")
    assert [line(state, "hand 1"), line(state, "open 1")] == ["7", "7"]


def test_3_6_open_cards_of_another_kind_are_never_added() -> None:
    state = table(hands=["7"], opens=["8 8"], pile="5")
    assert legal(state) == {"take", "play 7"}


def test_3_6_hidden_cards_are_never_added() -> None:
    assert legal(table(hands=["7"], opens=["2"], hidden=["7 7"])) == {"play 7"}


def test_3_6_the_limit_of_four_holds_for_all_together() -> None:
    state = table(hands=["7 7"], opens=["7 7 7"], pile="7")
    assert legal(state) == {"take", "play 7", "play 7 7", "play 7 7 7"}
    assert refused(state, "play 7 7 7 7") == "3.3"


def test_3_6_cards_of_another_kind_on_top_do_not_count() -> None:
    state = table(hands=["7 7"], opens=["7 7"], pile="5 5 5")
    assert legal(state) == {"take", "play 7", "play 7 7", "play 7 7 7", "play 7 7 7 7"}


def test_3_6_open_cards_may_complete_four_in_a_row() -> None:
    state = play(table(hands=["7 7"], opens=["7 8"], pile="7"), "play 7 7 7")
    assert line(state, "pile") == ""
    assert asked(state) == ["1 play"]
    assert legal(state) == {"play 8"}


def test_3_6_nothing_is_added_if_the_whole_hand_cannot_be_played() -> None:
    on_three = table(hands=["7 7"], opens=["7"], pile="7 7 7")
    assert legal(on_three) == {"take", "play 7"}
    five = table(hands=["7 7 7 7 7"], opens=["7"], pile="")
    play(five, "play 7 7 7 7")
    assert [line(five, "hand 1"), line(five, "open 1")] == ["7", "7"]


def test_3_6_a_kind_that_does_not_fit_stays_refused() -> None:
    state = table(hands=["2"], opens=["2"], pile="5")
    assert legal(state) == {"take"}
    assert refused(state, "play 2 2") == "3.2"


def test_3_6_dragons_may_be_added_too() -> None:
    assert legal(table(hands=["P"], opens=["P N"], pile="5")) == {"take", "play P", "play P P"}


def test_3_6_it_may_answer_an_owed_draw() -> None:
    state = play(table(hands=["4"], opens=["4 8"], pile="2 4", owed=2), "play 4 4")
    assert line(state, "owed draw") == "6"
    assert [line(state, "hand 1"), line(state, "open 1")] == ["", "8"]


def test_3_6_it_may_answer_a_skip() -> None:
    state = table(hands=["1 8", "P"], opens=["2", "P"], pile="5", step="skip seat=2 skips=1")
    assert legal(state) == {"accept", "play P", "play P P"}


def test_3_6_it_may_end_the_game() -> None:
    state = table(hands=["7"], opens=["7 7"], hidden=[""], pile="5", options="single_game=on")
    assert winners(play(state, "play 7 7 7")) == [1]


# 3.7


def test_3_7_the_whole_pile_goes_to_the_hand_and_the_next_seat_starts_an_empty_one() -> None:
    state = play(table(hands=["1 8"], pile="2 2 7 N 4 P"), "take")
    assert line(state, "hand 1") == "1 2 2 4 7 8 N P"
    assert line(state, "pile") == ""
    assert asked(state) == ["2 play"]


def test_3_7_who_could_play_may_take_instead() -> None:
    assert legal(table(hands=["7"], opens=["2"], pile="5")) == {"play 7", "take"}


@pytest.mark.parametrize(("pile", "kind"), [("3", "3"), ("6", "N"), ("9 P", "9")])
def test_3_7_whatever_the_pile_asked_lapses(pile: str, kind: str) -> None:
    state = table(hands=["1 8", f"{kind} 8"], pile=pile)
    assert f"play {kind}" in legal(play(state, "take"))


def test_3_7_with_an_empty_pile_you_must_play() -> None:
    state = table(hands=["1 8"])
    assert legal(state) == {"play 1", "play 8"}
    assert refused(state, "take") == "3.7"


def test_3_7_an_owed_draw_is_drawn_first() -> None:
    state = table(hands=["1 8"], pile="4 4", owed=4, draw="5 5 9 9 9 9")
    assert refused(state, "take") == "3.7"
    play(state, "draw", "take")
    assert line(state, "hand 1") == "1 4 4 8 9 9 9 9"
    assert line(state, "owed draw") == "0"
    assert asked(state) == ["2 play"]


def test_3_7_the_pile_is_not_drawn_for_again() -> None:
    state = play(table(hands=["1 8"], pile="4 4", owed=4), "draw", "take")
    assert line(state, "owed draw") == "0"
    assert "draw" not in legal(state)


# 3.8


def test_3_8_without_a_hand_open_cards_are_played_one_or_several_equal_ones() -> None:
    state = table(hands=[""], opens=["7 7 8"], pile="5")
    assert legal(state) == {"take", "play 7", "play 7 7", "play 8"}
    play(state, "play 7 7")
    assert line(state, "open 1") == "8"
    assert line(state, "pile") == "5 7 7"


def test_3_8_open_cards_must_fit() -> None:
    state = table(hands=[""], opens=["2 7"], pile="5")
    assert refused(state, "play 2") == "3.2"
    assert refused(state, "play 9") == "3.8"


def test_3_8_if_none_fits_the_pile_is_taken_and_the_open_cards_stay() -> None:
    state = table(hands=[""], opens=["2 3"], pile="5 9")
    assert legal(state) == {"take"}
    play(state, "take")
    assert line(state, "hand 1") == "5 9"
    assert line(state, "open 1") == "2 3"


def test_3_8_who_could_play_an_open_card_may_take_instead() -> None:
    assert "take" in legal(table(hands=[""], opens=["9"], pile="5"))


def test_3_8_hidden_cards_only_when_no_open_card_is_left() -> None:
    state = table(hands=[""], opens=["2"], hidden=["7 8"], pile="5")
    assert legal(state) == {"take"}
    assert refused(state, "turn 1") == "3.8"
    assert legal(table(hands=[""], opens=["2"], hidden=["7 8"])) == {"play 2"}


def test_3_8_a_seat_that_played_its_last_hand_card_uses_open_cards_in_its_next_turn() -> None:
    state = play(table(seats=2, hands=["7", "8 8"], opens=["9"]), "play 7", "play 8")
    assert legal(state) == {"play 9", "take"}


# 3.9


def only_hidden(cards: str, pile: str, options: str = "") -> State:
    return table(hands=[""], opens=[""], hidden=[cards], pile=pile, options=options)


def test_3_9_one_of_the_hidden_cards_is_chosen_or_the_pile_is_taken() -> None:
    assert legal(only_hidden("7 8 9", "5")) == {"turn 1", "turn 2", "turn 3", "take"}


def test_3_9_all_six_of_a_curse_may_be_chosen_and_no_more() -> None:
    assert legal(only_hidden("1 2 3 7 8 9", "5")) == {"take", *(f"turn {place}" for place in range(1, 7))}
    assert refused(only_hidden("7 8", "5"), "turn 3") == "3.9"


def test_3_9_it_is_chosen_blind() -> None:
    """What is legal does not depend on what lies there, and no hidden card can be named."""
    assert legal(only_hidden("1 1 1", "5")) == legal(only_hidden("9 P 4", "5"))
    assert refused(only_hidden("9 P 4", "5"), "play 9") == "3.9"


@pytest.mark.parametrize(("place", "card", "left"), [(1, "7", "8 9"), (2, "8", "7 9"), (3, "9", "7 8")])
def test_3_9_a_card_that_fits_is_played_and_the_others_stay(place: int, card: str, left: str) -> None:
    state = play(only_hidden("7 8 9", "5"), f"turn {place}")
    assert line(state, "pile") == f"5 {card}"
    assert line(state, "hidden 1") == left
    assert line(state, "hand 1") == ""
    assert asked(state) == ["2 play"]


def test_3_9_a_card_that_does_not_fit_goes_to_the_hand_with_the_pile() -> None:
    state = play(only_hidden("9 2 8", "5 7"), "turn 2")
    assert line(state, "hand 1") == "2 5 7"
    assert line(state, "hidden 1") == "9 8"
    assert line(state, "pile") == ""
    assert asked(state) == ["2 play"]


def test_3_9_all_see_the_card_that_is_turned_over() -> None:
    state = only_hidden("9 2 8", "5 7")
    state.is_logging = True
    play(state, "turn 2")
    turned = next(event for event in state.take_events() if event.kind.name == "turned")
    assert turned.values == [0, 1, 2]
    assert all(turned.is_for(seat) for seat in (0, 1, 2, 3, 15))


@pytest.mark.parametrize(
    ("card", "pile", "fits"),
    [("P", "6", False), ("9", "5 P", False), ("3", "3", False), ("2", "3", True), ("N", "9", True), ("1", "", True)],
)
def test_3_9_it_fits_by_the_same_rules_as_any_card(card: str, pile: str, fits: bool) -> None:
    state = play(only_hidden(f"{card} 8", pile), "turn 1")
    assert line(state, "hand 1") == ("" if fits else " ".join(sorted([*pile.split(), card])))


def test_3_9_on_an_empty_pile_one_must_be_turned() -> None:
    state = only_hidden("7 8", "")
    assert legal(state) == {"turn 1", "turn 2"}
    assert refused(state, "take") == "3.7"


def test_3_9_the_pile_may_be_taken_instead_and_the_hidden_cards_stay() -> None:
    state = play(only_hidden("7 8", "5"), "take")
    assert [line(state, "hand 1"), line(state, "hidden 1")] == ["5", "7 8"]


def test_3_9_the_power_of_a_turned_card_works() -> None:
    assert line(play(only_hidden("4 8", "2"), "turn 1"), "owed draw") == "2"
    assert asked(play(only_hidden("5 8", "2"), "turn 1")) == ["2 owed-skip"]
    exterminated = play(only_hidden("E 8", "2"), "turn 1")
    assert [line(exterminated, "pile"), *asked(exterminated)] == ["", "1 play"]


def test_3_9_the_last_hidden_card_ends_the_game_if_it_fits() -> None:
    assert winners(play(only_hidden("8", "5", "single_game=on"), "turn 1")) == [1]
    missed = play(only_hidden("2", "5", "single_game=on"), "turn 1")
    assert missed.outcome is None
    assert size(missed, "hand 1") == 2
