"""What earlier runs have found out about the mutants of a game."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path

from mutation.operators import Mutant
from mutation.running import KILLED, TIMED_OUT, Result, digest

EVERY = 5.0  # seconds between two times that it is written down


class Memory:
    """The verdict on every mutant that was tried, as long as its module is the same."""

    def __init__(self, path: Path, fresh: bool = False):
        self.path = path
        self.verdicts: dict[str, dict[str, tuple[str, str]]] = {}  # by digest of the module, by key
        if path.exists() and not fresh:
            self.verdicts = json.loads(path.read_text())
        self.written = time.monotonic()

    def note(self, result: Result) -> None:
        mutant = result.mutant
        self.verdicts.setdefault(module_of(mutant.file), {})[mutant.key] = (result.verdict, result.by)
        if not self.killed(mutant):
            print(f"line {mutant.line} [{mutant.kind}; {result.verdict}]\n  {mutant.key}", flush=True)
        if time.monotonic() - self.written > EVERY:
            self.write()

    def write(self) -> None:
        self.path.parent.mkdir(exist_ok=True)
        self.path.write_text(json.dumps(self.verdicts, indent=0, ensure_ascii=False))
        self.written = time.monotonic()

    def killed(self, mutant: Mutant) -> bool:
        return self._of(mutant)[0] in (KILLED, TIMED_OUT)

    def settles(self, mutant: Mutant, excused: Reasons) -> bool:
        """Whether it need not be tried again: it was killed, or it survived and there is a reason for that."""
        return self.killed(mutant) or (self.knows(mutant) and mutant.key in excused)

    def knows(self, mutant: Mutant) -> bool:
        return self._of(mutant)[0] != ""

    def by_a_game(self, mutant: Mutant) -> bool:
        """Whether no test noticed, but a recorded game."""
        return self._of(mutant)[1].startswith("recorded game")

    def _of(self, mutant: Mutant) -> tuple[str, str]:
        verdict, by = self.verdicts.get(module_of(mutant.file), {}).get(mutant.key, ("", ""))
        return verdict, by


class Reasons:
    """Why mutants live that no test could kill: by the name of the mutant, in which `…` stands for anything."""

    def __init__(self, path: Path, game: str):
        self.by_name: dict[str, str] = json.loads(path.read_text()).get(game, {})
        names = ["".join(map(_part, re.split("(…)", name))) for name in self.by_name if "…" in name]
        self._pattern = re.compile("|".join(names) or r"(?!)")

    def __contains__(self, name: str) -> bool:
        return name in self.by_name or self._pattern.fullmatch(name) is not None


def _part(text: str) -> str:
    return ".*" if text == "…" else re.escape(text)


def module_of(file: Path) -> str:
    return f"{file.name} {digest(file)}"
