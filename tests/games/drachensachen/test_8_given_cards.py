"""Rule 8.4: the 2 gives a card away, and what that does to who knows what (3.12)."""

from collections import Counter

import pytest

from drachenhort.core.state import State
from drachenhort.games.drachensachen.game import GAME
from tests.games.drachensachen.table import asked, knows, legal, line, play, refused, samples, size, table, winners

WATCHER = 16


def after_giving(kind: str, hand: str, known: dict[str, str], taker_hand: str = "1 1") -> State:
    """Seat 1 has played a 2 and seat 2 has taken this kind of card from it, for the first seed that brings it about."""
    for seed in range(60):
        state = table(hands=[f"2 {hand}", taker_hand], known=known, skills="two", seed=seed)
        play(state, "play 2", "give 2")
        left = Counter(hand.split()) - Counter(line(state, "hand 1").split())
        if left == Counter([kind]):
            return state
    raise AssertionError(f"{kind} was never given")


# What happens.


def test_8_4_after_a_2_you_must_choose_an_opponent() -> None:
    state = play(table(hands=["2 8 8"], skills="two"), "play 2")
    assert asked(state) == ["1 give"]
    assert legal(state) == {"give 2", "give 3", "give 4"}


@pytest.mark.parametrize("move", ["give 1", "give 5", "play 8", "take", "pick 2 2"])
def test_8_4_nothing_else_may_be_done(move: str) -> None:
    assert refused(play(table(hands=["2 8 8"], skills="two"), "play 2"), move) == "8.4"


def test_8_4_the_opponent_takes_one_card_from_your_hand() -> None:
    state = play(table(hands=["2 8 8", "1 1", "5"], opens=["7"], skills="two"), "play 2", "give 3")
    assert [line(state, "hand 1"), line(state, "open 1")] == ["8", "7"]
    assert [line(state, "hand 2"), line(state, "hand 3")] == ["1 1", "5 8"]
    assert asked(state) == ["2 play"]


def test_8_4_the_card_is_random() -> None:
    given: Counter[str] = Counter()
    for seed in range(200):
        state = play(table(hands=["2 5 7 7 E", ""], opens=["1", "1"], skills="two", seed=seed), "play 2", "give 2")
        given[line(state, "hand 2")] += 1
    assert set(given) == {"5", "7", "E"}
    assert 30 <= given["5"] <= 70 and 75 <= given["7"] <= 125 and 30 <= given["E"] <= 70, given


def test_8_4_several_2s_give_one_card() -> None:
    state = play(table(hands=["2 2 8 8"], skills="two"), "play 2 2", "give 2")
    assert line(state, "hand 1") == "8"
    assert asked(state) == ["2 play"]


def test_8_4_with_no_hand_left_nothing_happens() -> None:
    assert asked(play(table(hands=["2"], opens=["7"], skills="two"), "play 2")) == ["2 play"]
    assert asked(play(table(hands=[""], opens=["2 7"], skills="two"), "play 2")) == ["2 play"]


def test_8_4_it_may_end_the_game() -> None:
    state = table(hands=["2 8"], opens=[""], hidden=[""], skills="two", options="single_game=on")
    assert winners(play(state, "play 2", "give 2")) == [1]


def test_8_4_it_does_not_end_the_game_while_a_last_stand_is_left() -> None:
    state = table(hands=["2 8"], opens=[""], hidden=["7"], skills="two", options="single_game=on")
    assert asked(play(state, "play 2", "give 2")) == ["2 play"]


def test_8_4_only_a_2_gives_a_card_away() -> None:
    state = table(hands=["1 8 8"], skills="two")
    assert refused(state, "give 2") == "8.4"
    assert asked(play(state, "play 1")) == ["2 play"]


def test_8_4_without_the_skill_a_2_gives_nothing_away() -> None:
    assert asked(play(table(hands=["2 8 8"]), "play 2")) == ["2 play"]


# 3.12 Who knows it.


