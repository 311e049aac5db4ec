"""Many quick games for one person, in the bots' processes: a few at a time, while no bot has anything better to do."""

import asyncio
from collections import deque
from collections.abc import AsyncGenerator, Awaitable, Callable
from typing import Final, Protocol, Self, TypeVar

AT_ONCE: Final = 2
"""So many workers play for one person."""
PART: Final = 10
"""Games that a worker is given at a time."""
PART_SECONDS: Final = 0.12
"""So long they may take: whoever waits for a bot meanwhile waits no longer."""
PATIENCE: Final = 60.0
"""Seconds after which it ends with the games that there are."""


class Count(Protocol):
    """What is counted in games, part by part."""

    @property
    def games(self) -> int: ...

    def add(self, other: Self) -> None: ...


Counted = TypeVar("Counted", bound=Count)


async def play_in_parts(
    play: Callable[[int, int], Awaitable[Counted | None]], found: Counted, games: int
) -> AsyncGenerator[Counted]:
    """What has been found so far, after every part. `play` is given the number of the first game, and how many; it may
    play fewer, or none if nobody had time. Whoever stops asking stops the games.
    """
    todo = deque((first, min(PART, games - first)) for first in range(0, games, PART))
    playing: dict[asyncio.Future[Counted | None], tuple[int, int]] = {}
    until = asyncio.get_running_loop().time() + PATIENCE
    try:
        while (todo or playing) and asyncio.get_running_loop().time() < until:
            while todo and len(playing) < AT_ONCE:
                part = todo.popleft()
                playing[asyncio.ensure_future(play(*part))] = part
            done, _ = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                first, number = playing.pop(task)
                part_found = task.result()
                played = 0 if part_found is None else part_found.games
                if part_found is not None:
                    found.add(part_found)
                if played < number:
                    todo.append((first + played, number - played))
            yield found
    finally:
        for task in playing:
            task.cancel()
