"""A search finds what was hidden, goes on where it was, and names what it cannot read."""

from collections.abc import Callable
from pathlib import Path

import pytest

from drachenhort.games import find
from drachenhort.games.variants import read_variant
from drachenhort.lab.report.estimate import Estimate
from drachenhort.lab.report.play import Plan
from drachenhort.lab.tuning import search as tuning
from drachenhort.lab.tuning.goals import read_goal
from drachenhort.lab.tuning.search import Range, Search, SearchError, Trial, run, try_values, variant_of

HAND = Range("deal.hand", 0, 15)
COINS = Range("match.target", 5, 45)
GOAL = "decisions 118-122"


def search(goal: str = GOAL, ranges: list[Range] | None = None, games: int = 4) -> Search:
    plan = Plan("drachensachen", 2, ["random"] * 2, {"single_game": True}, "s", games, is_close=False)
    return Search(plan, ranges or [HAND, COINS], [read_goal(goal, find("drachensachen"), 2, plan.players)])


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, int]]:
    """What was tried, in a game whose length is ten times the hand and twice the target; a hand of 3 cannot be played."""
    tried: list[dict[str, int]] = []

    def play(asked: Search, number: int, values: dict[str, int], jobs: int, note: Callable[[int], None]) -> Trial:
        tried.append(values)
        if values["deal.hand"] == 3:
            return Trial(number, values, [], 0.0, "it cannot be played")
        length = 10.0 * values["deal.hand"] + 2 * values["match.target"]
        return Trial(number, values, [Estimate(length, 1.0, 50, 1000)], asked.goals[0].miss(length))

    monkeypatch.setattr(tuning, "try_values", play)
    return tried


def best(trials: list[Trial]) -> float:
    return min(trial.miss for trial in trials if not trial.why)


def test_it_finds_what_was_hidden(played: list[dict[str, int]], tmp_path: Path) -> None:
    """Of the 656 sets of values a few dozen would do."""
    trials = list(run(search(), tmp_path / "log", 40, 1, lambda games: None))
    assert best(trials) == 0.0
    assert len(played) == len(trials) == len({tuple(values.values()) for values in played}), "nothing is played twice"


def test_it_goes_on_where_it_was(played: list[dict[str, int]], tmp_path: Path) -> None:
    first = list(run(search(), tmp_path / "log", 12, 1, lambda games: None))
    again = list(run(search(), tmp_path / "log", 20, 1, lambda games: None))
    assert again[:12] == first and len(again) == len(played) == 20
    assert [trial.number for trial in again] == list(range(20))


def test_whoever_is_interrupted_keeps_what_is_done(
    played: list[dict[str, int]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = tuning.try_values

    def stop(asked: Search, number: int, values: dict[str, int], jobs: int, note: Callable[[int], None]) -> Trial:
        if number == 5:
            raise KeyboardInterrupt
        return usual(asked, number, values, jobs, note)

    monkeypatch.setattr(tuning, "try_values", stop)
    done: list[Trial] = []
    with pytest.raises(KeyboardInterrupt):
        done.extend(run(search(), tmp_path / "log", 12, 1, lambda games: None))
    monkeypatch.setattr(tuning, "try_values", usual)
    assert len(list(run(search(), tmp_path / "log", 12, 1, lambda games: None))) == len(played) == 12


def test_when_all_has_been_tried_it_ends(played: list[dict[str, int]], tmp_path: Path) -> None:
    few = search(ranges=[Range("deal.hand", 3, 5), Range("match.target", 10, 11)])
    trials = list(run(few, tmp_path / "log", 100, 1, lambda games: None))
    assert len(trials) <= few.combinations == 6
    assert sum(bool(trial.why) for trial in trials) <= 2


def test_a_log_of_something_else_is_refused(played: list[dict[str, int]], tmp_path: Path) -> None:
    list(run(search(), tmp_path / "log", 2, 1, lambda games: None))
    with pytest.raises(SearchError, match="is of another search"):
        next(run(search("decisions 1-2"), tmp_path / "log", 2, 1, lambda games: None))
    (tmp_path / "text").write_text("once upon a time\n", encoding="utf-8")
    with pytest.raises(SearchError, match="is no log of trials"):
        next(run(search(), tmp_path / "text", 2, 1, lambda games: None))


def test_a_trial_plays_by_its_values() -> None:
    small, large = (try_values(search(), 0, {"deal.hand": hand}, 1, lambda games: None) for hand in (2, 9))
    assert small.figures[0].value < large.figures[0].value
    assert small.figures[0].games == 4 and not small.why


def test_values_that_the_rules_cannot_play_are_named_and_harm_nothing() -> None:
    trial = try_values(search(), 0, {"deal.hand": 99}, 1, lambda games: None)
    assert "deal.hand" in trial.why and not trial.figures


def test_the_text_of_a_trial_is_a_variant() -> None:
    values = {"coins.9": 3, "deal.hand": 4, "coins.1": 2, "curses.plague_6.hand": 5}
    variant = read_variant(variant_of("drachensachen", "trial 1", values))
    assert {change.name: change.value for change in variant.changes} == values
