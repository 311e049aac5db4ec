"""Games that are learned from."""

import numpy as np
import pytest

from drachenhort.core.decision import Decision
from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games import all_games, find
from drachenhort.players.learned.network import Network
from drachenhort.players.observation import encoder_for
from drachenhort.players.player import Player
from drachenhort.players.registry import make_player
from drachenhort.train import tables
from drachenhort.train.learner import Learner
from drachenhort.train.plan import Plan, settled, usual_options
from drachenhort.train.tables import Asked, Tables, sampled

SHORT = settled(find("drachenfaust"), {"points": 1})
PLAN = Plan("drachenfaust", [3], [SHORT], "tables", width=8, tables=4, mixed=0)


def untrained(plan: Plan) -> Network:
    encoder = encoder_for(plan.game_id)
    return Network(Learner(len(encoder.names), len(encoder.actions), plan.width, 0.0, 1).arrays())


def test_lessons_are_the_choices_of_the_greedy_player() -> None:
    batch = Tables(PLAN, "lessons").lessons(50)
    again = Tables(PLAN, "lessons").lessons(50)
    assert batch.is_taught and batch.size >= 50 and batch.games >= 1
    assert (batch.chosen < batch.legal_counts).all() and (batch.legal_counts > 1).all()
    assert batch.features.tolist() == again.features.tolist() and batch.chosen.tolist() == again.chosen.tolist()
    assert 0 < batch.win.mean() < 1


def test_self_play_keeps_what_was_chosen_and_how_likely_it_was() -> None:
    batch = Tables(PLAN, "play").play(untrained(PLAN), 60)
    assert not batch.is_taught and batch.size >= 60
    assert (batch.chosen < batch.legal_counts).all()
    even = -np.log(batch.legal_counts)
    assert np.abs(batch.chance - even).max() < 0.5, "before it has learned anything all are about equally likely"
    assert len(np.unique(batch.chosen)) > 2


def test_seats_of_the_greedy_player_are_not_learned_from() -> None:
    mixed = Plan("drachenfaust", [3], [SHORT], "mixed", width=8, tables=4, mixed=100)
    playing = Tables(mixed, "mixed")
    playing.play(untrained(mixed), 40)
    for table in playing._tables:
        assert 1 <= sum(table.learners) <= 2
        assert all(is_learner or not trail.chosen for is_learner, trail in zip(table.learners, table.trails, strict=True))


def test_the_network_is_asked_about_all_tables_as_about_each() -> None:
    network, encoder = untrained(PLAN), encoder_for("drachenfaust")
    game = find("drachenfaust")
    asked = Asked(encoder)
    for number in range(3):
        state = game.new(3, game.options(SHORT), f"deal {number}")
        assert state.decision is not None
        asked.add(state, state.decision)
    chances, standing = asked.answers(network)
    for number, (features, legal) in enumerate(zip(asked.features, asked.legal, strict=True)):
        thought = network.thought(features)
        assert np.allclose(np.exp(chances[number, : len(legal)]), network.chances(thought, legal), atol=1e-5)
        assert np.allclose(standing[number], network.standing(thought), atol=1e-5)


def test_a_choice_is_as_likely_as_it_says() -> None:
    chances = np.log(np.array([[0.7, 0.3, 1e-30]] * 4000, np.float32))
    places = sampled(chances, np.random.default_rng(1))
    assert 0.66 < (places == 0).mean() < 0.74 and not (places == 2).any()


@pytest.mark.parametrize("is_turned", [False, True])
def test_duels_set_one_seat_against_all_others_and_end(is_turned: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[bool]] = []
    until = tables._until

    def noted(state: State, learners: list[bool], other: Player, rng: Rng) -> Decision | None:
        asked.append(learners)
        return until(state, learners, other, rng)

    monkeypatch.setattr(tables, "_until", noted)
    ends = tables.duels(PLAN, untrained(PLAN), make_player("drachenfaust", "random"), 6, "duels", is_turned)
    assert all(end is not None for end in ends)
    assert {sum(learners) for learners in asked} == {2 if is_turned else 1}
    assert {learners.index(not is_turned) for learners in asked[:6]} == {0, 1, 2}, "it goes around"


def test_every_game_has_usual_ways_to_play_that_can_be_trained() -> None:
    for game in all_games():
        ways = usual_options(game)
        assert len(ways) >= 2 and settled(game, {}) in ways
        plan = Plan(game.id, [game.max_seats], ways, "all", width=4, tables=2, mixed=0)
        assert Tables(plan, "all").lessons(10).size >= 10
