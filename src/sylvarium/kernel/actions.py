"""The action space of a game: dense integers, of which every kind of action owns a named range."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from math import prod


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


class ActionSpace:
    """`ActionSpace(place=20, exchange=(4, 4), end=1)`: 37 actions of three kinds."""

    def __init__(self, **shapes: int | tuple[int, ...]):
        self.kinds: dict[str, Kind] = {}
        start = 0
        for name, shape in shapes.items():
            kind = Kind(name, start, shape if isinstance(shape, tuple) else (shape,))
            self.kinds[name] = kind
            start = kind.stop
        self.size = start
        self.starts = tuple(kind.start for kind in self.kinds.values())
        self._ordered = tuple(self.kinds.values())

    def kind(self, action: int) -> Kind:
        if not 0 <= action < self.size:
            raise ValueError(f"{action} is not an action: they go from 0 to {self.size - 1}")
        return self._ordered[bisect_right(self.starts, action) - 1]

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
