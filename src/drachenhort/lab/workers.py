"""Work that several processes share; what comes of it comes in the order of the tasks."""

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from typing import Final, TypeAlias, TypeVar

from drachenhort.core.errors import DrachenhortError
from drachenhort.games.variants import use_text
from drachenhort.lab.on_ray import Cluster, on_cluster

Task = TypeVar("Task")
Result = TypeVar("Result")

Jobs: TypeAlias = "int | Cluster"
"""So many processes of this machine, or a cluster."""

AHEAD: Final = 8
"""So many tasks for each process are handed out before they are needed."""


class WorkerDied(DrachenhortError):
    """A process has ended in the midst of its work; it may have been killed for its memory."""


def in_order(
    work: Callable[[Task], Result], tasks: Sequence[Task], jobs: Jobs, variant: str | None = None
) -> Generator[Result, None, None]:
    """The result of every task. Whoever stops listening, as Ctrl-C does, waits for none of those under way.

    `variant` is the text of the variant that is played; it must be in use here already or still be possible.
    """
    use_text(variant)
    if not isinstance(jobs, Cluster) and (jobs <= 1 or len(tasks) <= 1):
        yield from map(work, tasks)
        return
    yield from apart(work, tasks, jobs, variant)


def apart(
    work: Callable[[Task], Result], tasks: Sequence[Task], jobs: Jobs, variant: str | None
) -> Generator[Result, None, None]:
    """The same in other processes even for one job: so one program can play several variants of a game side by side."""
    if isinstance(jobs, Cluster):
        yield from on_cluster(work, tasks, jobs, variant)
        return
    others = active_children()
    with ProcessPoolExecutor(min(jobs, len(tasks)), get_context("spawn"), _begin, (variant,)) as pool:
        try:
            yield from _results(pool, work, tasks, jobs * AHEAD)
        except BrokenProcessPool:
            raise WorkerDied("a process that shared the work has died; it may need more memory than there is") from None
        except BaseException:
            for process in active_children():
                if process not in others:
                    process.terminate()
            raise


def _results(
    pool: ProcessPoolExecutor, work: Callable[[Task], Result], tasks: Sequence[Task], ahead: int
) -> Iterator[Result]:
    """Futures are not cancelled when this ends early: processes that are gone could not tell them so any more."""
    waiting: deque[Future[Result]] = deque()
    for task in tasks:
        waiting.append(pool.submit(work, task))
        if len(waiting) > ahead:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


def _begin(variant: str | None) -> None:
    """Ctrl-C reaches all processes of a terminal; only the one that asked for the work answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    use_text(variant)
