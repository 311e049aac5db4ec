"""Every request and every answer, whatever it is about."""

import json
import socket
import time
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.sync.client import connect

from drachenhort.server.base.config import AT_ONCE, Pace, Paces, Settings
from drachenhort.server.http.rate_limiter import FAR_BEYOND, GUEST_WAITS
from tests.server.test_tables_over_http import PLAN, create, fault
from tests.server.web import UNLIMITED, RunningServer, running_server

SAFE = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
ROUTES = [
    ("GET", "/"),
    ("GET", "/t/abc"),
    ("GET", "/healthz"),
    ("GET", "/metrics"),
    ("GET", "/api"),
    ("GET", "/api/docs.css"),
    ("GET", "/api/openapi.json"),
    ("GET", "/api/games"),
    ("HEAD", "/api/games"),
    ("OPTIONS", "/api/games"),
    ("GET", "/api/games/drachenfels/actions/1"),
    ("GET", "/api/games/nothing"),
    ("GET", "/api/me"),
    ("GET", "/nowhere"),
    ("POST", "/api/games"),
    ("PUT", "/api/me"),
    ("DELETE", "/api/me"),
    ("GET", "/api/tables/abc"),
    ("POST", "/api/tables/abc/start"),
]


@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_every_answer_has_the_headers(server: RunningServer, method: str, path: str) -> None:
    with server.visitor() as visitor:
        answer = visitor.request(method, path)
        assert answer.status_code < 500
        assert {name: answer.headers.get(name) for name in SAFE} == SAFE
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert "camera=()" in answer.headers["permissions-policy"]
        assert "cache-control" in answer.headers and "server" not in answer.headers


@pytest.mark.parametrize(("path", "methods"), [("/api/games", {"GET"}), ("/api/me", {"GET", "PUT"})])
def test_options_names_every_method_of_an_address(server: RunningServer, path: str, methods: set[str]) -> None:
    with server.visitor() as visitor:
        answer = visitor.options(path)
        assert (answer.status_code, answer.content) == (204, b"")
        assert set(answer.headers["allow"].split(", ")) == {*methods, "OPTIONS"}
        assert visitor.options("/nowhere").status_code == 404


def test_answers_that_are_for_one_person_are_never_kept(server: RunningServer) -> None:
    with server.visitor() as visitor:
        assert visitor.get("/api/me").headers["cache-control"] == "no-store"
        assert visitor.get(f"/api/tables/{create(visitor).id}").headers["cache-control"] == "no-store"


def test_a_page_of_somebody_else_changes_nothing(server: RunningServer) -> None:
    with server.visitor() as host:
        table = create(host)
        for headers in ({"origin": "http://evil.example"}, {"origin": "null"}):
            assert fault(host.post(f"/api/tables/{table.id}/close", headers=headers)) == (403, "foreign-page")
        assert host.get(f"/api/tables/{table.id}").json()["status"] == "open"


def test_a_program_without_a_cookie_needs_no_origin_and_with_one_it_does(server: RunningServer) -> None:
    with server.stranger() as program:
        assert program.post("/api/tables", json=PLAN).status_code == 201
        assert "drachenhort" in program.cookies
        assert fault(program.post("/api/tables", json=PLAN)) == (403, "foreign-page")
        assert program.post("/api/tables", json=PLAN, headers={"origin": server.url}).status_code == 201


def test_a_forged_cookie_makes_nobody_the_host(server: RunningServer) -> None:
    with server.visitor() as host, server.visitor() as thief:
        table = create(host)
        cookie = host.cookies["drachenhort"]
        body, _, signature = cookie.rpartition(".")
        forged = f"{body}.{'A' * len(signature)}"
        answer = thief.post(f"/api/tables/{table.id}/start", headers={"cookie": f"drachenhort={forged}"})
        assert fault(answer) == (403, "not-your-seat")
        me = thief.get("/api/me", headers={"cookie": f"drachenhort={forged}"}).json()
        assert me["person"] != host.get("/api/me").json()["person"]


@pytest.mark.parametrize(
    ("body", "kind", "expected"),
    [
        (b"{}", "text/plain", (415, "no-json")),
        (b"{}", "", (415, "no-json")),
        (b"game=x", "application/x-www-form-urlencoded", (415, "no-json")),
        (b"{}", "application/json", (400, "malformed")),
        (b"{}", "application/json; charset=utf-8", (400, "malformed")),
        (b"", "application/json", (400, "malformed")),
        (b"null", "application/json", (400, "malformed")),
        (b"{", "application/json", (400, "malformed")),
        (b"\xff\xfe", "application/json", (400, "malformed")),
        (b'{"game": "\\ud800"}', "application/json", (400, "malformed")),
        (b"[" * 90_000, "application/json", (400, "malformed")),
        (b'{"game":' * 10_000, "application/json", (400, "malformed")),
        (b'{"game": "x", "seats": [{"kind": "me"}], "options": {"a": 1' + b"0" * 5000 + b"}}", "application/json", None),
        (b'{"game": "\\u0000", "seats": [{"kind": "me"}]}', "application/json", (404, "no-game")),
        (b" " * 100_001, "application/json", (413, "too-large")),
        (b" " * 10_000_000, "application/json", (413, "too-large")),
    ],
)
def test_bad_bodies_are_refused_with_one_shape(
    server: RunningServer, body: bytes, kind: str, expected: tuple[int, str] | None
) -> None:
    with server.visitor() as visitor:
        answer = visitor.post("/api/tables", content=body, headers={"content-type": kind})
        status, code = fault(answer)
        assert 400 <= status < 500
        assert expected in (None, (status, code))


