"""How a host calls into a module: one way for all functions, and its description.

- an array is the address of its numbers and how many there are along its first dimension; the others are fixed;
- a record is its address;
- an integer is a 64-bit integer (a BigInt in JavaScript), a real number a 64-bit floating-point number.

What comes back is an integer, a real number, 0 or 1 for a truth value, or nothing. Numba passes more (lengths and
strides of every dimension, places for the result and for exceptions): a small function in front of each supplies it.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np
from numba import types

ITEMS = {"b": "i", "i": "i", "u": "u", "f": "f"}  # kinds of numbers as NumPy writes them, and as we do


@dataclass(frozen=True)
class Returned:
    """What comes back: its kind, as LLVM has it in memory, as it is exported, and how the one becomes the other."""

    kind: str  # integer, real, truth
    stored: str
    given: str
    widened: str = ""


NOTHING = Returned("", "", "void")
REAL, TRUTH = Returned("real", "double", "double"), Returned("truth", "i8", "i32", "zext")


@dataclass(frozen=True)
class Parameter:
    """One argument: what the host passes."""

    name: str
    kind: str  # array, record, integer, real
    item: str = ""  # of an array: i8 … f64, or record
    inner: tuple[int, ...] = ()  # of an array: its dimensions but the first
    item_size: int = 0

    def described(self) -> dict[str, Any]:
        given: dict[str, Any] = {"name": self.name, "kind": self.kind}
        return given | {"item": self.item, "inner": list(self.inner)} if self.kind == "array" else given

    def received(self, k: int) -> list[str]:
        """The parameters of the exported function, in LLVM's words."""
        letters = {"array": [f"ptr %a{k}", f"i32 %n{k}"], "record": [f"ptr %a{k}"], "real": [f"double %a{k}"]}
        return letters.get(self.kind, [f"i64 %a{k}"])

    def passed(self, k: int) -> tuple[list[str], list[str]]:
        """Instructions before the call, and what Numba's function gets."""
        if self.kind != "array":
            return [], self.received(k)
        strides = [self.item_size * prod(self.inner[d:]) for d in range(len(self.inner) + 1)]
        before = [f"%w{k} = zext i32 %n{k} to i64", f"%t{k} = mul i64 %w{k}, {prod(self.inner)}"]
        shape = [f"i64 %w{k}", *(f"i64 {n}" for n in self.inner)]
        numbers = [f"i64 %t{k}", f"i64 {self.item_size}", f"ptr %a{k}", *shape, *(f"i64 {n}" for n in strides)]
        return before, ["ptr null", "ptr null", *numbers]


@dataclass(frozen=True)
class Entrance:
    """A function as a host calls it. `inside` is its name in Numba's code."""

    name: str
    inside: str
    parameters: list[Parameter]
    result: Returned = NOTHING

    def described(self) -> dict[str, Any]:
        return {"arguments": [each.described() for each in self.parameters], "result": self.result.kind or None}

    def code(self) -> str:
        """The function in front, in LLVM's words. An exception, which no rule has, stops the module."""
        received = [each for k, one in enumerate(self.parameters) for each in one.received(k)]
        before, passed = [], ["ptr %result", "ptr %problem"]
        for k, one in enumerate(self.parameters):
            instructions, arguments = one.passed(k)
            before += instructions
            passed += arguments
        lines = ["%result = alloca i64", "%problem = alloca i64", *before]
        lines += [f'%status = call i32 @"{self.inside}"({", ".join(passed)})', "%fine = icmp eq i32 %status, 0"]
        lines += ["br i1 %fine, label %done, label %wrong", "wrong:", "call void @llvm.trap()", "unreachable", "done:"]
        lines += self._returned()
        body = "\n".join(f"  {line}" if not line.endswith(":") else line for line in lines)
        return f'define {self.result.given} @"{self.name}"({", ".join(received)}) {{\n{body}\n}}\n'

    def _returned(self) -> list[str]:
        found = self.result
        if not found.stored:
            return ["ret void"]
        loaded = [f"%found = load {found.stored}, ptr %result"]
        if not found.widened:
            return [*loaded, f"ret {found.given} %found"]
        wider = f"%wide = {found.widened} {found.stored} %found to {found.given}"
        return [*loaded, wider, f"ret {found.given} %wide"]


def parameter(name: str, kind: Any, sample: Any) -> Parameter:
    """The parameter of this type; a sample shows the dimensions of an array."""
    if isinstance(kind, types.Array):
        return _array(name, kind, sample)
    if isinstance(kind, types.Record):
        return Parameter(name, "record")
    if kind == types.int64:
        return Parameter(name, "integer")
    if kind == types.float64:
        return Parameter(name, "real")
    raise TypeError(f"{name}: a host cannot pass {kind}")


def _array(name: str, kind: Any, sample: np.ndarray) -> Parameter:
    if kind.layout != "C":
        raise TypeError(f"{name}: only contiguous arrays can be passed, not {kind}")
    dtype = sample.dtype
    item = "record" if dtype.names else f"{ITEMS[dtype.kind]}{8 * dtype.itemsize}"
    return Parameter(name, "array", item, sample.shape[1:], dtype.itemsize)


def result(name: str, kind: Any) -> Returned:
    """What comes back from a function with this type."""
    if kind == types.none:
        return NOTHING
    if kind == types.float64:
        return REAL
    if isinstance(kind, types.Boolean):
        return TRUTH
    if kind in types.integer_domain:
        wider = ("sext" if kind.signed else "zext") if kind.bitwidth < 64 else ""
        return Returned("integer", f"i{kind.bitwidth}", "i64", wider)
    raise TypeError(f"{name}: a host cannot be given {kind}")


DECLARATION = "declare void @llvm.trap()\n"
