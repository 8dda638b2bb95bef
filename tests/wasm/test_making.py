"""What goes wrong while modules are made is said in words."""

from __future__ import annotations

import json
import math

import pytest
from numba import float64, types

from sylvarium.games import game
from sylvarium.kernel.linking import joined
from sylvarium.kernel.real import log
from sylvarium.kernel.rule import rule
from sylvarium.wasm import building, calling, linking
from sylvarium.wasm.making import make


def tried(function, kind=float64) -> tuple[str, calling.Entrance]:
    """The LLVM code of a function, and how a module is entered there."""
    code, found = joined("tried", {"tried": (function, (kind,))})
    inside, returned = found["tried"]
    entrance = calling.Entrance("tried", inside, [calling.parameter("x", kind, 0)], calling.result("tried", returned))
    return "\n".join([code, calling.DECLARATION, entrance.code()]), entrance


def module(function) -> bytes:
    return linking.module_of(tried(function)[0], ["tried"])


def test_a_function_of_ours_needs_nothing_from_outside():
    assert module(log).startswith(b"\0asm")


def test_a_function_of_the_c_library_is_found_out():
    """It would have to come from outside, and be another one in every browser."""

    @rule
    def logarithm(x):
        return math.log(x)

    with pytest.raises(RuntimeError, match=r"cannot be linked(.|\n)*log"):
        module(logarithm)


def test_it_is_translated_once_and_linked_when_there_is_a_linker(tmp_path, monkeypatch):
    """`sylvarium compile --modules` runs before the tests have brought a linker."""
    translations = []

    def made(game):
        code, entrance = tried(log)
        translations.append(game.key)
        return linking.translated(code, ["tried"]), [entrance]

    monkeypatch.setenv("SYLVARIUM_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(building, "made", made)
    with monkeypatch.context() as bare:
        bare.setattr(linking, "linker", lambda: pytest.fail("nothing is to be linked yet"))
        building.translate(game("builders"))
        building.translate(game("builders"))
    for folder in (tmp_path / "one", tmp_path / "other"):
        building.build(game("builders"), folder)
        assert (folder / "builders.wasm").read_bytes().startswith(b"\0asm")
        assert list(json.loads((folder / "builders.json").read_bytes())["functions"]) == ["tried"]
    building.translate(game("builders"))
    assert translations == ["builders"]


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
