"""Compiled rules on a device: a game's WebAssembly module in the place of its interpreted loops, and of the search.

Both do the same, byte for byte. What is handed to the module is copied there and back; a record is only a kilobyte or
two. JavaScript objects (`web/src/rules`) are used as they are, without importing anything of theirs, so that this
module can be tried out without a browser.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sylvarium.bots import thinking
from sylvarium.games import game as game_by_key
from sylvarium.kernel import Game, Record, samples, waking

ready: set[str] = set()  # games that have their module


class Module:
    """The functions of a module. `call` is that of JavaScript; `copied` makes an array of it from memory."""

    def __init__(self, call: Callable[..., Any], copied: Callable[[Any], Any]):
        self._call, self._copied = call, copied

    def function(self, name: str) -> Callable[..., Any]:
        """A function that is called as the Python function of this name is."""

        def called(*given: Any) -> Any:
            there: dict[tuple[int, int], tuple[memoryview, Any]] = {}
            passed = [each if isinstance(each, (int, float)) else self._there(each, there) for each in given]
            result = self._call(name, *passed)
            for memory, array in there.values():
                if not memory.readonly:
                    array.assign_to(memory)
            return result

        return called

    def _there(self, value: Any, there: dict[tuple[int, int], tuple[memoryview, Any]]) -> Any:
        """An array or a record over there. What is passed twice, as records and as bytes, is one array."""
        memory = value.data
        key = id(memory.obj), len(memory)
        if key not in there:
            there[key] = memory, self._copied(memory)
        return there[key][1]


@dataclass
class DeviceSearch(thinking.BoundSearch):
    """A search whose trees grow in the module."""

    plant_there: Callable[[bytes, int], Any] = lambda position, iterations: None
    is_ready: bool = True

    @property
    def is_slow(self) -> bool:
        return False

    def plant(self, record: Record, iterations: int) -> Any:
        return DeviceTree(self.plant_there(record.tobytes(), iterations))


class DeviceTree:
    """A tree that grows in the module, as `thinking` uses it."""

    def __init__(self, tree: Any):
        self._tree = tree

    @property
    def done(self) -> int:
        return int(self._tree.done)

    def explore(self, explore: Any, seat: int, entries: list[float], seed: int, count: int) -> None:
        self._tree.explore(seat, entries, str(seed), count)

    def children(self) -> dict[int, list[float]]:
        """What was found out about each action at the root: visits, utility, victories, margins."""
        found = self._tree.children()
        return {int(action): [float(each) for each in sums] for action, *sums in found}

    def tallies(self, options: int) -> list[list[float]]:
        """Where the lines of play ended that began with each option, sums by column."""
        return [[float(each) for each in row] for row in self._tree.tallies(options)]

    def wins(self) -> list[float]:
        return [float(each) for each in self._tree.wins()]

    def first_played(self) -> int:
        return int(self._tree.firstPlayed())


def install(key: str, rules: str, names: list[str], module: Module, plant: Callable[[bytes, int], Any]) -> bool:
    """Puts a module in the place of the interpreted functions of a game; False if it was made from other rules."""
    game = game_by_key(key)
    if rules != game.version:
        return False
    for company in game.companies:
        woken = {name: module.function(there) for name in company.functions if (there := _named(game, name)) in names}
        for functions in (game.loops, *samples.face_of(game)):
            waking.take_over(vars(functions), company, woken)
    thinking.think_with(DeviceSearch(game, None, None, plant_there=plant))  # type: ignore[arg-type]
    ready.add(key)
    return True


def _named(game: Game, name: str) -> str:
    """What a function is called in the module: rules of a game without the name of the game."""
    return name.removeprefix(f"sylvarium.games.{game.key}.")