@pytest.mark.parametrize("kind", ["7", "8"])
def test_3_12_a_given_card_is_known_to_the_two_seats_only(kind: str) -> None:
    state = after_giving(kind, "7 8", {})
    assert knows(state, 1, 2) == kind
    assert kind in knows(state, 2, 2).split()
    assert GAME.load(state.text()).text() == state.text()
    assert [knows(state, viewer, 2) for viewer in (3, 4, WATCHER)] == ["", "", ""]
    assert [knows(state, viewer, 1) for viewer in (2, 3, 4, WATCHER)] == [""] * 4


def test_3_12_the_others_hear_only_that_a_card_was_given() -> None:
    state = play(table(hands=["2 8 8"], skills="two"), "play 2")
    state.is_logging = True
    play(state, "give 3")
    gave = {event.kind.name: event for event in state.take_events()}
    assert gave["gave-card"].values == [0, 2, 8]
    assert [gave["gave-card"].is_for(seat) for seat in (0, 1, 2, 3, 15)] == [True, False, True, False, False]
    assert gave["gave"].values == [0, 2]


@pytest.mark.parametrize("kind", ["7", "8"])
def test_3_12_for_the_others_any_known_card_could_be_the_one_given(kind: str) -> None:
    """Of two known 7s one must still be there; a single known 8 may be gone."""
    state = after_giving(kind, "7 7 8", {"1": "7 7 8"})
    assert [knows(state, viewer, 1) for viewer in (3, 4, WATCHER)] == ["7", "7", "7"]
    assert [knows(state, viewer, 2) for viewer in (3, 4, WATCHER)] == ["", "", ""]


@pytest.mark.parametrize(("kind", "left"), [("7", "7 8"), ("8", "7 7")])
def test_3_12_the_taker_sees_which_known_card_has_left(kind: str, left: str) -> None:
    state = after_giving(kind, "7 7 8", {"1": "7 7 8"})
    assert knows(state, 2, 1) == left
    assert knows(state, 1, 2) == kind


@pytest.mark.parametrize(("kind", "left"), [("7", ""), ("8", "7")])
def test_3_12_the_taker_keeps_what_it_alone_knew_of_the_giver(kind: str, left: str) -> None:
    state = after_giving(kind, "7 8", {"1 to 2": "7"})
    assert knows(state, 2, 1) == left
    assert [knows(state, viewer, 1) for viewer in (3, 4, WATCHER)] == ["", "", ""]


def test_3_12_a_third_seat_loses_one_of_each_kind_it_alone_knew() -> None:
    state = after_giving("8", "7 7 8 9", {"1 to 3": "7 7 9"})
    assert knows(state, 3, 1) == "7"
    assert knows(state, 4, 1) == ""


def test_3_12_what_all_knew_and_what_one_knew_add_up() -> None:
    state = after_giving("9", "7 7 7 9", {"1": "7", "1 to 3": "7 7", "1 to 2": "7"})
    assert knows(state, 3, 1) == "7 7"
    assert knows(state, 2, 1) == "7 7"
    assert knows(state, 4, 1) == ""


def test_3_12_a_whole_known_hand_of_one_kind_tells_everybody_what_was_given() -> None:
    state = after_giving("7", "7 7 7", {"1": "7 7 7"})
    assert [knows(state, viewer, 1) for viewer in (2, 3, 4, WATCHER)] == ["7 7"] * 4
    assert [knows(state, viewer, 2) for viewer in (1, 3, 4, WATCHER)] == ["7"] * 4
    assert line(state, "known 2") == "7"


def test_3_12_a_single_known_card_that_is_given_stays_known_to_all() -> None:
    state = after_giving("7", "7", {"1": "7"})
    assert [knows(state, viewer, 2) for viewer in (1, 3, WATCHER)] == ["7", "7", "7"]
    assert [knows(state, viewer, 1) for viewer in (2, 3, WATCHER)] == ["", "", ""]


def test_3_12_one_unknown_card_in_the_hand_keeps_it_secret() -> None:
    state = after_giving("7", "7 7", {"1": "7"})
    assert [knows(state, viewer, 1) for viewer in (3, 4, WATCHER)] == ["", "", ""]
    assert [knows(state, viewer, 2) for viewer in (1, 3, 4, WATCHER)] == ["7", "", "", ""]


