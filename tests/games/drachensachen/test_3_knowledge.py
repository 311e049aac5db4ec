"""Rule 3.12: who knows what, in views and in samples. What 8.4 does to it is in test_8_given_cards.py."""

from collections import Counter

import pytest

from drachenhort.core.state import State
from tests.games.drachensachen.table import knows, line, play, samples, table

WATCHER = 16


def seen(state: State, seat: int, key: str) -> object:
    return state.view(seat - 1).to_json()[key]


def players(state: State, seat: int, key: str) -> list[object]:
    rows = seen(state, seat, "players")
    assert isinstance(rows, list)
    return [row[key] for row in rows if isinstance(row, dict)]


def holds(state: State, seat: int, cards: str) -> bool:
    return Counter(line(state, f"hand {seat}").split()) >= Counter(cards.split())


# Known to all.


@pytest.mark.parametrize("viewer", [1, 2, 3, 4, WATCHER])
def test_3_12_all_know_the_piles_the_open_cards_and_the_sizes(viewer: int) -> None:
    state = table(
        hands=["1 8 8", "3", "N 9", ""],
        opens=["7 7", "2", "", "1"],
        hidden=["6 6 6", "1", "2 2", "3"],
        pile="2 7 P 8",
        removed="E 9 9",
        draw="1 2 3 4 5",
    )
    assert seen(state, viewer, "pile") == ["2", "7", "P", "8"]
    assert seen(state, viewer, "removed") == ["9", "9", "E"]
    assert players(state, viewer, "open") == [["7", "7"], ["2"], [], ["1"]]
    assert players(state, viewer, "hidden") == [3, 1, 2, 1]
    assert players(state, viewer, "hand_size") == [3, 1, 2, 0]
    assert seen(state, viewer, "draw_pile") == 5


@pytest.mark.parametrize("rounds", [2, 3, 5])
def test_3_12_a_long_pile_is_known_in_order_and_taken_whole(rounds: int) -> None:
    pile = " ".join(["1 2 4 5 7 8 N"] * rounds)
    state = play(table(hands=["8 8 1", "1"], pile=pile), "play 8 8")
    assert seen(state, WATCHER, "pile") == [*pile.split(), "8", "8"]
    play(state, "take")
    assert Counter(line(state, "hand 2").split()) == Counter([*pile.split(), "8", "8", "1"])
    assert Counter(knows(state, 3, 2).split()) == Counter([*pile.split(), "8", "8"])


@pytest.mark.parametrize("viewer", [2, 3, 4, WATCHER])
def test_3_12_all_know_the_cards_taken_up_with_a_pile(viewer: int) -> None:
    state = play(table(hands=["1 8"], pile="2 7 7 P"), "take")
    assert knows(state, viewer, 1) == "2 7 7 P"


def test_3_12_a_taken_pile_is_added_to_what_was_known() -> None:
    state = play(table(hands=["1 7 8"], pile="7 9", known={"1": "7"}), "take")
    assert knows(state, 2, 1) == "7 7 9"


def test_3_12_all_know_a_turned_card_that_did_not_fit() -> None:
    state = play(table(hands=[""], opens=[""], hidden=["2 8"], pile="7"), "turn 1")
    assert [knows(state, viewer, 1) for viewer in (2, 3, WATCHER)] == ["2 7"] * 3


def test_3_12_all_know_a_blind_answer_that_did_not_fit_but_not_what_was_drawn() -> None:
    state = table(hands=[""], opens=[""], hidden=["2 8"], pile="7 4", owed=2, draw="1 1 9 9", options="blind_answer=on")
    play(state, "turn 1")
    assert line(state, "hand 1") == "2 4 7 9 9"
    assert knows(state, 2, 1) == "2 4 7"


def test_3_12_all_know_an_open_card_picked_up_by_8_7() -> None:
    state = play(table(hands=["9 8"], opens=["1", "2 E"], skills="nine"), "play 9", "pick 2 E")
    assert [knows(state, viewer, 1) for viewer in (2, 3, WATCHER)] == ["E"] * 3


# Until it could have left.


def test_3_12_a_known_card_that_is_played_is_no_longer_known() -> None:
    state = play(table(hands=["7 7 8"], known={"1": "7 7"}), "play 7")
    assert knows(state, 2, 1) == "7"


def test_3_12_playing_an_equal_card_takes_away_what_was_known() -> None:
    """Whether it was the known 7 or another one, nobody can tell: equal cards are alike."""
    state = play(table(hands=["7 7 8"], known={"1": "7"}), "play 7")
    assert knows(state, 2, 1) == ""


def test_3_12_playing_more_than_was_known_leaves_nothing_known() -> None:
    state = play(table(hands=["7 7 7 8"], known={"1": "7 8"}), "play 7 7 7")
    assert knows(state, 2, 1) == "8"


def test_3_12_playing_another_kind_leaves_it_known() -> None:
    state = play(table(hands=["7 7 8"], known={"1": "7"}), "play 8")
    assert knows(state, 2, 1) == "7"


def test_3_12_open_cards_that_are_played_along_take_nothing_known_away() -> None:
    state = play(table(hands=["7", "1 8"], opens=["7 7"], known={"1": "7"}), "play 7 7")
    assert line(state, "known 1") == ""
    only_open = play(table(hands=["", "7 8"], opens=["7"], known={"2": "7"}), "play 7")
    assert knows(only_open, 1, 2) == "7"


def test_3_12_four_removed_cards_are_no_longer_known() -> None:
    state = play(table(hands=["2 2 2 2 2 8"], known={"1": "2 2 8"}), "remove 2")
    assert knows(state, 2, 1) == "8"


