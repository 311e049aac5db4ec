"""Lost and doubled moves are found by comparing what clients heard with what the server kept."""

from bench.server.faults import Faults, compare
from bench.server.load import Move

A, B, C = Move(0, 1), Move(1, 1), Move(0, 2)


def test_the_same_moves_have_no_faults() -> None:
    assert compare([A, B, C], [A, B, C]) == Faults(0, 0)


def test_a_move_that_is_not_in_the_record_is_lost() -> None:
    assert compare([A, B, C], [A, C]) == Faults(lost=1, doubled=0)


def test_the_last_move_can_be_lost() -> None:
    assert compare([A, B, C], [A, B]) == Faults(lost=1, doubled=0)


def test_a_move_that_is_in_the_record_twice_is_doubled() -> None:
    assert compare([A, B, C], [A, B, B, C]) == Faults(lost=0, doubled=1)


def test_a_move_that_nobody_made_is_too_much() -> None:
    assert compare([A, B], [A, C, B]) == Faults(lost=0, doubled=1)


def test_a_move_at_another_place_is_lost_here_and_too_much_there() -> None:
    assert compare([A, B, C], [B, C, A]) == Faults(lost=1, doubled=1)


def test_an_empty_record_has_lost_everything() -> None:
    assert compare([A, B], []) == Faults(lost=2, doubled=0)
