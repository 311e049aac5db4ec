"""How many tables somebody may have at a time: paces alone would let them become more and more for ever."""

from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from drachenhort.server.base.config import Caps
from drachenhort.server.base.errors import Cannot
from drachenhort.server.store.store import Store

FIRST_SWEEP: Final = 1000
COUNTED_FOR: Final = 86_400_000
"""Milliseconds. Games that nobody has gone on with for a day cost nothing; whoever leaves many behind may begin others."""


class TableCaps:
    """Counts tables before another is set up: those of a person in the store, the public ones of an address in memory.

    Addresses are not written down anywhere, so after a restart theirs begin anew.
    """

    def __init__(self, caps: Caps, store: Store, now: Callable[[], int]) -> None:
        self._caps: Final = caps
        self._store: Final = store
        self._now: Final = now
        self._making: Final[Counter[str]] = Counter()  # By person and by address: what is being set up just now.
        self._public: dict[
            str, list[str]
        ] = {}  # By address: the public tables set up there that were open when last asked.
        self._sweep_at = FIRST_SWEEP

    @asynccontextmanager
    async def room_for_another(self, person: str, address: str | None) -> AsyncIterator[None]:
        """While a table is being set up; for a public one with the address. Raises Cannot if it would be too many."""
        who = [f"p {person}"] if address is None else [f"p {person}", f"a {address}"]
        self._making.update(who)
        try:
            await self._check_person(person, self._making[f"p {person}"])
            if address is not None:
                await self._check_address(address, self._making[f"a {address}"])
            yield
        finally:
            self._making.subtract(who)
            for name in who:
                if not self._making[name]:
                    del self._making[name]

    def note_public(self, address: str, table: str) -> None:
        """A public table has been set up from this address."""
        self._public.setdefault(address, []).append(table)

    def size(self) -> int:
        """How many addresses are remembered."""
        return len(self._public)

    async def _check_person(self, person: str, making: int) -> None:
        standing = await self._store.set_up_by(person, self._now() - COUNTED_FOR)
        if standing.count("open") + making > self._caps.open:
            raise Cannot(
                "too-many-tables",
                f"you have set up {self._caps.open} tables that have not begun; start one of them or give it up first",
            )
        if standing.count("running") >= self._caps.running:
            raise Cannot(
                "too-many-tables",
                f"{self._caps.running} games that you have set up are still being played; let one of them end first",
            )

    async def _check_address(self, address: str, making: int) -> None:
        if len(self._public) >= self._sweep_at:
            await self._forget_begun(list(self._public))
            self._sweep_at = max(FIRST_SWEEP, 2 * len(self._public))
        if len(self._public.get(address, [])) + making <= self._caps.public:
            return
        await self._forget_begun([address])
        if len(self._public.get(address, [])) + making > self._caps.public:
            raise Cannot(
                "too-many-tables",
                f"{self._caps.public} public tables from your network wait for people; sit down at one of them,"
                " or set up a private one",
            )

    async def _forget_begun(self, addresses: list[str]) -> None:
        """What is no longer open does not count any more."""
        asked = [table for address in addresses for table in self._public.get(address, [])]
        gone = set(asked).difference(await self._store.open_among(asked))
        for address in addresses:
            left = [table for table in self._public.pop(address, []) if table not in gone]
            if left:
                self._public[address] = left
