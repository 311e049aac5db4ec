"""Environments of Gymnasium, judged by Gymnasium's own checker: every warning is an error here."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from drachenhort.adapters.gymnasium import IDS, SeatEnv, environment_id
from drachenhort.adapters.setup import BadSetup, IllegalMove
from drachenhort.games import all_games
from drachenhort.players.registry import UnknownPlayer
from tests.adapters.conftest import AT_EVERY_SIZE, GAMES, OPTIONS


@pytest.mark.parametrize(("game", "seats"), AT_EVERY_SIZE)
def test_gymnasium_finds_nothing_wrong(game: str, seats: int) -> None:
    check_env(gymnasium.make(environment_id(game, "greedy"), seats=seats).unwrapped)


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_finds_nothing_wrong_with_other_options(game: str) -> None:
    check_env(gymnasium.make(environment_id(game, "level-1"), options=OPTIONS[game]).unwrapped)


def test_every_game_has_an_id_for_every_level() -> None:
    for game in all_games():
        for level in range(1, 6):
            assert environment_id(game.id, f"level-{level}") in IDS
    assert all(name in gymnasium.registry for name in IDS)
    thinks = gymnasium.spec(environment_id("drachenfels", "level-5"))
    assert thinks.nondeterministic and not gymnasium.spec(environment_id("drachenfels", "level-2")).nondeterministic


def played(env: "gymnasium.Env[Any, int]", seed: int) -> tuple[list[int], float, list[int]]:
    rng = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    actions: list[int] = []
    is_over, reward = False, 0.0
    while not is_over:
        actions.append(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        seen, won, is_over, is_cut, info = env.step(actions[-1])
        reward += float(won)
        assert not is_cut
    return actions, reward, seen.tolist()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_the_usual_level_is_the_same_again(game: str) -> None:
    env = gymnasium.make(environment_id(game, "level-2"))
    first = played(env, 6)
    assert first == played(env, 6)
    table, seat = env.unwrapped.table, env.unwrapped.seat  # type: ignore[attr-defined]
    winners = table.outcome.winners
    assert first[1] == (1 / len(winners) if seat in winners else 0.0)


def test_the_greedy_player_beats_somebody_who_plays_at_random() -> None:
    env = gymnasium.make(environment_id("drachenhueter", "greedy"), seats=2)
    assert sum(played(env, seed)[1] for seed in range(8)) == 0


def test_it_is_our_turn_whenever_we_are_asked() -> None:
    env = SeatEnv("drachenfaust", "random", seats=3, seat=2)
    env.reset(seed=1)
    for _ in range(30):
        decision = env.table.decision
        if decision is None:
            break
        assert decision.seat == env.seat == 2
        env.step(int(np.flatnonzero(env.action_masks())[0]))


def test_we_sit_anywhere_unless_a_seat_is_given() -> None:
    env = SeatEnv("drachenfaust", "random")
    seats = set()
    for seed in range(20):
        seats.add(env.reset(seed=seed)[1]["seat"])
    assert seats == {0, 1, 2, 3}


def test_what_is_illegal_is_replaced_and_told_or_refused() -> None:
    env = SeatEnv("drachensachen", "random")
    _, info = env.reset(seed=1)
    _, _, _, _, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert "is not legal" in info["illegal"]
    _, _, _, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert "illegal" not in info
    strict = SeatEnv("drachensachen", "random", illegal="raise")
    _, info = strict.reset(seed=1)
    with pytest.raises(IllegalMove, match="is not legal"):
        strict.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))


def test_alone_against_the_dragon() -> None:
    env = SeatEnv("schutt_und_asche", seats=1)
    assert len(played(env, 1)[0]) > 5


@pytest.mark.parametrize(
    ("arguments", "problem", "message"),
    [
        ({"opponents": ["greedy"]}, BadSetup, "1 players for 3 seats"),
        ({"seat": 4}, BadSetup, "seat=4: it can be a number from 0 to 3"),
        ({"opponents": "level-9"}, UnknownPlayer, "there is no player 'level-9'"),
        ({"illegal": "ignore"}, BadSetup, "it can be raise or random"),
    ],
)
def test_bad_arguments_are_refused(arguments: dict[str, Any], problem: type[Exception], message: str) -> None:
    with pytest.raises(problem, match=message):
        SeatEnv("drachenfels", **arguments)


def test_after_the_end_and_before_the_beginning_one_line_says_so() -> None:
    env = SeatEnv("drachenhueter", "random", seats=2, options={"turn_limit": 1})
    with pytest.raises(BadSetup, match=r"reset\(\) comes before"):
        env.step(0)
    played(env, 1)
    with pytest.raises(BadSetup, match="the game is over"):
        env.step(0)


def test_a_seat_sees_the_table_in_words() -> None:
    env = gymnasium.make(environment_id("drachensachen", "random"), render_mode="ansi")
    env.reset(seed=1)
    assert "Your hand:" in str(env.render())
