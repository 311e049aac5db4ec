"""How long bots may think while others wait: everybody has an answer in time, and nobody thinks less than need be."""

import asyncio
import heapq
from collections.abc import Callable

import pytest

from drachenhort.server.bots.line import LEAST, OVERHEAD, Line, Request, share
from drachenhort.server.bots.worker import Job
from tests.server.house import scene

JOB = Job("drachensachen", "", 0, "level-5", "seed")
WITHIN = 2.0
LONGEST = 1.0


def asked(until: float, is_long: bool = True) -> Request:
    return Request(JOB, until, is_long)


@scene
async def test_whoever_is_alone_has_all_the_time_there_is() -> None:
    assert share(asked(2), [], 2, 0) == 2 - OVERHEAD
    assert share(asked(2), [], 2, 1.5) == 0.5 - OVERHEAD


@scene
async def test_the_more_wait_the_less_is_thought() -> None:
    shares = [share(asked(2), [asked(2)] * others, 2, 0) for others in (0, 1, 2, 3, 9, 49)]
    assert shares == [2 / rounds - OVERHEAD for rounds in (1, 2, 2, 3, 6, 26)]
    assert share(asked(2), [asked(2)] * 49, 10, 0) > shares[-1], "more workers, more time"


@scene
async def test_those_who_decide_at_once_take_nothing_from_the_others() -> None:
    assert share(asked(2), [asked(2, is_long=False)] * 20, 2, 0) == 2 - OVERHEAD


@scene
async def test_who_has_waited_too_long_is_thought_about_a_little_all_the_same() -> None:
    assert share(asked(2), [], 2, 5) == LEAST
    assert share(asked(9), [asked(2)], 2, 5) == LEAST


@scene
async def test_whoever_is_to_have_an_answer_first_comes_first() -> None:
    line = Line(2)
    requests = [asked(until) for until in (3, 1, 2)]
    for request in requests:
        line.put(request)
    assert line.drop(requests[2]) and not line.drop(requests[2])
    assert [await line.next() for _ in range(2)] == [requests[1], requests[0]]


@scene
async def test_a_worker_waits_until_somebody_comes() -> None:
    line = Line(2)
    waiting = [asyncio.create_task(line.next()) for _ in range(2)]
    await asyncio.sleep(0)
    first, second = asked(1), asked(2)
    line.put(first)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert [task.done() for task in waiting].count(True) == 1
    line.put(second)
    assert {await task for task in waiting} == {first, second}


def longest_wait(tables: int, workers: int, seconds: float, thinks: Callable[[float], float]) -> float:
    """At so many tables bots are asked again as soon as they have answered; a worker needs what it may and what else there
    is to do.
    """
    waiting = [asked(WITHIN) for _ in range(tables)]
    free = [0.0] * workers
    worst = 0.0
    while free[0] < seconds:
        now = heapq.heappop(free)
        there = [request for request in waiting if request.until - WITHIN <= now]
        if not there:
            heapq.heappush(free, min(request.until - WITHIN for request in waiting))
            continue
        first = min(there, key=lambda request: request.until)
        waiting.remove(first)
        behind = sorted((request for request in there if request is not first), key=lambda request: request.until)
        done = now + thinks(min(LONGEST, share(first, behind, workers, now))) + OVERHEAD
        worst = max(worst, done - (first.until - WITHIN))
        waiting.append(asked(done + WITHIN))
        heapq.heappush(free, done)
    return worst


@pytest.mark.parametrize("workers", [1, 2, 3])
@pytest.mark.parametrize("tables", [1, 2, 3, 5, 20, 50])
@scene
async def test_nobody_waits_longer_than_is_meant_however_many_tables_there_are(tables: int, workers: int) -> None:
    # A worker may still be at a thought that was begun when fewer waited.
    assert longest_wait(tables, workers, 60, lambda seconds: seconds) < WITHIN + 0.1
    assert longest_wait(tables, workers, 60, lambda seconds: seconds + 0.02) < WITHIN + 0.9


@scene
async def test_what_nobody_waits_for_leaves_one_worker_free() -> None:
    line = Line(2)
    leisurely, urgent = Request(JOB, 1, True, is_leisurely=True), asked(9)
    line.put(leisurely)
    first = asyncio.create_task(line.next())
    await asyncio.sleep(0)
    assert not first.done(), "it would be the last one that is free"
    line.put(urgent)
    assert await first is urgent
    two = [asyncio.create_task(line.next()) for _ in range(2)]
    await asyncio.wait(two, return_when=asyncio.FIRST_COMPLETED)
    assert [task.result() for task in two if task.done()] == [leisurely]
    for task in two:
        task.cancel()


@scene
async def test_a_worker_that_is_alone_does_also_what_nobody_waits_for() -> None:
    line = Line(1)
    leisurely = Request(JOB, 1, True, is_leisurely=True)
    line.put(leisurely)
    assert await line.next() is leisurely
    line.put(leisurely)
    assert line.drop(leisurely) and not line.drop(leisurely)
