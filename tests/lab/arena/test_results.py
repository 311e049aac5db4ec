"""Shares, intervals and orders."""

from random import Random

import pytest

from drachenhort.core.shares import wilson
from drachenhort.lab.arena.matches import Kind, Match, matches_of
from drachenhort.lab.arena.results import MatchResult, empty_result, order_of
from tests.lab.arena.arenas import made_up, played, won_by


def reach(result: MatchResult) -> float:
    low, high = result.interval("a")
    return high - low


def test_a_win_counts_for_whoever_sits_there() -> None:
    result = made_up([[0, 0], [0, 1], [1, 0]])
    assert (result.games, result.deals) == (6, 3)
    assert (result.wins("a"), result.wins("b")) == (4.0, 2.0)
    assert result.share("a") == pytest.approx(2 / 3)
    assert result.orders == {"a>b": 4, "b>a": 2}


def test_a_deal_counts_when_it_was_played_in_all_seatings() -> None:
    result = made_up([[0, 0]])
    before = (result.games, result.wins("a"))
    result.add(won_by(("a", "b"), 0))
    assert (result.games, result.wins("a")) == before
    assert len(result.begun) == 1
    result.add(won_by(("b", "a"), 1))
    assert (result.games, result.wins("a"), result.begun) == (4, 4.0, [])


def test_a_shared_victory_counts_in_part() -> None:
    result = empty_result(Match([("a", "b", "b")]))
    result.add(played(("a", "b", "b"), [5, 5, 1], [0, 1]))
    result.add(played(("a", "b", "b"), [5, 5, 5], [0, 1, 2]))
    assert result.wins("a") == pytest.approx(1 / 2 + 1 / 3)
    assert result.wins("b") == pytest.approx(1 / 2 + 2 / 3)
    assert (result.standings["a"].mean_score, result.standings["b"].mean_score) == (5.0, 4.0)


def test_a_common_defeat_is_nobodys_win() -> None:
    result = empty_result(Match([("a", "b")]))
    result.add(played(("a", "b"), [9, 3], []))
    result.add(played(("a", "b"), [9, 3], [0]))
    assert (result.nobody, result.won) == (1, 1)
    assert (result.share("a"), result.share_of_won("a")) == (0.5, 1.0)
    assert (result.share("b"), result.share_of_won("b")) == (0.0, 0.0)


@pytest.mark.parametrize(
    ("scores", "winners", "order"),
    [
        ([1, 2, 3, 3], [0], "a>a=b>b"),  # The winner comes first whatever the score, then those with more of it.
        ([5, 5, 1, 2], [0, 1], "a=b>b>a"),  # A shared victory: both are first.
        ([9, 1, 2, 3], [], "a=a=b=b"),  # All have lost: nobody is before anybody.
        ([-3, -7, -1, -3], [2], "a>a=b>b"),
    ],
)
def test_the_order_of_an_outcome(scores: list[int], winners: list[int], order: str) -> None:
    seating = ("a", "b", "a", "b")
    assert order_of(seating, scores, winners) == order


def test_the_fair_share_goes_by_seats() -> None:
    (match,) = matches_of(Kind.ONE_AGAINST, ["a", "b"], 4)
    result = empty_result(match)
    assert result.fair_share("a") == 0.0
    for seating in match.seatings:
        result.add(played(seating, [0, 0, 0, 0], [0]))
    assert (result.fair_share("a"), result.fair_share("b")) == (0.25, 0.75)
    assert (result.share("a"), result.share("b")) == (0.25, 0.75)


def test_where_the_deal_decides_its_seatings_cancel_out() -> None:
    """Whoever has the good seat wins: 100 games tell as much as if nothing was left to chance."""
    alike = made_up([[0, 1]] * 49 + [[0, 0]])
    low, high = wilson(51, 100)
    assert alike.share("a") == 0.51
    assert reach(alike) < (high - low) / 4


def test_where_the_games_of_a_deal_go_together_they_count_as_one() -> None:
    together = made_up([[0, 0]] * 30 + [[1, 1]] * 20)
    low, high = wilson(30, 50)
    assert reach(together) == pytest.approx(high - low, rel=0.05)


@pytest.mark.parametrize("pull", [0.0, 0.5, 0.9])
def test_the_interval_holds_the_true_share_in_95_of_100_arenas(pull: float) -> None:
    """`pull`: how often a deal decides for one player, whoever sits where."""
    chance, held = Random(f"interval {pull}"), 0
    for _ in range(1000):
        deals = []
        for _ in range(40):
            decided = int(chance.random() >= 0.7)
            games = [decided if chance.random() < pull else int(chance.random() >= 0.7) for _ in range(2)]
            deals.append(games)
        low, high = made_up(deals).interval("a")
        held += low <= 0.7 <= high
    assert 930 <= held <= 975


def test_few_deals_that_look_alike_are_not_taken_for_sure() -> None:
    low, high = made_up([[0, 1]] * 3).interval("a")
    assert high - low > 0.3
    low, high = made_up([[0, 1]]).interval("a")
    assert high - low > 0.8
    low, high = made_up([[0, 0]] * 20).interval("a")
    assert (low, high) == wilson(40, 40)


def test_without_a_game_nothing_is_known() -> None:
    result = made_up([])
    assert result.interval("a") == (0.0, 1.0)
    assert (result.share("a"), result.share_of_won("a"), result.standings["a"].mean_score) == (0.0, 0.0, 0.0)
