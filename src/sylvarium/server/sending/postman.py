"""Sends what is to be sent, in threads, and tries again if nobody answers.

One process takes on a letter, for a while. If it dies at the very moment of sending, another one sends the letter
again, with the same id, by which mail programs and push services recognise it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from time import time
from typing import Any, TypeVar

import sqlalchemy as sa
import structlog

from sylvarium.server.schema import channels, letters
from sylvarium.server.sending import reaching
from sylvarium.server.sending.bundling import bundle, waking_hours
from sylvarium.server.sending.carriers import Carriers, Letter, Outcome
from sylvarium.server.sending.secrets import Secrets
from sylvarium.server.sending.store import remove_channel
from sylvarium.server.settings import Settings

HANDS = 8  # letters at once, each in a thread, and of each person one
SLOW_HANDS = HANDS // 2  # of them for channels that did not answer the last time
LOOKERS = 4  # threads in which names are looked up that people give
LOOK_UP = 10.0  # seconds for that
LEASE = 120.0  # seconds after which another process may send a letter that this one has taken on
AGAIN = (30.0, 120.0, 600.0, 3600.0, 4 * 3600.0)  # seconds before each further try

LETTER = (letters.c.id, channels.c.id, channels.c.kind, channels.c.address, channels.c.site, letters.c.content,
          channels.c.person_id, channels.c.trouble)  # fmt: skip

Found = TypeVar("Found")
log = structlog.get_logger()


@dataclass
class Postman:
    """`watch` works until it is cancelled.

    Who is written to may answer as slowly as they like. So it is done in threads of its own, which nothing else waits
    for; nobody has more than one of them, and those who did not answer the last time not more than half.
    """

    engine: sa.Engine
    process: str
    settings: Settings
    _secrets: Secrets | None = None
    _under_way: dict[asyncio.Task[None], Letter] = field(default_factory=dict)
    _hands: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(HANDS, "postman"))
    _lookers: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(LOOKERS, "looker"))

    async def start(self) -> None:
        """The keys are made at the first start; if the store does not answer, as soon as it does."""
        with suppress(sa.exc.SQLAlchemyError):
            await self.secrets()

    async def secrets(self) -> Secrets:
        if self._secrets is None:
            self._secrets = await asyncio.to_thread(Secrets, self.engine)
        return self._secrets

    async def check(self, url: str) -> None:
        """Whether something may be sent there; `Unreachable` if not, or if nobody says where that is."""
        try:
            async with asyncio.timeout(LOOK_UP):
                await _within(self._lookers, partial(reaching.check, url, self.settings.notices_private))
        except TimeoutError:
            raise reaching.Unreachable("There is nobody at this address just now.") from None

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

    def stop(self) -> None:
        """What is under way is sent again by whoever comes next, if it does not arrive."""
        for pool in (self._hands, self._lookers):
            pool.shutdown(wait=False, cancel_futures=True)

    async def _send(self) -> None:
        """Hands out what is to be sent, and waits for none of it."""
        carriers = Carriers(self.settings, await self.secrets())
        for letter in await asyncio.to_thread(self._claim, time()):
            task = asyncio.create_task(_within(self._hands, partial(self._carry, carriers, letter)))
            self._under_way[task] = letter
            task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._under_way.pop(task, None)
        if not task.cancelled() and (error := task.exception()):
            log.warning("what became of a notice could not be stored", problem=type(error).__name__)

    def _claim(self, now: float) -> list[Letter]:
        """Letters to be sent now: of everybody to whom none is under way the oldest, as far as there are hands."""
        under_way = list(self._under_way.values())
        busy = {letter.person for letter in under_way}
        slow = SLOW_HANDS - sum(letter.trouble is not None for letter in under_way)
        with self.engine.begin() as connection:
            chosen: list[Letter] = []
            for trouble, room in ((False, HANDS - len(under_way)), (True, slow)):
                room = min(room, HANDS - len(under_way) - len(chosen))
                found = self._waiting(connection, now, trouble, busy, room) if room > 0 else []
                chosen += found
                busy |= {letter.person for letter in found}
            mine = {"claimed_by": self.process, "claimed_until": now + LEASE}
            here = (letters.c.id.in_([letter.id for letter in chosen]), _free(now))
            taken = sa.update(letters).where(*here).values(mine).returning(letters.c.id)
            ids = set(connection.execute(taken).scalars()) if chosen else set()
            return [letter for letter in chosen if letter.id in ids]

    @staticmethod
    def _waiting(connection: sa.Connection, now: float, trouble: bool, busy: set[str], room: int) -> list[Letter]:
        due = (letters.c.due <= now, _free(now), channels.c.person_id.not_in(busy))
        slow = channels.c.trouble.is_not(None) if trouble else channels.c.trouble.is_(None)
        at = letters.join(channels, channels.c.id == letters.c.channel_id)
        whose, since = channels.c.person_id, sa.func.min(letters.c.due)
        people = sa.select(whose).select_from(at).where(*due, slow).group_by(whose).order_by(since, whose).limit(room)
        found = []
        for person in connection.execute(people).scalars().all():
            oldest = sa.select(*LETTER).select_from(at).where(*due, slow, whose == person)
            row = connection.execute(oldest.order_by(letters.c.due, letters.c.id).limit(1)).first()
            found += [Letter(*row)] if row else []
        return found

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
                due = waking_hours(connection, letter.person).after(time() + AGAIN[tries], 0.0)
                later = {"tries": tries + 1, "due": due, "claimed_by": None, "claimed_until": None}
                connection.execute(sa.update(letters).where(mine).values(later))


def _free(now: float) -> sa.ColumnElement[bool]:
    return sa.or_(letters.c.claimed_until.is_(None), letters.c.claimed_until <= now)


async def _within(pool: ThreadPoolExecutor, work: Callable[[], Found]) -> Found:
    return await asyncio.get_running_loop().run_in_executor(pool, work)
