"""What the worker of a page calls, once this package has been unpacked there."""

from __future__ import annotations

import json
from typing import Any

from sylvarium.device import engine
from sylvarium.device.house import House

house = House(thinks=engine.ready.__contains__)


def handle(asked: str) -> str:
    """JSON in, JSON out: the shortest way between two languages."""
    return json.dumps(house.handle(json.loads(asked)), ensure_ascii=False, separators=(",", ":"))


def install(key: str, rules: str, names: Any, machine: Any) -> bool:
    """A game's module is here: `machine` is an object of JavaScript."""
    from pyodide.ffi import to_js  # type: ignore[import-not-found]

    def plant(position: bytes, iterations: int) -> Any:
        tree = machine.plant(to_js(position), iterations)
        return _Tree(tree, to_js)

    return engine.install(key, rules, names.to_py(), engine.Module(machine.call, to_js), plant)


class _Tree:
    """A tree of JavaScript that is given and gives lists of Python."""

    def __init__(self, tree: Any, to_js: Any):
        self._tree, self._to_js, self.firstPlayed = tree, to_js, tree.firstPlayed

    @property
    def done(self) -> int:
        return self._tree.done

    def explore(self, seat: int, entries: list[float], seed: str, count: int) -> None:
        self._tree.explore(seat, self._to_js(entries), seed, count)

    def children(self) -> list[list[float]]:
        return self._tree.children().to_py()

    def tallies(self, options: int) -> list[list[float]]:
        return self._tree.tallies(options).to_py()

    def wins(self) -> list[float]:
        return self._tree.wins().to_py()
