"""Requests whose headers never end (S5)."""

import asyncio
import time
from typing import NamedTuple

from bench.server.attack.asking import HOST, Target
from bench.server.attack.scene import Attack, Scene

LONG = 60_000_000
"""Bytes."""
SLOW_LINES = 200
SLOWLY = 0.5
"""Seconds between two bytes."""
PATIENCE = 10.0
"""Seconds a server may wait for headers; it need not look more often than every other second."""
ENOUGH = 16_000_000
"""Bytes that the system itself takes for a server that has long stopped reading."""
MOST_GROWTH = 20.0
"""Megabytes."""

START = b"GET %s HTTP/1.1\r\nHost: 127.0.0.1\r\nUser-Agent: stranger\r\n"
KEY = b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
UPGRADE = b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n" + KEY
MANY = [START % b"/", b"X-Stranger: " + b"a" * 8000 + b"\r\n"]
MANY_AND_UPGRADE = [START % b"/ws" + UPGRADE, MANY[1]]
HUGE = [START % b"/" + b"X-Stranger: ", b"a" * 2**16]
HUGE_COOKIE = [START % b"/ws" + UPGRADE + b"Cookie: ", b"a" * 2**16]
ENDLESS = [b"GET /", b"a" * 2**16]
ENDLESS_QUERY = [b"GET /api/tables?game=", b"a" * 2**16]


class Poured(NamedTuple):
    requests: int
    most: int
    """Bytes that the server took of one of them."""
    statuses: list[int]


async def pour_again(target: Target, kinds: list[list[bytes]], size: int, seconds: float) -> Poured:
    """Requests of these kinds one after the other, each until the server has had enough of it."""
    end = time.monotonic() + seconds
    most, count = 0, 0
    statuses: set[int] = set()
    while count == 0 or time.monotonic() < end:
        start, flow = kinds[count % len(kinds)]
        sent, status = await pour(target, start, flow, size, end)
        most = max(most, sent)
        statuses.add(status)
        count += 1
    return Poured(count, most, sorted(statuses))


async def pour(target: Target, start: bytes, flow: bytes, size: int, end: float) -> tuple[int, int]:
    """How many bytes went out, and the status that came back; 0 if none did."""
    try:
        reader, writer = await asyncio.open_connection(HOST, target.port, local_addr=(target.address(0), 0))
    except OSError:
        return 0, 0
    sent = 0
    try:
        writer.write(start)
        async with asyncio.timeout(max(0.5, end - time.monotonic())):
            while sent < size and not reader.at_eof():
                writer.write(flow)
                await writer.drain()
                sent += len(flow)
        return sent, await status_of(reader)
    except (ConnectionError, TimeoutError):
        return sent, await status_of(reader)
    finally:
        writer.transport.abort()


async def status_of(reader: asyncio.StreamReader) -> int:
    try:
        async with asyncio.timeout(0.2):
            line = await reader.readline()
        return int(line.split()[1])
    except (OSError, TimeoutError, ValueError, IndexError):
        return 0


async def drip(target: Target, count: int, seconds: float) -> list[float | None]:
    """Headers byte by byte. After how many seconds each was closed; None for those that were not."""
    return list(await asyncio.gather(*(drip_one(target, number, seconds) for number in range(count))))


async def drip_one(target: Target, number: int, seconds: float) -> float | None:
    begun = time.monotonic()
    try:
        local = (target.address(number % 20), 0)
        reader, writer = await asyncio.open_connection(HOST, target.port, local_addr=local)
    except OSError:
        return 0.0
    try:
        writer.write(START % b"/")
        while time.monotonic() < begun + seconds:
            writer.write(b"a")
            try:
                async with asyncio.timeout(SLOWLY):
                    if not await reader.read(1000):
                        return time.monotonic() - begun
            except TimeoutError:
                continue
    except ConnectionError:
        return time.monotonic() - begun
    finally:
        writer.transport.abort()
    return None


async def play(scene: Scene, *kinds: list[bytes]) -> None:
    size = scene.plan.many(LONG)
    before = scene.hall.size
    poured = await scene.send(pour_again, scene.target, list(kinds), size, scene.plan.seconds)
    grown = scene.hall.largest - before
    is_refused = all(status == 0 or 400 <= status < 500 or status == 503 for status in poured.statuses)
    text = f"{poured.requests} requests, {poured.most / 1e6:.1f} MB taken, answered {poured.statuses}"
    scene.expect(is_refused and poured.most < min(size, ENOUGH), f"headers without end are refused ({text})")
    scene.expect(grown < MOST_GROWTH, f"they take no more than {MOST_GROWTH:g} MB of memory ({grown:.1f})")


async def many_headers(scene: Scene) -> None:
    await play(scene, MANY, MANY_AND_UPGRADE)


async def one_header(scene: Scene) -> None:
    await play(scene, HUGE, HUGE_COOKIE)


async def request_line(scene: Scene) -> None:
    await play(scene, ENDLESS, ENDLESS_QUERY)


async def slow_headers(scene: Scene) -> None:
    """Takes its time, however short the others are."""
    seconds = PATIENCE + 4
    closed = await scene.send(drip, scene.target, scene.plan.many(SLOW_LINES), seconds)
    still = sum(after is None for after in closed)
    scene.expect(not still, f"slow headers are waited for at most {PATIENCE:g} s ({still} of {len(closed)} stayed)")


ATTACKS = [
    Attack("headers-60-mb", many_headers),
    Attack("header-of-60-mb", one_header),
    Attack("endless-request-line", request_line),
    Attack("slow-headers", slow_headers),
]
