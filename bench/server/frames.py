"""`python -m bench.server.frames`: strangers send hostile frames to a real server while two honest people play.

The server has to live, say nothing of failures in its log, keep its size and no connection too many, and answer the
honest people all the time.
"""

import argparse
import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import msgspec
import uvloop

from bench.server.hostile import CONTINUATION, TEXT, Known, frame
from bench.server.load import Load, Table
from bench.server.ours import Drachenhort, NewTable, TableInfo
from bench.server.process import PAGE, Process, ServerFailed, Site, new_site, two_cores
from bench.server.rounds import seated
from bench.server.servers import Http
from bench.server.visits import Visit, Wrong, half_knock, offend, pester, scrawl, stay_deaf
from drachenhort.server.wire.sockets import PING_AFTER

STRANGERS = 8
"""So many come at the same time, each with several connections one after the other."""
PERIOD = 0.1
"""Seconds between two honest moves."""
LONGEST_WAIT = 10.0
"""Seconds without an honest move that even a busy machine does not explain."""
MOST_GROWTH = 8.0
"""Megabytes after the warm-up, a fifth of all frames."""
AT_ONCE = 120
"""Messages over one connection, fewer than the server takes from a person at once: all of them are looked at."""
FLOOD = 200_000


class Line(msgspec.Struct):
    """A line of the server's log."""

    level: str
    event: str
    exception: str = ""
    reason: str = ""


@dataclass
class Figures:
    frames: int = 0
    connections: int = 0
    flooded: int = 0
    """Frames of those who do not read, beyond the others."""
    cut_off: int = 0
    silent: int = 0
    """Connections that fell silent and were closed by the server."""
    honest_moves: int = 0
    longest_wait: float = 0
    growth: float = 0
    """Megabytes."""
    lines: int = 0
    """In the log."""
    problems: list[str] = field(default_factory=list)


