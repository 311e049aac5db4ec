"""6.11 to 6.19 Extra creatures, what `cases.py` does not say."""

import pytest

from drachenhort.core.rng import Rng
from drachenhort.games.drachenfaust.cards import NAMES, total_of, unpack_stones
from drachenhort.games.drachenfaust.state import State
from tests.games.drachenfaust.table import (
    asked,
    bid,
    changes,
    do,
    happened,
    legal,
    refused,
    table,
    told,
    under_way,
    win,
    worth,
)


def test_6_11_the_goldsmith_gives_a_red_coin_while_there_is_one() -> None:
    state = table("goldsmith", coins={2: (8, 2, 5, 0, 1)}, double=(1, "from-before"))
    bid(state, "1f", "nothing +nothing", "nothing")
    do(state, "1: double")
    assert state.places[0].red == 1
    assert "no-effect" in happened(state)


def test_6_12_the_imp_chooses_and_the_rest_is_shuffled() -> None:
    state = table("imp", stack="red-dragon blue-dragon yellow-dragon gnome troll thief")
    win(state)
    assert set(legal(state)) == {
        f"card {name}" for name in ["red-dragon", "blue-dragon", "yellow-dragon", "gnome", "troll", "thief"]
    }
    assert refused(state, "card witch") == ("6.12", "no-such-card")
    orders = set()
    for number in range(12):
        twin = table("imp", stack="red-dragon blue-dragon yellow-dragon gnome troll thief", rng=str(number))
        win(twin, "card gnome")
        orders.add((*twin.stack, under_way(twin)[0]))
    assert len(orders) > 6


@pytest.mark.parametrize("card", ["goblin", "imp"])
def test_6_12_as_the_last_card_it_is_not_auctioned(card: str) -> None:
    state = table("gnome", stack=card)
    bid(state, "nothing", "nothing", "nothing")
    assert told(state, "not-auctioned") == [[NAMES.index(card)]]
    assert state.round == 2 and under_way(state) == ["witch"]
    assert card in [NAMES[name] for name in state.aside]


@pytest.mark.parametrize("card", ["goblin", "imp"])
def test_6_12_reached_another_way_with_the_stack_empty_nothing_happens(card: str) -> None:
    state = table("ghost", stack="", discards=f"witch {card}")
    before = worth(state)
    win(state, f"card {card}")
    assert changes(before, state) == {}
    assert "no-effect" in happened(state)
    other = "imp" if card == "goblin" else "goblin"
    state = table(other, stack=card)
    before = worth(state)
    win(state)
    assert changes(before, state) == {}
    assert "no-effect" in happened(state) and state.round == 2


@pytest.mark.parametrize(("card", "other"), [("goblin", "imp"), ("imp", "goblin")])
def test_6_12_the_last_but_one_is_auctioned(card: str, other: str) -> None:
    state = table("gnome", stack=f"{other} {card}")
    bid(state, "nothing", "nothing", "nothing")
    assert under_way(state) == [card]


def test_6_13_the_merchant_sells_one_by_one_for_three_kinds_of_coin() -> None:
    state = table("merchant", coins={1: (2, 1, 7, 0, 0)}, stones={3: (12, 0, 11)})
    win(state)
    assert set(legal(state)) == {
        *(f"buy {colour} {coin}" for colour in ("blue", "yellow") for coin in ("common", "fairy", "silver")),
        "pass",
    }
    before = worth(state)
    do(state, "1: buy yellow silver")
    assert refused(state, "buy yellow common") == ("6.13", "cannot-buy")
    do(state, "1: buy blue fairy", "1: buy blue silver", "1: buy blue common")
    assert changes(before, state) == {"1.yellow": 1, "1.blue": 3, "1.silver": -6, "1.fairy": -1, "1.common": -1}
    assert under_way(state) == ["yellow-dragon"]  # Nothing left to pay with: one silver, and the fairy gold lies out.
    assert told(state, "bought", 3) == [[0, 2, 0, 0, 3], [0, 1, 1, 0, 0], [0, 1, 0, 0, 3], [0, 1, 0, 1, 0]]


def test_6_13_gold_lying_out_cannot_pay() -> None:
    state = table("merchant", coins={1: (1, 0, 2, 0, 0)})
    before = worth(state)
    win(state)
    assert changes(before, state) == {}
    assert under_way(state) == ["yellow-dragon"]


def test_6_13_fairy_gold_paid_is_gone_for_good() -> None:
    state = table("merchant", stack="")
    win(state, "buy red fairy", "pass")
    assert state.round == 2
    assert (state.places[0].fairy, state.fairy) == (7, 60 - 23)


def test_6_14_the_necromancer_takes_all_coins_bid_for_a_point() -> None:
    state = table("necromancer", stack="", laid={1: 2}, coins={1: (6, 2, 5, 0, 1)})
    bid(state, "3f 1g +1r", "nothing", "nothing")
    do(state, "1: give")
    assert state.places[0].score == 1
    assert state.places[0].fairy == 6 - 3 + 2
    assert state.places[0].common == 1
    assert told(state, "gave-up", 2) == [[0, 3]]


def test_6_14_declined_the_fairy_gold_returns() -> None:
    state = table("necromancer", stack="")
    bid(state, "3f 1g", "nothing", "nothing")
    do(state, "1: pass")
    assert (state.places[0].score, state.places[0].fairy, state.places[0].common) == (0, 8, 1)


