"""Runs the tests of one game against mutants of its rules, inside one pytest session.

The tests are collected once, with interpreted rules, and run once to see which of them pass through which lines.
Then every mutant is tried in a forked copy of the process, in which the function's code is replaced: the tests
that pass through the changed line run, fastest first, until one fails.
"""

from __future__ import annotations

import os
import random
import resource
import signal
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import coverage
import pytest
from _pytest.runner import runtestprotocol
from mutation.operators import Mutant, mutants_of

KILLED, SURVIVED, UNREACHED, TIMED_OUT = "killed", "survived", "no test passes here", "killed (never ended)"
NOT_RULES = {
    "__init__", "view", "telling", "story", "words", "map_view", "naming", "forecast",  # the face
    "knowledge", "sensible", "sense",  # the mind
    "components", "state",  # data
}  # fmt: skip
MIND = {"evaluate"}  # functions for bots among the rules
MEMORY = 8 << 30
PATIENCE = 2.0  # seconds of processor time a test gets beyond three times what it took


def rules_of(folder: Path) -> list[Path]:
    """The modules that hold a game's rules."""
    home = folder / "rules" if (folder / "rules").is_dir() else folder
    return [path for path in sorted(home.glob("*.py")) if path.stem not in NOT_RULES]


@dataclass
class Result:
    mutant: Mutant
    verdict: str
    by: str = ""  # the test that failed


@dataclass
class Session:
    """A pytest plugin that takes over once the tests are collected."""

    folder: Path
    sample: int
    seed: int
    only: str
    jobs: int
    results: list[Result] = field(default_factory=list)
    seconds: dict[str, float] = field(default_factory=dict)
    total: int = 0

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: Any) -> bool:
        items = session.items
        passed_through = self.covered(items)
        mutants = self.chosen()
        print(f"{len(items)} tests, {self.total} mutants, {len(mutants)} of them tried", flush=True)
        self.try_all(mutants, items, passed_through)
        return True

    def covered(self, items: list) -> dict[str, dict[int, list[str]]]:
        """By file and line, the tests that pass through it."""
        cov = coverage.Coverage(data_file=None, include=[f"{self.folder}/*"])
        with QuietOutput():
            for item in items:
                cov.start()
                cov.switch_context(item.nodeid)
                began = time.process_time()
                failed = not passes(item)
                self.seconds[item.nodeid] = time.process_time() - began
                cov.stop()
                if failed:
                    raise SystemExit(f"{item.nodeid} fails without any change: mend it first")
        data = cov.get_data()
        return {file: data.contexts_by_lineno(file) for file in data.measured_files()}

    def chosen(self) -> list[Mutant]:
        found = [m for path in rules_of(self.folder) for m in mutants_of(path) if m.function not in MIND]
        self.total = len(found)
        if self.only:
            return [m for m in found if self.only in f"{m.file.name}:{m.line}:{m.function}"]
        return random.Random(self.seed).sample(found, min(self.sample, len(found))) if self.sample else found

    def try_all(self, mutants: list[Mutant], items: list, passed_through: dict) -> None:
        by_id = {item.nodeid: item for item in items}
        running: dict[int, tuple[Mutant, int]] = {}
        for mutant in mutants:
            lines = passed_through.get(str(mutant.file), {})
            tests = sorted(set(lines.get(mutant.line, ())) & set(by_id), key=self.seconds.__getitem__)
            if not tests:
                self.note(Result(mutant, UNREACHED))
                continue
            while len(running) >= self.jobs:
                self.reap(running)
            read, write = os.pipe()
            pid = os.fork()
            if pid == 0:
                os.close(read)
                try_one(mutant, [(by_id[test], PATIENCE + 3 * self.seconds[test]) for test in tests], write)
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
            self.note(Result(mutant, TIMED_OUT, by))
        else:
            self.note(Result(mutant, KILLED if os.WEXITSTATUS(status) else SURVIVED, by))

    def note(self, result: Result) -> None:
        self.results.append(result)
        if result.verdict in (SURVIVED, UNREACHED):
            m = result.mutant
            place = f"{m.file.name}:{m.line} {m.function}"
            print(f"{place}: {m.before} → {m.after}   [{m.kind}; {result.verdict}]", flush=True)


def passes(item: Any) -> bool:
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def try_one(mutant: Mutant, tests: list[tuple[Any, float]], write: int) -> None:
    """In the forked process: changes the function and runs the tests until one fails.

    A test that takes far more processor time than it did is taken to never end, and ends the process.
    """
    status = 1
    try:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        silence()
        function_of(mutant).__code__ = mutant.code()
        for item, limit in tests:
            signal.setitimer(signal.ITIMER_PROF, limit)
            if not passes(item):
                os.write(write, item.nodeid.encode())
                break
        else:
            status = 0
    finally:
        os._exit(status)


def function_of(mutant: Mutant) -> Any:
    module = next(m for m in list(sys.modules.values()) if getattr(m, "__file__", None) == str(mutant.file))
    return getattr(module, mutant.function)


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
