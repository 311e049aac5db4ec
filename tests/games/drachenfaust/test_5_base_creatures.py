"""5 Base creatures."""

import pytest

from drachenhort.games.drachenfaust.cards import BLUE_DRAGON, NAMES, RED_DRAGON, YELLOW_DRAGON
from drachenhort.games.drachenfaust.game import GAME
from tests.games.drachenfaust.table import asked, bid, changes, do, happened, legal, table, told, win, worth


def test_5_1_the_witch_gives_a_black_coin() -> None:
    state = table("witch", discards="")
    before = worth(state)
    win(state)
    assert changes(before, state) == {"1.black": 1}
    assert told(state, "took-black", 3) == [[0]]


@pytest.mark.parametrize("pay", ["pay 4r", "pay 1r 2b 1y", "pay 2b 2y"])
def test_5_2_the_magician_takes_any_four_stones_for_a_point(pay: str) -> None:
    state = table("magician", stones={1: (4, 2, 2)})
    win(state, pay)
    assert state.places[0].score == 1
    assert sum(worth(state)[f"1.{colour}"] for colour in ("red", "blue", "yellow")) == 4


def test_5_2_or_gives_three_silver() -> None:
    state = table("magician", stones={1: (4, 0, 0)})
    before = worth(state)
    win(state, "take")
    assert changes(before, state) == {"1.silver": 3}


def test_5_2_three_stones_are_not_enough() -> None:
    state = table("magician", stones={1: (1, 1, 1)})
    before = worth(state)
    win(state)
    assert changes(before, state) == {"1.silver": 3}


def test_5_3_the_sorcerer_takes_four_of_one_colour_for_two_points() -> None:
    state = table("sorcerer", stones={1: (3, 4, 5)})
    win(state)
    assert legal(state) == ["pay 4b", "pay 4y", "take"]
    before = worth(state)
    do(state, "1: pay 4y")
    assert changes(before, state) == {"1.yellow": -4, "1.score": 2}


def test_5_3_or_gives_a_common_gold() -> None:
    state = table("sorcerer", stones={1: (3, 3, 3)})
    before = worth(state)
    win(state)
    assert changes(before, state) == {"1.common": 1}


def test_5_4_the_wizard_takes_one_of_each_for_a_point() -> None:
    state = table("wizard", stones={1: (2, 1, 1)})
    win(state)
    assert legal(state) == ["pay 1r 1b 1y", "take"]
    before = worth(state)
    do(state, "1: pay 1r 1b 1y")
    assert changes(before, state) == {"1.red": -1, "1.blue": -1, "1.yellow": -1, "1.score": 1}


def test_5_4_or_gives_three_silver() -> None:
    state = table("wizard", stones={1: (5, 5, 0)})
    before = worth(state)
    win(state)
    assert changes(before, state) == {"1.silver": 3}


@pytest.mark.parametrize(("card", "colour"), [(RED_DRAGON, "red"), (BLUE_DRAGON, "blue"), (YELLOW_DRAGON, "yellow")])
def test_5_5_a_dragon_gives_a_stone_of_its_colour(card: int, colour: str) -> None:
    state = table(NAMES[card], stack="thief")
    before = worth(state)
    win(state)
    assert changes(before, state) == {f"1.{colour}": 1}


def test_5_6_the_thief_steals_from_the_second_highest() -> None:
    state = table("thief", stones={2: (1, 0, 0), 3: (0, 1, 1)})
    bid(state, "3f", "1f", "2f")
    assert legal(state) == ["steal 3 blue", "steal 3 yellow"]
    before = worth(state)
    do(state, "1: steal 3 yellow")
    assert changes(before, state) == {"1.yellow": 1, "3.yellow": -1}


def test_5_6_several_second_the_thief_chooses_one_with_a_stone() -> None:
    state = table("thief", seats=4, stones={1: (3, 0, 0), 2: (1, 0, 0), 4: (0, 1, 0)})
    bid(state, "3f", "2f", "2f", "2g")
    assert legal(state) == ["steal 2 red", "steal 4 blue"]
    for move, reason in (("coin 3", "has-stones"), ("steal 3 red", "no-such-stone"), ("steal 1 red", "not-second")):
        refusal = state.why_not(0, GAME.parse(move))
        assert refusal is not None and (refusal.clause, refusal.reason) == ("5.6", reason)


