"""4 An auction."""

import json

import pytest

from drachenhort.core.state import WATCHER
from drachenhort.games.drachenfaust.bids import seconds_after, value_of
from drachenhort.games.drachenfaust.cards import NAMES
from drachenhort.games.drachenfaust.game import GAME
from tests.games.drachenfaust.table import asked, bid, changes, do, happened, legal, table, told, under_way, win, worth


def test_4_1_all_seats_are_asked_at_once_also_one_with_nothing() -> None:
    state = table("gnome", seats=4, coins={3: (0, 0, 5, 0, 0)})
    assert asked(state) == [(1, "bid"), (2, "bid"), (3, "bid"), (4, "bid")]
    assert legal(state, 3) == ["bid nothing"]


def test_4_1_any_mix_of_both_golds() -> None:
    state = table("gnome", coins={1: (2, 1, 5, 0, 0)})
    assert legal(state) == ["bid nothing", "bid 1g", "bid 1f", "bid 1f 1g", "bid 2f", "bid 2f 1g"]


@pytest.mark.parametrize(("fairy", "common"), [(14, 3), (15, 3), (29, 3), (30, 3), (8, 4), (8, 15), (29, 0), (36, 5)])
def test_4_1_every_mix_is_offered_however_much_there_is(fairy: int, common: int) -> None:
    state = table("gnome", coins={1: (fairy, common, 5, 0, 0), 2: (8, 0, 5, 0, 0), 3: (8, 0, 5, 0, 0)})
    mixes = {f"bid {GAME.notation(GAME.parse(text)).removeprefix('bid ')}" for text in mix_texts(fairy, common)}
    assert set(legal(state)) == mixes
    assert len(legal(state)) == (fairy + 1) * (common + 1)


def mix_texts(fairy: int, common: int) -> list[str]:
    return [
        " ".join(part for part in ("bid", f"{f}f" if f else "", f"{g}g" if g else "") if part) if f or g else "bid nothing"
        for f in range(fairy + 1)
        for g in range(common + 1)
    ]


def test_4_1_with_very_much_gold_the_fairy_gold_is_chosen_first() -> None:
    state = table("gnome", coins={1: (30, 15, 5, 0, 1), 2: (8, 0, 5, 0, 0), 3: (8, 0, 5, 0, 0)})
    assert legal(state) == [f"fairy {much}" for much in range(31)]
    seen = state.view(1).to_json()
    do(state, "1: fairy 12")
    assert legal(state) == ["bid 12f"] + [f"bid 12f {much}g" for much in range(1, 16)]
    assert state.view(1).to_json() == seen
    do(state, "1: bid 12f 7g")
    assert legal(state) == ["magic nothing", "magic 1r"]
    assert state.view(1).to_json() == seen
    do(state, "1: magic 1r", "2: bid nothing", "3: bid nothing")
    assert told(state, "bid") == [[0, 12, 7, 0, 1], [1, 0, 0, 0, 0], [2, 0, 0, 0, 0]]


def test_4_1_bids_are_secret_until_all_are_in() -> None:
    one = table("gnome")
    other = table("gnome")
    do(one, "1: bid 8f 2g")
    do(other, "1: bid nothing")
    for seat in (1, 2, WATCHER):
        assert one.view(seat).to_json() == other.view(seat).to_json()
        assert [event.to_json() for event in one.events] == [event.to_json() for event in other.events]
        assert legal(one, 2) == legal(other, 2)
    assert json.dumps(one.view(0).to_json()) != json.dumps(other.view(0).to_json())
    assert told(one, "decided", 2) == [[0]]


def test_4_1_magic_coins_come_after_the_gold_and_nobody_sees_how_far_a_seat_has_come() -> None:
    state = table("gnome", coins={1: (8, 2, 5, 1, 2)})
    before = state.view(1).to_json()
    do(state, "1: bid 1f")
    assert asked(state)[0] == (1, "bid-magic")
    assert state.view(1).to_json() == before
    assert happened(state) == []
    assert legal(state) == ["magic nothing", "magic 1r", "magic 2r", "magic 1b", "magic 1b 1r", "magic 1b 2r"]


