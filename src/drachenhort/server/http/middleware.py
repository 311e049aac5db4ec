"""Around the whole application: every request passes here on its way in, every answer on its way out.

Requests from strangers' pages, under names that are not ours and with bodies that are too large or not JSON are refused.
Every answer gets its headers. One line in the log and the metrics tell that it happened, without telling what about.
"""

import time
from typing import Final

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Method, Receive, ReceiveMessage, Scope, Send

from drachenhort.server.base.errors import PLACE
from drachenhort.server.base.hosts import Hosts
from drachenhort.server.base.logs import log, note_request
from drachenhort.server.http.context import COOKIE_TO_SET, Context
from drachenhort.server.http.inline import Inline
from drachenhort.server.http.problems import IS_GONE, Fault
from drachenhort.server.http.safety import SAFE_METHODS, Origins, SafeHeaders

NO_ROUTE: Final = "-"
STAND_INS: Final[dict[str, Method]] = {"HEAD": "GET", "OPTIONS": "TRACE"}
"""The web server keeps back the body of a HEAD. For OPTIONS Litestar tells the methods of one function only, but when it
refuses a method it tells all: nothing here does a TRACE."""

LONGEST_LENGTH: Final = 12
"""Digits of a Content-Length that is worth reading."""


class Middleware:
    """An ASGI application around another."""

    def __init__(self, app: ASGIApp, context: Context, inline: Inline) -> None:
        self._app = app
        self._context = context
        self._largest = context.settings.largest_body
        node = context.settings.node
        self._place = f"{PLACE}{node}" if node else None
        self._headers = SafeHeaders(context.settings.public_url, inline)
        self._origins = Origins(context.settings.public_url)
        self._hosts = Hosts(context.settings.public_url, context.settings.hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        visit = _Visit(scope, send, self._headers)
        try:
            if self._place is not None:
                visit.come_by(self._place)
            refusal = self._refusal(visit)
            if refusal is not None:
                await visit.refuse(*refusal)
            else:
                await self._app(visit.scope, visit.receive_by(receive), visit.send)
        except Exception as error:
            log.error("a request failed", exc_info=error)
            if not visit.status:
                await visit.refuse(500, Fault("fault", "the server made a mistake"))
        finally:
            seconds = time.perf_counter() - visit.began
            note_request(visit.method, visit.route, visit.status, seconds)
            self._context.metrics.request(visit.method, visit.route, visit.status, seconds)

    def _refusal(self, visit: "_Visit") -> tuple[int, Fault] | None:
        wrong_host = self._hosts.refusal(visit.hosts)
        if wrong_host is not None:
            return wrong_host[0], Fault("no-address", wrong_host[1])
        headers = visit.headers
        length = headers.get("content-length", "0")
        if len(length) > LONGEST_LENGTH or (length.isdigit() and int(length) > self._largest):
            return 413, Fault("too-large", f"a body has at most {self._largest} bytes")
        if visit.method in SAFE_METHODS:
            return None
        has_cookie = self._context.identity.person(headers.get("cookie")) is not None
        if not self._origins.may_change(headers, has_cookie):
            return 403, Fault("foreign-page", "only our own pages may do that; programs send an Origin of this server")
        has_body = length != "0" or "transfer-encoding" in headers
        if has_body and headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            return 415, Fault("no-json", "send the body as application/json")
        return None


class _Visit:
    """One request and its answer."""

    def __init__(self, scope: HTTPScope, send: Send, safe: SafeHeaders) -> None:
        self.began = time.perf_counter()
        self.method: str = scope["method"]
        self.headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        self.hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        self.status = 0
        self.scope = scope
        if self.method in STAND_INS:
            self.scope = scope.copy()
            self.scope["method"] = STAND_INS[self.method]
        self._send = send
        self._safe = safe

    @property
    def route(self) -> str:
        """As it is written in the program: a path may have a private table's id in it."""
        return str(self.scope.get("path_template", NO_ROUTE))

    def come_by(self, place: str) -> None:
        """Whoever was sent to this server of several is answered as if they had come by the usual path."""
        path = self.scope["path"]
        if path.startswith(f"{place}/api/"):
            self.scope = self.scope.copy()
            self.scope["path"] = path.removeprefix(place)
            self.scope["raw_path"] = self.scope["raw_path"].removeprefix(place.encode())

    def receive_by(self, receive: Receive) -> Receive:
        """The same, and notes whether somebody goes before all is said: that is no fault of ours."""

        async def noting() -> ReceiveMessage:
            message = await receive()
            if message["type"] == "http.disconnect":
                self.scope.setdefault("state", {})[IS_GONE] = True
            return message

        return noting

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = list(message["headers"])
            self.status = message["status"]
            if self.method == "OPTIONS" and self.status == 405:
                self.status = message["status"] = 204
                headers = [pair for pair in headers if pair[0].lower() == b"allow"]
            own = {name.lower() for name, _ in headers}  # What an answer says of itself goes before.
            headers += [pair for pair in self._safe.for_host(self.headers.get("host", "")) if pair[0] not in own]
            if b"cache-control" not in own:
                headers.append((b"cache-control", b"no-store"))
            cookie = self.scope.get("state", {}).get(COOKIE_TO_SET)
            if isinstance(cookie, str):
                headers.append((b"set-cookie", cookie.encode("latin-1")))
            message["headers"] = headers
        elif message["type"] == "http.response.body" and self.status == 204:
            message["body"] = b""
        await self._send(message)

    async def refuse(self, status: int, fault: Fault) -> None:
        body = msgspec.json.encode(fault)
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        await self.send({"type": "http.response.start", "status": status, "headers": headers})
        await self.send({"type": "http.response.body", "body": body, "more_body": False})
