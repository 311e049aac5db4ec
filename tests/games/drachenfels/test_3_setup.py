"""Rule 3: setup."""

import pytest

from drachenhort.core.plain import Json
from drachenhort.core.state import State
from drachenhort.games.drachenfels.game import GAME
from tests.games.drachenfels.table import COLOURS, COPIES, asked, knows, legal, line, play, refused, shown, size, table


def fresh(seats: int, seed: str = "setup", **options: Json) -> State:
    return GAME.new(seats, GAME.options(options), seed)


def picked(seats: int, seed: str = "setup", **options: Json) -> State:
    return fresh(seats, seed, knights_by_seat=True, **options)


def test_3_1_a_dragon_closes_every_rock_castle_and_nothing_stands_yet() -> None:
    state = fresh(3)
    assert line(state, "dragons") == "F1 F2 F3 F4"
    assert [line(state, "rainbows"), line(state, "bridges")] == ["", ""]


def test_3_1_princesses_are_shuffled_and_nobody_sees_them() -> None:
    placings = {line(fresh(2, str(number)), "princesses") for number in range(200)}
    assert len(placings) == 24
    for viewer in (1, 2, 16):
        assert shown(fresh(2), viewer, "seen") == [None] * 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_3_1_from_the_start_player_clockwise_each_seat_picks_a_free_knight(seats: int) -> None:
    state = fresh(seats, "picks")
    seat, free = int(line(state, "on turn")), COLOURS[:]
    for colour in ["white", "red", "yellow", "blue"][:seats]:
        assert asked(state) == f"{seat} knight"
        assert legal(state) == {f"knight {each}" for each in free}
        play(state, f"knight {colour}")
        assert line(state, f"knight {seat}") == colour
        assert line(state, f"field {seat}") == f"S{COLOURS.index(colour) + 1}"
        free.remove(colour)
        seat = seat % seats + 1
    assert asked(state) == f"{line(state, 'on turn')} turn"
    assert seat == int(line(state, "on turn"))


def test_3_1_a_taken_knight_is_refused_and_nothing_else_can_be_done() -> None:
    state = play(fresh(3), "knight red")
    assert refused(state, "knight red") == "3.1"
    assert refused(state, "refresh") == "3.1"
    assert refused(picked(2), "knight white") == "3.1"


def test_3_1_by_option_knights_are_given_out_by_seat_or_at_random() -> None:
    state = fresh(3, knights_by_seat=True)
    assert [line(state, f"knight {seat}") for seat in (1, 2, 3)] == ["red", "blue", "yellow"]
    drawn = {tuple(line(fresh(2, str(n), knights_at_random=True), f"knight {seat}") for seat in (1, 2)) for n in range(200)}
    assert len(drawn) == 12


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_3_2_seven_cards_each_and_the_rest_is_the_draw_pile(seats: int) -> None:
    state = picked(seats)
    assert [size(state, f"hand {seat}") for seat in range(1, seats + 1)] == [7] * seats
    assert size(state, "draw pile") == (36 if seats == 4 else 31) - 7 * seats
    assert line(state, "discards") == ""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_3_2_fewer_than_four_play_without_one_card_of_each_value_and_know_it(seats: int) -> None:
    state = picked(seats)
    cards = line(state, "draw pile").split()
    for seat in range(1, seats + 1):
        cards += line(state, f"hand {seat}").split()
    expected = {kind: copies - (seats < 4 and kind.isdigit()) for kind, copies in COPIES.items()}
    assert {kind: cards.count(kind) for kind in COPIES} == expected
    assert shown(state, 16, "removed") == ([] if seats == 4 else ["1", "2", "3", "4", "5"])


def test_3_2_cards_are_dealt_when_everybody_has_a_knight() -> None:
    state = play(fresh(2), "knight red")
    assert size(state, "hand 1") + size(state, "hand 2") == 0
    play(state, "knight blue")
    assert size(state, "hand 1") + size(state, "hand 2") == 14


def test_3_2_hands_are_secret_and_their_sizes_are_not() -> None:
    state = table(hands=["1 2", "3 rainbow cloud"])
    assert knows(state, 1, 2) == ""
    assert knows(state, 1, 1) == "1 2"
    for viewer in (1, 2, 16):
        players = shown(state, viewer, "players")
        assert isinstance(players, list)
        assert [player["hand_size"] for player in players if isinstance(player, dict)] == [2, 3]


def test_3_2_discards_are_known_in_order() -> None:
    state = play(table(hands=["dragon 2"], discards="5 1 4"), "play dragon", "dragon F1", "to b1")
    assert shown(state, 16, "discards") == ["5", "1", "4", "dragon"]


def test_3_2_there_is_no_limit_for_a_hand() -> None:
    hand = "1 1 1 2 2 2 3 3 3 4 4 4"
    state = play(table(hands=[hand, "5"]), "draw 2")
    assert size(state, "hand 1") == 13


def test_3_3_the_start_player_is_random_or_the_first_seat() -> None:
    assert {line(fresh(4, str(number)), "on turn") for number in range(60)} == {"1", "2", "3", "4"}
    assert {line(fresh(4, str(number), first_seat_starts=True), "on turn") for number in range(60)} == {"1"}


def test_3_3_play_goes_clockwise() -> None:
    state = table(seats=3)
    for seat in (1, 2, 3, 1):
        assert asked(state) == f"{seat} turn"
        play(state, "refresh")


def test_3_3_nobody_acts_out_of_turn() -> None:
    state = table(hands=["1", "1"])
    reason = state.why_not(1, GAME.parse("play 1"))
    assert reason is not None and reason.clause == "3.3"
