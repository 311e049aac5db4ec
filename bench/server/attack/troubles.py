"""Troubles of the machine: a clock that steps back, a disk that is full, pages that are damaged (S2, S11)."""

import asyncio
import resource
import shutil
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from random import Random

import msgspec

from bench.server.attack.asking import HOST, ask
from bench.server.attack.hall import Kind
from bench.server.attack.odd_server import CLOCK
from bench.server.attack.scene import Attack, Scene
from bench.server.attack.stock import fill
from bench.server.attack.strangers import LAST_IN_LINE
from bench.server.process import free_port
from bench.server.visits import GONE, Visit, Wrong
from drachenhort.server.store.sqlite.migrations import DATABASE
from drachenhort.server.store.sqlite.store import SqliteStore

AN_HOUR = 3600
PAGE = 4096
LAST_BRANCH = 8
"""Where an inner page of an SQLite file has the number of its last branch."""
SICK_WITHIN = 6.0
"""Seconds until a server that cannot write has to say that it is not well."""
WELL_WITHIN = 12.0
"""Seconds until all goes on after there is room again."""
STARTS_WITHIN = 30.0


# The clock.


async def right_clock(folder: Path) -> None:
    set_clock(folder, 0)


def set_clock(folder: Path, wrong_by: int) -> None:
    """At once: the server looks it up at any time, and half a file says nothing."""
    new = folder / "clock.new"
    new.write_text(str(wrong_by))
    new.replace(folder / "clock")


async def clock(scene: Scene) -> None:
    """An hour back, as when a machine without a battery has found its time server."""
    hall = scene.hall
    keys = [player.place.key for player in hall.pair.players]
    people = [await who(scene, key) for key in keys]
    set_clock(hall.site.folder, -AN_HOUR)
    made = len(hall.pair.made)
    await asyncio.sleep(scene.plan.seconds / 2)
    scene.expect([await who(scene, key) for key in keys] == people, "everybody is still the same person")
    scene.expect(all([await can_connect(scene, key) for key in keys]), "everybody can come again")
    scene.expect(len(hall.pair.made) > made, "the game goes on")
    set_clock(hall.site.folder, 0)
    await asyncio.sleep(scene.plan.seconds / 2)
    scene.expect([await who(scene, key) for key in keys] == people, "and so they are when the clock is right again")


class Me(msgspec.Struct):
    person: str = ""


async def who(scene: Scene, key: str) -> str:
    answer = await scene.ask("/api/me", HOST, key)
    return msgspec.json.decode(answer.body, type=Me).person if answer.status == 200 else f"status {answer.status}"


async def can_connect(scene: Scene, key: str) -> bool:
    try:
        async with await Visit.open(scene.target.port, key):
            return True
    except (Wrong, TimeoutError, *GONE):
        return False


# The disk.


async def disk(scene: Scene) -> None:
    """No file of the server's may grow any more; then there is room again."""
    hall = scene.hall
    cookie = (await scene.guests(1))[0]
    setup = msgspec.json.encode({"game": "drachensachen", "seats": [{"kind": "me"}, {"kind": "open"}]})
    pid = hall.process.child.pid
    soft, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    await asyncio.sleep(scene.plan.seconds / 3)
    async with scene.uncounted():
        full = max(path.stat().st_size for path in hall.data.iterdir() if path.name.startswith(DATABASE))
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (full, hard))
        status = await status_until(scene, 503, SICK_WITHIN)
        scene.expect(status == 503, f"/healthz says within {SICK_WITHIN:g} s that it is not well ({status})")
        answer = await scene.ask("/api/tables", scene.target.address(0), cookie, setup)
        text = f"{answer.status} {answer.body[:100].decode()}"
        scene.expect(answer.status == 503 and b'"storage"' in answer.body, f"what cannot be written is refused ({text})")
        await asyncio.sleep(scene.plan.seconds / 3)
        told = len(hall.pair.refusals)
        scene.expect(told > 0, f"whoever acts meanwhile is told why it cannot be ({told} times)")
        faults = hall.compare()
        scene.expect(not faults.total(), f"what was acknowledged is there ({dict(faults)})")
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (soft, hard))
        made, back = len(hall.pair.made), time.monotonic()
        status = await status_until(scene, 200, WELL_WITHIN)
        while len(hall.pair.made) == made and time.monotonic() < back + WELL_WITHIN:
            await asyncio.sleep(0.05)
        took = time.monotonic() - back
        is_back = len(hall.pair.made) > made and status == 200
        scene.expect(is_back, f"with room again all goes on within {WELL_WITHIN:g} s ({took:.1f}, /healthz {status})")
    await asyncio.sleep(scene.plan.seconds / 3)
    answer = await scene.ask("/api/tables", scene.target.address(0), cookie, setup)
    scene.expect(answer.status == 201, f"tables can be set up again ({answer.status})")


async def status_until(scene: Scene, wanted: int, within: float) -> int:
    end = time.monotonic() + within
    while (status := (await scene.ask("/healthz", HOST)).status) != wanted and time.monotonic() < end:
        await asyncio.sleep(0.2)
    return status


# Damaged pages.


async def damage(scene: Scene) -> None:
    """Of other data than that of the two: a server that is started on it must not act as if all were well."""
    folder = scene.hall.site.folder / f"damaged-{time.monotonic_ns()}"
    folder.mkdir()
    await scene.send(fill_and_spoil, folder)
    scene.expect(await says_so(scene, folder), "a server with damaged pages does not start, or says that it is not well")
    await asyncio.to_thread(shutil.rmtree, folder)


async def fill_and_spoil(folder: Path) -> None:
    await fill(folder)
    # With any write the store's writer moves what came lately to the rest of the log.
    store = SqliteStore.open(folder / "data")
    await store.alive(0)
    await store.close()
    spoil(folder / "data" / DATABASE)


def spoil(database: Path) -> None:
    """Noise in place of the last page of the log, which no start has to read: it is a branch of the tree that begins
    at the table's root."""
    with closing(sqlite3.connect(database)) as connection:
        (root,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'entries'").fetchone()
    with database.open("r+b") as file:
        file.seek((root - 1) * PAGE + LAST_BRANCH)
        page = int.from_bytes(file.read(4), "big")
        file.seek((page - 1) * PAGE)
        file.write(Random(1).randbytes(PAGE))


async def says_so(scene: Scene, folder: Path) -> bool:
    port = free_port()
    options = ["--host", HOST, "--port", str(port), "--data", str(folder / "data")]
    with (folder / "said").open("wb") as said:
        child = subprocess.Popen(
            ["nice", "-n", str(LAST_IN_LINE), sys.executable, "-m", "drachenhort", "serve", *options],
            stdin=subprocess.DEVNULL,
            stdout=said,
            stderr=subprocess.STDOUT,
        )
    try:
        end = time.monotonic() + STARTS_WITHIN
        while child.poll() is None and time.monotonic() < end:
            answer = await ask(port, "/healthz", HOST, patience=2)
            if answer.status:
                return answer.status == 503
            await asyncio.sleep(0.1)
        return child.poll() not in (None, 0)
    finally:
        child.kill()
        child.wait()


ATTACKS = [
    Attack("clock-steps-back", clock, Kind(odd={CLOCK: "{folder}/clock"}, prepare=right_clock)),
    Attack("disk-full", disk, Kind(settings="\n"), may_cut=True),
    Attack("damaged-pages", damage),
]
