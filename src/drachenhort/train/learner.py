"""The weights, and how they change: first as the teacher plays, then by what won more than expected (PPO).

The same code runs on a laptop's cores and on a GPU: whatever JAX finds.
"""

from functools import partial
from typing import Final, TypeAlias

import jax
import jax.numpy as jnp
import numpy as np
import numpy.typing as npt
import optax

from drachenhort.players.learned.network import LAYERS, Arrays
from drachenhort.train.batch import Batch, padded

Params: TypeAlias = dict[str, jax.Array]
Rows: TypeAlias = dict[str, jax.Array]

MINIBATCH: Final = 1024
EPOCHS: Final = 2
"""How often each decision of self-play is looked at."""
LESSON_RATE: Final = 1e-3
RATE: Final = 4e-4
CLIP: Final = 0.2
"""A choice becomes at most so much likelier or less likely by one batch."""
STANDING_COUNTS: Final = 0.5
STEEPEST: Final = 1.0
NEVER: Final = -1e9
WIDE: Final = 64
"""Rows are filled up to a multiple of this: every new width is compiled anew."""

OPTIMIZER: Final = optax.chain(optax.clip_by_global_norm(STEEPEST), optax.scale_by_adam(eps=1e-5))


def first_weights(features: int, actions: int, width: int, seed: int) -> Params:
    """Small numbers at random; every action is about equally likely."""
    keys = jax.random.split(jax.random.key(seed), 4)
    return {
        "features": jax.random.normal(keys[0], (features, width)) * 0.1,
        "features_bias": jnp.zeros(width),
        "hidden": jax.random.normal(keys[1], (width, width)) * (2 / width) ** 0.5,
        "hidden_bias": jnp.zeros(width),
        "actions": jax.random.normal(keys[2], (actions, width)) * 0.01,
        "actions_bias": jnp.zeros(actions),
        "standing": jax.random.normal(keys[3], (2, width)) * 0.01,
        "standing_bias": jnp.zeros(2),
    }


def forward(params: Params, features: jax.Array, legal: jax.Array) -> tuple[jax.Array, jax.Array, jax.Array]:
    """The logarithm of each legal action's chance, and how the readers stand: chance to win (before the sigmoid) and lead.

    Both lists are filled up with a number behind the last one.
    """
    count, actions = params["features"].shape[0], params["actions"].shape[0]
    rows = jnp.arange(features.shape[0])[:, None]
    present = jnp.zeros((features.shape[0], count)).at[rows, features].set(1.0, mode="drop")
    first = jax.nn.relu(present @ params["features"] + params["features_bias"])
    last = jax.nn.relu(first @ params["hidden"] + params["hidden_bias"])
    scores = jnp.take_along_axis(
        last @ params["actions"].T + params["actions_bias"], jnp.minimum(legal, actions - 1), axis=1
    )
    chances = jax.nn.log_softmax(jnp.where(legal == actions, NEVER, scores))
    standing = last @ params["standing"].T + params["standing_bias"]
    return chances, standing[:, 0], jnp.tanh(standing[:, 1])


def standing_loss(win: jax.Array, lead: jax.Array, rows: Rows) -> jax.Array:
    surprise = optax.sigmoid_binary_cross_entropy(win, rows["win"])
    return jnp.mean(surprise + jnp.square(lead - rows["lead"]))


def lesson_loss(params: Params, rows: Rows, entropy: jax.Array) -> tuple[jax.Array, jax.Array]:
    """How surprising the teacher's choices are, and how the games went; second how often it would do the same."""
    chances, win, lead = forward(params, rows["features"], rows["legal"])
    chosen = jnp.take_along_axis(chances, rows["chosen"][:, None], axis=1)[:, 0]
    agrees = jnp.mean(jnp.argmax(chances, axis=1) == rows["chosen"])
    del entropy
    return -jnp.mean(chosen) + STANDING_COUNTS * standing_loss(win, lead, rows), agrees


def play_loss(params: Params, rows: Rows, entropy: jax.Array) -> tuple[jax.Array, jax.Array]:
    """What went better than expected becomes likelier, within bounds; second how open the choices are."""
    chances, win, lead = forward(params, rows["features"], rows["legal"])
    chosen = jnp.take_along_axis(chances, rows["chosen"][:, None], axis=1)[:, 0]
    ratio = jnp.exp(chosen - rows["chance"])
    gain = rows["advantage"]
    success = jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain)
    openness = -jnp.mean(jnp.sum(jnp.exp(chances) * jnp.maximum(chances, NEVER / 2), axis=1))
    loss = -jnp.mean(success) + STANDING_COUNTS * standing_loss(win, lead, rows) - entropy * openness
    return loss, openness


@partial(jax.jit, static_argnames="is_taught", donate_argnums=(0, 1))
def step(
    params: Params, moments: optax.OptState, rows: Rows, rate: jax.Array, entropy: jax.Array, is_taught: bool
) -> tuple[Params, optax.OptState, jax.Array]:
    """One change of the weights."""
    loss = lesson_loss if is_taught else play_loss
    slope, told = jax.grad(loss, has_aux=True)(params, rows, entropy)
    updates, moments = OPTIMIZER.update(slope, moments, params)
    params = jax.tree.map(lambda weight, update: weight - rate * update, params, updates)
    return params, moments, told


class Learner:
    """The weights of a training and what the optimizer remembers."""

    def __init__(self, features: int, actions: int, width: int, entropy: float, seed: int) -> None:
        self._features: Final = features
        self._actions: Final = actions
        self._entropy: Final = entropy
        self.params = first_weights(features, actions, width, seed)
        self.moments = OPTIMIZER.init(self.params)
        self._order: Final = np.random.default_rng(seed)
        self._widest = [WIDE, WIDE]

    def arrays(self) -> Arrays:
        """The weights for those that play."""
        return {name: np.asarray(self.params[name]) for name in LAYERS}

    def study(self, batch: Batch) -> float:
        """Learns from a batch. Returns how often it agrees with its teacher, or how open its choices are."""
        rows = self._rows(batch)
        size = min(MINIBATCH, batch.size)
        rate = jnp.float32(LESSON_RATE if batch.is_taught else RATE)
        told = 0.0
        for _ in range(1 if batch.is_taught else EPOCHS):
            order = self._order.permutation(batch.size)
            for begin in range(0, batch.size - size + 1, size):
                some = {name: jnp.asarray(array[order[begin : begin + size]]) for name, array in rows.items()}
                self.params, self.moments, answer = step(
                    self.params, self.moments, some, rate, jnp.float32(self._entropy), batch.is_taught
                )
                told = float(answer)
        return told

    def _rows(self, batch: Batch) -> dict[str, npt.NDArray[np.generic]]:
        gain = (batch.advantage - batch.advantage.mean()) / (batch.advantage.std() + 1e-6)
        return {
            "features": padded(batch.features, batch.feature_counts, self._width(0, batch.feature_counts), self._features),
            "legal": padded(batch.legal, batch.legal_counts, self._width(1, batch.legal_counts), self._actions),
            "chosen": batch.chosen,
            "chance": batch.chance,
            "advantage": gain,
            "win": batch.win,
            "lead": batch.lead,
        }

    def _width(self, which: int, counts: npt.NDArray[np.int32]) -> int:
        """Wide enough for all rows there have been."""
        most = -(-int(counts.max()) // WIDE) * WIDE
        self._widest[which] = max(self._widest[which], most)
        return self._widest[which]
