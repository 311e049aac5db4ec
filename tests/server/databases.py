"""PostgreSQL for tests: started by them as an ordinary user, on loopback, with its data in a folder that goes with it."""

import os
import pwd
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.server.process import free_port

INSTALLED: Final = "usr/lib/postgresql/*/bin/initdb"
"""Where Debian has it: no version of it is on the path."""

ORDINARY: Final = ("postgres", "nobody")
"""Whom it runs as if the tests are root's: it refuses to be root's itself."""

MEMORY: Final = Path("/dev/shm")
ROOM: Final = 4 << 30
"""Bytes; what the tests need is less than a quarter of it."""

WITHIN: Final = 30.0


def programs() -> Path | None:
    """The folder with PostgreSQL's programs; None if it is not on this machine."""
    on_path = shutil.which("initdb")
    found = [Path(on_path).resolve()] if on_path else sorted(Path("/").glob(INSTALLED), key=lambda path: int(path.parts[4]))
    return found[-1].parent if found else None


def ordinary_user() -> str | None:
    """None: whoever runs the tests."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in ORDINARY if name in names)


class Postgres:
    """A server with databases of its own."""

    def __init__(self, folder: Path, programs: Path, user: str | None) -> None:
        self._data: Final = folder / "data"
        self._programs: Final = programs
        self._user: Final = user
        self._folder: Final = folder
        self._port: Final = free_port()
        self._password: Final = secrets.token_hex(8)
        self._databases = 0
        self._process: subprocess.Popen[bytes] | None = None

    def set_up(self) -> None:
        passwords = self._folder / "password"
        passwords.write_text(self._password, encoding="utf-8")
        if self._user is not None:
            for path in (self._folder, passwords):
                shutil.chown(path, self._user)
        options = ["--pgdata", str(self._data), "--username", "owner", "--auth", "scram-sha-256"]
        self._run("initdb", *options, "--pwfile", str(passwords), "--encoding", "UTF8", "--no-locale", "--no-sync")

    def _run(self, program: str, *arguments: str) -> None:
        command: Sequence[str | Path] = [self._programs / program, *arguments]
        done = subprocess.run(command, capture_output=True, cwd=self._folder, user=self._user)
        assert done.returncode == 0, done.stderr.decode()

    def start(self) -> None:
        options = ["-c", "listen_addresses=127.0.0.1", "-c", f"unix_socket_directories={self._folder}"]
        if sys.platform == "linux":
            # After a crash all files are synced, those of every database that a test has had: one by one that takes long.
            options += ["-c", "recovery_init_sync_method=syncfs"]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._programs / "postgres", "-D", str(self._data), "-p", str(self._port), *options],
                cwd=self._folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                user=self._user,
            )
        end = time.monotonic() + WITHIN
        while not self._is_up():
            assert self._process.poll() is None and time.monotonic() < end, f"PostgreSQL did not start:\n{self.log()}"
            time.sleep(0.05)

    def _is_up(self) -> bool:
        command: Sequence[str | Path] = [self._programs / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self._port)]
        return subprocess.run(command).returncode == 0

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def port(self) -> int:
        return self._port

    @property
    def process_id(self) -> int:
        assert self._process is not None, "it was started"
        return self._process.pid

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Whoever is connected is cut off. With SIGQUIT it is as if it crashed."""
        process, self._process = self._process, None
        if process is not None:
            process.send_signal(how)
            process.wait(WITHIN)

    def log(self) -> str:
        return (self._folder / "log").read_text(encoding="utf-8", errors="replace")

    def new_database(self) -> str:
        """Its address."""
        self._databases += 1
        name = f"data{self._databases}"
        self.query("postgres", f"CREATE DATABASE {name}")
        return self.address(name)

    def address(self, database: str, port: int | None = None) -> str:
        """Also by another port that leads to it."""
        return f"postgres://owner:{self._password}@127.0.0.1:{port or self._port}/{database}"

    def query(self, database: str, sql: str) -> str:
        command: Sequence[str | Path] = [self._programs / "psql", "-XqAt", "-v", "ON_ERROR_STOP=1", "-c", sql]
        done = subprocess.run([*command, self.address(database)], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()


def roomy_memory() -> Path | None:
    """Where files are in memory, if there is room: there may be thousands, and to sync them takes no time then."""
    return MEMORY if MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM else None


@contextmanager
def running_postgres(found: Path, place: Path | None = None) -> Iterator[Postgres]:
    """With its data in this place; if none is said, where syncing takes no time."""
    with tempfile.TemporaryDirectory(prefix="drachenhort-postgres-", dir=place or roomy_memory()) as folder:
        server = Postgres(Path(folder), found, ordinary_user())
        try:
            server.set_up()
            server.start()
            yield server
        finally:
            server.stop(signal.SIGQUIT)
