"""What can happen to a site. Each fault comes back when it is over: from then on every table has to go on."""

import asyncio
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from typing import Final

from bench.cluster.site import Site
from tools.cluster.cluster import NAMES

LONGEST_STOP: Final = 30.0
LONGEST_CUT: Final = 8.0
LONGEST_HOLD: Final = 15.0
A_DAY: Final = 86_400

Fault = Callable[[Site, Random], Awaitable[str]]


def between(chance: Random, shortest: float, longest: float) -> float:
    """Short ones as often as long ones: from 1 to 2 as often as from 15 to 30."""
    return float(shortest * (longest / shortest) ** chance.random())


async def killed(site: Site, chance: Random) -> str:
    name = chance.choice(NAMES)
    site.cluster.nodes[name].signal(signal.SIGKILL)
    return name


async def stopped(site: Site, chance: Random) -> str:
    name, seconds = chance.choice(NAMES), between(chance, 1, LONGEST_STOP)
    node = site.cluster.nodes[name]
    node.signal(signal.SIGSTOP)
    await asyncio.sleep(seconds)
    node.signal(signal.SIGCONT)
    return f"{name} for {seconds:.1f} s"


async def left(site: Site, chance: Random) -> str:
    name = chance.choice(NAMES)
    site.cluster.nodes[name].signal(signal.SIGTERM)
    return name


async def cut(site: Site, chance: Random) -> str:
    """The connection to the database: everybody is cut off, and nobody comes through for a while."""
    return await _link(site, chance, "cut", LONGEST_CUT)


async def held(site: Site, chance: Random) -> str:
    """The connection to the database stands, and nothing comes through."""
    return await _link(site, chance, "hold", LONGEST_HOLD)


async def _link(site: Site, chance: Random, command: str, longest: float) -> str:
    name, seconds = chance.choice(NAMES), between(chance, 0.1, longest)
    site.links[name].tell(command)
    await asyncio.sleep(seconds)
    site.links[name].tell("open")
    return f"{name} for {seconds:.1f} s"


async def sessions_ended(site: Site, chance: Random) -> str:
    """Those of one server, in the database."""
    name = chance.choice(NAMES)
    await asyncio.to_thread(
        site.postgres.query,
        site.database,
        "SELECT count(pg_terminate_backend(pid)) FROM drachenhort.nodes JOIN pg_stat_activity"
        f" ON application_name = 'drachenhort ' || token WHERE name = '{name}' AND datname = current_database()",
    )
    return name


async def database_restarted(site: Site, chance: Random) -> str:
    how, pause = chance.choice([signal.SIGINT, signal.SIGQUIT]), between(chance, 0.1, 3)
    await asyncio.to_thread(site.postgres.stop, how)
    await asyncio.sleep(pause)
    await asyncio.to_thread(site.postgres.start)
    return f"{how.name}, {pause:.1f} s"


async def proxy_restarted(site: Site, chance: Random) -> str:
    pause = between(chance, 0.1, 2)
    await asyncio.to_thread(site.cluster.end_proxy)
    await asyncio.sleep(pause)
    site.cluster.begin_proxy()
    return f"{pause:.1f} s"


async def clock_moved(site: Site, chance: Random) -> str:
    name, seconds = chance.choice(NAMES), between(chance, 2, 8)
    shift = round(between(chance, 1, A_DAY)) * chance.choice([-1, 1])
    site.set_clock(name, shift)
    await asyncio.sleep(seconds)
    site.set_clock(name, 0)
    return f"{name} by {shift:+,} s for {seconds:.1f} s"


async def disk_full(site: Site, chance: Random) -> str:
    """Half of the times so that the database needs a new file for its own log, and gives up."""
    assert site.disk is not None
    seconds, is_hard = between(chance, 2, 8), chance.random() < 0.5
    await asyncio.to_thread(site.disk.fill)
    if is_hard:
        with suppress(AssertionError):  # It has no answer if it gives up.
            await asyncio.to_thread(site.postgres.query, site.database, "SELECT pg_switch_wal()")
    await asyncio.sleep(seconds)
    site.disk.make_room()
    gave_up = not site.postgres.is_running
    if gave_up:
        await asyncio.to_thread(site.postgres.start)
    return f"{seconds:.1f} s{', the database gave up' if gave_up else ''}"


FAULTS: Final[dict[str, Fault]] = {
    "kill -9": killed,
    "stopped": stopped,
    "ended in order": left,
    "link cut": cut,
    "link held": held,
    "sessions ended": sessions_ended,
    "database restarted": database_restarted,
    "proxy restarted": proxy_restarted,
    "clock moved": clock_moved,
    "disk full": disk_full,
}
