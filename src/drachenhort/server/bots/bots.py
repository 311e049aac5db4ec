"""Bots think in worker processes. One that is slow, crashes or breaks the rules is replaced for that decision.

The more decisions wait, the less is thought about each of them: nobody is to wait for more than three seconds. Where a
table is played by a variant, workers of its own think (varied.py).
"""

import asyncio
import logging
import os
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Final, Literal, TypeAlias

import msgspec

from drachenhort.games import is_of_variant, variant_at
from drachenhort.lab.creature_worth import GAME as CREATURES
from drachenhort.players.levels import STRONGEST
from drachenhort.players.registry import LAST_RESORT, UnknownPlayer, make_player, quick_player
from drachenhort.players.search.forks import Forks, WorthTask
from drachenhort.players.search.quick_games import Tally
from drachenhort.review.review import Reviewed, Task
from drachenhort.server.base.errors import Cannot
from drachenhort.server.bots.advice import Advised, Hints, Taught
from drachenhort.server.bots.chance import Chance
from drachenhort.server.bots.line import Line, Reason, Request
from drachenhort.server.bots.process import BotProcess, ProcessLost
from drachenhort.server.bots.quick import Quick
from drachenhort.server.bots.trial import SeatWins, TrialPart
from drachenhort.server.bots.varied import Varied
from drachenhort.server.bots.worker import Answer, Job, answer, encode

LIMIT: Final = 10.0
"""Seconds a bot may think about a decision before its process is ended."""

Purpose: TypeAlias = Literal["decision", "hint", "evaluation", "lesson", "games", "review", "variant"]

WITHIN: Final[dict[Purpose, float]] = {
    "decision": 2.0,
    "hint": 1.2,
    "evaluation": 2.5,
    "lesson": 3.0,
    "games": 8.0,
    "review": 60.0,
    "variant": 8.0,
}
"""Seconds within which somebody who waits is to have an answer, if there are workers at all."""

A_LESSON: Final = 0.6
"""A coach thinks for so many seconds at most, and only while another worker has nothing to do."""

QUICK_WITHIN: Final = 1.0
"""For bots that need no time to think: they go first."""

LEISURELY: Final[tuple[Purpose, ...]] = ("lesson", "games", "variant")
"""What nobody at a table waits for: it leaves a worker free for the others."""

GRACE: Final = 0.3
"""So many seconds later nobody waits for a worker any more."""

START_LIMIT: Final = 30.0
PAUSE: Final = 1.0
"""Seconds between two attempts to start a worker that does not start."""

LOG: Final = logging.getLogger("drachenhort.bots")


