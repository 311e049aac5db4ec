"""HTTP connections: how many there are, how long a request may take to come in, and how large its head may be.

uvicorn reads whatever is sent for as long as it is sent, and keeps connections that never ask for anything. This is its
own protocol with bounds: on the head of a request, on the time for it, on the connections of one address and of all, and on
what is read in one go, so that nobody has to wait for somebody else's request.
"""

import asyncio
import json
from http import HTTPStatus
from typing import Final, NamedTuple, NoReturn

from uvicorn._types import ASGI3Application
from uvicorn.config import Config
from uvicorn.protocols.http.flow_control import HIGH_WATER_LIMIT
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from drachenhort.server.base.addresses import counted_address, is_trusted
from drachenhort.server.http.problems import WebCode

LARGEST_HEAD: Final = 32 * 1024  # Bytes of the request line and all headers.
LARGEST_HANDSHAKE: Final = 15 * 1024  # The same for WebSockets; picows takes little more.
HEAD_WITHIN: Final = 10.0
BODY_WITHIN: Final = 60.0
ANSWER_WITHIN: Final = 30.0  # Seconds after which a request does not keep its connection open if others need the room.
IDLE_FOR: Final = 5  # Seconds that a connection may wait for the next request.
READ_WITHIN: Final = 60.0  # Seconds in which what is left of the last answer has to be read.
PIECE: Final = 4 * 1024  # So many bytes are gone through before the others have their turn.
MOST_QUEUED: Final = 8  # Requests of one connection sent without waiting for the answer. Browsers send none like that.
MOST_CONNECTIONS: Final = 2000


class Fault(NamedTuple):
    """Why a connection is ended."""

    status: HTTPStatus
    code: WebCode
    text: str


class _Refused(Exception):
    """Ends the parsing."""


TOO_LARGE: Final = Fault(
    HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "too-large", f"address and headers have at most {LARGEST_HEAD} bytes"
)
TOO_LARGE_FOR_A_SOCKET: Final = TOO_LARGE._replace(
    text=f"of a WebSocket's request, address and headers have at most {LARGEST_HANDSHAKE} bytes"
)
TOO_SLOW: Final = Fault(
    HTTPStatus.REQUEST_TIMEOUT,
    "malformed",
    f"a request comes within {HEAD_WITHIN:g} seconds, its body within {BODY_WITHIN:g}",
)
TOO_MANY: Final = Fault(HTTPStatus.BAD_REQUEST, "too-fast", "wait for an answer before you send the next request")
ADDRESS_FULL: Final = Fault(
    HTTPStatus.TOO_MANY_REQUESTS, "too-fast", "too many connections from your address; close some, or try again later"
)
ALL_FULL: Final = Fault(HTTPStatus.SERVICE_UNAVAILABLE, "too-fast", "too many people are here; try again later")
NO_HTTP: Final = Fault(HTTPStatus.BAD_REQUEST, "malformed", "this is not a request of HTTP/1.1")


class Connections:
    """All that are open and no WebSockets, each with the address it counts for.

    A proxy of ours brings many people: its connections count for no address, only among all.
    """

    def __init__(self, of_address: int, proxies: list[str], most: int) -> None:
        self._of_address: Final = of_address
        self._most: Final = most
        self._proxies: Final = proxies
        self._open: Final[dict[HttpProtocol, str]] = {}  # Those that have waited longest come first.
        self._by_address: Final[dict[str, dict[HttpProtocol, None]]] = {}

    def enter(self, connection: "HttpProtocol", peer: str) -> Fault | None:
        """Closes one that waits where there is no room; if none does, says why there is no room."""
        address = "" if is_trusted(peer, self._proxies) else counted_address(peer)
        neighbours = self._by_address.get(address, {})
        if address and len(neighbours) >= self._of_address and not _make_room(neighbours):
            return ADDRESS_FULL
        if len(self._open) >= self._most and not _make_room(self._open):
            return ALL_FULL
        self._open[connection] = address
        self._by_address.setdefault(address, {})[connection] = None
        return None

    def leave(self, connection: "HttpProtocol") -> None:
        address = self._open.pop(connection, None)
        if address is not None:
            neighbours = self._by_address[address]
            del neighbours[connection]
            if not neighbours:
                del self._by_address[address]

    def note_answered(self, connection: "HttpProtocol") -> None:
        """It has just begun to wait: it is the last to be closed."""
        address = self._open.pop(connection, None)
        if address is not None:
            self._open[connection] = address
            del self._by_address[address][connection]
            self._by_address[address][connection] = None


def _make_room(connections: "dict[HttpProtocol, str] | dict[HttpProtocol, None]") -> bool:
    """Closes the one that has waited longest, or else one whose request takes far too long."""
    for is_dispensable in (HttpProtocol.is_idle, HttpProtocol.is_slow):
        for connection in connections:
            if is_dispensable(connection):
                connection.drop()
                return True
    return False


