"""A server under test as a process of its own, on a core of its own."""

import os
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
SCRATCH = Path(__file__).parent.parent.parent / "build"


class ServerFailed(Exception):
    """A server under test did not do what the measurement needs; the text says what."""


@dataclass(frozen=True)
class Cores:
    """The server has one core and the load generator another, for all servers alike."""

    server: int
    load: int


def two_cores() -> Cores:
    """Keeps this process on one core and leaves another to the server."""
    available = sorted(os.sched_getaffinity(0))
    if len(available) < 2:
        raise ServerFailed("two cores are needed, one for the server and one for the load")
    cores = Cores(server=available[0], load=available[1])
    os.sched_setaffinity(0, {cores.load})
    return cores


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@dataclass(frozen=True)
class Site:
    """Where a server is to run: its core, its port, and a folder for what it keeps, on the disk of the sources.

    In a system's temporary folder, which may be in memory, writing durably would cost nothing.
    """

    cores: Cores
    port: int
    folder: Path


@contextmanager
def new_site(cores: Cores) -> Iterator[Site]:
    SCRATCH.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="bench-server-", dir=SCRATCH) as folder:
        yield Site(cores, free_port(), Path(folder))


class Process:
    """Runs while the `with` lasts. Everything it starts itself counts as part of it."""

    def __init__(self, command: Sequence[str], site: Site, environment: Mapping[str, str]) -> None:
        self.command = command
        self.site = site
        self.environment = {**os.environ, **environment}

    def __enter__(self) -> "Process":
        self.output = tempfile.TemporaryFile()
        os.sched_setaffinity(0, {self.site.cores.server})
        try:
            # A group of its own, so that what it starts ends with it.
            self.child = subprocess.Popen(
                self.command,
                env=self.environment,
                stdin=subprocess.DEVNULL,
                stdout=self.output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        finally:
            os.sched_setaffinity(0, {self.site.cores.load})
        try:
            self.wait_until_it_listens()
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def wait_until_it_listens(self) -> None:
        end = time.monotonic() + 60
        while time.monotonic() < end:
            if self.child.poll() is not None:
                raise ServerFailed(f"{self.command[0]} ended with {self.child.returncode}: {self.said()}")
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.site.port)) == 0:
                    return
            time.sleep(0.05)
        raise ServerFailed(f"{self.command[0]} did not listen on port {self.site.port} within a minute: {self.said()}")

    def said(self) -> str:
        """The end of what it printed."""
        self.output.seek(0)
        return self.output.read().decode(errors="replace")[-2000:]

    def stop(self) -> None:
        self.child.terminate()
        try:
            self.child.wait(20)
        except subprocess.TimeoutExpired:
            self.child.kill()
            self.child.wait()
        with suppress(ProcessLookupError):
            os.killpg(self.child.pid, signal.SIGKILL)
        self.output.close()

    def kill(self) -> None:
        """Without warning, as when the power fails."""
        self.child.kill()
        self.child.wait()

    def pids(self) -> list[int]:
        """The server and everything it has started."""
        return family_of([self.child.pid])

    def cpu_seconds(self) -> float:
        return cpu_seconds([self.child.pid])

    def memory(self) -> int:
        """Bytes that are really in memory."""
        family = set(self.pids())
        return sum(int(stat[23]) for stat in all_stats() if int(stat[0]) in family) * PAGE


def family_of(pids: Sequence[int]) -> list[int]:
    """These processes and everything they have started."""
    parents = {int(stat[0]): int(stat[3]) for stat in all_stats()}
    family = [*pids]
    for pid in family:
        family += [child for child, parent in parents.items() if parent == pid]
    return family


def cpu_seconds(pids: Sequence[int]) -> float:
    """What they and all of theirs have used up, those too that have ended."""
    family = set(family_of(pids))
    return sum(sum(map(int, stat[13:17])) for stat in all_stats() if int(stat[0]) in family) / TICKS


def all_stats() -> list[list[str]]:
    """Every process's /proc/PID/stat, with the fields numbered from 0 as proc(5) lists them."""
    stats = list[list[str]]()
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            text = path.read_text()
        except OSError:  # It has ended meanwhile.
            continue
        before, _, after = text.rpartition(")")
        pid, _, name = before.partition(" (")
        stats.append([pid, name, *after.split()])
    return stats


def busy_seconds() -> float:
    """What all processes of the machine have used up, all cores together."""
    fields = Path("/proc/stat").read_text().splitlines()[0].split()[1:]
    user, nice, system, _idle, _waiting, irq, soft_irq, stolen = (int(field) for field in fields[:8])
    return (user + nice + system + irq + soft_irq + stolen) / TICKS
