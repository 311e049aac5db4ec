"""Intervals hold as often as they say, and many comparisons are paid for."""

from math import inf, sqrt

import pytest

from drachenhort.core.rng import Rng
from drachenhort.lab.report.estimate import Estimate, difference, estimate, holm
from drachenhort.lab.stats import student, t_95


def share(groups: list[tuple[int, int]]) -> Estimate:
    games, wins = sum(group[0] for group in groups), sum(group[1] for group in groups)
    without = [(wins - won) / (games - all_of) for all_of, won in groups]
    return estimate(wins / games, without, games)


def draws(rng: Rng, groups: int, size: int) -> list[tuple[int, int]]:
    return [(size, sum(rng.below(4) == 0 for _ in range(size))) for _ in range(groups)]


def test_an_interval_holds_the_truth_95_times_of_100() -> None:
    rng = Rng.from_seed("coverage")
    trials = 300
    held = sum(not share(draws(rng, 25, 8)).is_beyond(0.25) for _ in range(trials))
    assert held / trials == pytest.approx(0.95, abs=3 * sqrt(0.95 * 0.05 / trials))


def test_the_error_of_a_share_is_that_of_independent_games() -> None:
    found = share(draws(Rng.from_seed("error"), 50, 40))
    assert found.error == pytest.approx(sqrt(0.25 * 0.75 / 2000), rel=0.35)


def test_four_times_the_games_halve_the_interval() -> None:
    found = Estimate(0.25, 0.01, 50, 1000)
    assert found.games_for(found.reach() / 2) == 4000
    assert found.games_for(1.0) == 1000


def test_one_group_tells_nothing() -> None:
    assert estimate(0.5, [0.5], 10).interval() == (-inf, inf)


def test_what_both_sides_share_cancels_out() -> None:
    noise = [0.1, 0.4, 0.2, 0.9]

    def one(without: int | None) -> float:
        return sum(noise) / 4 if without is None else (sum(noise) - noise[without]) / 3

    found = difference(one, lambda without: one(without) + 0.05, 4, 100)
    assert found.value == pytest.approx(0.05) and found.error < 1e-9


def test_holm_asks_most_of_the_clearest_and_ends_at_the_first_that_fails() -> None:
    each = [Estimate(z, 1.0, 1000, 1000) for z in (2.3, 4.0, 2.0, 1.0)]
    assert holm(each) == [False, True, False, False]  # 2.3 would be clear by itself; one of three it is not.
    assert holm([*each[:2]]) == [True, True]
    assert holm([]) == []


def test_student_is_as_in_tables() -> None:
    assert student(1.959964, 10) == pytest.approx(2.2281, abs=1e-3) and t_95(1) > t_95(2) > t_95(3)
