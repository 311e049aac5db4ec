"""PPO in one file, after the manner of CleanRL, with JAX: `python examples/ppo.py drachensachen random 60000`."""

import sys
from collections.abc import Iterator
from typing import Any

import gymnasium
import jax
import jax.numpy as jnp
import numpy as np
import optax

from drachenhort.adapters.gymnasium import environment_id

TABLES, ROLLOUT, EPOCHS, BATCHES, WIDTH = 16, 128, 3, 4, 64
RATE, LAMBDA, CLIP, ENTROPY = 1e-3, 0.95, 0.2, 0.01
OPTIMIZER = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(RATE))


@jax.jit
def think(w: Any, seen: jax.Array, mask: jax.Array) -> tuple[jax.Array, jax.Array]:
    """The logarithm of each action's chance, and what the reader may expect."""
    hidden = jnp.tanh(seen.astype(jnp.float32) @ w["in"])
    return jax.nn.log_softmax(jnp.where(mask > 0, hidden @ w["act"], -1e9)), (hidden @ w["value"])[:, 0]


def loss(w: Any, rows: Any) -> jax.Array:
    logits, value = think(w, rows["seen"], rows["mask"])
    ratio = jnp.exp(jnp.take_along_axis(logits, rows["action"][:, None], 1)[:, 0] - rows["chance"])
    surrogate = jnp.minimum(ratio * rows["gain"], jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * rows["gain"])
    entropy = -jnp.sum(jnp.exp(logits) * jnp.where(rows["mask"] > 0, logits, 0), 1)
    return jnp.mean(0.5 * (value - rows["goal"]) ** 2 - surrogate - ENTROPY * entropy)


@jax.jit
def improve(w: Any, memory: Any, rows: Any) -> tuple[Any, Any]:
    change, memory = OPTIMIZER.update(jax.grad(loss)(w, rows), memory)
    return optax.apply_updates(w, change), memory


def learn(game: str, opponents: str, steps: int, seed: int = 1, **more: Any) -> Iterator[float]:
    """After each rollout: what the games that ended in it brought on average."""
    envs = [gymnasium.make(environment_id(game, opponents), **more) for _ in range(TABLES)]
    begun = [env.reset(seed=seed * 1000 + place) for place, env in enumerate(envs)]
    seen, mask = np.array([shown for shown, _ in begun]), np.array([info["action_mask"] for _, info in begun])
    rng = np.random.default_rng(seed)
    sizes = {"in": (seen.shape[1], WIDTH), "act": (WIDTH, mask.shape[1]), "value": (WIDTH, 1)}
    w: Any = {name: jnp.asarray(rng.normal(scale=0.05, size=size), jnp.float32) for name, size in sizes.items()}
    memory = OPTIMIZER.init(w)
    for _ in range(steps // (TABLES * ROLLOUT)):
        rows, rewards = list[dict[str, Any]](), list[float]()
        for _ in range(ROLLOUT):
            logits, value = (np.asarray(each) for each in think(w, seen, mask))
            action = np.argmax(logits + rng.gumbel(size=logits.shape), axis=1)
            row: dict[str, Any] = {"seen": seen.copy(), "mask": mask.copy(), "action": action, "value": value}
            row |= {"chance": logits[range(TABLES), action], "reward": np.zeros(TABLES), "going": np.ones(TABLES)}
            for place, env in enumerate(envs):
                shown, row["reward"][place], is_over, _, info = env.step(int(action[place]))
                if is_over:
                    row["going"][place] = 0
                    rewards.append(row["reward"][place])
                    shown, info = env.reset()
                seen[place], mask[place] = shown, info["action_mask"]
            rows.append(row)
        gain, following = np.zeros(TABLES), np.asarray(think(w, seen, mask)[1])
        for row in reversed(rows):
            gain = row["reward"] - row["value"] + row["going"] * (following + LAMBDA * gain)
            row["gain"], row["goal"], following = gain, gain + row["value"], row["value"]
        data = {name: np.concatenate([row[name] for row in rows]) for name in rows[0]}
        data["gain"] = (data["gain"] - data["gain"].mean()) / (data["gain"].std() + 1e-8)
        for part in (part for _ in range(EPOCHS) for part in np.array_split(rng.permutation(len(data["gain"])), BATCHES)):
            w, memory = improve(w, memory, {name: each[part] for name, each in data.items()})
        yield float(np.mean(rewards)) if rewards else float("nan")


if __name__ == "__main__":
    for won in learn(sys.argv[1], sys.argv[2], int(sys.argv[3])):
        print(f"{won:.3f} of a victory a game")
