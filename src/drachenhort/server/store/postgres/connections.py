"""Connections to the database: how they are made, and what their errors mean."""

import re
from typing import Final

import asyncpg

from drachenhort.server.base.data_folder import DataError

SCHEMA: Final = "drachenhort"
"""All that is ours in the database lies in it, so that there may be other things beside it."""

PLACE: Final = re.compile(r"(?:[^@?]*@)?([^@?]*)(?:\?.*)?")
"""Of an address: whose it is, where it leads, further settings."""

PATIENCE: Final = 10.0
"""Seconds until a connection that is not made, or a statement that is not answered, counts as failed."""

REFUSED: Final = frozenset({"22", "23", "40", "53"})
"""How the codes of errors begin after which nothing of the statement is there and the connection goes on: bad values,
broken keys, rolled back, no room."""

FAULTS: Final = (OSError, TimeoutError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""What may come of using a connection, or of an address that leads nowhere."""


def shown(address: str) -> str:
    """The address without what is secret in it."""
    scheme, _, rest = address.partition("://")
    place = PLACE.fullmatch(rest)
    return f"{scheme}://{place.group(1) if place else '...'}"


def said(fault: BaseException) -> str:
    """In one line: some errors have no text, others go on for lines."""
    return str(fault).partition("\n")[0] or type(fault).__name__


def unusable(address: str, fault: BaseException) -> DataError:
    return DataError(f"{shown(address)} cannot be used: {said(fault)}; is PostgreSQL running, and is --store its address?")


async def connect(address: str, name: str) -> asyncpg.Connection:
    """A connection that the database knows by this name."""
    return await asyncpg.connect(address, timeout=PATIENCE, **_settings(name))


async def make_pool(address: str, name: str, most: int) -> asyncpg.Pool:
    """At most so many connections, made when they are needed."""
    return await asyncpg.create_pool(address, min_size=1, max_size=most, timeout=PATIENCE, **_settings(name))


def _settings(name: str) -> dict[str, object]:
    return {"command_timeout": PATIENCE, "server_settings": {"application_name": name, "search_path": SCHEMA}}


def is_refusal(fault: BaseException) -> bool:
    """Whether the database has said no and goes on. After anything else nobody knows what became of a statement."""
    return isinstance(fault, asyncpg.PostgresError) and (fault.sqlstate or "")[:2] in REFUSED


async def check_server(connection: asyncpg.Connection, address: str) -> None:
    """Refuses a server that takes no writes, or that may lose what it has acknowledged."""
    if await connection.fetchval("SELECT pg_is_in_recovery()"):
        raise DataError(f"{shown(address)} is a standby, which takes no writes; give the address of its primary")
    for setting in ("fsync", "full_page_writes", "synchronous_commit"):
        if await connection.fetchval("SELECT current_setting($1)", setting) == "off":
            raise DataError(f"{shown(address)} has {setting} = off, so that a crash could lose moves; switch it on")
