"""The record: everything on a table, in one fixed-size row of a NumPy array.

A game declares its state like a dataclass::

    class State(Record):
        height: i8[TREES]
        owner: i8[TREES, LEVELS]

which becomes one NumPy dtype. Compiled rules see a row of an array of that dtype as it is; Python code
(views, logs, tests, and the rules themselves in interpreted mode) sees it through an instance of the
class, which reads and writes the row by attribute: `s.height[3] += 1`.
"""

from collections.abc import Iterator
from functools import cached_property
from inspect import get_annotations
from typing import Any, ClassVar

import numpy as np


class FieldType:
    """An integer type, alone (`i8`) or as an array of fixed shape (`i8[4, 6]`)."""

    def __init__(self, scalar: type[np.integer], shape: tuple[int, ...] = ()):
        self.scalar = scalar
        self.shape = shape

    def __getitem__(self, shape: int | tuple[int, ...]) -> "FieldType":
        return FieldType(self.scalar, shape if isinstance(shape, tuple) else (shape,))


i8, i16, i32, i64 = (FieldType(t) for t in (np.int8, np.int16, np.int32, np.int64))
u8, u16, u32, u64 = (FieldType(t) for t in (np.uint8, np.uint16, np.uint32, np.uint64))


class Cells:
    """An array field as Python sees it: numbers read are plain `int`, and what does not fit is refused.

    NumPy's own small integers would wrap around in arithmetic where compiled rules do not.
    """

    __slots__ = ("_dimensions", "_view")

    def __init__(self, view: np.ndarray):
        self._view = view
        self._dimensions = view.ndim

    def __getitem__(self, key: Any) -> Any:
        if (len(key) if type(key) is tuple else 1) == self._dimensions and not isinstance(key, slice):
            return self._view.item(key)  # one number, several times faster than indexing
        return Cells(self._view[key])

    def __setitem__(self, key: Any, value: Any) -> None:
        self._view[key] = value._view if isinstance(value, Cells) else value

    def __len__(self) -> int:
        return len(self._view)

    def __iter__(self) -> Iterator[Any]:
        return (self[k] for k in range(len(self._view)))

    def __eq__(self, other: object) -> bool:
        return self.tolist() == (other.tolist() if isinstance(other, Cells) else other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(self.tolist())

    def tolist(self) -> list:
        return self._view.tolist()

    @property
    def shape(self) -> tuple[int, ...]:
        return self._view.shape


class Row(list):
    """An array field with one dimension, as a reading copy has it (`Record.reading`)."""

    __slots__ = ()

    def tolist(self) -> list:
        return list(self)


class Grid(list):
    """An array field with more dimensions, as a reading copy has it: `grid[3, 1]` and `grid[3][1]`."""

    __slots__ = ()

    def __getitem__(self, key: Any) -> Any:
        if type(key) is not tuple:
            return list.__getitem__(self, key)
        cell: Any = self
        for place in key:
            cell = list.__getitem__(cell, place)
        return cell

    def tolist(self) -> list:
        return [inner.tolist() for inner in self]


def _copied(values: list) -> list:
    return Grid(map(_copied, values)) if values and type(values[0]) is list else Row(values)


class _CellsOf(dict):
    """The fields of a row by name, each made when it is first asked for: most readers look at a few."""

    def __init__(self, record: "Record"):
        self._row, self._fields = record.states[record.index : record.index + 1], record.fields

    def __missing__(self, name: str) -> Any:
        field = self._row[name]
        self[name] = made = Cells(field[0]) if self._fields[name].shape else field
        return made


class _Number:
    """Attribute access to a field that is one number."""

    def __init__(self, name: str):
        self.name = name

    def __get__(self, record: "Record | None", owner: type) -> Any:
        return self if record is None else record._cells[self.name].item(0)

    def __set__(self, record: "Record", value: int) -> None:
        record._cells[self.name][0] = value


class _Array:
    """Attribute access to a field that is an array; `s.field = other` copies into it."""

    def __init__(self, name: str):
        self.name = name

    def __get__(self, record: "Record | None", owner: type) -> Any:
        return self if record is None else record._cells[self.name]

    def __set__(self, record: "Record", value: Any) -> None:
        record._cells[self.name][:] = value


def _layout(fields: dict[str, FieldType]) -> np.dtype:
    """The widest numbers first, and the rest of the last word as a field of its own.

    So every number is aligned, as a GPU needs it, and no byte is left undefined: equal records are equal bytes.
    """
    widest_first = sorted(fields.items(), key=lambda item: -np.dtype(item[1].scalar).itemsize)
    members = [(name, kind.scalar, kind.shape) for name, kind in widest_first]
    unused = -np.dtype(members).itemsize % np.dtype(widest_first[0][1].scalar).itemsize
    return np.dtype([*members, ("unused", np.uint8, (unused,))] if unused else members, align=True)


class Record:
    """One row of an array of states. The fields declared here are in every game."""

    seed: u32[2]  # the key of the generator (kernel.chance)
    drawn: u32  # random numbers taken so far
    reveals: u32  # how often the deciding player has learnt something new
    turn: i16  # turns begun, the first is 1
    seats: i8  # players in this game
    seat: i8  # whose decision it is
    over: i8  # 1 when the game has ended

    dtype: ClassVar[np.dtype]
    fields: ClassVar[dict[str, FieldType]] = {}
    of_dtype: ClassVar[dict[np.dtype, type["Record"]]] = {}
    Reading: ClassVar[type["Reading"]]

    def __init_subclass__(cls) -> None:
        cls.fields = {}
        for base in reversed(cls.__mro__):
            for name, kind in get_annotations(base).items():
                if isinstance(kind, FieldType):
                    cls.fields[name] = kind
        cls.dtype = _layout(cls.fields)
        Record.of_dtype[cls.dtype] = cls
        for name, kind in cls.fields.items():
            setattr(cls, name, _Array(name) if kind.shape else _Number(name))
        cls.Reading = type(f"{cls.__name__}Reading", (Reading,), {"fields": cls.fields, "dtype": cls.dtype, "of": cls})

    def __init__(self, states: np.ndarray, index: int = 0):
        self.states, self.index = states, index
        self._cells: dict[str, Any] = _CellsOf(self)

    @cached_property
    def data(self) -> memoryview:
        """The row's memory: what lets a compiled rule take this object for the row itself."""
        return self.states[self.index : self.index + 1].view(np.uint8).data

    @classmethod
    def empty(cls, count: int) -> np.ndarray:
        """An array of `count` blank records."""
        return np.zeros(count, cls.dtype)

    @classmethod
    def blank(cls) -> Any:
        """One blank record on an array of its own."""
        return cls(cls.empty(1))

    def copy(self) -> Any:
        """The same position on an array of its own."""
        return type(self)(copied(self.states[self.index : self.index + 1]))

    def reading(self) -> Any:
        """The same position for whoever only reads it, as views and stories do: several times faster."""
        return self.Reading(copied(self.states[self.index : self.index + 1]))

    def tobytes(self) -> bytes:
        return self.states[self.index : self.index + 1].tobytes()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and type(self) is type(other) and self.tobytes() == other.tobytes()

    __hash__ = None  # type: ignore[assignment]

    def differences(self, other: "Record") -> dict[str, tuple[Any, Any]]:
        """Field by field, where two records differ; for tests and bug reports."""
        pairs = {name: (getattr(self, name), getattr(other, name)) for name in self.fields}
        return {name: pair for name, pair in pairs.items() if pair[0] != pair[1]}


class Reading:
    """A copy of a record whose fields are plain numbers and lists, each made when it is first looked at.

    Compiled rules take it for the row, as they do a `Record`. What is written to its fields is lost.
    """

    fields: ClassVar[dict[str, FieldType]] = {}
    dtype: ClassVar[np.dtype]
    of: ClassVar[type[Record]]

    def __init__(self, states: np.ndarray):
        self.states, self.index = states, 0

    def __getattr__(self, name: str) -> Any:
        """A field that has not been looked at yet; from then on it is an attribute like any other."""
        kind = self.fields.get(name)
        if kind is None:
            raise AttributeError(f"{type(self).__name__} has no field {name!r}")
        field = self.states[name]
        made = _copied(field[0].tolist()) if kind.shape else field.item()
        self.__dict__[name] = made
        return made

    @cached_property
    def data(self) -> memoryview:
        return self.states.view(np.uint8).data

    def copy(self) -> Any:
        """The same position as a record of its own, which can be changed."""
        return self.of(copied(self.states))

    def reading(self) -> Any:
        return type(self)(self.states)

    def tobytes(self) -> bytes:
        return self.states.tobytes()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, (Reading, Record)) and self.tobytes() == other.tobytes()

    __hash__ = None  # type: ignore[assignment]


def copied(states: np.ndarray) -> np.ndarray:
    """The same records on an array of their own. NumPy's own copy goes field by field, a hundred times slower."""
    return np.frombuffer(bytearray(states.tobytes()), states.dtype)


def as_bytes(states: np.ndarray) -> np.ndarray:
    """The same memory as one row of bytes per record, for copying and clearing inside compiled loops."""
    return states.view(np.uint8).reshape(len(states), states.dtype.itemsize)


def convert(stored: np.ndarray, target: type[Record]) -> np.ndarray:
    """Records of an older declaration, field by field by name.

    A field that is new stays zero; one that has grown or shrunk keeps the part both have.
    """
    result = target.empty(len(stored))
    for name in set(stored.dtype.names or ()) & set(target.fields):
        old, new = stored[name], result[name]
        if old.ndim != new.ndim:
            continue
        common = tuple(slice(0, min(a, b)) for a, b in zip(old.shape, new.shape, strict=True))
        new[common] = old[common]
    return result
