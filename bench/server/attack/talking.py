"""Strangers who speak the protocol."""

import asyncio
import time
from random import Random

import msgspec

from bench.server.attack.asking import Target
from bench.server.hostile import CLOSE, TEXT, frame
from bench.server.visits import Visit
from drachenhort.server.wire.messages import PROTOCOL, Enter, FromClient, Hello

PATIENCE = 60.0


class Heard(msgspec.Struct):
    """What matters of any message."""

    type: str
    code: str = ""


heard = msgspec.json.Decoder(Heard)


class Talk:
    """A dialogue over one socket."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self._random = Random(0)

    @classmethod
    async def open(cls, target: Target, cookie: str, number: int = 0) -> "Talk":
        talk = cls(await Visit.open(target.port, cookie, address=target.address(number)))
        await talk.say(Hello(PROTOCOL, "de"))
        await talk.hear("welcome")
        return talk

    async def say(self, message: FromClient) -> None:
        await self.visit.send(frame(TEXT, msgspec.json.encode(message), self._random))

    async def hear_any(self) -> Heard:
        while True:
            kind, payload = await self.visit.read_frame()
            if kind == CLOSE:
                raise ConnectionError("the server ended the dialogue")
            if kind == TEXT:
                return heard.decode(payload)

    async def hear(self, *types: str) -> Heard:
        """Waits for the next message of these types."""
        async with asyncio.timeout(PATIENCE):
            while (news := await self.hear_any()).type not in types:
                pass
        return news

    async def enter(self, table: str) -> tuple[Heard, float]:
        """The view of a running table or why there is none, and after how many seconds it came."""
        begun = time.perf_counter()
        await self.say(Enter(table))
        return await self.hear("view", "problem"), time.perf_counter() - begun

    def close(self) -> None:
        self.visit.writer.transport.abort()
