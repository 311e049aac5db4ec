"""The names this server answers to."""

import socket
from urllib.parse import urlsplit

import pytest

from drachenhort.server.base.config import Settings
from drachenhort.server.base.hosts import Hosts, host_name
from tests.server.test_middleware import handshake
from tests.server.test_tables_over_http import PLAN, fault
from tests.server.web import UNLIMITED, RunningServer, running_server


@pytest.mark.parametrize(
    ("header", "name"),
    [
        ("localhost:8080", "localhost"),
        ("LOCALHOST.", "localhost"),
        ("192.168.0.7", "192.168.0.7"),
        ("[::1]:8080", "::1"),
        ("games.example.org:443", "games.example.org"),
        ("", None),
        ("[", None),
        ("[:::::]", None),
        ("[::1", None),
        (".", None),
        ("a" * 3000, None),
        ("localhost:99999", None),
        ("localhost:", None),
        ("a b", None),
        ("kim@localhost", None),
        ("localhost/x", None),
        ("\xff", None),
    ],
)
def test_what_a_host_header_names(header: str, name: str | None) -> None:
    assert host_name(header) == name


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("localhost:8080", None),
        ("box.localhost", None),
        ("127.0.0.1", None),
        ("[::1]:8080", None),
        ("192.168.0.7:8080", None),
        ("[2001:db8::1]", None),
        ("hoard:8080", None),
        ("hoard.local:8080", None),
        ("HOARD.fritz.box", None),
        ("hoard.lan", None),
        ("games.example.org", None),
        ("play.example.net:8080", None),
        ("evil.example", 421),
        ("hoard.evil.example", 421),
        ("localhost.evil.example", 421),
        ("games.example.org.evil.example", 421),
        ("127.1", 421),
        ("[", 400),
    ],
)
def test_a_server_answers_to_its_own_names(monkeypatch: pytest.MonkeyPatch, host: str, status: int | None) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Hoard")
    refusal = Hosts("https://games.example.org", ["Play.example.net"]).refusal([host])
    assert (None if refusal is None else refusal[0]) == status


def ask(server: RunningServer, *hosts: str, version: str = "1.1") -> tuple[int, str]:
    """What a request with these Host headers is answered: status and body."""
    url = urlsplit(server.url)
    lines = [f"GET /api/address HTTP/{version}", *(f"Host: {host}" for host in hosts), "Connection: close", "", ""]
    with socket.create_connection((url.hostname, url.port), timeout=10) as connection:
        connection.sendall("\r\n".join(lines).encode("latin-1"))
        answer = b""
        while data := connection.recv(65_536):
            answer += data
    return int(answer.split()[1]), answer.partition(b"\r\n\r\n")[2].decode()


@pytest.mark.parametrize(
    "hosts", [["["], ["[:::::]"], ["a" * 3000], ["localhost:99999"], [], ["localhost", "localhost"], ["localhost", "x"]]
)
def test_a_request_names_one_host(server: RunningServer, hosts: list[str]) -> None:
    status, body = ask(server, *hosts)
    assert status == 400 and "one Host header" in body
    assert ask(server, *hosts, version="1.0")[0] == 400


def test_under_a_foreign_name_nothing_is_shown_and_nothing_changed(server: RunningServer) -> None:
    foreign = {"host": "evil.example", "origin": "http://evil.example"}
    with server.stranger() as page:
        for answer in (page.get("/", headers=foreign), page.get("/api/me", headers=foreign)):
            assert fault(answer) == (421, "no-address") and "set-cookie" not in answer.headers
        assert fault(page.post("/api/tables", json=PLAN, headers=foreign)) == (421, "no-address")


def test_further_names_are_a_setting() -> None:
    with running_server(Settings(hosts=["play.example.net"], paces=UNLIMITED)) as server:
        assert ask(server, "play.example.net")[0] == 200
        assert ask(server, "play.example.com")[0] == 421


@pytest.mark.parametrize(
    ("hosts", "status"), [(["evil.example"], b"421"), (["["], b"400"), ([], b"400"), (["localhost", "localhost"], b"400")]
)
def test_a_socket_too_is_opened_under_our_own_name_only(server: RunningServer, hosts: list[str], status: bytes) -> None:
    with server.visitor() as visitor:
        visitor.get("/api/me")
        headers = {
            "Cookie": f"drachenhort={visitor.cookies['drachenhort']}".encode(),
            "Connection": b"Upgrade",
            "Upgrade": b"websocket",
            "Sec-WebSocket-Version": b"13",
            "Sec-WebSocket-Key": b"AAAAAAAAAAAAAAAAAAAAAA==",
        }
    same_name_twice = {"Host" if place == 0 else "host": host.encode() for place, host in enumerate(hosts)}
    assert handshake(server, headers | same_name_twice).split()[1] == status
