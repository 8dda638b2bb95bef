"""The first minute of somebody new: from an empty clone, an empty environment and an empty cache to a bot's answer.

    python benchmarks/first_minute.py                  a clone of this checkout's HEAD, `make play`
    python benchmarks/first_minute.py --wheel FILE     a wheel in an empty environment, `sylvarium serve`
    python benchmarks/first_minute.py --installed      what is installed here, with an empty cache alone

Prints the seconds until the page is there and, for every game (asked for one after the other as soon as the page is
there), until the first legal click, until the first answer of a bot, and until its rules are compiled.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.sync.client import connect

ROOT = Path(__file__).parents[1]
PATIENCE = 1800  # seconds to wait for anything at all
LEVEL = "oak"


@dataclass
class Sitting:
    """What came of sitting down at a game, in seconds since the beginning."""

    game: str
    asked: float
    click: float
    answer: float


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    way = parser.add_mutually_exclusive_group()
    way.add_argument("--wheel", type=Path, help="a wheel, installed into an empty environment")
    way.add_argument("--installed", action="store_true", help="the package of this Python, with an empty cache alone")
    parser.add_argument("--python", default=sys.executable, help="with which the environment is made")
    parser.add_argument("--quick", action="store_true", help="do not wait until everything is compiled")
    given = parser.parse_args()
    with TemporaryDirectory(prefix="first-minute-") as place:
        folder = Path(place)
        began = time.monotonic()
        port = free_port()
        command, cwd = prepared(given, folder, port)
        installed = time.monotonic() - began
        with running(command, cwd, folder):
            page(f"http://127.0.0.1:{port}/")
            told("page", time.monotonic() - began, installed)
            sittings = [sit_down(port, game, began) for game in shelf(port)]
            ready = {} if given.quick else wake(port, began)
    print(table(sittings, ready))


def prepared(given: argparse.Namespace, folder: Path, port: int) -> tuple[list[str], Path]:
    """Installs what is asked for; gives the command that starts the server, and where."""
    if given.installed:
        return [sys.executable, "-m", "sylvarium.command_line.cli", "serve", "--port", str(port)], ROOT
    if given.wheel:
        home = folder / "venv"
        run([given.python, "-m", "venv", str(home)], folder)
        run([str(home / "bin/python"), "-m", "pip", "install", "-q", str(given.wheel.resolve())], folder)
        return [str(home / "bin/sylvarium"), "serve", "--port", str(port)], folder
    clone = folder / "clone"
    run(["git", "clone", "-q", str(ROOT), str(clone)], folder)
    return ["make", "play", f"PORT={port}", f"PYTHON={given.python}"], clone


def environment(folder: Path) -> dict[str, str]:
    """Nothing compiled, nothing stored, and no browser."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "SYLVARIUM", "XDG"))}
    stored = f"sqlite:///{folder}/tables.sqlite"
    return {**kept, "SYLVARIUM_CACHE": str(folder / "cache"), "DATABASE_URL": stored, "BROWSER": "true"}


def run(command: list[str], cwd: Path) -> None:
    subprocess.run(command, cwd=cwd, env=environment(cwd), check=True)


@contextmanager
def running(command: list[str], cwd: Path, folder: Path) -> Iterator[None]:
    """The server, with everything it has started, until the end of the block."""
    with subprocess.Popen(command, cwd=cwd, env=environment(folder), start_new_session=True) as server:
        try:
            yield
        finally:
            os.killpg(server.pid, signal.SIGTERM)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def page(address: str) -> None:
    """Waits until the page is there."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            with urlopen(address, timeout=30) as answer:
                answer.read()
                return
        except HTTPError as refusal:
            raise SystemExit(f"the server has no page: {refusal}; is the client built?") from refusal
        except OSError:
            time.sleep(0.05)
    raise SystemExit("the page never came")


def asked(port: int, path: str, body: Any = None) -> Any:
    headers = {"Content-Type": "application/json"}
    content = None if body is None else json.dumps(body).encode()
    with urlopen(Request(f"http://127.0.0.1:{port}{path}", content, headers), timeout=PATIENCE) as answer:
        return json.load(answer)


def shelf(port: int) -> list[str]:
    return [game["key"] for game in asked(port, "/api/games")]


def sit_down(port: int, game: str, began: float) -> Sitting:
    """Sits down beside a bot and plays the first choice each time, until the bot has answered."""
    at = time.monotonic() - began
    seats = [{"kind": "me"}, {"kind": "bot", "level": LEVEL}]
    created = asked(port, "/api/tables", {"game": game, "seats": seats, "options": {}, "nickname": "Ada", "seed": 1})
    click = answer = 0.0
    with connect(f"ws://127.0.0.1:{port}/api/tables/{created['table']}/socket", max_size=None) as line:
        line.send(json.dumps({"type": "hello", "tokens": list(created["tokens"].values()), "version": None}))
        request = 0
        while not answer:
            message = json.loads(line.recv(PATIENCE))
            view = message.get("views", {}).get("0")
            if view and view["choices"]:
                click = click or time.monotonic() - began
                request += 1
                action = view["choices"][0]["action"]
                move = {"type": "play", "request": request, "seat": 0, "number": view["number"], "action": action}
                line.send(json.dumps(move))
            if any(each["seat"] == 1 for each in (message.get("log") or {}).get("0", [])):
                answer = time.monotonic() - began
    told(f"{game}: a bot's answer", answer, at)
    return Sitting(game, at, click, answer)


def wake(port: int, began: float) -> dict[str, float]:
    """Waits until every game is compiled; when each of them was."""
    found: dict[str, float] = {}
    while True:
        states = asked(port, "/health")["games"]
        for game, state in states.items():
            if state != "preparing" and game not in found:
                found[game] = time.monotonic() - began
                told(f"{game}: {state}", found[game])
        if len(found) == len(states):
            return found
        time.sleep(0.2)


def told(what: str, seconds: float, since: float = 0.0) -> None:
    print(
        f"{what} after {seconds:.1f} s" + (f" ({seconds - since:.1f} s)" if since else ""), file=sys.stderr, flush=True
    )


def table(sittings: list[Sitting], ready: dict[str, float]) -> str:
    """Seconds from sitting down; the last column from the very beginning."""
    lines = [
        "| game | first legal click | first answer of a bot | compiled, from the start |",
        "| --- | --- | --- | --- |",
    ]
    for each in sittings:
        click, answer = each.click - each.asked, each.answer - each.asked
        compiled = f"{ready[each.game]:.0f} s" if each.game in ready else "–"
        lines.append(f"| {each.game} | {click:.1f} s | {answer:.1f} s | {compiled} |")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