def test_a_body_without_a_length_is_cut_off_too(server: RunningServer) -> None:
    def endless() -> "list[bytes]":
        return [b" " * 50_000] * 40

    with server.visitor() as visitor:
        headers = {"content-type": "application/json"}
        answer = visitor.post("/api/tables", content=iter(endless()), headers=headers)
        assert fault(answer) == (413, "too-large")


@pytest.mark.parametrize("length", ["9" * 30, "-1", "1x"])
def test_an_absurd_length_is_refused(server: RunningServer, length: str) -> None:
    address = urlsplit(server.url)
    with socket.create_connection((address.hostname, address.port), 10) as raw:
        lines = [
            "POST /api/tables HTTP/1.1",
            "Host: localhost",
            "Content-Type: application/json",
            f"Content-Length: {length}",
        ]
        raw.sendall("\r\n".join([*lines, "", "{}"]).encode())
        assert raw.recv(100).split()[1] in (b"400", b"413")


@pytest.mark.parametrize(
    "path", ["/%00", "/t/%00%ff", "/api/games/%ed%a0%80", "/api/tables/..%2f..%2fetc", "/assets/../../x"]
)
def test_odd_paths_do_no_harm(server: RunningServer, path: str) -> None:
    with server.visitor() as visitor:
        assert visitor.get(path).status_code in (200, 400, 404)


def test_an_address_or_method_that_is_not_there_is_said_in_the_same_shape(server: RunningServer) -> None:
    with server.visitor() as visitor:
        assert fault(visitor.get("/api/nothing")) == (404, "no-address")
        answer = visitor.delete("/api/me")
        assert fault(answer) == (405, "no-method")
        assert set(answer.headers["allow"].replace(" ", "").split(",")) >= {"GET", "PUT"}


