"""Rule 4: a turn."""

import pytest

from drachenhort.games.drachenfels.game import GAME
from tests.games.drachenfels.table import (
    asked,
    knows,
    legal,
    line,
    names_told,
    play,
    refused,
    samples,
    shown,
    size,
    table,
    told,
)


def test_4_there_is_no_pass_and_refreshing_is_always_open() -> None:
    for hand in ("", "1", "rainbow", "teletransfer"):
        state = table(hands=[hand], fields=["S1", "S2"])
        assert "refresh" in legal(state)
        assert "stop" not in legal(state)
        assert refused(state, "stop") == "4.1"


def test_4_with_nothing_at_all_one_still_refreshes() -> None:
    state = table(hands=[""], draw="", discards="1")
    assert legal(state) == {"refresh", "use"}


# 4.1 Playing cards.


def test_4_1_a_point_card_alone_ends_the_turn() -> None:
    state = play(table(hands=["1 2 rainbow"]), "play 1", "to a1")
    assert asked(state) == "2 turn"
    assert line(state, "hand 1") == "2 rainbow"
    assert line(state, "discards") == "1"


def test_4_1_magic_cards_come_one_after_another_then_a_point_card() -> None:
    state = play(table(hands=["1 rainbow bridge"]), "play rainbow", "set R1-K", "play bridge", "build H1")
    assert asked(state) == "1 turn"
    assert legal(state) == {"play 1"}
    play(state, "play 1", "to m1")
    assert asked(state) == "2 turn"


def test_4_1_each_is_resolved_before_the_next() -> None:
    state = play(table(hands=["1 rainbow rainbow"]), "play rainbow")
    assert asked(state) == "1 rainbow"
    assert refused(state, "play rainbow") == "5.1"


def test_4_1_with_a_point_card_in_hand_stopping_after_magic_is_refused() -> None:
    state = play(table(hands=["1 rainbow"]), "play rainbow", "set R1-K")
    assert legal(state) == {"play 1"}
    assert refused(state, "stop") == "4.1"


def test_4_1_any_point_card_will_do_even_one_without_an_exact_move() -> None:
    state = table(hands=["1 2"], fields=["K"], armour=[1])
    assert {"play 1", "play 2"} <= legal(state)
    play(state, "play 2")
    assert [line(state, "field 1"), line(state, "discards"), asked(state)] == ["K", "2", "2 turn"]


def test_4_1_with_magic_only_one_is_played_and_then_one_may_stop() -> None:
    state = table(hands=["rainbow rainbow"])
    assert "stop" not in legal(state)
    play(state, "play rainbow", "set R1-K")
    assert legal(state) == {"play rainbow", "stop"}
    play(state, "stop")
    assert [asked(state), line(state, "hand 1")] == ["2 turn", "rainbow"]


def test_4_1_out_of_cards_the_turn_ends() -> None:
    state = play(table(hands=["rainbow"]), "play rainbow", "set R1-K")
    assert asked(state) == "2 turn"


def test_4_1_a_card_one_does_not_hold_is_refused() -> None:
    assert refused(table(hands=["1"]), "play 2") == "4.1"
    assert refused(table(hands=["1"]), "play cloud") == "4.1"


def test_4_1_a_magic_card_without_effect_cannot_be_played() -> None:
    state = table(seats=4, hands=["cloud"])
    assert "play cloud" not in legal(state)
    assert refused(state, "play cloud") == "5.5"


def test_4_1_if_nothing_can_be_played_refreshing_or_the_discard_are_left() -> None:
    state = table(seats=4, hands=["cloud", "1"], discards="2")
    assert legal(state) == {"refresh", "draw 2", "use"}


def test_4_1_after_magic_unplayable_magic_is_no_dead_end() -> None:
    state = play(table(seats=4, hands=["rainbow cloud"]), "play rainbow", "set R1-K")
    assert legal(state) == {"stop"}


def test_4_1_moves_come_after_a_card_only() -> None:
    state = table(hands=["1 rainbow"])
    assert refused(state, "to a1") == "4.1"
    for move, clause in (
        ("set R1-K", "5.1"),
        ("leave", "5.1"),
        ("build H1", "5.2"),
        ("dragon F1", "5.3"),
        ("swap 2", "5.4"),
    ):
        assert refused(state, move) == clause
    assert refused(state, "cloud 2") == "5.5"


# 4.2 Refreshing.


def test_4_2_the_hand_goes_into_the_pile_and_seven_are_drawn() -> None:
    state = play(table(hands=["1 2 cloud"], draw="3 3 3 4 4 4", discards="5"), "refresh")
    assert [size(state, "hand 1"), size(state, "draw pile")] == [7, 2]
    everything = line(state, "hand 1").split() + line(state, "draw pile").split()
    assert sorted(everything) == sorted(["1", "2", "cloud", "3", "3", "3", "4", "4", "4"])
    assert asked(state) == "2 turn"
    assert line(state, "discards").split()[-1] == "5"


