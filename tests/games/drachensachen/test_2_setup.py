"""Rules 2: the setup of one game."""

from collections import Counter

import pytest

from drachenhort.core.state import State
from drachenhort.games.drachensachen.game import GAME
from tests.games.drachensachen.table import KINDS, asked, choose, knows, legal, line, play, refused, samples, size, table

ALL_SEATS = range(2, 7)


def fresh(seats: int, seed: str = "setup") -> State:
    return GAME.new(seats, GAME.options({}), seed)


def before_the_swap() -> State:
    return table(
        seats=3,
        hands=["1 2 3 4 5", "1 2 3 4 5", "6 7 8 9 N"],
        opens=["7 7 E", "8 9 N", "1 2 3"],
        step="swap 1=? 2=? 3=?",
    )


# 2.1


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_2_1_every_seat_gets_three_hidden_three_open_and_five_hand_cards(seats: int) -> None:
    state = fresh(seats)
    for seat in range(1, seats + 1):
        assert [size(state, f"{row} {seat}") for row in ("hidden", "open", "hand")] == [3, 3, 5]


def test_2_1_all_cards_are_shuffled_so_every_kind_turns_up_everywhere() -> None:
    places = ["hand 1", "open 1", "hidden 1", "hand 4", "open 4", "hidden 4", "draw pile", "out"]
    deals = [fresh(4, f"deal {number}") for number in range(80)]
    for place in places:
        assert {card for deal in deals for card in line(deal, place).split()} == set(KINDS), place


def test_2_1_another_seed_is_another_deal_and_the_same_seed_the_same() -> None:
    assert fresh(4, "a").text() == fresh(4, "a").text()
    assert line(fresh(4, "a"), "hand 1") != line(fresh(4, "b"), "hand 1")


# 2.2


def test_2_2_all_seats_decide_at_the_same_time_in_any_order() -> None:
    state = before_the_swap()
    assert asked(state) == ["1 swap", "2 swap", "3 swap"]
    choose(state, 3, "keep")
    assert asked(state) == ["1 swap", "2 swap"]
    choose(state, 1, "keep")
    choose(state, 2, "keep")
    assert asked(state) == ["1 play"]


def test_2_2_a_seat_may_swap_one_own_open_card_for_one_own_hand_card_or_none() -> None:
    state = before_the_swap()
    swaps = {f"swap {opened} {hand}" for opened in "7E" for hand in "12345"}
    assert legal(state, 1) == {"keep", *swaps}


def test_2_2_the_cards_change_places() -> None:
    state = before_the_swap()
    choose(state, 1, "swap 7 2")
    choose(state, 2, "swap N 5")
    choose(state, 3, "keep")
    assert [line(state, "hand 1"), line(state, "open 1")] == ["1 3 4 5 7", "2 7 E"]
    assert [line(state, "hand 2"), line(state, "open 2")] == ["1 2 3 4 N", "5 8 9"]
    assert [line(state, "hand 3"), line(state, "open 3")] == ["6 7 8 9 N", "1 2 3"]


@pytest.mark.parametrize("move", ["swap 7 6", "swap 8 1", "swap 1 7", "play 1", "take", "remove 7", "draw"])
def test_2_2_nothing_but_an_own_swap_or_none_is_allowed(move: str) -> None:
    assert refused(before_the_swap(), move, seat=1) == "2.2"


def test_2_2_a_seat_swaps_only_once() -> None:
    state = choose(before_the_swap(), 1, "swap 7 2")
    assert legal(state, 1) == set()
    assert refused(state, "swap 7 3", seat=1) == "2.2"


def test_2_2_nobody_sees_a_choice_before_the_last_one_is_made() -> None:
    """Neither what was chosen nor whether anything was."""
    swapped = choose(before_the_swap(), 1, "swap 7 2")
    kept = choose(before_the_swap(), 1, "keep")
    for seat in (1, 2, 15):
        assert swapped.view(seat).to_json() == kept.view(seat).to_json()
    assert line(swapped, "open 1") == "7 7 E"


