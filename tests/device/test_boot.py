"""What stands between Python and JavaScript in a browser: trees that grow in a game's module."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from sylvarium.device.boot import _Tree
from sylvarium.device.engine import DeviceTree

MACHINES = Path(__file__).parents[2] / "web" / "src" / "device" / "machines.ts"


class Proxy:
    """A list of JavaScript: of no use to Python before it is turned into one of its own."""

    def __init__(self, content: list[Any]):
        self._content = content

    def to_py(self) -> list[Any]:
        return self._content


class Grown:
    """A tree as `machines.ts` hands it over."""

    done = 64

    def explore(self, seat: int, plan: Proxy, seed: str, count: int) -> None:
        assert (seat, plan.to_py(), seed, count) == (1, [0.5], "7", 64)

    def children(self) -> Proxy:
        return Proxy([[3, 40, 20.5, 12, 1.5], [9, 24, 11, 6, -2]])

    def tallies(self, options: int) -> Proxy:
        return Proxy([[1, 2.5]] * options)

    def wins(self) -> Proxy:
        return Proxy([30, 34])

    def firstPlayed(self) -> int:
        return 9


def test_a_tree_of_javascript_is_one_of_python():
    tree = DeviceTree(_Tree(Grown(), Proxy))
    tree.explore(None, 1, [0.5], 7, 64)
    assert tree.done == 64 and tree.first_played() == 9
    assert tree.children() == {3: [40, 20.5, 12, 1.5], 9: [24, 11, 6, -2]}
    assert tree.tallies(2) == [[1, 2.5], [1, 2.5]]
    assert tree.wins() == [30, 34]


def test_nothing_that_a_tree_can_do_is_left_behind():
    """The browser hands over as much as `Grown` has, and all of it arrives."""
    planted = MACHINES.read_text("utf-8").partition("plant:")[2].partition("\n    },")[0]
    handed = set(re.findall(r"^        (?:get )?(\w+)(?::|\()", planted, re.M))
    assert handed == {name for name in vars(Grown) if not name.startswith("__")}
    assert all(hasattr(_Tree(Grown(), Proxy), name) for name in handed)
