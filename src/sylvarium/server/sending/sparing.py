"""Addresses of people who have not asked for anything: they are written to seldom, and never again if they say so.

Anybody may type somebody else's address. So to an address that is to be confirmed at most a few letters go in a day,
whoever asks and from wherever, and in each of them is a link with which nobody's wish brings another one. Whether one
was sent is not told: it would tell whether somebody else has typed the address too.
"""

from __future__ import annotations

from contextlib import suppress

import sqlalchemy as sa

from sylvarium.hosting.tokens import hashed
from sylvarium.server.people.passes import Passes

LETTERS, A_DAY = 3, 24 * 3600.0  # to be confirmed, to one address
NEVER = 5 * 365 * 24 * 3600.0  # seconds for which "never again" holds
WRITTEN, UNWANTED = "asked", "never"  # kinds of passes


def mark_of(address: str) -> str:
    """The same for every way to write the address of one mailbox: with other capitals, dots and suffixes."""
    name, _, host = address.lower().rpartition("@")
    return hashed(f"{name.partition('+')[0].replace('.', '')}@{host}")[:40]


def may_write(passes: Passes, mark: str) -> bool:
    """Whether one more letter may go there; it is counted. Blocks."""
    if passes.look(UNWANTED, f"{UNWANTED}:{mark}") is not None:
        return False
    for number in range(LETTERS):
        try:
            passes.issue(WRITTEN, f"{WRITTEN}:{number}:{mark}", {}, A_DAY)
        except sa.exc.IntegrityError:  # this one has been sent
            continue
        return True
    return False


def never_again(passes: Passes, mark: str) -> None:
    """Whoever reads the mailbox wants nothing more to be confirmed there. Blocks."""
    with suppress(sa.exc.IntegrityError):  # they have said so before
        passes.issue(UNWANTED, f"{UNWANTED}:{mark}", {}, NEVER)
