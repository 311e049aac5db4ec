"""Where others in the same network find this machine."""

import socket
from ipaddress import IPv6Address, ip_address
from typing import Final
from urllib.parse import urlsplit

EVERYWHERE: Final = ("0.0.0.0", "::")
NOWHERE: Final = ("192.0.2.1", 9)
"""An address that is only for examples. To ask the way to it sends nothing."""


def network_address() -> str | None:
    """This machine's address in its network; None without one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(NOWHERE)
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("127.") or address == "0.0.0.0" else address


def is_this_machine(host: str) -> bool:
    """Whether a host is a name that every machine has for itself."""
    if host == "localhost":
        return True
    try:
        address = ip_address(host)
    except ValueError:
        return False
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return (mapped or address).is_loopback


def origin_for_others(host_header: str, listens_on: str) -> str | None:
    """What others can open, from what somebody has opened. None if nobody but this machine can come."""
    asked = urlsplit(f"//{host_header}")
    if not is_this_machine(asked.hostname or ""):
        return f"http://{host_header}"
    network = network_address() if listens_on in EVERYWHERE else None
    if network is None:
        return None
    return f"http://{network}" + ("" if asked.port is None else f":{asked.port}")
