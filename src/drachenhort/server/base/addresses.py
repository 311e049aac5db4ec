"""Whose request it is: the address that limits count it for, through our own proxies."""

from ipaddress import IPv6Address, ip_address, ip_network


def is_trusted(address: str, proxies: list[str]) -> bool:
    """Whether an address belongs to one of our proxies."""
    try:
        return any(ip_address(address) in ip_network(proxy) for proxy in proxies)
    except ValueError:
        return False


def address_of(peer: str, forwarded: str | None, proxies: list[str]) -> str:
    """Who is asking: the peer, or for one of our proxies the last address it has not added itself."""
    if forwarded is None or not is_trusted(peer, proxies):
        return peer
    for address in reversed([part.strip() for part in forwarded.split(",")]):
        try:
            ip_address(address)
        except ValueError:
            return peer
        if not is_trusted(address, proxies):
            return address
    return peer


def sender(peer: str, forwarded: str | None, proxies: list[str]) -> str:
    """Whom a request is counted for."""
    return counted_address(address_of(peer, forwarded, proxies))


def counted_address(address: str) -> str:
    """What limits count as one address: one household has millions of IPv6 addresses, with one beginning."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return parsed.exploded[:19]
