"""The same tables in several processes."""

import os
import signal

import numpy as np
import pytest

from drachenhort.batch import Batch, IllegalAction, SharedBatch
from drachenhort.batch.arrays import BatchError, all_of
from drachenhort.batch.shared import WorkerDied


def test_several_processes_show_what_one_shows() -> None:
    alone = Batch("drachenfaust", 7, 3, {"points": 1}, "shared", whole=True)
    with SharedBatch("drachenfaust", 7, 3, {"points": 1}, "shared", whole=True, processes=2) as batch:
        for step in range(120):
            assert (batch.choose() == alone.choose()).all()
            batch.step(batch.actions)
            alone.step(alone.actions)
            for mine, theirs in zip(all_of(batch.arrays), all_of(alone.arrays), strict=True):
                assert mine.dtype == theirs.dtype and np.array_equal(mine, theirs)
            if step == 60:
                snapshot = batch.snapshot()
                assert snapshot == alone.snapshot()
        before = batch.observations.copy()
        wrong = batch.choose().copy()
        wrong[6] = -5
        with pytest.raises(IllegalAction, match="table 6: -5 is not legal"):
            batch.step(wrong)
        assert (batch.observations == before).all(), "nothing has happened at the tables of the other process either"
        batch.restore(snapshot)
        alone.restore(snapshot)
        assert (batch.observations == alone.observations).all()
        batch.reset("anew")
        alone.reset("anew")
        assert (batch.observations == alone.observations).all()
        kept = batch.observations
    with pytest.raises(BatchError, match="has been closed"):
        batch.step(alone.actions)
    assert kept.shape == (7, len(batch.names)) and np.isin(kept, (0, 1)).all(), "what was shown can still be read"
    batch.close()


def test_a_process_that_dies_is_told() -> None:
    with SharedBatch("drachensachen", 4, processes=2) as batch:
        pid = batch._workers[1]._process.pid
        assert pid is not None
        os.kill(pid, signal.SIGKILL)
        batch._workers[1]._process.join()
        with pytest.raises(WorkerDied, match="has died"):
            batch.step(batch.actions)
