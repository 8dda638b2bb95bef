"""Sending something to an address that a person gave, and to nobody inside the server's own network.

The name is looked up once, every address it has must be public, and the connection goes to the very address that was
looked at, so that a name cannot mean something else a moment later. Nothing that answers is followed elsewhere, and
whoever answers drop by drop is left after a while: others wait.
"""

from __future__ import annotations

import http.client
import socket
import ssl
import threading
from contextlib import suppress
from ipaddress import IPv6Address, ip_address
from urllib.parse import urlsplit

WITHIN = 10.0  # seconds for every step
WHOLE = 20.0  # seconds for all of them together, from the connection on
READ = 4096  # bytes of an answer that are looked at


class Unreachable(ValueError):
    """An address to which nothing is sent; the sentence says why."""


def check(url: str, private: bool) -> None:
    """Whether something may be sent there; `Unreachable` if not. Blocks."""
    _found(url, private)


def post(url: str, body: bytes, headers: dict[str, str], private: bool) -> int:
    """The status of the answer. `Unreachable`, or `OSError` and `HTTPException` where nothing answers. Blocks."""
    address, port, host = _found(url, private)
    parts = urlsplit(url)
    line: socket.socket = socket.create_connection((address, port), WITHIN)
    if parts.scheme == "https":
        context = ssl.create_default_context()
        line = context.wrap_socket(line, server_hostname=host, do_handshake_on_connect=False)
    left = threading.Event()
    leaves = threading.Timer(WHOLE, _hang_up, (line, left))
    leaves.daemon = True
    leaves.start()
    connection = http.client.HTTPConnection(host, port, timeout=WITHIN)
    connection.sock = line
    try:
        if isinstance(line, ssl.SSLSocket):
            line.do_handshake()
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path, body, {"Host": parts.netloc, **headers})
        answer = connection.getresponse()
        answer.read(READ)
        if left.is_set():
            raise TimeoutError("it took too long to answer")
        return answer.status
    finally:
        leaves.cancel()
        connection.close()
        line.close()


def _hang_up(line: socket.socket, left: threading.Event) -> None:
    """Whoever reads from it finds its end."""
    left.set()
    with suppress(OSError):
        socket.socket.shutdown(line, socket.SHUT_RDWR)


def _found(url: str, private: bool) -> tuple[str, int, str]:
    """The address behind a URL, its port and its name."""
    try:
        parts = urlsplit(url)
        port, host = parts.port, parts.hostname
    except ValueError:
        raise Unreachable("This is not an address.") from None
    if parts.scheme != "https" and not (private and parts.scheme == "http"):
        raise Unreachable("Only addresses that begin with https:// are written to.")
    if not host or parts.username or parts.password:
        raise Unreachable("This is not an address.")
    port = port or (443 if parts.scheme == "https" else 80)
    try:
        found = {info[4][0] for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
    except (OSError, UnicodeError):
        raise Unreachable("There is nobody at this address.") from None
    addresses = sorted(str(each) for each in found)
    if not private and not all(map(is_public, addresses)):
        raise Unreachable("This address is not a public one.")
    return addresses[0], port, host


def is_public(address: str) -> bool:
    """Whether it can be reached from everywhere, and is not this machine or its network under another name."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if inner is not None or found in NAT64:
            return False
    return found.is_global and not found.is_multicast


class _Nat64:
    """Addresses that stand for IPv4 ones (64:ff9b::/96)."""

    def __contains__(self, address: object) -> bool:
        return isinstance(address, IPv6Address) and int(address) >> 32 == 0x64FF9B << 64


NAT64 = _Nat64()
