"""Five levels for every game: who overlooks what, and how long they may think."""

import pytest

from drachenhort.core.decision import Decision
from drachenhort.core.rng import Rng
from drachenhort.games import all_games, find
from drachenhort.players.levels import LEVELS
from drachenhort.players.levels.careless import Careless, decision_among, noticed_of
from drachenhort.players.levels.skills import skills_of
from drachenhort.players.registry import make_player
from drachenhort.players.search.search_player import SearchPlayer

GAMES = [game.id for game in all_games()]
MANY = Decision(2, 5, 2**61 | 2**3 | 1, 2**61 | 2**40, [200, 124, 300])


def test_a_decision_can_be_narrowed_to_any_of_its_actions() -> None:
    assert MANY.legal == [0, 3, 61, 102, 123, 200, 124, 300]
    for place, action in enumerate(MANY.legal):
        one = decision_among(MANY, [action])
        assert (one.legal, one.seat, one.kind) == ([action], 2, 5), place
    assert decision_among(MANY, MANY.legal).is_like(MANY)


def test_so_many_of_a_hundred_are_overlooked_and_one_never_is() -> None:
    rng = Rng.from_seed("overlooked")
    seen = [noticed_of(MANY, 30, rng) for _ in range(400)]
    assert all(set(each.legal) <= set(MANY.legal) and each.count() > 0 for each in seen)
    assert 0.66 < sum(len(each.legal) for each in seen) / (400 * len(MANY.legal)) < 0.74
    assert all(noticed_of(MANY, 100, rng).count() == 1 for _ in range(20))
    assert noticed_of(MANY, 0, rng) is MANY


@pytest.mark.parametrize("game_id", [*GAMES, "a game that nobody measured"])
def test_the_strongest_thinks_a_second_at_most_the_others_a_fifth(game_id: str) -> None:
    skills = skills_of(game_id)
    assert len(skills) == len(LEVELS) == 5
    assert all(skill.seconds <= 0.2 for skill in skills[:4]) and 0 < skills[4].seconds <= 1.0
    assert all(skill.seconds > 0 for skill in skills if skill.playouts), "whoever thinks has a limit"
    efforts = [(skill.playouts, skill.plans, -skill.overlooks) for skill in skills]
    assert efforts == sorted(efforts), "no level does less than the one below"


@pytest.mark.parametrize("game_id", GAMES)
def test_all_levels_do_what_is_allowed(game_id: str) -> None:
    game = find(game_id)
    state = game.new(game.max_seats, game.simulation_options({}), "levels")
    decision = state.decision
    assert decision is not None
    for level in LEVELS:
        player = make_player(game_id, level.name)
        assert player.name == level.name
        assert isinstance(player, Careless | SearchPlayer)
        assert decision.allows(player.choose_within(state.view(decision.seat), decision, Rng.from_seed("x"), 0.01))
