"""Players that think take less time when others wait; all others decide as ever."""

import time

import pytest

from drachenhort.core.rng import Rng
from drachenhort.players.levels import STRONGEST, adviser_for
from drachenhort.players.levels.careless import Careless
from drachenhort.players.policies import policy_for
from drachenhort.players.registry import make_player, player_names
from drachenhort.players.search.evaluation import Budget
from drachenhort.players.search.search_player import SearchPlayer
from tests.players.test_search import asked, some_positions

GAME = "drachensachen"
ENDLESS = 10**9


def took(player: SearchPlayer | Careless, seconds: float) -> float:
    (state,) = some_positions(GAME, 3, 1)
    view, decision = asked(state)
    begin = time.perf_counter()
    assert decision.allows(player.choose_within(view, decision, Rng.from_seed("hurry"), seconds))
    return time.perf_counter() - begin


@pytest.mark.parametrize("own", [0.0, 60.0])
def test_whoever_thinks_takes_no_longer_than_it_may(own: float) -> None:
    player = SearchPlayer("search", policy_for(GAME), Budget(ENDLESS, own))
    assert took(player, 0.2) < 5
    assert took(Careless("level", player, overlooks=0), 0.2) < 5


def test_but_no_longer_than_it_would_by_itself() -> None:
    assert took(SearchPlayer("search", policy_for(GAME), Budget(ENDLESS, 0.1)), 60) < 5
    assert took(SearchPlayer("search", policy_for(GAME), Budget(20)), 60) < 20


def test_who_decides_at_once_decides_the_same_in_a_hurry() -> None:
    (state,) = some_positions(GAME, 3, 1)
    view, decision = asked(state)
    for name in ("random", "greedy", "level-1", "level-2"):
        player = make_player(GAME, name)
        usual = player.choose(view, decision, Rng.from_seed("same"))
        assert player.choose_within(view, decision, Rng.from_seed("same"), 0.001) == usual and not player.thinks


def test_levels_that_look_ahead_say_so() -> None:
    thinkers = [name for name in player_names(GAME) if make_player(GAME, name).thinks]
    assert thinkers == ["search", "level-3", "level-4", "level-5"] and STRONGEST == "level-5"


def test_the_adviser_finds_a_chance_for_each_action() -> None:
    (state,) = some_positions(GAME, 3, 1)
    view, decision = asked(state)
    found = adviser_for(GAME).evaluate_within(view, decision, Rng.from_seed("chances"), 0.1)
    assert sorted(each.action for each in found.candidates) == sorted(decision.legal)
