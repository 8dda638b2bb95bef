"""A database as older versions have left it, with what is in it today."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from sylvarium.server import database


@contextmanager
def older(folder: Path, revision: str) -> Iterator[sa.Connection]:
    """Takes the database of a server that has ended back to a revision; what else was different is done inside."""
    engine = database.open_engine(f"sqlite:///{folder / 'tables.sqlite'}")
    config = Config()
    config.set_main_option("script_location", str(Path(database.__file__).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, revision)
        yield connection
    engine.dispose()
