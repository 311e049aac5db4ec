"""The policy of Schutt und Asche sees what the greedy player sees, only faster."""

import pytest

from drachenhort.core.decision import Decision
from drachenhort.core.playout import random_move
from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games import find
from drachenhort.games.schutt_und_asche.view import View
from drachenhort.players.greedy import player_for
from drachenhort.players.greedy.schutt_und_asche import Mind
from drachenhort.players.policies import policy_for

GAME = find("schutt_und_asche")


def positions(seats: int, count: int) -> list[State]:
    """Of many games, greedy play with a random move now and then."""
    greedy, rng, out = player_for(GAME.id), Rng.from_seed(f"positions {seats}"), list[State]()
    assert greedy is not None
    while len(out) < count:
        state = GAME.new(seats, GAME.simulation_options({}), f"{seats} {len(out)}")
        while state.decision is not None and len(out) < count:
            decision = state.decision
            if rng.below(12) == 0:
                out.append(state.copy())
            if rng.below(6) == 0:
                random_move(state, rng)
            else:
                state.apply(decision.seat, greedy.choose(state.view(decision.seat), decision, rng))
    return out


@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_it_does_what_greedy_thinks_best_whatever_is_hidden(seats: int) -> None:
    policy = policy_for(GAME.id)
    kinds = set()
    for state in positions(seats, 250):
        decision = state.decision
        assert decision is not None
        view = state.view(decision.seat)
        assert isinstance(view, View)
        thoughts = Mind(view)
        chosen = policy.choose(state, decision, Rng.from_seed("same"))
        best = max(thoughts.worth(decision.kind, action) for action in decision.legal)
        if decision.kind != GAME.decision_names.index("claim"):  # Greedy begins no talk.
            assert thoughts.worth(decision.kind, chosen) == pytest.approx(best), state.text()
        assert policy.choose(view.sample(Rng.from_seed("other")), decision, Rng.from_seed("same")) == chosen
        kinds.add(decision.kind)
    assert len(kinds) > 8


def test_4_5_talk_is_nothing_to_try_out() -> None:
    policy, talk = policy_for(GAME.id), Decision(0, 0, 0, 0, [GAME.parse("talk offer"), GAME.parse("done")])
    assert policy.considered(talk) == [GAME.parse("done")]
    claim = Decision(0, 0, 0, 0, [GAME.parse("say offer 3")])
    assert policy.considered(claim) == claim.legal, "who has begun to speak says something"
