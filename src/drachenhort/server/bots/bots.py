"""Bots think in worker processes. One that is slow, crashes or breaks the rules is replaced for that decision."""

import asyncio
import logging
import os
from collections import Counter
from contextlib import suppress
from typing import Final, Literal, TypeAlias

import msgspec

from drachenhort.players.registry import LAST_RESORT, quick_player
from drachenhort.server.bots.process import BotProcess, ProcessLost
from drachenhort.server.bots.worker import Answer, Job, answer, encode

LIMIT: Final = 10.0
"""Seconds a bot may think about a decision, and seconds a decision may wait for a worker."""

START_LIMIT: Final = 30.0
PAUSE: Final = 1.0
"""Seconds between two attempts to start a worker that does not start."""

LOG: Final = logging.getLogger("drachenhort.bots")

Reason: TypeAlias = Literal["busy", "slow", "crashed", "failed", "illegal"]
"""Why a bot was replaced: no worker was free in time, it took too long, its process ended, it raised an exception, or it
wanted what the rules forbid."""


class _Request:
    """Somebody waits for a decision."""

    def __init__(self, job: bytes, verdict: asyncio.Future[Answer | Reason]) -> None:
        self.job: Final = job
        self.verdict: Final = verdict
        self.is_taken = False

    def give_up_waiting(self) -> None:
        if not self.is_taken:
            self.settle("busy")

    def settle(self, verdict: Answer | Reason) -> None:
        if not self.verdict.done():
            self.verdict.set_result(verdict)


class Bots:
    """All workers of a server. `program` is the module they run."""

    def __init__(
        self, workers: int | None = None, limit: float = LIMIT, program: str = "drachenhort.server.bots.worker"
    ) -> None:
        # Two at least: one that is slow must not keep all the others waiting.
        self._size: Final = workers or max(2, (os.cpu_count() or 1) - 1)
        self._limit: Final = limit
        self._program: Final = program
        self._waiting: Final[asyncio.Queue[_Request]] = asyncio.Queue()
        self._keepers: Final[list[asyncio.Task[None]]] = []
        self._endings: Final[set[asyncio.Task[None]]] = set()
        self._processes: Final[set[BotProcess]] = set()
        self._are_ready: Final = asyncio.Event()
        # For the metrics.
        self.decisions = 0
        self.thinking = 0
        self.replaced: Final[Counter[Reason]] = Counter()

    @property
    def worker_pids(self) -> list[int]:
        """The processes that are ready."""
        return [process.pid for process in self._processes]

    async def warm_up(self) -> None:
        """Starts the workers and waits for them, so that the first decision need not."""
        self._open()
        with suppress(TimeoutError):
            async with asyncio.timeout(START_LIMIT):
                await self._are_ready.wait()

    async def choose(self, game: str, position: str, seat: int, level: str, seed: str, rules: int | None = None) -> int:
        """What this seat does: always an answer, and a legal one."""
        self._open()
        loop = asyncio.get_running_loop()
        job = Job(game, position, seat, level, seed, rules)
        request = _Request(encode(job), loop.create_future())
        self._waiting.put_nowait(request)
        alarm = loop.call_later(self._limit, request.give_up_waiting)
        self.thinking += 1
        try:
            verdict = await request.verdict
            action = verdict.action if isinstance(verdict, Answer) else None
            if action is None:
                action = await self._replace(job, verdict)
            self.decisions += 1
            return action
        finally:
            alarm.cancel()
            self.thinking -= 1

    async def _replace(self, job: Job, verdict: Answer | Reason) -> int:
        reason: Reason
        if isinstance(verdict, Answer):
            reason, fault = "illegal" if verdict.is_illegal else "failed", verdict.fault
        else:
            reason, fault = verdict, ""
        self.replaced[reason] += 1
        facts = {"game": job.game, "level": job.level, "reason": reason, "fault": fault}
        LOG.warning("a bot was replaced", extra={"facts": facts})
        quick = quick_player(job.game)
        is_quick_fine = job.level != quick or reason == "busy"
        # It needs less than a millisecond, so a thread is enough, and it is there when processes are what is missing.
        return await asyncio.to_thread(stand_in, job, quick if is_quick_fine else LAST_RESORT)

    # The workers.

    def _open(self) -> None:
        while len(self._keepers) < self._size:
            self._keepers.append(asyncio.create_task(self._keep()))

    async def _keep(self) -> None:
        """Keeps one worker at work: whenever it is lost, there is a new one."""
        while True:
            process = None
            try:
                process = BotProcess(self._program, self._limit)
                async with asyncio.timeout(START_LIMIT):
                    await process.be_ready()
                self._processes.add(process)
                if len(self._processes) == self._size:
                    self._are_ready.set()
                await self._work(process)
            except Exception:
                LOG.exception("a worker for bots does not start")
                await asyncio.sleep(PAUSE)
            finally:
                if process is not None:
                    self._processes.discard(process)
                    # In a task of its own: nothing that happens to this one keeps it from being done.
                    ending = asyncio.create_task(process.end())
                    self._endings.add(ending)
                    ending.add_done_callback(self._endings.discard)

    async def _work(self, process: BotProcess) -> None:
        """Has one decision after the other made, until the process is of no use any more."""
        while True:
            request = await self._waiting.get()
            if request.verdict.done():
                continue
            if process.is_lost:  # Not through this job.
                self._waiting.put_nowait(request)
                return
            request.is_taken = True
            try:
                async with asyncio.timeout(self._limit):
                    request.settle(await process.ask(request.job))
            except TimeoutError:
                request.settle("slow")
                return
            except ProcessLost:
                request.settle("crashed")
                return
            except asyncio.CancelledError:
                request.verdict.cancel()
                raise

    async def close(self) -> None:
        """Ends all workers, whatever they are doing. Those who still wait are cancelled."""
        for keeper in self._keepers:
            keeper.cancel()
        await asyncio.gather(*self._keepers, return_exceptions=True)
        await asyncio.gather(*self._endings)
        while not self._waiting.empty():
            self._waiting.get_nowait().verdict.cancel()


def stand_in(job: Job, level: str) -> int:
    """What this level does instead of another; and if that does not work either, any legal action."""
    try:
        found = answer(msgspec.structs.replace(job, level=level))
    except Exception:
        LOG.exception("a stand-in failed", extra={"facts": {"game": job.game, "level": level}})
    else:
        if found.action is not None:
            return found.action
    by_chance = answer(msgspec.structs.replace(job, level=LAST_RESORT)).action
    assert by_chance is not None, "chance chooses among what is legal"
    return by_chance
