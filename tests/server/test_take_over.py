"""Processes on one database, and whatever can happen to them: nothing acknowledged is lost, no log has two writers.

Two take each other's place, three share the tables.
"""

import asyncio
import os
import random
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest

from drachenhort.server.store.entries import Acted
from drachenhort.server.store.postgres.store import PostgresStore
from tests.server.appender import TABLES, start_appender
from tests.server.databases import Postgres

FAULTS: Final = int(os.environ.get("FAULTS", "0"))
"""If not said: every kind twice for two, and for three those that have not been tried on two."""
TABLE_NAMES: Final = [f"table-{number}" for number in range(TABLES)]
WITHIN: Final = 30.0
"""Seconds until somebody appends again. A machine that others use too may need some of them."""


class Node:
    """A process that appends whenever it may, and is started anew whenever it has ended."""

    def __init__(self, name: str, folder: Path, address: str, told: dict[str, int], is_sharing: bool = False) -> None:
        self._node: Final = name if is_sharing else ""
        self._name: Final = name
        self._folder: Final = folder
        self._address: Final = address
        self._told: Final = told
        self.lives = 0
        self.heard: Final = dict.fromkeys(TABLE_NAMES, 0.0)
        """When it was last told of each table that something is on the disk."""
        self._is_wanted = True
        self.process = self._start()
        self._thread: Final = threading.Thread(target=self._listen)
        self._thread.start()

    def _start(self) -> subprocess.Popen[bytes]:
        self.lives += 1
        return start_appender(self._folder, self._address, f"{self._name}{self.lives}", self._node)

    def _listen(self) -> None:
        while True:
            assert self.process.stdout is not None
            for line in self.process.stdout:
                table, count = line.decode().split()
                self._told[table] = max(self._told.get(table, 0), int(count))
                self.heard[table] = time.monotonic()
            self.process.stdout.close()
            self.process.wait()
            if not self._is_wanted:
                return
            self.process = self._start()

    def stop(self) -> None:
        self._is_wanted = False
        self.process.send_signal(signal.SIGCONT)
        self.process.kill()
        self._thread.join(WITHIN)


class Scene:
    """The faults there are. Each ends before the next one begins."""

    def __init__(self, postgres: Postgres, address: str, nodes: list[Node]) -> None:
        self._postgres: Final = postgres
        self._database: Final = address.rpartition("/")[2]
        self._nodes: Final = nodes
        self.chance: Final = random.Random("faults")

    def writing(self) -> Node:
        return max(self._nodes, key=lambda node: max(node.heard.values()))

    @contextmanager
    def ending(self) -> Iterator[Node]:
        """Whoever writes, until it has ended and all it said has been read: from then on it counts as somebody else."""
        node = self.writing()
        lives = node.lives
        yield node
        self.wait_for(lambda: node.lives > lives, "whoever wrote ends")

    def kill(self) -> None:
        with self.ending() as node:
            node.process.kill()

    def stand_still(self) -> None:
        """Until another has taken over. Then it wakes up with writes under way, and has to end by itself."""
        with self.ending() as node:
            node.process.send_signal(signal.SIGSTOP)
            self.go_on([other for other in self._nodes if other is not node])
            node.process.send_signal(signal.SIGCONT)

    def leave(self) -> None:
        """In order: what it has is handed over."""
        with self.ending() as node:
            node.process.terminate()

    def cut(self) -> None:
        """All connections of theirs."""
        with self.ending():
            self._postgres.query(
                self._database,
                "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = current_database()"
                " AND application_name ~ '^drachenhort'",
            )

    def restart_the_database(self) -> None:
        with self.ending():
            self._postgres.stop(self.chance.choice([signal.SIGINT, signal.SIGQUIT]))
            time.sleep(self.chance.random())
            self._postgres.start()

    def go_on(self, nodes: list[Node] | None = None) -> None:
        """Every table does, at whichever of them."""
        since = time.monotonic()
        among = nodes or self._nodes
        self.wait_for(
            lambda: all(any(node.heard[table] > since for node in among) for table in TABLE_NAMES), "every table goes on"
        )

    def wait_for(self, is_so: Callable[[], bool], what: str) -> None:
        end = time.monotonic() + WITHIN
        while not is_so():
            assert time.monotonic() < end, f"{what} within {WITHIN} s"
            time.sleep(0.02)


@pytest.mark.parametrize("is_sharing", [False, True])
def test_whatever_happens_every_log_is_whole_and_has_one_writer_at_a_time(
    is_sharing: bool, postgres: Postgres, tmp_path: Path
) -> None:
    address = postgres.new_database()
    told: dict[str, int] = {}
    with ExitStack() as stack:
        nodes = [Node(name, tmp_path, address, told, is_sharing) for name in ("abc" if is_sharing else "ab")]
        for node in nodes:
            stack.callback(node.stop)
        scene = Scene(postgres, address, nodes)
        scene.go_on()
        kinds = [scene.kill, scene.stand_still, scene.cut, scene.restart_the_database]
        if is_sharing:
            kinds.insert(0, scene.leave)
        faults = FAULTS or (3 if is_sharing else 8)
        for number in range(faults):
            time.sleep(0.3 * scene.chance.random())
            kinds[number % len(kinds)]()
            scene.go_on()
    assert len(told) == TABLES
    logs = asyncio.run(logs_of(address, list(told)))
    for table, log in logs.items():
        assert len(log) >= told[table], "what was acknowledged is there"
        assert [entry.action for entry in log] == list(range(len(log)))
        writers = [entry.act for entry in log]
        changes = 1 + sum(one != other for one, other in pairwise(writers))
        assert changes == len(set(writers)), "nobody writes after another has taken over"
    assert max(len({entry.act for entry in log}) for log in logs.values()) > faults // 2, (
        "the logs have gone from one to another"
    )


async def logs_of(address: str, tables: list[str]) -> dict[str, list[Acted]]:
    store = await PostgresStore.open(address)
    try:
        logs: dict[str, list[Acted]] = {}
        for table in tables:
            stored = await store.load(table)
            assert stored is not None
            logs[table] = [entry for entry in stored.entries if isinstance(entry, Acted)]
        return logs
    finally:
        await store.close()
