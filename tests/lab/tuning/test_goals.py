"""What can be wanted of a game, and how near it is."""

import pytest

from drachenhort.games import find
from drachenhort.lab.report.estimate import Estimate
from drachenhort.lab.report.play import Grouped, Plan
from drachenhort.lab.report.watch import watch
from drachenhort.lab.tuning.goals import GoalError, read_goal

GAME = find("schutt_und_asche")
PLAYERS = ["random", "greedy"]


@pytest.mark.parametrize(
    ("text", "kind", "of", "low", "high"),
    [
        ("people win 60-70%", "people", "", 0.6, 0.7),
        ("people  win 60.5-70 %", "people", "", 0.605, 0.7),
        ("seat 2 wins 45-55%", "seat", "2", 0.45, 0.55),
        ("greedy wins 60-90%", "player", "greedy", 0.6, 0.9),
        ("ending dragon-by-lands 10-20%", "ending", "dragon-by-lands", 0.1, 0.2),
        ("decisions 200-300", "decisions", "", 200, 300),
        ("turns 20-30", "turns", "", 20, 30),
    ],
)
def test_a_goal_is_read(text: str, kind: str, of: str, low: float, high: float) -> None:
    goal = read_goal(text, GAME, 2, PLAYERS)
    assert [goal.kind, goal.of] == [kind, of]
    assert [goal.low, goal.high] == pytest.approx([low, high])


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "is no goal; say what shall lie between what, such as"),
        ("people win", "is no goal"),
        ("people win 60-70", "a share of games has a % behind it"),
        ("decisions 20-30%", "decisions are counted, so no % belongs there"),
        ("people win 70-60%", "give the lower bound first"),
        ("people win 60-170%", "at most 100%"),
        ("seat 3 wins 20-30%", "there are 2 seats here, not 3"),
        ("search wins 20-30%", "nobody called 'search' plays here; random, greedy do"),
        ("ending flood 20-30%", "has no ending 'flood'; it has"),
    ],
)
def test_what_is_no_goal_is_refused_with_what_would_be_right(text: str, says: str) -> None:
    with pytest.raises(GoalError, match=says):
        read_goal(text, GAME, 2, PLAYERS)


def test_each_goal_measures_what_it_says() -> None:
    plan = Plan(GAME.id, 2, PLAYERS, {}, "goals", 20, is_close=False)
    grouped = Grouped(2)
    for task in plan.tasks():
        grouped.add(watch(task))
    sample = grouped.sample()
    whole = sample.whole

    def value(text: str) -> float:
        return read_goal(text, GAME, 2, PLAYERS).measure(sample).value

    seats = [value(f"seat {seat} wins 0-100%") for seat in (1, 2)]
    assert value("people win 0-100%") == pytest.approx(sum(seats)) == pytest.approx(1 - whole.games[0] / 20)
    assert value("greedy wins 0-100%") + value("random wins 0-100%") == pytest.approx(sum(seats))
    assert value("decisions 1-2") == pytest.approx(sum(int(size) * n for size, n in whole.lengths.items()) / 20)
    assert value("turns 1-2") == pytest.approx(sum(int(size) * n for size, n in whole.turns.items()) / 20)
    assert sum(value(f"ending {name} 0-100%") for name in GAME.endings) == pytest.approx(1)


def test_a_miss_is_how_far_it_lies_outside() -> None:
    share = read_goal("people win 60-70%", GAME, 2, PLAYERS)
    assert [share.miss(value) for value in (0.5, 0.6, 0.65, 0.7, 0.9)] == pytest.approx([0.1, 0, 0, 0, 0.2])
    length = read_goal("decisions 100-300", GAME, 2, PLAYERS)
    assert [length.miss(value) for value in (50, 100, 400)] == pytest.approx([0.25, 0, 0.5])


def test_a_goal_is_reached_missed_or_nobody_knows_yet() -> None:
    goal = read_goal("people win 60-70%", GAME, 2, PLAYERS)
    judged = [goal.judge(Estimate(value, 0.01, 50, 1000), 0.05) for value in (0.65, 0.69, 0.75, 0.5)]
    assert judged == ["yes", "not yet", "no", "no"]