def test_3_12_a_known_card_laid_open_by_the_swap_is_no_longer_known() -> None:
    state = table(seats=2, hands=["1 2 3", "1 8"], opens=["7"], step="swap 1=? 2=keep", known={"1": "2"})
    assert knows(play(state, "swap 7 2"), 2, 1) == "7"


def test_3_12_nothing_is_known_when_a_new_game_is_dealt() -> None:
    known = {"2": "1 2", "2 to 1": "3"}
    state = table(seats=2, hands=["8", "1 2 3"], opens=[""], hidden=[""], known=known, skills="two")
    play(state, "play 8")
    assert line(state, "game") == "2"
    assert [knows(state, 2, 1), knows(state, 1, 2)] == ["", ""]


# Known to one or to nobody.


def test_3_12_a_drawn_card_is_known_to_its_drawer_only() -> None:
    state = play(table(hands=["1 8"], pile="4", owed=2, draw="5 5 9 E"), "draw")
    assert knows(state, 1, 1) == "1 8 9 E"
    assert [knows(state, viewer, 1) for viewer in (2, 3, WATCHER)] == ["", "", ""]


def test_3_12_the_others_hear_only_how_many_were_drawn() -> None:
    state = table(hands=["1 8"], pile="4", owed=2, draw="5 5 9 E")
    state.is_logging = True
    play(state, "draw")
    drawn = {event.kind.name: event for event in state.take_events()}
    assert drawn["drew"].values == [0, 2]
    assert [drawn["drew"].is_for(seat) for seat in (0, 1, 2, 3, 15)] == [False, True, True, True, True]
    assert drawn["drew-cards"].values == [0, 9, 11]
    assert [drawn["drew-cards"].is_for(seat) for seat in (0, 1, 2, 3, 15)] == [True, False, False, False, False]


def test_3_12_drawing_leaves_what_was_known() -> None:
    state = play(table(hands=["1 8"], pile="4", owed=2, known={"1": "8"}), "draw")
    assert knows(state, 2, 1) == "8"


def test_3_12_a_seat_knows_its_own_hand() -> None:
    state = table(hands=["1 8 P", "7 N"])
    assert [knows(state, seat, seat) for seat in (1, 2)] == ["1 8 P", "7 N"]
    assert [seen(state, seat, "hand") for seat in (1, 2, WATCHER)] == [["1", "8", "P"], ["7", "N"], []]


@pytest.mark.parametrize("viewer", [1, 2, WATCHER])
def test_3_12_nobody_knows_hidden_cards_not_even_their_owner(viewer: int) -> None:
    one = table(hidden=["1 2 3", "4 5 6"], draw="1 1", removed="7")
    other = table(hidden=["9 N E", "P P 8"], draw="1 1", removed="7")
    assert one.view(viewer - 1).to_json() == other.view(viewer - 1).to_json()


def test_3_12_nobody_knows_the_hand_of_another() -> None:
    one = table(hands=["1 8", "1 2 3", "7"])
    other = table(hands=["1 8", "P P P", "E"])
    assert one.view(0).to_json() == other.view(0).to_json()
    assert one.view(WATCHER - 1).to_json() == other.view(WATCHER - 1).to_json()
    assert one.view(1).to_json() != other.view(1).to_json()


# Samples.


def test_3_12_samples_have_the_known_cards_in_their_hands() -> None:
    state = table(hands=["1 8", "7 7 P 2 3", "9 9"], known={"2": "7 P", "3": "9", "2 to 1": "7"})
    for sample in samples(state, 1):
        assert holds(sample, 2, "7 7 P")
        assert holds(sample, 3, "9")
        assert sample.view(0).to_json() == state.view(0).to_json()
    assert not all(holds(sample, 2, "7 7 P") for sample in samples(state, 3))
    assert all(holds(sample, 2, "7 P") for sample in samples(state, 3))


def test_3_12_samples_after_a_pile_was_taken_hold_its_cards() -> None:
    state = play(table(hands=["1 8"], pile="9 N N"), "take")
    assert all(holds(sample, 1, "9 N N") for sample in samples(state, 3))


def test_3_12_samples_keep_the_own_hand_and_everything_in_sight() -> None:
    state = table(
        hands=["1 8 P", "3 3", "N 9"], opens=["7 7", "2"], pile="2 7", removed="E 9", draw="1 2 3", known={"2": "3"}
    )
    for sample in samples(state, 1):
        assert sample.view(0).to_json() == state.view(0).to_json()
        assert line(sample, "hand 1") == "1 8 P"
        assert [line(sample, key) for key in ("open 1", "open 2", "pile", "removed")] == ["7 7", "2", "2 7", "9 E"]


def test_3_12_samples_deal_the_rest_anew() -> None:
    state = table(hands=["1 8", "3 3 5"], hidden=["6 6", "6 6"], draw="1 2 3", known={"2": "5"})
    dealt = samples(state, 1, 60)
    for key in ("hand 2", "hidden 1", "hidden 2", "draw pile", "out"):
        assert len({line(sample, key) for sample in dealt}) > 20, key
    kinds = {card for sample in dealt for card in line(sample, "hand 2").split()}
    assert len(kinds) == 12


def test_3_12_a_sample_for_a_watcher_has_only_what_all_know() -> None:
    state = table(hands=["1 8", "7 7 P"], known={"2": "7", "2 to 1": "P"})
    dealt = samples(state, WATCHER)
    assert all(holds(sample, 2, "7") for sample in dealt)
    assert not all(holds(sample, 2, "7 P") for sample in dealt)
    assert not all(holds(sample, 1, "1 8") for sample in dealt)
