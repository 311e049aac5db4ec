"""The examples do what they say, with small settings."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from examples import openspiel_ismcts, openspiel_mccfr, pettingzoo_first, ppo
from tests.adapters.conftest import GAMES

EXAMPLES = Path(__file__).parents[2] / "examples"
LONGEST = 80


@pytest.mark.parametrize("game", GAMES)
def test_the_first_one_tells_a_whole_game(game: str) -> None:
    told = pettingzoo_first.play(game)
    assert len(told) > 30 and sum(line.endswith("of the victory") for line in told) == 4
    assert told == pettingzoo_first.play(game)


def test_the_first_one_runs_as_it_is_written() -> None:
    ran = subprocess.run([sys.executable, EXAMPLES / "pettingzoo_first.py"], capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines()[-1].endswith("of the victory") and not ran.stderr


def test_ppo_learns_to_beat_chance() -> None:
    """A third is even against two that play at random; after about 20,000 decisions it wins clearly more."""
    won = list(ppo.learn("drachenfaust", "random", 20_480, seats=3, options={"points": 1}))
    assert len(won) == 10
    assert np.mean(won[:2]) < 0.45 < 0.52 < np.mean(won[-2:]), won


def test_mccfr_learns_to_beat_chance() -> None:
    game = openspiel_mccfr.small_game()
    learned = openspiel_mccfr.learn(game, 30, seed=1)
    assert openspiel_mccfr.share(game, learned, 300, seed=1) > 0.56


def test_ismcts_plays_a_game_to_its_end() -> None:
    told, shares = openspiel_ismcts.play("drachenfaust", 3, options={"points": 1, "round_limit": 1})
    assert len(told) > 10 and sum(shares) == pytest.approx(1)


def test_examples_are_short() -> None:
    for path in EXAMPLES.glob("*.py"):
        assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST, path.name
