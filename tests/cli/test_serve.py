"""`drachenhort serve` as people start and end it: a process of its own, on a port of this machine."""

import asyncio
import os
import pty
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import websockets

from drachenhort.cli.serve import qr_lines
from drachenhort.server.base.config import Settings
from drachenhort.server.base.network import network_address
from tests.cli.shell import Shell

PLAN = {"game": "drachensachen", "seats": [{"kind": "me"}, {"kind": "bot"}]}


SERVE = [sys.executable, "-m", "drachenhort", "serve", "--port", "0", "--lang", "en"]
GREETED = "Every game goes on at the next start."


def environment() -> dict[str, str]:
    """So that another process finds what this one has."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}


class Process:
    """A running server: its address, and how to end it."""

    def __init__(self, process: "subprocess.Popen[str]", greeting: str) -> None:
        self.process = process
        self.greeting = greeting
        found = re.search(r"http://\S+", greeting)
        assert found, greeting + process.communicate(timeout=20)[1]
        self.url = found.group()

    def end(self, number: signal.Signals) -> tuple[int, str, str]:
        """Exit code, and what was written to stdout and stderr."""
        self.process.send_signal(number)
        out, err = self.process.communicate(timeout=20)
        return self.process.returncode, self.greeting + out, err


@contextmanager
def served(folder: Path) -> Iterator[Process]:
    process = subprocess.Popen(
        [*SERVE, "--data", str(folder)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment()
    )
    try:
        assert process.stdout is not None
        # Up to its last line, for what readline has buffered beyond it communicate does not see.
        greeting = ""
        while GREETED not in greeting and (line := process.stdout.readline()):
            greeting += line
        yield Process(process, greeting)
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_it_in_order_and_tells_the_sockets(tmp_path: Path, number: signal.Signals) -> None:
    with served(tmp_path / "data") as server, httpx.Client(base_url=server.url, headers={"origin": server.url}) as host:
        assert host.get("/healthz").json() == {"status": "ok"}
        host.get("/api/me")
        cookie = f"drachenhort={host.cookies['drachenhort']}"
        ended, began = asyncio.run(end_while_connected(server, cookie, number))
        code, out, err = server.end(number)
        assert time.monotonic() - began < 8
        assert (ended, code) == (1012, 0)
        assert GREETED in out and "Every game is kept." in out
        assert '"event": "down"' in err and "Traceback" not in err


async def end_while_connected(server: Process, cookie: str, number: signal.Signals) -> tuple[int, float]:
    """With which code an open socket is closed, and when the signal came."""
    url = server.url.replace("http", "ws") + "/ws"
    async with websockets.connect(url, additional_headers={"Cookie": cookie}) as connection:
        await connection.send('{"type":"hello","protocol":1}')
        assert '"welcome"' in str(await connection.recv())
        began = time.monotonic()
        server.process.send_signal(number)
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await connection.recv()
        assert closed.value.rcvd is not None
        return closed.value.rcvd.code, began


def test_what_was_set_up_is_there_after_the_next_start(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server, httpx.Client(base_url=server.url, headers={"origin": server.url}) as host:
        table = host.post("/api/tables", json=PLAN).json()["table"]["id"]
        started = host.post(f"/api/tables/{table}/start").json()
        cookie = host.cookies["drachenhort"]
        server.end(signal.SIGTERM)
    with served(tmp_path / "data") as server, httpx.Client(base_url=server.url, cookies={"drachenhort": cookie}) as host:
        again = host.get(f"/api/tables/{table}").json()
        assert (again["status"], again["commitment"]) == ("running", started["commitment"])
        assert [one["id"] for one in host.get("/api/me/tables").json()["tables"]] == [table]
        assert 'drachenhort_tables{status="running"} 1.0' in host.get("/metrics").text


def test_a_taken_port_and_a_used_folder_are_said_in_one_line(tmp_path: Path, shell: Shell) -> None:
    with served(tmp_path / "data") as server:
        port = server.url.rpartition(":")[2]
        text = shell.wrong("serve", "--port", port, "--data", str(tmp_path / "other"))
        assert f"port {port} is taken, perhaps by another Drachenhort; try --port {int(port) + 1}" in text
        assert "another server" in shell.wrong("serve", "--port", "0", "--data", str(tmp_path / "data"))


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--port", "http"], "--port http: it can be a whole number from 0 to 65535"),
        (["--port", "70000"], "it can be a whole number from 0 to 65535"),
        (["--host", "not an address"], "there is no such address on this machine; try 127.0.0.1 or 0.0.0.0"),
        (["--host", "203.0.113.7"], "203.0.113.7:0 cannot be used"),
        (["--public-url", "games.example.org"], "it is written like https://games.example.org"),
        (["--config", "nothing.toml"], "nothing.toml cannot be read"),
        (["--lang", "xx"], "there is no language 'xx'"),
    ],
)
def test_what_cannot_be_served_is_said_in_one_line(
    arguments: list[str], complaint: str, shell: Shell, tmp_path: Path
) -> None:
    assert complaint in shell.wrong("serve", "--port", "0", "--data", str(tmp_path / "data"), *arguments)


def test_a_wrong_setting_names_its_file(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text("prot = 80")
    assert f"{file}: Object contains unknown field `prot`" in shell.wrong("serve", "--config", str(file))


def test_for_the_network_a_terminal_shows_a_qr_code(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    command = [*SERVE, "--host", "0.0.0.0", "--data", str(tmp_path)]
    process = subprocess.Popen(command, stdout=theirs, stderr=theirs, stdin=theirs, env=environment())
    os.close(theirs)
    shown = b""
    try:
        while b"next start" not in shown:
            shown += os.read(ours, 10_000)
    finally:
        process.send_signal(signal.SIGTERM)
        assert process.wait(20) == 0
        os.close(ours)
    text = shown.decode()
    address = re.search(r"in your network: (http://\S+)", text)
    if network_address() is None:
        assert address is None
    else:
        assert address is not None and qr_lines(address.group(1))[3] in text


@pytest.mark.parametrize(("host", "is_told"), [("127.0.0.1", False), ("0.0.0.0", True), ("::", True)])
def test_an_address_in_the_network_is_told_only_where_the_network_is_served(
    host: str, is_told: bool, shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    def greet_only(settings: Settings, greet: Callable[[int, str], None], accept_loss: bool) -> None:
        greet(8080, "")

    monkeypatch.setattr("drachenhort.server.run.run", greet_only)
    monkeypatch.setattr("drachenhort.cli.serve.network_address", lambda: "192.168.0.7")
    assert ("http://192.168.0.7:8080" in shell.fine("serve", "--host", host)) is is_told


def test_other_commands_do_not_wait_for_the_server_to_load() -> None:
    code = (
        "import sys, drachenhort.cli; print(sorted({'litestar', 'uvicorn', 'segno', 'prometheus_client'} & {*sys.modules}))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment(), check=True)
    assert done.stdout == "[]\n"


def test_the_qr_code_has_a_light_edge_and_dark_corners() -> None:
    lines = [line.removeprefix("\x1b[97;40m").removesuffix("\x1b[0m") for line in qr_lines("http://192.168.0.7:8080")]
    assert len({len(line) for line in lines}) == 1
    assert lines[0] == "█" * len(lines[0])
    assert lines[1].startswith("██ ▄▄▄▄▄ ") and lines[1].endswith(" ▄▄▄▄▄ ██")
