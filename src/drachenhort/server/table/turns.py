"""One thing after the other: what waits to be done at a table, and how it is worked off.

A job begins at once where nothing is before it, and goes on as soon as what it waits for is there. With a task of
asyncio's, which is woken through a future and begins in the next turn of the event loop, a move took a tenth longer.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Final, TypeAlias

from drachenhort.server.store.store import Done

Work: TypeAlias = Coroutine["asyncio.Future[None] | None", None, None]
Job: TypeAlias = Callable[[], Work | None]
"""Something to do when its turn comes: at once, or with the work it returns, or with a pause."""


class Turns:
    """First in, first out. Whatever a job raises goes to `on_failure`, and the next one begins."""

    def __init__(self, on_failure: Callable[[Exception], None]) -> None:
        self._jobs: Final[deque[Job]] = deque()
        self.on_failure = on_failure
        self._work: Work | None = None
        self._is_busy = False
        self._is_pausing = False
        self._is_over = False
        self.is_closed = False
        """Of what was posted nothing comes any more."""

    @property
    def is_at_rest(self) -> bool:
        return not self._is_busy and not self._jobs

    def put(self, job: Job) -> None:
        self._jobs.append(job)
        if not self._is_busy:
            self._go_on()

    def post(self, job: Job) -> None:
        """For what nobody waits for."""
        self.put(partial(self._unless_closed, job))

    def _unless_closed(self, job: Job) -> Work | None:
        return None if self.is_closed else job()

    def pause(self, then: Callable[[], None]) -> Done:
        """For a job that has to wait for a write: it returns, and goes on with `then` when what this returns is called.

        No other job begins before. Moves go this way, without a coroutine: there are many of them.
        """
        self._is_pausing = True
        return partial(self._resume, then)

    def _resume(self, then: Callable[[], None], fault: Exception | None) -> None:
        self._is_pausing = False
        if fault is None:
            try:
                then()
            except Exception as error:
                fault = error
        self._end(fault)
        self._go_on()

    def _go_on(self) -> None:
        while self._jobs and not self._is_busy and not self._is_over:
            self._is_busy = True
            try:
                work = self._jobs.popleft()()
            except Exception as error:
                self._end(error)
                continue
            if work is not None:
                self._work = work
                self._step(work)
            elif not self._is_pausing:
                self._is_busy = False

    def _end(self, fault: Exception | None) -> None:
        self._work = None
        self._is_busy = self._is_pausing = False
        if fault is not None:
            self.on_failure(fault)

    def _step(self, work: Work) -> None:
        """As far as it goes without waiting."""
        try:
            awaited = work.send(None)
        except StopIteration:
            self._end(None)
        except asyncio.CancelledError:
            # What it waited for was given up, since the whole process is: nothing goes on here.
            self._is_over = True
            self._end(None)
        except Exception as error:
            self._end(error)
        else:
            if awaited is None:  # It only lets others go first.
                asyncio.get_running_loop().call_soon(self._awaken)
            else:
                awaited.add_done_callback(self._awaken)

    def _awaken(self, _: "asyncio.Future[None] | None" = None) -> None:
        """Work asks for the result of what it waited for by itself."""
        assert self._work is not None, "only what has begun goes on"
        self._step(self._work)
        self._go_on()
