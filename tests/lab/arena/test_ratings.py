"""Ratings from who came before whom."""

from math import log, sqrt
from random import Random

import pytest

from drachenhort.lab.arena.ratings import ratings_of
from drachenhort.lab.arena.results import MatchResult

BETA = 25 / 6
"""openskill's own measure of chance in one game."""


def result(players: list[str], orders: dict[str, int]) -> MatchResult:
    return MatchResult(players, 1, orders=orders)


def test_the_gap_fits_the_share_of_wins() -> None:
    """After Plackett and Luce 70 % against 30 % are log(7 / 3) apart, in units of both players' chance."""
    ratings = ratings_of([result(["a", "b"], {"a>b": 1400, "b>a": 600})])
    assert list(ratings) == ["a", "b"]
    assert ratings["a"].mu - ratings["b"].mu == pytest.approx(log(7 / 3) * sqrt(2) * BETA, rel=0.2)


@pytest.mark.parametrize("seating", [["a", "a", "b", "b"], ["a", "b", "b", "b"]])
def test_several_seats_of_one_player_tell_of_one_strength(seating: list[str]) -> None:
    chance = Random("seats")
    orders: dict[str, int] = {}
    for _ in range(1500):
        left, order = list(seating), []
        while left:
            (name,) = chance.choices(left, [4.0 if each == "a" else 1.0 for each in left])
            left.remove(name)
            order.append(name)
        orders[">".join(order)] = orders.get(">".join(order), 0) + 1
    ratings = ratings_of([result(["a", "b"], orders)])
    assert ratings["a"].mu - ratings["b"].mu == pytest.approx(log(4) * 2 * BETA, rel=0.15)


def test_common_defeats_and_shared_victories_tell_nobody_apart() -> None:
    ratings = ratings_of([result(["a", "b"], {"a=b": 100})])
    assert ratings["a"].mu == pytest.approx(ratings["b"].mu)


def test_more_games_are_surer() -> None:
    few, many = (ratings_of([result(["a", "b"], {"a>b": 2 * count, "b>a": count})]) for count in (10, 100))
    assert many["a"].sigma < few["a"].sigma / 1.5


def test_all_matches_give_one_rating() -> None:
    """Who never met is compared through those who did."""
    ratings = ratings_of(
        [result(["a", "b"], {"a>b": 60, "b>a": 40}), result(["b", "c"], {"b>c": 60, "c>b": 40}), result(["c"], {})]
    )
    assert list(ratings) == ["a", "b", "c"]
    assert ratings == ratings_of(
        [result(["a", "b"], {"b>a": 40, "a>b": 60}), result(["b", "c"], {"b>c": 60, "c>b": 40}), result(["c"], {})]
    )
