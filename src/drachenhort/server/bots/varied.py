"""Bots for tables that are played by variants. A process plays by one variant as long as it lives, so each has its own."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, Generic, Protocol, TypeVar

MOST: Final = 3
"""Variants that have workers at the same time; each of them takes some 50 megabytes."""
KEPT_FOR: Final = 300.0
"""Seconds that workers stay though nobody asks them."""


class Crew(Protocol):
    """The workers of one variant."""

    async def warm_up(self) -> None: ...
    async def close(self) -> None: ...


AnyCrew = TypeVar("AnyCrew", bound=Crew)


class Varied(Generic[AnyCrew]):
    """The workers of all variants that are being played. Those of the one asked for least lately make room for others."""

    def __init__(self, make: Callable[[str], AnyCrew]) -> None:
        self._make: Final = make
        self._crews: Final[OrderedDict[str, AnyCrew]] = OrderedDict()
        self._asking: Final[Counter[str]] = Counter()
        self._is_free: Final = asyncio.Event()
        self._alarms: Final[dict[str, asyncio.TimerHandle]] = {}
        self._endings: Final[set[asyncio.Task[None]]] = set()

    @asynccontextmanager
    async def of(self, variant: str) -> AsyncIterator[AnyCrew]:
        """They stay as long as somebody asks them. Whoever comes while all others are being asked waits."""
        while variant not in self._crews and not self._has_room():
            self._is_free.clear()
            await self._is_free.wait()
        crew = self._crews.get(variant)
        if crew is None:
            crew = self._crews[variant] = self._make(variant)
        self._crews.move_to_end(variant)
        self._asking[variant] += 1
        self._stop_alarm(variant)
        try:
            await crew.warm_up()  # The first decision is not to be made without them only since they have to start.
            yield crew
        finally:
            self._asking[variant] -= 1
            if not self._asking[variant]:
                del self._asking[variant]
                self._alarms[variant] = asyncio.get_running_loop().call_later(KEPT_FOR, self._send_home, variant)
                self._is_free.set()

    def _has_room(self) -> bool:
        if len(self._crews) < MOST:
            return True
        idle = next((variant for variant in self._crews if not self._asking[variant]), None)
        if idle is None:
            return False
        self._send_home(idle)
        return True

    def _send_home(self, variant: str) -> None:
        self._stop_alarm(variant)
        ending = asyncio.create_task(self._crews.pop(variant).close())
        self._endings.add(ending)
        ending.add_done_callback(self._endings.discard)

    def _stop_alarm(self, variant: str) -> None:
        alarm = self._alarms.pop(variant, None)
        if alarm is not None:
            alarm.cancel()

    @property
    def crews(self) -> list[AnyCrew]:
        """Those that are there, the one asked for least lately first."""
        return list(self._crews.values())

    async def close(self) -> None:
        for variant in list(self._crews):
            self._send_home(variant)
        await asyncio.gather(*self._endings)
