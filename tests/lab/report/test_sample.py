"""Figures of a sample."""

from collections import Counter

import pytest

from drachenhort.lab.report.counts import NOBODY, Counts, key_of
from drachenhort.lab.report.play import Grouped, Plan, play
from drachenhort.lab.report.sample import Sample
from drachenhort.lab.report.watch import Task, watch

USE = "event:dealt.hand=1"


def games(wins: list[int], had: list[int], won: list[int]) -> Counts:
    """Games of two seats, a win counting 2: who won, and in how many games each seat had the thing and won with it."""
    counts = Counts(games=Counter({1: sum(wins)}), wins=Counter({0: 2 * wins[0], 1: 2 * wins[1]}))
    counts.had.update({key_of(USE, seat): n for seat, n in enumerate(had)})
    counts.won.update({key_of(USE, seat): 2 * n for seat, n in enumerate(won)})
    return counts


def test_worth_is_beyond_what_the_seat_wins_anyway() -> None:
    sample = Sample(2, [games([6, 4], [4, 0], [4, 0]), games([6, 4], [4, 2], [2, 1])])
    # Seat 1 wins 0.6 of all games: 8 times it is expected 4.8 times, and seat 2 twice 0.8 times; 7 wins it were.
    assert sample.worth(USE)(None) == pytest.approx((7 - 8 * 0.6 - 2 * 0.4) / 10)
    assert sample.worth(USE)(1) == pytest.approx((4 - 4 * 0.6) / 4)
    assert sample.times_had(USE) == 10


@pytest.mark.parametrize(
    ("had", "won", "is_telling"),
    [
        ([300, 300], [160, 140], True),
        ([300, 300], [300, 299], False),  # It is winning itself.
        ([500, 500], [260, 240], False),  # All have it.
        ([90, 90], [45, 45], False),  # Too few have it.
    ],
)
def test_what_belongs_to_every_game_or_is_winning_itself_tells_nothing(
    had: list[int], won: list[int], is_telling: bool
) -> None:
    """Its worth follows from how often each seat wins, so surely that nothing else would be found beside it."""
    assert Sample(2, [games([260, 240], had, won)]).can_judge(USE) == is_telling


def test_equal_shares_are_of_what_is_won_at_all() -> None:
    counts = Counts(games=Counter({1: 6, 0: 4}), wins=Counter({0: 8, 1: 4, NOBODY: 8}))
    sample = Sample(2, [counts])
    assert sample.fair_share == pytest.approx(0.3)
    assert sample.fairness(0)(None) == pytest.approx(0.1)


def test_counts_add_up_whatever_the_order() -> None:
    parts = [
        watch(Task("drachensachen", 2, ["random"] * 2, {"single_game": True}, "s", first, first + 3, 0))
        for first in (0, 3, 6)
    ]
    one, other = Counts(), Counts()
    for part in parts:
        one.add(part)
    for part in reversed(parts):
        other.add(part)
    assert one == other
    assert one == watch(Task("drachensachen", 2, ["random"] * 2, {"single_game": True}, "s", 0, 9, 0))


def played(jobs: int) -> Grouped:
    plan = Plan("drachensachen", 2, ["random"] * 2, {"single_game": True}, "s", 6)
    *_, grouped = play(plan, jobs, lambda done: None)
    return grouped


def test_the_games_are_the_same_on_any_number_of_jobs() -> None:
    alone, together = played(1), played(2)
    assert alone.groups == together.groups
    assert alone.games == 6 and alone.sample().whole.close["games"] == 6


def test_where_hardly_anybody_wins_nothing_is_told_of_a_thing() -> None:
    rare = Counts(games=Counter({1: 30, 0: 9970}), wins=Counter({0: 30, 1: 30}), had=Counter({key_of(USE, 0): 5000}))
    even = Counts(games=Counter({1: 10000}), wins=Counter({0: 10000, 1: 10000}), had=Counter({key_of(USE, 0): 5000}))
    assert not Sample(2, [rare]).can_judge(USE)
    assert Sample(2, [even]).can_judge(USE)
