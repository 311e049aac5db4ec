"""`python -m bench.cluster.link PORT TARGET`: a way to a server of this machine that can be cut, held up and made slow.

One command a line on standard input: `cut` (whoever is there is cut off, and nobody comes in), `hold` (connections stand,
and nothing gets through), `open` (neither any more), `slow MILLISECONDS PERCENT` (everything comes so much later, and of so
many percent of the pieces the first try is lost: what follows waits for the second). It ends with its input.
"""

import asyncio
import subprocess
import sys
from random import Random
from typing import Final

from tests.server.process import free_port

AGAIN: Final = 0.2
"""Seconds until TCP sends again what was lost, at least."""

PIECE: Final = 65536


class Link:
    def __init__(self, target: int) -> None:
        self._target: Final = target
        self._chance: Final = Random("link")
        self._is_cut = False
        self._flows: Final = asyncio.Event()
        self._flows.set()
        self._delay = 0.0
        self._loss = 0.0
        self._open: Final[set[asyncio.WriteTransport]] = set()

    def obey(self, line: str) -> None:
        match line.split():
            case ["open"]:
                self._is_cut = False
                self._flows.set()
            case ["cut"]:
                self._is_cut = True
                for transport in list(self._open):
                    transport.abort()
            case ["hold"]:
                self._flows.clear()
            case ["slow", delay, percent]:
                self._delay, self._loss = float(delay) / 1000, float(percent) / 100
            case _:
                raise ValueError(f"{line!r} is no command")

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._is_cut:
            writer.transport.abort()
            return
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            writer.transport.abort()
            return
        both = (writer.transport, far_writer.transport)
        self._open.update(both)
        try:
            await asyncio.gather(self._pass_on(reader, far_writer), self._pass_on(far_reader, writer))
        except OSError:
            pass
        finally:
            for transport in both:
                transport.abort()
                self._open.discard(transport)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Until one side ends; then the other is told by an end of its own."""
        waiting: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue(64)
        sending = asyncio.create_task(self._send(waiting, writer))
        due = 0.0
        now = asyncio.get_running_loop().time
        try:
            while True:
                data = await reader.read(PIECE)
                lost = self._delay + AGAIN if self._loss and self._chance.random() < self._loss else 0.0
                due = max(due, now() + self._delay + lost)
                await waiting.put((due, data))
                if not data:
                    await sending
                    return
        finally:
            sending.cancel()

    async def _send(self, waiting: "asyncio.Queue[tuple[float, bytes]]", writer: asyncio.StreamWriter) -> None:
        now = asyncio.get_running_loop().time
        while True:
            due, data = await waiting.get()
            if due > now():
                await asyncio.sleep(due - now())
            await self._flows.wait()
            if not data:
                writer.transport.abort()
                return
            writer.write(data)
            await writer.drain()


class LinkProcess:
    """A link of its own process, so that nobody's work here makes it slower."""

    def __init__(self, target: int) -> None:
        self.port: Final = free_port()
        command = [sys.executable, "-m", "bench.cluster.link", str(self.port), str(target)]
        self._process: Final = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert self._process.stdout is not None and self._process.stdout.readline() == b"open\n", "it listens"

    def tell(self, command: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{command}\n".encode())
        self._process.stdin.flush()

    def close(self) -> None:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait()


async def main(port: int, target: int) -> None:
    link = Link(target)
    commands = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(commands), sys.stdin)
    server = await asyncio.start_server(link.accept, "127.0.0.1", port)
    print("open", flush=True)
    while line := await commands.readline():
        link.obey(line.decode().strip())
    server.close()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), int(sys.argv[2])))
