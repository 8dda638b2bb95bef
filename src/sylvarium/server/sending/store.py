"""Where people want to be told, and what. Every method blocks: call it in a thread."""

from __future__ import annotations

from time import time
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from sylvarium.hosting.refusal import Refusal
from sylvarium.server.people.store import new_id
from sylvarium.server.schema import channels, letters, mailboxes
from sylvarium.server.sending.outbox import KINDS

MOST = 8  # channels of a person
UNCONFIRMED = 24 * 3600.0  # seconds after which an address that nobody has confirmed is forgotten
SHOWN = ("id", "kind", "label", "created", "confirmed", "trouble")


class Channels:
    """See the top of this module."""

    def __init__(self, engine: sa.Engine):
        self.engine = engine

    def mailbox(self, person: str) -> dict[str, Any]:
        """What kinds of notices they want, in which language, and where."""
        with self.engine.connect() as connection:
            chosen = connection.execute(
                sa.select(mailboxes.c.kinds, mailboxes.c.language).where(mailboxes.c.person_id == person)
            ).first()
            query = sa.select(*(channels.c[name] for name in SHOWN)).where(channels.c.person_id == person)
            found = [dict(row._mapping) for row in connection.execute(query.order_by(channels.c.created))]
        kinds, language = chosen or (list(KINDS), "en")
        return {"kinds": kinds, "language": language, "channels": found}

    def choose(self, person: str, kinds: list[str] | None, language: str | None) -> None:
        with self.engine.begin() as connection:
            _open_mailbox(connection, person)
            values = {"kinds": kinds, "language": language}
            chosen = {name: value for name, value in values.items() if value is not None}
            if chosen:
                connection.execute(sa.update(mailboxes).where(mailboxes.c.person_id == person).values(chosen))

    def add(self, person: str, kind: str, address: dict[str, Any], label: str, site: str, confirmed: bool) -> str:
        """A further channel; the same one again takes the place of the first."""
        now, id = time(), new_id()
        row = {"id": id, "person_id": person, "kind": kind, "address": address, "label": label, "site": site}
        with self.engine.begin() as connection:
            _open_mailbox(connection, person)
            mine = sa.select(
                channels.c.id, channels.c.kind, channels.c.address, channels.c.created, channels.c.confirmed
            )
            kept = 0
            for found in connection.execute(mine.where(channels.c.person_id == person)).all():
                old = found.confirmed is None and found.created < now - UNCONFIRMED
                if old or (found.kind == kind and _same(found.address, address)):
                    remove_channel(connection, found.id)
                else:
                    kept += 1
            if kept >= MOST:
                raise Refusal("bad_channel", f"Nobody is told at more than {MOST} places. Remove one first.")
            connection.execute(
                sa.insert(channels).values(
                    {**row, "created": now, "confirmed": now if confirmed else None, "trouble": None}
                )
            )
        return id

    def confirm(self, id: str) -> bool:
        with self.engine.begin() as connection:
            update = sa.update(channels).where(channels.c.id == id).values(confirmed=time(), trouble=None)
            return connection.execute(update).rowcount == 1

    def remove(self, id: str, person: str | None = None) -> bool:
        """`person`: only if it is theirs."""
        with self.engine.begin() as connection:
            mine = sa.select(channels.c.person_id).where(channels.c.id == id)
            owner = connection.execute(mine).scalar()
            if owner is None or person not in (None, owner):
                return False
            remove_channel(connection, id)
        return True

    def label_of(self, id: str) -> tuple[str, str] | None:
        """What a channel is called, and the language of its person."""
        query = sa.select(channels.c.label, mailboxes.c.language).where(channels.c.id == id)
        joined = query.join(mailboxes, mailboxes.c.person_id == channels.c.person_id)
        with self.engine.connect() as connection:
            found = connection.execute(joined).first()
        return (found[0], found[1]) if found else None

    def write(self, channel: str, content: dict[str, Any], person: str | None = None) -> bool:
        """Sends something through one channel, at once."""
        with self.engine.begin() as connection:
            owner = connection.execute(sa.select(channels.c.person_id).where(channels.c.id == channel)).scalar()
            if owner is None or person not in (None, owner):
                return False
            put_letter(connection, channel, content)
        return True


def put_letter(connection: sa.Connection, channel: str, content: dict[str, Any]) -> None:
    row = {"id": new_id(), "channel_id": channel, "content": content, "due": time(), "tries": 0}
    connection.execute(sa.insert(letters).values({**row, "claimed_by": None, "claimed_until": None}))


def remove_channel(connection: sa.Connection, id: str) -> None:
    connection.execute(sa.delete(letters).where(letters.c.channel_id == id))
    connection.execute(sa.delete(channels).where(channels.c.id == id))


def _open_mailbox(connection: sa.Connection, person: str) -> None:
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    row = {"person_id": person, "kinds": list(KINDS), "language": "en", "sent": 0.0}
    connection.execute(insert(mailboxes).values(row).on_conflict_do_nothing())


def _same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return any(name in one and one.get(name) == other.get(name) for name in ("endpoint", "address", "url"))