def test_4_2_the_new_hand_is_random() -> None:
    hands = {line(play(table(hands=["1 1 1 1"], seed=seed), "refresh"), "hand 1") for seed in range(30)}
    assert len(hands) > 20


@pytest.mark.parametrize(("draw", "is_turned"), [("3 3 3 4 4", False), ("3 3 3 4", True), ("", True)])
def test_4_2_with_seven_cards_or_fewer_all_discards_are_shuffled_in_first(draw: str, is_turned: bool) -> None:
    state = table(hands=["1 2 cloud"], draw=draw)
    assert size(state, "discards") > 10
    play(state, "refresh")
    assert (line(state, "discards") == "") == is_turned
    assert size(state, "hand 1") == 7
    assert size(state, "draw pile") == (24 if is_turned else 1)


def test_4_2_fewer_than_seven_in_all_and_one_draws_what_there_is() -> None:
    rest = "1 1 1 1 2 2 2 2 3 3 3 3 4 4 4 4 5 rainbow rainbow rainbow rainbow bridge bridge bridge dragon dragon"
    state = table(hands=["cloud", rest], draw="dragon", discards="dragon dragon teletransfer")
    play(state, "refresh")
    assert line(state, "hand 1") == "dragon dragon dragon teletransfer cloud"
    assert [line(state, "draw pile"), line(state, "discards")] == ["", ""]


def test_4_2_only_the_seat_itself_sees_its_new_cards() -> None:
    heard = told(table(seats=3, hands=["1"]), "refresh")
    assert any("drew-cards" in event for event in heard[1])
    for other in (0, 2, 3):
        assert not any("drew-cards" in event for event in heard[other])
        assert any("refreshed" in event for event in heard[other])


def test_4_2_or_up_to_three_cards_from_other_hands() -> None:
    state = table(seats=3, hands=["1", "2 2 2", "3 3"])
    assert {"draw 2", "draw 3"} <= legal(state)
    play(state, "draw 2")
    assert [asked(state), legal(state)] == ["1 draw", {"draw 2", "draw 3", "stop"}]
    play(state, "draw 3", "draw 2")
    assert asked(state) == "2 turn"
    assert [line(state, f"hand {seat}") for seat in (1, 2, 3)] == ["1 2 2 3", "2", "3"]


@pytest.mark.parametrize("count", [1, 2])
def test_4_2_one_may_stop_after_each(count: int) -> None:
    state = play(table(hands=["1", "2 2 2"]), *["draw 2"] * count, "stop")
    assert [asked(state), size(state, "hand 1")] == ["2 turn", 1 + count]


def test_4_2_the_card_is_random_and_seen_before_the_next_choice() -> None:
    drawn = {line(play(table(hands=["", "1 2 3 4"], seed=seed), "draw 2"), "hand 1") for seed in range(60)}
    assert drawn == {"1", "2", "3", "4"}


def test_4_2_when_the_hands_are_empty_drawing_ends() -> None:
    state = play(table(hands=["1", "2"]), "draw 2")
    assert asked(state) == "2 turn"


def test_4_2_not_from_an_empty_hand_nor_from_oneself() -> None:
    state = table(seats=3, hands=["1", "", "2"])
    assert refused(state, "draw 1") == "4.2"
    assert refused(state, "draw 2") == "4.2"
    assert refused(state, "draw 4") == "4.2"
    assert refused(play(table(hands=["1", "2 2"]), "draw 2"), "refresh") == "4.2"


def test_4_2_not_after_a_card() -> None:
    state = play(table(hands=["rainbow rainbow", "1"]), "play rainbow", "set R1-K")
    assert refused(state, "refresh") == "4.2"
    assert refused(state, "draw 2") == "4.2"


def test_4_2_thief_and_victim_know_the_card_and_nobody_else() -> None:
    heard = told(table(seats=3, hands=["1", "rainbow"]), "draw 2")
    for seat in (1, 2):
        assert any("robbed-card" in event for event in heard[seat])
    for other in (0, 3):
        assert heard[other] == ["{'event': 'robbed', 'seat': 0, 'from': 1}"]


# 4.3 The top discard.


def test_4_3_a_point_card_moves_and_ends_the_turn_and_stays_where_it_is() -> None:
    state = play(table(hands=["1 rainbow"], discards="5 3"), "use", "to c1")
    assert [asked(state), line(state, "discards"), line(state, "hand 1")] == ["2 turn", "5 3", "1 rainbow"]
    assert line(state, "field 1") == "c1"


def test_4_3_only_the_topmost() -> None:
    state = play(table(discards="5 1"), "use")
    assert legal(state) == {"to A4", "to a1", "to m1"}


