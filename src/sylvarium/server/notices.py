"""Processes tell each other what has changed: PostgreSQL's LISTEN and NOTIFY.

With SQLite there is only one process, and nobody to tell.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import orjson
import sqlalchemy as sa
import structlog

CHANNEL = "sylvarium"
MOST_AT_ONCE = 150  # changes in one notice: PostgreSQL allows 8000 bytes

log = structlog.get_logger()


def announce(connection: sa.Connection, process: str, changes: list[tuple[str, int]]) -> None:
    """Tells every process, when this transaction is committed, which tables have reached which version."""
    for start in range(0, len(changes), MOST_AT_ONCE):
        tell(connection, {"from": process, "changes": changes[start : start + MOST_AT_ONCE]})


def tell(connection: sa.Connection, notice: dict[str, Any]) -> None:
    connection.execute(
        sa.text("SELECT pg_notify(:channel, :notice)"),
        {"channel": CHANNEL, "notice": orjson.dumps(notice).decode()},
    )


class Listener:
    """A thread that hears the notices of other processes and hands them to the event loop.

    After a lost connection it comes back by itself and calls `missed`, because notices may have been lost.
    """

    def __init__(self, engine: sa.Engine, process: str, heard: Callable[[dict], None], missed: Callable[[], None]):
        self._url = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._process = process
        self._heard, self._missed = heard, missed
        self._stop = threading.Event()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._work, name="listener", daemon=True)

    async def start(self) -> None:
        """Begins to listen; nothing that is announced after this is missed."""
        self._loop = asyncio.get_running_loop()
        self._thread.start()
        if not await asyncio.to_thread(self._ready.wait, 30):
            raise TimeoutError("PostgreSQL does not let this process LISTEN")

    async def stop(self) -> None:
        self._stop.set()
        await asyncio.to_thread(self._thread.join)

    def _work(self) -> None:
        import psycopg  # here, because a server on SQLite starts faster without it

        while not self._stop.is_set():
            try:
                self._listen(psycopg.connect)
            except psycopg.Error as error:
                log.warning("listening was interrupted", error=str(error))
                self._stop.wait(1)

    def _listen(self, connect: Callable[..., Any]) -> None:
        with connect(self._url, autocommit=True, client_encoding="utf8") as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            if self._ready.is_set():
                self._loop.call_soon_threadsafe(self._missed)
            self._ready.set()
            while not self._stop.is_set():
                for notice in connection.notifies(timeout=0.5):
                    self._hand_over(notice.payload)

    def _hand_over(self, payload: str) -> None:
        try:
            notice = orjson.loads(payload)
        except orjson.JSONDecodeError:
            log.warning("somebody else has said something in the channel of the server")
            return
        if notice.get("from") != self._process:
            self._loop.call_soon_threadsafe(self._heard, notice)
