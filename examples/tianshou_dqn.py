"""Tianshou's DQN learns a game of ours, with masks. `make judges` installs what it needs.

python examples/tianshou_dqn.py drachensachen random 20000
"""

import sys
from typing import Any

import gymnasium
import numpy as np
import torch
from tianshou.algorithm.modelfree.dqn import DQN, DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net

from drachenhort.adapters.gymnasium import environment_id
from drachenhort.core.plain import Json

TABLES = 8


class Masked(gymnasium.Wrapper[Any, int, Any, int]):
    """The mask within the observation, where Tianshou looks for it."""

    def reset(self, **given: Any) -> tuple[Any, dict[str, Any]]:
        seen, info = self.env.reset(**given)
        return {"obs": seen, "mask": info["action_mask"]}, {}

    def step(self, action: int) -> tuple[Any, Any, bool, bool, dict[str, Any]]:
        seen, reward, is_over, is_cut, info = self.env.step(action)
        return {"obs": seen, "mask": info["action_mask"]}, reward, is_over, is_cut, {}


def learn(
    game: str, opponents: str, steps: int, games: int, seats: int | None = None, options: dict[str, Json] | None = None
) -> tuple[float, float]:
    """What it wins of a game before and after it has learned."""
    np.random.seed(1)
    torch.manual_seed(1)

    def table() -> Masked:
        return Masked(gymnasium.make(environment_id(game, opponents), seats=seats, options=options))

    one: Any = table()
    net = Net(state_shape=one.observation_space.shape, action_shape=one.action_space.n, hidden_sizes=[64])
    policy = DiscreteQLearningPolicy(model=net, action_space=one.action_space, eps_training=0.2)
    learner: Any = DQN(
        policy=policy, optim=AdamOptimizerFactory(lr=1e-3), gamma=1.0, n_step_return_horizon=8, target_update_freq=200
    )
    buffer = VectorReplayBuffer(20_000, TABLES)
    training: Any = Collector(learner, DummyVectorEnv([table] * TABLES), buffer, exploration_noise=True)
    testing: Any = Collector(learner, DummyVectorEnv([table] * TABLES))
    testing.reset()
    before = testing.collect(n_episode=games).returns.mean()
    learner.run_training(
        OffPolicyTrainerParams(
            training_collector=training,
            max_epochs=1,
            epoch_num_steps=steps,
            collection_step_num_env_steps=TABLES * 8,
            batch_size=64,
            update_step_num_gradient_steps_per_sample=0.125,
        )
    )
    testing.reset()
    return float(before), float(testing.collect(n_episode=games).returns.mean())


if __name__ == "__main__":
    before, after = learn(sys.argv[1], sys.argv[2], int(sys.argv[3]), games=200)
    print(f"{before:.3f} of a victory a game before, {after:.3f} after {sys.argv[3]} decisions")
