"""What an operator may choose: `DATABASE_URL`, `SYLVARIUM_<SETTING>` and `SYLVARIUM_LIMIT_<NAME>`.

A pause is written `0.6-1.3` (seconds), a rate `20/60` (per second, saved up at most), a list `a,b`, the rest as
numbers and texts.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Annotated, Any, Literal

from platformdirs import user_data_path
from pydantic import AliasChoices, BeforeValidator, Field, ValidationError
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from sylvarium.hosting import pauses

CLIENT = Path(__file__).parent / "client"


def _two_numbers(value: Any) -> Any:
    """`0.6-1.3` or `20/60`; a single number stands for both."""
    if not isinstance(value, str):
        return value
    first, *second = re.split("[-/]", value)
    return first, *(second or [first])


def _names(value: Any) -> Any:
    """`a,b`."""
    return tuple(filter(None, map(str.strip, value.split(",")))) if isinstance(value, str) else value


Pair = Annotated[tuple[float, float], NoDecode, BeforeValidator(_two_numbers)]
Names = Annotated[tuple[str, ...], NoDecode, BeforeValidator(_names)]


def default_database_url() -> str:
    """An SQLite file in the user's data folder."""
    return f"sqlite:///{user_data_path('sylvarium', ensure_exists=True) / 'tables.sqlite'}"


class Limits(BaseSettings):
    """How much one client may ask for. A rate is (per second, saved up at most)."""

    model_config = SettingsConfigDict(env_prefix="SYLVARIUM_LIMIT_", env_ignore_empty=True, frozen=True)

    head_bytes: int = 16 * 1024  # of a request, before its body
    body_bytes: int = 64 * 1024  # of a REST request
    message_bytes: int = 8 * 1024  # of a socket message
    frame_bytes: int = 64 * 1024  # beyond this the connection is closed
    frames: Pair = (20.0, 200.0)  # pings and pieces of messages, per socket
    messages: Pair = (20.0, 60.0)  # per socket
    chat: Pair = (1.0, 8.0)  # per socket
    hints: Pair = (0.5, 6.0)  # per socket
    requests: Pair = (30.0, 120.0)  # REST, per address
    files: Pair = (100.0, 2000.0)  # of the web client, and /health, per address
    new_tables: Pair = (1.0, 60.0)  # per address
    public_tables: Pair = (0.03, 6.0)  # of these, in the lobby
    searches: Pair = (0.05, 10.0)  # for players, per address: whoever is found waits for those who were looking
    logins: Pair = (0.2, 20.0)  # logging in, codes and the like, per address
    tournaments: Pair = (0.01, 6.0)  # founded, per address
    reports: Pair = (0.02, 10.0)  # of people, lines and names, per address
    flood: int = 100  # so many more messages beyond the rate than within it close the socket
    connections: int = 100  # for requests, per address
    sockets_per_address: int = 60
    openings: Pair = (5.0, 150.0)  # of sockets, per address
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
    work: Pair = (0.2, 3.0)  # hellos, moments, histories, new tables: per address
    table_work: Pair = (0.2, 3.0)  # the same per table, by whoever holds no seat there
    moves: Pair = (0.4, 8.0)  # moves, chat and the like: per address
    thinking: Pair = (0.5, 20.0)  # hints: per address
    reviews: Pair = (0.5, 120.0)  # per address


class Settings(BaseSettings):
    """The whole configuration of one process; what is not given comes from the environment."""

    model_config = SettingsConfigDict(
        env_prefix="SYLVARIUM_", env_ignore_empty=True, frozen=True, populate_by_name=True
    )

    database_url: str = Field(
        default_factory=default_database_url, validation_alias=AliasChoices("DATABASE_URL", "SYLVARIUM_DATABASE_URL")
    )
    client: Path = CLIENT
    workers: int = max(1, (os.cpu_count() or 2) - 1)  # threads in which bots think
    bot_pause: Pair = pauses.BOT  # seconds before a bot's turn begins, as a person would wait
    bot_step_pause: Pair = pauses.BOT_STEP  # between its steps: every client shows them at its own pace
    lone_pause: Pair = pauses.LONE  # before the table plays an only choice
    plan_pause: Pair = pauses.PLAN  # before the first step of a planned turn, as a person would wait
    plan_step_pause: Pair = pauses.PLAN_STEP  # between its steps
    rescue_after: float = 15.0  # seconds after which another process may move a silent bot
    absent_after: float = 60.0  # seconds after which others may give an absent player's seat to a bot
    hello_within: float = 20.0
    request_within: float = 20.0  # seconds in which a request must have arrived
    body_within: float = 10.0  # seconds in which its body must have
    listed_for: float = 300.0  # seconds a public table stays in the lobby without a player
    trusted_proxies: Names = ()  # addresses or networks whose X-Forwarded-For is believed
    origins: Names = ()  # further sites whose pages may open sockets, such as https://play.example
    site: str = ""  # where people find this server, such as https://play.example; without it: what the request says
    metrics_token: str = ""  # shown as `Authorization: Bearer …`; without one /metrics is for this machine only
    forget_after: float = 300.0  # seconds an unwatched table stays in memory
    heartbeat: float = 20.0  # seconds between announcements of who is connected, between processes
    clocks_every: float = 1.0  # seconds between looks at clocks that may be up
    clock_lease: float = 20.0  # seconds after which another process sees to a clock that this one has taken on
    clock_grace: float = 10.0  # seconds without any server after which that time is nobody's
    tournaments_every: float = 5.0  # seconds between looks at tournaments whose round may be over
    notice_delay: float = 30.0  # seconds before somebody who does not look is told: others may follow, or they look
    notice_gap: float = 300.0  # seconds between two messages to the same person: what comes between is bundled
    notices_every: float = 2.0  # seconds between looks at what is to be sent
    notices_private: bool = False  # hooks and push services may be at private addresses, and without https
    mail_from: str = ""  # the address that e-mail comes from
    smtp_host: str = ""  # without one no e-mail is offered
    smtp_port: int = 587
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_tls: Literal["starttls", "tls", "none"] = "starttls"
    orders_every: float = 1.0  # seconds between looks at what operators have ordered
    prepare_games: bool = True  # load the compiled rules of every game at the start
    log_json: bool = False
    limits: Limits = Field(default_factory=Limits)

    @classmethod
    def from_environment(cls, **given: Any) -> Settings:
        """Settings from the environment; what is `given` (and not None) has precedence."""
        try:
            return cls(**{name: value for name, value in given.items() if value is not None})
        except ValidationError as error:
            said = dict.fromkeys(_sentence(error.title, problem) for problem in error.errors())
            raise ValueError("; ".join(said)) from None


def _sentence(model: str, problem: Any) -> str:
    """What is wrong with one variable."""
    prefix = {"Settings": "SYLVARIUM_", "Limits": "SYLVARIUM_LIMIT_"}[model]
    variable = str(problem["loc"][0])
    named = variable if variable.isupper() else prefix + variable.upper()
    return f"{named} cannot be {problem['input']!r}: {problem['msg']}"
