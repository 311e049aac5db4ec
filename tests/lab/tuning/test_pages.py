"""The page about a search shows every trial, in both languages, and needs nothing but itself."""

import pytest

from drachenhort.games import find
from drachenhort.lab.report.estimate import Estimate
from drachenhort.lab.report.play import Plan
from drachenhort.lab.tuning.goals import read_goal
from drachenhort.lab.tuning.pages import Searched, pages_of
from drachenhort.lab.tuning.search import Range, Search, Trial
from tests.lab.report.test_page import Reader

GAME = find("drachensachen")
NAMES = ["level-1", "level-1"]
GOALS = [read_goal(text, GAME, 2, NAMES) for text in ("decisions 100-120", "seat 1 wins 45-55%")]
PLAN = Plan(GAME.id, 2, NAMES, {}, "a <seed>", 1000, is_close=False)
SEARCH = Search(PLAN, [Range("deal.hand", 3, 5)], GOALS)
BEST = Trial(1, {"deal.hand": 4}, [Estimate(110.0, 1.0, 50, 1000), Estimate(0.52, 0.01, 50, 1000)], 0.0)
TRIALS = [
    Trial(0, {"deal.hand": 3}, [Estimate(140.0, 1.0, 50, 1000), Estimate(0.5, 0.01, 50, 1000)], 0.18),
    BEST,
    Trial(2, {"deal.hand": 5}, [], 0.0, "too few <cards>"),
]
AGAIN = [Estimate(111.0, 1.0, 50, 1000), Estimate(0.56, 0.01, 50, 1000)]


def pages(again: list[Estimate] | None = AGAIN) -> dict[str, str]:
    return pages_of(GAME, Searched(SEARCH, TRIALS, BEST, again, "drachenhort tune"))


@pytest.mark.parametrize("name", ["index.html", "index.de.html"])
def test_a_page_is_whole_and_has_every_trial(name: str) -> None:
    text = pages()[name]
    page = Reader(text)
    assert page.open == [] and page.fetched == []
    table = text.rpartition("<tbody>")[2]
    assert [f'<th scope="row">{number}</th>' in table for number in range(3)] == [True] * 3
    assert "too few &lt;cards&gt;" in table and "a &lt;seed&gt;" in text


def test_whether_each_goal_is_reached_is_judged_on_other_deals() -> None:
    english, german = pages()["index.html"], pages()["index.de.html"]
    assert "111.0 ± 2.0: it is reached" in english and "56.0 % ± 2.0: too near to the edge" in english
    assert "111,0 ± 2,0: Das Ziel ist erreicht" in german
    assert "before the best was played once more" in pages(None)["index.html"]


def test_every_value_has_a_plot_for_every_goal_with_the_best_standing_out() -> None:
    text = pages()["index.html"]
    assert text.count('aria-label="deal.hand"') == len(GOALS)
    assert text.count('class="spot best"') == len(GOALS) + 1  # And one in the course of the search.


def test_one_game_a_trial_has_no_interval() -> None:
    found = [Estimate(110.0, float("inf"), 1, 1), Estimate(1.0, float("inf"), 1, 1)]
    trial = Trial(0, {"deal.hand": 4}, found, 0.45)
    text = pages_of(GAME, Searched(SEARCH, [trial], trial, found, ""))["index.html"]
    assert "inf" not in text.partition("<body>")[2].replace("information", "") and "nan" not in text
