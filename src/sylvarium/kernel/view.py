"""What helps games to show themselves: what a view shows is made again only when it has changed.

A move changes a few fields of a position, and most of what is shown follows from the others. So a reading copy
(`Record.reading`) that is made after an earlier one (`read_after`) takes over everything that was made of that and
still holds. What a function looks at is found in its code and in that of the functions it calls, compiled or not:
every field it names, whatever for. One that names fields as texts (`getattr`) is taken to look at everything.
"""

from __future__ import annotations

import dis
from collections.abc import Callable, Iterator
from functools import cache, wraps
from types import CodeType, FunctionType, ModuleType
from typing import Any

import numpy as np

from sylvarium.kernel.record import Reading, Record

EVERYTHING = -1  # as a mask of fields
WHOLE = {"tobytes", "data", "copy", "getattr", "vars"}  # who uses these may look at any field


def once(made: Callable[..., Any]) -> Callable[..., Any]:
    """`@once`: what follows from a position (and plain arguments) is made once, for all who read it.

    It is kept as long as nothing it looks at changes. What is kept is shared: copy it before changing it.
    """
    return _kept(made, False)


def part(made: Callable[..., Any]) -> Callable[..., Any]:
    """`@part`: the same for a piece of a view that nothing else looks into, so that it can be packed at once.

    Whoever reads with `packing` gets what it made of the piece instead of the piece.
    """
    return _kept(made, True)


def _kept(made: Callable[..., Any], opaque: bool) -> Callable[..., Any]:
    name, where = f"{made.__module__}.{made.__qualname__}", "_parts" if opaque else "_once"

    @wraps(made)
    def kept(s: Any, *args: Any) -> Any:
        if not isinstance(s, Reading):
            return made(s.reading(), *args)  # it may change before the next look, but not during this one
        own = s.__dict__
        memory = own.get(where)
        if memory is None:
            memory = own[where] = {}
        key = (name, *args)
        found = memory.get(key)
        if found is None:
            value = made(s, *args)
            pack = own.get("_pack") if opaque else None
            looks = looked_at(made, s.of)  # type: ignore[arg-type]  # a class has a hash
            found = memory[key] = looks, pack(value) if pack else value
        return found[1]

    return kept


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
    names, of_byte = _fields_of(earlier.of)
    differing = np.frombuffer(now, np.uint8) != np.frombuffer(before, np.uint8)
    changed = set(of_byte[differing].tolist())
    found = type(earlier)(np.frombuffer(bytearray(now), states.dtype))
    kept = dict(earlier.__dict__)
    for name in NOT_KEPT:
        kept.pop(name, None)
    mask = 0
    for field in changed:
        kept.pop(names[field], None)
        mask |= 1 << field
    for memory in ("_parts", "_once"):
        made = dict(kept.get(memory, ()))
        kept[memory] = {key: entry for key, entry in made.items() if not entry[0] & mask}
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
def _fields_of(record: type[Record]) -> tuple[list[str], np.ndarray]:
    """The names of the fields, and for every byte of a record the field it belongs to."""
    names = [*record.dtype.names]  # type: ignore[misc]  # a record has names
    of_byte = np.zeros(record.dtype.itemsize, np.intp)
    for number, name in enumerate(names):
        kind, offset = record.dtype.fields[name][:2]  # type: ignore[index]
        of_byte[offset : offset + kind.itemsize] = number
    return names, of_byte


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
    fields, _ = _fields_of(record)  # type: ignore[arg-type]  # a class has a hash
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