def test_4_3_after_magic_one_may_stop_with_point_cards_in_hand() -> None:
    state = play(table(hands=["1 rainbow"], discards="rainbow"), "use", "set R1-K")
    assert legal(state) == {"play 1", "play rainbow", "stop"}
    assert line(state, "discards") == "rainbow"
    play(state, "stop")
    assert [asked(state), line(state, "hand 1")] == ["2 turn", "1 rainbow"]


def test_4_3_once_a_card_of_ones_own_is_played_4_1_binds_in_full() -> None:
    state = play(table(hands=["1 rainbow"], discards="rainbow"), "use", "set R1-K", "play rainbow", "set R2-K")
    assert legal(state) == {"play 1"}


def test_4_3_with_an_empty_hand_the_turn_ends_after_it() -> None:
    state = play(table(discards="rainbow"), "use", "set R1-K")
    assert asked(state) == "2 turn"


def test_4_3_only_as_the_first_act_and_once() -> None:
    state = play(table(hands=["1 rainbow rainbow"], discards="rainbow"), "use", "set R1-K")
    assert refused(state, "use") == "4.3"
    state = play(table(hands=["rainbow rainbow"], discards="1"), "play rainbow", "set R1-K")
    assert refused(state, "use") == "4.3"


def test_4_3_doubling_counts() -> None:
    state = table(discards="1", armour=[1], looked={1: "F1"})
    play(state, "use")
    assert legal(state) == {"to A4", "to a1", "to m1", "to B4", "to b1"}


def test_4_3_also_if_only_the_double_is_an_exact_move() -> None:
    state = table(fields=["F1", "R1"], armour=[1], looked={1: "F1"}, dragons="F2 F3 F4 e1", rainbows="R1-F1", discards="1")
    assert "use" in legal(state)
    assert "to d1 from R1" in legal(play(state, "use"))


def test_4_3_not_without_a_discard_an_effect_or_an_exact_move() -> None:
    assert refused(table(hands=["1"]), "use") == "4.3"
    assert refused(table(seats=4, discards="cloud"), "use") == "4.3"
    stuck = table(fields=["K"], armour=[1], discards="3")
    assert "use" not in legal(stuck)
    assert refused(stuck, "use") == "4.3"


FRESH = "fresh_discard=on"


def test_4_3_the_same_discard_may_be_used_turn_after_turn() -> None:
    state = play(table(hands=["1", "1"], discards="4 2"), "use", "to b1")
    assert "use" in legal(state)
    play(state, "use", "to b2")
    assert "use" in legal(state)
    assert "top discard" not in state.text()
    assert "fresh_discard" not in state.text()


def test_4_3_with_fresh_discard_a_used_one_must_be_covered_first() -> None:
    state = play(table(hands=["1", "1"], discards="4 2", options=FRESH), "use", "to b1")
    assert line(state, "top discard") == "used"
    assert "use" not in legal(state)
    reason = state.why_not(1, GAME.parse("use"))
    assert reason is not None
    assert (reason.clause, reason.reason) == ("4.3", "discard-used")
    play(state, "play 1", "to a2")
    assert line(state, "top discard") == ""
    assert "use" in legal(state)


def test_4_3_with_fresh_discard_nobody_may_use_it_again_however_many_turns_pass() -> None:
    state = play(table(hands=["1", "1"], discards="4 2", options=FRESH), "use", "to b1", "refresh")
    assert "use" not in legal(state)
    assert "use" not in legal(play(state, "refresh"))


def test_4_3_with_fresh_discard_an_own_card_after_used_magic_is_a_fresh_one() -> None:
    state = play(table(hands=["1", "1"], discards="rainbow", options=FRESH), "use", "set R1-K")
    assert line(state, "top discard") == "used"
    assert refused(state, "use") == "4.3"
    assert "use" in legal(play(state, "play 1", "to a1"))


def test_4_3_with_fresh_discard_nothing_is_used_when_the_discards_are_shuffled_in() -> None:
    state = play(table(hands=["1", "1"], draw="dragon", discards="2", options=FRESH), "use", "to b1", "refresh")
    assert [line(state, "discards"), line(state, "top discard")] == ["", ""]


def test_4_3_everybody_sees_that_the_top_discard_is_used() -> None:
    state = play(table(hands=["1", "1"], discards="4 2", options=FRESH), "use", "to b1")
    for viewer in (1, 2, 16):
        assert shown(state, viewer, "top_used") is True
        assert line(samples(state, viewer, 1)[0], "top discard") == "used"
    assert line(state.copy(), "top discard") == line(GAME.load(state.text()), "top discard") == "used"


def test_4_3_what_happens_is_told_to_all() -> None:
    assert names_told(table(hands=["1"], discards="1"), "use", "to a1") == ["used", "moved"]
    assert knows(table(discards="1"), 2, 1) == ""
