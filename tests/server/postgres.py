"""A real PostgreSQL that lives as long as the tests; each that needs it has a database of its own."""

from __future__ import annotations

import atexit
import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import psycopg
from server.running import free_port

MISSING = (
    "PostgreSQL is needed for these tests and was not found: install it (Debian: apt-get install postgresql), "
    "or put its initdb and pg_ctl on the PATH."
)
NUMBERS = itertools.count(1)


def program(name: str) -> str:
    """The path of one of PostgreSQL's programs."""
    places = [shutil.which(name), *sorted(map(str, Path("/usr/lib/postgresql").glob(f"*/bin/{name}")), reverse=True)]
    found = next((place for place in places if place), None)
    assert found, MISSING
    return found


def as_user() -> dict:
    """PostgreSQL refuses to run as root; then it runs as the user `postgres`."""
    if os.geteuid() != 0:
        return {}
    try:
        user = pwd.getpwnam("postgres")
    except KeyError:
        raise AssertionError(MISSING) from None
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


@contextmanager
def postgres(durable: bool = False) -> Iterator[str]:
    """Gives the URL of a fresh database; a durable one waits for the disk, as it must where people play."""
    server, name = running(durable), f"tables_{next(NUMBERS)}"
    with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")  # type: ignore[call-overload]
    try:
        yield f"{server}/{name}"
    finally:
        with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)")  # type: ignore[call-overload]


@cache
def running(durable: bool) -> str:
    """Starts a fresh PostgreSQL, which ends with this process, and gives its address.

    Its folder is not below pytest's, which only the user who runs the tests may enter.
    """
    initdb, control, user = program("initdb"), program("pg_ctl"), as_user()
    data = Path(tempfile.mkdtemp(prefix="sylvarium-postgres-"))
    if user:
        os.chown(data, user["user"], user["group"])
    environment = {"PATH": os.environ["PATH"], "LC_ALL": "C"}
    run([initdb, "-D", str(data), "-A", "trust", "-U", "sylvarium", "-E", "UTF8", "--no-sync"], environment, user)
    port = free_port()
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={data} -c max_connections=60"
    options += "" if durable else " -c fsync=off -c full_page_writes=off"
    log = str(data / "log")
    run([control, "-D", str(data), "-l", log, "-o", options, "-w", "start"], environment, user)
    atexit.register(shutil.rmtree, data)
    atexit.register(run, [control, "-D", str(data), "-m", "immediate", "stop"], environment, user)
    return f"postgresql://sylvarium@127.0.0.1:{port}"


def run(command: list[str], environment: dict[str, str], user: dict) -> None:
    done = subprocess.run(command, env=environment, cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, **user)
    assert done.returncode == 0, done.stderr.decode()
