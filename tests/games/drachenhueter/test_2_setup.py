"""1 Components, 2 Setup."""

from collections import Counter

import pytest

from drachenhort.core.rng import Rng
from drachenhort.games.drachenhueter.cards import (
    BACK,
    BACKLIGHT,
    COPIES,
    FRONT,
    LEFT_DECK,
    NAMES,
    RIGHT_DECK,
    START_CARDS,
    is_left,
    is_start,
)
from drachenhort.games.drachenhueter.data import (
    BLUE_PEARLS,
    CRESTS,
    PIECE_COUNTS,
    PIECE_VALUES,
    RED_PEARLS,
    REWARDS,
)
from drachenhort.games.drachenhueter.game import GAME
from drachenhort.games.drachenhueter.options import Options
from drachenhort.games.drachenhueter.setup import set_up
from drachenhort.games.drachenhueter.state import State, empty_table
from drachenhort.games.drachenhueter.tokens import how_many
from tests.games.drachenhueter.table import line, table


def new(seats: int, seed: str = "setup") -> State:
    state = GAME.new(seats, GAME.options({}), seed)
    assert isinstance(state, State)
    return state


def test_1_104_book_cards_in_two_stacks_of_52() -> None:
    assert len(LEFT_DECK) == len(RIGHT_DECK) == 52


def test_1_left_cards_split_by_number() -> None:
    for front in range(4):
        assert [LEFT_DECK.count(front * 5 + number) for number in range(1, 6)] == [2, 3, 3, 3, 2]
    assert Counter(FRONT[kind] for kind in LEFT_DECK) == {0: 13, 1: 13, 2: 13, 3: 13}


def test_1_right_cards_split_by_colour_never_the_front() -> None:
    for front in range(4):
        backs = Counter(BACK[kind] for kind in RIGHT_DECK if FRONT[kind] == front)
        assert backs == {(front + 1) % 4: 4, (front + 2) % 4: 4, (front + 3) % 4: 5}


def test_1_start_cards_belong_right_and_show_the_next_two_colours() -> None:
    assert len(START_CARDS) == 8
    assert sorted((FRONT[kind], BACK[kind]) for kind in START_CARDS) == sorted(
        [(front, (front + further) % 4) for front in range(4) for further in (1, 2)]
    )
    assert not any(is_left(kind) for kind in START_CARDS)


def test_1_backlight_dragons_have_a_6() -> None:
    assert (COPIES[BACKLIGHT], BACK[BACKLIGHT], is_left(BACKLIGHT)) == (11, 6, True)


def test_1_card_names_are_front_and_back() -> None:
    assert [NAMES[1], NAMES[20], NAMES[21], NAMES[32], NAMES[33], NAMES[41]] == ["r1", "g5", "rw", "gb", "rw*", "x"]
    assert len(set(NAMES)) == len(NAMES)


def test_1_pieces_pearls_and_crests() -> None:
    assert dict(zip(PIECE_VALUES, PIECE_COUNTS, strict=True)) == {1: 8, 4: 8, 6: 5, 8: 4, 10: 8, 12: 4, 16: 5, 20: 3}
    assert sum(PIECE_COUNTS) == 45
    assert RED_PEARLS == [8, 8, 8, 9, 9, 9]
    assert BLUE_PEARLS == [3, 3, 3, 3, 3, 4, 4, 4, 4]
    assert CRESTS == [16, 12, 8]


def test_1_stones_in_the_supply() -> None:
    state = new(4)
    assert (state.eggs, state.crystals, state.backlights) == (9, 10, 11)


