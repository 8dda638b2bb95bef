"""The modules of several games, each made in a process of its own: compilers need a lot of memory and hold the lock."""

from __future__ import annotations

import gzip
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from sylvarium.kernel.rule import PACKAGE
from sylvarium.modes import VARIABLE

CLIENT = PACKAGE / "server" / "client" / "wasm"  # where the client that the server serves looks for modules


@dataclass(frozen=True)
class Made:
    """A module that has been written."""

    game: str
    file: Path
    seconds: float  # what it took; almost nothing if it was in the cache

    @property
    def size(self) -> int:
        return self.file.stat().st_size

    @property
    def compressed(self) -> int:
        return len(gzip.compress(self.file.read_bytes(), 9))


def make_all(keys: Sequence[str], folder: Path, workers: int) -> Iterator[Made]:
    """Writes the modules of these games to a folder, several at a time; yields each as it is done."""
    folder.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(workers) as pool:
        for each in as_completed([pool.submit(make, key, folder) for key in keys]):
            yield each.result()


def make(key: str, folder: Path, patiently: bool = False) -> Made:
    """Writes the module of one game to a folder; `patiently`: after everything else that this machine has to do."""
    began = perf_counter()
    command = [sys.executable, "-m", "sylvarium.wasm", key, str(folder), *(["patiently"] if patiently else [])]
    environment = {**os.environ, VARIABLE: "0", "PYTHONPATH": os.pathsep.join(map(str, sys.path))}
    done = subprocess.run(command, env=environment, stderr=subprocess.PIPE, text=True)
    if done.returncode:
        raise OSError(f"the module of {key} could not be made:\n{done.stderr.strip()}")
    return Made(key, folder / f"{key}.wasm", perf_counter() - began)
