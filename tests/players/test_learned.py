"""The player that has learned: where it plays by its weights, and where it does not."""

import logging
import time
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from drachenhort.core.plain import Json
from drachenhort.core.playout import random_move
from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games import all_games, find
from drachenhort.players import learned
from drachenhort.players.learned.learned_player import LearnedPlayer
from drachenhort.players.learned.network import Arrays, WeightsError, read_weights, write_weights
from drachenhort.players.observation import encoder_for
from drachenhort.players.random import RandomPlayer
from drachenhort.players.registry import make_player

GAMES = [game.id for game in all_games()]
LARGEST = 2_000_000


def some_arrays(game_id: str, width: int = 16) -> Arrays:
    encoder, rng = encoder_for(game_id), np.random.default_rng(1)
    shapes = {
        "features": (len(encoder.names), width),
        "features_bias": (width,),
        "hidden": (width, width),
        "hidden_bias": (width,),
        "actions": (len(encoder.actions), width),
        "actions_bias": (len(encoder.actions),),
        "standing": (2, width),
        "standing_bias": (2,),
    }
    return {name: rng.normal(0, 0.2, shape).astype(np.float32) for name, shape in shapes.items()}


def about(game_id: str, **changed: Json) -> dict[str, Json]:
    game = find(game_id)
    told: dict[str, Json] = {
        "game": game_id,
        "features": encoder_for(game_id).version,
        "seats": [game.max_seats],
        "options": [game.options({}).to_json()],
    }
    return {**told, **changed}


def player(folder: Path, game_id: str, **changed: Json) -> LearnedPlayer:
    path = folder / f"{game_id}.npz"
    write_weights(path, some_arrays(game_id), about(game_id, **changed))
    return LearnedPlayer("learned", read_weights(path), make_player(game_id, "greedy"))


def table(game_id: str, seats: int, moves: int = 20, **options: Json) -> State:
    game = find(game_id)
    number = 0
    while True:
        state, rng = game.new(seats, game.simulation_options(options), f"deal {number}"), Rng.from_seed(f"{number}")
        for _ in range(moves):
            if state.decision is not None:
                random_move(state, rng)
        if state.decision is not None and state.decision.count() > 1:
            return state
        number += 1


@pytest.mark.parametrize("game_id", GAMES)
def test_each_action_is_as_likely_as_its_network_says(tmp_path: Path, game_id: str) -> None:
    state = table(game_id, find(game_id).max_seats)
    decision = state.decision
    assert decision is not None
    view = state.view(decision.seat)
    mind = player(tmp_path, game_id, options=[view.to_json()["options"]])
    assert mind.untrained(view, view.to_json()) == ""
    encoder, features = encoder_for(game_id), list[int]()
    encoder.write(view, features)
    numbers = [encoder.table(view)[code] for code in decision.legal]
    network = read_weights(tmp_path / f"{game_id}.npz").network
    chances = network.chances(network.thought(features), numbers)
    assert sum(chances) == pytest.approx(1.0, abs=1e-5)
    rng = Rng.from_seed("chance")
    chosen = [mind.choose(view, decision, rng) for _ in range(600)]
    for place, code in enumerate(decision.legal):
        assert chosen.count(code) / 600 == pytest.approx(chances[place], abs=0.09)


def test_limits_of_length_change_nothing(tmp_path: Path) -> None:
    mind = player(tmp_path, "drachenfaust")
    view = table("drachenfaust", 6, round_limit=77).view(0)
    assert mind.untrained(view, view.to_json()) == ""


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"features": "0-0"}, "its weights are for features of another version"),
        ({"seats": [3, 5]}, "it was trained for 3, 5 seats, not 6"),
        ({"options": [{"tavern": True}]}, "it was not trained with these options"),
    ],
)
def test_beyond_what_it_was_trained_for_another_player_decides_and_it_says_so(
    tmp_path: Path, changed: dict[str, Json], said: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    mind = player(tmp_path, "drachenfaust", **changed)
    state = table("drachenfaust", 6)
    assert state.decision is not None
    view = state.view(state.decision.seat)
    greedy = make_player("drachenfaust", "greedy")
    for number in range(20):
        rngs = [Rng.from_seed(f"{number}") for _ in range(2)]
        assert mind.choose(view, state.decision, rngs[0]) == greedy.choose(view, state.decision, rngs[1])
    assert [record.getMessage() for record in caplog.records if said in record.getMessage()] == [
        record.getMessage() for record in caplog.records
    ]
    assert len(caplog.records) == 1, "it is said once"


def test_only_games_with_weights_have_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learned, "WEIGHTS", str(tmp_path))
    assert learned.player_for("drachenfaust") is None
    write_weights(tmp_path / "drachenfaust.npz", some_arrays("drachenfaust"), about("drachenfaust"))
    made = learned.player_for("drachenfaust")
    assert made is not None and made.name == "learned"
    monkeypatch.setattr(learned, "find_spec", lambda name: None if name == "numpy" else find_spec(name))
    assert learned.player_for("drachenfaust") is None, "it needs NumPy"


def test_weights_of_the_usual_width_are_small_and_the_same_again(tmp_path: Path) -> None:
    for game_id in GAMES:
        for name in ("one", "two"):
            write_weights(tmp_path / name, some_arrays(game_id, 128), about(game_id))
        assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
        assert (tmp_path / "one").stat().st_size < LARGEST


def test_a_file_without_weights_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x.npz").write_bytes(b"PK nothing")
    with pytest.raises(WeightsError, match=r"holds no weights.*drachenhort train"):
        read_weights(tmp_path / "x.npz")


def test_a_decision_takes_no_time_worth_speaking_of(tmp_path: Path) -> None:
    path = tmp_path / "drachenfaust.npz"
    write_weights(path, some_arrays("drachenfaust", 128), about("drachenfaust"))
    mind = LearnedPlayer("learned", read_weights(path), RandomPlayer())
    state = table("drachenfaust", 6)
    assert state.decision is not None
    view, times = state.view(state.decision.seat), list[float]()
    for _ in range(200):
        begin = time.perf_counter()
        mind.choose(view, state.decision, Rng.from_seed("x"))
        times.append(time.perf_counter() - begin)
    assert min(times) < 0.001, "compiled and undisturbed it is less than a tenth of that"
