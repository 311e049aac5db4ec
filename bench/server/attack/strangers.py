"""The strangers: processes of their own that stand back for everybody else, since real ones are on other machines."""

import asyncio
import multiprocessing
import os
import resource
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

MOST = 4
"""Processes at the same time."""
LAST_IN_LINE = 19
"""How nice they are."""

Given = ParamSpec("Given")
Result = TypeVar("Result")


class Strangers:
    """Runs coroutine functions of modules in other processes."""

    def __init__(self, processes: int = MOST) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._processes = processes
        self._pool = ProcessPoolExecutor(processes, mp_context=spawn, initializer=_stand_back)
        self.cpu = 0.0
        """Seconds of the processor that they have used."""

    async def gather(self) -> None:
        """Until all processes are there: while they start they are not nice yet."""
        await asyncio.gather(*(self.send(burn, 0.2) for _ in range(self._processes)))

    async def send(
        self, do: Callable[Given, Coroutine[None, None, Result]], *args: Given.args, **kwargs: Given.kwargs
    ) -> Result:
        deed = partial(do, *args, **kwargs)
        result, cpu = await asyncio.get_running_loop().run_in_executor(self._pool, _run, deed)
        self.cpu += cpu
        return result

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)


def _stand_back() -> None:
    os.nice(LAST_IN_LINE)
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def _run(deed: Callable[[], Coroutine[None, None, Result]]) -> tuple[Result, float]:
    """What comes of it, and how many seconds of the processor it took."""
    begun = time.process_time()
    result = asyncio.run(deed())
    return result, time.process_time() - begun


async def burn(seconds: float) -> None:
    """Uses up the processor for nothing."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        sum(range(1000))
