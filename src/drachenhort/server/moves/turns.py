"""One thing after the other: what waits to be done at a table, and how it is worked off.

A job begins at once where nothing is before it, and goes on as soon as what it waits for is there. With a task of
asyncio's, which is woken through a future and begins in the next turn of the event loop, a move took a tenth longer.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Final, TypeAlias

Work: TypeAlias = Coroutine["asyncio.Future[None] | None", None, None]
Job: TypeAlias = Callable[[], Work]
"""Something to do when its turn comes."""


class Turns:
    """First in, first out. Whatever a job raises goes to `on_failure`, and the next one begins."""

    def __init__(self, on_failure: Callable[[Exception], None]) -> None:
        self._jobs: Final[deque[Job]] = deque()
        self._on_failure: Final = on_failure
        self._now: Work | None = None
        self._is_over = False

    @property
    def is_at_rest(self) -> bool:
        return self._now is None and not self._jobs

    def put(self, job: Job) -> None:
        self._jobs.append(job)
        if self._now is None:
            self._work()

    def _work(self) -> None:
        while self._now is None and self._jobs and not self._is_over:
            self._now = self._jobs.popleft()()
            self._step(self._now)

    def _step(self, job: Work) -> None:
        """As far as it goes without waiting."""
        try:
            awaited = job.send(None)
        except StopIteration:
            self._now = None
        except asyncio.CancelledError:
            # What it waited for was given up, since the whole process is: nothing goes on here.
            self._is_over = True
            self._now = None
        except Exception as error:
            self._now = None
            self._on_failure(error)
        else:
            if awaited is None:  # It only lets others go first.
                asyncio.get_running_loop().call_soon(self._go_on)
            else:
                awaited.add_done_callback(self._go_on)

    def _go_on(self, _: "asyncio.Future[None] | None" = None) -> None:
        """A job asks for the result of what it waited for by itself."""
        assert self._now is not None, "only what has begun goes on"
        self._step(self._now)
        self._work()
