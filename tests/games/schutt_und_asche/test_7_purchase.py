"""7 Purchase."""

import pytest

from drachenhort.games.schutt_und_asche.state import State
from tests.games.schutt_und_asche.table import Given, asked, do, fight, legal, named, refusal, table, told, view


def shop(hand: str = "1 1 2", **lines: Given) -> State:
    return table(
        "purchase", hands={1: hand, 2: "1 2"}, stacks={"L0": "PK", "L2": "SHD", "L4": "K", "L1": "P", "L23": "K"}, **lines
    )


def test_7_1_two_gold_for_the_top_tile_turned_up_for_all() -> None:
    state = do(shop(), "1: buy L0")
    assert told(state, "bought")[0].values == [0, 0, 1] and told(state, "bought")[0].is_for(1)
    assert named(state, "power 1") == ["1"] and named(state, "stack L0") == ["K"]
    assert named(state, "spent 1") == ["2"]
    assert asked(state) == "1 purchase", "any number of actions"


def test_7_1_only_own_lands_with_tiles() -> None:
    state = shop()
    assert legal(state, 1) == ["buy L0", "buy L2", "buy L4", "done", "look L0", "look L2", "look L4"]
    assert refusal(state, "1: buy L1") == ("7.1", "not-your-land")
    assert refusal(state, "1: buy L6") == ("7.1", "no-tiles-there")
    assert refusal(shop("1"), "1: buy L0") == ("7.3", "too-little-gold")
    assert refusal(table(hands={1: "2"}, lost="L0", stacks={"L0": "P", "L23": "K"}), "1: buy L0") == (
        "7.1",
        "not-your-land",
    )


@pytest.mark.parametrize(("land", "tile", "key"), [("L4", "knight", "knights"), ("L2", "sword", "swords")])
def test_7_1_knight_and_gear_must_be_put_on_an_own_land_with_room(land: str, tile: str, key: str) -> None:
    state = do(shop(**{key: "L6"}), f"1: buy {land}")
    assert asked(state) == "1 put"
    assert legal(state, 1) == [f"put L{own}" for own in range(0, 24, 2) if own != 6]
    assert refusal(state, "1: put L6") == ("7.1", "no-room-there")
    assert refusal(state, "1: put L1") == ("7.1", "no-room-there")
    assert refusal(state, "1: done") == ("7.1", "put-first")
    assert refusal(state, "1: buy L0") == ("7.1", "put-first")
    state = do(state, "1: put L8")
    assert named(state, key) == ["L6", "L8"], f"a {tile} with or without a knight"
    assert refusal(state, "1: put L10") == ("7.1", "nothing-to-put"), "never moved later"


def test_7_1_a_shield_is_put_too_and_may_lie_beside_other_gear() -> None:
    state = table(hands={1: "2"}, stacks={"L2": "H", "L23": "K"}, swords="L2", knights="L2")
    state = do(state, "1: buy L2", "1: put L2")
    assert named(state, "shields") == ["L2"] and named(state, "swords") == ["L2"]


def test_7_1_no_room_on_any_own_land_out_of_the_game() -> None:
    own = " ".join(f"L{land}" for land in range(0, 24, 2))
    state = table(hands={1: "2"}, stacks={"L2": "H", "L23": "K"}, shields=own)
    before = int(named(state, "removed")[3])
    state = do(state, "1: buy L2")
    assert told(state, "no-room")[0].values == [0, 4]
    assert int(named(state, "removed")[3]) == before + 1 and asked(state) == "1 purchase"


def test_7_1_only_one_land_with_room_needs_no_choice() -> None:
    most = " ".join(f"L{land}" for land in range(2, 24, 2))
    state = do(table(hands={1: "2"}, stacks={"L2": "H", "L23": "K"}, shields=most), "1: buy L2")
    assert "L0" in named(state, "shields") and asked(state) == "1 purchase"


def test_7_1_each_seat_finishes_before_the_next() -> None:
    state = shop()
    assert refusal(state, "2: buy L1") == ("3.1", "not-your-turn")
    state = do(state, "1: done")
    assert asked(state) == "2 purchase" and "buy L1" in legal(state, 2)


def test_7_2_one_gold_to_look_and_lay_anew() -> None:
    state = do(shop("1"), "1: look L2")
    assert named(state, "spent 1") == ["1"]
    assert asked(state) == "1 order" and legal(state, 1) == ["next sword", "next shield", "next dragon"]
    state = do(state, "1: next dragon", "1: next sword")
    assert named(state, "stack L2") == ["D", "S", "H"]
    assert asked(state) == "1 purchase"
    assert refusal(state, "1: look L2") == ("7.3", "too-little-gold")


def test_7_2_only_own_stacks() -> None:
    state = shop()
    assert refusal(state, "1: look L1") == ("7.2", "not-your-land")
    assert refusal(state, "1: look L6") == ("7.2", "no-tiles-there")
    assert refusal(state, "1: next sword") == ("7.2", "no-stack-open")
    opened = do(state, "1: look L2")
    assert refusal(opened, "1: buy L0") == ("7.2", "lay-the-stack-first")
    assert refusal(opened, "1: next power") == ("7.2", "no-such-tile-left")


