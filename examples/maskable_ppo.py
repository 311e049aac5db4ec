"""MaskablePPO of Stable-Baselines3's contributions learns a game of ours. `make judges` installs what it needs.

python examples/maskable_ppo.py drachensachen random 20000
"""

import sys
from typing import Any

import gymnasium
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy

from drachenhort.adapters.gymnasium import environment_id
from drachenhort.core.plain import Json


def learn(
    game: str, opponents: str, steps: int, games: int, seats: int | None = None, options: dict[str, Json] | None = None
) -> tuple[float, float]:
    """What it wins of a game before and after it has learned."""
    env = gymnasium.make(environment_id(game, opponents), seats=seats, options=options)
    model = MaskablePPO(
        "MlpPolicy", env, n_steps=1024, batch_size=256, n_epochs=4, gamma=1.0, learning_rate=1e-3, seed=1, device="cpu"
    )
    before: Any = evaluate_policy(model, env, n_eval_episodes=games, deterministic=False, warn=False)
    model.learn(steps)
    after: Any = evaluate_policy(model, env, n_eval_episodes=games, deterministic=False, warn=False)
    return float(before[0]), float(after[0])


if __name__ == "__main__":
    before, after = learn(sys.argv[1], sys.argv[2], int(sys.argv[3]), games=200)
    print(f"{before:.3f} of a victory a game before, {after:.3f} after {sys.argv[3]} decisions")
