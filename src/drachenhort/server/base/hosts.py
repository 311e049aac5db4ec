"""The names this server answers to.

A page elsewhere can let its own name lead to this machine (DNS rebinding): browsers then take what it asks for as its own.
It cannot make them say a name in the Host header that is ours, so requests under any other name are refused.
"""

import re
import socket
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

HOST: Final = re.compile(r"([A-Za-z0-9.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::(\d{1,5}))?")
HIGHEST_PORT: Final = 65_535
NETWORK_SUFFIXES: Final = ("", ".local", ".lan", ".home", ".home.arpa", ".internal", ".localdomain", ".fritz.box")
"""What home and office networks put after a machine's name. Nobody can buy a name that ends like this."""


def host_name(header: str) -> str | None:
    """The name or address in a Host header, in lower case and without the port; None if it names no host."""
    match = HOST.fullmatch(header)
    if match is None or int(match.group(2) or 0) > HIGHEST_PORT:
        return None
    name = match.group(1).lower().removesuffix(".")
    if name.startswith("["):
        return name[1:-1] if is_address(name[1:-1]) else None
    return name or None


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def names_of_this_machine() -> frozenset[str]:
    """As others in its network may call it."""
    whole = socket.gethostname().lower()
    return frozenset({whole, *(whole.partition(".")[0] + suffix for suffix in NETWORK_SUFFIXES)}) - {""}


class Hosts:
    """Addresses, the names of this machine, the public one, and those of the setting `hosts`."""

    def __init__(self, public_url: str | None, others: list[str]) -> None:
        public = None if public_url is None else urlsplit(public_url).hostname
        self._names: Final = names_of_this_machine() | {name.lower() for name in others} | {public or "localhost"}

    def answers_to(self, name: str) -> bool:
        return name in self._names or name == "localhost" or name.endswith(".localhost") or is_address(name)

    def refusal(self, headers: list[str]) -> tuple[int, str] | None:
        """Status and text for a request with these Host headers; None if it may come in."""
        name = host_name(headers[0]) if len(headers) == 1 else None
        if name is None:
            return 400, "a request has one Host header, with the name and port that was asked for, such as localhost:8080"
        if not self.answers_to(name):
            return 421, "this server does not go by that name; if it should, add it to `hosts` in the settings"
        return None
