"""The policy of Drachensachen sees what the greedy player sees, only faster; and it looks no further than one game."""

import pytest

from drachenhort.core.plain import Json
from drachenhort.core.playout import random_move
from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games import find
from drachenhort.games.drachensachen.state import State as Table
from drachenhort.games.drachensachen.view import View
from drachenhort.players.greedy import player_for
from drachenhort.players.greedy.drachensachen import LONG_GAME, Mind
from drachenhort.players.policies import policy_for
from drachenhort.players.search.evaluation import play_on

GAME = find("drachensachen")
EVERYTHING: dict[str, Json] = {
    "skills": ["null", "dragons", "one", "two", "seven", "eight", "nine"],
    "target": 60,
    "blind_answer": True,
    "fives_answer": True,
    "far_protecto": True,
}


def positions(seats: int, options: dict[str, Json], count: int) -> list[State]:
    """Of many games, greedy play with a random move now and then."""
    greedy, rng, out = player_for(GAME.id), Rng.from_seed(f"positions {seats}"), list[State]()
    assert greedy is not None
    while len(out) < count:
        state = GAME.new(seats, GAME.simulation_options(options), f"{seats} {len(out)}")
        while state.decision is not None and len(out) < count:
            decision = state.decision
            if rng.below(9) == 0:
                out.append(state.copy())
            if rng.below(4) == 0:
                random_move(state, rng)
            else:
                state.apply(decision.seat, greedy.choose(state.view(decision.seat), decision, rng))
    return out


@pytest.mark.parametrize("options", [{"single_game": True}, EVERYTHING])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_it_does_what_greedy_thinks_best_whatever_is_hidden(seats: int, options: dict[str, Json]) -> None:
    policy = policy_for(GAME.id)
    for state in positions(seats, options, 120):
        decision = state.decision
        assert decision is not None
        view = state.view(decision.seat)
        assert isinstance(view, View)
        chosen = policy.choose(state, decision, Rng.from_seed("same"))
        thoughts = Mind(view)
        best = max(thoughts.worth(decision.kind, action) for action in decision.legal)
        if view.turns <= LONG_GAME:  # Later both have whims.
            assert thoughts.worth(decision.kind, chosen) == pytest.approx(best), state.text()
        assert policy.choose(view.sample(Rng.from_seed("other")), decision, Rng.from_seed("same")) == chosen


def test_6_1_of_a_match_it_plays_one_game_and_counts_the_gold_then() -> None:
    state = GAME.new(4, GAME.simulation_options({}), "match")
    policy = policy_for(GAME.id)
    assert play_on(state, policy, Rng.from_seed("chance"))
    assert state.outcome is None and policy.chapter(state) == 2
    assert isinstance(state, Table)
    lost = state.lost
    values = [policy.value(state, seat) for seat in range(4)]
    assert abs(sum(values) - 1.0) < 1e-9
    for seat in range(4):
        for other in range(4):
            assert (values[seat] > values[other]) == (lost[seat] < lost[other])
