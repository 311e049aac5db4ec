"""A way out to push services, whose addresses strangers give us: only to public machines, over TLS, and never for long.

The name is looked up once, everything it leads to has to be public, and the connection goes to just the address that was
looked at: a name that leads elsewhere a moment later (DNS rebinding) is of no use. Redirections are not followed.
"""

import asyncio
import ssl
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from ipaddress import IPv4Address, IPv6Address, ip_address
from socket import SOCK_STREAM, getaddrinfo
from typing import Final, NamedTuple, TypeAlias
from urllib.parse import urlsplit

from drachenhort.server.base.errors import Cannot
from drachenhort.server.base.hosts import host_name, is_address

LONGEST_ENDPOINT: Final = 1000
PATIENCE: Final = 10.0
"""Seconds for all of it: name, connection, message and answer."""
MOST_READ: Final = 16_384
"""Bytes of an answer; all that counts are its status and one header."""
PORT: Final = 443

_LOOKUPS: Final = ThreadPoolExecutor(4, "drachenhort-names")
"""Threads of their own: names that nobody answers for must not keep those that all others need."""

Way: TypeAlias = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Connect: TypeAlias = Callable[[str], Awaitable[Way]]
"""Leads to the machine with this name, encrypted, or raises OSError."""


class Endpoint(NamedTuple):
    """Where a browser is reached: the host of its push service, and the rest of the address."""

    host: str
    path: str

    @property
    def origin(self) -> str:
        return f"https://{self.host}"


class Answer(NamedTuple):
    """`wait` is after how many seconds the push service wants to be asked again, if it says so."""

    status: int
    wait: int | None


def read_endpoint(text: str) -> Endpoint:
    """Raises Cannot unless it can be that of a push service: https at the usual port, a name, nothing else in it."""
    try:
        parts = urlsplit(text)
        is_plain = text.isascii() and text.isprintable() and " " not in text and len(text) <= LONGEST_ENDPOINT
        is_whole = parts.scheme == "https" and parts.port in (None, PORT) and not parts.fragment and "@" not in parts.netloc
    except ValueError:
        is_plain = is_whole = False
    host = host_name(parts.netloc) if is_plain and is_whole else None
    if host is None or "." not in host or is_address(host) or _looks_like_number(host):
        raise Cannot("bad-endpoint", "the endpoint of a push subscription is an https address, with a public name in it")
    return Endpoint(host, (parts.path or "/") + (f"?{parts.query}" if parts.query else ""))


def _looks_like_number(host: str) -> bool:
    """`127.1` and `0x7f.1` are addresses for some resolvers."""
    last = host.rpartition(".")[2]
    return last.isdigit() or last.startswith("0x")


def is_public(address: str) -> bool:
    """Whether a machine anywhere in the world is meant, and none near us."""
    try:
        found: IPv4Address | IPv6Address = ip_address(address)
    except ValueError:  # With the name of an interface after it.
        return False
    if isinstance(found, IPv6Address):
        for inner in (found.ipv4_mapped, found.sixtofour, found.teredo and found.teredo[1], _translated(found)):
            if inner is not None and not is_public(str(inner)):
                return False
        if found.ipv4_mapped is not None:
            return True
    return found.is_global and not found.is_multicast and not found.is_reserved


def _translated(address: IPv6Address) -> IPv4Address | None:
    """What NAT64 makes of it: the last 32 bits behind `64:ff9b::/96`."""
    number = int(address)
    return IPv4Address(number & 0xFFFF_FFFF) if number >> 32 == 0x0064_FF9B << 64 else None


async def connect_publicly(
    host: str, port: int = PORT, tls: ssl.SSLContext | None = None, allows: Callable[[str], bool] = is_public
) -> Way:
    """One that leads to several machines of which one is near us leads nowhere."""
    loop = asyncio.get_running_loop()
    found = await loop.run_in_executor(_LOOKUPS, partial(getaddrinfo, host, port, type=SOCK_STREAM))
    addresses = list(dict.fromkeys(str(where[0]) for *_, where in found))
    if not addresses or not all(allows(address) for address in addresses):
        raise OSError(f"{host} is no public machine")
    fault: OSError = OSError(f"{host} cannot be reached")
    for address in addresses[:3]:
        try:
            return await asyncio.open_connection(
                address, port, ssl=tls or _usual_tls(), server_hostname=host, limit=MOST_READ
            )
        except OSError as error:
            fault = error
    raise fault


_contexts: Final[list[ssl.SSLContext]] = []


def _usual_tls() -> ssl.SSLContext:
    """Made once: to read all certificates takes many milliseconds."""
    if not _contexts:
        _contexts.append(ssl.create_default_context())
    return _contexts[0]


async def post(endpoint: Endpoint, headers: Mapping[str, str], body: bytes, connect: Connect) -> Answer | None:
    """What the push service says; None if there is no sense in it, or no way to it."""
    lines = [f"POST {endpoint.path} HTTP/1.1", f"Host: {endpoint.host}", "Connection: close"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    lines += [f"Content-Length: {len(body)}", "", ""]
    try:
        async with asyncio.timeout(PATIENCE):
            reader, writer = await connect(endpoint.host)
            try:
                writer.write("\r\n".join(lines).encode("ascii") + body)
                await writer.drain()
                return _read(await reader.readuntil(b"\r\n\r\n"))
            finally:
                writer.transport.abort()  # Nothing else that is said there is wanted.
    except (OSError, UnicodeError, TimeoutError, EOFError, asyncio.LimitOverrunError):
        return None


def _read(head: bytes) -> Answer | None:
    first, *others = head.decode("latin-1").split("\r\n")
    version, _, rest = first.partition(" ")
    if not version.startswith("HTTP/1.") or not rest[:3].isdecimal() or not rest[:3].isascii():
        return None
    wait = None
    for line in others:
        name, _, value = line.partition(":")
        number = value.strip()
        if name.lower() == "retry-after" and number.isascii() and number.isdecimal() and len(number) < 8:
            wait = int(number)
    return Answer(int(rest[:3]), wait)
