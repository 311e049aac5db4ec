"""WebSockets: picows inside uvicorn. They pass by the web framework, whose tasks and queues would cost more than a move.

uvicorn makes the protocol for a connection that asks for an upgrade, hands it the request it has read, and lets it have
the rest of the stream.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping
from http import HTTPStatus
from typing import Final, NamedTuple

from picows import (
    WSAutoPingStrategy,
    WSCloseCode,
    WSFrame,
    WSListener,
    WSMsgType,
    WSTransport,
    WSUpgradeRequest,
    WSUpgradeResponse,
    WSUpgradeResponseWithListener,
)
from picows.picows import WSProtocol  # type: ignore[attr-defined]  # missing in picows' own types

from drachenhort.server.base.addresses import sender
from drachenhort.server.base.config import AT_ONCE, Settings
from drachenhort.server.base.errors import PLACE
from drachenhort.server.wire.allowance import Allowance, Allowances
from drachenhort.server.wire.connection import Connection, Tables
from drachenhort.server.wire.crowd import Crowd
from drachenhort.server.wire.link import Visitor

PATH: Final = "/ws"
TEXT: Final = WSMsgType.TEXT
CONTINUATION: Final = WSMsgType.CONTINUATION
LARGEST_MESSAGE: Final = 16 * 1024
MOST_PIECES: Final = 64
LARGEST_BACKLOG: Final = 1024 * 1024  # Somebody who leaves so many bytes unread is cut off; the others do not wait.
LARGEST_READ: Final = 2048  # Bytes taken from a socket before the others have their turn; the smallest frame has six.
PAUSE: Final = 1.0  # Seconds in which nothing is read from somebody who sends too much.
PATIENCE: Final = 300  # So many frames too many are put up with, and one more with every second.
PING_AFTER: Final = 20.0
HANDSHAKE_WITHIN: Final = 5.0
CLOSED_WITHIN: Final = 5.0  # Who has not read the farewell by then does without it.


NOTHING: Final = Allowance(0.0, 0.0)


class _Quiet(logging.LoggerAdapter[logging.Logger]):
    """What picows may say: that we failed. Who connects from which address, and what strangers do wrong, it keeps back."""

    def isEnabledFor(self, level: int) -> bool:  # noqa: N802  # logging's own name
        return level >= logging.WARNING and super().isEnabledFor(level)

    def error(self, msg: object, *args: object, **_kwargs: object) -> None:
        if not str(msg).startswith("WS parser error"):
            self.log(logging.ERROR, msg, *args)


class Refusal(NamedTuple):
    """Why a socket is not opened."""

    status: HTTPStatus
    text: str


class Sockets:
    """All open sockets. `admit` tells from the request's headers who it is."""

    def __init__(
        self,
        tables: Tables,
        admit: Callable[[Mapping[str, str]], Visitor | Refusal],
        settings: Settings,
        most: int = 10_000,
    ) -> None:
        self.tables: Final = tables
        self._admit: Final = admit
        self._settings: Final = settings
        self._paths: Final = [PATH, f"{PLACE}{settings.node}{PATH}"] if settings.node else [PATH]
        self._most: Final = most
        self.allowances: Final = Allowances(settings.messages, AT_ONCE * settings.messages)
        self.open: Final[set[Socket]] = set()
        self.people: Final = Crowd()
        self.addresses: Final = Crowd()
        self.received = 0
        self.sent = 0
        self.cut_off = 0

    def listener(self, request: WSUpgradeRequest, peer: str) -> WSUpgradeResponseWithListener:
        headers = {name.lower(): value for name, value in request.headers.items()}
        if request.path.decode("ascii", "replace").partition("?")[0] not in self._paths:
            return _refuse(Refusal(HTTPStatus.NOT_FOUND, f"sockets are at {' and '.join(self._paths)}"))
        if not headers.get("sec-websocket-version", "").isascii():  # picows would stumble over it.
            return _refuse(Refusal(HTTPStatus.BAD_REQUEST, "the header Sec-WebSocket-Version says 13"))
        if len(request.headers.getall("host", [])) > 1:
            return _refuse(Refusal(HTTPStatus.BAD_REQUEST, "a request has one Host header"))
        visitor = self._admit(headers)
        if isinstance(visitor, Refusal):
            return _refuse(visitor)
        address = sender(peer, headers.get("x-forwarded-for"), self._settings.trusted_proxies)
        crowded = self._crowded(visitor.id, address)
        if crowded is not None:
            return _refuse(crowded)
        return WSUpgradeResponseWithListener(WSUpgradeResponse.create_101_response(), Socket(self, visitor, address))

    def _crowded(self, person: str, address: str) -> Refusal | None:
        """Why there is no room for one more."""
        most = self._settings.sockets
        if self.people.count(person) >= most.person:
            return Refusal(HTTPStatus.TOO_MANY_REQUESTS, f"you are here {most.person} times already; close a page first")
        if self.addresses.count(address) >= most.address:
            return Refusal(HTTPStatus.TOO_MANY_REQUESTS, "too many people are here from your address; try again later")
        if len(self.open) >= self._most:
            return Refusal(HTTPStatus.SERVICE_UNAVAILABLE, "too many people are here; try again later")
        return None

    def enter(self, socket: "Socket") -> Allowance:
        self.open.add(socket)
        self.people.enter(socket.visitor.id)
        self.addresses.enter(socket.address)
        return self.allowances.borrow(socket.visitor.id)

    def leave(self, socket: "Socket") -> None:
        if socket in self.open:
            self.open.remove(socket)
            self.people.leave(socket.visitor.id)
            self.addresses.leave(socket.address)
            self.allowances.give_back(socket.visitor.id)

    def send_away(self, person: str) -> None:
        """Who this was is not known any more."""
        for socket in [socket for socket in self.open if socket.visitor.id == person]:
            socket.close(WSCloseCode.POLICY_VIOLATION)

    def close(self) -> None:
        """The server goes down and comes again: everybody is told so."""
        for socket in list(self.open):
            socket.close(WSCloseCode.SERVICE_RESTART)


