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

from drachenhort.server.config import AT_ONCE
from drachenhort.server.moves.allowance import Allowances
from drachenhort.server.moves.connection import Connection
from drachenhort.server.moves.link import Visitor
from drachenhort.server.tables import Tables

PATH: Final = "/ws"
TEXT: Final = WSMsgType.TEXT
CONTINUATION: Final = WSMsgType.CONTINUATION
LARGEST_MESSAGE: Final = 16 * 1024
MOST_PIECES: Final = 64
LARGEST_BACKLOG: Final = 1024 * 1024
"""Somebody who leaves so many bytes unread is cut off; the others do not wait."""
PING_AFTER: Final = 20.0
HANDSHAKE_WITHIN: Final = 5.0


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
    """All open sockets. `admit` tells from the request's headers who it is; `messages` a second one person may send."""

    def __init__(
        self,
        tables: Tables,
        admit: Callable[[Mapping[str, str]], Visitor | Refusal],
        messages: int,
        most: int = 10_000,
    ) -> None:
        self.tables: Final = tables
        self._admit: Final = admit
        self._most: Final = most
        self.allowances: Final = Allowances(messages, AT_ONCE * messages)
        self.open: Final[set[Socket]] = set()
        self.received = 0
        self.sent = 0
        self.cut_off = 0

    def listener(self, request: WSUpgradeRequest) -> WSUpgradeResponseWithListener:
        headers = {name.lower(): value for name, value in request.headers.items()}
        if request.path.decode("ascii", "replace").partition("?")[0] != PATH:
            return _refuse(Refusal(HTTPStatus.NOT_FOUND, f"sockets are at {PATH}"))
        if not headers.get("sec-websocket-version", "").isascii():  # picows would stumble over it.
            return _refuse(Refusal(HTTPStatus.BAD_REQUEST, "the header Sec-WebSocket-Version says 13"))
        if len(self.open) >= self._most:
            return _refuse(Refusal(HTTPStatus.SERVICE_UNAVAILABLE, "too many people are here; try again later"))
        visitor = self._admit(headers)
        if isinstance(visitor, Refusal):
            return _refuse(visitor)
        return WSUpgradeResponseWithListener(WSUpgradeResponse.create_101_response(), Socket(self, visitor))

    def close(self) -> None:
        """The server goes down and comes again: everybody is told so."""
        for socket in list(self.open):
            socket.close(WSCloseCode.SERVICE_RESTART)


def _refuse(refusal: Refusal) -> WSUpgradeResponseWithListener:
    body = refusal.text.encode()
    headers = {"Content-Type": "text/plain; charset=utf-8"}
    return WSUpgradeResponseWithListener(WSUpgradeResponse.create_error_response(refusal.status, body, headers), None)


class Socket(WSListener):
    """One open socket: frames in, messages to its connection."""

    def __init__(self, sockets: Sockets, visitor: Visitor) -> None:
        self._sockets: Final = sockets
        self._visitor: Final = visitor
        self._transport: WSTransport | None = None
        self._send: Callable[[WSMsgType, bytes], None] | None = None  # As long as somebody listens.
        self._receive: Callable[[bytes], None] | None = None
        self._connection: Connection | None = None
        self._pieces: list[bytes] | None = None  # Of a message that is not whole yet.

    def on_ws_connected(self, transport: WSTransport) -> None:
        sockets = self._sockets
        self._transport = transport
        transport.underlying_transport.set_write_buffer_limits(LARGEST_BACKLOG)
        allowance = sockets.allowances.borrow(self._visitor.id)
        self._connection = Connection(sockets.tables, self._visitor, allowance, self.send, self.cut)
        self._send, self._receive = transport.send, self._connection.receive
        sockets.open.add(self)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        kind = frame.msg_type
        if frame.rsv1 or frame.rsv2 or frame.rsv3:
            self.close(WSCloseCode.PROTOCOL_ERROR)
        elif kind in (TEXT, CONTINUATION):
            self._sockets.received += 1
            self._read(frame, kind == TEXT)
        elif kind == WSMsgType.CLOSE:
            self._send = None
            transport.send_close(WSCloseCode.OK)
            transport.disconnect()
        elif kind == WSMsgType.BINARY:
            self.close(WSCloseCode.UNSUPPORTED_DATA)

    def _read(self, frame: WSFrame, is_first: bool) -> None:
        """A message may come in several frames."""
        if is_first != (self._pieces is None):
            self.close(WSCloseCode.PROTOCOL_ERROR)
            return
        data = frame.get_payload_as_bytes()
        if self._pieces is None and frame.fin:
            self._hand_on(data)
            return
        pieces = self._pieces = [*(self._pieces or []), data]
        if sum(map(len, pieces)) > LARGEST_MESSAGE or len(pieces) > MOST_PIECES:
            self.close(WSCloseCode.MESSAGE_TOO_BIG)
        elif frame.fin:
            self._pieces = None
            self._hand_on(b"".join(pieces))

    def _hand_on(self, data: bytes) -> None:
        if self._receive is not None:
            self._receive(data)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self._sockets.open.discard(self)
        if self._connection is not None:
            self._connection.close()
            self._sockets.allowances.give_back(self._visitor.id)
        # So that they go at once, without waiting for the search for garbage, which is seldom.
        self._send = self._receive = self._connection = self._transport = None

    def send(self, data: bytes) -> None:
        """Never waits. Whoever does not read what is sent is cut off."""
        send = self._send
        if send is not None:
            send(TEXT, data)
            self._sockets.sent += 1

    def pause_writing(self) -> None:
        """More than LARGEST_BACKLOG waits to be read."""
        if self._transport is not None:
            self._send = None
            self._sockets.cut_off += 1
            self._transport.disconnect(False)

    def cut(self) -> None:
        self.close(WSCloseCode.TRY_AGAIN_LATER)

    def close(self, code: WSCloseCode) -> None:
        if self._transport is not None and not self._transport.is_disconnected:
            self._send = None
            self._transport.send_close(code)
            self._transport.disconnect()


def socket_class(sockets: Sockets) -> type[asyncio.Protocol]:
    """The protocol uvicorn is to use for WebSockets."""

    class PlaySocket(WSProtocol):  # type: ignore[misc]  # picows has no types for this class
        def __init__(self, config: object, server_state: object, app_state: object) -> None:
            super().__init__(
                None,
                None,
                False,
                sockets.listener,
                _Quiet(logging.getLogger("drachenhort.sockets"), {}),
                True,
                HANDSHAKE_WITHIN,
                True,
                PING_AFTER,
                PING_AFTER,
                WSAutoPingStrategy.PING_WHEN_IDLE,
                True,
                LARGEST_MESSAGE,
                None,
                2048,
            )

        def data_received(self, data: bytes) -> None:
            """The request as uvicorn has read it; from then on the stream comes straight into our buffer."""
            while data:
                buffer = self.get_buffer(len(data))
                size = min(len(buffer), len(data))
                buffer[:size] = data[:size]
                self.buffer_updated(size)
                data = data[size:]

    return PlaySocket
