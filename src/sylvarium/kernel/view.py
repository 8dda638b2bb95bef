"""Helps games to show themselves: the parts of a view are made again only when they have changed.

A move changes a few fields of a position, and most of what is shown depends on others. So a reading copy
(`Record.reading`) made after an earlier one (`read_after`) takes over everything that was made from that one and is
still valid. What a function looks at is found in its code and in that of the functions it calls, compiled or not: every
field it names, for whatever purpose. One that names fields as texts (`getattr`) counts as looking at everything.

What is shown of a player mostly depends on that player's own rows. `own` names the fields of which a function looks
only at the row of its first argument, so that its result is not made again for a player whom a move has not touched.
Where only a little of a field matters, the function is `given` that instead of looking for itself; its result is made
again when that differs.
"""

from __future__ import annotations

import dis
from collections.abc import Callable, Iterator, Sequence
from functools import cache, wraps
from types import CodeType, FunctionType, ModuleType
from typing import Any, overload

import numpy as np

from sylvarium.kernel.record import FieldType, Grid, Reading, Record, Row, i8, i16, i32, i64, u8, u16, u32, u64

EVERYTHING = -1  # as a mask of fields
ROWS = 8  # of a field that are told apart, from the first; more than players of any game,
NOBODYS = ROWS - 1  # so that the last one is nobody's
LETTERS = {each.scalar: letter for each, letter in zip((i8, i16, i32, i64, u8, u16, u32, u64), "bhiqBHIQ", strict=True)}
FEW = 8  # rows that are all made at once
WHOLE = {"tobytes", "data", "copy", "getattr", "vars"}  # who uses these may look at any field


Made = Callable[..., Any]


def step_of(s: Any) -> tuple[int, int, int]:
    """The step on top of the agenda with its arguments; zeros when nothing is to come."""
    if not s.pending:
        return 0, 0, 0
    step, first, second = s.agenda[s.pending - 1].tolist()
    return step, first, second


@overload
def once(made: Made) -> Made: ...
@overload
def once(*, own: tuple[str, ...]) -> Callable[[Made], Made]: ...
def once(made: Made | None = None, *, own: tuple[str, ...] = ()) -> Any:
    """`@once`: what follows from a position (and plain arguments) is made once, for all who read it.

    It is kept as long as nothing it looks at changes. What is kept is shared: copy it before changing it.
    """
    return _kept(made, False, own) if made else lambda made: _kept(made, False, own)


@overload
def part(made: Made) -> Made: ...
@overload
def part(*, own: tuple[str, ...]) -> Callable[[Made], Made]: ...
def part(made: Made | None = None, *, own: tuple[str, ...] = ()) -> Any:
    """`@part`: the same for a piece of a view that nothing else looks into, so that it can be packed at once.

    A reader with `packing` gets what that made of the piece instead of the piece.
    """
    return _kept(made, True, own) if made else lambda made: _kept(made, True, own)


def _kept(made: Made, opaque: bool, own_rows: tuple[str, ...]) -> Made:
    name, where = f"{made.__module__}.{made.__qualname__}", "_parts" if opaque else "_once"
    masks: dict[type[Record], tuple[int, int]] = {}  # the fields it looks at, and those of which only at its own row

    @wraps(made)
    def kept(s: Any, *args: Any, given: Any = None) -> Any:
        key = (name, *args)
        try:
            entry = s.__dict__[where][key]
            if entry[4] == given:
                return entry[3]
        except KeyError:
            pass
        more = args if given is None else (*args, given)
        if not isinstance(s, Reading):
            return made(s.reading(), *more)  # it may change before the next look, but not during this one
        value, own, of = made(s, *more), s.__dict__, s.of
        if opaque and (pack := own.get("_pack")):
            value = pack(value)
        if of not in masks:
            masks[of] = _divided(made, of, own_rows)
        looks, rows = masks[of]
        row = NOBODYS if not rows or args[0] is None else args[0]
        own.setdefault(where, {})[key] = looks, rows, row, value, given
        return value

    return kept


def _divided(made: Made, record: type[Record], own_rows: tuple[str, ...]) -> tuple[int, int]:
    """The fields that a function looks at as two masks: at all of them, and only at its own row."""
    looks = looked_at(made, record)  # type: ignore[arg-type]  # a class has a hash
    if looks == EVERYTHING:
        return looks, 0
    names = _fields_of(record)[0]  # type: ignore[arg-type]
    rows = sum(1 << names.index(name) for name in own_rows) & looks
    return looks & ~rows, rows


def packing(s: Any, pack: Callable[[Any], Any] | None) -> Any:
    """The reading copy itself, whose parts are from now on given as `pack` makes them (None: as they are)."""
    own = s.__dict__
    if own.get("_pack") is not pack:
        own["_pack"], own["_parts"], own["_once"] = pack, {}, {}
    return s


def read_after(states: np.ndarray, earlier: Any) -> Any:
    """A reading copy of a position that keeps what was made of an `earlier` one and still holds.

    The earlier one itself, if nothing has changed.
    """
    now, before = states.tobytes(), earlier.states.tobytes()
    if now == before:
        return earlier
    names, of_byte, read = _fields_of(earlier.of)
    differing = np.frombuffer(now, np.uint8) != np.frombuffer(before, np.uint8)
    kept = dict(earlier.__dict__)
    for name in NOT_KEPT:
        kept.pop(name, None)
    mask, by_row = 0, [0] * ROWS
    for place in set(of_byte[differing].tolist()):
        field, row = divmod(place, ROWS)
        bit, name = 1 << field, names[field]
        by_row[row] |= bit
        if not mask & bit:
            mask |= bit
            if name in kept:  # it was looked at, and will be again
                kept[name] = read[field](now)
    for memory in ("_parts", "_once"):
        if memory in kept:
            made = kept[memory]
            kept[memory] = {
                key: entry for key, entry in made.items() if not (entry[0] & mask or entry[1] & by_row[entry[2]])
            }
    memory_of_it = bytearray(now)
    found = type(earlier)(np.frombuffer(memory_of_it, states.dtype))
    kept["data"] = memoryview(memory_of_it)
    found.__dict__.update(kept)
    return found


