"""Brings the peers here: packages from PyPI in an environment of their own, boardgame.io from npm.

What cannot be installed is named with the reason, never dropped silently.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from peers import PEERS, STARTS

ROOT = Path(__file__).parents[1]
HOME = ROOT / ".venv" / "peers"
PYTHON = HOME / "bin" / "python"
NODE_FOLDER = ROOT / "benchmarks" / "server" / "boardgame_io"

# Name on the page, and what pip is asked for.
PACKAGES = {
    "open_spiel": ("OpenSpiel", ["open_spiel"]),
    "pettingzoo": ("PettingZoo", ["pettingzoo[classic]"]),
    "rlcard": ("RLCard", ["rlcard"]),
    "catanatron": ("Catanatron", ["catanatron"]),
    "chess": ("python-chess", ["chess"]),
    "pgx": ("pgx", ["pgx", "jax"]),
}
assert PACKAGES.keys() == PEERS.keys() == STARTS.keys()
# One core for everybody, as for ours.
ONE_CORE = {
    "OMP_NUM_THREADS": "1",
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
    "JAX_PLATFORMS": "cpu",
}
START_TIMES = 3
JAVASCRIPT_START = "require('boardgame.io/client').Client({ game: require('./game').Clearing }).start()"


class Missing(Exception):
    """A peer that could not be brought here, and why."""


def ran(command: list[str | Path], **more: Any) -> str:
    done = subprocess.run([str(each) for each in command], capture_output=True, text=True, **more)
    if done.returncode:
        lines = (done.stderr or done.stdout).strip().splitlines()
        raise Missing(next((line for line in reversed(lines) if "rror" in line), lines[-1] if lines else "it failed"))
    return done.stdout


def install(package: str) -> None:
    if not PYTHON.exists():
        ran([sys.executable, "-m", "venv", HOME])
    ran([PYTHON, "-m", "pip", "install", "-q", "--disable-pip-version-check", *PACKAGES[package][1]])


def on_one_core() -> dict[str, Any]:
    """How a peer's process is started: on the first core only."""
    core = min(os.sched_getaffinity(0))
    return {"env": {**os.environ, **ONE_CORE}, "preexec_fn": lambda: os.sched_setaffinity(0, {core})}


def measured(package: str, seconds: float) -> list[dict[str, Any]]:
    """One row per game of a peer."""
    name = PACKAGES[package][0]
    try:
        install(package)
        script = Path(__file__).with_name("peers.py")
        lines = ran([PYTHON, script, package, "--seconds", str(seconds)], **on_one_core()).splitlines()
        rows = [json.loads(line) for line in lines if line.startswith("{")]
        start = _quickest([PYTHON, "-c", STARTS[package]], **on_one_core())
        version = ran([PYTHON, "-m", "pip", "show", PACKAGES[package][1][0].partition("[")[0]])
    except Missing as missing:
        return [{"system": name, "game": "", "missing": str(missing)}]
    number = next(line.split()[1] for line in version.splitlines() if line.startswith("Version:"))
    return [{**row, "start": start, "version": number} for row in rows]


def boardgame_io(seconds: float) -> list[dict[str, Any]]:
    """The reducer of boardgame.io with a game of the size of Builders, without server or browser."""
    node, npm = shutil.which("node"), shutil.which("npm")
    try:
        if not node or not npm:
            raise Missing("Node and npm are not installed")
        if not (NODE_FOLDER / "node_modules" / "boardgame.io").is_dir():
            ran([npm, "install", "--no-package-lock", "--no-audit", "--no-fund"], cwd=NODE_FOLDER)
        place = {"env": {**os.environ, "NODE_PATH": str(NODE_FOLDER / "node_modules"), "NODE_ENV": "production"}}
        told = ran([node, Path(__file__).with_name("boardgame_io.js"), str(seconds)], **place)
        start = _quickest([node, "-e", JAVASCRIPT_START], cwd=NODE_FOLDER, **place)
    except Missing as missing:
        return [{"system": "boardgame.io", "game": "", "missing": str(missing)}]
    return [{**json.loads(told), "start": start}]


def _quickest(command: list[str | Path], **more: Any) -> float:
    """Seconds a command takes, at best."""
    times = []
    for _ in range(START_TIMES):
        began = time.perf_counter()
        ran(command, **more)
        times.append(time.perf_counter() - began)
    return min(times)
