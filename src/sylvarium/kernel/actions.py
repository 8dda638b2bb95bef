"""The action space of a game: dense integers, of which every kind of action owns a named range.

    ACTIONS = ActionSpace(place=20, exchange=(4, 4), end=1)
    ACTIONS.exchange      # 20, where the range of this kind begins

An action space is a named tuple of the beginnings of its ranges, so that rules reach them by name, interpreted,
compiled and on a GPU alike.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import namedtuple
from dataclasses import dataclass
from math import prod
from typing import Any


@dataclass(frozen=True)
class Kind:
    """One range of actions, seen as an array of shape `shape` that starts at `start`."""

    name: str
    start: int
    shape: tuple[int, ...]

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def stop(self) -> int:
        return self.start + self.size


class ActionSpace(tuple):
    """`ActionSpace(place=20, exchange=(4, 4), end=1)`: 37 actions of three kinds."""

    kinds: dict[str, Kind]
    size: int

    def __new__(cls, **shapes: int | tuple[int, ...]) -> ActionSpace:
        taken = [name for name in shapes if hasattr(cls, name)]
        if taken:
            raise ValueError(f"a kind of action cannot be called {taken[0]!r}: every action space has that already")
        kinds: dict[str, Kind] = {}
        start = 0
        for name, shape in shapes.items():
            kinds[name] = Kind(name, start, shape if isinstance(shape, tuple) else (shape,))
            start = kinds[name].stop
        fields: Any = namedtuple("ActionSpace", list(shapes))  # type: ignore[misc]
        named = type("ActionSpace", (ActionSpace, fields), {"kinds": kinds, "size": start})
        return fields.__new__(named, *(kind.start for kind in kinds.values()))

    def __getattr__(self, name: str) -> int:
        raise AttributeError(f"there is no kind of action {name!r}; they are {', '.join(self.kinds)}")

    def kind(self, action: int) -> Kind:
        if not 0 <= action < self.size:
            raise ValueError(f"{action} is not an action: they go from 0 to {self.size - 1}")
        return tuple(self.kinds.values())[bisect_right(self, action) - 1]

    def decode(self, action: int) -> tuple[str, tuple[int, ...]]:
        """The kind's name and the arguments: `decode(27) == ("exchange", (1, 3))`."""
        kind = self.kind(action)
        rest, arguments = action - kind.start, []
        for size in reversed(kind.shape):
            rest, argument = divmod(rest, size)
            arguments.append(argument)
        return kind.name, tuple(reversed(arguments))

    def encode(self, name: str, *arguments: int) -> int:
        """The action of a kind with these arguments: the inverse of `decode`."""
        kind = self.kinds[name]
        if len(arguments) not in (len(kind.shape), 0 if kind.size == 1 else -1):
            raise ValueError(f"{name} takes {len(kind.shape)} arguments, not {len(arguments)}")
        action = 0
        for size, argument in zip(kind.shape, arguments, strict=False):
            if not 0 <= argument < size:
                raise ValueError(f"{name}{arguments}: {argument} is not between 0 and {size - 1}")
            action = action * size + argument
        return kind.start + action
