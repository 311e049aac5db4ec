"""Two servers with one database: one of them serves, the other takes its place."""

import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx

from tests.server.databases import Postgres
from tests.server.process import WITHIN, ServerProcess

PLAN = {"game": "drachensachen", "seats": [{"kind": "me"}, {"kind": "bot"}]}


@contextmanager
def beginning(folder: Path, store: str) -> Iterator[ServerProcess]:
    folder.mkdir()
    server = ServerProcess(folder, store=store)
    server.begin()
    try:
        yield server
    finally:
        if server.is_running:
            server.signal(signal.SIGCONT)
            server.kill()


def wait_for(server: ServerProcess) -> None:
    end = time.monotonic() + WITHIN
    while not server.is_up():
        assert time.monotonic() < end, server.log()
        time.sleep(0.05)


def test_the_other_server_takes_the_place_of_one_that_is_killed_or_stands_still(postgres: Postgres, tmp_path: Path) -> None:
    store = postgres.new_database()
    with ExitStack() as stack:
        first = stack.enter_context(beginning(tmp_path / "first", store))
        wait_for(first)
        with httpx.Client(base_url=first.url, headers={"origin": first.url}) as host:
            table = host.post("/api/tables", json=PLAN).json()["table"]["id"]
            started = host.post(f"/api/tables/{table}/start").json()
            cookies = dict(host.cookies)
        second = stack.enter_context(beginning(tmp_path / "second", store))
        while "stands by" not in second.log():
            time.sleep(0.05)
        assert not second.is_up()

        first.kill()
        wait_for(second)
        with httpx.Client(base_url=second.url, cookies=cookies) as host:
            assert host.get(f"/api/tables/{table}").json()["commitment"] == started["commitment"]
            assert [one["id"] for one in host.get("/api/me/tables").json()["tables"]] == [table]

        first.begin()
        second.signal(signal.SIGSTOP)
        wait_for(first)
        second.signal(signal.SIGCONT)
        assert second.wait() == 2
        assert "begins anew with what is stored" in second.log().splitlines()[-1]

        second.begin()
        assert first.stop() == 0
        began = time.monotonic()
        wait_for(second)
        assert time.monotonic() - began < WITHIN / 2
        assert second.stop() == 0
        assert "Traceback" not in first.log() + second.log()