def test_6_14_only_the_winners_coins_go() -> None:
    state = table("necromancer")
    bid(state, "3f", "2f", "nothing")
    do(state, "1: give")
    assert (state.places[0].laid, state.places[1].laid) == (0, 2)
    assert state.fairy == 60 - 24 + 3


def test_6_15_the_quack_takes_all_stones_or_none() -> None:
    state = table("quack", stones={1: (0, 5, 1), 2: (1, 1, 1)})
    before = worth(state)
    win(state)
    assert changes(before, state) == {"1.blue": -5, "1.yellow": -1, "1.score": 1}
    state = table("quack")
    win(state)
    assert state.places[0].score == 1


def test_6_15_doubled_it_brings_two_points() -> None:
    state = table("quack", stones={1: (1, 0, 0)}, double=(1, "from-before"))
    win(state, "double")
    assert state.places[0].score == 2


def rainbow(**stones: tuple[int, ...]) -> State:
    return table("rainbow-dragon", stones={3: stones.get("gone", (0, 0, 0))})


def test_6_16_the_colour_named_must_be_in_the_bag() -> None:
    state = rainbow(gone=(0, 12, 0))
    win(state)
    assert legal(state) == ["colour red", "colour yellow"]


def test_6_16_the_first_draw_is_a_must_then_stop_or_go_on() -> None:
    state = rainbow(gone=(11, 0, 0))
    win(state, "colour red")
    assert len(told(state, "drew-stone")) == 1
    assert legal(state) == ["draw", "stop"]
    assert refused(state, "pass") == ("6.16", "draw-first")
    do(state, "1: draw", "1: stop")
    assert total_of(state.places[0].stones) == 2
    assert total_of(state.stones) == 36 - 11 - 2


def test_6_16_the_named_colour_takes_everything_back() -> None:
    state = rainbow(gone=(11, 11, 11))
    win(state, "colour red")
    while asked(state) == [(1, "draw-on")]:
        do(state, "1: draw")
    assert told(state, "drew-stone")[-1] == [0, 0]
    assert "stones-back" in happened(state)
    assert (state.places[0].stones, unpack_stones(state.stones)) == (0, [1, 1, 1])


def test_6_16_with_only_the_named_colour_the_first_stone_ends_it() -> None:
    state = rainbow(gone=(0, 12, 12))
    before = worth(state)
    win(state)
    assert changes(before, state) == {}
    assert "stones-back" in happened(state)


def test_6_16_draws_are_as_likely_as_the_stones() -> None:
    reds = 0
    rng = Rng.from_seed("rainbow")
    for _ in range(300):
        state = rainbow(gone=(0, 9, 10))
        state.rng = rng.fork()
        win(state, "colour blue")
        reds += told(state, "drew-stone")[0][1] == 0
    assert 170 < reds < 250  # 12 of 17 stones are red: 212 expected.


def test_6_17_the_apprentice_must_be_paid_with_a_pair() -> None:
    state = table("apprentice", stones={1: (2, 2, 1)})
    win(state)
    assert legal(state) == ["pay 2r", "pay 2b"]
    assert refused(state, "pay 1r 1b") == ("4.7", "cannot-pay-so")
    assert refused(state, "pass") == ("4.7", "must-use")


def test_6_18_the_troll_takes_a_colour_from_all() -> None:
    state = table("troll", stones={1: (1, 0, 0), 2: (2, 1, 0), 3: (3, 0, 0)})
    win(state)
    assert legal(state) == ["colour red", "colour blue", "colour yellow"]
    before = worth(state)
    do(state, "1: colour red")
    assert changes(before, state) == {"1.red": -1, "2.red": -2, "3.red": -3}
    assert unpack_stones(state.stones) == [12, 11, 12]


def test_6_18_also_a_colour_nobody_has() -> None:
    state = table("troll", stones={1: (1, 0, 0)})
    before = worth(state)
    win(state, "colour yellow")
    assert changes(before, state) == {}


def test_6_19_the_two_headed_dragon_gives_two_of_at_most_two_of_each() -> None:
    seen = set()
    for number in range(60):
        state = table("two-headed-dragon", stones={3: (0, 11, 12)}, rng=str(number))
        win(state)
        stones = tuple(unpack_stones(state.places[0].stones))
        assert sum(stones) == 2 and stones[1] <= 1
        seen.add(stones)
    assert seen == {(2, 0, 0), (1, 1, 0)}


def test_6_19_what_is_there_if_there_are_fewer() -> None:
    state = table("two-headed-dragon", stones={3: (12, 11, 12)})
    before = worth(state)
    win(state)
    assert changes(before, state) == {"1.blue": 1}


def test_6_19_the_bag_holds_only_two_of_each() -> None:
    """Of one colour 12, of another 2: with two of each in the bag two of the rare colour come up in one of six draws."""
    both = 0
    rng = Rng.from_seed("two heads")
    for _ in range(300):
        state = table("two-headed-dragon", stones={3: (0, 10, 12)})
        state.rng = rng.fork()
        win(state)
        both += unpack_stones(state.places[0].stones) == [0, 2, 0]
    assert 30 < both < 75


def test_6_19_doubled_it_gives_four() -> None:
    state = table("two-headed-dragon", double=(1, "from-before"))
    win(state, "double")
    assert total_of(state.places[0].stones) == 4
