"""Requests from any address of this machine: every address that begins with 127 is one."""

import asyncio
import time
from collections.abc import Mapping
from typing import NamedTuple

HOST = "127.0.0.1"
PATIENCE = 30.0
NO_ANSWER = 0
"""The status of a request that was cut off, or not answered in time."""
A_BLOCK = 250


class Target(NamedTuple):
    """The server, and the strangers' own part of all addresses: what one attack uses up, the next one has."""

    port: int
    block: int

    def address(self, number: int) -> str:
        return f"127.{self.block}.{number // A_BLOCK}.{number % A_BLOCK + 1}"


class Answer(NamedTuple):
    status: int
    headers: Mapping[str, str]
    body: bytes
    seconds: float

    @property
    def cookie(self) -> str:
        """The one it sets, as it is sent back; empty if there is none."""
        return self.headers.get("set-cookie", "").partition(";")[0]


async def ask(
    port: int, path: str, address: str, cookie: str = "", body: bytes | None = None, patience: float = PATIENCE
) -> Answer:
    """One request over a connection of its own, a POST if it has a body."""
    begun = time.perf_counter()
    try:
        async with asyncio.timeout(patience):
            status, headers, answer = await _ask(port, _request(port, path, cookie, body), address)
    except (OSError, TimeoutError, asyncio.IncompleteReadError, ValueError):
        status, headers, answer = NO_ANSWER, {}, b""
    return Answer(status, headers, answer, time.perf_counter() - begun)


def _request(port: int, path: str, cookie: str, body: bytes | None) -> bytes:
    origin = f"{HOST}:{port}"
    lines = [f"{'GET' if body is None else 'POST'} {path} HTTP/1.1", f"Host: {origin}", f"Origin: http://{origin}"]
    lines += ["Connection: close", "Content-Type: application/json"]
    if cookie:
        lines.append(f"Cookie: {cookie}")
    if body is not None:
        lines.append(f"Content-Length: {len(body)}")
    return "\r\n".join([*lines, "", ""]).encode() + (body or b"")


async def _ask(port: int, request: bytes, address: str) -> tuple[int, dict[str, str], bytes]:
    reader, writer = await asyncio.open_connection(HOST, port, local_addr=(address, 0))
    try:
        writer.write(request)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = dict(_header(line) for line in head[1:] if line)
        return int(head[0].split(" ")[1]), headers, await reader.read()
    finally:
        writer.transport.abort()


def _header(line: str) -> tuple[str, str]:
    name, _, value = line.partition(":")
    return name.lower(), value.strip()


async def new_guest(port: int, address: str) -> str:
    """A cookie. Empty if the server gives none."""
    return (await ask(port, "/api/me", address)).cookie