def test_4_1_a_bid_cannot_be_taken_back() -> None:
    state = table("gnome")
    do(state, "1: bid 1f")
    refusal = state.why_not(0, GAME.parse("bid 2f"))
    assert refusal is not None and (refusal.clause, refusal.reason) == ("4.1", "already-decided")


def test_4_1_more_than_one_has_is_refused() -> None:
    refusal = table("gnome").why_not(0, GAME.parse("bid 9f"))
    assert refusal is not None and (refusal.clause, refusal.reason) == ("4.1", "not-so-much-gold")


def test_4_2_winners_and_losers_pay_alike() -> None:
    state = table("quack")
    bid(state, "2f 1g", "1f 1g", "nothing")
    for place, fairy, laid in zip(state.places, (6, 7, 8), (2, 1, 0), strict=True):
        assert (place.fairy, place.laid) == (fairy, laid)
    assert [place.common for place in state.places] == [1, 1, 2]
    assert state.common == 15 - 4
    assert state.places[0].score == 1


@pytest.mark.parametrize(("fairy", "common"), [(14, 3), (15, 0), (15, 3), (29, 2), (30, 1), (8, 5), (36, 0)])
def test_4_2_what_was_in_the_fist_is_paid_however_much_it_was(fairy: int, common: int) -> None:
    state = table("quack", coins={1: (36, 5, 5, 0, 0)})
    bid(state, f"{fairy}f {common}g" if common else f"{fairy}f", "nothing", "nothing")
    assert told(state, "bid")[0] == [0, fairy, common, 0, 0]
    place = state.places[0]
    assert (place.fairy, place.laid, place.common) == (36 - fairy, fairy, 5 - common)


def test_4_2_both_golds_count_one() -> None:
    state = table("quack")
    bid(state, "3f", "2f 2g", "2g")
    assert [place.score for place in state.places] == [0, 1, 0]


def test_4_3_only_the_tied_bid_silver_also_without_any() -> None:
    state = table("quack", seats=4, coins={1: (8, 2, 0, 1, 1)})
    bid(state, "3f +nothing", "2f", "1f 2g", "3f")
    assert asked(state) == [(1, "bid-silver"), (3, "bid-silver"), (4, "bid-silver")]
    assert legal(state, 1) == ["silver 0"]
    assert legal(state, 3) == [f"silver {much}" for much in range(6)]
    assert told(state, "tied", 2) == [[0, 2, 3]]


def test_4_3_most_silver_wins_and_all_silver_is_lost() -> None:
    state = table("quack")
    bid(state, "3f", "3f", "nothing")
    do(state, "1: silver 2", "2: silver 4")
    assert [place.score for place in state.places] == [0, 1, 0]
    assert [place.silver for place in state.places] == [3, 1, 5]
    assert state.silver == 40 - 9


@pytest.mark.parametrize("silver", [0, 3])
def test_4_3_tied_again_nobody_uses_the_card(silver: int) -> None:
    state = table("quack")
    bid(state, "3f", "3f", "nothing")
    do(state, f"1: silver {silver}", f"2: silver {silver}")
    assert [place.score for place in state.places] == [0, 0, 0]
    assert [place.silver for place in state.places] == [5 - silver, 5 - silver, 5]
    assert "tied-out" in happened(state)
    assert NAMES[state.discards[-1]] == "quack"


def test_4_3_a_tie_for_second_silver_does_not_matter() -> None:
    state = table("quack", seats=4)
    bid(state, "3f", "3f", "3f", "1f")
    do(state, "1: silver 1", "2: silver 1", "3: silver 2")
    assert [place.score for place in state.places] == [0, 0, 1, 0]


def test_4_3_silver_is_secret_until_all_are_in() -> None:
    one = table("quack")
    bid(one, "3f", "3f", "nothing")
    other = one.copy()
    do(one, "1: silver 5")
    do(other, "1: silver 0")
    for seat in (1, 2, WATCHER):
        assert one.view(seat).to_json() == other.view(seat).to_json()
    for _ in range(10):
        assert one.view(1).sample(one.rng).view(1).to_json() == one.view(1).to_json()


