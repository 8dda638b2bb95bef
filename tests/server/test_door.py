"""What comes to the door of a server: connections, sizes, addresses, and pages of others."""

from __future__ import annotations

import socket
import time
from pathlib import Path

import httpx
import pytest
from server.conftest import quick
from server.player import Player, new_table
from server.running import Inside, inside
from server.test_crowd import poor
from server.waiting import PATIENCE, until
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from sylvarium.server.addresses import counted

# --------------------------------------------------------------------------------------------- connections and sizes


def test_a_head_that_is_too_large(server: Inside):
    for head in (b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: " + b"y" * 300_000, b"GET /" + b"y" * 300_000):
        with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as raw:
            try:
                raw.sendall(head)
                answer = raw.recv(100)
            except ConnectionError:
                continue
            assert answer.startswith(b"HTTP/1.1 431")
    complete = httpx.get(f"{server.http}/health", headers={"x-long": "y" * 20_000})
    assert complete.status_code == 431
    assert httpx.get(f"{server.http}/health", headers={"x-long": "y" * 10_000}).status_code == 200


@pytest.mark.parametrize(
    "unfinished",
    [
        b"",
        b"GET /health HT",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{",
        b"POST /health HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{",
    ],
)
def test_who_does_not_finish_a_request_is_shown_out(tmp_path: Path, unfinished: bytes):
    with (
        inside(quick(tmp_path, request_within=1.0, body_within=0.3)) as server,
        socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as raw,
    ):
        raw.sendall(unfinished)
        heard = b""
        while part := raw.recv(1000):
            heard += part
        assert b" 408 " in heard or b" 405 " in heard


def test_an_address_has_so_many_connections_and_no_more(tmp_path: Path):
    with inside(quick(tmp_path, limits=poor(connections=3))) as server:
        held = [socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) for _ in range(3)]
        with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as raw:
            assert raw.recv(100).startswith(b"HTTP/1.1 429")
        for each in held:
            each.close()
        until(lambda: httpx.get(f"{server.http}/health").status_code == 200)
        created = new_table(server)
        players = [Player(server, created["table"]) for _ in range(5)]
        assert httpx.get(f"{server.http}/health").status_code == 200, "sockets are counted at the door, not here"
        for player in players:
            player.close()


def test_pings_and_pieces_without_end_are_cut_off(tmp_path: Path):
    with (
        inside(quick(tmp_path, limits=poor(frames=(0.1, 5)))) as server,
        Player(server, new_table(server)["table"]) as guest,
        pytest.raises(ConnectionClosed),
    ):
        for _ in range(50):
            guest.socket.ping()
            time.sleep(0.01)
        while True:
            guest.hear()


def test_who_opens_sockets_without_end_is_turned_away_and_others_are_not(tmp_path: Path):
    few = poor(openings=(1e-6, 3))

    def answers(server: Inside, table: str, *addresses: str) -> list[str]:
        found = []
        for address in addresses:
            try:
                with Player(server, table, headers={"x-forwarded-for": address}):
                    found.append("in")
            except InvalidStatus as refused:
                found.append(str(refused.response.status_code))
        return found

    with inside(quick(tmp_path / "own", limits=few)) as server:
        table = new_table(server)["table"]
        assert answers(server, table, *["192.0.2.1"] * 5) == ["in"] * 3 + ["429"] * 2
        assert httpx.get(f"{server.http}/health").status_code == 200
    with inside(quick(tmp_path / "proxy", limits=few, trusted_proxies=("127.0.0.0/8",))) as server:
        table = new_table(server)["table"]
        assert answers(server, table, *["192.0.2.1"] * 4, "192.0.2.2") == ["in"] * 3 + ["403", "in"]


# ---------------------------------------------------------------------------------------------------------- addresses


def test_addresses_are_counted_by_household():
    assert counted("192.0.2.7") == "192.0.2.7" == counted("::ffff:192.0.2.7")
    assert counted("2001:db8:1:2:3::4") == counted("2001:db8:1:2:ffff::9") != counted("2001:db8:1:3::4")
    assert counted("fe80::1%eth0") == "fe80::/64" and counted("testclient") == "testclient"


def test_only_a_trusted_proxy_is_believed(tmp_path: Path):
    def codes(server: Inside) -> list[int]:
        headers = [{"x-forwarded-for": f"198.51.100.{number}"} for number in range(4)]
        return [httpx.get(f"{server.http}/api/games", headers=one).status_code for one in headers]

    few = poor(requests=(0.001, 2))
    with inside(quick(tmp_path / "own", limits=few)) as server:
        assert codes(server) == [200, 200, 429, 429], "whoever says it comes from elsewhere is still the same"
    with inside(quick(tmp_path / "proxy", limits=few, trusted_proxies=("127.0.0.0/8",))) as server:
        assert codes(server) == [200] * 4
        forged = {"x-forwarded-for": "203.0.113.1, 198.51.100.0"}
        statuses = [httpx.get(f"{server.http}/api/games", headers=forged).status_code for _ in range(2)]
        assert statuses == [200, 429], "only what the proxy itself added counts"


# ----------------------------------------------------------------------------------------------------------- browsers


def test_security_headers(server: Inside):
    for path in ("/", "/health", "/api/games", "/api/nothing"):
        headers = httpx.get(server.http + path).headers
        assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
        policy = headers["content-security-policy"]
        assert (
            "frame-ancestors 'none'" in policy
            and "script-src 'self' 'wasm-unsafe-eval';" in policy
            and "camera=()" in headers["permissions-policy"]
        )
        if path != "/":  # the client's page says itself how long it may be kept
            assert headers.get("cache-control") == "no-store"
        assert "server" not in headers


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        (None, True),
        ("http://127.0.0.1:{port}", True),
        ("https://play.example", True),
        ("http://evil.example", False),
        ("http://127.0.0.1:{port}.evil.example", False),
        ("http://127.0.0.1:1", False),
        ("null", False),
    ],
)
def test_pages_of_others_cannot_open_a_socket(tmp_path: Path, origin: str | None, allowed: bool):
    with inside(quick(tmp_path, origins=("https://play.example",))) as server:
        address = server.socket(new_table(server)["table"])
        named = origin and origin.format(port=server.port)
        if allowed:
            with connect(address, origin=named, open_timeout=PATIENCE) as opened:  # type: ignore[arg-type]
                opened.send('{"type":"hello"}')
                assert '"state"' in opened.recv(PATIENCE)
        else:
            with pytest.raises(InvalidStatus, match="403"):
                connect(address, origin=named, open_timeout=PATIENCE)  # type: ignore[arg-type]


def test_the_figures_are_for_the_operator(tmp_path: Path):
    with inside(quick(tmp_path)) as server:
        assert httpx.get(f"{server.http}/metrics").status_code == 200, "this machine itself"
        away = httpx.get(f"{server.http}/metrics", headers={"x-forwarded-for": "192.0.2.1"})
        assert away.status_code == 403 and away.json()["code"] == "operators_only"
    with inside(quick(tmp_path, metrics_token="acorn")) as server:
        assert httpx.get(f"{server.http}/metrics").status_code == 403
        for token, status in (("oak", 403), ("acorn", 200)):
            shown = {"authorization": f"Bearer {token}"}
            assert httpx.get(f"{server.http}/metrics", headers=shown).status_code == status


def test_failed_statements_are_reported_without_what_they_were_to_store(server: Inside):
    import sqlalchemy as sa

    with pytest.raises(sa.exc.OperationalError) as failed, server.app.state.hub.storage.engine.begin() as connection:
        connection.execute(sa.text("INSERT INTO nowhere VALUES (:secret)"), {"secret": "the-token"})
    assert "the-token" not in str(failed.value)
