"""Where a request comes from, as far as limits are concerned."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any

NETWORK = 64  # bits of an IPv6 address that one household or company has; the rest is theirs to choose


def address_of(scope: dict[str, Any] | Any) -> str:
    """The address that pays for a request: of the peer, or what a trusted proxy reports (uvicorn sees to that)."""
    client = scope.get("client")
    return counted(client[0]) if client else ""


def counted(host: str) -> str:
    """An IPv4 address, or the network of an IPv6 address."""
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return str(ip_network((found, NETWORK), strict=False))
    return str(found)


def is_local(host: str) -> bool:
    """Whether it is this machine itself."""
    try:
        found = ip_address(host)
    except ValueError:
        return False
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return (mapped or found).is_loopback


class Trusted:
    """The proxies whose word about the address of a client is taken."""

    def __init__(self, networks: tuple[str, ...]):
        self._networks = [ip_network(each, strict=False) for each in networks]

    def __contains__(self, host: str) -> bool:
        try:
            found = ip_address(host)
        except ValueError:
            return False
        return any(found in network for network in self._networks)
