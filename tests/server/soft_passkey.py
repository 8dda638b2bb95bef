"""An authenticator made of software: makes passkeys and shows them, as a browser would."""

from __future__ import annotations

import hashlib
import json
import os
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT_AND_VERIFIED, WITH_KEY = 0x05, 0x40


def text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def raw(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class SoftPasskey:
    """One passkey, for the site that asked for it."""

    def __init__(self, origin: str):
        self.origin = origin
        self.id = os.urandom(20)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.uses = 0
        self.person = b""

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        self.person = raw(options["user"]["id"])
        point = self.key.public_key().public_numbers()
        cose = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")})
        held = bytes(16) + struct.pack(">H", len(self.id)) + self.id + cose
        told = self._authenticator(options["rp"]["id"], WITH_KEY) + held
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": told})
        said = {"clientDataJSON": text(self._client("webauthn.create", options)), "attestationObject": text(attested)}
        return self._credential(said)

    def show(self, options: dict[str, Any]) -> dict[str, Any]:
        self.uses += 1
        client = self._client("webauthn.get", options)
        told = self._authenticator(options["rpId"], 0)
        signed = self.key.sign(told + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        said = {"clientDataJSON": text(client), "authenticatorData": text(told), "signature": text(signed)}
        return self._credential({**said, "userHandle": text(self.person)})

    def _credential(self, response: dict[str, Any]) -> dict[str, Any]:
        return {"id": text(self.id), "rawId": text(self.id), "type": "public-key", "response": response}

    def _client(self, kind: str, options: dict[str, Any]) -> bytes:
        return json.dumps({"type": kind, "challenge": options["challenge"], "origin": self.origin}).encode()

    def _authenticator(self, site: str, more: int) -> bytes:
        head = hashlib.sha256(site.encode()).digest()
        return head + bytes([PRESENT_AND_VERIFIED | more]) + struct.pack(">I", self.uses)
