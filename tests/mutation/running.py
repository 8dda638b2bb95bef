"""Runs the tests of one game against mutants of its rules, inside one pytest session.

The tests are collected once, with interpreted rules, and run twice: to see how long they take, and in which of them
which mutant makes any difference (`probing.py`). Then every mutant is tried in a forked copy of the process, in which
the function's code is replaced: the tests in which it makes a difference run until one fails. First those that
noticed another change of the same function, then the others, fastest first, and recorded games at last. Tests that
take long are left out, and those of face and mind.
"""

from __future__ import annotations

import gc
import hashlib
import json
import math
import os
import random
import resource
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import recorded
from mutation import operators, probing
from mutation.operators import Mutant, mutants_of
from mutation.probing import Probes, function_of
from test_recorded import replay
from worlds import own_tests

import sylvarium.games as registry
from sylvarium.table import Table

KILLED, SURVIVED, UNREACHED, TIMED_OUT = "killed", "survived", "makes no difference in any test", "killed (never ended)"
NOT_RULES = {
    "__init__", "view", "telling", "story", "words", "map_view", "naming", "forecast",  # the face
    "knowledge", "sensible", "sense",  # the mind
    "components", "state",  # data
}  # fmt: skip
NOT_ABOUT_RULES = {
    "telling", "terminal", "preview", "view", "scenes",  # tests of the face
    "sense", "sensible", "judgement",  # of the mind
    "random_games", "random",  # whole games: the recorded ones stand for them
}  # fmt: skip
MIND = {"evaluate"}  # functions for bots among the rules
MEMORY = 8 << 30
PATIENCE = 0.5  # seconds of processor time a test gets beyond five times what it took
LONG = 0.5  # seconds; tests that take longer are left out
REMEMBERED = 4  # tests that noticed the last changes of a function are tried first


def rules_of(folder: Path) -> list[Path]:
    """The modules that hold a game's rules."""
    home = folder / "rules" if (folder / "rules").is_dir() else folder
    return [path for path in sorted(home.glob("*.py")) if path.stem not in NOT_RULES]


def all_mutants(folder: Path) -> list[Mutant]:
    return [m for path in rules_of(folder) for m in mutants_of(path) if m.function not in MIND]


@cache
def digest(*files: Path) -> str:
    """A short hash of what these files hold."""
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:12]


@dataclass
class Result:
    mutant: Mutant
    verdict: str
    by: str = ""  # the test that failed


@dataclass
class Trial:
    """Something that fails when it notices a change: a test, or a recorded game."""

    name: str
    file: Path
    run: Callable[[], bool]
    is_game: bool = False
    seconds: float = 0.0


class Differences:
    """In which tests which mutants make a difference, remembered as long as neither test nor rules change."""

    def __init__(self, path: Path, folder: Path):
        self.path = path
        registry.game(folder.name)  # its rules must be there to be rewritten
        sources = [*(folder / "rules").glob("*.py"), *folder.parents[1].glob("kernel/*.py")]
        self.mutants = all_mutants(folder)
        self.probes = Probes(self.mutants, sources)
        self.stamp = digest(*rules_of(folder), *(Path(module.__file__) for module in (operators, probing)))
        self.known = json.loads(path.read_text()) if path.exists() else {}

    def of(self, trial: Trial) -> tuple[float, list[int]]:
        """The seconds of processor time, and the numbers of the mutants."""
        stamp = f"{digest(trial.file)} {self.stamp}"
        if trial.name not in self.known or self.known[trial.name][0] != stamp:
            self.known[trial.name] = (stamp, *self.measured(trial))
            if len(self.known) % 50 == 0:
                self.write()
        return self.known[trial.name][1], self.known[trial.name][2]

    def measured(self, trial: Trial) -> tuple[float, list[int]]:
        began = time.process_time()
        passed, numbers = trial.run(), []
        seconds = time.process_time() - began
        if passed and (trial.is_game or seconds <= LONG):
            passed, numbers = self.probes.differing(trial.run)
        if not passed:
            raise SystemExit(f"{trial.name} fails without any change: mend it first")
        return seconds, numbers

    def write(self) -> None:
        self.path.parent.mkdir(exist_ok=True)
        self.path.write_text(json.dumps(self.known))


