"""A whole site on this machine: PostgreSQL, a link from each server to it, three servers, HAProxy, and whoever begins
again what has ended."""

import asyncio
import shutil
import signal
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, Final

import httpx

from bench.cluster.disk import Disk, own_disk
from bench.cluster.link import LinkProcess
from bench.cluster.people import Crowd, Group, Person, until
from bench.server.ours import MATCH, SETTINGS
from bench.server.process import ServerFailed
from tests.server.databases import Postgres, programs, running_postgres
from tools.cluster.cluster import NAMES, Cluster, proxy_program

BEGUN_AGAIN: Final = 1.0
"""Seconds: `RestartSec` of docs/operating.md."""

AT_ONCE: Final = 8
START: Final = 120.0
"""Seconds: three servers begin at once, on a machine that may be busy with other things."""

# The clock of a server as somebody has set it: seconds in a file, looked at five times a second.
CLOCK: Final = """
import sys, threading, time
file, real, shift = sys.argv.pop(1), time.time_ns, [0]
def follow():
    while True:
        with open(file) as said:
            shift[0] = int(said.read() or 0) * 10**9
        time.sleep(0.2)
time.time_ns = lambda: real() + shift[0]
time.time = lambda: time.time_ns() / 1e9
threading.Thread(target=follow, daemon=True).start()
from drachenhort.cli import main
main()
"""


class Site:
    def __init__(self, folder: Path, postgres: Postgres, disk: Disk | None, proxy: str) -> None:
        self.postgres: Final = postgres
        self.disk: Final = disk
        self.address: Final = postgres.new_database()
        self.database: Final = self.address.rpartition("/")[2]
        self.links: Final = {name: LinkProcess(postgres.port) for name in NAMES}
        self._folder: Final = folder
        stores = {name: postgres.address(self.database, link.port) for name, link in self.links.items()}
        for name in NAMES:
            self.set_clock(name, 0)
        self.cluster: Final = Cluster(
            folder, stores, "haproxy", proxy, settings="moment = 0.2\n" + SETTINGS, serve=self._program
        )
        self.ends: Final[list[tuple[str, int]]] = []
        """Of servers: who, and with what."""
        self._looking: Final[list[asyncio.Task[None]]] = []

    def _program(self, name: str) -> Sequence[str]:
        return "-c", CLOCK, str(self._folder / f"{name}.clock")

    def set_clock(self, name: str, seconds: int) -> None:
        """So much later than it is."""
        new = self._folder / f"{name}.new"
        new.write_text(str(seconds), encoding="utf-8")
        new.rename(self._folder / f"{name}.clock")

    async def start(self) -> None:
        # Also while they start: on a busy machine one may be taken for dead before it is up.
        self._looking.extend(asyncio.create_task(self._begin_again(name)) for name in NAMES)
        await asyncio.to_thread(self.cluster.start, START)

    async def _begin_again(self, name: str) -> None:
        node = self.cluster.nodes[name]
        while True:
            await asyncio.sleep(0.05)
            if node.has_ended:
                self.ends.append((name, node.wait()))
                await asyncio.sleep(BEGUN_AGAIN)
                node.begin()

    def is_whole(self) -> bool:
        """All servers are there and share the shards; asked in a thread."""
        if not all(node.is_up() for node in self.cluster.nodes.values()):
            return False
        counts = self.postgres.query(
            self.database,
            "SELECT count(*), bool_and(expires > clock_timestamp()) FROM drachenhort.nodes"
            " JOIN (SELECT owner, count(*) AS many FROM drachenhort.shards GROUP BY owner) AS held ON owner = token"
            " WHERE many > 300",
        )
        return counts == f"{len(NAMES)}|t"

    async def stop(self) -> list[int]:
        for task in self._looking:
            task.cancel()
        await asyncio.gather(*self._looking, return_exceptions=True)
        codes = await asyncio.to_thread(self.cluster.stop)
        for link in self.links.values():
            link.close()
        return codes


def end_in_order() -> None:
    """However this run is ended, all that belongs to it ends too."""
    mine = asyncio.current_task()
    assert mine is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, mine.cancel)


@asynccontextmanager
async def running_site(with_disk: bool = True) -> AsyncIterator[Site]:
    found, proxy = programs(), proxy_program("haproxy")
    if found is None or proxy is None:
        raise ServerFailed("this needs PostgreSQL and HAProxy (Debian, Ubuntu: apt install postgresql haproxy)")
    end_in_order()
    with ExitStack() as stack:
        disk = stack.enter_context(own_disk()) if with_disk else None
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="drachenhort-site-")))
        postgres = stack.enter_context(running_postgres(found, None if disk is None else disk.place))
        postgres.query("postgres", "ALTER SYSTEM SET max_wal_size = '256MB'")
        site = Site(folder, postgres, disk, proxy)
        try:
            await site.start()
            yield site
        except BaseException:
            keep = Path("build/last-site")
            shutil.rmtree(keep, ignore_errors=True)
            shutil.copytree(folder, keep, ignore=shutil.ignore_patterns("*.clock", "*.new"))
            raise
        finally:
            await site.stop()


class Opener:
    """Sets up tables as pages do: it goes wherever it is sent."""

    def __init__(self, url: str) -> None:
        self._client: Final = httpx.AsyncClient(base_url=url, headers={"origin": url}, timeout=30)

    async def __aenter__(self) -> "Opener":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._client.aclose()

    async def guest(self) -> str:
        """The cookie of a new one."""
        self._client.cookies.clear()
        found = await self._client.get("/api/me")
        found.raise_for_status()
        return found.headers["set-cookie"].partition(";")[0]

    async def post(self, path: str, cookie: str, body: object) -> Any:
        for _ in range(20):
            found = await self._client.post(path, json=body, headers={"cookie": cookie})
            if found.status_code == 307:
                path = found.headers["location"]
                continue
            found.raise_for_status()
            return found.json()
        raise ServerFailed(f"{path} leads from one server to the other")

    async def table(self, with_bot: bool) -> tuple[Group, list[str]]:
        """Under way, and the cookies of those who sit there."""
        cookies = [await self.guest() for _ in range(1 if with_bot else 2)]
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"} if with_bot else {"kind": "open"}]
        plan = {"game": "drachensachen", "seats": seats, "options": MATCH}
        table = (await self.post("/api/tables", cookies[0], plan))["table"]["id"]
        for cookie in cookies[1:]:
            await self.post(f"/api/tables/{table}/sit", cookie, {})
        await self.post(f"/api/tables/{table}/start", cookies[0], {})
        return Group(table, len(cookies)), cookies


async def open_tables(url: str, many: int) -> list[tuple[Group, list[str]]]:
    """Every third is one person's with a bot, at the others two people play."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> tuple[Group, list[str]]:
        async with gate, Opener(url) as opener:
            return await opener.table(number % 3 == 2)

    return await asyncio.gather(*(one(number) for number in range(many)))


@asynccontextmanager
async def people_at(site: Site, crowd: Crowd, tables: Sequence[tuple[Group, list[str]]]) -> AsyncIterator[list[Person]]:
    """All of them, playing."""
    people = [
        Person(crowd, group, seat, cookie)
        for group, cookies in tables
        for seat, cookie in zip(group.seats, cookies, strict=True)
    ]
    living = [asyncio.create_task(person.live()) for person in people]
    try:
        if await until(lambda: all(person.is_content for person in people), START) is None:
            raise ServerFailed("not everybody could come to their table")
        crowd.play()
        yield people
    finally:
        crowd.is_over = True
        for task in living:
            task.cancel()
        await asyncio.gather(*living, return_exceptions=True)
