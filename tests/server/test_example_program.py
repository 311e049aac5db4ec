"""examples/bot.py against a real server."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from drachenhort.core.record import load_record
from tests.server.process import ServerProcess

PROGRAM = Path(__file__).parents[2] / "examples" / "bot.py"
SEATS = [{"kind": "open"}, {"kind": "open"}, {"kind": "bot"}]
WITHIN = 60.0


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path)
    server.start()
    yield server
    if server.is_running:
        server.stop()


def run(server: ServerProcess, table: str, token: str) -> "subprocess.Popen[str]":
    """The program with this token, which nobody else can see."""
    return subprocess.Popen(
        [sys.executable, str(PROGRAM), server.url.replace("http", "ws") + "/ws", table],
        env={**os.environ, "DRACHENHORT_TOKEN": token},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_two_programs_and_a_bot_finish_a_match_through_a_restart(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.url, headers={"origin": server.url}) as me:
        me.get("/api/me").raise_for_status()
        setup = {"game": "drachensachen", "seats": SEATS, "options": {"target": 3}}
        table = me.post("/api/tables", json=setup).raise_for_status().json()["table"]["id"]
        seats = [me.post(f"/api/tables/{table}/seats/{seat}/token", json={"name": f"P{seat}"}).json() for seat in (0, 1)]
        programs = [run(server, table, seat["token"]) for seat in seats]
        me.post(f"/api/tables/{table}/start").raise_for_status()
        end = time.monotonic() + WITHIN
        while (info := me.get(f"/api/tables/{table}").json())["version"] < 20:
            assert time.monotonic() < end, f"the programs do not play: {info}"
            time.sleep(0.05)
        assert info["status"] == "running"
        server.kill()
        server.start()

        ended = [program.communicate(timeout=WITHIN) for program in programs]
        outcome = load_record(me.get(f"/api/tables/{table}/record").raise_for_status().text).replay().outcome
        assert outcome is not None
        for program, (out, err) in zip(programs, ended, strict=True):
            assert (program.returncode, json.loads(out)) == (0, outcome.to_json()), err
        late = run(server, table, seats[0]["token"])
        assert json.loads(late.communicate(timeout=WITHIN)[0]) == outcome.to_json(), "who comes too late hears the end"


def test_a_program_with_a_token_of_its_own_making_is_told_so(server: ServerProcess) -> None:
    program = run(server, "no-such-table", "made.0.up")
    assert program.communicate(timeout=WITHIN) == ("", "the server does not let me in: this is no token for a seat\n")
    assert program.returncode == 1
