"""A real server in a process of its own, to be started, killed and started again on the same data."""

import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from pathlib import Path

WITHIN = 30.0
"""Seconds that a start may take on a busy machine."""


class ServerProcess:
    """`drachenhort serve` on a free port of this machine. What it says goes into a file beside its data.

    `program` is what Python runs for it, if not the server as it is.
    """

    def __init__(self, folder: Path, program: Sequence[str] = ("-m", "drachenhort")) -> None:
        self.folder = folder
        self._program = program
        self.data = folder / "data"
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, *self._program, "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        settings = self.folder / "settings.toml"
        settings.write_text("leisure = 0\nmoment = 0\n", encoding="utf-8")  # Nobody waits for bots.
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                [*command, "--data", str(self.data), "--config", str(settings)],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        end = time.monotonic() + WITHIN
        while not self._is_up():
            assert self._process.poll() is None and time.monotonic() < end, f"the server did not start:\n{self.log()}"
            time.sleep(0.05)

    def kill(self) -> None:
        """As if the power failed: nothing is finished."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """In good order; what the process ends with."""
        return self._end(signal.SIGTERM)

    def _end(self, number: int) -> int:
        assert self._process is not None, "it was started"
        process, self._process = self._process, None
        process.send_signal(number)
        return process.wait(WITHIN)

    @property
    def process_id(self) -> int:
        assert self._process is not None, "it was started"
        return self._process.pid

    @property
    def is_running(self) -> bool:
        return self._process is not None

    def log(self) -> str:
        return (self.folder / "server.log").read_text(encoding="utf-8")

    def _is_up(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=2) as answer:
                return bool(answer.status == 200)
        except (OSError, urllib.error.URLError):
            return False


def free_port() -> int:
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        return int(asked.getsockname()[1])
