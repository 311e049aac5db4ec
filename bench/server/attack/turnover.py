"""Tables come and go, and the server is as large as before (S8)."""

import asyncio
import time
from contextlib import closing

from bench.server.attack.asking import Target
from bench.server.attack.hall import Kind
from bench.server.attack.odd_server import HEARTBEAT
from bench.server.attack.scene import Attack, Scene
from bench.server.attack.talking import Talk
from bench.server.ours import SETTINGS, NewTable, Sitting, TableInfo
from bench.server.servers import Http
from drachenhort.server.wire.messages import Leave

TABLES = 2000
PLACES = 2
OF_ONE_GUEST = 10
"""Tables that two people come to; then there are two others."""
WARM_UP = 0.2
"""Of them, before the first look at the size: a server that has never had a table is small."""
MOST_GROWTH = 0.1
GONE_WITHIN = 60.0
"""Seconds until tables that nobody is at are out of memory. The server's heart beats fast here."""


async def come_and_go(target: Target, count: int) -> None:
    """At each table two people sit down, one of them sees it, and both go."""
    http = Http(target.port)
    with closing(http.connection):
        for done in range(0, count, OF_ONE_GUEST):
            keys: list[str] = []
            for _ in range(2):
                http.get("/api/me", object)
                keys.append(http.cookie)
            await visit_tables(target, http, keys, min(OF_ONE_GUEST, count - done))


async def visit_tables(target: Target, http: Http, keys: list[str], count: int) -> None:
    talk = await Talk.open(target, keys[0])
    setup = {"game": "drachensachen", "seats": [{"kind": "me"}, {"kind": "open"}]}
    for _ in range(count):
        table = http.post("/api/tables", setup, NewTable, {"Cookie": keys[0]}).table.id
        http.post(f"/api/tables/{table}/sit", {}, Sitting, {"Cookie": keys[1]})
        http.post(f"/api/tables/{table}/start", {}, TableInfo, {"Cookie": keys[0]})
        await talk.enter(table)
        await talk.say(Leave(table))
    talk.close()


async def come_and_go_at(scene: Scene, tables: int) -> None:
    """In several places at once."""
    each = -(-tables // PLACES)
    await asyncio.gather(*(scene.send(come_and_go, scene.target, each) for _ in range(PLACES)))


async def until_gone(scene: Scene) -> float:
    """Waits until only the table of the two is in memory. How many others are left."""
    end = time.monotonic() + GONE_WITHIN
    while (left := await scene.hall.metric("drachenhort_tables") - 1) > 0 and time.monotonic() < end:
        await asyncio.sleep(0.5)
    return left


async def play(scene: Scene) -> None:
    tables = scene.plan.many(TABLES)
    await come_and_go_at(scene, round(tables * WARM_UP))
    await until_gone(scene)
    before = scene.hall.size
    await come_and_go_at(scene, tables)
    left = await until_gone(scene)
    after = scene.hall.size
    scene.expect(left == 0, f"tables that nobody is at go out of memory ({left:g} of {tables:,} are left)")
    growth = after / before - 1
    text = f"{before:.1f} MB, after {tables:,} tables {after:.1f} MB, {growth:+.1%}"
    scene.expect(growth < MOST_GROWTH, f"the server is as large as before, within {MOST_GROWTH:.0%} ({text})")


ATTACKS = [Attack("tables-come-and-go", play, Kind(settings=SETTINGS, odd={HEARTBEAT: "0.1"}), processes=PLACES)]
