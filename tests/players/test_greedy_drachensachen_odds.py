"""What the greedy player works out about the others."""

from math import comb

import pytest

from drachenhort.core.packed import pack
from drachenhort.core.rng import Rng
from drachenhort.games import find
from drachenhort.games.drachensachen.cards import EXTERMINO, NULL, PROTECTO, cards_of, mask_of, size_of
from drachenhort.games.drachensachen.data import SKILL_ONE
from drachenhort.games.drachensachen.view import View
from drachenhort.players.greedy.drachensachen_burden import burden_of, load_of
from drachenhort.players.greedy.drachensachen_odds import Odds, top_of


def fresh_view(seats: int) -> View:
    game = find("drachensachen")
    view = game.new(seats, game.options({}), "odds").view(0)
    assert isinstance(view, View)
    return view


def test_3_12_unseen_is_what_lies_neither_open_nor_in_the_own_hand() -> None:
    odds = Odds(fresh_view(4))
    assert odds.unseen_count == 96 - 4 * 3 - 5


def test_the_chance_that_none_of_some_unseen_cards_fits_is_that_of_drawing_without_returning() -> None:
    odds = Odds(fresh_view(2))
    fitting = size_of(odds.unseen & mask_of(7))
    expected = comb(odds.unseen_count - fitting, 5) / comb(odds.unseen_count, 5)
    assert odds.none_among(5, mask_of(7)) == pytest.approx(expected)
    assert odds.blocked(1, mask_of(7)) == pytest.approx(expected)


def test_a_card_known_to_be_in_a_hand_answers_for_certain() -> None:
    view = fresh_view(2)
    view.known[1] = cards_of(7, 1)
    assert Odds(view).blocked(1, mask_of(7)) == 0.0
    assert Odds(view).blocked(1, mask_of(8)) > 0.0


def test_3_8_without_a_hand_the_open_cards_decide() -> None:
    view = fresh_view(2)
    view.hand_sizes[1] = 0
    view.opens[1] = pack([2, 8])
    assert Odds(view).blocked(1, mask_of(8)) == 0.0
    assert Odds(view).blocked(1, mask_of(9)) == 1.0


def test_3_2_a_protecto_leaves_the_card_to_beat() -> None:
    top = top_of([4, 6, 6, PROTECTO])
    assert (top.card, top.beat, top.run) == (PROTECTO, 6, 1)
    assert top_of([4, 6, 6]).after(6, 2).run == 4


def test_8_3_a_one_fits_on_a_nine_only_with_the_skill() -> None:
    view = fresh_view(2)
    nine = top_of([9])
    assert Odds(view).fitting(nine) & mask_of(1) == 0
    view.skills = SKILL_ONE
    assert Odds(view).fitting(nine) & mask_of(1) != 0


def test_3_5_four_of_a_kind_weigh_nothing_and_three_do() -> None:
    assert load_of(pack([7, 7, 7, 7]), 0) == 0.0
    assert load_of(pack([7, 7, 7]), 0) > 0.0


def test_weak_cards_weigh_more_than_strong_ones_and_most_in_the_last_stand() -> None:
    assert load_of(pack([1]), 0) > load_of(pack([8]), 0) > load_of(pack([NULL]), 0) > load_of(pack([EXTERMINO]), 0)
    assert burden_of(pack([1]), pack([8]), 0) < burden_of(pack([8]), pack([1]), 0)
    assert load_of(pack([1]), SKILL_ONE) < load_of(pack([1]), 0)


def test_samples_agree_with_the_chance_that_a_seat_is_blocked() -> None:
    view = fresh_view(3)
    rng = Rng.from_seed("samples")
    kinds = mask_of(4) | mask_of(PROTECTO)
    blocked = 0
    for _ in range(400):
        sampled = view.sample(rng).view(1)
        assert isinstance(sampled, View)
        blocked += sampled.hand & kinds == 0
    assert blocked / 400 == pytest.approx(Odds(view).blocked(1, kinds), abs=0.1)