def test_4_3_a_tie_below_the_most_is_none() -> None:
    state = table("quack")
    bid(state, "3f", "2f", "2f")
    assert state.places[0].score == 1


def test_4_4_no_gold_no_use() -> None:
    state = table("quack", coins={1: (8, 2, 5, 0, 1)})
    bid(state, "nothing +1r", "nothing", "nothing")
    assert "unused" in happened(state)
    assert [place.score for place in state.places] == [0, 0, 0]
    assert under_way(state) == ["yellow-dragon"]


def test_4_5_a_black_coin_hexes_the_card() -> None:
    state = table("quack", coins={1: (8, 2, 5, 1, 1), 2: (8, 2, 5, 0, 1)})
    bid(state, "1f 1g +1b", "3f 1g +1r", "nothing")
    assert "hexed" in happened(state) and "won" not in happened(state)
    assert [place.score for place in state.places] == [0, 0, 0]
    assert (state.places[0].black, state.places[0].red, state.places[0].common, state.places[0].laid) == (0, 1, 1, 1)
    assert (state.places[1].red, state.places[1].common, state.places[1].laid) == (0, 1, 3)
    assert state.red == 1
    assert NAMES[state.discards[-1]] == "quack"


def test_4_5_a_black_coin_alone_and_no_tie_break() -> None:
    state = table("quack", coins={3: (8, 2, 5, 1, 0)})
    bid(state, "2f", "2f", "nothing +1b")
    assert "hexed" in happened(state)
    assert asked(state)[0] == (1, "bid")


def test_4_5_two_at_once_both_go_back() -> None:
    state = table("quack", stack="thief yellow-dragon", coins={1: (8, 2, 5, 2, 0), 3: (8, 2, 5, 1, 0)})
    bid(state, "nothing +2b", "2f", "nothing +1b")
    assert [place.black for place in state.places] == [0, 0, 0]
    assert happened(state).count("hexed") == 1


def test_4_5_a_hexed_card_gives_nobody_the_doppelganger_choice() -> None:
    state = table("quack", coins={2: (8, 2, 5, 1, 0)}, double=(1, "from-before"))
    bid(state, "2f", "nothing +1b", "nothing")
    assert asked(state)[0] == (1, "bid")
    assert state.places[0].double


def test_4_5_a_hexed_doppelganger_goes_to_the_discards() -> None:
    state = table("doppelganger", coins={2: (8, 2, 5, 1, 0)})
    bid(state, "2f", "nothing +1b", "nothing")
    assert NAMES[state.discards[-1]] == "doppelganger"
    assert not state.places[0].double


@pytest.mark.parametrize("card", ["ghost", "goblin", "imp"])
def test_4_5_a_hex_stops_them_before_a_card_is_taken(card: str) -> None:
    state = table(card, stack="thief yellow-dragon", coins={2: (8, 2, 5, 1, 0)})
    bid(state, "2f", "nothing +1b", "nothing")
    assert under_way(state) == ["yellow-dragon"]
    assert [NAMES[left] for left in state.stack] == ["thief"]
    assert [NAMES[laid] for laid in state.discards] == ["witch", card]


def test_4_6_a_red_coin_doubles_and_goes_back() -> None:
    state = table("quack", coins={1: (8, 2, 5, 0, 1)})
    bid(state, "2f +1r", "3f", "nothing")
    assert state.places[0].score == 1
    assert (state.places[0].red, state.red) == (0, 2)


def test_4_6_two_make_it_four_times() -> None:
    state = table("quack", coins={1: (8, 2, 5, 0, 2)})
    bid(state, "1f 1g +2r", "7f", "nothing")
    assert state.places[0].score == 1
    assert value_of(state.bids[0]) == 8


def test_4_6_alone_it_is_no_bid_but_gone() -> None:
    state = table("quack", coins={1: (8, 2, 5, 0, 1)})
    bid(state, "nothing +1r", "1f", "nothing")
    assert state.places[1].score == 1
    assert (state.places[0].red, state.red) == (0, 2)


