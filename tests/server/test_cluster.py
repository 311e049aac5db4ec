"""Three servers behind each of the proxies that docs/operating.md shows: people need to know one address only."""

import re
import time
from pathlib import Path
from urllib.parse import urljoin

import httpx
import msgspec
import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from tests.server.databases import Postgres
from tools.cluster.cluster import PROXIES, Cluster, proxy_program

PLAN = {"game": "drachenfels", "seats": [{"kind": "me"}, {"kind": "bot"}]}
TRIES = 300
PAUSE = 0.2


def enter(url: str, cookies: str, table: str) -> tuple[str, dict[str, object]]:
    """Comes to a table as a page does: to where it is sent. The last path, and what it was shown."""
    path = "/ws"
    for _ in range(TRIES):
        address = urljoin(url.replace("http", "ws"), path)
        try:
            with connect(address, additional_headers={"Cookie": cookies, "Origin": url}) as socket:
                for message in ({"type": "hello", "protocol": 1}, {"type": "enter", "table": table}):
                    socket.send(msgspec.json.encode(message).decode())
                while (heard := msgspec.json.decode(socket.recv(30)))["type"] not in ("room", "problem"):
                    pass
        except (OSError, WebSocketException):  # Whoever had it is gone: anybody is asked, after a pause.
            path = "/ws"
            time.sleep(PAUSE)
            continue
        if heard["type"] == "room":
            return path, heard["info"]
        assert heard["code"] == "elsewhere", heard
        path = heard.get("place", "/ws")
    raise AssertionError("the table is nowhere")


@pytest.mark.parametrize("kind", sorted(PROXIES))
def test_whoever_comes_through_the_proxy_finds_every_table(kind: str, postgres: Postgres, tmp_path: Path) -> None:
    program = proxy_program(kind)
    if program is None:
        pytest.skip(f"there is no {kind} on this machine (Debian, Ubuntu: apt install {kind})")
    cluster = Cluster(tmp_path, postgres.new_database(), kind, program)
    try:
        cluster.start()
        with httpx.Client(base_url=cluster.url, headers={"origin": cluster.url}, follow_redirects=True, timeout=30) as host:
            assert host.get("/metrics").status_code == 403
            host.get("/api/me")
            tables = [host.post("/api/tables", json=PLAN).raise_for_status().json()["table"]["id"] for _ in range(6)]
            for table in tables:
                assert host.post(f"/api/tables/{table}/start").raise_for_status().json()["status"] == "running"
            assert {table["id"] for table in host.get("/api/me/tables").json()["tables"]} == set(tables)
            cookies = "; ".join(f"{name}={value}" for name, value in host.cookies.items())
        found = [enter(cluster.url, cookies, table) for table in tables]
        assert all(info["status"] == "running" for _, info in found)
        assert all(path == "/ws" or re.fullmatch("/n/(one|two|three)/ws", path) for path, _ in found)

        # One ends in order, one is killed, and everybody is found all the time, or within the lease.
        ending, dying, staying = cluster.nodes.values()
        assert ending.stop() == 0
        assert [enter(cluster.url, cookies, table)[1]["status"] for table in tables] == ["running"] * len(tables)
        dying.kill()
        assert [enter(cluster.url, cookies, table)[1]["status"] for table in tables] == ["running"] * len(tables)
        assert staying.is_up() and cluster.stop() == [0]
        assert "Traceback" not in cluster.log()
    finally:
        cluster.stop()
