"""Works off the runs of the lab, one at a time, each in a process of its own that gives way to everything else.

Whoever runs the server is the keeper. All others together have a budget of games for a day, may have one run each under
way, and their runs may take ten minutes.
"""

import asyncio
import os
import secrets
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from drachenhort.lab.report import pair
from drachenhort.lab.report import run as program
from drachenhort.lab.report.run import Order
from drachenhort.players.levels import longest_thought
from drachenhort.server.base.errors import Cannot
from drachenhort.server.base.logs import note
from drachenhort.server.lab.runs import Run, Runs, RunState, keepers_key, new_run, owner_of

MOST_WAITING: Final = 20
MOST_KEPT: Final = 200
GUESTS_SECONDS: Final = 600.0
COMPARING_SECONDS: Final = 120.0
A_DAY: Final = 86_400_000


class Lab:
    """`budget` is how many games all guests together may have played in a day."""

    def __init__(self, folder: Path, key: bytes, budget: int, now: Callable[[], int]) -> None:
        self.budget: Final = budget
        self.runs: Final = Runs(folder)
        self._key: Final = key
        self._now: Final = now
        self._all: dict[str, Run] = {}
        self._changing: Final = asyncio.Lock()
        self._comparing: Final = asyncio.Lock()
        self._wake: Final = asyncio.Event()
        self._process: Process | None = None
        self._playing: Run | None = None
        self._task: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Goes on where the server before this one was."""
        self._all = {run.id: run for run in await asyncio.to_thread(self.runs.all)}
        self._task = asyncio.create_task(self._work())

    async def close(self) -> None:
        """What is being played goes on when the server is there again."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def is_key(self, given: str) -> bool:
        return secrets.compare_digest(given.encode(), keepers_key(self._key).encode())

    def is_own(self, run: Run, person: str | None) -> bool:
        return person is not None and secrets.compare_digest(run.owner, owner_of(self._key, run.id, person))

    def is_playing(self, run: Run) -> bool:
        return run is self._playing

    def find(self, run_id: str) -> Run:
        run = self._all.get(run_id)
        if run is None:
            raise Cannot("no-run", "there is no such run in the lab, or it was removed")
        return run

    def shown(self, person: str | None, is_keeper: bool) -> list[Run]:
        """The newest first."""
        return [run for run in reversed(self._all.values()) if is_keeper or self.is_own(run, person)]

    def left(self) -> int:
        """Games that guests may still have played today."""
        since = self._now() - A_DAY
        asked = sum(run.games for run in self._all.values() if not run.is_keepers and run.begun > since)
        return max(0, self.budget - asked)

    async def start(self, order: Order, name: str, person: str, is_keeper: bool) -> Run:
        async with self._changing:
            self._admit(order, person, is_keeper)
            run = new_run(order, name, is_keeper, self._now())
            run.owner = owner_of(self._key, run.id, person)
            try:
                await asyncio.to_thread(self.runs.make, run, order)
            except OSError:
                raise Cannot("storage", "the run cannot be written; the disk may be full") from None
            self._all[run.id] = run
            while len(self._all) > MOST_KEPT and (oldest := self._oldest_of_guests()) is not None:
                await self._drop(oldest)
        self._wake.set()
        return run

    def _admit(self, order: Order, person: str, is_keeper: bool) -> None:
        waiting = [run for run in self._all.values() if run.state == "waiting"]
        if not is_keeper:
            if order.plan.games > self.left():
                what = f"guests may have {self.budget} games played a day, all together; {self.left()} are left today"
                raise Cannot("lab-full", what)
            if any(self.is_own(run, person) for run in waiting):
                raise Cannot("lab-full", "one run at a time: stop the other one first, or wait for its end")
            if longest_thought(order.plan.game_id, order.player) > 0:
                raise Cannot("bad-seats", f"player {order.player} thinks long; guests take one that decides at once")
        if len(waiting) >= MOST_WAITING:
            raise Cannot("lab-full", "many runs are waiting already; try again later")
        if len(self._all) >= MOST_KEPT and self._oldest_of_guests() is None:
            raise Cannot("lab-full", f"{MOST_KEPT} runs are kept; remove some first")

    def _oldest_of_guests(self) -> Run | None:
        return next((run for run in self._all.values() if not run.is_keepers and run.state != "waiting"), None)

    async def stop(self, run: Run) -> None:
        """What has been played stays, as far as it has been written."""
        async with self._changing:
            if run.state == "waiting":
                await self._end(run, "stopped")

    async def compare(self, one: Run, other: Run) -> bytes:
        """The answers about the second of two runs as JSON; worked out once, by a process like those that play."""
        if one.id == other.id or _deals(one) != _deals(other) or (one.state, other.state) != ("done", "done"):
            what = "two runs that are over can be compared, of one game, its seats, its players, the games and the deals"
            raise Cannot("no-pair", what)
        async with self._comparing:
            known = await asyncio.to_thread(self.runs.comparison, one, other)
            if known is None:
                known = await self._compared(one, other)
        return known

    async def _compared(self, one: Run, other: Run) -> bytes:
        try:
            process = await _begin(pair.__name__, [self.runs.path(one), self.runs.path(other)], DEVNULL, PIPE)
            try:
                async with asyncio.timeout(COMPARING_SECONDS):
                    said, _ = await process.communicate()
            finally:
                _kill(process)
                await process.wait()
            if process.returncode != 0:
                raise OSError
            await asyncio.to_thread(self.runs.keep_comparison, one, other, said)
        except (OSError, TimeoutError):
            raise Cannot("storage", "the comparison could not be worked out just now; try again later") from None
        return said

    async def remove(self, run: Run) -> None:
        async with self._changing:
            await self._drop(run)

    async def _drop(self, run: Run) -> None:
        self._all.pop(run.id, None)
        run.state = "stopped"
        if run is self._playing and self._process is not None:
            _kill(self._process)
            await self._process.wait()
        await asyncio.to_thread(self.runs.drop, run)

    async def _end(self, run: Run, state: RunState) -> None:
        run.state = state
        if run is self._playing and self._process is not None:
            _kill(self._process)
        with suppress(OSError):  # With a full disk it is begun once more after a restart, and ends at once.
            await asyncio.to_thread(self.runs.keep, run)

    async def _work(self) -> None:
        while True:
            run = self._next()
            if run is None:
                self._wake.clear()
                await self._wake.wait()
            else:
                await self._play(run)

    def _next(self) -> Run | None:
        """The keeper's first, then who has waited longest."""
        waiting = [run for run in self._all.values() if run.state == "waiting"]
        return min(waiting, key=lambda run: (not run.is_keepers, run.begun), default=None)

    async def _play(self, run: Run) -> None:
        self._playing = run
        try:
            # It ends when its input does, so also when the server is killed.
            self._process = await _begin(program.__name__, [self.runs.path(run)], PIPE, DEVNULL)
            state: RunState = "failed"
            try:
                async with asyncio.timeout(None if run.is_keepers else GUESTS_SECONDS):
                    state = "done" if await self._process.wait() == 0 else "failed"
            except TimeoutError:
                state = "stopped"
            finally:
                _kill(self._process)
                await self._process.wait()
        except OSError:  # No process can be started just now.
            state = "failed"
        finally:
            self._playing = self._process = None
        note("lab run", state=run.state if run.state != "waiting" else state)
        async with self._changing:
            if run.state == "waiting":
                await self._end(run, state)


def _deals(run: Run) -> tuple[str, int, str, int, str]:
    """What has to be the same where only the rules are to differ."""
    return run.game, run.seats, run.player, run.games, run.seed


async def _begin(name: str, folders: list[Path], stdin: int, stdout: int) -> Process:
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", name, *map(str, folders)),
        stdin=stdin,
        stdout=stdout,
        stderr=DEVNULL,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        start_new_session=True,  # Ctrl-C in a terminal is for the server.
    )


def _kill(process: Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()
