"""Who waits for a worker, and how long each may think so that nobody waits too long."""

import asyncio
from bisect import insort
from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from drachenhort.server.bots.worker import Answer, Job

OVERHEAD: Final = 0.01
"""Seconds that a decision takes beside the thinking: the position goes to the worker and is read there."""

LEAST: Final = 0.01
"""So many seconds somebody may think even if others should have had their answer already."""

Reason: TypeAlias = Literal["busy", "slow", "crashed", "failed", "illegal"]
"""Why a bot was replaced: no worker was free in time, it took too long, its process ended, it raised an exception, or it
wanted what the rules forbid."""


class Request:
    """Somebody waits for a decision, which is to be made `until` then by the clock of the event loop.

    `is_long` if the bot would think for as long as it is allowed to; others decide at once. `is_leisurely` if nobody waits
    for it: then it never takes the last worker that is free.
    """

    def __init__(self, job: Job, until: float, is_long: bool, is_leisurely: bool = False) -> None:
        self.job: Final = job
        self.until: Final = until
        self.is_long: Final = is_long
        self.is_leisurely: Final = is_leisurely
        self.verdict: Final[asyncio.Future[Answer | Reason]] = asyncio.get_running_loop().create_future()

    def settle(self, verdict: Answer | Reason) -> None:
        if not self.verdict.done():
            self.verdict.set_result(verdict)


class Line:
    """Whoever is to have an answer first comes first. Of several workers one is left free for whoever is waited for."""

    def __init__(self, workers: int) -> None:
        self._spare: Final = 1 if workers > 1 else 0
        self._waiting: Final[list[Request]] = []
        self._leisurely: Final[list[Request]] = []
        self._free = 0  # Workers that wait for a request.
        self._is_filled: Final = asyncio.Event()

    def put(self, request: Request) -> None:
        insort(self._list_of(request), request, key=lambda other: other.until)
        self._is_filled.set()

    def _list_of(self, request: Request) -> list[Request]:
        return self._leisurely if request.is_leisurely else self._waiting

    def drop(self, request: Request) -> bool:
        """Takes somebody out who does not wait any more; False if a worker has the request."""
        if request not in self._list_of(request):
            return False
        self._list_of(request).remove(request)
        return True

    async def next(self) -> Request:
        """For a worker that is free. Where there is only one it does everything."""
        self._free += 1
        self._is_filled.set()  # Those who left the last free worker alone may go on.
        try:
            while (found := self._take()) is None:
                self._is_filled.clear()
                await self._is_filled.wait()
            return found
        finally:
            self._free -= 1

    def _take(self) -> Request | None:
        if self._waiting:
            return self._waiting.pop(0)
        return self._leisurely.pop(0) if self._leisurely and self._free > self._spare else None

    def seconds_for(self, request: Request, workers: int, now: float) -> float:
        """How long this one may think, who is next."""
        return share(request, self._waiting, workers, now)

    def close(self) -> None:
        """Those who still wait are cancelled."""
        for waiting in (self._waiting, self._leisurely):
            while waiting:
                waiting.pop().verdict.cancel()


def share(request: Request, behind: Sequence[Request], workers: int, now: float) -> float:
    """So many seconds that, if all who think after this one take as many, everybody still has an answer in time."""
    seconds = request.until - now - OVERHEAD
    place = 0
    for other in behind:
        if other.is_long:
            place += 1
            # All workers are free after one such time at the latest, and then again and again.
            rounds = 1 + -(-place // workers)
            seconds = min(seconds, (other.until - now) / rounds - OVERHEAD)
    return max(seconds, LEAST)