def test_5_6_only_the_winner_bid_everybody_else_is_second() -> None:
    state = table("thief", stones={2: (1, 0, 0), 3: (0, 1, 0)}, coins={3: (8, 2, 5, 0, 1)})
    bid(state, "1f", "nothing", "nothing +1r")
    assert legal(state) == ["steal 2 red", "steal 3 blue"]


def test_5_6_after_a_tie_break_silver_decides() -> None:
    state = table("thief", seats=4, stones={2: (1, 0, 0), 3: (0, 1, 0), 4: (0, 0, 1)})
    bid(state, "3f", "3f", "3f", "2f")
    do(state, "1: silver 3", "2: silver 1", "3: silver 2")
    assert told(state, "stole-stone") == [[0, 2, 1]]  # One stone to steal leaves no choice: seat 3 loses its blue one.


def test_5_6_only_the_winner_bid_silver_the_other_tied_are_second() -> None:
    state = table("thief", seats=4, stones={2: (1, 0, 0), 3: (0, 1, 0), 4: (0, 0, 1)})
    bid(state, "3f", "3f", "3f", "2f")
    do(state, "1: silver 1", "2: silver 0", "3: silver 0")
    assert legal(state) == ["steal 2 red", "steal 3 blue"]


def test_5_6_without_a_stone_a_coin_may_be_taken_or_left() -> None:
    state = table("thief", stones={3: (1, 0, 0)})
    bid(state, "3f", "2f", "nothing")
    assert asked(state) == [(1, "steal")]
    assert legal(state) == ["coin 2", "pass"]
    before = worth(state)
    do(state, "1: pass")
    assert changes(before, state) == {}


def test_5_6_several_second_without_stones() -> None:
    state = table("thief")
    bid(state, "3f", "nothing", "nothing")
    assert legal(state) == ["coin 2", "coin 3", "pass"]


@pytest.mark.parametrize("common", [1, 2])
def test_5_6_the_coin_is_common_gold_first(common: int) -> None:
    state = table("thief", coins={2: (8, common, 5, 0, 0)})
    bid(state, "3f", "2f", "nothing")
    before = worth(state)
    do(state, "1: coin 2")
    assert changes(before, state) == {"1.common": 1, "2.common": -1}
    assert told(state, "stole-coins", 3) == [[0, 1, 0, 1, 0]]


def test_5_6_else_fairy_gold_from_behind_the_screen() -> None:
    state = table("thief", coins={2: (8, 1, 5, 0, 0)})
    bid(state, "3f", "1f 1g", "nothing")
    do(state, "1: coin 2")
    assert (state.places[1].fairy, state.places[1].laid) == (6, 1)
    assert state.places[0].fairy == 6
    assert told(state, "stole-coins", 3) == [[0, 1, 1, 0, 0]]


def test_5_6_else_fairy_gold_lying_out_for_good() -> None:
    state = table("thief", stack="", coins={2: (2, 0, 5, 0, 0)})
    bid(state, "3f", "2f", "nothing")
    do(state, "1: coin 2")
    assert state.round == 2
    assert (state.places[0].fairy, state.places[1].fairy) == (9, 1)


def test_5_6_a_victim_with_nothing_at_all_may_be_chosen_in_vain() -> None:
    state = table("thief", coins={2: (0, 0, 5, 0, 0)})
    bid(state, "3f", "nothing", "1f")
    assert legal(state) == ["coin 3", "pass"]
    state = table("thief", coins={2: (0, 0, 5, 0, 0)})
    bid(state, "3f", "nothing", "nothing")
    assert legal(state) == ["coin 2", "coin 3", "pass"]
    before = worth(state)
    do(state, "1: coin 2")
    assert changes(before, state) == {}
    assert "stole-coins" in happened(state)


def test_5_6_a_stone_must_be_stolen() -> None:
    state = table("thief", stones={2: (1, 1, 0)})
    bid(state, "3f", "2f", "nothing")
    refusal = state.why_not(0, GAME.parse("pass"))
    assert refusal is not None and refusal.clause == "4.7"
