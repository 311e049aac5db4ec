"""A game through PettingZoo: everybody plays at random, and what they do is told in words.

pip install 'drachenhort[research]'
python examples/pettingzoo_first.py drachenfaust
"""

import sys

import numpy as np

from drachenhort.adapters import pettingzoo


def play(game: str, seed: int = 1) -> list[str]:
    """Who did what, and how it ended."""
    env = pettingzoo.env(game, render_mode="ansi")
    env.reset(seed=seed)
    rng, told = np.random.default_rng(seed), list[str]()
    for agent in env.agent_iter():
        seen, reward, is_over, _, _ = env.last()
        if is_over:
            told.append(f"{agent}: {reward:.2f} of the victory")
            env.step(None)
            continue
        action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
        features = [env.names[number] for number in np.flatnonzero(seen["observation"])[:3]]
        told.append(f"{agent}: {env.actions[action]} (it saw {', '.join(features)} and more)")
        env.step(action)
    return told


if __name__ == "__main__":
    print("\n".join(play(sys.argv[1] if sys.argv[1:] else "drachenfaust")))
