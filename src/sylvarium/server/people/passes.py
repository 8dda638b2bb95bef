"""Things that work once and not for long: a passkey's challenge, letting a device in, carrying a seat.

Only the hash of a secret is stored. A pass can be taken once: taking is deleting, and a row is deleted only once.
"""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from time import time
from typing import Any

import sqlalchemy as sa
from cryptography.fernet import Fernet

from sylvarium.hosting.tokens import hashed
from sylvarium.server.schema import passes

CODE = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # what is typed: no letter that looks like a digit
GROUP = 4


def new_code(length: int) -> str:
    """A secret that a person can type: 5 bits a letter, in groups (`7KQF-2M9P`)."""
    letters = "".join(secrets.choice(CODE) for _ in range(length))
    return "-".join(letters[place : place + GROUP] for place in range(0, length, GROUP))


def typed(code: str) -> str:
    """A code as it was handed out, however it was typed: lower case, spaces, no hyphens, O for 0 and I for 1."""
    letters = "".join(letter for letter in code.upper() if letter in CODE)
    return "-".join(letters[place : place + GROUP] for place in range(0, len(letters), GROUP))


def sealed(secret: str, text: str) -> str:
    """Something that only the holder of the secret can read; the store has nothing but the secret's hash."""
    return _lock(secret).encrypt(text.encode()).decode()


def opened(secret: str, text: str) -> str:
    return _lock(secret).decrypt(text.encode()).decode()


def _lock(secret: str) -> Fernet:
    return Fernet(urlsafe_b64encode(sha256(b"seal:" + secret.encode()).digest()))


class Passes:
    """Every method blocks: call it in a thread."""

    def __init__(self, engine: sa.Engine):
        self._engine = engine

    def issue(self, kind: str, secret: str, data: dict[str, Any], seconds: float) -> None:
        """Hands out a pass, and clears away those that are over."""
        now = time()
        row = {"secret": hashed(secret), "kind": kind, "data": data, "expires": now + seconds}
        with self._engine.begin() as connection:
            connection.execute(sa.delete(passes).where(passes.c.expires < now))
            connection.execute(sa.insert(passes).values(row))

    def take(self, kind: str, secret: str) -> dict[str, Any] | None:
        """What the pass is for; None if there is no such pass, or no more. It is used up."""
        where = (passes.c.secret == hashed(secret), passes.c.kind == kind, passes.c.expires > time())
        with self._engine.begin() as connection:
            found = connection.execute(sa.select(passes.c.data).where(*where)).scalar()
            gone = connection.execute(sa.delete(passes).where(*where)).rowcount
        return found if gone else None

    def look(self, kind: str, secret: str) -> dict[str, Any] | None:
        """The same without using it up."""
        where = (passes.c.secret == hashed(secret), passes.c.kind == kind, passes.c.expires > time())
        with self._engine.connect() as connection:
            return connection.execute(sa.select(passes.c.data).where(*where)).scalar()

    def change(self, kind: str, secret: str, before: dict[str, Any], data: dict[str, Any]) -> bool:
        """Writes on a pass, unless somebody has written on it since it was `before`."""
        where = (passes.c.secret == hashed(secret), passes.c.kind == kind, passes.c.expires > time())
        with self._engine.begin() as connection:
            found = connection.execute(sa.select(passes.c.data).where(*where).with_for_update()).scalar()
            if found != before:
                return False
            return connection.execute(sa.update(passes).where(*where).values(data=data)).rowcount == 1