class Bots:
    """All workers of a server, or those of one variant. `program` is the module they run."""

    def __init__(
        self,
        workers: int | None = None,
        limit: float = LIMIT,
        program: str = "drachenhort.server.bots.worker",
        variant: str | None = None,
    ) -> None:
        # Two at least: one that is slow must not keep all the others waiting.
        self._size: Final = workers or max(2, (os.cpu_count() or 1) - 1)
        self._limit: Final = limit
        self._program: Final = program
        self._variant: Final = variant
        self._varied: Final = Varied(self._for_variant)
        self._line: Final = Line(self._size)
        self._keepers: Final[list[asyncio.Task[None]]] = []
        self._endings: Final[set[asyncio.Task[None]]] = set()
        self._processes: Final[set[BotProcess]] = set()
        self._are_ready: Final = asyncio.Event()
        self._note_wait: Callable[[Purpose, float], None] = _ignore
        # For the metrics.
        self.decisions = 0
        self.thinking = 0
        self.replaced: Final[Counter[Reason]] = Counter()

    def _for_variant(self, variant: str) -> "Bots":
        return Bots(1, self._limit, self._program, variant)

    @property
    def worker_pids(self) -> list[int]:
        """The processes that are ready."""
        own = [process.pid for process in self._processes]
        return own + [pid for bots in self._varied.crews for pid in bots.worker_pids]

    def measure(self, note: Callable[[Purpose, float], None]) -> None:
        """From now on `note` is told how many seconds each answer took."""
        self._note_wait = note

    async def warm_up(self) -> None:
        """Starts the workers and waits for them, so that the first decision need not."""
        self._open()
        with suppress(TimeoutError):
            async with asyncio.timeout(START_LIMIT):
                await self._are_ready.wait()

    async def choose(self, game: str, position: str, seat: int, level: str, seed: str, rules: int | None = None) -> int:
        """What this seat does: always an answer, and a legal one."""
        job = Job(game, position, seat, level, seed, rules)
        asked_at = asyncio.get_running_loop().time()
        verdict = await self._ask(job, "decision")
        action = verdict.action if isinstance(verdict, Answer) else None
        if action is None:
            action = await self._replace(job, verdict)
        self.decisions += 1
        self._note_wait("decision", asyncio.get_running_loop().time() - asked_at)
        return action

    async def hint(self, game: str, position: str, seat: int, seed: str, rules: int | None = None) -> Hints:
        """The best actions with reasons; if nobody has time for that, what a quick player would do."""
        asked_at = asyncio.get_running_loop().time()
        job = Job(game, position, seat, STRONGEST, seed, rules, wants_hints=True)
        verdict = await self._ask(job, "hint")
        self.decisions += 1
        self._note_wait("hint", asyncio.get_running_loop().time() - asked_at)
        if isinstance(verdict, Answer) and verdict.hints is not None:
            return verdict.hints
        return Hints([Advised(await self._replace(msgspec.structs.replace(job, wants_hints=False), verdict))])

    async def teach(
        self, game: str, position: str, seat: int, seed: str, rules: int | None = None, before: str = ""
    ) -> Taught | None:
        """What a coach says; None if nobody has time for it. It waits for all others, and says nothing rather than late."""
        asked_at = asyncio.get_running_loop().time()
        job = Job(game, position, seat, STRONGEST, seed, rules, wants_lesson=True, before=before)
        verdict = await self._ask(job, "lesson")
        self._note_wait("lesson", asyncio.get_running_loop().time() - asked_at)
        return verdict.lesson if isinstance(verdict, Answer) else None

    async def evaluate(
        self, game: str, position: str, seat: int, seed: str, rules: int | None = None
    ) -> list[Chance] | None:
        """How good the strongest player finds each action, the best first; None if nobody has time for it."""
        asked_at = asyncio.get_running_loop().time()
        verdict = await self._ask(Job(game, position, seat, "", seed, rules, wants_chances=True), "evaluation")
        self._note_wait("evaluation", asyncio.get_running_loop().time() - asked_at)
        if isinstance(verdict, Answer) and verdict.chances:
            return verdict.chances
        fault = verdict.fault if isinstance(verdict, Answer) else verdict
        LOG.warning("an evaluation failed", extra={"facts": {"game": game, "fault": fault}})
        return None

    async def play_games(self, quick: Quick) -> Tally | None:
        """How these games ended, or as many of them as there was time for; None if there was none."""
        asked = quick.question
        found = await self._ask_for_games(Job(asked.game, "", asked.seat, "", "", quick=quick))
        return None if found is None or found.ends is None else found.ends.tally()

    async def try_out(self, part: TrialPart) -> SeatWins | None:
        """Who won these games, dealt anew; or as many of them as there was time for, None if there was none."""
        found = await self._ask_for_games(Job(part.trial.game, "", 0, "", "", trial=part))
        return None if found is None else found.wins

    async def price(self, task: WorthTask) -> Forks | None:
        """What a creature did in these games; or in as many of them as there was time for, None if there was none."""
        found = await self._ask_for_games(Job(CREATURES, "", 0, "", "", worth=task))
        return None if found is None else found.forks

    async def _ask_for_games(self, job: Job) -> Answer | None:
        verdict = await self._ask(job, "games")
        if isinstance(verdict, Answer) and not verdict.fault:
            return verdict
        if isinstance(verdict, Answer) or verdict != "busy":
            fault = verdict.fault if isinstance(verdict, Answer) else verdict
            LOG.warning("quick games failed", extra={"facts": {"game": job.game, "fault": fault}})
            raise Cannot("too-fast", "these games cannot be played out just now; try another move")
        return None

    async def review(self, task: Task) -> Reviewed | None:
        """How good a choice of a finished game was. It comes after all who wait at a table; None if nobody had time."""
        asked_at = asyncio.get_running_loop().time()
        verdict = await self._ask(Job(task.game, "", task.seat, "", "", task=task), "review")
        self._note_wait("review", asyncio.get_running_loop().time() - asked_at)
        if isinstance(verdict, Answer) and verdict.reviewed is not None:
            return verdict.reviewed
        fault = verdict.fault if isinstance(verdict, Answer) else verdict
        LOG.warning("a review failed", extra={"facts": {"game": task.game, "fault": fault}})
        return None

    async def read_variant(self, text: str) -> list[tuple[int, str]] | None:
        """What is wrong with a variant, each mistake with its line; None if nobody had time to try it out."""
        verdict = await self._ask(Job("", "", 0, "", "", variant=text), "variant")
        if isinstance(verdict, Answer):
            return verdict.mistakes
        if verdict == "slow":
            return [(1, "its trial games take too long, so it cannot be played here")]
        return None

    async def _ask(self, job: Job, purpose: Purpose) -> Answer | Reason:
        position = _position_in(job)
        if self._variant is not None or not is_of_variant(position):
            return await self._ask_own(job, purpose)
        try:
            async with asyncio.timeout(WITHIN[purpose] + START_LIMIT), self._varied.of(variant_at(position)) as bots:
                return await bots._ask(job, purpose)
        except TimeoutError:
            return "busy"

    async def _ask_own(self, job: Job, purpose: Purpose) -> Answer | Reason:
        self._open()
        loop = asyncio.get_running_loop()
        is_long = purpose != "decision" or _thinks(job.game, job.level)
        within = WITHIN[purpose] if is_long else QUICK_WITHIN
        request = Request(job, loop.time() + within, is_long, is_leisurely=purpose in LEISURELY)
        self._line.put(request)
        patience = within + GRACE if purpose == "review" else min(within + GRACE, self._limit)
        alarm = loop.call_later(patience, self._give_up_waiting, request)
        self.thinking += 1
        try:
            return await request.verdict
        finally:
            alarm.cancel()
            self._line.drop(request)
            self.thinking -= 1

    def _give_up_waiting(self, request: Request) -> None:
        if self._line.drop(request):
            request.settle("busy")

    async def _replace(self, job: Job, verdict: Answer | Reason) -> int:
        reason: Reason
        if isinstance(verdict, Answer):
            reason, fault = "illegal" if verdict.is_illegal else "failed", verdict.fault
        else:
            reason, fault = verdict, ""
        self.replaced[reason] += 1
        facts = {"game": job.game, "level": job.level, "reason": reason, "fault": fault}
        LOG.warning("a bot was replaced", extra={"facts": facts})
        if is_of_variant(job.position):  # Here its states are others than those that our players are compiled for.
            return await asyncio.to_thread(stand_in, job, LAST_RESORT)
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
                process = BotProcess(self._program, self._limit, self._variant)
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
        loop = asyncio.get_running_loop()
        while True:
            request = await self._line.next()
            if process.is_lost:  # Not through this job.
                self._line.put(request)
                return
            seconds = self._line.seconds_for(request, len(self._processes), loop.time())
            if request.job.wants_lesson:
                seconds = min(seconds, A_LESSON)
            job = encode(msgspec.structs.replace(request.job, seconds=round(seconds, 4)))
            try:
                async with asyncio.timeout(self._limit):
                    request.settle(await process.ask(job))
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
        await self._varied.close()
        for keeper in self._keepers:
            keeper.cancel()
        await asyncio.gather(*self._keepers, return_exceptions=True)
        await asyncio.gather(*self._endings)
        self._line.close()


def _position_in(job: Job) -> str:
    """What it is about, whatever is asked."""
    if job.quick is not None:
        return job.quick.question.position
    return job.position if job.task is None else job.task.position


def _thinks(game: str, level: str) -> bool:
    """Whether a bot takes as long as it may; of one that nobody knows it is supposed."""
    try:
        return make_player(game, level).thinks
    except UnknownPlayer:
        return True


def _ignore(_: Purpose, __: float) -> None:
    pass


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
