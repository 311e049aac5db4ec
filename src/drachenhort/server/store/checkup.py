"""Is the server well: it is if it can store something."""

import asyncio
import logging
import time
from typing import Final

from drachenhort.server.store.store import Store, StoreError

EVERY: Final = 1.0
"""Seconds between two tries, however many ask: nobody can keep the disk busy with this."""

PATIENCE: Final = 2.0
"""Seconds until a store that does not answer counts as broken."""

LOG: Final = logging.getLogger("drachenhort.store")


class Checkup:
    """Tries to write, and remembers for a moment how that went."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._attempt: asyncio.Task[str | None] | None = None
        self._begun = 0.0
        self._known: str | None = None

    async def fault(self) -> str | None:
        """Why nothing can be stored; None if all is well. All who ask at the same time wait for the same attempt."""
        now = time.monotonic()
        if self._attempt is None or (self._attempt.done() and now >= self._begun + EVERY):
            self._begun = now
            self._attempt = asyncio.create_task(self._try())
        try:
            fault = await asyncio.wait_for(asyncio.shield(self._attempt), PATIENCE)
        except TimeoutError:
            fault = "the store does not answer"
        self._note(fault)
        return fault

    async def _try(self) -> str | None:
        try:
            await self._store.probe()
        except StoreError as error:
            return str(error)
        return None

    def _note(self, fault: str | None) -> None:
        """Once for each change, not once for each who asks."""
        if fault != self._known:
            self._known = fault
            if fault is None:
                LOG.info("the store takes writes again")
            else:
                LOG.error("the store takes no writes: %s", fault)
