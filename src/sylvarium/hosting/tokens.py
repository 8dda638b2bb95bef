"""Secrets that are handed out once, and what is stored of them."""

from __future__ import annotations

import hashlib
import secrets


def new_token() -> str:
    """32 random bytes: the proof of a seat."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """What is stored of a token. Its 256 random bits need no salt and no slow hash."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_id(size: int) -> str:
    """So many random bytes. Never begins with a hyphen: a command would take it for an option."""
    return next(id for id in iter(lambda: secrets.token_urlsafe(size), "") if not id.startswith("-"))


def new_table_id() -> str:
    return new_id(9)


def new_invite() -> str:
    return secrets.token_urlsafe(9)
