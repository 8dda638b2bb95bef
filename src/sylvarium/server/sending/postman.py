"""Sends what is to be sent, in threads, and tries again if nobody answers.

One process takes on a letter, for a while. If it dies at the very moment of sending, another one sends the letter
again, with the same id, by which mail programs and push services recognise it.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from time import time
from typing import Any

import sqlalchemy as sa
import structlog

from sylvarium.server.schema import channels, letters
from sylvarium.server.sending.bundling import bundle
from sylvarium.server.sending.carriers import Carriers, Letter, Outcome
from sylvarium.server.sending.secrets import Secrets
from sylvarium.server.sending.store import remove_channel
from sylvarium.server.settings import Settings

AT_ONCE = 8  # letters, each in a thread
LEASE = 120.0  # seconds after which another process may send a letter that this one has taken on
AGAIN = (30.0, 120.0, 600.0, 3600.0, 4 * 3600.0)  # seconds before each further try

log = structlog.get_logger()


@dataclass
class Postman:
    """`watch` works until it is cancelled."""

    engine: sa.Engine
    process: str
    settings: Settings
    _secrets: Secrets | None = None

    async def start(self) -> None:
        """The keys are made at the first start; if the store does not answer, as soon as it does."""
        with suppress(sa.exc.SQLAlchemyError):
            await self.secrets()

    async def secrets(self) -> Secrets:
        if self._secrets is None:
            self._secrets = await asyncio.to_thread(Secrets, self.engine)
        return self._secrets

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(self.settings.notices_every)
            try:
                await asyncio.to_thread(bundle, self.engine, self.settings, time())
                await self._send()
            except sa.exc.SQLAlchemyError as error:
                log.warning("notices cannot be read", problem=type(error).__name__)
            except Exception:
                log.exception("notices could not be sent")

    async def _send(self) -> None:
        carriers = Carriers(self.settings, await self.secrets())
        taken = await asyncio.to_thread(self._claim, time())
        await asyncio.gather(*(asyncio.to_thread(self._carry, carriers, letter) for letter in taken))

    def _claim(self, now: float) -> list[Letter]:
        free = sa.or_(letters.c.claimed_until.is_(None), letters.c.claimed_until <= now)
        wanted = (
            sa.select(letters.c.id)
            .where(letters.c.due <= now, free)
            .order_by(letters.c.due, letters.c.id)
            .limit(AT_ONCE)
        )
        take = (
            sa.update(letters)
            .where(letters.c.id.in_(wanted.with_for_update(skip_locked=True)))
            .values(claimed_by=self.process, claimed_until=now + LEASE)
            .returning(letters.c.id)
        )
        with self.engine.begin() as connection:
            ids = connection.execute(take).scalars().all()
            columns = (
                letters.c.id,
                channels.c.id,
                channels.c.kind,
                channels.c.address,
                channels.c.site,
                letters.c.content,
            )
            query = (
                sa.select(*columns).join(channels, channels.c.id == letters.c.channel_id).where(letters.c.id.in_(ids))
            )
            return [Letter(*row) for row in connection.execute(query)] if ids else []

    def _carry(self, carriers: Carriers, letter: Letter) -> None:
        """In a thread."""
        outcome = carriers.deliver(letter)
        with self.engine.begin() as connection:
            self._note(connection, letter, outcome)

    def _note(self, connection: sa.Connection, letter: Letter, outcome: Outcome) -> None:
        """What became of it: the letter is gone, or is tried again; an address that does not exist is forgotten."""
        mine = sa.and_(letters.c.id == letter.id, letters.c.claimed_by == self.process)
        here = sa.update(channels).where(channels.c.id == letter.channel)
        if outcome == "delivered":
            connection.execute(sa.delete(letters).where(mine))
            connection.execute(here.values(trouble=None))
        elif outcome == "gone":
            remove_channel(connection, letter.channel)
            log.info("an address that is gone was forgotten", way=letter.kind)
        else:
            tries: Any = connection.execute(sa.select(letters.c.tries).where(mine)).scalar()
            if tries is None:
                return
            connection.execute(here.values(trouble="unreachable"))
            if tries >= len(AGAIN):
                connection.execute(sa.delete(letters).where(mine))
            else:
                later = {"tries": tries + 1, "due": time() + AGAIN[tries], "claimed_by": None, "claimed_until": None}
                connection.execute(sa.update(letters).where(mine).values(later))
