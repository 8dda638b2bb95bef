"""What only the server may know: made at the first start, kept with everything else, and never sent to anybody."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from hashlib import sha256
from secrets import token_hex

import sqlalchemy as sa
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy.dialects import postgresql, sqlite

from sylvarium.server.schema import secrets


def kept(engine: sa.Engine, name: str, fresh: str) -> str:
    """The secret of this name; the first of all processes to ask decides on it. Blocks."""
    insert = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert
    query = sa.select(secrets.c.value).where(secrets.c.name == name)
    with engine.begin() as connection:
        found = connection.execute(query).scalar()
        if found is None:
            connection.execute(insert(secrets).values(name=name, value=fresh).on_conflict_do_nothing())
            found = connection.execute(query).scalar_one()
        return found


class Secrets:
    """Reads them once. It blocks."""

    def __init__(self, engine: sa.Engine):
        made = Vapid02()
        made.generate_keys()
        self.vapid = Vapid02.from_pem(kept(engine, "vapid", made.private_pem().decode()).encode())
        self.vapid.conf["no-strict"] = True  # who writes may be told by the address of the site (RFC 8292)
        self._stopping = kept(engine, "stopping", token_hex(32)).encode()

    @property
    def push_key(self) -> str:
        """The public half of the key that push messages are signed with, as browsers want it."""
        raw = self.vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return urlsafe_b64encode(raw).rstrip(b"=").decode()

    def stopping(self, channel: str) -> str:
        """What proves that somebody was written to through this channel: with it they can end that."""
        return hmac.new(self._stopping, channel.encode(), sha256).hexdigest()[:40]

    def may_stop(self, channel: str, proof: str) -> bool:
        return hmac.compare_digest(self.stopping(channel).encode(), proof.encode())