def test_4_6_ties_and_second_places_use_doubled_values() -> None:
    state = table("quack", coins={1: (8, 2, 5, 0, 1)})
    bid(state, "2f +1r", "4f", "3f")
    assert asked(state) == [(1, "bid-silver"), (2, "bid-silver")]
    state = table("thief", coins={2: (8, 2, 5, 0, 1)}, stones={2: (1, 1, 0), 3: (1, 0, 0)})
    bid(state, "5f", "2f +1r", "3f")
    assert legal(state) == ["steal 2 red", "steal 2 blue"]


def test_4_6_unused_it_is_kept_across_rounds() -> None:
    state = table("quack", stack="", coins={1: (8, 2, 5, 0, 2)})
    bid(state, "1f +nothing", "nothing", "nothing")
    assert state.round == 2 and state.places[0].red == 2


def test_4_7_of_two_alternatives_one_must_be_taken() -> None:
    state = table("magician", stones={1: (4, 0, 0)})
    win(state)
    assert legal(state) == ["pay 4r", "take"]
    refusal = state.why_not(0, GAME.parse("pass"))
    assert refusal is not None and (refusal.clause, refusal.reason) == ("4.7", "must-use")


def test_4_7_one_that_does_nothing_may_not_be_chosen() -> None:
    state = table("magician", stones={1: (2, 2, 1)}, coins={3: (8, 2, 30, 0, 0)})
    win(state)
    assert "take" not in legal(state) and len(legal(state)) == 3
    refusal = state.why_not(0, GAME.parse("take"))
    assert refusal is not None and refusal.clause == "2.3"


def test_4_7_less_than_the_full_amount_is_something() -> None:
    state = table("magician", stones={1: (4, 0, 0)}, coins={3: (8, 2, 29, 0, 0)})
    before = worth(state)
    win(state, "take")
    assert changes(before, state) == {"1.silver": 1}


def test_4_7_what_must_be_done_and_leaves_no_choice_is_done() -> None:
    state = table("magician")
    before = worth(state)
    win(state)
    assert changes(before, state) == {"1.silver": 3}


def test_4_7_which_stones_are_paid_is_the_payers_choice() -> None:
    state = table("magician", stones={1: (3, 2, 1)})
    win(state)
    assert set(legal(state)) == {"pay 1r 2b 1y", "pay 2r 1b 1y", "pay 2r 2b", "pay 3r 1b", "pay 3r 1y", "take"}


def test_4_8_what_was_paid_is_already_in_the_bank() -> None:
    state = table("alchemist", coins={3: (8, 11, 5, 0, 0)})
    assert state.common == 0
    bid(state, "2f", "1g", "nothing")
    assert state.places[0].common == 3
    state = table("goldsmith", coins={1: (8, 2, 5, 0, 2)})
    bid(state, "1f +1r", "nothing", "nothing")
    assert (state.places[0].red, state.red) == (2, 0)


def test_4_8_silver_of_the_tie_break_too() -> None:
    state = table("dwarf-4", coins={3: (8, 2, 30, 0, 0)})
    assert state.silver == 0
    bid(state, "1f", "1f", "nothing")
    do(state, "1: silver 2", "2: silver 1")
    assert state.places[0].silver == 5 - 2 + 3


def test_4_8_the_doppelganger_is_decided_before_the_use() -> None:
    state = table("magician", stones={1: (4, 0, 0)}, double=(1, "from-before"))
    win(state)
    assert asked(state) == [(1, "double")]
    refusal = state.why_not(0, GAME.parse("take"))
    assert refusal is not None and refusal.clause == "6.4"


def test_4_8_only_the_winner_acts() -> None:
    state = table("magician", stones={1: (4, 0, 0)})
    win(state)
    refusal = state.why_not(1, GAME.parse("take"))
    assert refusal is not None and (refusal.clause, refusal.reason) == ("4.8", "winner-uses-card")


def test_4_6_seconds_by_value() -> None:
    assert seconds_after([3, 1, 2], 0) == [2]
    assert seconds_after([3, 0, 0], 0) == [1, 2]
    assert seconds_after([3, 2, 2], 0) == [1, 2]
