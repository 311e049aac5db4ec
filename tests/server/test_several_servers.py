"""Several servers that share the tables: whoever comes to the wrong one is told where to go, and tables move."""

import asyncio
import re
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
import pytest
from litestar import Litestar
from websockets.sync.client import ClientConnection, connect

from drachenhort.server import serve
from drachenhort.server.http.app import make_api
from drachenhort.server.http.context import Context
from drachenhort.server.store.postgres.hashing import SHARDS
from tests.server.databases import Postgres
from tests.server.process import ServerProcess
from tests.server.web import running_server

WITHIN = 60.0
LATE = 4
"""Seconds that a server may stand still: it does so now and then on a busy machine."""
PROGRAM = (
    "from datetime import timedelta; from drachenhort.server.store.postgres import lease;"
    f" lease.LEASE = timedelta(seconds={LATE}); from drachenhort.cli import main; main()"
)
PLAN = {"game": "drachensachen", "seats": [{"kind": "me"}, {"kind": "bot"}], "clock": {"kind": "days", "days": 3}}


class Site:
    """Its servers by name, found as a proxy would find them: by the path, or anywhere."""

    def __init__(self, servers: dict[str, ServerProcess]) -> None:
        self.servers = servers
        self.cookies: dict[str, str] = {}

    def base(self, path: str, usual: str) -> str:
        found = re.match("/n/([^/]+)/", path)
        return self.servers[found.group(1) if found else usual].url

    def ask(self, name: str, method: str, path: str, **more: Any) -> httpx.Response:
        """Goes wherever it is sent."""
        for _ in range(5):
            base = self.base(path, name)
            found = httpx.request(
                method, base + path, headers={"origin": base}, cookies=self.cookies, timeout=WITHIN, **more
            )
            self.cookies.update(found.cookies)
            if found.status_code != 307:
                return found
            path = found.headers["location"]
        raise AssertionError(f"{path} leads from one server to the other")

    def has(self, name: str, shards: int) -> bool:
        found = re.search(r"drachenhort_shards (\d+)", httpx.get(self.servers[name].url + "/metrics").text)
        return found is not None and int(found.group(1)) == shards

    @contextmanager
    def socket(self, name: str, path: str = "/ws") -> Iterator["Line"]:
        url = urlsplit(self.base(path, name))
        cookie = "; ".join(f"{key}={value}" for key, value in self.cookies.items())
        headers = {"Cookie": cookie, "Origin": f"http://{url.netloc}"}
        with connect(f"ws://{url.netloc}{path}", additional_headers=headers) as socket:
            line = Line(socket)
            line.send(type="hello", protocol=1, lang="en")
            yield line


class Line:
    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket

    def send(self, **message: object) -> None:
        self._socket.send(msgspec.json.encode(message).decode())

    def hear(self, *kinds: str) -> dict[str, Any]:
        """The next of these."""
        while True:
            message: dict[str, Any] = msgspec.json.decode(self._socket.recv(WITHIN))
            if message["type"] in kinds:
                return message

    def enter(self, table: str) -> dict[str, Any]:
        self.send(type="enter", table=table)
        return self.hear("room", "problem")


def until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + WITHIN
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_a_table_is_found_from_every_server_and_moves_when_its_own_ends(postgres: Postgres, tmp_path: Path) -> None:
    store = postgres.new_database()
    with ExitStack() as stack:
        servers: dict[str, ServerProcess] = {}
        for name in ("one", "two"):
            (tmp_path / name).mkdir()
            servers[name] = ServerProcess(tmp_path / name, ("-c", PROGRAM), store, name)
            servers[name].begin()
            stack.callback(lambda server: server.kill() if server.is_running else None, servers[name])
        site = Site(servers)
        for server in servers.values():
            until(server.is_up)
        until(lambda: site.has("one", SHARDS // 2) and site.has("two", SHARDS // 2))

        # Set up at one of them, it lives there; whoever asks the other is sent on.
        table = site.ask("one", "POST", "/api/tables", json=PLAN).json()["table"]["id"]
        sent = httpx.get(f"{servers['two'].url}/api/tables/{table}?a=1")
        assert (sent.status_code, sent.json()["code"]) == (307, "elsewhere")
        assert sent.headers["location"] == f"/n/one/api/tables/{table}?a=1"
        assert site.ask("two", "POST", f"/api/tables/{table}/start").json()["status"] == "running"
        assert httpx.get(f"{servers['two'].url}/n/one/api/server").status_code == 404
        [mine] = site.ask("two", "GET", "/api/me/tables").json()["tables"]
        assert (
            mine["id"] == table and mine["asked"] == site.ask("one", "GET", "/api/me/tables").json()["tables"][0]["asked"]
        )

        with site.socket("two") as line:
            assert line.enter(table)["place"] == "/n/one/ws"
        with site.socket("two", "/n/one/ws") as line:
            version = line.enter(table)["info"]["version"]
            assert line.hear("view")["version"] == version
            # An upgrade: it gives its tables away while it still answers.
            servers["one"].signal(15)
            moved = line.hear("problem")
            assert moved["code"] == "elsewhere" and "place" not in moved
            assert line.enter(table)["place"] == "/n/two/ws"
        assert servers["one"].wait() == 0
        assert site.has("two", SHARDS)
        with site.socket("two", "/n/two/ws") as line:
            assert line.enter(table)["info"]["version"] >= version
        assert servers["two"].stop() == 0
        assert "Traceback" not in servers["one"].log() + servers["two"].log()


def test_a_server_can_renew_its_lease_while_its_pages_are_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes half a second of a core, and several seconds on a busy machine: longer than a lease."""
    loops: list[asyncio.AbstractEventLoop | None] = []

    def noted(context: Context) -> Litestar:
        loops.append(asyncio._get_running_loop())
        return make_api(context)

    monkeypatch.setattr(serve, "make_api", noted)
    with running_server():
        assert loops == [None], "not in the loop, which others need meanwhile"
