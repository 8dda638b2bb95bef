"""Kinds of numbers, and how fields of them lie in a record: what NumPy calls `dtype`."""

from __future__ import annotations

from collections.abc import Iterable
from math import prod
from typing import Any


class generic:
    """A kind of number. Its class is what `dtype` is given; there are no instances."""

    format: str
    itemsize: int
    code: str


class integer(generic):
    pass


class signedinteger(integer):
    pass


class unsignedinteger(integer):
    pass


class floating(generic):
    pass


def _kind(name: str, base: type[generic], format: str, itemsize: int, code: str) -> type[Any]:
    return type(name, (base,), {"format": format, "itemsize": itemsize, "code": code})


int8, int16 = _kind("int8", signedinteger, "b", 1, "|i1"), _kind("int16", signedinteger, "h", 2, "<i2")
int32, int64 = _kind("int32", signedinteger, "i", 4, "<i4"), _kind("int64", signedinteger, "q", 8, "<i8")
uint8, uint16 = _kind("uint8", unsignedinteger, "B", 1, "|u1"), _kind("uint16", unsignedinteger, "H", 2, "<u2")
uint32, uint64 = _kind("uint32", unsignedinteger, "I", 4, "<u4"), _kind("uint64", unsignedinteger, "Q", 8, "<u8")
float32, float64 = _kind("float32", floating, "f", 4, "<f4"), _kind("float64", floating, "d", 8, "<f8")
bool_ = _kind("bool", generic, "?", 1, "|b1")
intp = int64
KINDS = {
    each.code: each for each in (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float32, float64, bool_)
}
PYTHON = {int: int64, float: float64, bool: bool_}


class iinfo:
    """The smallest and the largest number of a kind."""

    def __init__(self, kind: type[generic]):
        bits, signed = 8 * kind.itemsize, issubclass(kind, signedinteger)
        self.min = -(1 << bits - 1) if signed else 0
        self.max = (1 << (bits - 1 if signed else bits)) - 1


class dtype:
    """A kind of number, an array of one with a fixed shape, or a record of such fields."""

    def __init__(self, spec: Any, align: bool = False):
        self.names: tuple[str, ...] | None = None
        self.fields: dict[str, tuple[dtype, int]] | None = None
        self.shape: tuple[int, ...] = ()
        self.base = self
        self.type: Any = None
        self.itemsize = 0
        self.str = ""
        if isinstance(spec, dtype):
            self.__dict__.update(spec.__dict__)
        elif isinstance(spec, dict):
            kinds = [_member(each) for each in spec["formats"]]
            self._of_fields(zip(spec["names"], kinds, spec["offsets"], strict=True), spec["itemsize"])
        elif isinstance(spec, list):
            self._laid_out([(name, _member((kind, *shape))) for name, kind, *shape in spec], align)
        elif isinstance(spec, tuple):
            kind, shape = spec
            self.base, self.shape = dtype(kind), tuple(shape)
            self.type, self.itemsize = self.base.type, self.base.itemsize * prod(self.shape)
            self.str = f"|V{self.itemsize}"
        else:
            self.type = KINDS[spec] if isinstance(spec, str) else PYTHON.get(spec, spec)
            self.itemsize, self.str = self.type.itemsize, self.type.code

    def _laid_out(self, members: list[tuple[str, dtype]], align: bool) -> None:
        offset, widest, found = 0, 1, []
        for name, kind in members:
            width = kind.base.itemsize if align else 1
            offset += -offset % width
            widest = max(widest, width)
            found.append((name, kind, offset))
            offset += kind.itemsize
        self._of_fields(found, offset + -offset % widest)

    def _of_fields(self, members: Iterable[tuple[str, dtype, int]], itemsize: int) -> None:
        self.fields = {name: (kind, offset) for name, kind, offset in members}
        self.names, self.itemsize, self.str, self.type = tuple(self.fields), itemsize, f"|V{itemsize}", None

    def _content(self) -> Any:
        fields = tuple((name, kind._content(), at) for name, (kind, at) in (self.fields or {}).items())
        return self.base.str, self.shape, fields, self.itemsize

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, dtype) and self._content() == other._content())

    def __hash__(self) -> int:
        return hash(self._content())


def _member(spec: Any) -> dtype:
    """A field: a kind, or a kind with a shape."""
    if not isinstance(spec, tuple):
        return dtype(spec)
    kind, *shape = spec
    return dtype((kind, shape[0])) if shape and shape[0] else dtype(kind)
