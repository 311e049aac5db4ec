"""Intervals."""

from math import sqrt

import pytest

from drachenhort.core.shares import wilson
from drachenhort.lab.stats import clustered, t_95


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Values of R's binom.wilson and of published tables.
        (5, 10, 0.2366, 0.7634),
        (0, 10, 0.0, 0.2775),
        (1, 10, 0.0179, 0.4042),
        (15, 148, 0.0624, 0.1605),
    ],
)
def test_wilson_against_known_values(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_the_share_lies_within_even_if_all_games_are_won() -> None:
    assert wilson(2000, 2000)[1] == 1.0
    assert wilson(0, 2000)[0] == 0.0


def test_without_a_game_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(
    ("freedom", "value"), [(1, 12.7062), (2, 4.3027), (3, 3.1824), (5, 2.5706), (10, 2.2281), (30, 2.0423), (1000, 1.9623)]
)
def test_student_against_known_values(freedom: int, value: float) -> None:
    assert t_95(freedom) == pytest.approx(value, rel=0.005)


def test_few_clusters_are_reckoned_after_student() -> None:
    """Five clusters around a half: the mean's standard error is the root of 0.0008 / (5 * 4)."""
    low, high = clustered(0.5, 0.0008, 5, 100)
    assert (high - low) / 2 == pytest.approx(2.7764 * sqrt(0.0008 / 20), rel=0.005)
