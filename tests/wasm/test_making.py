"""What goes wrong while modules are made is said in words."""

from __future__ import annotations

import math

import pytest
from numba import float64, types

from sylvarium.kernel.linking import joined
from sylvarium.kernel.real import log
from sylvarium.kernel.rule import rule
from sylvarium.wasm import calling, linking
from sylvarium.wasm.making import make


def module(function, kind=float64) -> bytes:
    code, found = joined("tried", {"tried": (function, (kind,))})
    inside, returned = found["tried"]
    entrance = calling.Entrance("tried", inside, [calling.parameter("x", kind, 0)], calling.result("tried", returned))
    return linking.module_of("\n".join([code, calling.DECLARATION, entrance.code()]), ["tried"])


def test_a_function_of_ours_needs_nothing_from_outside():
    assert module(log).startswith(b"\0asm")


def test_a_function_of_the_c_library_is_found_out():
    """It would have to come from outside, and be another one in every browser."""

    @rule
    def logarithm(x):
        return math.log(x)

    with pytest.raises(RuntimeError, match=r"cannot be linked(.|\n)*log"):
        module(logarithm)


def test_what_a_host_cannot_pass_is_named():
    with pytest.raises(TypeError, match="x: a host cannot pass"):
        calling.parameter("x", types.unicode_type, "")
    with pytest.raises(TypeError, match="split: a host cannot be given"):
        calling.result("split", types.UniTuple(types.int64, 2))


def test_without_a_linker_it_says_what_to_install(monkeypatch):
    monkeypatch.setattr(linking.shutil, "which", lambda name: None)
    monkeypatch.setattr(linking, "find_spec", lambda name: None)
    with pytest.raises(linking.NoLinker, match="apt-get install lld, or pip install ziglang"):
        linking.linker()


def test_a_game_that_does_not_exist(tmp_path):
    with pytest.raises(OSError, match=r"the module of chess could not be made(.|\n)*chess"):
        make("chess", tmp_path)
