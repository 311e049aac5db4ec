"""The ways over a board, counted before anybody plays on it."""

import time

import pytest

from drachenhort.core.rng import Rng
from drachenhort.games.drachenfels.board import read_tokens, standard_board
from drachenhort.games.drachenfels.board_faults import BoardError
from drachenhort.games.drachenfels.fields import FIELD_NAMES, FIELDS, LAND
from drachenhort.games.drachenfels.walks import MOST_STEPS, MOST_WALKS_IN_ALL, TooManyWalks, Walks

STANDARD = standard_board()
LAND_FIELDS = [field for field in range(LAND, FIELDS) if STANDARD.has(field)]


def with_more_edges(rng: Rng, count: int) -> list[list[int]]:
    """The neighbours on the standard board with so many ways across the land added."""
    neighbours = [others[:] for others in STANDARD.neighbours]
    while count:
        one, other = (LAND_FIELDS[rng.below(len(LAND_FIELDS))] for _ in range(2))
        if one != other and other not in neighbours[one]:
            neighbours[one].append(other)
            neighbours[other].append(one)
            count -= 1
    return [sorted(others) for others in neighbours]


def tokens(neighbours: list[list[int]]) -> list[str]:
    return [
        ":".join(
            [
                FIELD_NAMES[field],
                STANDARD.kinds[field],
                str(STANDARD.xs[field]),
                str(STANDARD.ys[field]),
                "/".join(FIELD_NAMES[other] for other in neighbours[field]),
            ]
        )
        for field in range(FIELDS)
        if STANDARD.has(field)
    ]


@pytest.mark.parametrize("more", [0, 3, 6])
def test_as_many_are_counted_as_are_listed(more: int) -> None:
    from drachenhort.games.drachenfels.walks import _all_walks

    neighbours = with_more_edges(Rng.from_seed(f"walks {more}"), more)
    counted = [Walks(neighbours).try_out(field) for field in range(FIELDS)]
    for field in range(FIELDS):
        assert counted[field] == sum(len(_all_walks(neighbours, field, steps)) for steps in range(1, MOST_STEPS + 1))


def test_a_board_with_more_ways_than_can_be_counted_soon_is_refused() -> None:
    for number in range(40):
        neighbours = with_more_edges(Rng.from_seed(f"dense {number}"), 10)
        try:
            count = sum(Walks(neighbours).try_out(field) for field in range(FIELDS))
        except TooManyWalks:
            continue
        if count > MOST_WALKS_IN_ALL:
            break
    else:
        raise AssertionError("none of these boards is dense enough")
    start = time.thread_time()
    with pytest.raises(BoardError, match="leave some edges out"):
        read_tokens(tokens(neighbours))
    assert time.thread_time() - start < 0.2


def test_the_board_of_a_table_is_made_once() -> None:
    words = tokens(with_more_edges(Rng.from_seed("kept"), 2))
    board = read_tokens(words)
    assert board.tokens() == words
    assert read_tokens(words) is board
