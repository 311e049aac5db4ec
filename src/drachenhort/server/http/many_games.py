"""Many quick games for one person, over HTTP: a line for all of them so far, again and again; and files read for that."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import aclosing
from typing import Final, TypeVar

import msgspec

from drachenhort.server.base.errors import Cannot
from drachenhort.server.http.context import Context
from drachenhort.server.http.problems import Fault

LINES: Final = "application/x-ndjson"
MOST_GAMES: Final = 1000
READING_SECONDS: Final = 3.0
"""So long somebody's file may take, with those that are read before it. One takes a few hundredths of a second."""

Counted = TypeVar("Counted")
Read = TypeVar("Read")


def check_is_free(context: Context, person: str) -> None:
    """One at a time."""
    if person in context.wondering:
        raise Cannot("too-fast", "the games of your last question are still being played; wait for their end")


async def lines(
    context: Context, person: str, parts: AsyncGenerator[Counted], told: Callable[[Counted], msgspec.Struct]
) -> AsyncIterator[bytes]:
    context.wondering.add(person)
    try:
        async with aclosing(parts):
            async for found in parts:
                yield msgspec.json.encode(told(found)) + b"\n"
    except Cannot as reason:
        yield msgspec.json.encode(Fault(reason.code, reason.text)) + b"\n"
    finally:
        context.wondering.discard(person)


async def read_aside(context: Context, read: Callable[[], Read]) -> Read:
    """In a thread beside the loop and one at a time, so that nobody at a table waits for it."""
    try:
        async with asyncio.timeout(READING_SECONDS), context.reading:
            return await asyncio.to_thread(read)
    except TimeoutError:
        raise Cannot("too-fast", "too many files are being read just now; try again in a minute") from None
