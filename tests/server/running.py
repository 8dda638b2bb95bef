"""Real servers for tests: in this process (to look inside), or as processes of their own (to be killed)."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import httpx
import uvicorn

from sylvarium.server.app import create_app
from sylvarium.server.run import configured
from sylvarium.server.settings import Limits, Settings

PLENTY = (1e6, 1e6)
COSTS: dict = dict.fromkeys(("work", "table_work", "moves", "thinking", "reviews", "public_tables"), PLENTY)
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


@contextmanager
def inside(settings: Settings) -> Iterator[Inside]:
    """A server in a thread of this process."""
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

    process: subprocess.Popen

    def kill(self) -> None:
        """SIGKILL: no warning, no cleaning up."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


START = "from sylvarium.server.run import serve; import sys; serve(port=int(sys.argv[1]))"


def start_process(database_url: str, port: int | None = None, program: str = START, **environment: str) -> Outside:
    """Starts a server and waits until it answers."""
    port = port or free_port()
    quick = {
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
    process = subprocess.Popen(
        [sys.executable, "-c", program, str(port)],
        env={**os.environ, **quick, "DATABASE_URL": database_url, **environment},
        stderr=subprocess.PIPE,
    )
    said: deque[str] = deque(maxlen=40)
    server = Outside(port, process)
    threading.Thread(target=_drain, args=(process, said), daemon=True).start()
    deadline = time.monotonic() + 600  # not a stopwatch: a busy machine may need its time
    while True:
        try:
            if httpx.get(server.http + "/health", timeout=5).status_code == 200:
                return server
        except httpx.HTTPError:
            pass
        assert process.poll() is None, "the server ended before it answered:\n" + "".join(said)
        assert time.monotonic() < deadline, "the server does not answer"
        time.sleep(0.02)


def _drain(process: subprocess.Popen, said: deque[str]) -> None:
    assert process.stderr
    for line in process.stderr:
        said.append(line.decode())
        if "error" in said[-1].lower():
            print(said[-1], file=sys.stderr, end="")
