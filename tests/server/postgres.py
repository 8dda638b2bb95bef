"""A real PostgreSQL that lives as long as the tests that need it."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from server.running import free_port

MISSING = (
    "PostgreSQL is needed for these tests and was not found: install it (Debian: apt-get install postgresql), "
    "or put its initdb and pg_ctl on the PATH."
)


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
def postgres() -> Iterator[str]:
    """Starts a fresh PostgreSQL and gives the URL of its database.

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
    log = str(data / "log")
    run([control, "-D", str(data), "-l", log, "-o", options, "-w", "start"], environment, user)
    try:
        yield f"postgresql://sylvarium@127.0.0.1:{port}/postgres"
    finally:
        run([control, "-D", str(data), "-m", "immediate", "stop"], environment, user)
        shutil.rmtree(data)


def run(command: list[str], environment: dict[str, str], user: dict) -> None:
    done = subprocess.run(command, env=environment, cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, **user)
    assert done.returncode == 0, done.stderr.decode()
