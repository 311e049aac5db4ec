"""Who plays the games that are learned from: this process, or several others beside it."""

import os
import signal
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Final, Protocol, TypeAlias

from drachenhort.players.learned.network import Arrays, Network
from drachenhort.train.batch import Batch, joined
from drachenhort.train.plan import Plan
from drachenhort.train.tables import Tables

Task: TypeAlias = "tuple[Arrays | None, int] | None"
"""Weights to play with, or none for lessons, and how many decisions; nothing at all is the end."""

ONE_THREAD: Final = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")


class Source(Protocol):
    """Where batches come from."""

    def take(self, arrays: Arrays | None) -> Batch:
        """A portion of decisions, played with these weights; lessons without any."""

    def close(self) -> None: ...


class Alone:
    """This process plays, then learns, then plays again."""

    def __init__(self, plan: Plan, seed: str) -> None:
        self._plan: Final = plan
        self._tables: Final = Tables(plan, seed)

    def take(self, arrays: Arrays | None) -> Batch:
        return played(self._tables, (arrays, self._plan.portion))

    def close(self) -> None:
        return


class Crew:
    """Other processes play the next portion while this one learns from the last; so they play with the weights before."""

    def __init__(self, plan: Plan, seed: str, jobs: int) -> None:
        context = get_context("spawn")
        self._share: Final = -(-plan.portion // jobs)
        self._lines: Final[list[Connection]] = []
        self._processes: Final = []
        self._is_busy = False
        for number in range(jobs):
            ours, theirs = context.Pipe()
            process = context.Process(target=work, args=(plan, f"{seed}/{number}", theirs), daemon=True)
            with one_thread():
                process.start()
            theirs.close()
            self._lines.append(ours)
            self._processes.append(process)

    def take(self, arrays: Arrays | None) -> Batch:
        if not self._is_busy:
            self._ask(arrays)
        batches = [line.recv() for line in self._lines]
        self._ask(arrays)
        return joined(batches)

    def _ask(self, arrays: Arrays | None) -> None:
        self._is_busy = True
        for line in self._lines:
            line.send((arrays, self._share))

    def close(self) -> None:
        """Nobody waits for what they are at."""
        for process in self._processes:
            process.terminate()
            process.join()


class one_thread:  # noqa: N801  # Reads as what it does: `with one_thread():`
    """Processes that start meanwhile calculate with one thread each: there is one for every core already."""

    def __enter__(self) -> None:
        self._before = {name: os.environ.get(name) for name in ONE_THREAD}
        os.environ.update(dict.fromkeys(ONE_THREAD, "1"))

    def __exit__(self, *_error: object) -> None:
        for name, value in self._before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


def work(plan: Plan, seed: str, line: "Connection[Batch, Task]") -> None:
    """What another process does: as long as somebody asks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    tables = Tables(plan, seed)
    while True:
        try:
            task = line.recv()
        except EOFError:
            return
        if task is None:
            return
        line.send(played(tables, task))


def played(tables: Tables, task: "tuple[Arrays | None, int]") -> Batch:
    arrays, decisions = task
    return tables.lessons(decisions) if arrays is None else tables.play(Network(arrays), decisions)
