"""Servers shared by the tests."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from server import receivers
from server.home import Browser
from server.receivers import Mail, Web
from server.running import GENEROUS, Inside, inside

from sylvarium.bots import prepare
from sylvarium.bots.reviewing import reviewing
from sylvarium.games import game as game_by_key
from sylvarium.server import brains
from sylvarium.server.preparing import warm_up
from sylvarium.server.settings import Settings

# Reviews go on behind the tests that ask for them; how good their advice is, `tests/bots` asks.
brains.reviewing = partial(reviewing, level="oak:60")  # type: ignore[attr-defined]

# Servers are killed here, machines are not: nobody waits for the disk (test_storage.py asks for what does).
os.environ.setdefault("SYLVARIUM_SQLITE_SYNCHRONOUS", "NORMAL")


@pytest.fixture(scope="session", autouse=True)
def compiled() -> None:
    """The rules and the search of Builders, compiled before anything is timed."""
    warm_up("builders")
    prepare(game_by_key("builders"))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A server on an SQLite file, without pauses and with generous limits."""
    folder = tmp_path_factory.mktemp("server")
    with inside(quick(folder)) as running:
        yield running


@pytest.fixture
def ada(server: Inside) -> Browser:
    """A browser at this server."""
    return Browser(server)


def quick(folder: Path, **more: object) -> Settings:
    """Settings for tests."""
    pauses = {"bot_pause": (0, 0), "bot_step_pause": (0, 0), "lone_pause": (0, 0), "absent_after": 0.0}
    chosen: dict = {**pauses, "limits": GENEROUS, "prepare_games": False, **more}
    return Settings(database_url=f"sqlite:///{folder / 'tables.sqlite'}", client=folder / "client", **chosen)


@pytest.fixture
def hook() -> Iterator[Web]:
    with receivers.web() as running:
        yield running


@pytest.fixture
def mail() -> Iterator[Mail]:
    with receivers.mail() as running:
        yield running