def _refuse(refusal: Refusal) -> WSUpgradeResponseWithListener:
    body = refusal.text.encode()
    headers = {"Content-Type": "text/plain; charset=utf-8"}
    return WSUpgradeResponseWithListener(WSUpgradeResponse.create_error_response(refusal.status, body, headers), None)


class Socket(WSListener):
    """One open socket: frames in, messages to its connection.

    Every frame takes from the person's allowance. When it is used up nothing is read for a while, so that the other side
    has to wait too; what had been read already is refused, and whoever has been refused too often is sent away.
    """

    def __init__(self, sockets: Sockets, visitor: Visitor, address: str) -> None:
        self.visitor: Final = visitor
        self.address: Final = address
        self._sockets: Final = sockets
        self._transport: WSTransport | None = None
        self._send: Callable[[WSMsgType, bytes], None] | None = None  # As long as somebody listens.
        self._receive: Callable[[bytes], bool] | None = None  # As long as somebody is listened to.
        self._connection: Connection | None = None
        self._allowance = NOTHING
        self._patience: Final = Allowance(1.0, PATIENCE)
        self._pause: asyncio.TimerHandle | None = None
        self._pieces: list[bytes] | None = None  # Of a message that is not whole yet.

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport
        transport.underlying_transport.set_write_buffer_limits(LARGEST_BACKLOG)
        self._allowance = self._sockets.enter(self)
        self._connection = Connection(self._sockets.tables, self.visitor, self._allowance, self.send, self.cut)
        self._send, self._receive = transport.send, self._connection.receive

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if self._receive is None:  # picows goes on with what it has read, though the socket is closed.
            return
        kind = frame.msg_type
        if frame.rsv1 or frame.rsv2 or frame.rsv3:
            self.close(WSCloseCode.PROTOCOL_ERROR)
        elif kind == WSMsgType.CLOSE:
            self.close(WSCloseCode.OK)
        elif self._pause is not None:
            self._refuse(frame)
        elif kind in (TEXT, CONTINUATION):
            self._sockets.received += 1
            self._read(frame, kind == TEXT)
        elif kind == WSMsgType.BINARY:
            self.close(WSCloseCode.UNSUPPORTED_DATA)
        elif not self._allowance.take():
            self._refuse(frame)
        elif kind == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())

    def _read(self, frame: WSFrame, is_first: bool) -> None:
        """A message may come in several frames."""
        if is_first != (self._pieces is None):
            self.close(WSCloseCode.PROTOCOL_ERROR)
            return
        data = frame.get_payload_as_bytes()
        if self._pieces is None and frame.fin:
            self._hand_on(frame, data)
            return
        if not frame.fin and not self._allowance.take():
            self._refuse(frame)
            return
        pieces = self._pieces = [*(self._pieces or []), data]
        if sum(map(len, pieces)) > LARGEST_MESSAGE or len(pieces) > MOST_PIECES:
            self.close(WSCloseCode.MESSAGE_TOO_BIG)
        elif frame.fin:
            self._pieces = None
            self._hand_on(frame, b"".join(pieces))

    def _hand_on(self, frame: WSFrame, data: bytes) -> None:
        if self._receive is not None and not self._receive(data):
            self._refuse(frame)

    def _refuse(self, frame: WSFrame) -> None:
        """One too many. A message of which a piece is missing must not be put together, so there it is over at once."""
        transport = self._transport
        if transport is None:
            return
        is_piece = not frame.fin or frame.msg_type == CONTINUATION
        if is_piece or not self._patience.take():
            self.close(WSCloseCode.POLICY_VIOLATION)
        elif self._pause is None and not transport.underlying_transport.is_closing():
            transport.underlying_transport.pause_reading()
            self._pause = asyncio.get_running_loop().call_later(PAUSE, self._resume)

    def _resume(self) -> None:
        self._pause = None
        transport = self._transport
        if transport is not None and not transport.underlying_transport.is_closing():
            transport.underlying_transport.resume_reading()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self._sockets.leave(self)
        if self._connection is not None:
            self._connection.close()
        if self._pause is not None:
            self._pause.cancel()
        # So that they go at once, without waiting for the search for garbage, which is seldom.
        self._send = self._receive = self._connection = self._transport = self._pause = None

    def send(self, data: bytes) -> None:
        """Never waits. Whoever does not read what is sent is cut off."""
        send = self._send
        if send is not None:
            send(TEXT, data)
            self._sockets.sent += 1

    def pause_writing(self) -> None:
        """More than LARGEST_BACKLOG waits to be read."""
        if self._transport is not None:
            self._send = self._receive = None
            self._sockets.cut_off += 1
            self._transport.disconnect(False)

    def cut(self) -> None:
        self.close(WSCloseCode.TRY_AGAIN_LATER)

    def close(self, code: WSCloseCode) -> None:
        transport = self._transport
        if transport is not None and not transport.is_disconnected:
            self._send = self._receive = None
            transport.send_close(code)
            transport.disconnect()
            asyncio.get_running_loop().call_later(CLOSED_WITHIN, transport.underlying_transport.abort)


