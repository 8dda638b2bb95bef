"""Real receivers on this machine: a push service that decrypts, a hook, and a mail server."""

from __future__ import annotations

import json
import os
import threading
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from server.running import free_port
from server.waiting import PATIENCE, until


@dataclass
class Received:
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Web:
    """Takes whatever is posted, and answers as it is told to."""

    port: int
    received: list[Received] = field(default_factory=list)
    answers: list[int] = field(default_factory=list)  # for the next ones; then 201

    def url(self, path: str = "/") -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    def wait(self, count: int) -> list[Received]:
        return until(lambda: self.received if len(self.received) >= count else None)


@contextmanager
def web() -> Iterator[Web]:
    found = Web(0)

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            found.received.append(Received(self.path, dict(self.headers), body))
            status = found.answers.pop(0) if found.answers else 201
            self.send_response(status)
            if 300 <= status < 400:
                self.send_header("Location", found.url("/elsewhere"))
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    found.port = server.server_port
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield found
    finally:
        server.shutdown()
        server.server_close()


class Browser:
    """What a browser that wants push messages has: keys, which no server knows."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    def keys(self) -> dict[str, str]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"p256dh": _text(point), "auth": _text(self._auth)}

    def shown(self, received: Received, server_key: str, audience: str) -> Any:
        """The message, if it is for this browser and signed by the server whose key it knows."""
        token, key = received.headers["Authorization"].removeprefix("vapid t=").split(",k=")
        assert key == server_key
        claims = signed(token, key)
        assert claims["aud"] == audience and time.time() < claims["exp"] < time.time() + 24 * 3600
        assert received.headers["Content-Encoding"] == "aes128gcm" and int(received.headers["TTL"]) > 0
        plain = http_ece.decrypt(received.body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        return json.loads(plain)


def signed(token: str, key: str) -> Any:
    """What a token (JWT, ES256) says; an error if another key has signed it."""
    content, _, signature = token.rpartition(".")
    raw = _bytes(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    known = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(key))
    known.verify(pair, content.encode(), ec.ECDSA(SHA256()))
    return json.loads(_bytes(content.partition(".")[2]))


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Mail:
    port: int
    received: list[EmailMessage] = field(default_factory=list)
    refused: set[str] = field(default_factory=set)

    def wait(self, count: int) -> list[EmailMessage]:
        return until(lambda: self.received if len(self.received) >= count else None)


@contextmanager
def mail() -> Iterator[Mail]:
    found = Mail(free_port())

    class Handler:
        async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:
            if address in found.refused:
                return "550 no such mailbox"
            envelope.rcpt_tos.append(address)
            return "250 OK"

        async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
            found.received.append(message_from_bytes(envelope.content, policy=policy.default))  # type: ignore[arg-type]
            return "250 OK"

    controller = Controller(Handler(), hostname="127.0.0.1", port=found.port, ready_timeout=PATIENCE)
    controller.start()
    try:
        yield found
    finally:
        controller.stop()
