"""One person's dialogue with the server: what comes in over a socket, and to which table it goes."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final, Protocol

import msgspec
from msgspec import UNSET

from drachenhort.server.base.errors import Cannot, Code, Elsewhere
from drachenhort.server.base.plans import Language
from drachenhort.server.store.store import StoreError
from drachenhort.server.wire import messages as wire
from drachenhort.server.wire.allowance import Allowance
from drachenhort.server.wire.link import Link, Visitor
from drachenhort.server.wire.messages import TableMessage

LOG: Final = logging.getLogger("drachenhort.tables")
COSTLY: Final[dict[type[wire.FromClient], float]] = {
    wire.Enter: 3.0,
    wire.HandOver: 3.0,
    wire.Undo: 3.0,
    wire.Hint: 9.0,
    wire.Coach: 3.0,
    wire.Chat: 19.0,
}
"""What takes more of the allowance: a whole game is gone through, a bot thinks, or the disk works though nobody plays."""

MOST_TABLES: Final = 50
"""At so many tables one connection can be at the same time."""


class Table(Protocol):
    """What a connection asks of a table. Answers go to the link."""

    def check_program(self, person: str, seat: int) -> None: ...

    def enter(self, link: Link, seen: int | None) -> None: ...

    def leave(self, link: Link) -> None: ...

    def receive(self, link: Link, message: TableMessage) -> None: ...


class Tables(Protocol):
    """All tables, as far as a connection needs them."""

    async def find(self, table_id: str) -> Table:
        """Raises Cannot if there is none, StoreError if it cannot be read."""
        ...

    def now(self) -> int: ...


class Connection:
    """Created when a socket opens, `close`d when it closes. Sends whole messages as bytes."""

    def __init__(
        self,
        tables: Tables,
        visitor: Visitor,
        allowance: Allowance,
        send: Callable[[bytes], None],
        cut: Callable[[], None],
    ) -> None:
        self._tables: Final = tables
        self._visitor: Final = visitor
        self._allowance: Final = allowance
        self._send_bytes: Final = send
        self._cut: Final = cut
        self._is_greeted = False
        self._lang: Language | None = None
        self._links: Final[dict[str, tuple[Table, Link]]] = {}
        self._entering: Final[dict[str, asyncio.Task[None]]] = {}

    def receive(self, data: bytes) -> bool:
        """A whole message. Whatever is wrong with it is answered, and nothing else happens. False if it is one too many."""
        if not self._allowance.take():
            self._problem("too-fast", "too many messages; what came with this one is not looked at either; wait a second")
            return False
        self._take(data)
        return True

    def _take(self, data: bytes) -> None:
        try:
            message = wire.decode_client(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self._problem("malformed", f"not a message of this protocol: {str(error)[:200]}")
            return
        if type(message) in COSTLY and not self._allowance.take(COSTLY[type(message)]):
            self._problem("too-fast", "that was too often; wait a moment")
            return
        match message:
            case wire.Hello():
                self._greet(message)
            case _ if not self._is_greeted:
                self._problem("protocol", "the first message is a hello with the version of the protocol")
            case wire.Enter():
                self._enter(message)
            case wire.Leave():
                self._leave(message.table)
            case _:
                self._pass_on(message)

    def close(self) -> None:
        for task in self._entering.values():
            task.cancel()
        self._entering.clear()
        for table, link in self._links.values():
            table.leave(link)
        self._links.clear()

    def _greet(self, message: wire.Hello) -> None:
        if message.protocol != wire.PROTOCOL:
            text = (
                f"this server speaks version {wire.PROTOCOL} of the protocol, not {message.protocol}; load the page again"
            )
            self._problem("protocol", text)
            return
        self._is_greeted = True
        self._lang = message.lang
        now = self._tables.now()
        self._send(wire.Welcome(wire.PROTOCOL, self._visitor.id, self._visitor.name, now))

    def _enter(self, message: wire.Enter) -> None:
        """A table in memory at once; others have to be fetched, and meanwhile everything else goes on."""
        name = message.table
        seat = self._visitor.program_at
        if seat is not None and seat[0] != name:
            self._problem("not-your-seat", "this token is for a seat at another table", name)
        elif len(self._links) + len(self._entering) >= MOST_TABLES and name not in self._links:
            self._problem("too-fast", f"one connection can be at {MOST_TABLES} tables; leave one first", name)
        elif name in self._links:
            self._leave(name)
            self._enter(message)
        elif name not in self._entering:
            self._entering[name] = asyncio.create_task(self._come_in(message))

    async def _come_in(self, message: wire.Enter) -> None:
        """Left again or closed meanwhile, it is cancelled and not in the list any more."""
        try:
            table = await self._tables.find(message.table)
            if self._visitor.program_at is not None:
                table.check_program(self._visitor.id, self._visitor.program_at[1])
        except Elsewhere as reason:
            del self._entering[message.table]
            self._send(wire.Problem(reason.code, reason.text, message.table, place=f"{reason.place}/ws"))
            return
        except Cannot as reason:
            del self._entering[message.table]
            self._problem(reason.code, reason.text, message.table)
            return
        except Exception as error:
            if not isinstance(error, StoreError):
                LOG.exception("a table cannot be entered")
            del self._entering[message.table]
            self._problem("storage", "the table cannot be read at the moment; try again later", message.table)
            return
        del self._entering[message.table]
        link = Link(self._visitor, message.table, self._lang, self._send_bytes, self._cut)
        self._links[message.table] = (table, link)
        table.enter(link, message.seen)

    def _leave(self, name: str) -> None:
        entering = self._entering.pop(name, None)
        if entering is not None:
            entering.cancel()
        found = self._links.pop(name, None)
        if found is not None:
            table, link = found
            table.leave(link)

    def _pass_on(self, message: TableMessage) -> None:
        found = self._links.get(message.table)
        if found is None:
            self._send(wire.Problem("not-entered", "enter the table first", message.table, wire.id_of(message)))
            return
        table, link = found
        table.receive(link, message)

    def _problem(self, code: Code, text: str, table: str | None = None) -> None:
        self._send(wire.Problem(code, text, UNSET if table is None else table))

    def _send(self, message: wire.ServerMessage) -> None:
        self._send_bytes(wire.encode(message))
