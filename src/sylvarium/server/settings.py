"""What an operator may choose: `DATABASE_URL`, `SYLVARIUM_<SETTING>` and `SYLVARIUM_LIMIT_<NAME>`.

A pause is written `0.6-1.3` (seconds), a rate `20/60` (per second, saved up at most), a list `a,b`, the rest as
numbers and texts.
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

CLIENT = Path(__file__).parent / "client"


def default_database_url() -> str:
    """An SQLite file in the user's data folder."""
    return f"sqlite:///{user_data_path('sylvarium', ensure_exists=True) / 'tables.sqlite'}"


@dataclass(frozen=True)
class Limits:
    """How much one client may ask for. A rate is (per second, saved up at most)."""

    head_bytes: int = 16 * 1024  # of a request, before its body
    body_bytes: int = 64 * 1024  # of a REST request
    message_bytes: int = 8 * 1024  # of a socket message
    frame_bytes: int = 64 * 1024  # beyond this the connection is closed
    frames: tuple[float, float] = (20.0, 200.0)  # pings and pieces of messages, per socket
    messages: tuple[float, float] = (20.0, 60.0)  # per socket
    chat: tuple[float, float] = (1.0, 8.0)  # per socket
    hints: tuple[float, float] = (0.5, 6.0)  # per socket
    requests: tuple[float, float] = (30.0, 120.0)  # REST, per address
    new_tables: tuple[float, float] = (1.0, 60.0)  # per address
    public_tables: tuple[float, float] = (0.03, 6.0)  # of these, in the lobby
    refused_in_a_row: int = 100  # messages beyond the rate before the socket is closed
    connections: int = 100  # for requests, per address
    sockets_per_address: int = 60
    spectators_per_table: int = 200
    silent_sockets: int = 30  # that have not said hello yet: per address, and per table
    outgoing: int = 64  # messages waiting for a slow client before it gets a fresh state instead
    outgoing_bytes: int = 2 * 1024 * 1024  # the same in bytes
    kept_bytes: int = 64 * 1024 * 1024  # of logs and histories that were costly to make
    chat_length: int = 500
    chat_kept: int = 200
    nickname_length: int = 32
    tokens: int = 8
    # Seconds of processor time:
    work: tuple[float, float] = (0.2, 3.0)  # hellos, moments, histories, new tables: per address
    table_work: tuple[float, float] = (0.2, 3.0)  # the same per table, by whoever holds no seat there
    moves: tuple[float, float] = (0.4, 8.0)  # moves, chat and the like: per address
    thinking: tuple[float, float] = (0.5, 20.0)  # hints: per address
    reviews: tuple[float, float] = (0.5, 120.0)  # per address


@dataclass(frozen=True)
class Settings:
    """The whole configuration of one process."""

    database_url: str = ""
    client: Path = CLIENT
    workers: int = max(1, (os.cpu_count() or 2) - 1)  # threads in which bots think
    bot_pause: tuple[float, float] = (0.4, 0.9)  # seconds before a bot's turn begins, as a person would wait
    bot_step_pause: tuple[float, float] = (0.03, 0.08)  # between its steps: every client shows them at its own pace
    lone_pause: tuple[float, float] = (0.8, 2.6)  # before the table plays an only choice
    rescue_after: float = 15.0  # seconds after which another process may move a silent bot
    absent_after: float = 60.0  # seconds after which others may give an absent player's seat to a bot
    hello_within: float = 20.0
    request_within: float = 20.0  # seconds in which a request must have arrived
    body_within: float = 10.0  # seconds in which its body must have
    listed_for: float = 300.0  # seconds a public table stays in the lobby without a player
    trusted_proxies: tuple[str, ...] = ()  # addresses or networks whose X-Forwarded-For is believed
    origins: tuple[str, ...] = ()  # further sites whose pages may open sockets, such as https://play.example
    metrics_token: str = ""  # shown as `Authorization: Bearer …`; without one /metrics is for this machine only
    forget_after: float = 300.0  # seconds an unwatched table stays in memory
    heartbeat: float = 20.0  # seconds between announcements of who is connected, between processes
    orders_every: float = 1.0  # seconds between looks at what operators have ordered
    prepare_games: bool = True  # load the compiled rules of every game at the start
    log_json: bool = False
    limits: Limits = field(default_factory=Limits)

    def __post_init__(self) -> None:
        if not self.database_url:
            object.__setattr__(self, "database_url", default_database_url())

    @classmethod
    def from_environment(cls, **given: Any) -> Settings:
        """Settings from the environment; what is `given` (and not None) has precedence."""
        found: dict[str, Any] = {}
        url = os.environ.get("DATABASE_URL") or os.environ.get("SYLVARIUM_DATABASE_URL")
        if url:
            found["database_url"] = url
        for name in SETTINGS:
            found |= _from_variable(f"SYLVARIUM_{name.upper()}", name, getattr(cls, name))
        limits: dict[str, Any] = {}
        for name, one in Limits.__dataclass_fields__.items():
            limits |= _from_variable(f"SYLVARIUM_LIMIT_{name.upper()}", name, one.default)
        found["limits"] = Limits(**limits)
        return cls(**{**found, **{name: value for name, value in given.items() if value is not None}})


SETTINGS = (
    "workers", "bot_pause", "bot_step_pause", "lone_pause", "rescue_after", "absent_after", "hello_within",
    "forget_after", "heartbeat", "orders_every", "prepare_games", "log_json", "request_within", "body_within",
    "listed_for", "trusted_proxies", "origins", "metrics_token",
)  # fmt: skip


def _from_variable(variable: str, name: str, default: Any) -> dict[str, Any]:
    """The value of an environment variable, read as the default's kind; nothing if it is not set."""
    text = os.environ.get(variable)
    if not text:
        return {}
    try:
        return {name: _read(text, default)}
    except (ValueError, KeyError):
        raise ValueError(f"{variable} cannot be {text!r}") from None


def _read(text: str, default: Any) -> Any:
    if isinstance(default, bool):
        return {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}[text.lower()]
    if default == ():
        return tuple(part.strip() for part in text.split(",") if part.strip())
    if isinstance(default, tuple):
        first, *second = re.split("[-/]", text)
        return float(first), float(second[0] if second else first)
    return type(default)(text)