def socket_class(sockets: Sockets) -> type[asyncio.Protocol]:
    """The protocol uvicorn is to use for WebSockets."""

    class PlaySocket(WSProtocol):  # type: ignore[misc]  # picows has no types for this class
        def __init__(self, config: object, server_state: object, app_state: object) -> None:
            super().__init__(
                None,
                None,
                False,
                self._listener,
                _Quiet(logging.getLogger("drachenhort.sockets"), {}),
                True,
                HANDSHAKE_WITHIN,
                True,
                PING_AFTER,
                PING_AFTER,
                WSAutoPingStrategy.PING_WHEN_IDLE,
                False,  # Pings are answered by the listener, since they count.
                LARGEST_MESSAGE,
                None,
                LARGEST_READ,
            )

        def _listener(self, request: WSUpgradeRequest) -> WSUpgradeResponseWithListener:
            peer = self.transport.underlying_transport.get_extra_info("peername")
            return sockets.listener(request, str(peer[0]) if peer else "")

        def get_buffer(self, size_hint: int) -> memoryview:
            """picows alone would take all that lies ready, which may be megabytes, and go through it in one go."""
            room: memoryview = super().get_buffer(size_hint)
            return room[:LARGEST_READ]

        def data_received(self, data: bytes) -> None:
            """The request as uvicorn has read it; from then on the stream comes straight into our buffer."""
            while data:
                buffer = self.get_buffer(len(data))
                size = min(len(buffer), len(data))
                buffer[:size] = data[:size]
                self.buffer_updated(size)
                data = data[size:]

    return PlaySocket
