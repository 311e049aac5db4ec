"""Long work in the event loop, in slices: between two of them everybody else has a turn."""

import asyncio
import time
from collections.abc import Iterable
from typing import Final

SLICE: Final = 0.004
"""Seconds. Whoever comes in between waits for one slice, however much long work there is."""


class Slices:
    """All the long work of one server. Several pieces of it take turns, slice by slice."""

    def __init__(self) -> None:
        self._turn: Final = asyncio.Lock()

    async def run(self, work: Iterable[object], rest: float = 0.0) -> None:
        """Goes through all of it. What nobody waits for rests so many seconds after each slice."""
        steps = iter(work)
        while True:
            async with self._turn:
                if _is_over(steps):
                    return
                await asyncio.sleep(0)
            if rest:
                await asyncio.sleep(rest)


def _is_over(steps: Iterable[object]) -> bool:
    """Works for one slice; whether that was the last."""
    end = time.perf_counter() + SLICE
    for _ in steps:
        if time.perf_counter() > end:
            return False
    return True
