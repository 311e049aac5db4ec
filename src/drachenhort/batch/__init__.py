"""Thousands of tables in step, as NumPy arrays: for those who train or measure players."""

from drachenhort.batch.batch import Batch, Snapshot
from drachenhort.batch.shared import SharedBatch
from drachenhort.players.observation.tables import IllegalAction

__all__ = ["Batch", "IllegalAction", "SharedBatch", "Snapshot"]
