"""Environments of PettingZoo, judged by PettingZoo's own tests."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from types import SimpleNamespace
from typing import Any
from warnings import catch_warnings, filterwarnings

import numpy as np
import pytest
from pettingzoo.utils.conversions import parallel_to_aec

from drachenhort.adapters import pettingzoo
from drachenhort.adapters.setup import BadSetup, IllegalMove
from drachenhort.core.plain import Json
from drachenhort.games import find
from drachenhort.players.observation import encoder_for, whole_encoder_for
from tests.adapters.conftest import AT_EVERY_SIZE, GAMES, OPTIONS

with catch_warnings():
    # It imports a game of its own in a way that it has deprecated itself, where PyGame is there.
    filterwarnings("ignore", category=DeprecationWarning)
    from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, performance_benchmark, seed_test


@contextmanager
def only_known_warnings() -> Iterator[None]:
    """Every warning of the judge fails but these. It lists by name the games of its own that have masks, and spares them
    the first two; the third is what a game that is over looks like."""
    with catch_warnings():
        filterwarnings("ignore", message="Observation space for each agent probably should be", category=UserWarning)
        filterwarnings("ignore", message="Observation is not a NumPy array", category=UserWarning)
        filterwarnings("ignore", message="Action mask numpy array is all zeros", category=UserWarning)
        yield


@pytest.mark.parametrize(("game", "seats"), AT_EVERY_SIZE)
def test_petting_zoo_finds_nothing_wrong(game: str, seats: int) -> None:
    with only_known_warnings():
        api_test(pettingzoo.env(game, seats), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_petting_zoo_finds_nothing_wrong_with_other_options(game: str) -> None:
    with only_known_warnings():
        api_test(pettingzoo.env(game, options=OPTIONS[game], render_mode="ansi"), num_cycles=200)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    seed_test(lambda: pettingzoo.env(game), num_cycles=200)


@pytest.mark.parametrize("game", GAMES)
def test_petting_zoo_finds_nothing_wrong_with_all_seats_at_once(game: str) -> None:
    parallel_api_test(pettingzoo.parallel_env(game, illegal="random"), num_cycles=100)


@pytest.mark.parametrize("game", GAMES)
def test_games_are_cut_off_after_so_many_cycles(game: str) -> None:
    parallel = partial(pettingzoo.parallel_env, game, illegal="random")
    max_cycles_test(
        SimpleNamespace(parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles=max_cycles)))
    )


def test_the_benchmark_of_petting_zoo_runs_through(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clock = iter(range(0, 1000, 2))
    monkeypatch.setattr("time.time", lambda: next(clock))
    performance_benchmark(pettingzoo.env("drachenfaust"))
    assert "turns per second" in capsys.readouterr().out


def random_game(env: pettingzoo.TableEnv, seed: int) -> list[tuple[str, int]]:
    rng, moves = np.random.default_rng(seed), list[tuple[str, int]]()
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, _, is_over, _, _ = env.last()
        if is_over:
            break
        moves.append((agent, int(rng.choice(np.flatnonzero(seen["action_mask"])))))
        env.step(moves[-1][1])
    return moves


@pytest.mark.parametrize("game", GAMES)
def test_the_reward_is_the_share_of_the_victory(game: str) -> None:
    env = pettingzoo.env(game)
    random_game(env, 4)
    outcome = env.table.outcome
    assert outcome is not None
    shares = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(4)]
    assert list(env.rewards.values()) == shares
    assert [env._cumulative_rewards[agent] for agent in env.possible_agents] == shares


@pytest.mark.parametrize("game", GAMES)
def test_what_is_seen_is_what_the_encoder_writes_for_this_seat_and_nothing_else(game: str) -> None:
    env, encoder = pettingzoo.env(game), encoder_for(game)
    env.reset(seed=2)
    for seat, agent in enumerate(env.possible_agents):
        features: list[int] = []
        encoder.write(env.table.view(seat), features)
        assert np.flatnonzero(env.observe(agent)["observation"]).tolist() == sorted(set(features))
    whole = env.state()
    assert len(whole) == len(whole_encoder_for(game).names) == env.state_space.shape[0]
    assert whole[: len(encoder.names)].tolist() == env.observe("seat_0")["observation"].tolist()


def test_who_decides_at_the_same_time_is_asked_in_turn_and_sees_nothing_of_the_others() -> None:
    """Closed fists: what the second seat sees does not depend on what the first one chose."""
    seen = []
    for choice in (0, -1):
        env = pettingzoo.env("drachenfaust", seats=3)
        env.reset(seed=5)
        while len(env.table.pending) < 2:
            env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
        first = env.agent_selection
        later = env.possible_agents[env.table.pending[1].seat]
        env.step(int(np.flatnonzero(env.observe(first)["action_mask"])[choice]))
        seen.append(env.observe(later)["observation"].tolist())
    assert seen[0] == seen[1]


def test_all_who_decide_at_once_are_heard_in_one_step() -> None:
    env = pettingzoo.parallel_env("drachenfaust", seats=3)
    seen, _ = env.reset(seed=5)
    while len(env.table.pending) < 2:
        seen, *_ = env.step({agent: first_legal(seen[agent]) for agent in env.agents})
    asked = {decision.seat for decision in env.table.pending}
    texts = {seat: env.table.text() for seat in asked}
    env.step({agent: first_legal(seen[agent]) for agent in env.agents})
    assert env.table.text() not in texts.values()


def first_legal(seen: dict[str, Any]) -> int | None:
    legal = np.flatnonzero(seen["action_mask"])
    return int(legal[0]) if len(legal) else None


def test_what_is_illegal_is_refused_in_one_line_and_changes_nothing() -> None:
    env = pettingzoo.env("drachenhueter")
    env.reset(seed=1)
    before = env.table.text()
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalMove, match="is not legal"):
        env.step(illegal)
    assert env.table.text() == before
    parallel = pettingzoo.parallel_env("drachenfaust", seats=3)
    seen, _ = parallel.reset(seed=5)
    before = parallel.table.text()
    with pytest.raises(IllegalMove, match="is not legal"):
        parallel.step({agent: int(np.flatnonzero(seen[agent]["action_mask"] == 0)[-1]) for agent in parallel.agents})
    assert parallel.table.text() == before


def test_what_is_illegal_can_be_replaced_and_the_seat_is_told() -> None:
    env = pettingzoo.env("drachenhueter", illegal="random")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert "is not legal" in env.infos[agent]["illegal"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"illegal": "ignore"}, "illegal='ignore': it can be raise or random"),
        ({"render_mode": "human"}, "it can be 'ansi'"),
        ({"max_cycles": 0}, "max_cycles=0: at least 1"),
    ],
)
def test_bad_arguments_are_refused(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        pettingzoo.parallel_env("drachenfels", **arguments)


def test_before_the_first_reset_one_line_says_so() -> None:
    env = pettingzoo.env("drachenfels")
    with pytest.raises(BadSetup, match=r"reset\(\) comes before"):
        env.observe("seat_0")


def test_a_seat_sees_the_table_in_words() -> None:
    env = pettingzoo.env("drachensachen", seats=2, render_mode="ansi")
    env.reset(seed=9)
    shown = env.render()
    assert shown is not None and "Your hand:" in shown
    random_game(env, 9)
    ended = env.render()
    assert ended is not None and "Player 2" in ended
    assert pettingzoo.env("drachensachen").render() is None


def test_names_explain_the_numbers() -> None:
    values: dict[str, Json] = {"single_game": True}
    env = pettingzoo.env("drachensachen", options=values)
    env.reset()
    assert len(env.names) == env.observe("seat_0")["observation"].size
    assert len(env.actions) == env.action_space("seat_0").n
    assert find("drachensachen").notation(0) in env.actions