class Hunt:
    """All strangers together, until so many frames are sent."""

    def __init__(self, site: Site, process: Process, frames: int, seed: int) -> None:
        self.site = site
        self.process = process
        self.frames = frames
        self.random = Random(seed)
        self.figures = Figures()
        self.http = Http(site.port)
        self.cookies: list[str] = []
        self.known = Known([])
        self.size_before = 0.0

    async def run(self, is_long: bool) -> Figures:
        server = Drachenhort()
        seats = server.open_table(self.http)
        self.cookies = [server.guest(self.http) for _ in range(4 * STRANGERS)]
        self.known = Known([seats[0].table, *(self.open_table(cookie) for cookie in self.cookies[:4])])
        load = Load(self.random.randrange(2**32), PERIOD)
        async with seated(server, load, [seats], self.site.port) as tables, self.honest_play(load, tables):
            silent = [asyncio.create_task(self.fall_silent(number)) for number in range(4 if is_long else 0)]
            try:
                await self.come_in_waves()
                await asyncio.gather(*silent)
            except (OSError, asyncio.IncompleteReadError) as problem:
                self.figures.problems.append(f"the server cannot be reached: {problem!r}")
            finally:
                for task in silent:
                    task.cancel()
            await self.check_connections(len(tables[0].clients))
        self.figures.honest_moves = len(load.latencies)
        self.figures.problems += load.problems
        self.check_process()
        return self.figures

    def open_table(self, cookie: str) -> str:
        """A stranger's own, with a bot, so that some of what they send is even right."""
        setup = {"game": "drachensachen", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        table = self.http.post("/api/tables", setup, NewTable, {"Cookie": cookie}).table.id
        self.http.post(f"/api/tables/{table}/start", {}, TableInfo, {"Cookie": cookie})
        return table

    async def come_in_waves(self) -> None:
        await self.wave(self.frames // 5)
        self.size_before = size(self.process)
        await self.wave(self.frames)

    async def wave(self, until: int) -> None:
        deaf = asyncio.create_task(self.do_not_read())
        await asyncio.gather(*(self.stranger(number, until) for number in range(STRANGERS)))
        await deaf

    async def stranger(self, number: int, until: int) -> None:
        """Each has own cookies: of one person the server would take fewer messages."""
        random = Random(self.random.randrange(2**32))
        cookies = self.cookies[number::STRANGERS]
        figures = self.figures
        port, known = self.site.port, self.known
        while figures.frames < until and len(figures.problems) < 20:
            cookie = random.choice(cookies)
            count = min(AT_ONCE, until - figures.frames)
            figures.frames += count + 4
            figures.connections += 6
            try:
                await pester(port, cookie, random, known, count)
                for _ in range(3):
                    await offend(port, cookie, random, known)
                await scrawl(port, cookie, random)
                await half_knock(port, cookie, random)
            except Wrong as problem:
                figures.problems.append(str(problem))

    async def do_not_read(self) -> None:
        self.figures.connections += 1
        try:
            self.figures.flooded += await stay_deaf(self.site.port, self.cookies[-1], self.random, FLOOD)
            self.figures.cut_off += 1
        except Wrong as problem:
            self.figures.problems.append(str(problem))

    async def fall_silent(self, number: int) -> None:
        """In the middle of a message, or right after coming: who answers no ping has to be closed."""
        self.figures.connections += 1
        async with await Visit.open(self.site.port, self.cookies[-2]) as visit:
            if number % 2:
                start = frame(TEXT, b'{"type":', self.random, fin=False)
                await visit.send(start + frame(CONTINUATION, b'"hello"', self.random, fin=False))
            try:
                await asyncio.wait_for(visit.read_until_closed(), 3 * PING_AFTER)
                self.figures.silent += 1
            except TimeoutError:
                self.figures.problems.append("a connection that answers no ping stayed open")

    @asynccontextmanager
    async def honest_play(self, load: Load, tables: Sequence[Table]) -> AsyncIterator[None]:
        load.is_on = load.is_counting = True
        for table in tables:
            table.begin()
        watching = asyncio.create_task(self.watch(load))
        try:
            yield
        finally:
            watching.cancel()
            load.is_on = False

    async def watch(self, load: Load) -> None:
        """The time between two honest moves that were answered."""
        count, since = 0, time.monotonic()
        is_noted = False
        while True:
            await asyncio.sleep(0.05)
            now = time.monotonic()
            self.figures.longest_wait = max(self.figures.longest_wait, now - since)
            if len(load.latencies) > count:
                count, since, is_noted = len(load.latencies), now, False
            elif now - since > LONGEST_WAIT and not is_noted:
                is_noted = True
                self.figures.problems.append(f"no honest move was answered for {LONGEST_WAIT:g} s")

    async def check_connections(self, honest: int) -> None:
        """All strangers have gone; the server has to have noticed."""
        end = time.monotonic() + LONGEST_WAIT
        while (left := self.metric("drachenhort_connections")) != honest and time.monotonic() < end:
            await asyncio.sleep(0.1)
        if left != honest:
            self.figures.problems.append(f"{left:g} connections are open, {honest} people are there")
        cut_off = self.metric("drachenhort_cut_off_total")
        if cut_off < self.figures.cut_off:
            self.figures.problems.append(f"{self.figures.cut_off} did not read, {cut_off:g} were cut off for it")

    def metric(self, name: str) -> float:
        self.http.connection.close()  # The server may have closed it, since nobody asked for a while.
        self.http.connection.request("GET", "/metrics")
        text = self.http.connection.getresponse().read().decode()
        values = [float(line.split()[1]) for line in text.splitlines() if line.startswith(f"{name} ")]
        if not values:
            raise ServerFailed(f"/metrics does not tell {name}")
        return values[0]

    def check_process(self) -> None:
        figures = self.figures
        if self.process.child.poll() is not None:
            figures.problems.append(f"the server has ended with {self.process.child.returncode}")
            return
        figures.growth = size(self.process) - self.size_before
        if figures.growth > MOST_GROWTH:
            figures.problems.append(f"the server has grown by {figures.growth:.1f} MB since the warm-up")
        lines = log_lines(self.process)
        figures.lines = len(lines)
        figures.problems += sorted({bad for line in lines if (bad := wrong_in(line))})


def size(process: Process) -> float:
    """Megabytes in memory, of the server alone: bots think in processes of their own."""
    pages = int(Path(f"/proc/{process.child.pid}/statm").read_text().split()[1])
    return pages * PAGE / 1e6


def log_lines(process: Process) -> list[str]:
    """Everything it said. Read without moving the place where it writes on."""
    file = process.output.fileno()
    return os.pread(file, os.fstat(file).st_size, 0).decode(errors="replace").splitlines()


def wrong_in(text: str) -> str | None:
    """What a line of the log says if strangers must not be able to bring it about; the greeting is no JSON."""
    if not text.startswith("{"):
        return f"the server said: {text}" if text.startswith("Traceback") or "Error" in text else None
    if "127.0.0.1" in text:
        return "in the log: somebody's address"
    line = msgspec.json.decode(text, type=Line)
    is_bad = line.exception or line.level not in ("debug", "info")
    said = " ".join(filter(None, (line.level, line.event, line.exception, line.reason)))
    return f"in the log: {said}" if is_bad else None


def table_of(figures: Figures) -> str:
    rows: list[tuple[str, str]] = [
        ("hostile frames", f"{figures.frames:,}"),
        ("connections", f"{figures.connections:,}"),
        ("readers that do not read, cut off", f"{figures.cut_off}, after {figures.flooded:,} frames more"),
        ("connections that fell silent, closed", f"{figures.silent}"),
        ("honest moves meanwhile", f"{figures.honest_moves:,}"),
        ("longest time between two of them", f"{figures.longest_wait:.2f} s"),
        ("growth since the warm-up", f"{figures.growth:.1f} MB"),
        ("lines in the log", f"{figures.lines:,}"),
        ("problems", f"{len(figures.problems)}"),
    ]
    lines = [f"  {label:<40}{value}" for label, value in rows]
    return "\n".join(["Hostile frames", *lines, *(f"  ! {problem}" for problem in figures.problems[:20])])


async def hunt(site: Site, frames: int, seed: int, is_long: bool) -> Figures:
    with Drachenhort().process(site) as process:
        return await Hunt(site, process, frames, seed).run(is_long)


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.server.frames", description="Sends hostile frames to the server."
    )
    parser.add_argument("--frames", type=int, default=100_000, help="how many")
    parser.add_argument("--quick", action="store_true", help="leave out those who fall silent, which takes a minute")
    parser.add_argument("--seed", type=int, default=None, help="of the chances; any by default")
    given = parser.parse_args(argv)
    seed = Random().randrange(10**6) if given.seed is None else given.seed
    print(f"seed {seed}")
    try:
        with new_site(two_cores()) as site:
            figures = uvloop.run(hunt(site, given.frames, seed, not given.quick))
    except ServerFailed as problem:
        print(f"frames: {problem}", file=sys.stderr)
        return 2
    print(table_of(figures))
    return 1 if figures.problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
