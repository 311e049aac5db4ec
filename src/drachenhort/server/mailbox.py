"""The queue before a table: one waits, many put. asyncio's own does much more, and costs three times as much."""

import asyncio
from collections import deque
from typing import Final, Generic, TypeVar

Item = TypeVar("Item")


class Mailbox(Generic[Item]):
    """First in, first out. Only one task may wait."""

    def __init__(self) -> None:
        self._items: Final[deque[Item]] = deque()
        self._loop: Final = asyncio.get_running_loop()
        self._waiter: asyncio.Future[None] | None = None

    @property
    def is_empty(self) -> bool:
        return not self._items

    def put(self, item: Item) -> None:
        self._items.append(item)
        waiter = self._waiter
        if waiter is not None:
            self._waiter = None
            if not waiter.done():  # It may have been cancelled.
                waiter.set_result(None)

    async def get(self) -> Item:
        while not self._items:
            self._waiter = self._loop.create_future()
            await self._waiter
        return self._items.popleft()

    def take(self) -> Item:
        """The next one, which has to be there."""
        return self._items.popleft()
