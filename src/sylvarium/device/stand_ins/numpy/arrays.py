"""Arrays of numbers and rows of records, as views of a buffer, and the ways to make them."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import compress, product
from math import prod
from typing import Any

from .kinds import bool_, dtype, float64, int64


class _Flags:
    writeable = True


class ndarray:
    """Numbers of one kind in any number of dimensions: a start and a step per dimension on cells of a buffer."""

    def __init__(
        self,
        cells: Any,  # a memoryview of numbers of this kind
        kind: dtype,
        shape: tuple[int, ...],
        steps: tuple[int, ...] | None = None,
        start: int = 0,
    ):
        self._cells, self.dtype, self.shape, self._start = cells, kind, shape, start
        self._steps = _steps_of(shape) if steps is None else steps
        self.ndim = len(shape)
        self.flags = _Flags()

    @property
    def size(self) -> int:
        return prod(self.shape)

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        return (self[k] for k in range(self.shape[0]))

    # ------------------------------------------------------------------------------------------------- cells

    def _place(self, key: Any) -> int:
        """Where the cell with these indices is; TypeError if one of them is no number."""
        if type(key) is not tuple:
            key = (key,)
        at = self._start
        for index, length, step in zip(key, self.shape, self._steps, strict=True):
            index = operator.index(index)
            if index < 0:
                index += length
            if not 0 <= index < length:
                raise IndexError(f"index {index} is out of bounds for an axis of size {length}")
            at += index * step
        return at

    def item(self, *key: Any) -> Any:
        """The number with these indices; the only one without."""
        if not key:
            return self._cells[self._start]
        index = key[0]
        if type(index) is int and self.ndim == 1 and 0 <= index < self.shape[0]:  # most of all looks are like this
            return self._cells[self._start + index * self._steps[0]]
        return self._cells[self._place(key[0] if len(key) == 1 else key)]

    def _is_cell(self, key: Any) -> bool:
        if type(key) is tuple:
            return len(key) == self.ndim and slice not in map(type, key)
        return self.ndim == 1 and not isinstance(key, (slice, ndarray, list))

    def __getitem__(self, key: Any) -> Any:
        if type(key) is int and self.ndim == 1 and 0 <= key < self.shape[0]:
            return self._cells[self._start + key * self._steps[0]]
        if self._is_cell(key):
            return self._cells[self._place(key)]
        if isinstance(key, ndarray):  # a mask
            return array(list(compress(self._flat(), key._flat())), self.dtype)
        return self._part(key)

    def __setitem__(self, key: Any, value: Any) -> None:
        if not self.flags.writeable:
            raise ValueError("assignment destination is read-only")
        if self._is_cell(key):
            try:
                self._cells[self._place(key)] = value
            except ValueError:
                raise OverflowError(f"{value} does not fit {self.dtype.str}") from None
        else:
            self._part(key)._fill(value)

    def _part(self, key: Any) -> Any:
        """The view that indices and slices leave."""
        keys = key if type(key) is tuple else (key,)
        at, shape, steps = self._start, [], []
        for axis, each in enumerate(keys):
            length, step = self.shape[axis], self._steps[axis]
            if isinstance(each, slice):
                first, stop, jump = each.indices(length)
                at += first * step
                shape.append(len(range(first, stop, jump)))
                steps.append(step * jump)
            else:
                index = operator.index(each)
                if not -length <= index < length:
                    raise IndexError(f"index {index} is out of bounds for an axis of size {length}")
                at += index % length * step
        rest = len(keys)
        return type(self)(self._cells, self.dtype, (*shape, *self.shape[rest:]), (*steps, *self._steps[rest:]), at)

    def _fill(self, value: Any) -> None:
        """Every cell gets the value, or what stands in its place in an array of values."""
        if not isinstance(value, (ndarray, list, tuple)):
            for at in self._places():
                self._cells[at] = value
            return
        given = value if isinstance(value, ndarray) else array(value, self.dtype)
        if given.shape != self.shape:
            if given.shape != self.shape[self.ndim - given.ndim :]:
                raise ValueError(f"could not broadcast from shape {given.shape} into shape {self.shape}")
            for k in range(self.shape[0]):
                self._part(k)._fill(given)
            return
        for at, number in zip(self._places(), given._flat(), strict=True):
            self._cells[at] = number

    def _places(self) -> Iterable[int]:
        if self.ndim == 1:
            first, step = self._start, self._steps[0]
            return range(first, first + self.shape[0] * step, step) if self.shape[0] else ()
        axes = [range(0, length * step, step) for length, step in zip(self.shape, self._steps, strict=True)]
        return (self._start + sum(each) for each in product(*axes))

    def _flat(self) -> list[Any]:
        """All numbers in order."""
        if self._is_contiguous():
            return self._cells[self._start : self._start + self.size].tolist()
        cells = self._cells
        return [cells[at] for at in self._places()]

    def _is_contiguous(self) -> bool:
        return self._steps == _steps_of(self.shape)

    # ------------------------------------------------------------------------------------------------- wholes

    def tolist(self) -> Any:
        numbers = self._flat()
        for length in self.shape[:0:-1]:
            numbers = [numbers[k : k + length] for k in range(0, len(numbers), length)]
        return numbers

    def tobytes(self) -> bytes:
        return bytes(self._contiguous().data)

    @property
    def data(self) -> memoryview:
        """The memory, if it is in one piece."""
        if not self._is_contiguous():
            raise ValueError("the memory is not in one piece")
        return self._cells[self._start : self._start + self.size].cast("B")

    def _contiguous(self) -> ndarray:
        return self if self._is_contiguous() else self.copy()

    def copy(self) -> Any:
        found = zeros(self.shape, self.dtype)
        found._fill(self)
        return found

    def view(self, kind: Any) -> Any:
        """The same memory as another class of arrays, or as bytes."""
        if isinstance(kind, type) and issubclass(kind, ndarray):
            return kind(self._cells, self.dtype, self.shape, self._steps, self._start)
        return frombuffer(self.data, kind)

    def reshape(self, *shape: Any) -> Any:
        wanted = shape[0] if isinstance(shape[0], tuple) else shape
        if prod(wanted) != self.size:
            raise ValueError(f"cannot reshape {self.shape} into {wanted}")
        source = self._contiguous()
        return type(self)(source._cells, self.dtype, tuple(wanted), None, source._start)

    def astype(self, kind: Any) -> Any:
        return array(self.tolist(), kind)

    def min(self) -> Any:
        return min(self._flat())

    def max(self) -> Any:
        return max(self._flat())

    def __repr__(self) -> str:
        return f"array({self.tolist()})"

    # ------------------------------------------------------------------------------------- number by number

    def _each(self, other: Any, do: Callable[[Any, Any], Any], kind: Any) -> ndarray:
        theirs = other._flat() if isinstance(other, ndarray) else [other] * self.size
        found = map(do, self._flat(), theirs)
        if kind is bool_:  # whole records are compared with every move
            return ndarray(memoryview(bytes(found)).cast("?"), dtype(bool_), self.shape)
        return array(list(found), kind).reshape(self.shape)

    def __ne__(self, other: object) -> Any:
        return self._each(other, operator.ne, bool_)

    def __eq__(self, other: object) -> Any:
        return self._each(other, operator.eq, bool_)

    __hash__ = None  # type: ignore[assignment]

    def __ge__(self, other: Any) -> Any:
        return self._each(other, operator.ge, bool_)

    def __add__(self, other: Any) -> Any:
        return self._each(other, operator.add, self.dtype)

    __radd__ = __add__

    def __iadd__(self, other: Any) -> Any:
        self._fill(self + other)
        return self

    def __truediv__(self, other: Any) -> Any:
        return self._each(other, operator.truediv, float64)


class Records(ndarray):
    """A row of records, seen as a whole or field by field."""

    def __init__(self, raw: memoryview, kind: dtype):
        self._raw, self.dtype, self.ndim = raw, kind, 1
        self.shape = (len(raw) // kind.itemsize,)
        self.flags = _Flags()

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, str):
            return self._field(key)
        if isinstance(key, slice):
            first, stop, jump = key.indices(len(self))
            if jump != 1:
                raise ValueError("records are sliced one after the other")
            size = self.dtype.itemsize
            return Records(self._raw[first * size : max(first, stop) * size], self.dtype)
        raise TypeError("a record is read through its class, not by its number")

    def _field(self, name: str) -> ndarray:
        assert self.dtype.fields is not None
        kind, offset = self.dtype.fields[name]
        width = kind.base.itemsize
        if self.dtype.itemsize % width or offset % width:
            raise ValueError(f"the field {name} is not aligned")
        step = self.dtype.itemsize // width
        shape = (len(self), *kind.shape)
        return ndarray(
            self._raw.cast(kind.base.type.format), kind.base, shape, (step, *_steps_of(kind.shape)), offset // width
        )

    def __setitem__(self, key: Any, value: Any) -> None:
        if isinstance(value, Records):
            self[key]._raw[:] = value._raw
        else:
            self[key]._fill(value)

    def tobytes(self) -> bytes:
        return bytes(self._raw)

    @property
    def data(self) -> memoryview:
        return self._raw

    def copy(self) -> Any:
        return Records(memoryview(bytearray(self._raw)), self.dtype)

    def view(self, kind: Any) -> Any:
        return frombuffer(self._raw, kind)


def _steps_of(shape: Sequence[int]) -> tuple[int, ...]:
    """How far apart neighbours are in every dimension, in one piece of memory."""
    steps, step = [], 1
    for length in reversed(shape):
        steps.append(step)
        step *= length
    return tuple(reversed(steps))


def frombuffer(buffer: Any, kind: Any) -> Any:
    """The memory of a buffer as numbers or records."""
    found, raw = dtype(kind), memoryview(buffer).cast("B")
    if found.fields is not None:
        return Records(raw, found)
    return ndarray(raw.cast(found.type.format), found, (len(raw) // found.itemsize,))


def zeros(shape: Any, kind: Any = float64) -> Any:
    found = dtype(kind)
    lengths = tuple(shape) if isinstance(shape, (tuple, list)) else (shape,)
    if found.fields is not None:
        return Records(memoryview(bytearray(lengths[0] * found.itemsize)), found)
    room = memoryview(bytearray(max(1, prod(lengths)) * found.itemsize))
    return ndarray(room.cast(found.type.format), found, lengths)


def full(shape: Any, value: Any, kind: Any) -> Any:
    found = zeros(shape, kind)
    found._fill(value)
    return found


def ones(shape: Any, kind: Any = float64) -> Any:
    return full(shape, 1, kind)


def _shape_of(values: Any) -> tuple[int, ...]:
    if isinstance(values, ndarray):
        return values.shape
    if isinstance(values, (list, tuple)):
        return (len(values), *(_shape_of(values[0]) if values else ()))
    return ()


def _numbers(values: Any) -> Iterator[Any]:
    if isinstance(values, ndarray):
        yield from values._flat()
    elif isinstance(values, (list, tuple)):
        for each in values:
            yield from _numbers(each)
    else:
        yield values


def array(values: Any, kind: Any = None) -> Any:
    """An array of its own with these numbers."""
    flat = type(values) is list and {*map(type, values)} <= {int, float, bool}
    numbers = values if flat else list(_numbers(values))
    if kind is None:
        kind = float64 if float in map(type, numbers) else int64
    shape = (len(numbers),) if flat else _shape_of(values)
    found = zeros(shape, kind)
    if len(numbers) != prod(shape):
        raise ValueError("the rows of an array are equally long")
    for at, number in enumerate(numbers):
        found._cells[at] = number
    return found


asarray = array


def concatenate(arrays: Sequence[Any]) -> Any:
    """Records one after the other."""
    return frombuffer(bytearray(b"".join(each.tobytes() for each in arrays)), arrays[0].dtype)


def isin(values: Any, wanted: Any) -> Any:
    found = asarray(values)
    return array([each in set(_numbers(wanted)) for each in found._flat()], bool_).reshape(found.shape)


def any(values: Sequence[Any], axis: int) -> Any:
    """Where at least one of several arrays of the same shape is not zero."""
    if axis != 0:
        raise ValueError("only over the first axis")
    columns = zip(*([bool(each) for each in _numbers(one)] for one in values), strict=True)
    return array([True in column for column in columns], bool_).reshape(_shape_of(values[0]))


def multiply(values: Any, factor: int) -> Any:
    return array([each * factor for each in _numbers(values)], int64).reshape(_shape_of(values))