NOT_KEPT = ("states", "index", "data", "told")  # `told`: what a story says of this very position


def rest(s: Any) -> None:
    """Forgets what is quickly made again: little memory for a table that waits. Packed parts and fields stay."""
    s.__dict__.pop("_once", None)
    s.__dict__.pop("told", None)
    if s.__dict__.get("_pack") is None:
        s.__dict__.pop("_parts", None)


@cache
def _fields_of(record: type[Record]) -> tuple[list[str], np.ndarray, list[Callable[[bytes], Any]]]:
    """The fields of a record: their names, for every byte the field (times `ROWS`) and the row it belongs to, and what
    reads each of them from the bytes of a record."""
    names = [*record.dtype.names]  # type: ignore[misc]  # a record has names
    of_byte, read = np.zeros(record.dtype.itemsize, np.intp), []
    for number, name in enumerate(names):
        kind, offset = record.dtype.fields[name][:2]  # type: ignore[index]
        declared = record.fields.get(name)
        rows = declared.shape[0] if declared and declared.shape else 1
        size = kind.itemsize // rows
        for row in range(rows):
            of_byte[offset + row * size : offset + (row + 1) * size] = number * ROWS + min(row, ROWS - 1)
        read.append(_reader(declared or u8, offset, kind.itemsize))
    return names, of_byte, read


def _reader(kind: FieldType, offset: int, size: int) -> Callable[[bytes], Any]:
    """What reads a field from the bytes of a record as `Reading` shows it, several times faster than NumPy."""
    letter: Any = LETTERS[kind.scalar]
    end = offset + size
    if not kind.shape:
        return lambda record: memoryview(record)[offset:end].cast(letter)[0]
    if len(kind.shape) == 1:
        return lambda record: Row(memoryview(record)[offset:end].cast(letter))
    shape = kind.shape
    if len(shape) == 2 and shape[0] > FEW:
        return lambda record: LongGrid(memoryview(record)[offset:end].cast(letter).tolist(), shape[1])
    return lambda record: _rows(memoryview(record)[offset:end].cast(letter, shape).tolist())


def _rows(values: list) -> list:
    return Grid(map(_rows, values)) if values and type(values[0]) is list else Row(values)


class LongGrid(Sequence[Row]):
    """A field with many rows, of which few are looked at: each is made when somebody asks for it (as `Grid`)."""

    __slots__ = ("_cells", "_width")

    def __init__(self, cells: list[int], width: int):
        self._cells, self._width = cells, width

    def __len__(self) -> int:
        return len(self._cells) // self._width

    def __getitem__(self, key: Any) -> Any:
        if type(key) is tuple:
            row, place = key
            if row >= 0 and 0 <= place < self._width:
                return self._cells[row * self._width + place]
            return self[row][place]
        if type(key) is slice:
            return [self[row] for row in range(*key.indices(len(self)))]
        first = (key if key >= 0 else len(self) + key) * self._width
        if not 0 <= first < len(self._cells):
            raise IndexError("there is no such row")
        return Row(self._cells[first : first + self._width])

    def tolist(self) -> list[list[int]]:
        return [list(row) for row in self]


@cache
def looked_at(function: Callable[..., Any], record: type[Record]) -> int:
    """A mask of the fields that a function and all it calls may look at."""
    found, seen, waiting = set(), set(), [function]
    while waiting:
        plain = _plain(waiting.pop())
        if plain is None or plain in seen:
            continue
        seen.add(plain)
        for code in _codes(plain.__code__):
            attributes, names = _named(code)
            if WHOLE & (attributes | names):
                return EVERYTHING
            found |= attributes
            waiting += _callees(plain, attributes, names)
    fields = _fields_of(record)[0]  # type: ignore[arg-type]  # a class has a hash
    return sum(1 << number for number, name in enumerate(fields) if name in found)


def _plain(function: Any) -> FunctionType | None:
    """The Python function behind a compiled or wrapped one."""
    while not isinstance(function, FunctionType) or hasattr(function, "__wrapped__"):
        function = getattr(function, "py_func", None) or getattr(function, "__wrapped__", None)
        if function is None:
            return None
    return function


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes(constant)


def _named(code: CodeType) -> tuple[set[str], set[str]]:
    """The attributes and the globals that a code names."""
    attributes, names = set(), set()
    for instruction in dis.get_instructions(code):
        if instruction.opname in ("LOAD_ATTR", "LOAD_METHOD"):
            attributes.add(instruction.argval)
        elif instruction.opname in ("LOAD_GLOBAL", "LOAD_NAME", "LOAD_DEREF"):
            names.add(instruction.argval)
    return attributes, names


def _callees(function: FunctionType, attributes: set[str], names: set[str]) -> list[Any]:
    """What a function may call: by its name, as an attribute of a module, or from around it."""
    known = dict(function.__globals__)
    for name, cell in zip(function.__code__.co_freevars, function.__closure__ or (), strict=True):
        known[name] = cell.cell_contents
    values = [known[name] for name in names if name in known]
    of_modules = [
        getattr(module, attribute)
        for module in values
        if isinstance(module, ModuleType)
        for attribute in attributes
        if hasattr(module, attribute)
    ]
    return [value for value in (*values, *of_modules) if callable(value)]
