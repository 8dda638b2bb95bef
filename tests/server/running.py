"""Real servers for tests: in this process (to look inside), or as processes of their own (to be killed)."""

from __future__ import annotations

import atexit
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import httpx._config
import httpx._transports.default
import uvicorn
from server.stable import Forked, stable
from sqlalchemy import make_url

from sylvarium.server.app import create_app
from sylvarium.server.database import migrate, open_engine
from sylvarium.server.run import configured
from sylvarium.server.settings import Limits, Settings

# Every request of `httpx.get` and the like would read all authorities of the web anew, which takes a hundred times
# as long as the request; nothing here is encrypted.
httpx._transports.default.create_ssl_context = cache(httpx._transports.default.create_ssl_context)
# Tests are not stopwatches: a busy machine may need its time for an answer.
httpx._config.DEFAULT_TIMEOUT_CONFIG.read = httpx._config.DEFAULT_TIMEOUT_CONFIG.connect = 120.0

PLENTY = (1e6, 1e6)
FREE = (
    "files", "work", "table_work", "moves", "thinking", "reviews",
    "public_tables", "searches", "tournaments", "openings",
)  # fmt: skip
COSTS: dict = dict.fromkeys(FREE, PLENTY)
GENEROUS = Limits(requests=PLENTY, new_tables=PLENTY, messages=PLENTY, chat=PLENTY, logins=PLENTY, **COSTS)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@dataclass
class Address:
    """Where a server listens."""

    port: int

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def socket(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"


@dataclass
class Inside(Address):
    """A server in a thread of this process; `app` is at hand."""

    app: Any


@cache
def migrated() -> Path:
    """An empty SQLite file with today's schema."""
    folder = tempfile.TemporaryDirectory(prefix="sylvarium-empty-")
    atexit.register(folder.cleanup)
    file = Path(folder.name) / "tables.sqlite"
    engine = open_engine(f"sqlite:///{file}")
    migrate(engine)
    engine.dispose()  # the last connection leaves everything in this one file
    return file


def give_schema(database_url: str) -> None:
    """A server on a file that is not there yet finds an empty one: a hundred servers need not migrate one by one.

    That migrations lead there is tested by themselves, and by servers in processes of their own.
    """
    file = make_url(database_url).database
    if database_url.startswith("sqlite") and file and not Path(file).exists():
        Path(file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(migrated(), file)


@contextmanager
def inside(settings: Settings) -> Iterator[Inside]:
    """A server in a thread of this process."""
    give_schema(settings.database_url)
    app = create_app(settings)
    port = free_port()
    server = uvicorn.Server(configured(settings, app, port=port))
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        deadline = time.monotonic() + 300
        while not server.started:
            assert thread.is_alive() and time.monotonic() < deadline, "the server did not start"
            time.sleep(0.01)
        yield Inside(port, app)
    finally:
        server.should_exit = True
        thread.join()


@dataclass
class Outside(Address):
    """A server in a process of its own."""

    process: subprocess.Popen | Forked

    def kill(self) -> None:
        """SIGKILL: no warning, no cleaning up."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(120)


START = "from sylvarium.server.run import serve; serve(port={port})"
QUICK = {
    "SYLVARIUM_BOT_PAUSE": "0.0001",
    "SYLVARIUM_BOT_STEP_PAUSE": "0.0001",
    "SYLVARIUM_PLAN_PAUSE": "0.0001",
    "SYLVARIUM_PLAN_STEP_PAUSE": "0.0001",
    "SYLVARIUM_PREPARE_GAMES": "0",
    "SYLVARIUM_LIMIT_REQUESTS": "1000000/1000000",
    "SYLVARIUM_LIMIT_NEW_TABLES": "1000000/1000000",
    "SYLVARIUM_LIMIT_MESSAGES": "1000000/1000000",
    "SYLVARIUM_LIMIT_LOGINS": "1000000/1000000",
    **{f"SYLVARIUM_LIMIT_{name.upper()}": "1000000/1000000" for name in COSTS},
}


def fork_process(database_url: str, port: int | None = None, program: str = START, **environment: str) -> Outside:
    """A server in a process of its own, with the rules of Builders loaded; waits until it answers."""
    port = port or free_port()
    settings = {**QUICK, "DATABASE_URL": database_url, **environment}
    server = Outside(port, stable().fork(program.format(port=port), settings, ("builders",)))
    return answering(server, stable().said)


def start_process(database_url: str, program: str = START, **environment: str) -> Outside:
    """A server from the start of Python on, for what depends on that; waits until it answers."""
    port, said = free_port(), deque[str](maxlen=40)
    process = subprocess.Popen(
        [sys.executable, "-c", program.format(port=port)],
        env={**os.environ, **QUICK, "DATABASE_URL": database_url, **environment},
        stderr=subprocess.PIPE,
    )
    threading.Thread(target=_drain, args=(process, said), daemon=True).start()
    return answering(Outside(port, process), said)


def answering(server: Outside, said: deque[str]) -> Outside:
    """The server, once it answers."""
    deadline = time.monotonic() + 600  # not a stopwatch: a busy machine may need its time
    while True:
        with suppress(httpx.HTTPError):
            if httpx.get(server.http + "/health", timeout=5).status_code == 200:
                return server
        assert server.process.poll() is None, "the server ended before it answered:\n" + "".join(said)
        assert time.monotonic() < deadline, "the server does not answer"
        time.sleep(0.02)


def _drain(process: subprocess.Popen, said: deque[str]) -> None:
    assert process.stderr
    for line in process.stderr:
        said.append(line.decode())
        if "error" in said[-1].lower():
            print(said[-1], file=sys.stderr, end="")
