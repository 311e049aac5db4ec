"""One worker process, as the server sees it."""

import asyncio
import os
import socket
import subprocess
import sys
from contextlib import suppress
from typing import Final

import msgspec

from drachenhort.server.bots.worker import READY, VARIANT, Answer

ONE_THREAD: Final = dict.fromkeys(
    ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS", "NUMEXPR_NUM_THREADS"), "1"
)
"""There are as many workers as there are cores for them; none is to take more than one."""

_decode_answer: Final = msgspec.json.Decoder(Answer).decode


class ProcessLost(Exception):
    """The process has ended, or talks nonsense."""


class BotProcess:
    """Starts with its making. Whoever makes it has to `end` it. With the text of a variant it plays by that alone."""

    def __init__(self, program: str, limit: float, variant: str | None = None) -> None:
        self._variant: Final = variant
        self._socket, theirs = socket.socketpair()
        with theirs:
            try:
                self._process: Final[subprocess.Popen[bytes]] = subprocess.Popen(
                    [sys.executable, "-P", "-m", program, str(limit), *([] if variant is None else [VARIANT])],
                    stdin=theirs.fileno(),
                    stdout=theirs.fileno(),
                    env={**os.environ, **ONE_THREAD, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
                    start_new_session=True,  # Ctrl-C in a terminal is for the server.
                )
            except BaseException:
                self._socket.close()
                raise
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def is_lost(self) -> bool:
        return self._streams is None or self._streams[0].at_eof()

    async def be_ready(self) -> None:
        """Waits until it has started."""
        self._streams = await asyncio.open_unix_connection(sock=self._socket)
        if self._variant is not None:
            self._streams[1].write(msgspec.json.encode(self._variant) + b"\n")
        if await self._line() != READY:
            raise ProcessLost

    async def ask(self, job: bytes) -> Answer:
        assert self._streams is not None, "only a process that is ready is asked"
        self._streams[1].write(job + b"\n")
        try:
            return _decode_answer(await self._line())
        except msgspec.DecodeError:
            raise ProcessLost from None

    async def _line(self) -> bytes:
        assert self._streams is not None, "there is a connection"
        try:
            return await self._streams[0].readline()
        except (OSError, ValueError):
            raise ProcessLost from None

    async def end(self) -> None:
        """Whatever it is doing: nothing of it is left when this returns."""
        self._process.kill()
        if self._streams is None:
            self._socket.close()
        else:
            self._streams[1].close()
            with suppress(OSError):
                await self._streams[1].wait_closed()
        await asyncio.to_thread(self._process.wait)
