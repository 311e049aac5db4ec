"""Frames at full speed (S4)."""

import asyncio
import time
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from bench.server.attack.asking import Target
from bench.server.attack.scene import Attack, Scene
from bench.server.hostile import PING, TEXT, frame
from bench.server.visits import GONE, Visit, Wrong

AT_A_TIME = 5000
"""Frames in one go."""
COME_AGAIN = 0.05
"""Seconds until somebody who was cut off comes again."""
MOST_SERVED = 1000
"""Frames a second that a server may look at over one connection; a person may send 50."""
SHORTEST_ANSWER = 40
"""Bytes: no message of the server's is shorter."""
PONG_SIZE = 3


class Flooded(NamedTuple):
    """What became of the connections of a flood."""

    connections: int
    closed: int
    """So many of them the server ended, or did not even open."""
    unbounded: int
    """So many it neither ended nor slowed down."""
    answers: int


async def flood(target: Target, cookies: list[str], kind: int, seconds: float) -> Flooded:
    """A socket for each of the cookies, and another whenever one is ended."""
    flow = b"".join(frame(kind, b"?", Random(number)) for number in range(AT_A_TIME))
    end = time.monotonic() + seconds
    floods = await asyncio.gather(*(flood_again(target, cookie, flow, kind, end) for cookie in cookies))
    return total([one for some in floods for one in some])


def total(floods: Sequence[Flooded]) -> Flooded:
    return Flooded(*(sum(numbers) for numbers in zip(*floods, strict=True)))


async def flood_again(target: Target, cookie: str, flow: bytes, kind: int, end: float) -> list[Flooded]:
    floods: list[Flooded] = []
    while not floods or time.monotonic() < end:
        floods.append(await flood_one(target, cookie, flow, kind, end))
        await asyncio.sleep(COME_AGAIN)
    return floods


async def flood_one(target: Target, cookie: str, flow: bytes, kind: int, end: float) -> Flooded:
    try:
        visit = await Visit.open(target.port, cookie, address=target.address(0))
    except (Wrong, TimeoutError, *GONE):
        return Flooded(1, 1, 0, 0)
    begun = time.monotonic()
    async with visit:
        reading = asyncio.create_task(count_back(visit))
        is_closed = False
        try:
            async with asyncio.timeout(max(0.0, end - begun)):
                while not reading.done():
                    await visit.send(flow)
                is_closed = True
        except TimeoutError:
            is_closed = reading.done()
        except GONE:
            is_closed = True
        visit.writer.transport.abort()
        answers = await reading // (PONG_SIZE if kind == PING else SHORTEST_ANSWER)
    most = MOST_SERVED * max(1.0, time.monotonic() - begun)
    return Flooded(1, int(is_closed), int(not is_closed and answers > most), answers)


async def count_back(visit: Visit) -> int:
    """How many bytes come back until the end."""
    count = 0
    try:
        while data := await visit.reader.read(2**16):
            count += len(data)
    except GONE:
        pass
    return count


async def play(scene: Scene, cookies: list[list[str]], kind: int) -> None:
    """Each list of cookies is for one process."""
    seconds = scene.plan.seconds
    sent = [scene.send(flood, scene.target, some, kind, seconds) for some in cookies]
    floods = total(await asyncio.gather(*sent))
    what = f"whoever floods is cut off or answered less than {MOST_SERVED:,} times a second"
    rate = floods.answers / seconds
    text = f"{floods.closed} of {floods.connections} were cut off, {rate:,.0f} answers a second"
    scene.expect(not floods.unbounded, f"{what} ({text})")


async def frames(scene: Scene) -> None:
    await play(scene, [await scene.guests(1)], TEXT)


async def pings(scene: Scene) -> None:
    await play(scene, [await scene.guests(1)], PING)


async def many_frames(scene: Scene) -> None:
    """Twenty sockets of one guest."""
    cookies = await scene.guests(1)
    await play(scene, [cookies * scene.plan.many(10)] * 2, TEXT)


async def many_pings(scene: Scene) -> None:
    """Twenty guests of one address."""
    cookies = await scene.guests(scene.plan.many(20), each_from=0)
    await play(scene, [cookies[::2], cookies[1::2] or cookies], PING)


ATTACKS = [
    Attack("frames", frames),
    Attack("pings", pings),
    Attack("frames-20-sockets", many_frames, processes=2),
    Attack("pings-20-guests", many_pings, processes=2),
]
