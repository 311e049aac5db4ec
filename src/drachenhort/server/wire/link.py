"""Somebody at a table: who it is, and how to send them something."""

from collections.abc import Callable
from typing import Final, NamedTuple

from drachenhort.server.base.plans import Language
from drachenhort.server.wire.fanout import Channel
from drachenhort.server.wire.messages import ServerMessage, encode


class Visitor(NamedTuple):
    """Who is at the other end. A program has come with a token, which is for one seat of one table."""

    id: str
    name: str
    program_at: tuple[str, int] | None = None


class Link:
    """One connection that has entered one table. `channel` says which seat's view it is shown."""

    def __init__(
        self, visitor: Visitor, table: str, lang: Language | None, send: Callable[[bytes], None], cut: Callable[[], None]
    ) -> None:
        self.visitor: Final = visitor
        self.send_bytes: Final = send
        self.cut: Final = cut
        self.channel = Channel(table, None, lang)

    @property
    def person(self) -> str:
        return self.visitor.id

    def send(self, message: ServerMessage) -> None:
        self.send_bytes(encode(message))