def test_2_2_samples_guess_the_choice_of_another_and_keep_the_own() -> None:
    state = choose(before_the_swap(), 1, "swap 7 2")
    assert len({line(sample, "step") for sample in samples(state, 2)}) > 5
    assert {line(sample, "step") for sample in samples(state, 1)} == {"swap 1=7/2 2=? 3=?"}


def test_2_2_a_choice_that_waits_is_known_to_its_own_seat_only() -> None:
    state = before_the_swap()
    state.is_logging = True
    choose(state, 1, "swap 7 2")
    assert state.take_events() == []
    choose(state, 2, "keep")
    choose(state, 3, "keep")
    assert [event.kind.name for event in state.take_events()] == ["swapped", "kept", "kept"]


def test_2_2_no_swap_once_the_turns_have_begun() -> None:
    state = table(hands=["1 2 3"], opens=["7"])
    assert refused(state, "swap 7 2") == "2.2"
    assert refused(state, "keep") == "2.2"


def test_2_2_the_open_card_taken_into_the_hand_is_known_to_all() -> None:
    state = choose(before_the_swap(), 1, "swap 7 2")
    choose(state, 2, "keep")
    choose(state, 3, "keep")
    assert [knows(state, viewer, 1) for viewer in (2, 3, 16)] == ["7", "7", "7"]


def test_2_2_then_the_starter_begins_with_an_empty_pile() -> None:
    state = fresh(4, "some seed")
    for seat in range(1, 5):
        choose(state, seat, "keep")
    assert asked(state) == [f"{line(state, 'starter')} play"]
    assert line(state, "pile") == ""


# 2.3


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_2_3_eighteen_cards_are_the_draw_pile_and_the_rest_is_out(seats: int) -> None:
    state = fresh(seats)
    assert size(state, "draw pile") == 18
    assert size(state, "out") == 96 - 11 * seats - 18


def test_2_3_nobody_sees_the_cards_that_are_out_or_in_the_draw_pile() -> None:
    one = table(seats=2, draw="1 2 3 4 5")
    other = table(seats=2, draw="E 7 8 9 N")
    for seat in (0, 1, 15):
        assert one.view(seat).to_json() == other.view(seat).to_json()


# 2.4


def test_2_4_the_starter_of_the_first_game_is_random() -> None:
    starters = Counter(line(fresh(4, f"seed {number}"), "starter") for number in range(400))
    assert set(starters) == {"1", "2", "3", "4"}
    assert all(70 <= count <= 130 for count in starters.values()), starters


def after_a_game(previous: int, totals: list[int]) -> State:
    """Seat 1 wins; the others have one card left, so `totals` is what the seats have lost when the next game starts."""
    seats = len(totals)
    state = table(
        seats=seats,
        hands=["8"] * seats,
        opens=[""] * seats,
        hidden=[""] * seats,
        lost=[totals[0], *(gold - 1 for gold in totals[1:])],
        starter=previous,
        options="target=99",
    )
    return play(state, "play 8")


@pytest.mark.parametrize(
    ("previous", "totals", "starter"),
    [
        (1, [3, 5, 9, 2], 3),  # The most lost, wherever it sits.
        (3, [3, 5, 9, 2], 3),  # Also the previous starter.
        (1, [12, 5, 9, 2], 1),  # In the match so far, not in the last game.
        (1, [4, 9, 9, 9], 2),  # A tie: clockwise from the left of the previous starter.
        (2, [4, 9, 9, 9], 3),
        (3, [4, 9, 9, 9], 4),
        (4, [4, 9, 9, 9], 2),
        (4, [9, 4, 4, 9], 1),  # The previous starter itself last.
        (1, [9, 4, 4, 9], 4),
        (2, [7, 7, 7, 7], 3),
    ],
)
def test_2_4_the_seat_with_the_most_lost_gold_starts_the_next_game(previous: int, totals: list[int], starter: int) -> None:
    state = after_a_game(previous, totals)
    assert line(state, "lost") == " ".join(str(gold) for gold in totals)
    assert line(state, "starter") == str(starter)
    assert line(state, "on turn") == str(starter)
