"""Fingerprints of what batches show: the same on every platform, compiled or not, for as long as an encoding lives."""

import hashlib
from pathlib import Path

from drachenhort.batch import Batch
from drachenhort.batch.arrays import all_of
from drachenhort.core.game import Game

TABLES = 6
STEPS = 250
LITTLE_ENDIAN = {"f": "<f4", "i": "<i4", "u": "u1"}


def batch_traces_path(game_id: str) -> Path:
    return Path(__file__).parent.parent / "golden" / game_id / "batch.txt"


def batch_trace(game: Game) -> list[str]:
    """The version of the encoding, then a line for each number of seats."""
    lines: list[str] = []
    for seats in range(game.min_seats, game.max_seats + 1):
        batch = Batch(game.id, TABLES, seats, seed=f"trace {seats}", whole=True)
        if not lines:
            lines.append(f"encoding {batch.version}, {len(batch.names)} features, {len(batch.action_names)} actions")
        lines.append(f"{seats} seats: {STEPS} steps, {fingerprint(batch)}")
    return lines


def fingerprint(batch: Batch) -> str:
    """Of everything that is shown and chosen on the way."""
    seen = hashlib.sha256()
    for _ in range(STEPS):
        batch.step(batch.choose())
        for array in all_of(batch.arrays):
            seen.update(array.astype(LITTLE_ENDIAN[array.dtype.kind]).tobytes())
    return seen.hexdigest()[:32]
