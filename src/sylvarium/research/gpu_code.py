"""Small code for the GPU: what numba-cuda is told to do differently.

The threads of a warp play different games and are soon in different places of the rules. What they mostly wait for
is the next instruction, once the code is larger than the caches of a multiprocessor: measured, five of six cycles
in Sylvan Tactics. So loops stay loops, the largest rules stay functions, and a table of the rules is stored once.
"""

from __future__ import annotations

import hashlib
import re
from functools import cache, wraps
from typing import Any

import numpy as np

from sylvarium.kernel.rule import LARGE_RULES

GLOBAL_MEMORY = 1  # the address space, as NVIDIA numbers them
OURS = "9sylvarium"  # how the package begins in the names of compiled code

# numba names a block of its code after the number of the Python instruction it begins with.
NO_BLOCK = -1
BLOCK = re.compile(r'"?B(\d+)[^"\s:]*"?:')
JUMP = re.compile(r'  br label %"B(\d+)"$')
DEFINITION = re.compile(r'^define [^\n]*?@"?([^"(\s]+)"?\([^\n]*\)$', re.MULTILINE)


def use_small_code() -> None:
    """From now on numba-cuda compiles in this way what is ours; other code of the same program as before."""
    from numba.cuda.cudadrv import nvvm
    from numba.cuda.target import CUDATargetContext

    compile_ir, make_constant_array = nvvm.compile_ir, CUDATargetContext.make_constant_array

    @wraps(compile_ir)
    def compile_small(modules: Any, **options: Any) -> Any:
        modules, options = asked_of_the_compiler([modules] if isinstance(modules, str) else modules, options)
        return compile_ir(modules, **options)

    @wraps(make_constant_array)
    def store_table(context: Any, builder: Any, kind: Any, table: np.ndarray) -> Any:
        store = table_stored_once if OURS in builder.function.name else make_constant_array
        return store(context, builder, kind, table)

    for owner, name, ours in (
        (nvvm, "compile_ir", compile_small),
        (CUDATargetContext, "make_constant_array", store_table),
    ):
        setattr(owner, name, ours)


def asked_of_the_compiler(modules: list[str], options: dict[str, Any]) -> tuple[list[str], dict[str, Any]]:
    """Ours are small, and compute with fractions as every other machine does: no multiplication is fused with a sum.

    (`kernel/real.py` says why.)
    """
    if not any(OURS in module for module in modules):
        return modules, options
    return [with_calls(without_unrolling(module)) for module in modules], options | {"fma": False}


def without_unrolling(module: str) -> str:
    """LLVM code in which no loop is written out: every jump back is marked so."""
    lines: list[str] = []
    marks: list[str] = []
    block = NO_BLOCK
    for line in module.split("\n"):
        if line.startswith("define"):
            block = NO_BLOCK
        if label := BLOCK.match(line):
            block = int(label[1])
        jump = JUMP.match(line)
        if jump and int(jump[1]) <= block:
            mark = 9000 + len(marks)  # beyond the numbers numba gives
            line += f", !llvm.loop !{mark}"
            marks.append(f"!{mark} = distinct !{{!{mark}, !{mark + 1}}}")
            marks.append(f'!{mark + 1} = !{{!"llvm.loop.unroll.disable"}}')
        lines.append(line)
    return "\n".join([*lines, *marks, ""])


def with_calls(module: str) -> str:
    """LLVM code in which large rules are called instead of being copied into those who use them."""
    return DEFINITION.sub(lambda found: f"{found[0]} noinline" if is_large(found[1]) else found[0], module)


def is_large(name: str) -> bool:
    """Whether a function of the compiled code, by the name numba gives it, is a large rule."""
    return any(name.startswith(f"_ZN{mangled}B") for mangled in map(mangle, LARGE_RULES))


@cache
def mangle(name: str) -> str:
    """The name of a rule as it begins in compiled code: every part after its length."""
    return "".join(f"{len(part)}{part}" for part in name.split("."))


def table_stored_once(context: Any, builder: Any, kind: Any, table: np.ndarray) -> Any:
    """A table of the rules as the compiled code sees it.

    numba-cuda stores a copy for every use, all of them in constant memory. That is made for threads which read the
    same entry together, and has a small cache.
    """
    from llvmlite import ir
    from numba import intp

    table = np.ascontiguousarray(table)
    name = f"table_{hashlib.sha256(table.tobytes()).hexdigest()[:24]}_{table.itemsize}"
    known = builder.module.globals.get(name)
    if known is None:
        values = ir.Constant(ir.ArrayType(ir.IntType(8), table.nbytes), bytearray(table.tobytes()))
        known = ir.GlobalVariable(builder.module, values.type, name, addrspace=GLOBAL_MEMORY)
        known.linkage = "linkonce_odr"  # modules that are linked together share it
        known.global_constant = True
        known.initializer = values
        known.align = table.itemsize
    anywhere = builder.addrspacecast(known, ir.PointerType(ir.IntType(8)), "generic")
    array = context.make_array(kind)(context, builder)
    context.populate_array(
        array,
        data=builder.bitcast(anywhere, array.data.type),
        shape=[context.get_constant(intp, n) for n in table.shape],
        strides=[context.get_constant(intp, n) for n in table.strides],
        itemsize=array.itemsize,
        parent=array.parent,
        meminfo=None,
    )
    return array._getvalue()