@dataclass
class Session:
    """A pytest plugin that takes over once the tests are collected."""

    folder: Path
    chosen: Callable[[list[Mutant]], list[Mutant]]
    jobs: int
    games: int  # recorded games that are tried
    noted: Callable[[Result], None]
    differences: Differences
    minutes: float  # after which no other mutant is tried; 0: without end
    total: int = 0

    trials: list[Trial] = field(default_factory=list)
    noticed: dict[tuple[Path, str], list[Trial]] = field(default_factory=lambda: defaultdict(list))

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: Any) -> bool:
        found = self.differences.mutants
        self.total = len(found)
        mutants = self.chosen(found)
        items = [item for item in session.items if item.path.stem.removeprefix("test_") not in NOT_ABOUT_RULES]
        self.trials = [*map(trial_of, items), *replays(self.folder.name, self.games)]
        noticing = self.noticing()
        print(f"{len(self.trials)} tests, {self.total} mutants, {len(mutants)} of them tried", flush=True)
        gc.collect()
        gc.freeze()
        self.try_all(mutants, noticing)
        return True

    def noticing(self) -> dict[str, list[Trial]]:
        """By the name of a mutant, the tests in which it makes a difference."""
        found: dict[str, list[Trial]] = defaultdict(list)
        with QuietOutput():
            for trial in self.trials:
                trial.seconds, numbers = self.differences.of(trial)
                for number in numbers:
                    found[self.differences.mutants[number].key].append(trial)
        self.differences.write()
        return found

    def try_all(self, mutants: list[Mutant], noticing: dict[str, list[Trial]]) -> None:
        end = time.monotonic() + 60 * self.minutes if self.minutes else math.inf
        running: dict[int, tuple[Mutant, int]] = {}
        for mutant in mutants:
            if time.monotonic() > end:
                break
            trials = noticing.get(mutant.key, ())
            if not trials:
                self.noted(Result(mutant, UNREACHED))
                continue
            while len(running) >= self.jobs:
                self.reap(running)
            first = [t for t in self.noticed[mutant.file, mutant.function] if t in trials]
            rest = sorted((t for t in trials if t not in first), key=lambda t: (t.is_game, t.seconds))
            read, write = os.pipe()
            pid = os.fork()
            if pid == 0:
                os.close(read)
                try_one(mutant, [*first, *rest], write)
            os.close(write)
            running[pid] = mutant, read
        while running:
            self.reap(running)

    def reap(self, running: dict[int, tuple[Mutant, int]]) -> None:
        pid, status = os.wait()
        mutant, read = running.pop(pid)
        with os.fdopen(read) as told:
            by = told.read()
        if os.WIFSIGNALED(status):
            self.noted(Result(mutant, TIMED_OUT, by))
        else:
            self.noted(Result(mutant, KILLED if os.WEXITSTATUS(status) else SURVIVED, by))
        noticing = next((trial for trial in self.trials if trial.name == by), None)
        if noticing is not None and not noticing.is_game:
            before = [trial for trial in self.noticed[mutant.file, mutant.function] if trial is not noticing]
            self.noticed[mutant.file, mutant.function] = [noticing, *before][:REMEMBERED]


def trial_of(item: Any) -> Trial:
    return Trial(item.nodeid, item.path, lambda: passes(item))


def passes(item: Any) -> bool:
    """Runs one test without the ceremony of a report, which takes longer than most tests of rules."""
    if not getattr(item, "_request", None):
        item._initrequest()
    try:
        item.session._setupstate.setup(item)
        item.runtest()
    except pytest.skip.Exception:
        return True
    except (Exception, pytest.fail.Exception):
        return False
    finally:
        item.session._setupstate.teardown_exact(None)
        item._request, item.funcargs = False, None
    return True


def replays(key: str, most: int) -> list[Trial]:
    """Recorded games, drawn from all settings; every invariant is looked at after every action."""
    game = registry.game(key)
    invariants = own_tests(game).invariants

    class Watched(Table):
        def play(self, *arguments: Any) -> Any:
            played = super().play(*arguments)
            invariants.check(self.state)
            return played

    kept = recorded.load(game)
    chosen = random.Random(1).sample(range(len(kept)), min(most, len(kept)))

    def run(number: int) -> bool:
        one = kept[number]
        try:
            replay(Watched.new(game, one["seats"], one["options"], one["seed"]), one, "")
        except Exception:
            return False
        return True

    file = recorded.path_of(game)
    return [Trial(f"recorded game {k}", file, lambda k=k: run(k), is_game=True) for k in chosen]


def try_one(mutant: Mutant, trials: list[Trial], write: int) -> None:
    """In the forked process: changes the function and runs the tests until one fails.

    A test that takes far more processor time than it did is taken to never end, and ends the process.
    """
    status = 1
    try:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        silence()
        function_of(mutant).__code__ = mutant.code()
        for trial in trials:
            signal.setitimer(signal.ITIMER_PROF, PATIENCE + 5 * trial.seconds)
            if not trial.run():
                os.write(write, trial.name.encode())
                break
        else:
            status = 0
    finally:
        os._exit(status)


def silence() -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


class QuietOutput:
    """What the tests print on the first run is of no interest."""

    def __enter__(self) -> None:
        sys.stdout.flush()
        self.kept = os.dup(1)
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.close(nowhere)

    def __exit__(self, *error: object) -> None:
        sys.stdout.flush()
        os.dup2(self.kept, 1)
        os.close(self.kept)
