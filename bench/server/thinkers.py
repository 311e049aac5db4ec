"""Many tables of bots that think: how long somebody waits for them at worst, with all cores of this machine.

At every table a bot is asked as soon as another has decided, so as many decisions wait all the time as there are tables.
`python -m bench.server.thinkers --tables 50 --level level-5 --seconds 30`; `make thinkers` does that.
"""

import argparse
import asyncio
import os
import sys
import time
import urllib.request
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass

import msgspec
from picows import WSFrame, WSListener, WSTransport, ws_connect

import drachenhort
from bench.server.load import TEXT
from bench.server.ours import SETTINGS, Me, NewTable, TableInfo, data_of
from bench.server.process import Cores, Process, Site, new_site
from bench.server.servers import Http
from drachenhort.games import all_games, find
from drachenhort.server.wire.messages import PROTOCOL, Enter, Hello

LONGEST = 3.0
"""Seconds that nobody is to wait longer than."""

SEATS = 4
NO_PAUSES = "leisure = 0\nmoment = 0\ncaps = { open = 100000, running = 100000 }\n"
"""Nobody takes a rest, and one guest has all tables."""

WAITS = "drachenhort_bots_wait_seconds"


@dataclass(frozen=True)
class Figures:
    """What the server says of itself."""

    decisions: int
    mean: float
    worst: float
    replaced: int

    @property
    def is_fine(self) -> bool:
        return self.decisions > 0 and self.worst <= LONGEST


class Onlooker(WSListener):
    """Somebody who is at all tables: where nobody is, nothing goes on."""

    def __init__(self, tables: Sequence[str]) -> None:
        self.tables = tables
        self.moves = 0

    def on_ws_connected(self, transport: WSTransport) -> None:
        transport.send(TEXT, msgspec.json.encode(Hello(PROTOCOL)))
        for table in self.tables:
            transport.send(TEXT, msgspec.json.encode(Enter(table)))

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        self.moves += frame.get_payload_as_bytes().startswith(b'{"type":"moved"')


def open_tables(http: Http, tables: int, level: str) -> list[str]:
    """Each game in turn, everywhere with bots only. They begin when somebody looks on."""
    games = [game.id for game in all_games()]
    headers = {"Cookie": http.cookie}
    opened: list[str] = []
    for number in range(tables):
        game = games[number % len(games)]
        seats = [{"kind": "bot", "level": level}] * min(SEATS, find(game).max_seats)
        table = http.post("/api/tables", {"game": game, "seats": seats}, NewTable, headers).table.id
        http.post(f"/api/tables/{table}/start", {}, TableInfo, headers)
        opened.append(table)
    return opened


def figures(metrics: str) -> Figures:
    """From the text that Prometheus reads."""
    lines = [line.rpartition(" ") for line in metrics.splitlines() if not line.startswith("#")]
    found = {name: float(value) for name, _, value in lines}
    label = '{purpose="decision"}'
    count = found.get(f"{WAITS}_count{label}", 0.0)
    total = found.get(f"{WAITS}_sum{label}", 0.0)
    worst = found.get(f"drachenhort_bots_worst_wait_seconds{label}", 0.0)
    replaced = sum(value for name, value in found.items() if name.startswith("drachenhort_bots_replaced_total"))
    return Figures(int(count), total / max(count, 1), worst, int(replaced))


def server(site: Site) -> Process:
    settings = site.folder / "settings.toml"
    settings.write_text(NO_PAUSES + SETTINGS, encoding="utf-8")
    options = ["--host", "127.0.0.1", "--port", str(site.port), "--data", str(data_of(site)), "--config", str(settings)]
    return Process([sys.executable, "-m", "drachenhort", "serve", *options], site, {})


async def measure(tables: int, level: str, seconds: float) -> Figures:
    available = os.sched_getaffinity(0)
    cores = Cores(server=min(available), load=max(available))
    with new_site(cores) as site, server(site) as process:
        for pid in (process.child.pid, os.getpid()):
            os.sched_setaffinity(pid, available)  # The workers, which start later, have all of them too.
        http = Http(site.port)
        with closing(http.connection):
            http.get("/api/me", Me)
            cookie = http.cookie
            opened = open_tables(http, tables, level)
        onlooker = Onlooker(opened)
        transport, _ = await ws_connect(
            lambda: onlooker, f"ws://127.0.0.1:{site.port}/ws", extra_headers={"Cookie": cookie}
        )
        await asyncio.sleep(seconds)
        with urllib.request.urlopen(f"http://127.0.0.1:{site.port}/metrics", timeout=30) as answer:
            text = answer.read().decode()
        transport.disconnect()
    return figures(text)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="bench.server.thinkers", description="How long one waits for bots at worst.")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--level", default="level-5")
    parser.add_argument("--seconds", type=float, default=30.0)
    given = parser.parse_args(arguments)
    begin = time.monotonic()
    found = asyncio.run(measure(given.tables, given.level, given.seconds))
    how = "compiled" if drachenhort.is_compiled() else "NOT COMPILED"
    print(
        f"{given.tables} tables of {given.level} bots, {given.seconds:g} s on {os.cpu_count()} cores ({how}): "
        f"{found.decisions} decisions, waits {found.mean:.2f} s in the mean and {found.worst:.2f} s at worst "
        f"(at most {LONGEST:g} s), {found.replaced} replaced; {time.monotonic() - begin:.0f} s in all"
    )
    return 0 if found.is_fine else 1


if __name__ == "__main__":
    sys.exit(main())