def test_7_2_others_learn_only_which_stack() -> None:
    state = do(shop(), "1: look L2")
    assert view(state, 2).looks[2] == 1 and view(state, 2).stacks[2] == 0 and view(state, 2).known[2] == 3
    assert view(state, 1).stacks[2] == state.stacks[2]
    assert [event.audience for event in told(state, "saw-stack")] == [1]
    plain = do(shop(), "1: look L4")
    assert view(plain, 2).pending == view(state, 2).pending == [(0, 10)], "one tile or three: it looks the same"
    laid = do(state, "1: next dragon", "1: next sword")
    assert view(laid, 2).to_json() == view(state, 2).to_json()
    assert view(laid, 1).to_json() != view(state, 1).to_json()


def test_7_2_what_was_seen_stays_known_and_the_bought_top_goes() -> None:
    state = do(shop("1 2"), "1: look L2", "1: next dragon", "1: next sword", "1: buy L2")
    assert state.known[2] == 2 or named(state, "lost") == ["L2"]
    state = do(shop("1 2"), "1: look L2", "1: next shield", "1: next dragon", "1: buy L2", "1: put L2")
    assert state.known[2] == 2 and view(state, 1).stacks[2] == state.stacks[2]


def test_7_3_cards_are_one_purse_with_change() -> None:
    state = do(shop("3 1"), "1: look L4", "1: look L4", "1: buy L0")
    assert named(state, "spent 1") == ["4"] and legal(state, 1) == ["done"]
    assert refusal(state, "1: look L4") == ("7.3", "too-little-gold")
    assert refusal(shop("X X 1"), "1: buy L0") == ("7.3", "too-little-gold")


def test_7_3_others_see_what_is_spent_not_what_is_left() -> None:
    state = do(shop("3 1"), "1: buy L0")
    shown = view(state, 2)
    assert shown.places[0].spent == 2 and shown.places[0].hand_size == 2
    assert asked(shop("X")) == "1 purchase", "asked even with an empty purse, so that it stays secret"
    assert legal(shop("X"), 1) == ["done"]


def test_7_3_all_cards_go_back_unseen() -> None:
    state = do(shop("3 1"), "1: buy L0", "1: done")
    assert named(state, "hand 1") == [] and sorted(named(state, "returned 1")) == ["1", "3"]
    assert view(state, 2).places[0].returned_size == 2 and view(state, 2).returned == 0
    assert told(state, "purchases-end")[0].values == [0, 2]
    assert "3" not in named(state, "discard")


def test_7_4_without_a_knight_the_land_is_lost_at_once() -> None:
    state = table(hands={1: "2 2"}, stacks={"L0": "DPP", "L2": "P", "L23": "K"}, swords="L0", shields="L0")
    before = [int(word) for word in named(state, "removed")]
    state = do(state, "1: buy L0")
    assert named(state, "lost") == ["L0"] and named(state, "swords") == [] and named(state, "shields") == []
    after = [int(word) for word in named(state, "removed")]
    assert [after[kind] - before[kind] for kind in range(5)] == [0, 0, 1, 1, 1], "the stack leaves unseen"
    assert asked(state) == "1 purchase" and "buy L2" in legal(state, 1), "the seat goes on buying"


def bought() -> State:
    return table(hands={1: "2 2"}, stacks={"L0": "DP", "L2": "P", "L23": "K"}, knights="L0 L4", shields="L0", power={1: 1})


def test_7_4_a_knight_there_fights_once_and_the_tile_leaves() -> None:
    state = fight(bought(), "1: buy L0", "KKK")
    assert named(state, "hits") == ["1"] and named(state, "hit markers 1") == ["1"]
    assert asked(state) == "1 purchase" and named(state, "stack L0") == ["P"]
    assert not told(state, "marker-lifted")


def test_7_4_the_knight_falls_and_the_land_stands() -> None:
    state = fight(bought(), "1: buy L0", "DD")
    assert asked(state) == "1 power"
    state = fight(state, "1: turn", "D")
    assert named(state, "knights") == ["L4"] and named(state, "lost") == [] and asked(state) == "1 purchase"


def test_7_4_a_draw_ends_it_too() -> None:
    state = do(fight(bought(), "1: buy L0", "HHH"), "1: stop")
    assert named(state, "hits") == ["0"] and named(state, "knights") == ["L0", "L4"] and asked(state) == "1 purchase"


def test_7_4_the_land_it_lay_on_is_attacked_not_another() -> None:
    state = table(hands={1: "2"}, stacks={"L2": "D", "L23": "K"}, knights="L0")
    state = do(state, "1: buy L2")
    assert named(state, "lost") == ["L2"] and not told(state, "fight-begins")
