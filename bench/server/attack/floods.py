"""Frames at full speed (S4)."""

import asyncio
import time
from random import Random
from typing import NamedTuple

from bench.server.attack.asking import Target
from bench.server.attack.scene import Attack, Scene
from bench.server.hostile import PING, TEXT, frame
from bench.server.visits import GONE, Visit, Wrong

AT_A_TIME = 5000
"""Frames in one go."""
MOST_SERVED = 1000
"""Frames a second that a server may look at for all sockets of a flood together; a person may send 50."""
SHORTEST_ANSWER = 40
"""Bytes: no message of the server's is shorter."""
PONG_SIZE = 3


class Flooded(NamedTuple):
    sockets: int
    closed: int
    """So many of the sockets did the server end, or not even open."""
    bytes_back: int


async def flood(target: Target, cookies: list[str], kind: int, seconds: float) -> Flooded:
    """One socket for each of the cookies."""
    flow = b"".join(frame(kind, b"?", Random(number)) for number in range(AT_A_TIME))
    ends = [flood_one(target, cookie, flow, time.monotonic() + seconds) for cookie in cookies]
    floods = await asyncio.gather(*ends)
    return Flooded(len(cookies), sum(one.closed for one in floods), sum(one.bytes_back for one in floods))


async def flood_one(target: Target, cookie: str, flow: bytes, end: float) -> Flooded:
    try:
        visit = await Visit.open(target.port, cookie, address=target.address(0))
    except (Wrong, TimeoutError, *GONE):
        return Flooded(1, 1, 0)
    async with visit:
        reading = asyncio.create_task(count_back(visit))
        closed = 0
        try:
            async with asyncio.timeout(max(0.0, end - time.monotonic())):
                while not reading.done():
                    await visit.send(flow)
                closed = 1
        except TimeoutError:
            closed = int(reading.done())
        except GONE:
            closed = 1
        visit.writer.transport.abort()
        return Flooded(1, closed, await reading)


async def count_back(visit: Visit) -> int:
    """How many bytes come back until the end."""
    count = 0
    try:
        while data := await visit.reader.read(2**16):
            count += len(data)
    except (asyncio.CancelledError, *GONE):
        pass
    return count


async def play(scene: Scene, cookies: list[list[str]], kind: int) -> None:
    """Each list of cookies is for one process."""
    seconds = scene.plan.seconds
    begun = time.monotonic()
    floods = await asyncio.gather(*(scene.send(flood, scene.target, some, kind, seconds) for some in cookies))
    took = time.monotonic() - begun
    sockets, closed = sum(one.sockets for one in floods), sum(one.closed for one in floods)
    answered = sum(one.bytes_back for one in floods) / (PONG_SIZE if kind == PING else SHORTEST_ANSWER) / took
    what = f"is cut off or answered less than {MOST_SERVED:,} times a second"
    text = f"{closed} of {sockets} were cut off, {answered:,.0f} answers a second"
    scene.expect(closed == sockets or answered < MOST_SERVED, f"whoever floods {what} ({text})")


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
