"""Connect four: a test for each rule, and the numbers that others have counted."""

from pathlib import Path

import pytest

from drachenhort.core.state import State
from drachenhort.games import find
from drachenhort.kit.conformance import conformance

GAME = find("connect_four")
TestConformance = conformance("connect_four", None, Path(__file__).parent)


def after(*columns: int) -> State:
    """The game after these stones, columns counted from 1."""
    state = GAME.new(2, GAME.options({}), "seed")
    for column in columns:
        state.act(column - 1)
    return state


def perft(state: State, depth: int) -> int:
    """How many games of this length there are; one that is over is no longer one."""
    decision = state.decision
    if decision is None or depth == 1:
        return 0 if decision is None else decision.count()
    total = 0
    for action in decision.legal:
        following = state.copy()
        following.act(action)
        total += perft(following, depth - 1)
    return total


def test_1_1_seven_columns_of_six() -> None:
    assert len(GAME.action_codes) == 7
    state = after(1, 1, 1, 1, 1, 1)
    assert state.decision is not None and state.decision.legal == [1, 2, 3, 4, 5, 6]


def test_1_2_a_stone_falls_to_the_lowest_free_place() -> None:
    cells = after(4, 4).view(0).to_json()["cells"]
    assert isinstance(cells, list) and (cells[38], cells[31]) == (0, 1)


@pytest.mark.parametrize(
    "columns",
    [(1, 1, 2, 2, 3, 3, 4), (1, 2, 1, 2, 1, 2, 1), (1, 2, 2, 3, 3, 4, 3, 4, 4, 6, 4), (4, 3, 3, 2, 2, 1, 2, 1, 1, 6, 1)],
)
def test_1_3_four_in_a_line_win(columns: tuple[int, ...]) -> None:
    outcome = after(*columns).outcome
    assert outcome is not None and (outcome.ending, outcome.winners) == ("four", [0])
    assert after(*columns[:-1]).outcome is None


@pytest.mark.parametrize(("depth", "games"), [(1, 7), (2, 49), (3, 343), (4, 2401), (5, 16807), (6, 117649)])
def test_as_many_games_as_others_have_counted(depth: int, games: int) -> None:
    assert perft(after(), depth) == games


def test_a_full_column_is_counted_out() -> None:
    # With five stones in one column only one more fits there: of 7 * 7 two-stone games one is missing.
    assert perft(after(1, 1, 1, 1, 1), 2) == 48
