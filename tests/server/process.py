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

WITHIN = 60.0
"""Seconds that a start may take on a busy machine."""


class ServerProcess:
    """`drachenhort serve` on a free port of this machine. What it says goes into a file beside its data.

    `program` is what Python runs for it, if not the server as it is; `store` where its data is, if not in the folder.
    """

    def __init__(
        self,
        folder: Path,
        program: Sequence[str] = ("-m", "drachenhort"),
        store: str | None = None,
        node: str = "",
        settings: str = "leisure = 0\nmoment = 0\n",  # Nobody waits for bots.
    ) -> None:
        self.folder = folder
        self._program = program
        self._settings = settings
        self.data = folder / "data"
        self._place = ["--data", str(self.data)] if store is None else ["--store", store]
        if node:
            self._place += ["--node", node]
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.begin()
        end = time.monotonic() + WITHIN
        while not self.is_up():
            assert self._process is not None and self._process.poll() is None, f"the server did not start:\n{self.log()}"
            assert time.monotonic() < end, f"the server did not start:\n{self.log()}"
            time.sleep(0.05)

    def begin(self) -> None:
        """Without waiting until it is there."""
        command = [sys.executable, *self._program, "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        settings = self.folder / "settings.toml"
        settings.write_text(self._settings, encoding="utf-8")
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                [*command, *self._place, "--config", str(settings)],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )

    def kill(self) -> None:
        """As if the power failed: nothing is finished."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """In good order; what the process ends with."""
        return self._end(signal.SIGTERM)

    def _end(self, number: int) -> int:
        self.signal(number)
        return self.wait()

    def signal(self, number: int) -> None:
        assert self._process is not None, "it was started"
        self._process.send_signal(number)

    def wait(self) -> int:
        """What the process ends with."""
        assert self._process is not None, "it was started"
        process, self._process = self._process, None
        return process.wait(WITHIN)

    @property
    def process_id(self) -> int:
        assert self._process is not None, "it was started"
        return self._process.pid

    @property
    def is_running(self) -> bool:
        return self._process is not None

    @property
    def has_ended(self) -> bool:
        """By itself, or killed by somebody else: it is still to be waited for."""
        return self._process is not None and self._process.poll() is not None

    def log(self) -> str:
        return (self.folder / "server.log").read_text(encoding="utf-8")

    def is_up(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=2) as answer:
                return bool(answer.status == 200)
        except (OSError, urllib.error.URLError):
            return False


def free_port() -> int:
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        return int(asked.getsockname()[1])
