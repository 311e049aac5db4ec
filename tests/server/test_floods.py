"""Whoever sends without end waits and has to go; the others notice nothing."""

import json
import select
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.frames import CloseCode
from websockets.sync.client import ClientConnection, connect

from drachenhort.server.base.config import AT_ONCE, Most, Settings
from drachenhort.server.wire.sockets import PAUSE
from tests.server.process import ServerProcess
from tests.server.web import UNLIMITED, RunningServer, running_server

MASK = b"\0\0\0\0"
TINY = {
    "text": b"\x81\x81" + MASK + b"x",
    "empty": b"\x81\x80" + MASK,
    "ping": b"\x89\x80" + MASK,
    "pong": b"\x8a\x80" + MASK,
}
FIRST_PIECE, NEXT_PIECE = b"\x01\x81" + MASK + b"x", b"\x00\x80" + MASK
HELLO = '{"type":"hello","protocol":1}'


def guest(url: str) -> dict[str, str]:
    """The headers of somebody new."""
    with httpx.Client(base_url=url, timeout=20) as visitor:
        visitor.get("/api/me")
        return {"Origin": url, "Cookie": f"drachenhort={visitor.cookies['drachenhort']}"}


def come(url: str, headers: dict[str, str]) -> ClientConnection:
    return connect(url.replace("http", "ws") + "/ws", additional_headers=headers, compression=None)


@contextmanager
def raw_socket(url: str, headers: dict[str, str]) -> Iterator[socket.socket]:
    place = urlsplit(url)
    lines = ["GET /ws HTTP/1.1", f"Host: {place.netloc}", "Connection: Upgrade", "Upgrade: websocket"]
    lines += ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    with socket.create_connection((place.hostname, place.port), timeout=10) as raw:
        raw.sendall("\r\n".join([*lines, "", ""]).encode())
        assert b" 101 " in raw.recv(4096)
        yield raw


def flood(raw: socket.socket, frame: bytes, seconds: float) -> bool:
    """Sends as fast as the other side takes it, and reads what it answers. Whether it was sent away."""
    end = time.monotonic() + seconds
    raw.setblocking(False)
    rest = frames = frame * 10_000
    while time.monotonic() < end:
        can_read, can_write, _ = select.select([raw], [raw], [], 0.1)
        try:
            if can_read and not raw.recv(1_000_000):
                return True
            if can_write:
                rest = rest[raw.send(rest) :] or frames
        except OSError:
            return True
    return False


@pytest.mark.parametrize("kind", TINY)
def test_whoever_sends_tiny_frames_without_end_is_sent_away(monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    monkeypatch.setattr("drachenhort.server.wire.sockets.PAUSE", 0.1)
    with running_server() as server, raw_socket(server.url, guest(server.url)) as raw:
        assert flood(raw, TINY[kind], 10)


def test_others_hardly_wait_while_somebody_floods(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    server.start()
    try:
        waits = waits_while_flooded(server.url)
    finally:
        server.stop()
    assert max(waits) < 1.0
    assert sorted(waits)[len(waits) // 2] < 0.05


def waits_while_flooded(url: str) -> list[float]:
    """How long somebody waits for each answer while another sends tiny messages and pings over two sockets."""
    flooder = guest(url)
    waits = list[float]()
    with come(url, guest(url)) as honest, raw_socket(url, flooder) as one, raw_socket(url, flooder) as two:
        floods = [
            threading.Thread(target=flood, args=(one, TINY["text"], 3.0)),
            threading.Thread(target=flood, args=(two, TINY["ping"], 3.0)),
        ]
        for thread in floods:
            thread.start()
        while any(thread.is_alive() for thread in floods):
            began = time.monotonic()
            honest.send(HELLO)
            honest.recv(20)
            waits.append(time.monotonic() - began)
            time.sleep(0.03)
        for thread in floods:
            thread.join()
    return waits


def test_a_piece_of_a_message_counts_and_one_too_many_ends_it() -> None:
    """Of a message with a hole in it something else could become."""
    with running_server(Settings(messages=1, paces=UNLIMITED)) as server, raw_socket(server.url, guest(server.url)) as raw:
        raw.sendall(FIRST_PIECE + NEXT_PIECE * AT_ONCE)
        assert raw.recv(100) == b"\x88\x02" + CloseCode.POLICY_VIOLATION.to_bytes(2, "big")
        assert raw.recv(100) == b""


def test_what_comes_too_fast_is_answered_once_and_after_a_pause_it_goes_on() -> None:
    with running_server(Settings(messages=2, paces=UNLIMITED)) as server, raw_socket(server.url, guest(server.url)) as raw:
        hello = b"\x81" + bytes([0x80 | len(HELLO)]) + MASK + HELLO.encode()
        raw.sendall(hello * (2 * AT_ONCE + 20))
        answers = b""
        while b"too-fast" not in answers:
            answers += raw.recv(65_536)
        assert answers.count(b'"welcome"') == 2 * AT_ONCE
        raw.sendall(hello)
        began = time.monotonic()
        assert b'"welcome"' in raw.recv(65_536), "only one answer for all that came too fast"
        assert time.monotonic() - began > PAUSE / 2


def test_pings_are_answered(server: RunningServer) -> None:
    with come(server.url, guest(server.url)) as connection:
        assert connection.ping(b"still there?").wait(10)
        connection.send(HELLO)
        assert json.loads(connection.recv(10))["type"] == "welcome"


def test_after_the_farewell_nothing_is_done_any_more(server: RunningServer) -> None:
    with raw_socket(server.url, guest(server.url)) as raw:
        hello = b"\x81" + bytes([0x80 | len(HELLO)]) + MASK + HELLO.encode()
        raw.sendall(b"\x82\x80" + MASK + hello * 3)
        assert raw.recv(1000) == b"\x88\x02" + CloseCode.UNSUPPORTED_DATA.to_bytes(2, "big")


def test_a_person_has_so_many_sockets_and_an_address_so_many_more() -> None:
    settings = Settings(sockets=Most(person=2, address=3), paces=UNLIMITED)
    with running_server(settings) as server, ExitStack() as opened:
        kim, ash = guest(server.url), guest(server.url)
        first = opened.enter_context(come(server.url, kim))
        opened.enter_context(come(server.url, kim))
        assert refused(server.url, kim) == 429
        opened.enter_context(come(server.url, ash))
        assert refused(server.url, ash) == 429
        first.close()
        with come(server.url, ash) as again:
            again.send(HELLO)
            assert json.loads(again.recv(10))["type"] == "welcome"


def test_behind_a_proxy_each_address_has_its_own_sockets() -> None:
    settings = Settings(sockets=Most(person=9, address=1), proxies=["127.0.0.1"], paces=UNLIMITED)
    with running_server(settings) as server, ExitStack() as opened:
        kim = guest(server.url)
        opened.enter_context(come(server.url, kim | {"X-Forwarded-For": "192.0.2.1"}))
        assert refused(server.url, kim | {"X-Forwarded-For": "192.0.2.1"}) == 429
        opened.enter_context(come(server.url, kim | {"X-Forwarded-For": "192.0.2.2"}))


def refused(url: str, headers: dict[str, str]) -> int:
    """The status of a handshake that is not to lead to a socket."""
    with pytest.raises(InvalidStatus) as answer:
        come(url, headers)
    return answer.value.response.status_code
