"""Connections: how many, how long they may take, how large a request's head may be. Every byte is in our hand."""

import logging
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from urllib.parse import urlsplit

import pytest

from drachenhort.server.base.config import Settings
from drachenhort.server.http.http_protocol import LARGEST_HANDSHAKE, LARGEST_HEAD, MOST_QUEUED
from tests.server.web import UNLIMITED, RunningServer, running_server

GET = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
CLOSE = b"Connection: close\r\n\r\n"
HALF_A_BODY = b"Content-Length: 100\r\n\r\n{"
PROTOCOL = "drachenhort.server.http.http_protocol"


@contextmanager
def connected(server: RunningServer) -> Iterator[socket.socket]:
    url = urlsplit(server.url)
    with socket.create_connection((url.hostname, url.port), timeout=10) as connection:
        yield connection


def read(connection: socket.socket) -> bytes:
    """Until the other side closes."""
    answer = b""
    with suppress(ConnectionResetError):  # It did not care for all that was sent.
        while data := connection.recv(65_536):
            answer += data
    return answer


def asked(server: RunningServer, request: bytes) -> int:
    """The status of the answer; 0 without one."""
    with connected(server) as connection:
        with suppress(BrokenPipeError, ConnectionResetError):
            connection.sendall(request)
        answer = read(connection)
        return int(answer.split()[1]) if answer else 0


def headers(size: int) -> bytes:
    """So many bytes of them, a little less."""
    line = b"x-filler: " + b"x" * 88 + b"\r\n"
    return line * (size // len(line))


def test_a_head_has_room_for_what_browsers_send(server: RunningServer) -> None:
    assert asked(server, GET + headers(LARGEST_HEAD - 1000) + CLOSE) == 200


@pytest.mark.parametrize(
    "head",
    [
        GET + headers(LARGEST_HEAD + 1000) + CLOSE,
        GET + b"x-filler: " + b"x" * LARGEST_HEAD + b"\r\n" + CLOSE,
        b"GET /api/games?" + b"x" * LARGEST_HEAD + b" HTTP/1.1\r\nHost: localhost\r\n" + CLOSE,
        GET + headers(2 * LARGEST_HEAD),
        GET + b"x-filler: " + b"x" * (2 * LARGEST_HEAD),
    ],
    ids=["headers", "header", "address", "headers without an end", "header without an end"],
)
def test_a_head_that_is_too_large_is_refused(server: RunningServer, head: bytes) -> None:
    assert asked(server, head) == 431


def test_of_a_head_without_an_end_little_is_read(server: RunningServer) -> None:
    sent = 0
    with connected(server) as connection, suppress(BrokenPipeError, ConnectionResetError):
        connection.sendall(GET + b"x-filler: ")
        while sent < 60_000_000:
            connection.sendall(b"x" * 100_000)
            sent += 100_000
    assert sent < 20_000_000, "what the system itself keeps ready"


def test_a_handshake_that_is_too_large_is_refused(server: RunningServer) -> None:
    upgrade = b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    assert asked(server, GET + upgrade + headers(LARGEST_HANDSHAKE + 1000) + b"\r\n") == 431


def test_a_head_comes_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{PROTOCOL}.HEAD_WITHIN", 0.4)
    with running_server() as server, connected(server) as slow, connected(server) as silent:
        slow.sendall(GET)
        time.sleep(0.2)
        slow.sendall(b"x-filler: x\r\n")  # Going on does not make it longer.
        began = time.monotonic()
        assert read(slow).startswith(b"HTTP/1.1 408 ")
        assert read(silent) == b""
        assert time.monotonic() - began < 3


def test_a_body_comes_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{PROTOCOL}.BODY_WITHIN", 0.3)
    with running_server() as server, connected(server) as slow:
        slow.sendall(POST + HALF_A_BODY)
        assert read(slow).startswith(b"HTTP/1.1 408 ")


def test_connections_that_wait_are_closed_when_their_address_needs_room() -> None:
    with running_server(Settings(connections=3, paces=UNLIMITED)) as server, ExitStack() as opened:
        idle = [opened.enter_context(connected(server)) for _ in range(3)]
        assert asked(server, GET + CLOSE) == 200
        assert read(idle[0]) == b"", "the one that has waited longest"
        idle[2].sendall(GET + CLOSE)
        assert read(idle[2]).startswith(b"HTTP/1.1 200 ")


def test_connections_that_wait_are_closed_when_there_is_no_room_for_anybody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("drachenhort.server.serve.MOST_CONNECTIONS", 50)
    with running_server(Settings(proxies=["127.0.0.1"], paces=UNLIMITED)) as server, ExitStack() as opened:
        for _ in range(120):
            opened.enter_context(connected(server))
        assert asked(server, GET + CLOSE) == 200


def test_with_all_its_connections_busy_an_address_has_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    with running_server(Settings(connections=3, paces=UNLIMITED)) as server, ExitStack() as opened:
        for _ in range(3):
            opened.enter_context(connected(server)).sendall(POST + HALF_A_BODY)
        time.sleep(0.3)
        assert asked(server, GET + CLOSE) == 429
        monkeypatch.setattr(f"{PROTOCOL}.ANSWER_WITHIN", 0.1)
        assert asked(server, GET + CLOSE) == 200, "one whose request takes too long has to go"


def test_a_few_requests_at_once_are_answered_in_order_and_many_are_not(server: RunningServer) -> None:
    with connected(server) as connection:
        connection.sendall((GET + b"\r\n") * 3 + GET + CLOSE)
        assert read(connection).count(b"HTTP/1.1 200 ") == 4
    with connected(server) as connection:
        connection.sendall((GET + b"\r\n") * 5000)
        assert read(connection).count(b"HTTP/1.1 200 ") <= MOST_QUEUED


def test_whoever_goes_in_the_middle_is_no_fault_of_the_server(
    server: RunningServer, caplog: pytest.LogCaptureFixture
) -> None:
    for request in (POST + HALF_A_BODY, (GET + b"\r\n") * 100):
        with connected(server) as connection:
            connection.sendall(request)
            time.sleep(0.3)
    time.sleep(0.3)
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_what_comes_after_a_body_changes_nothing_and_has_an_end(server: RunningServer) -> None:
    start = POST + b"Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n2\r\n{}\r\n0\r\n"
    assert asked(server, start + b"Content-Type: text/plain\r\n\r\n") == 400, "JSON, but not a table"
    with connected(server) as connection:
        connection.sendall(start.replace(b"close", b"keep-alive") + b"x-filler: ")
        with pytest.raises((BrokenPipeError, ConnectionResetError)):
            connection.sendall(b"x" * 60_000_000)


def test_a_body_in_the_smallest_chunks_is_read_whole(server: RunningServer) -> None:
    body = b'{"game": "nothing", "seats": [{"kind": "me"}]}' + b" " * 20_000
    chunks = b"".join(b"1\r\n%c\r\n" % byte for byte in body) + b"0\r\n\r\n"
    assert asked(server, POST + b"Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n" + chunks) == 404
