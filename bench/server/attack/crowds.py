"""Many connections and many guests (S5, S10)."""

import asyncio
import time
from contextlib import suppress
from typing import NamedTuple

from bench.server.attack.asking import HOST, Answer, Target, ask
from bench.server.attack.scene import NEWCOMERS, Attack, Scene
from bench.server.visits import GONE, Visit, Wrong

SOON = 1.0
"""Seconds within which somebody new has to see the hall."""
PATIENT = 10.0
"""Seconds after which a guest from a crowded address has to be let in at the latest."""
BETWEEN = 0.3
AT_ONCE = 20
"""So many do something at the same time."""
IDLE, SOCKETS, GUESTS = 2000, 3000, 300
MOST_OF_ONE = 100
"""Sockets of one person, who has a few windows open."""
MOST_OF_ADDRESS = 600
"""Sockets of one address, which may be a school."""


class Crowd(NamedTuple):
    tried: int
    stayed: int
    """Open until the strangers went by themselves."""


async def stand_idle(target: Target, addresses: int, count: int, seconds: float) -> Crowd:
    """Connections over which nothing is said."""
    end = time.monotonic() + seconds
    lines: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
    for number in range(count):
        try:
            local = (target.address(number % addresses), 0)
            lines.append(await asyncio.open_connection(HOST, target.port, local_addr=local))
        except OSError:
            continue
    await asyncio.sleep(max(0.1, end - time.monotonic()))
    stayed = sum(not reader.at_eof() and reader.exception() is None for reader, _ in lines)
    for _, writer in lines:
        writer.transport.abort()
    return Crowd(count, stayed)


async def open_sockets(target: Target, cookies: list[str], count: int, seconds: float) -> Crowd:
    """WebSockets, in turn for each of the cookies, all from one address."""
    end = time.monotonic() + seconds
    visits: list[Visit] = []
    numbers = iter(range(count))

    async def knock_again() -> None:
        for number in numbers:
            try:
                visits.append(await Visit.open(target.port, cookies[number % len(cookies)], address=target.address(0)))
            except (Wrong, TimeoutError, *GONE):
                continue

    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.gather(*(knock_again() for _ in range(AT_ONCE)))
    await asyncio.sleep(max(0.1, end - time.monotonic()))
    stayed = sum(not visit.reader.at_eof() and visit.reader.exception() is None for visit in visits)
    for visit in visits:
        visit.writer.transport.abort()
    return Crowd(next(numbers, count), stayed)


async def come_as_new(target: Target, count: int, seconds: float) -> int:
    """Visits without a cookie, some at the same time. How many became guests."""
    end = time.monotonic() + seconds
    numbers = iter(range(count))
    statuses: list[int] = []

    async def come_again() -> None:
        for _ in numbers:
            patience = max(0.1, end - time.monotonic())
            statuses.append((await ask(target.port, "/api/me", target.address(0), patience=patience)).status)

    await asyncio.gather(*(come_again() for _ in range(AT_ONCE)))
    return statuses.count(200)


async def newcomers(scene: Scene, end: float) -> list[Answer]:
    """People from elsewhere who open the hall, one after the other."""
    answers: list[Answer] = []
    while time.monotonic() < end:
        for path in ("/", "/api/tables"):
            answers.append(await scene.ask(path))
        await asyncio.sleep(BETWEEN)
    return answers


def expect_hall(scene: Scene, answers: list[Answer]) -> None:
    bad = [answer.status for answer in answers if answer.status != 200]
    slowest = max(answer.seconds for answer in answers)
    text = f"{len(bad)} of {len(answers)} were answered {sorted(set(bad))}" if bad else f"the slowest took {slowest:.2f} s"
    scene.expect(not bad and slowest < SOON, f"newcomers get the hall within {SOON:g} s ({text})")


async def expect_socket(scene: Scene) -> None:
    cookie = (await scene.ask("/api/me")).cookie
    try:
        async with await Visit.open(scene.target.port, cookie, address=NEWCOMERS):
            is_in = True
    except (Wrong, TimeoutError, *GONE):
        is_in = False
    scene.expect(is_in, "newcomers from elsewhere get a socket")


async def idle(scene: Scene, addresses: int) -> None:
    seconds = scene.plan.seconds
    count = max(IDLE, scene.plan.many(IDLE))  # Fewer would not be noticed.
    standing = asyncio.create_task(scene.send(stand_idle, scene.target, addresses, count, seconds))
    await asyncio.sleep(seconds / 3)  # Until they are all there.
    expect_hall(scene, await newcomers(scene, time.monotonic() + seconds / 2))
    await expect_socket(scene)
    await standing


async def idle_of_one(scene: Scene) -> None:
    await idle(scene, 1)


async def idle_of_many(scene: Scene) -> None:
    await idle(scene, 100)


async def sockets(scene: Scene, cookies: list[str], most: int, whose: str) -> None:
    count = scene.plan.many(SOCKETS)
    crowd = asyncio.create_task(scene.send(open_sockets, scene.target, cookies, count, scene.plan.seconds))
    await asyncio.sleep(scene.plan.seconds * 0.8)
    await expect_socket(scene)
    tried, stayed = await crowd
    scene.expect(stayed <= most, f"{whose} has at most {most} sockets ({stayed} of {tried} were opened)")


async def sockets_of_one(scene: Scene) -> None:
    await sockets(scene, await scene.guests(1), MOST_OF_ONE, "one guest")


async def sockets_of_many(scene: Scene) -> None:
    await sockets(scene, await scene.guests(50, each_from=0), MOST_OF_ADDRESS, "one address")


async def guests(scene: Scene) -> None:
    """Somebody honest comes from the same address afterwards, as in a school."""
    become = await scene.send(come_as_new, scene.target, scene.plan.many(GUESTS), scene.plan.seconds)
    begun = time.monotonic()
    answer = await scene.ask("/api/me", scene.target.address(0))
    while answer.status != 200 and time.monotonic() < begun + PATIENT:
        await asyncio.sleep(0.5)
        answer = await scene.ask("/api/me", scene.target.address(0))
    took = time.monotonic() - begun
    text = f"after {become} others, answered {answer.status} after {took:.1f} s"
    scene.expect(answer.status == 200, f"a new guest from a crowded address is let in within {PATIENT:g} s ({text})")


ATTACKS = [
    Attack("idle-2000", idle_of_one),
    Attack("idle-2000-addresses", idle_of_many),
    Attack("sockets-of-a-guest", sockets_of_one),
    Attack("sockets-of-an-address", sockets_of_many),
    Attack("guests", guests),
]
