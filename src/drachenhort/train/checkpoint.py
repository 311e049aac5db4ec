"""A training on the disk: a folder that can be gone on with, and what is shipped of it.

`plan.json` and `progress.json` say what and how far, `checkpoint.npz` has the weights and what the optimizer remembers.
`GAME.npz` and `GAME.md` are for `players/learned/weights/`, `strength.svg` shows strength over time.
"""

import os
import subprocess
from pathlib import Path
from typing import Final

import jax
import jax.numpy as jnp
import numpy as np
import numpy.typing as npt

from drachenhort.core.plain import Json
from drachenhort.games import find
from drachenhort.players.learned.network import write_arrays, write_weights
from drachenhort.train.learner import Learner
from drachenhort.train.plan import Plan, TrainingError, about
from drachenhort.train.progress import Progress

PLAN: Final = "plan.json"
PROGRESS: Final = "progress.json"
CHECKPOINT: Final = "checkpoint.npz"
STRENGTH: Final = "strength.svg"


def save(folder: Path, plan: Plan, progress: Progress, learner: Learner, version: str) -> None:
    """All of it; an interrupted save leaves the weights and the counts of the one before."""
    leaves = jax.tree.leaves((learner.params, learner.moments))
    arrays: dict[str, npt.NDArray[np.generic]] = {f"leaf{place}": np.asarray(leaf) for place, leaf in enumerate(leaves)}
    write_arrays(folder / f"{CHECKPOINT}.new", arrays)
    progress.save(folder / f"{PROGRESS}.new")
    plan.save(folder / PLAN)
    os.replace(folder / f"{CHECKPOINT}.new", folder / CHECKPOINT)
    os.replace(folder / f"{PROGRESS}.new", folder / PROGRESS)
    write_weights(folder / f"{plan.game_id}.npz", learner.arrays(), about(plan, version))
    (folder / f"{plan.game_id}.md").write_text(card(plan, progress, version), encoding="utf-8")


def restore(folder: Path, learner: Learner) -> None:
    """The weights and what the optimizer remembers, as `save` wrote them."""
    held = (learner.params, learner.moments)
    leaves, tree = jax.tree.flatten(held)
    try:
        with np.load(folder / CHECKPOINT, allow_pickle=False) as file:
            read = [file[f"leaf{place}"] for place in range(len(leaves))]
    except (OSError, ValueError, KeyError) as error:
        raise TrainingError(f"{folder / CHECKPOINT} cannot be gone on with: {error}") from None
    if any(array.shape != leaf.shape for array, leaf in zip(read, leaves, strict=True)):
        raise TrainingError(f"{folder / CHECKPOINT} is of other features than today's: start anew without --resume")
    learner.params, learner.moments = jax.tree.unflatten(tree, [jnp.asarray(array) for array in read])


def card(plan: Plan, progress: Progress, version: str) -> str:
    """What these weights are and how they were made."""
    game = find(plan.game_id)
    played = progress.decisions - progress.lessons
    lines = [
        f"# What {game.title} was taught",
        "",
        f"- Features: version {version}; two layers of {plan.width}.",
        f"- Tables: {', '.join(str(seats) for seats in plan.seats)} seats; {len(plan.options)} ways to play:",
        *[f"  - {differences(game.options({}).to_json(), options)}" for options in plan.options],
        f"- Made by `drachenhort train {plan.game_id}` at commit {', '.join(progress.commits)},",
        f"  rules version {game.rules_version}, seed {plan.seed}:",
        f"  {progress.lessons:,} decisions copied from greedy, {played:,} of self-play, together",
        f"  {progress.games:,} games in {progress.seconds / 60:,.0f} minutes.",
        f"- Measured with {plan.check_seats} seats, where {1 / plan.check_seats:.1%} is even:",
        *[f"  - {check.words()}" for check in progress.newest()],
    ]
    return "\n".join(lines) + "\n"


def differences(usual: dict[str, Json], options: dict[str, Json]) -> str:
    """What is chosen otherwise than usual."""
    return ", ".join([f"{name}={value}" for name, value in options.items() if value != usual[name]]) or "as usual"


def commit() -> str:
    """Where this program comes from, if that is known."""
    try:
        asked = subprocess.run(
            ["git", "describe", "--always", "--dirty"],
            cwd=Path(__file__).parent,
            capture_output=True,
            text=True,
            check=True,
        )
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return asked.stdout.strip()
