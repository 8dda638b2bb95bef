"""From LLVM code to a WebAssembly module that imports nothing.

Numba's front end gives LLVM code of every function (`kernel.linking.joined`). It knows nothing of the machine that
it will run on but the width of its integers, so it is optimised and translated here for another one. Records keep their
layout: every field is found by its distance from the start.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from llvmlite import binding as llvm

TRIPLE = "wasm32-unknown-unknown"
# What every browser has that runs modules at all (Safari since 16.4); without fused or relaxed arithmetic.
FEATURES = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext,+simd128"
STACK = 1 << 16  # bytes; rules keep nothing large there
# Rules own no memory, so there is nothing to count.
COUNTING = re.compile(r"^declare void (@NRT_(?:in|de)cref)\(.*$", re.MULTILINE)


class NoLinker(OSError):
    """There is no linker for WebAssembly on this machine."""


def linker() -> list[str]:
    """The command that links: LLVM's own, or the one inside Python's `ziglang`."""
    names = ["wasm-ld", *(f"wasm-ld-{version}" for version in range(30, 13, -1))]
    found = next(filter(None, map(shutil.which, names)), None)
    if found:
        return [found]
    if find_spec("ziglang"):
        return [sys.executable, "-m", "ziglang", "wasm-ld"]
    raise NoLinker("wasm-ld is needed, which comes with LLVM's linker: apt-get install lld, or pip install ziglang")


def module_of(code: str, exports: list[str]) -> bytes:
    """The WebAssembly module of some LLVM code, of which only `exports` are seen from outside."""
    return linked(translated(code, exports), exports)


def translated(code: str, exports: list[str]) -> bytes:
    """An object file for WebAssembly, optimised as a whole. This is all the work; it needs no linker."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(features=FEATURES, opt=3)
    module = llvm.parse_assembly(COUNTING.sub(r"define void \1(ptr %0) { ret void }", code))
    module.triple, module.data_layout = TRIPLE, str(machine.target_data)
    seen = set(exports)
    for each in (*module.functions, *module.global_variables):
        if not each.is_declaration and each.name not in seen:
            each.linkage = "internal"
    module.verify()
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = options.slp_vectorization = False
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
    return machine.emit_object(module)


def linked(code: bytes, exports: list[str]) -> bytes:
    """The module of an object file."""
    with TemporaryDirectory() as folder:
        given, made = Path(folder) / "given.o", Path(folder) / "made.wasm"
        given.write_bytes(code)
        wanted = [f"--export={name}" for name in (*exports, "__heap_base")]
        stack = ["--stack-first", "-z", f"stack-size={STACK}"]  # a stack that is too small traps
        command = [*linker(), "--no-entry", "--strip-all", *stack, *wanted, str(given), "-o", str(made)]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            raise RuntimeError(f"the module cannot be linked:\n{done.stderr}")
        return made.read_bytes()
