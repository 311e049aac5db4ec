"""Learners of other people learn a game of ours: `make judges` runs this, since they bring PyTorch.

It is no part of `make test`. `test_examples.py` has a learner that needs nothing of that.
"""

from importlib import import_module

import pytest

from drachenhort.core.plain import Json

SMALL: dict[str, Json] = {"points": 1}
GAMES = 200
"""Before and after: so many that a tenth is beyond chance."""


@pytest.mark.filterwarnings("ignore")  # What other people's packages say of each other.
@pytest.mark.parametrize(("example", "steps"), [("maskable_ppo", 12_288), ("tianshou_dqn", 6_000)])
def test_it_wins_more_after_it_has_learned(example: str, steps: int) -> None:
    before, after = import_module(f"examples.{example}").learn(
        "drachenfaust", "random", steps, GAMES, seats=3, options=SMALL
    )
    assert after > before + 0.1, f"{before:.3f} of a victory a game before, {after:.3f} after"
