"""Strangers' visits: connections of which every byte is in our hand."""

import asyncio
import base64
import socket
from random import Random

from bench.server.hostile import PING, PONG, TEXT, Known, answered, ending, frame

GREETING = b'{"type":"hello","protocol":1,"lang":"de"}'
PROOF = b"still there?"
"""In a ping: whose pong comes back is served."""
PATIENCE = 10.0
GONE = (ConnectionError, asyncio.IncompleteReadError)


class Wrong(Exception):
    """The server did not do what it has to do with such a visitor; the text says what."""


class Visit:
    """One raw connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def open(cls, port: int, cookie: str, window: int | None = None, address: str = "127.0.0.1") -> "Visit":
        """Knocks as a browser does. A small `window` leaves what is not read with the server."""
        raw = socket.socket()
        raw.setblocking(False)
        if window is not None:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, window)
        try:
            raw.bind((address, 0))
            await asyncio.get_running_loop().sock_connect(raw, ("127.0.0.1", port))
            reader, writer = await asyncio.open_connection(sock=raw, limit=2**20 if window is None else window)
        except BaseException:
            raw.close()
            raise
        writer.write(knock(port, cookie))
        answer = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
        if not answer.startswith(b"HTTP/1.1 101"):
            writer.transport.abort()
            raise Wrong(f"a guest was not let in: {answer[:100]!r}")
        return cls(reader, writer)

    async def __aenter__(self) -> "Visit":
        return self

    async def __aexit__(self, *_: object) -> None:
        """Without a farewell, so that nothing of it is left anywhere."""
        self.writer.transport.abort()

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def read_frame(self) -> tuple[int, bytes]:
        """What kind it is, and what is in it."""
        first, second = await self.reader.readexactly(2)
        size = second & 0x7F
        if size == 126:
            size = int.from_bytes(await self.reader.readexactly(2), "big")
        elif size == 127:
            size = int.from_bytes(await self.reader.readexactly(8), "big")
        return first & 0xF, await self.reader.readexactly(size)

    async def read_until_pong(self) -> int:
        """Counts what was answered until the proof comes back."""
        answers = 0
        while True:
            kind, payload = await self.read_frame()
            if kind == PONG and payload == PROOF:
                return answers
            answers += kind == TEXT
            if kind not in (TEXT, PONG, PING):
                raise Wrong(f"a connection was ended that need not be: {payload!r}")

    async def read_until_closed(self) -> None:
        try:
            while await self.reader.read(2**16):
                pass
        except ConnectionError:
            pass


def knock(port: int, cookie: str) -> bytes:
    key = base64.b64encode(bytes(16)).decode()
    lines = [
        "GET /ws HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
        f"Cookie: {cookie}",
    ]
    return "\r\n".join([*lines, "", ""]).encode()


async def pester(port: int, cookie: str, random: Random, known: Known, count: int) -> None:
    """Messages of all bad kinds, every one of which may be refused; afterwards the connection is still served."""
    async with await Visit.open(port, cookie) as visit:
        if random.random() < 0.8:  # Without it nothing goes past the greeting.
            visit.writer.write(frame(TEXT, GREETING, random))
            for table in random.sample(known.tables, k=min(2, len(known.tables))):
                visit.writer.write(frame(TEXT, b'{"type":"enter","table":"%s"}' % table.encode(), random))
        waiting = asyncio.create_task(visit.read_until_pong())
        try:
            for _ in range(count):
                await visit.send(answered(random, known))
            await visit.send(frame(PING, PROOF, random))
            answers = await asyncio.wait_for(waiting, PATIENCE)
        except TimeoutError:
            raise Wrong("a connection was not served any more, nor was it closed") from None
        except GONE as problem:
            raise Wrong(f"a connection was broken off that need not be: {problem!r}") from None
        finally:
            waiting.cancel()
        if answers == 0 and count > 20:
            raise Wrong("not one of many bad messages was answered")


async def offend(port: int, cookie: str, random: Random, known: Known) -> None:
    """A frame after which the server has to end the connection."""
    async with await Visit.open(port, cookie) as visit:
        offence = ending(random)
        try:
            await visit.send(answered(random, known) if random.random() < 0.5 else b"")
            await visit.send(offence)
            await asyncio.wait_for(visit.read_until_closed(), PATIENCE)
        except TimeoutError:
            raise Wrong(f"a connection stayed open after {offence[:20].hex()} ({len(offence)} bytes)") from None
        except ConnectionError:
            pass


async def scrawl(port: int, cookie: str, random: Random) -> None:
    """Bytes that are no frames at all. They may look like the beginning of a long one, so we go by ourselves."""
    async with await Visit.open(port, cookie) as visit:
        try:
            await visit.send(random.randbytes(random.randrange(1, 3000)))
            await asyncio.wait_for(visit.read_until_closed(), 0.05)
        except (TimeoutError, ConnectionError):
            pass


async def half_knock(port: int, cookie: str, random: Random) -> None:
    """Goes away in the middle of knocking, or knocks with some bytes changed."""
    _, writer = await asyncio.open_connection("127.0.0.1", port)
    text = bytearray(knock(port, cookie))
    if random.random() < 0.5:
        del text[random.randrange(1, len(text)) :]
    else:
        for _ in range(random.randint(1, 5)):
            text[random.randrange(len(text))] = random.randrange(256)
    writer.write(bytes(text))
    await asyncio.sleep(0.01)
    writer.transport.abort()


async def stay_deaf(port: int, cookie: str, random: Random, most: int) -> int:
    """Makes the server answer and never reads: it has to be cut off. How many frames that took."""
    async with await Visit.open(port, cookie, window=4096) as visit:
        visit.writer.transport.pause_reading()  # type: ignore[attr-defined]  # asyncio's own have it
        flood = b"".join(frame(TEXT, b"?", random) + frame(PING, b"!" * 125, random) for _ in range(500))
        for sent in range(0, most, 1000):
            try:
                visit.writer.write(flood)
                await asyncio.wait_for(visit.writer.drain(), PATIENCE)
            except ConnectionError:
                return sent
            except TimeoutError:
                raise Wrong("a reader that does not read is neither served nor cut off") from None
            await asyncio.sleep(0)
        raise Wrong(f"a reader that does not read was not cut off after {most} frames")
