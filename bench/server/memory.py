"""How much memory a table takes."""

import asyncio
from dataclasses import dataclass

from bench.server.load import Load
from bench.server.process import Cores, new_site
from bench.server.rounds import Plan, play, seated
from bench.server.servers import Http, Server

WARM_UP = Plan(tables=20, warm_up=1, seconds=1)
SETTLE = 1.0
"""Seconds before a reading."""


@dataclass(frozen=True)
class Memory:
    """In kilobytes of 1,000 bytes. Idle: the game has begun and nobody is there; live: both clients are there."""

    empty_server: float
    idle_table: float
    live_table: float


async def measure_memory(server: Server, cores: Cores, tables: int) -> Memory:
    """What the server has grown by, divided. First some play, so that it has what it needs for that."""
    with new_site(cores) as site, server.process(site) as process:
        port = site.port
        load = Load(0)
        async with seated(server, load, [server.open_table(Http(port)) for _ in range(WARM_UP.tables)], port) as few:
            await play(load, few, process, WARM_UP)
        await asyncio.sleep(SETTLE)
        before = process.memory()
        http = Http(port)
        all_seats = [server.open_table(http) for _ in range(tables)]
        await asyncio.sleep(SETTLE)
        idle = process.memory()
        async with seated(server, Load(0), all_seats, port):
            await asyncio.sleep(SETTLE)
            live = process.memory()
    return Memory(before / 1000, (idle - before) / 1000 / tables, (live - before) / 1000 / tables)
