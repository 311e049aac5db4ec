"""How what a table says reaches those who listen. They all come to the one process that has the table.

A channel is one way of looking at one table: from a seat or as a watcher, in a language or without words. Everybody who
listens to a channel gets the same bytes, so that each message is made once.
"""

from collections.abc import Callable
from typing import NamedTuple, Protocol, TypeAlias

from drachenhort.server.base.plans import Language

Receiver: TypeAlias = Callable[[bytes], None]


class Channel(NamedTuple):
    """Which seat's view, and in which language. `seat` is None for what everybody may see.

    `is_player` tells those who play here from those who look on: with several seats at one device neither has a seat.
    """

    table: str
    seat: int | None
    lang: Language | None
    is_player: bool = False


class FanOut(Protocol):
    """Never waits: a receiver that cannot keep up has to look after itself."""

    def listen(self, channel: Channel, receiver: Receiver) -> None: ...

    def stop(self, channel: Channel, receiver: Receiver) -> None: ...

    def channels(self, table: str) -> list[Channel]:
        """The channels of a table that somebody listens to."""
        ...

    def send(self, channel: Channel, data: bytes) -> None: ...


class LocalFanOut:
    """Everybody is in this process."""

    def __init__(self) -> None:
        self._tables: dict[str, dict[Channel, list[Receiver]]] = {}

    def listen(self, channel: Channel, receiver: Receiver) -> None:
        self._tables.setdefault(channel.table, {}).setdefault(channel, []).append(receiver)

    def stop(self, channel: Channel, receiver: Receiver) -> None:
        channels = self._tables[channel.table]
        channels[channel].remove(receiver)
        if not channels[channel]:
            del channels[channel]
        if not channels:
            del self._tables[channel.table]

    def channels(self, table: str) -> list[Channel]:
        return list(self._tables.get(table, ()))

    def send(self, channel: Channel, data: bytes) -> None:
        for receiver in self._tables[channel.table].get(channel, [])[:]:
            receiver(data)