class HttpProtocol(HttpToolsProtocol):
    """One connection, until it ends or becomes a WebSocket."""

    def __init__(
        self,
        connections: Connections,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._crowd: Final = connections
        self._timer: asyncio.TimerHandle | None = None
        self._since = self.loop.time()
        self._fault: Fault | None = None
        self._running: RequestResponseCycle | None = None  # What is answered; uvicorn knows the latest request only.
        self._size = 0  # Of the head that is coming in, as far as it is understood.
        self._not_understood = 0  # Bytes since then.
        self._is_in_head = False
        self._rest = b""  # Read, and to be gone through when the others have had their turn.

    # Coming and going.

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        fault = self._crowd.enter(self, self.client[0] if self.client else "")
        if fault is not None:
            self._end(fault)
        else:
            self._expect(HEAD_WITHIN)

    def connection_lost(self, exc: Exception | None) -> None:
        self._give_up()
        self._forget()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        if self._size > LARGEST_HANDSHAKE:
            self._end(TOO_LARGE_FOR_A_SOCKET)
            return
        self._forget()
        self.flow.resume_reading()
        super().handle_websocket_upgrade()

    def _forget(self) -> None:
        self._expect(None)
        self._rest = b""
        self._crowd.leave(self)

    def is_idle(self) -> bool:
        """Waits for a request, or for the rest of its head."""
        return not self._is_busy() and not self.pipeline and self.transport.get_write_buffer_size() == 0

    def _is_busy(self) -> bool:
        return self._running is not None and not self._running.response_complete

    def is_slow(self) -> bool:
        return self.loop.time() - self._since > ANSWER_WITHIN

    def drop(self) -> None:
        self._forget()
        self.transport.abort()

    # Time.

    def _expect(self, seconds: float | None) -> None:
        """The next thing has to come within so many seconds."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self._expire)

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._expect(None)
        self._timer = self.loop.call_later(READ_WITHIN, self.transport.abort)

    # Reading.

    def data_received(self, data: bytes) -> None:
        if self._rest:
            self._rest += data
            self.flow.pause_reading()
            return
        if self._timer is None and self.is_idle():
            self._expect(HEAD_WITHIN)
        self._go_through(data)

    def _go_through(self, data: bytes) -> None:
        self._not_understood += min(len(data), PIECE)
        self._rest = data[PIECE:]
        super().data_received(data[:PIECE])
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            self._rest = b""
        elif self._not_understood > LARGEST_HEAD:
            self._end(TOO_LARGE)
        elif self._rest:
            self.flow.pause_reading()
            self.loop.call_soon(self._go_on)

    def _go_on(self) -> None:
        rest = self._rest
        if rest:
            self._go_through(rest)
        if not self._rest and not self.transport.is_closing() and self._may_read():
            self.flow.resume_reading()

    def _may_read(self) -> bool:
        """Whether uvicorn, too, is ready for more."""
        is_full = self._running is not None and self._is_busy() and len(self._running.body) > HIGH_WATER_LIMIT
        return not is_full and not self.pipeline

    def on_message_begin(self) -> None:
        self._size = 0
        self._is_in_head = True
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._grow(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._grow(len(name) + len(value) + len(": \r\n"))
        if self._is_in_head:  # What comes after a body must not change what came before it.
            super().on_header(name, value)

    def _grow(self, much: int) -> None:
        self._not_understood = 0
        self._size += much
        if self._size > LARGEST_HEAD:
            self._refuse(TOO_LARGE)

    def on_headers_complete(self) -> None:
        self._is_in_head = False
        if len(self.pipeline) >= MOST_QUEUED:
            self._refuse(TOO_MANY)
        self._since = self.loop.time()
        self._expect(BODY_WITHIN)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._not_understood = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._not_understood = 0
        self._expect(None)
        super().on_message_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._running = cycle
        super()._start_asgi_task(cycle, app)

    def on_response_complete(self) -> None:
        self._crowd.note_answered(self)
        super().on_response_complete()

    # Ending.

    def _refuse(self, fault: Fault) -> NoReturn:
        """While parsing."""
        self._fault = fault
        raise _Refused

    def send_400_response(self, msg: str) -> None:
        """uvicorn's parser gave up."""
        self._end(self._fault or NO_HTTP)

    def _expire(self) -> None:
        """A connection over which nothing was asked yet is closed without a word, as browsers expect it."""
        if self._is_in_head or not self.is_idle():
            self._end(TOO_SLOW)
        else:
            self.transport.close()

    def _end(self, fault: Fault) -> None:
        """Says why, unless an answer is on its way, and closes."""
        self._expect(None)
        self._rest = b""
        is_answering = self._running is not None and self._is_busy() and self._running.response_started
        self._give_up()
        if self.transport.is_closing():
            return
        if not is_answering:
            self.transport.write(_answer(fault))
        self.transport.close()
        self._timer = self.loop.call_later(IDLE_FOR, self.transport.abort)

    def _give_up(self) -> None:
        """What is worked out will not be sent any more."""
        self.pipeline.clear()
        if self._running is not None:
            self._running.disconnected = True
            self._running.message_event.set()


def _answer(fault: Fault) -> bytes:
    body = json.dumps({"code": fault.code, "text": fault.text}).encode()
    length = str(len(body)).encode()
    headers = b"content-type: application/json\r\ncontent-length: " + length + b"\r\nconnection: close\r\n\r\n"
    return STATUS_LINE[fault.status] + headers + body


def http_class(connections: Connections) -> type[asyncio.Protocol]:
    """The protocol uvicorn is to use for HTTP."""

    class BoundedHttp(HttpProtocol):
        def __init__(
            self,
            config: Config,
            server_state: ServerState,
            app_state: dict[str, object],
            _loop: asyncio.AbstractEventLoop | None = None,
        ) -> None:
            super().__init__(connections, config, server_state, app_state, _loop)

    return BoundedHttp
