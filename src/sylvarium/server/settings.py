"""What an operator may choose. Every setting has an environment variable `SYLVARIUM_<NAME>`."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

CLIENT = Path(__file__).parent / "client"


def default_database_url() -> str:
    """An SQLite file in the user's data folder."""
    return f"sqlite:///{user_data_path('sylvarium', ensure_exists=True) / 'tables.sqlite'}"


@dataclass(frozen=True)
class Limits:
    """How much one client may ask for. A rate is (per second, saved up at most)."""

    body_bytes: int = 64 * 1024  # of a REST request
    message_bytes: int = 8 * 1024  # of a socket message
    frame_bytes: int = 64 * 1024  # beyond this the connection is closed
    messages: tuple[float, float] = (20.0, 60.0)  # per socket
    chat: tuple[float, float] = (1.0, 8.0)  # per socket
    hints: tuple[float, float] = (0.5, 6.0)  # per socket
    requests: tuple[float, float] = (30.0, 120.0)  # REST, per address
    new_tables: tuple[float, float] = (0.5, 20.0)  # per address
    refused_in_a_row: int = 100  # messages beyond the rate before the socket is closed
    sockets_per_table: int = 200
    outgoing: int = 64  # messages waiting for a slow client before it gets a fresh state instead
    chat_length: int = 500
    chat_kept: int = 200
    nickname_length: int = 32
    tokens: int = 8


@dataclass(frozen=True)
class Settings:
    """The whole configuration of one process."""

    database_url: str = ""
    client: Path = CLIENT
    workers: int = max(1, (os.cpu_count() or 2) - 1)  # threads in which bots think
    bot_pause: tuple[float, float] = (0.6, 1.3)  # seconds a bot takes at least, as a person would
    lone_pause: tuple[float, float] = (0.8, 2.6)  # before the table plays an only choice
    rescue_after: float = 15.0  # seconds after which another process may move a silent bot
    absent_after: float = 60.0  # seconds after which others may give an absent player's seat to a bot
    hello_within: float = 20.0
    forget_after: float = 300.0  # seconds an unwatched table stays in memory
    heartbeat: float = 20.0  # seconds between announcements of who is connected, between processes
    prepare_games: bool = True  # load the compiled rules of every game at the start
    log_json: bool = False
    limits: Limits = field(default_factory=Limits)

    def __post_init__(self) -> None:
        if not self.database_url:
            object.__setattr__(self, "database_url", default_database_url())

    @classmethod
    def from_environment(cls, **given: object) -> Settings:
        """Settings from the environment; what is `given` (and not None) has precedence."""
        found: dict[str, object] = {}
        url = os.environ.get("DATABASE_URL") or os.environ.get("SYLVARIUM_DATABASE_URL")
        if url:
            found["database_url"] = url
        readers = {
            "workers": int,
            "bot_pause": _range,
            "lone_pause": _range,
            "absent_after": float,
            "forget_after": float,
            "log_json": _yes,
            "prepare_games": _yes,
        }
        for name, read in readers.items():
            text = os.environ.get(f"SYLVARIUM_{name.upper()}")
            if text:
                found[name] = _read(name, text, read)
        found.update({name: value for name, value in given.items() if value is not None})
        return cls(**found)  # type: ignore[arg-type]


def _read(name: str, text: str, read: object) -> object:
    try:
        return read(text)  # type: ignore[operator]
    except ValueError:
        raise ValueError(f"SYLVARIUM_{name.upper()} cannot be {text!r}") from None


def _yes(text: str) -> bool:
    if text.lower() not in ("0", "1", "true", "false", "yes", "no"):
        raise ValueError(text)
    return text.lower() in ("1", "true", "yes")


def _range(text: str) -> tuple[float, float]:
    """`0.5-1.2`, or one number."""
    low, _, high = text.partition("-")
    return float(low), float(high or low)
