"""What the load generator has to know about a server, whichever it is."""

import http.client
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, TypeVar

import msgspec

from bench.server.load import Client, Move, Table
from bench.server.process import Process, ServerFailed, Site

T = TypeVar("T")


class Place(msgspec.Struct, frozen=True):
    """Everything a client needs to take its seat: the table's id, and what proves that the seat is its own."""

    table: str
    seat: int
    key: str


Seats = tuple[Place, Place]


class Server(ABC):
    """One kind of server."""

    name: ClassVar[str]

    @abstractmethod
    def install(self) -> None:
        """Makes ready what can be made ready once and for all."""

    @abstractmethod
    def versions(self) -> dict[str, str]:
        """Of everything that its speed depends on; after `install`."""

    @abstractmethod
    def process(self, site: Site) -> Process: ...

    @abstractmethod
    def open_table(self, http: "Http") -> Seats:
        """Makes a table with both seats taken and the game begun."""

    @abstractmethod
    def client(self, table: Table, place: Place) -> Client: ...

    @abstractmethod
    def url(self, port: int) -> str:
        """Where the WebSockets are."""

    @abstractmethod
    async def records(self, all_seats: Sequence[Seats], process: Process) -> list[list[Move]]:
        """For each table every move that was made at it, as the server has kept them. The last thing asked of it."""


class Http:
    """One connection for the few things that are not said over WebSockets."""

    def __init__(self, port: int) -> None:
        self.origin = f"http://127.0.0.1:{port}"
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        self.cookie = ""
        """The one that the latest answer has set."""

    def post(self, path: str, body: object, answer: type[T], headers: Mapping[str, str] | None = None) -> T:
        return self.call("POST", path, msgspec.json.encode(body), answer, headers)

    def get(self, path: str, answer: type[T], headers: Mapping[str, str] | None = None) -> T:
        return self.call("GET", path, None, answer, headers)

    def call(self, method: str, path: str, body: bytes | None, answer: type[T], headers: Mapping[str, str] | None) -> T:
        own = {"Content-Type": "application/json", "Origin": self.origin}
        self.connection.request(method, path, body, {**own, **(headers or {})})
        response = self.connection.getresponse()
        self.cookie = (response.getheader("Set-Cookie") or "").partition(";")[0]
        text = response.read()
        if response.status >= 300:
            raise ServerFailed(f"{method} {path} was answered with {response.status}: {text[:300]!r}")
        return msgspec.json.decode(text, type=answer)
