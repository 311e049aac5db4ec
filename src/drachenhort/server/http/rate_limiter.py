"""How often somebody may ask: a moving window for each person and each address, in memory.

The `limits` library was tried: its memory storage keeps every key it has ever seen and starts a thread for tidying up with
nearly every request.
"""

import math
import time
from collections import deque
from collections.abc import Callable
from typing import Final, Literal, NamedTuple, TypeAlias

from drachenhort.server.base.config import Paces, Window, read_pace
from drachenhort.server.base.errors import Cannot

Kind: TypeAlias = Literal[
    "reads", "writes", "tables", "replays", "chronicles", "evaluations", "reviews", "accounts", "guests"
]

FIRST_SWEEP: Final = 1000
GUEST_WAITS: Final = 1.0
"""Seconds that a new guest has to wait for the answer if there were many before."""
FAR_BEYOND: Final = 20
"""So many times the pace of new guests is refused."""


class TooFast(Cannot):
    """Somebody asks too often, and may do so again in so many seconds."""

    def __init__(self, seconds: int) -> None:
        super().__init__("too-fast", f"that was too often; ask again in {seconds} seconds")
        self.seconds = seconds


class _Asked(NamedTuple):
    """When somebody was let through, and how long that counts."""

    span: int
    times: deque[float]


class RateLimiter:
    """Counts what is let through; what is refused does not count."""

    def __init__(self, paces: Paces, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._person = {kind: read_pace(pace.person) for kind, pace in paces.by_kind().items()}
        self._address = {kind: read_pace(pace.address) for kind, pace in paces.by_kind().items()}
        self._asked: dict[tuple[str, str, Window], _Asked] = {}
        self._sweep_at = FIRST_SWEEP

    def check(self, kind: Kind, address: str, person: str | None) -> None:
        """Counts one request, or raises TooFast."""
        now = self._now()
        counted = [self._window(kind, f"a {address}", window, now) for window in self._address[kind]]
        if person is not None:
            counted += [self._window(kind, f"p {person}", window, now) for window in self._person[kind]]
        wait = max(wait for _, wait in counted)
        if wait > 0:
            raise TooFast(math.ceil(wait))
        for times, _ in counted:
            times.append(now)

    def guest(self, address: str) -> float:
        """Counts a new guest. How many seconds they have to wait, or TooFast far beyond the pace.

        Many people may share an address, and whoever visits again and again without a cookie must not lock them out.
        """
        now = self._now()
        seconds = 0.0
        windows = [(self._times("guests", f"a {address}", window, now), window) for window in self._address["guests"]]
        for times, window in windows:
            refused_for = _wait(times, FAR_BEYOND * window.most, window.seconds, now)
            if refused_for > 0:
                raise TooFast(math.ceil(refused_for))
            if len(times) >= window.most:
                seconds = GUEST_WAITS
        for times, _ in windows:
            times.append(now)
        return seconds

    def size(self) -> int:
        """How many windows are kept."""
        return len(self._asked)

    def _window(self, kind: Kind, who: str, window: Window, now: float) -> tuple[deque[float], float]:
        """The times that still count, and how long to wait until there is room for another."""
        times = self._times(kind, who, window, now)
        return times, _wait(times, window.most, window.seconds, now)

    def _times(self, kind: Kind, who: str, window: Window, now: float) -> deque[float]:
        asked = self._asked.get((kind, who, window))
        if asked is None:
            self._sweep(now)
            asked = self._asked[kind, who, window] = _Asked(window.seconds, deque())
        times = asked.times
        while times and times[0] <= now - window.seconds:
            times.popleft()
        return times

    def _sweep(self, now: float) -> None:
        """Forgets who has not asked for long, each time there are twice as many windows as were left last time."""
        if len(self._asked) < self._sweep_at:
            return
        self._asked = {
            key: asked for key, asked in self._asked.items() if asked.times and asked.times[-1] > now - asked.span
        }
        self._sweep_at = max(FIRST_SWEEP, 2 * len(self._asked))


def _wait(times: deque[float], most: int, span: int, now: float) -> float:
    """Seconds until fewer than `most` of the times are in a window of this span."""
    return times[-most] + span - now if len(times) >= most else 0.0