def test_when_the_store_is_broken_that_is_said(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("drachenhort.server.store.checkup.EVERY", 0.0)
    with server.visitor() as visitor:
        server.store.is_broken = True
        try:
            health = visitor.get("/healthz")
            assert fault(health) == (503, "storage") and health.json()["text"] == "the disk is full"
            assert fault(visitor.post("/api/tables", json=PLAN)) == (503, "storage")
            assert fault(visitor.get("/api/tables")) == (503, "storage")
        finally:
            server.store.is_broken = False
        assert visitor.get("/healthz").json() == {"status": "ok"}


def test_who_asks_too_often_is_told_when_to_come_again() -> None:
    paces = Paces(tables=Pace("2/hour", "3/hour"))
    with running_server(Settings(paces=paces)) as server, server.visitor() as kim, server.visitor() as ash:
        kim.get("/api/me")
        create(kim)
        create(kim)
        answer = kim.post("/api/tables", json=PLAN)
        assert fault(answer) == (429, "too-fast")
        assert 3500 < int(answer.headers["retry-after"]) <= 3600
        assert kim.get("/api/games").status_code == 200
        create(ash)
        assert fault(ash.post("/api/tables", json=PLAN)) == (429, "too-fast")


def test_how_fast_somebody_may_talk_is_a_setting() -> None:
    with running_server(Settings(messages=1, paces=UNLIMITED)) as server, server.visitor() as kim:
        kim.get("/api/me")
        headers = {"Origin": server.url, "Cookie": f"drachenhort={kim.cookies['drachenhort']}"}
        with connect(server.url.replace("http", "ws") + "/ws", additional_headers=headers) as connection:
            for _ in range(AT_ONCE + 1):
                connection.send('{"type":"hello","protocol":1}')
            answers = [json.loads(connection.recv(10)) for _ in range(AT_ONCE + 1)]
    assert [answer["type"] for answer in answers] == ["welcome"] * AT_ONCE + ["problem"]
    assert answers[-1]["code"] == "too-fast"


def test_behind_a_proxy_each_visitor_has_a_pace_of_their_own() -> None:
    paces = Paces(reads=Pace("1000/second", "2/hour"))
    with running_server(Settings(paces=paces, proxies=["127.0.0.1"])) as server, server.stranger() as proxy:
        statuses = [get_for(proxy, address) for address in ("192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.2")]
    assert statuses == [200, 200, 429, 200]


def get_for(proxy: httpx.Client, address: str) -> int:
    return proxy.get("/api/games", headers={"x-forwarded-for": address}).status_code


def test_health_and_figures_are_not_counted() -> None:
    slow = Pace("1/hour", "1/hour")
    with (
        running_server(Settings(paces=Paces(slow, slow, slow, slow, slow, "1/hour"))) as server,
        server.visitor() as visitor,
    ):
        assert [visitor.get("/healthz").status_code for _ in range(5)] == [200] * 5
        assert [visitor.get("/metrics").status_code for _ in range(5)] == [200] * 5


@pytest.mark.parametrize(
    "headers",
    [
        {"x-forwarded-for": "192.0.2.1"},
        {"x-real-ip": "192.0.2.1"},
        {"forwarded": "for=192.0.2.1"},
        {"via": "1.1 proxy"},
        {"host": "192.168.0.7:8080"},
    ],
)
def test_figures_are_for_this_machine_and_not_for_whom_a_proxy_asks(server: RunningServer, headers: dict[str, str]) -> None:
    with server.stranger() as somebody:
        assert somebody.get("/metrics").status_code == 200
        assert fault(somebody.get("/metrics", headers=headers)) == (404, "no-way")


def test_figures_can_be_for_everybody() -> None:
    with running_server(Settings(metrics="everybody", paces=UNLIMITED)) as server, server.stranger() as somebody:
        assert somebody.get("/metrics", headers={"x-forwarded-for": "192.0.2.1"}).status_code == 200


def test_over_https_the_cookie_is_secure_and_browsers_stay_with_it() -> None:
    settings = Settings(public_url="https://games.example.org", paces=UNLIMITED)
    with running_server(settings) as server, server.stranger(origin="https://games.example.org") as visitor:
        answer = visitor.get("/api/me")
        assert answer.headers["set-cookie"].startswith("__Host-drachenhort=")
        assert "Secure" in answer.headers["set-cookie"]
        assert answer.headers["strict-transport-security"] == "max-age=31536000"


def test_beyond_the_pace_new_guests_have_to_wait_and_known_ones_do_not() -> None:
    with running_server(Settings(paces=Paces(guests="1/hour"))) as server, server.visitor() as kim, server.visitor() as ash:
        assert kim.get("/api/me").status_code == 200
        began = time.monotonic()
        assert ash.get("/api/me").status_code == 200
        assert time.monotonic() - began >= GUEST_WAITS
        began = time.monotonic()
        assert [kim.get("/api/me").status_code for _ in range(3)] == [200] * 3
        assert time.monotonic() - began < GUEST_WAITS


def test_far_beyond_the_pace_new_guests_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("drachenhort.server.http.rate_limiter.GUEST_WAITS", 0.001)
    with running_server(Settings(paces=Paces(guests="1/hour"))) as server, server.stranger() as visits:
        statuses = list[int]()
        for _ in range(FAR_BEYOND + 2):
            statuses.append(visits.get("/api/me").status_code)
            visits.cookies.clear()
        assert statuses == [200] * FAR_BEYOND + [429] * 2


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("Sec-WebSocket-Version", b"\xff"),
        ("Sec-WebSocket-Version", b"9"),
        ("Sec-WebSocket-Key", b"\xff"),
        ("Origin", b"\xff"),
    ],
)
def test_an_odd_request_for_a_socket_is_refused_and_the_connection_closed(
    server: RunningServer, name: str, value: bytes
) -> None:
    with server.visitor() as visitor:
        visitor.get("/api/me")
        headers = {
            "Host": urlsplit(server.url).netloc.encode(),
            "Origin": server.url.encode(),
            "Cookie": f"drachenhort={visitor.cookies['drachenhort']}".encode(),
            "Connection": b"Upgrade",
            "Upgrade": b"websocket",
            "Sec-WebSocket-Version": b"13",
            "Sec-WebSocket-Key": b"AAAAAAAAAAAAAAAAAAAAAA==",
        }
    assert handshake(server, headers).startswith(b"HTTP/1.1 101 ")
    assert handshake(server, headers | {name: value}).split()[1] in (b"400", b"403")


def handshake(server: RunningServer, headers: dict[str, bytes]) -> bytes:
    """The answer's head; if no socket was opened, the connection has been closed after it."""
    url = urlsplit(server.url)
    request = b"GET /ws HTTP/1.1\r\n" + b"".join(key.encode() + b": " + headers[key] + b"\r\n" for key in headers) + b"\r\n"
    with socket.create_connection((url.hostname, url.port), timeout=3) as connection:
        connection.sendall(request)
        answer = connection.recv(4096)
        while b" 101 " not in answer and connection.recv(4096):
            pass
        return answer