def test_1_six_rewards_by_number() -> None:
    found = [(reward.is_highest, reward.backlights, reward.crystals, reward.eggs) for reward in REWARDS]
    assert found == [
        (False, 0, 0, 0),
        (False, 1, 0, 0),
        (False, 1, 1, 0),
        (False, 0, 1, 1),
        (False, 0, 0, 2),
        (True, 0, 0, 0),
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_1_start_player_has_none_the_next_ones_1_2_and_3(seats: int) -> None:
    state = new(seats)
    sizes = [state.places[(state.on_turn + place) % seats].hand.size() for place in range(seats)]
    assert sizes == [0, 1, 2, 3][:seats]
    assert all(is_start(kind) for place in state.places for kind in place.hand.kinds())
    assert len(state.starts_out) == 8 - sum(sizes)


def test_2_1_the_start_player_is_random() -> None:
    starters = Counter(new(3, f"starter {number}").on_turn for number in range(300))
    assert all(70 < starters[seat] < 130 for seat in range(3))


def test_2_1_start_cards_are_random_and_leave_no_trace() -> None:
    seconds = Counter(line(new(2, f"start {number}"), "starts out").count("rw*") for number in range(400))
    assert 320 < seconds[1] < 380  # Seven of the eight leave.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_2_one_card_of_each_stack_is_turned_up(seats: int) -> None:
    state = new(seats)
    for side, deck in ((state.left, LEFT_DECK), (state.right, RIGHT_DECK)):
        assert side.unseen_count == 51
        assert sorted([*side.stack(), side.display]) == deck
        assert side.page == side.stack()[-1]


def test_2_2_stacks_are_shuffled() -> None:
    tops = Counter(FRONT[new(2, f"shuffle {number}").left.page] for number in range(400))
    assert all(60 < tops[front] < 140 for front in range(4))
    deepest = Counter(FRONT[new(2, f"shuffle {number}").right.unseen[0]] for number in range(400))
    assert all(60 < deepest[front] < 140 for front in range(4))


def test_2_2_taking_a_card_uncovers_the_next_back() -> None:
    state = table(left="w4 b1", left_display="r3")
    assert BACK[state.left.page] == 4
    state.apply(0, GAME.parse("take left"))
    assert (NAMES[state.left.display], BACK[state.left.page]) == ("w4", 1)


@pytest.mark.parametrize(("seats", "leaving"), [(2, 16), (3, 12), (4, 8)])
def test_2_3_pieces_leave_unseen_by_the_number_of_seats(seats: int, leaving: int) -> None:
    state = new(seats)
    assert how_many(state.pieces) == 45 - leaving
    assert len({line(new(seats, f"pieces {number}"), "pieces") for number in range(10)}) > 1


def test_2_3_pieces_lie_in_ascending_order() -> None:
    values = [int(word) for word in line(new(2), "pieces").split()]
    assert values == sorted(values)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_3_pearls_are_shuffled_and_all_there(seats: int) -> None:
    orders = set()
    for number in range(10):
        state = new(seats, f"pearls {number}")
        assert sorted(state.red_pearls) == RED_PEARLS and state.reds_left == len(RED_PEARLS)
        assert sorted(state.blue_pearls) == BLUE_PEARLS and state.blues_left == len(BLUE_PEARLS)
        orders.add((tuple(state.red_pearls), tuple(state.blue_pearls)))
    assert len(orders) > 1


@pytest.mark.parametrize(("seats", "crests"), [(2, [12, 8]), (3, [16, 12, 8]), (4, [16, 12, 8])])
def test_3_7_two_players_have_no_16(seats: int, crests: list[int]) -> None:
    assert new(seats).crests == crests


def test_2_1_everybody_but_the_start_player_has_a_secret() -> None:
    state = empty_table(3, Options({}), Rng.from_seed("told"))
    set_up(state)
    for seat in range(3):
        assert state.has_secret(seat) == (seat != state.on_turn)


def test_2_1_only_the_holder_is_told_the_fronts() -> None:
    state = GAME.new(2, GAME.options({}), "told", is_logging=True)
    assert isinstance(state, State)
    other = (state.on_turn + 1) % 2
    told = {event.kind.name: event for event in state.take_events()}
    assert [told["start-cards"].is_for(seat) for seat in range(2)] == [seat == other for seat in range(2)]
    assert [told["start-backs"].is_for(seat) for seat in range(2)] == [seat != other for seat in range(2)]
    (card,) = state.places[other].hand.kinds()
    assert told["start-cards"].values == [other, card]
    assert told["start-backs"].values == [other, BACK[card]]