def test_3_12_a_third_seat_that_alone_knew_the_whole_hand_of_one_kind_knows_what_was_given() -> None:
    state = after_giving("7", "7 7", {"1": "7", "1 to 3": "7"})
    assert [knows(state, viewer, 1) for viewer in (3, 4, WATCHER)] == ["7", "", ""]
    assert [knows(state, viewer, 2) for viewer in (1, 3, 4, WATCHER)] == ["7", "7", "", ""]


def test_3_12_a_given_card_is_added_to_what_was_known_of_the_taker() -> None:
    state = after_giving("7", "7 7", {"2": "7", "2 to 1": "8"}, taker_hand="7 8 8")
    assert knows(state, 1, 2) == "7 7 8"
    assert knows(state, 3, 2) == "7"


def test_3_12_a_given_card_that_is_played_is_no_longer_known() -> None:
    state = table(on_turn=2, hands=["1 8", "7 8"], known={"2 to 1": "7"}, skills="two")
    assert knows(play(state, "play 7"), 1, 2) == ""


def test_3_12_a_given_card_stays_known_while_others_are_played() -> None:
    state = table(on_turn=2, hands=["1 8", "7 8"], known={"2 to 1": "7"}, skills="two")
    assert knows(play(state, "play 8"), 1, 2) == "7"


def test_3_12_of_equal_cards_one_played_leaves_all_but_one_known() -> None:
    state = table(on_turn=2, hands=["1 8", "7 7 8"], known={"2": "7", "2 to 1": "7"}, skills="two")
    play(state, "play 7")
    assert [knows(state, viewer, 2) for viewer in (1, 3)] == ["7", ""]
    both = table(on_turn=2, hands=["1 8", "7 7 8"], known={"2": "7", "2 to 1": "7"}, skills="two")
    assert knows(play(both, "play 7 7"), 1, 2) == ""


@pytest.mark.parametrize(("move", "left"), [("play 7", "7"), ("play 7 7", ""), ("play 7 7 7", "")])
def test_3_12_of_several_given_cards_as_many_are_forgotten_as_are_played(move: str, left: str) -> None:
    state = table(on_turn=2, hands=["1 8", "7 7 7 8"], known={"2 to 1": "7 7"}, skills="two")
    assert knows(play(state, move), 1, 2) == left


def test_3_12_a_given_card_that_is_removed_with_three_others_is_no_longer_known() -> None:
    state = table(on_turn=2, hands=["1 8", "7 7 7 7 8"], known={"2 to 1": "7 8"}, skills="two")
    assert knows(play(state, "remove 7"), 1, 2) == "8"


def test_3_12_a_given_card_may_be_passed_on_to_a_third_seat() -> None:
    """Seat 1 gave a 7 to seat 2; now seat 2 gives a card to seat 3, and seat 1 cannot tell which."""
    state = table(on_turn=2, hands=["1 8", "2 7 8", "1 1"], known={"2 to 1": "7"}, skills="two")
    play(state, "play 2", "give 3")
    given = (Counter(line(state, "hand 3").split()) - Counter("11")).most_common(1)[0][0]
    assert knows(state, 1, 2) == ""
    assert [knows(state, viewer, 3) for viewer in (1, 2)] == ["", given]


def test_3_12_the_giver_forgets_nothing_about_others() -> None:
    state = after_giving("7", "7 7", {"3": "8", "3 to 1": "1"})
    assert knows(state, 1, 3) == "1 8"


@pytest.mark.parametrize("kind", ["7", "8"])
def test_3_12_samples_respect_what_giver_and_taker_know(kind: str) -> None:
    state = after_giving(kind, "7 7 8", {"1": "7 7 8"})
    left = Counter("778") - Counter(kind)
    for sample in samples(state, 1):
        assert kind in line(sample, "hand 2").split()
    for sample in samples(state, 2):
        assert Counter(line(sample, "hand 1").split()) >= left
    for sample in samples(state, 3):
        assert "7" in line(sample, "hand 1").split()
        assert size(sample, "hand 1") == 2
    assert len({line(sample, "hand 1") for sample in samples(state, 3)}) > 3
