"""Servers shared by the tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from server.running import GENEROUS, Inside, inside

from sylvarium.server.preparing import warm_up
from sylvarium.server.settings import Settings


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A server on an SQLite file, without pauses and with generous limits."""
    folder = tmp_path_factory.mktemp("server")
    with inside(quick(folder)) as running:
        warm_up("builders")
        yield running


def quick(folder: Path, **more: object) -> Settings:
    """Settings for tests."""
    chosen: dict = {"bot_pause": (0, 0), "lone_pause": (0, 0), "limits": GENEROUS, "absent_after": 0.0, **more}
    return Settings(database_url=f"sqlite:///{folder / 'tables.sqlite'}", client=folder / "client", **chosen)
